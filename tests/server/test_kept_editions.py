"""A table keeps the edition it began with: through corrections, restarts, other servers, backups and thinkers."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from lampion.cli.main import app
from lampion.core.message import Message
from lampion.core.registry import game
from lampion.server.stores.sqlite import FILE
from lampion.texts import LANGUAGES, word
from support.corrections import GAMES, SHOWN, correction_file
from support.private_servers import PrivatePostgres
from support.running_server import Client, Envelope, Machine

DECISIONS = 12


@pytest.fixture
def correction(tmp_path: Path) -> Callable[[str], Path]:
    """The corrected edition of a game as a file."""
    return partial(correction_file, tmp_path)


@pytest.fixture
def settings(kind: str, request: pytest.FixtureRequest) -> dict[str, Any]:
    """Where a server keeps its tables."""
    if kind == "sqlite":
        return {}
    return {"database": request.getfixturevalue("shared_postgres").new_database(), "sign_of_life": 1.0}


EVERYWHERE = [("sqlite", "axio"), ("sqlite", "pagoda"), ("postgresql", "axio"), ("postgresql", "panda")]


def played(client: Client, table: str, decisions: int = DECISIONS) -> Envelope:
    """Decide so often, whoever's turn it is; the table then."""
    for _ in range(decisions):
        position = client.look(table)
        assert client.play_first(table, position).status_code == 200
        position = client.look(table)
        if position["waits"]:
            assert client.do(table, position["to_move"], {"do": "done"}, position["version"]).status_code == 200
    return seen(client, table)


def seen(client: Client, table: str, since: int = 0) -> Envelope:
    """What decides about a game: position, scores, legal moves."""
    shown = client.look(table, since=since)
    parts = ("version", "board", "scores", "legal", "to_move", "frozen", "map")
    return {part: shown[part] for part in parts}


def recorded(client: Client, table: str) -> dict[str, str] | None:
    """The edition in the record of a table."""
    found: dict[str, str] | None = json.loads(client.record(table))["map"]
    return found


@pytest.mark.parametrize(("kind", "name"), EVERYWHERE)
def test_a_running_table_goes_on_as_it_began_and_new_ones_follow_the_correction(
    machine: Machine, data: Path, correction: Callable[[str], Path], settings: dict[str, Any], name: str
) -> None:
    server = machine.start(data, **settings)
    ada = machine.client(server)
    fresh = ada.look(ada.open("human", "human", game=name, start=0))
    old = ada.open("human", "human", game=name, start=0)
    before = played(ada, old)
    began_with = recorded(ada, old)
    server.stop()

    server = machine.start(data, [correction(name)], **settings)
    ada = machine.client(server, ada.token)
    assert seen(ada, old) == before
    assert recorded(ada, old) == began_with
    new = ada.open("human", "human", game=name, start=0)
    assert SHOWN[name](ada.look(new)) != SHOWN[name](fresh)
    assert recorded(ada, new) not in (None, began_with)
    old_now, new_now = played(ada, old, 4), played(ada, new)
    server.stop()

    ada = machine.client(machine.start(data, **settings), ada.token)  # without the file
    assert (seen(ada, old), seen(ada, new)) == (old_now, new_now)
    played(ada, new, 4)
    newest = ada.look(ada.open("human", "human", game=name, start=0))
    assert SHOWN[name](newest) == SHOWN[name](fresh)


@pytest.mark.parametrize("name", GAMES)
def test_a_server_that_was_not_given_the_file_plays_the_same_table(
    machine: Machine, tmp_path: Path, correction: Callable[[str], Path], shared_postgres: PrivatePostgres, name: str
) -> None:
    settings = {"database": shared_postgres.new_database(), "thinkers": 1}
    one, two = machine.start(tmp_path / "1", [correction(name)], **settings), machine.start(tmp_path / "2", **settings)
    here = machine.client(one)
    there = machine.client(two, here.token)
    table = here.open("human", "human", game=name, start=0)
    for _ in range(3):
        for client, other in ((here, there), (there, here)):
            now = played(client, table, 2)
            assert seen(other, table, now["version"]) == now
    edition = recorded(here, table)
    assert edition is not None and recorded(there, table) == edition


@pytest.mark.parametrize("name", GAMES)
def test_bots_and_hints_think_with_it_also_where_the_file_is_not(
    machine: Machine, tmp_path: Path, correction: Callable[[str], Path], shared_postgres: PrivatePostgres, name: str
) -> None:
    settings = {"database": shared_postgres.new_database(), "thinkers": 1}
    server = machine.start(tmp_path / "1", [correction(name)], **settings)
    ada = machine.client(server)
    table = ada.open("human", "greedy", game=name, start=0)
    assert hinted_and_answered(ada, table)
    told = server.stop()
    assert "failed" not in told, told

    server = machine.start(tmp_path / "2", **settings)
    ada = machine.client(server, ada.token)
    assert hinted_and_answered(ada, table)
    told = server.stop()
    assert "failed" not in told, told  # a bot that failed would have moved at random


