"""How much one address may have written down: enough for any club, and no more than that."""

from pathlib import Path
from typing import Any

from lampion.server.limits import Limits
from lampion.server.settings import Settings
from support.running_server import API, Machine, hear, tell

CLUB = 60  # people who play all evening behind one address
A_MOVE, MOVES = 700, CLUB * 60 * 6  # bytes; six moves a minute and person


def test_what_is_written_beyond_the_limit_is_refused_with_a_sentence(machine: Machine, data: Path) -> None:
    settings: dict[str, Any] = {"limit_local": True, "bytes_per_hour": 1.0, "bytes_at_once": 8_000}
    client = machine.client(machine.start(data, **settings))
    table = client.open("human", "human", start=0)
    answers = []
    for number in range(12):
        answers.append(client.do(table, number % 2, {"do": "say", "text": "x" * 400}))
        if answers[-1].status_code == 429:
            break
    refused = answers[-1]
    assert refused.status_code == 429 and refused.json()["error"] == "too-much-stored", refused.text
    assert "stored" in refused.json()["message"]
    before = client.look(table)
    with client.socket(table) as line:
        tell(line, type="do", key="again", version=None, seat=0, command={"do": "say", "text": "y" * 400})
        told = hear(line, "error")
        assert (told["error"], told["key"]) == ("too-much-stored", "again")
    opened = client.http.post(f"{API}/tables", json={"game": "axio", "seats": [{"kind": "open"}] * 2})
    assert opened.status_code == 429 and opened.json()["error"] == "too-much-stored"
    assert client.look(table) == {**before, "watching": client.look(table)["watching"]}, "looking is free"
    assert 'lampion_turned_away_total{limit="bytes"} 3' in client.http.get("/metrics").text
    again = client.do(table, 0, {"do": "say", "text": "x" * 400}, key="first")
    assert again.status_code == 429, "it is not stored later either"


def test_a_command_that_is_sent_again_costs_nothing(machine: Machine, data: Path) -> None:
    settings: dict[str, Any] = {"limit_local": True, "bytes_per_hour": 1.0, "bytes_at_once": 4_000}
    client = machine.client(machine.start(data, **settings))
    table = client.open("human", "human", start=0)
    answers = [client.do(table, 0, {"do": "say", "text": "hello"}, key="k") for _ in range(40)]
    assert {answer.status_code for answer in answers} == {200}
    assert client.do(table, 0, {"do": "say", "text": "hello"}).status_code == 200


def test_a_club_behind_one_address_never_meets_it() -> None:
    limits = Limits(Settings())
    assert all(limits.may_store("192.0.2.1", A_MOVE) for _ in range(MOVES))
    assert not all(limits.may_store("192.0.2.2", 64 * 1024) for _ in range(2000))
    assert all(limits.may_store("127.0.0.1", 64 * 1024) for _ in range(2000)), "this machine is not limited"
