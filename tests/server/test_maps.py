"""Maps of the host: clients name them, never a file; tables keep theirs."""

from pathlib import Path

import pytest

from support.running_server import Client, Machine

ISLANDS = Path(__file__).resolve().parents[1] / "rules" / "panda" / "maps" / "islands.toml"


def played(client: Client, table: str, decisions: int) -> int:
    """Decide a few times; the version of the table then."""
    for _ in range(decisions):
        position = client.look(table)
        assert client.play_first(table, position).status_code == 200
        position = client.look(table)
        if position["waits"]:
            client.do(table, position["to_move"], {"do": "done"}, position["version"])
    return int(client.look(table)["version"])


def test_a_table_is_played_on_an_installed_map_and_goes_on_without_the_file(machine: Machine, tmp_path: Path) -> None:
    server = machine.start(tmp_path, [ISLANDS])
    ada = machine.client(server)
    facts = {game["name"]: game["maps"] for game in ada.http.get("/api/v1/games").json()}
    assert facts["panda"][0] == "valley" and "islands" in facts["panda"]
    away, usual = ada.open("human", "human", game="panda", map="islands"), ada.open("human", "human", game="panda")
    version = played(ada, away, 3)
    played(ada, usual, 2)
    assert (ada.look(away)["map"], ada.look(usual)["map"]) == ("islands", "valley")
    server.stop()

    without = machine.client(machine.start(tmp_path), ada.token)
    assert (without.look(away)["frozen"], without.look(away)["version"]) == (None, version)
    assert '"islands"' in without.record(away)
    assert without.ask_for_table("human", "human", game="panda", map="islands").status_code == 400
    assert played(without, away, 2) > version
    played(without, usual, 2)


def test_bots_of_the_server_think_on_it_too(machine: Machine, tmp_path: Path) -> None:
    ada = machine.client(machine.start(tmp_path, [ISLANDS]))
    table = ada.open("human", "greedy", game="panda", map="islands", start=0)
    with ada.socket(table) as line:
        before = ada.look(table)
        ada.play_first(table, before)
        ada.do(table, 0, {"do": "done"}, before["version"] + 1)
        while ada.look(table)["to_move"] != 0:
            line.recv(timeout=30)
    moved = [entry for entry in ada.look(table)["log"]["entries"] if entry["kind"] == "move"]
    assert {entry["seat"] for entry in moved} == {0, 1}


@pytest.mark.parametrize("name", ["islands", "../islands.toml", str(ISLANDS), ""])
def test_nothing_but_the_name_of_an_installed_map_is_accepted(machine: Machine, tmp_path: Path, name: str) -> None:
    ada = machine.client(machine.start(tmp_path))
    seats = [{"kind": "human"}, {"kind": "human"}]
    answer = ada.http.post("/api/v1/tables", json={"game": "panda", "seats": seats, "map": name})
    assert answer.status_code == 400
    assert answer.json()["error"] in ("cannot-set-up", "malformed")
