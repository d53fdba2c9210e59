"""The analysis of a table over HTTP: refused while it is played, made once, kept with the game, gone with the table."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lampion.core.record import encode
from support.analysed import played
from support.running_server import API, Client, RunningServer

LONGEST = 120.0  # seconds until a test gives up; nothing is claimed about how long it takes


def opened(client: Client, name: str, seats: int, most: int) -> str:
    sent = encode(played(name, seats, f"{name} on a server", most=most)).encode()
    answer = client.http.post(f"{API}/records", content=sent, headers={"content-type": "application/json"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def analysed(client: Client, table: str) -> dict[str, Any]:
    """The whole analysis, as soon as it is there."""
    path, until = f"{API}/tables/{table}/analysis", time.monotonic() + LONGEST
    answer = client.http.post(path, json={})
    while time.monotonic() < until:
        assert answer.status_code in (200, 204), answer.text
        if answer.status_code == 200 and answer.json()["done"] == answer.json()["steps"]:
            return dict(answer.json())
        time.sleep(0.1)
        answer = client.http.get(path)
    raise AssertionError("the analysis has not come to its end")


@pytest.fixture(scope="module")
def visitor(server: RunningServer) -> Iterator[Client]:
    visiting = Client(server.address)
    yield visiting
    visiting.close()


@pytest.fixture(scope="module")
def table(visitor: Client) -> str:
    return opened(visitor, "axio", 2, 10)


@pytest.fixture(scope="module")
def report(visitor: Client, table: str) -> dict[str, Any]:
    return analysed(visitor, table)


def test_its_sheets_add_up(report: dict[str, Any]) -> None:
    for sheet in report["seats"]:
        parts = sheet["start"] + sheet["luck"] + sheet["hidden"] + sum(sheet["choices"]) + sheet["drift"]
        assert parts == pytest.approx(sheet["result"], abs=1e-9)


def test_it_is_kept_and_the_same_for_everybody(
    client: Callable[[], Client], table: str, report: dict[str, Any]
) -> None:
    assert client().http.post(f"{API}/tables/{table}/analysis", json={}).json() == report


def test_a_running_game_is_not_analysed(ada: Client) -> None:
    running = ada.open("human", "random")
    for answer in (
        ada.http.get(f"{API}/tables/{running}/analysis"),
        ada.http.post(f"{API}/tables/{running}/analysis", json={}),
    ):
        assert answer.status_code == 409
        assert answer.json()["reason"]["key"] == "table-refuse-running"


def test_a_game_that_nobody_asked_about_has_none(ada: Client) -> None:
    table = opened(ada, "axio", 2, 4)
    assert ada.http.get(f"{API}/tables/{table}/analysis").status_code == 204
    assert ada.http.get(f"{API}/tables/{'a' * 32}/analysis").status_code == 404


def test_a_moment_can_be_decided_anew(ada: Client, table: str, report: dict[str, Any]) -> None:
    assert report["moments"], "expected a game with a costly decision"
    moment = report["moments"][0]
    at = f"{API}/tables/{table}/moments/{moment['step']}"
    begun = ada.http.post(at, json={"moves": []}).json()
    assert begun["stands"] == "open"
    assert begun["envelope"]["seat"] == moment["seat"]
    assert begun["envelope"]["legal"]
    best = ada.http.post(at, json={"moves": moment["options"][0]["moves"]}).json()
    assert (best["stands"], best["tried"]) == ("solved", "0")
    wrong = ada.http.post(at, json={"moves": moment["played"].split("; ")}).json()
    assert wrong["stands"] == "astray"
    assert moment["options"][int(wrong["tried"])]["played"]
    assert ada.http.post(f"{API}/tables/{table}/moments/3999", json={"moves": []}).status_code == 404


def test_hidden_things_stay_hidden_in_a_moment(ada: Client, table: str, report: dict[str, Any]) -> None:
    moment = report["moments"][0]
    begun = ada.http.post(f"{API}/tables/{table}/moments/{moment['step']}", json={"moves": []}).json()
    racks = [player["rack"] is not None for player in begun["envelope"]["board"]["players"]]
    assert racks == [seat == moment["seat"] for seat in range(2)]


def test_moves_are_compared_in_games_against_bots_alone(ada: Client, bea: Client) -> None:
    alone = ada.open("human", "random", start=0)
    seen = ada.look(alone)
    answer = ada.http.post(f"{API}/tables/{alone}/candidates", json={"seat": 0, "version": seen["version"]})
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert 1 <= len(found) <= 3
    legal = {offer["notation"] for offer in seen["legal"]}
    assert all(one["moves"][0] in legal and 0.0 <= one["chance"] <= 1.0 and one["advice"] for one in found)
    assert [one["chance"] for one in found] == sorted((one["chance"] for one in found), reverse=True)
    among = ada.open("human", "open", start=0)
    bea.sit(among, 1)
    refused = ada.http.post(f"{API}/tables/{among}/candidates", json={"seat": 0, "version": ada.look(among)["version"]})
    assert refused.status_code == 422
    assert refused.json()["reason"]["key"] == "table-refuse-candidates"
