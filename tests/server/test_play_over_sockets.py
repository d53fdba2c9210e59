"""A whole game over WebSockets, watched by somebody who may see no rack."""

import json
import threading
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from support.running_server import Client, RunningServer, hear, tell


def play_on(client: Client, table: str, seat: int, seen: list[dict[str, Any]]) -> None:
    """Answer every position in which this seat decides, until the end."""
    with client.socket(table, f"?seat={seat}") as line:
        asked = 0
        while True:
            message = json.loads(line.recv(timeout=20))
            assert message["type"] in ("position", "ack"), message
            if message["type"] == "ack":
                continue
            envelope = message["envelope"]
            seen.append(envelope)
            if envelope["over"]:
                return
            if envelope["legal"] and envelope["version"] > asked:
                asked = envelope["version"]
                choice = {"do": "move", "code": envelope["legal"][-1]["code"]}
                tell(line, type="do", key=f"v{asked}", version=asked, seat=seat, command=choice)


def test_two_clients_play_to_the_end_and_a_spectator_sees_no_rack(ada: Client, bea: Client, client: Any) -> None:
    table = ada.open("human", "open")
    bea.sit(table, 1)
    watcher = client()
    seen: dict[str, list[dict[str, Any]]] = {"ada": [], "bea": [], "watcher": []}
    threads = [
        threading.Thread(target=play_on, args=(ada, table, 0, seen["ada"])),
        threading.Thread(target=play_on, args=(bea, table, 1, seen["bea"])),
    ]
    with watcher.socket(table) as line:
        for thread in threads:
            thread.start()
        while True:
            envelope = hear(line, "position")["envelope"]
            seen["watcher"].append(envelope)
            if envelope["over"]:
                break
    for thread in threads:
        thread.join(timeout=20)
    assert seen["ada"][-1]["over"] and seen["bea"][-1]["over"]
    for envelope in seen["watcher"][:-1]:
        assert envelope["seat"] is None and envelope["mine"] == [] and envelope["legal"] is None
        assert [player["rack"] for player in envelope["board"]["players"]] == [None, None]
    for number, name in enumerate(("ada", "bea")):
        for envelope in seen[name][:-1]:
            racks = [player["rack"] for player in envelope["board"]["players"]]
            assert racks[number] is not None and racks[1 - number] is None
            assert (envelope["legal"] is not None) == (envelope["to_move"] == number)
    for envelopes in seen.values():
        versions = [entry["version"] for envelope in envelopes for entry in envelope["log"]["entries"]]
        assert versions == sorted(set(versions)), "every entry is told once, in order"


def test_whoever_comes_back_gets_what_was_missed(ada: Client) -> None:
    table = ada.open("human", "human", start=0)
    with ada.socket(table) as line:
        version = hear(line, "position")["envelope"]["version"]
    ada.play_first(table, ada.look(table))
    with ada.socket(table, f"?since={version}") as line:
        envelope = hear(line, "position")["envelope"]
        assert envelope["log"]["from"] == version + 1
        assert [entry["kind"] for entry in envelope["log"]["entries"]] == ["move"]


def test_acknowledgement_comes_before_the_news(ada: Client) -> None:
    table = ada.open("human", "human", start=0)
    with ada.socket(table) as line:
        position = hear(line, "position")["envelope"]
        move = {"do": "move", "code": position["legal"][0]["code"]}
        tell(line, type="do", key="one", version=position["version"], seat=0, command=move)
        first = json.loads(line.recv(timeout=20))
        assert first == {"type": "ack", "key": "one", "version": position["version"] + 1}
        assert json.loads(line.recv(timeout=20))["type"] == "position"


