"""The OpenAPI description is true: what is sent has the shapes that it shows."""

from lampion.server.api.envelope_shape import EnvelopeShape, HintShape, ListedShape, PastShape
from support.running_server import API, Client


def test_envelopes_have_the_described_shape_at_every_stage(ada: Client, bea: Client) -> None:
    table = ada.open("human", "open", start=0)
    seen = [ada.look(table)]
    bea.sit(table, 1)
    seen += [ada.look(table), bea.look(table)]
    HintShape.model_validate(ada.ask(table, "hint", {"seat": 0}).json())
    ada.play_first(table, ada.look(table))
    ada.do(table, 0, {"do": "undo"}, ada.look(table)["version"])
    seen += [ada.look(table), bea.look(table)]
    bea.do(table, 1, {"do": "resign"})
    seen += [ada.look(table), bea.look(table)]
    for envelope in seen:
        EnvelopeShape.model_validate(envelope)
    for past in ada.http.get(f"{API}/tables/{table}/past").json():
        PastShape.model_validate(past)
    for listed in ada.http.get(f"{API}/tables").json():
        ListedShape.model_validate(listed)


def test_every_route_is_described_with_its_answers(ada: Client) -> None:
    described = ada.http.get(f"{API}/openapi.json").json()
    paths = described["paths"]
    for path in ("/games", "/tables", "/tables/{table}", "/tables/{table}/commands", "/tables/{table}/record"):
        assert f"{API}{path}" in paths
    answers = paths[f"{API}/tables/{{table}}/commands"]["post"]["responses"]
    assert {"200", "400", "401", "403", "404", "409", "422"} <= set(answers)
    assert answers["422"]["content"]["application/json"]["schema"]["$ref"].endswith("RefusedAnswer")
    envelope = paths[f"{API}/tables/{{table}}"]["get"]["responses"]["200"]
    assert envelope["content"]["application/json"]["schema"]["$ref"].endswith("EnvelopeShape")
