"""A whole game by two programs that know nothing but HTTP."""

from lampion.core.record import decode
from lampion.core.registry import game
from lampion.core.replay import fault_of
from support.running_server import API, Client, hear


def test_two_clients_play_axio_to_the_end_and_the_record_verifies(ada: Client, bea: Client) -> None:
    table = ada.open("human", "open")
    commitment = ada.look(table)["commitment"]
    assert bea.sit(table, 1).status_code == 200
    players = [ada, bea]
    position = ada.look(table)
    assert position["started"] and position["seat"] == 0
    while not position["over"]:
        player = players[position["to_move"]]
        position = player.look(table)
        assert position["seat"] == position["to_move"]
        answer = player.play_first(table, position)
        assert answer.status_code == 200, answer.text
        position = player.look(table, since=position["version"])
        assert position["log"]["entries"][0]["kind"] == "move"
    assert position["result"]["by"] == "rules"
    record = decode(ada.record(table))
    assert fault_of(game("axio"), record, commitment) is None
    assert record.commitment is not None
    assert all(record.commitment.contributions)


def test_a_table_with_a_bot_goes_on_by_itself(ada: Client) -> None:
    table = ada.open("human", "greedy", start=0)
    for move in (0, 1):
        assert ada.play_first(table, ada.look(table)).status_code == 200, move
    with ada.socket(table) as line:
        while (envelope := hear(line, "position")["envelope"])["to_move"] != 0:
            pass
    assert any(entry["seat"] == 1 for entry in envelope["log"]["entries"])


def test_my_tables_are_listed_with_the_last_changed_first(ada: Client, bea: Client) -> None:
    first, second = ada.open("human", "human"), ada.open("human", "greedy")
    position = ada.look(first)
    ada.play_first(first, position)
    listed = ada.http.get(f"{API}/tables").json()
    assert {one["table"] for one in listed} == {first, second}
    assert listed[0]["changed"] >= listed[1]["changed"]
    mine = next(one for one in listed if one["table"] == first)
    assert mine["mine"] == [0, 1] and mine["game"] == "axio" and not mine["over"]
    assert mine["version"] == ada.look(first)["version"]
    assert bea.http.get(f"{API}/tables").json() == []


def test_previews_hints_and_reasons_are_for_the_one_who_decides(ada: Client, bea: Client) -> None:
    table = ada.open("human", "open", start=0)
    bea.sit(table, 1)
    position = ada.look(table)
    codes = [offer["code"] for offer in position["legal"]]
    previews = ada.ask(table, "previews", {"seat": 0, "codes": codes}).json()
    assert len(previews) == len(codes) and {preview["kind"] for preview in previews} == {"place"}
    assert bea.ask(table, "previews", {"seat": 0, "codes": codes}).status_code == 403
    assert bea.ask(table, "previews", {"seat": 1, "codes": codes}).json()["reason"]["key"] == "table-refuse-turn"
    assert ada.ask(table, "previews", {"seat": 0, "codes": [7]}).status_code == 422

    hint = ada.ask(table, "hint", {"seat": 0}).json()
    assert hint["code"] in codes and hint["text"]["args"]["what"]["key"].startswith("axio-advice")
    assert bea.ask(table, "hint", {"seat": 0}).status_code == 403
    assert bea.ask(table, "hint", {"seat": 1}).status_code == 422

    assert ada.ask(table, "why", {"seat": 0, "code": codes[0]}).json() == {"reason": None}
    assert ada.ask(table, "why", {"seat": 0, "notation": "r(0,0) r(0,1)"}).json()["reason"]["rule"].startswith("A")
    assert ada.ask(table, "why", {"seat": 0, "notation": "r(4,5) o(4,7)"}).json()["reason"]["rule"] == "A-9"
    assert ada.ask(table, "why", {"seat": 0, "notation": "castle"}).json()["reason"]["key"] == "refuse-notation"
    assert bea.ask(table, "why", {"seat": 1, "notation": "swap"}).json()["reason"]["key"] == "table-refuse-turn"
    assert bea.ask(table, "why", {"seat": 0, "code": codes[0]}).status_code == 403


def test_a_question_about_a_position_that_is_gone_is_no_error(ada: Client, bea: Client) -> None:
    table = ada.open("human", "open", start=0)
    bea.sit(table, 1)
    before = ada.look(table)
    codes = [offer["code"] for offer in before["legal"][:3]]
    about = {"seat": 0, "version": before["version"]}
    bea.do(table, 1, {"do": "say", "text": "Take your time"})
    assert len(ada.ask(table, "previews", {**about, "codes": codes}).json()) == len(codes), "talk changes nothing"
    assert ada.ask(table, "hint", about).status_code == 200
    ada.play_first(table, ada.look(table))
    for what, asked in (("previews", {**about, "codes": codes}), ("hint", about)):
        answer = ada.ask(table, what, asked)
        assert answer.status_code == 204 and answer.content == b"", what
    assert ada.ask(table, "previews", {"seat": 0, "codes": codes}).status_code == 422, "asked about what is there now"
    assert ada.ask(table, "previews", {**about, "codes": codes, "version": -1}).status_code == 400


def test_undo_and_its_lock(ada: Client) -> None:
    table = ada.open("human", "human", start=0)
    before = ada.look(table)
    ada.play_first(table, before)
    after = ada.look(table)
    assert after["undo"] == {"can": True, "lock": None}
    assert ada.do(table, 0, {"do": "undo"}, after["version"]).status_code == 200
    undone = ada.look(table, since=after["version"])
    assert (undone["board"], undone["legal"]) == (before["board"], before["legal"])
    assert [(entry["kind"], entry["undone"]) for entry in undone["log"]["entries"]] == [("move", True), ("undo", False)]
    ada.play_first(table, undone)
    refilled = ada.do(table, 0, {"do": "move", "notation": "refill"}, ada.look(table)["version"]).json()["version"]
    assert ada.look(table, seat=0)["undo"]["lock"]["key"] == "table-lock-chance"
    refused = ada.do(table, 0, {"do": "undo"}, refilled)
    assert refused.status_code == 422 and refused.json()["reason"]["key"] == "table-lock-chance"


def test_resigning_and_a_rematch(ada: Client, bea: Client) -> None:
    table = ada.open("human", "open")
    bea.sit(table, 1)
    assert ada.do(table, 0, {"do": "rematch"}).json()["reason"]["key"] == "table-refuse-running"
    assert ada.do(table, 0, {"do": "resign"}).status_code == 200
    result = bea.look(table)["result"]
    assert (result["winners"], result["by"], result["seat"]) == ([1], "resign", 0)
    assert ada.do(table, 0, {"do": "rematch"}).status_code == 200
    assert bea.do(table, 1, {"do": "rematch"}).status_code == 200
    again = bea.look(table)["rematch"]
    assert bea.look(again)["mine"] == [0] and ada.look(again)["mine"] == [1]