def hinted_and_answered(client: Client, table: str) -> bool:
    """The person plays what a bot advises until the bot in the other seat has played; whether it has."""
    with client.socket(table) as line:
        first = client.look(table)["version"]
        while True:
            position = client.look(table)
            moved = [one for one in client.look(table, since=first)["log"]["entries"] if one["kind"] == "move"]
            if any(entry["seat"] == 1 for entry in moved) and position["to_move"] == 0:
                return True
            if position["to_move"] != 0:
                line.recv(timeout=30)
            elif position["waits"]:
                client.do(table, 0, {"do": "done"}, position["version"])
            else:
                hint = client.ask(table, "hint", {"seat": 0, "version": position["version"]})
                assert hint.status_code == 200, hint.text
                told = client.do(table, 0, {"do": "move", "code": hint.json()["code"]}, position["version"])
                assert told.status_code == 200, told.text


@pytest.mark.parametrize("name", GAMES)
def test_a_text_that_is_nowhere_freezes_its_table_until_it_comes_back(
    machine: Machine, data: Path, correction: Callable[[str], Path], name: str
) -> None:
    server = machine.start(data, [correction(name)])
    ada = machine.client(server)
    table = ada.open("human", "human", game=name, start=0)
    before = played(ada, table)
    edition = recorded(ada, table)
    assert edition is not None
    server.stop()
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        assert connection.execute("DELETE FROM editions WHERE hash = ?", (edition["hash"],)).rowcount == 1

    server = machine.start(data)
    frozen = machine.client(server, ada.token).look(table)
    assert frozen["frozen"]["text"] == {"key": "table-frozen-map", "args": {"map": edition["name"]}}
    assert (frozen["version"], frozen["legal"], frozen["to_move"]) == (before["version"], None, None)
    told = server.stop()
    assert told.count(f"its edition '{edition['name']}'") == 1, told

    ada = machine.client(machine.start(data, [correction(name)]), ada.token)
    assert seen(ada, table) == before


def test_the_sentence_of_a_frozen_table_names_the_edition_in_every_language() -> None:
    text = Message("table-frozen-map", {"map": "first"})
    said = {language: word(text, language) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES) == 3
    for language, called in (
        ("en", "edition “first”"),
        ("de", "Ausgabe „first“"),
        ("fr", "édition «\u202ffirst\u202f»"),
    ):
        assert called in said[language]


@pytest.mark.parametrize(("kind", "name"), EVERYWHERE[1:3])
def test_a_backup_brings_it_to_a_server_without_the_file(
    machine: Machine, tmp_path: Path, correction: Callable[[str], Path], settings: dict[str, Any], name: str
) -> None:
    server = machine.start(tmp_path / "before", [correction(name)], **settings)
    ada = machine.client(server)
    table = ada.open("human", "human", game=name, start=0)
    before, copy = played(ada, table), tmp_path / "copy.backup"
    where = ["--database", settings["database"]] if settings else ["--data", str(tmp_path / "before")]
    for words in (["backup", str(copy), *where], ["restore", str(copy), "--data", str(tmp_path / "after")]):
        told = CliRunner().invoke(app, words)
        assert told.exit_code == 0, told.output
    server.stop()

    ada = machine.client(machine.start(tmp_path / "after"), ada.token)
    assert seen(ada, table) == before
    played(ada, table, 4)


def test_a_rematch_follows_the_correction(machine: Machine, data: Path, correction: Callable[[str], Path]) -> None:
    server = machine.start(data)
    ada = machine.client(server)
    table = ada.open("human", "human", start=0)
    played(ada, table, 2)
    assert ada.do(table, 0, {"do": "resign"}, ada.look(table)["version"]).status_code == 200
    server.stop()

    server = machine.start(data, [correction("axio")])
    ada = machine.client(server, ada.token)
    assert ada.do(table, 0, {"do": "rematch"}, ada.look(table)["version"]).status_code == 200
    again = ada.look(table)["rematch"]
    assert recorded(ada, table) is None and recorded(ada, again) is not None
    ended = ada.look(again)
    assert ada.do(again, 0, {"do": "resign"}, ended["version"]).status_code == 200
    edition = recorded(ada, again)
    server.stop()

    ada = machine.client(machine.start(data), ada.token)  # without the file its name is the first edition's again
    assert ada.do(again, 0, {"do": "rematch"}, ada.look(again)["version"]).status_code == 200
    assert recorded(ada, ada.look(again)["rematch"]) is None != edition


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_a_record_with_the_edition_of_the_record(
    machine: Machine, data: Path, correction: Callable[[str], Path], name: str
) -> None:
    server = machine.start(data, [correction(name)])
    ada = machine.client(server)
    table = ada.open("human", "human", game=name, start=0)
    before = played(ada, table)
    assert ada.do(table, 0, {"do": "resign"}, before["version"]).status_code == 200
    record = json.loads(ada.record(table))
    server.stop()

    ada = machine.client(machine.start(data), ada.token)
    on = ada.open("human", "human", game=name, record=record, move=len(record["moves"]))
    assert recorded(ada, on) == record["map"]
    assert ada.look(on)["scores"] == before["scores"]
    played(ada, on, 2)


def test_clients_name_an_edition_and_never_a_hash(machine: Machine, data: Path) -> None:
    ada = machine.client(machine.start(data))
    for edition in game("panda").editions():
        assert ada.ask_for_table("human", "human", game="panda", map=edition.name).status_code == 201
        assert ada.ask_for_table("human", "human", game="panda", map=edition.hash).status_code == 400
