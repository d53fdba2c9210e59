"""What people at a table have between them, over the API: lobby, consent, clocks, chat, another device."""

import secrets
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

from lampion.server.run import is_local, network_address
from support.running_server import Client, Machine, hear


def done(client: Client, table: str, seat: int, version: int | None = None, **command: Any) -> int:
    answer = client.do(table, seat, command, version)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["version"])


def test_a_listed_table_is_in_the_lobby_until_it_is_full(ada: Client, bea: Client) -> None:
    def lobby() -> list[str]:
        return [one["table"] for one in bea.http.get("/api/v1/lobby").json()]

    hidden = ada.open("human", "open")
    shown = ada.open("human", "open", listed=True)
    assert shown in lobby() and hidden not in lobby()
    assert bea.sit(shown, 1).status_code == 200
    assert shown not in lobby()
    assert ada.look(shown)["listed"] is True


def test_the_lobby_tells_how_a_table_is_played_and_whether_somebody_is_there(ada: Client, bea: Client) -> None:
    def shown() -> dict[str, Any]:
        return next(one for one in bea.http.get("/api/v1/lobby").json() if one["table"] == table)

    table = ada.open("human", "open", game="pagoda", clock={"days": 2}, listed=True)
    assert shown()["clock"] == {"days": 2} and shown()["here"] is False
    assert shown()["options"] == ada.look(table)["options"]
    assert bea.look(table)["clock"]["days"] == 2 and bea.look(table)["clock"]["runs"] is False
    with ada.socket(table) as line:
        hear(line, "position")
        assert shown()["here"] is True


def test_nobody_is_shown_a_table_at_which_nobody_waits(ada: Client, bea: Client) -> None:
    """So whoever opens a table with free seats only can sit down before strangers find it."""

    def lobby() -> list[str]:
        return [one["table"] for one in bea.http.get("/api/v1/lobby").json()]

    table = ada.open("open", "open", listed=True)
    assert table not in lobby()
    ada.sit(table, 0)
    assert table in lobby()
    done(ada, table, 0, do="leave")
    assert table not in lobby()


def test_spectators_are_counted(ada: Client, bea: Client) -> None:
    table = ada.open("human", "greedy")
    with ada.socket(table) as line:
        assert hear(line, "position")["envelope"]["watching"] == 0
        with bea.socket(table) as other:
            assert hear(other, "position")["envelope"]["seat"] is None
            while hear(line, "position")["envelope"]["watching"] != 1:
                pass
        while hear(line, "position")["envelope"]["watching"] != 0:
            pass


def test_a_table_says_whether_somebody_holds_hidden_things(ada: Client) -> None:
    hidden = {game: ada.look(ada.open("human", "human", game=game))["hidden"] for game in ("axio", "pagoda", "panda")}
    assert hidden == {"axio": True, "pagoda": True, "panda": False}


def test_a_server_says_how_far_its_invitations_reach(ada: Client) -> None:
    assert ada.http.get("/api/v1/reach").json() == {"reach": "device", "address": None, "can_open": True}
    behind_a_proxy = {"x-forwarded-for": "192.0.2.7"}
    assert ada.http.get("/api/v1/reach", headers=behind_a_proxy).json()["can_open"] is False
    assert ada.http.post("/api/v1/reach", headers=behind_a_proxy).json()["error"] == "not-for-you"
    assert ada.http.post("/api/v1/reach", headers={"origin": "http://evil.example"}).status_code == 403


def test_whoever_sits_at_the_machine_lets_its_network_in(machine: Machine, tmp_path: Path) -> None:
    own = network_address()
    if own is None or is_local(own):
        pytest.skip("MISSING on this machine: a network")
    server = machine.start(tmp_path)
    client = machine.client(server)
    elsewhere = f"http://{own}:{server.address.rsplit(':', 1)[1]}"
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{elsewhere}/healthz")
    assert client.http.get("/healthz", headers={"host": own}).json()["error"] == "wrong-host"
    opened = {"reach": "network", "address": elsewhere, "can_open": False}
    assert client.http.post("/api/v1/reach").json() == opened
    assert client.http.post("/api/v1/reach").json() == opened, "twice is once"
    assert httpx.get(f"{elsewhere}/healthz").json()["status"] == "ok"
    assert httpx.post(f"{elsewhere}/api/v1/reach").json()["error"] == "not-for-you"


def test_a_server_with_a_name_of_its_own_invites_everybody(machine: Machine, tmp_path: Path) -> None:
    client = machine.client(machine.start(tmp_path, public_url="https://play.example"))
    assert client.http.get("/api/v1/reach").json() == {
        "reach": "everywhere",
        "address": "https://play.example",
        "can_open": False,
    }
    assert client.http.post("/api/v1/reach").json()["error"] == "cannot-open"