def test_refusals_conflicts_and_garbage_have_their_own_answers(ada: Client, bea: Client) -> None:
    table = ada.open("human", "open", start=0)
    bea.sit(table, 1)
    with ada.socket(table) as line:
        version = hear(line, "position")["envelope"]["version"]
        command: dict[str, Any] = {"do": "move", "notation": "r(0,0) r(0,1)"}
        tell(line, type="do", key="a", version=version, seat=0, command=command)
        assert hear(line, "refused")["reason"]["rule"] == "A-1"
        tell(line, type="do", key="b", version=version - 1, seat=0, command=command)
        assert hear(line, "conflict") == {"type": "conflict", "key": "b", "version": version}
        tell(line, type="do", key="c", version=version, seat=1, command=command)
        assert hear(line, "error")["error"] == "not-your-seat"
        tell(line, type="do", key="d", version=version, seat=0, command={"do": "dance"})
        told = hear(line, "error")
        assert (told["error"], told["key"]) == ("malformed", "d")
        for garbage in ("", "{", "null", "[]", '"do"', '{"type": "dance"}', "\x00", "1" * 5000, b"\xff\xfe"):
            line.send(garbage)
            assert hear(line, "error")["error"] == "malformed"
        tell(line, type="look", seat=1)
        assert hear(line, "error")["error"] == "not-your-seat"
        tell(line, type="ping")
        assert hear(line, "pong") == {"type": "pong"}
    with bea.socket(table) as line:
        version = hear(line, "position")["envelope"]["version"]
        tell(line, type="do", key="e", version=version, seat=1, command={"do": "move", "notation": "refill"})
        assert hear(line, "refused")["reason"]["key"] == "table-refuse-turn"


def test_a_shared_device_looks_from_any_of_its_seats(ada: Client) -> None:
    table = ada.open("human", "human", start=1)
    with ada.socket(table) as line:
        assert hear(line, "position")["envelope"]["seat"] == 1
        tell(line, type="look", seat=0)
        envelope = hear(line, "position")["envelope"]
        assert envelope["seat"] == 0 and envelope["legal"] is None
        assert envelope["board"]["players"][1]["rack"] is None


def test_the_others_learn_who_is_here(ada: Client, bea: Client) -> None:
    table = ada.open("human", "open")
    bea.sit(table, 1)
    with ada.socket(table) as line:
        assert [seat["here"] for seat in hear(line, "position")["envelope"]["seats"]] == [True, False]
        with bea.socket(table) as other:
            hear(other, "position")
            while not hear(line, "position")["envelope"]["seats"][1]["here"]:
                pass
        while hear(line, "position")["envelope"]["seats"][1]["here"]:
            pass


def test_no_such_table_and_no_such_seat_end_the_connection_with_a_reason(ada: Client, bea: Client) -> None:
    table = ada.open("human", "human")
    for who, name, query, error, code in (
        (ada, "a" * 32, "", "no-such-table", 4404),
        (bea, table, "?seat=0", "not-your-seat", 4403),
    ):
        with who.socket(name, query) as line:
            assert json.loads(line.recv(timeout=20))["error"] == error
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(timeout=20)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == code


def test_a_foreign_page_cannot_connect(ada: Client, server: RunningServer) -> None:
    table = ada.open("human", "human")
    for origin in ("https://elsewhere.example", "null", server.address + "1"):
        with pytest.raises(InvalidStatus) as refused:
            ada.socket(table, additional_headers={**ada.headers, "Origin": origin})
        assert refused.value.response.status_code == 403
    with ada.socket(table, additional_headers={**ada.headers, "Origin": server.address}) as line:
        hear(line, "position")


def test_a_message_beyond_the_limit_ends_the_connection_and_harms_nobody(ada: Client) -> None:
    table = ada.open("human", "human")
    with ada.socket(table) as line:
        hear(line, "position")
        line.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=20)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    assert ada.look(table)["version"] > 0


def test_whoever_has_no_token_may_watch_but_not_command(ada: Client) -> None:
    table = ada.open("human", "human")
    with ada.socket(table, additional_headers={}) as line:
        position = hear(line, "position")["envelope"]
        assert position["mine"] == []
        tell(line, type="do", key="k", version=position["version"], seat=0, command={"do": "resign"})
        assert hear(line, "error")["error"] == "no-token"