def test_whoever_leaves_before_the_start_no_longer_has_the_table(ada: Client) -> None:
    table = ada.open("human", "open", listed=True)
    done(ada, table, 0, do="leave")
    assert table not in [one["table"] for one in ada.http.get("/api/v1/tables").json()]
    assert ada.look(table)["mine"] == []


def test_a_take_back_needs_the_other_s_consent(ada: Client, bea: Client) -> None:
    table = ada.open("human", "open", start=0)
    bea.sit(table, 1)
    first = ada.look(table)
    ada.play_first(table, first)
    now = ada.look(table)
    version = done(ada, table, 0, now["version"], do="ask", what="take-back")
    assert bea.look(table)["question"] == {"what": "take-back", "seat": 0, "waiting": [1], "version": version}
    assert bea.do(table, 1, {"do": "answer", "yes": True}).json()["error"] == "malformed"
    done(bea, table, 1, version, do="answer", yes=True)
    assert ada.look(table)["board"] == first["board"] and ada.look(table)["question"] is None


def test_chat_reaches_everybody_and_too_much_of_it_is_refused(ada: Client, bea: Client) -> None:
    table = ada.open("human", "open")
    with bea.socket(table) as line:
        done(ada, table, 0, do="say", text=" <b>hello</b> ")
        while not (said := [e for e in hear(line, "position")["envelope"]["log"]["entries"] if e["kind"] == "chat"]):
            pass
    assert said[0]["text"] == {"key": "log-chat", "args": {"text": "<b>hello</b>"}}
    answers = [ada.do(table, 0, {"do": "say", "text": "again"}) for _ in range(6)]
    assert answers[-1].json()["reason"]["key"] == "table-refuse-chat-pace"
    for text in ("", "x" * 401, "a\nb", "\x1b[31m"):
        assert ada.do(table, 0, {"do": "say", "text": text}).json()["error"] == "malformed"
    assert bea.do(table, 0, {"do": "say", "text": "as somebody else"}).json()["error"] == "not-your-seat"


def test_a_seat_moves_to_another_device_by_a_code(ada: Client, bea: Client) -> None:
    table = ada.open("human", "human")
    code = secrets.token_urlsafe(16)
    done(ada, table, 0, do="offer-seat", code=sha256(code.encode()).hexdigest())
    assert bea.do(table, 0, {"do": "take-seat", "code": "x" * 22}).json()["reason"]["key"] == "table-refuse-code"
    done(bea, table, 0, do="take-seat", code=code)
    assert bea.look(table)["mine"] == [0] and ada.look(table)["mine"] == [1]
    assert table in [one["table"] for one in bea.http.get("/api/v1/tables").json()]


def test_a_device_that_gave_its_seat_away_goes_on_watching(ada: Client, bea: Client) -> None:
    table = ada.open("human", "greedy")
    code = secrets.token_urlsafe(16)
    with ada.socket(table, "?seat=0") as line:
        assert hear(line, "position")["envelope"]["seat"] == 0
        done(ada, table, 0, do="offer-seat", code=sha256(code.encode()).hexdigest())
        done(bea, table, 0, do="take-seat", code=code)
        while (seen := hear(line, "position")["envelope"])["seat"] is not None:
            pass
        assert seen["mine"] == [] and seen["legal"] is None
        done(bea, table, 0, do="say", text="Here I am")
        assert hear(line, "position")["envelope"]["log"]["entries"][-1]["kind"] == "chat"


def test_a_flag_falls_by_itself_and_once(ada: Client) -> None:
    table = ada.open("human", "human", start=0, clock={"bank": 1000})
    clock = ada.look(table)["clock"]
    assert clock["runs"] and clock["asked"] == 0 and clock["deadline"] == clock["since"] + 1000
    assert abs(clock["now"] / 1000 - time.time()) < 60
    with ada.socket(table) as line:
        while not (envelope := hear(line, "position")["envelope"])["over"]:
            pass
    assert envelope["result"]["by"] == "time" and envelope["result"]["winners"] == [1]
    assert [entry["kind"] for entry in envelope["log"]["entries"]].count("flag") == 1


def test_clocks_that_make_no_sense_are_refused(ada: Client) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    for clock in ({}, {"bank": 60_000, "days": 1}, {"days": 0}, {"bank": 10}, {"days": 1, "increment": 5}):
        answer = ada.http.post("/api/v1/tables", json={"game": "axio", "seats": seats, "clock": clock})
        assert answer.status_code == 400 and answer.json()["error"] == "malformed"


def test_a_rematch_keeps_the_clock_and_rotates_the_seats(ada: Client) -> None:
    table = ada.open("human", "human", start=0, clock={"bank": 60_000, "increment": 1000})
    done(ada, table, 0, do="resign")
    done(ada, table, 1, do="rematch")
    again = ada.look(ada.look(table)["rematch"])
    assert again["clock"]["bank"] == 60_000 and again["clock"]["increment"] == 1000
    assert [seat["name"] for seat in again["seats"]] == ["Player 1", "Player 0"]
