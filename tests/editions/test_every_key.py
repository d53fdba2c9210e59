"""Generated from the schemas: whatever key an edition has, another value is used everywhere, and a wrong one is told.

Used by the engine (hash, what the rules read, a game), the record, the terminal's list, the rules page and the API.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import islice
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from lampion.cli.edition_words import difference_lines, sheet_lines
from lampion.core.edition_schema import MISSING, Fixed, Key, Rows
from lampion.core.editions import Edition, Editions
from lampion.core.game import Game
from lampion.core.record import RecordSeat, decode, encode
from lampion.core.recorder import Recorder
from lampion.core.registry import games
from lampion.core.replay import fault_of
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.toml_lines import lines_of
from lampion.server.api.games import router
from lampion.texts import LANGUAGES
from lampion.texts.edition_sheet import differences
from support.toml_writer import as_toml

from .cases import NO_OTHER, TOGETHER, broken, changes, plain_keys, tables_of

DECISIONS = 25
MOST_TRIED = 30  # other values of a key, until one is found that can change alone
HAVING = {name: game for name, game in games().items() if game.known_editions is not None}
KEYS = [(name, plain) for name, game in HAVING.items() for plain in plain_keys(game.known_editions.schema)]  # type: ignore[union-attr]
NOT_READ = ("edition", "name", "hash", "data", "saved", "text")  # what a box keeps beside what the rules read

APP = FastAPI()
APP.include_router(router, prefix="/api/v1")


@pytest.fixture(autouse=True)
def nothing_stays_installed() -> Iterator[None]:
    yield
    for name in HAVING:
        known(name).forget()


def known(name: str) -> Editions[Any]:
    editions = HAVING[name].known_editions
    assert editions is not None
    return editions


def key_of(name: str, plain: str) -> Key:
    return plain_keys(known(name).schema)[plain]


def usual(name: str) -> dict[str, Any]:
    return deepcopy(known(name).edition(None).data)


def text_of(data: dict[str, Any]) -> str:
    return as_toml({**data, "meta": {**data["meta"], "name": "changed"}})


@cache
def changed_text(name: str, plain: str) -> str | None:
    """A good file in which the key has another value; None if there is none."""
    together = TOGETHER[name].get(plain)
    if together is not None:
        data = usual(name)
        together(data)
        return text_of(data)
    tried = islice(changes(known(name).schema, usual(name), plain, key_of(name, plain)), MOST_TRIED)
    return next((text for text in map(text_of, tried) if not known(name).examined(text, "changed.toml")[1]), None)


def can_change(name: str, plain: str) -> bool:
    kind = key_of(name, plain).kind
    named = plain == "meta.name"
    return not isinstance(kind, Fixed | Rows) and not named and plain not in NO_OTHER[name]


CHANGING = [(name, plain) for name, plain in KEYS if can_change(name, plain)]


def install(name: str, plain: str) -> Edition:
    text = changed_text(name, plain)
    assert text is not None, f"{plain} has no other legal value of its own: give it a case in tests/editions/cases.py"
    return known(name).install(text, "changed.toml")


def read_by_rules(thing: Any) -> Any:
    """What the rules read, as plain data: the attributes of a game's own objects, whatever they are made of."""
    if isinstance(thing, dict):
        return {str(key): read_by_rules(value) for key, value in thing.items()}
    if isinstance(thing, str | int | None):
        return thing
    if type(thing).__module__.startswith("lampion.games."):
        names = [one for one in dir(thing) if not one.startswith("_") and one not in NOT_READ]
        values = {one: getattr(thing, one) for one in names}
        return {one: read_by_rules(value) for one, value in values.items() if not callable(value)}
    return [read_by_rules(one) for one in thing]


@pytest.mark.parametrize(("name", "plain"), KEYS)
def test_a_key_has_a_case(name: str, plain: str) -> None:
    """A key that is new in a schema fails here until it can change, or it is said why it cannot."""
    if can_change(name, plain):
        text = changed_text(name, plain)
        assert text is not None, f"{plain}: give it a case in tests/editions/cases.py"
        assert known(name).examined(text, "changed.toml")[1] == []
    elif plain in NO_OTHER[name]:
        assert changed_text(name, plain) is None, (
            f"{plain} can change: it is no longer true that {NO_OTHER[name][plain]}"
        )


@pytest.mark.parametrize("name", HAVING)
def test_cases_are_those_of_keys(name: str) -> None:
    assert {*TOGETHER[name], *NO_OTHER[name]} <= set(plain_keys(known(name).schema))


@pytest.mark.parametrize(("name", "plain"), CHANGING)
def test_another_value_is_read_by_the_rules_played_and_recorded(name: str, plain: str) -> None:
    game, edition, before = HAVING[name], install(name, plain), known(name).edition(None)
    assert (edition.hash != before.hash) == key_of(name, plain).read
    boxes = [read_by_rules(known(name).made(one)) for one in (before, edition)]
    assert (boxes[0] != boxes[1]) == key_of(name, plain).read, "the rules read exactly what is part of the hash"
    setup = Setup(2, f"{name} {plain}", start=0, edition=edition.hash)
    record = played(game, setup)
    assert record.map == game.edition_of(setup)
    assert (record.map is not None and record.map.hash == edition.hash) or not key_of(name, plain).read
    assert fault_of(game, decode(encode(record))) is None


def played(game: Game, setup: Setup) -> Any:
    """The record of a game's first decisions; its positions are drawn, saved and read again."""
    recorder = Recorder(game, setup, [RecordSeat("x")] * setup.seats)
    rng = rng_from(setup.seed)
    for _ in range(DECISIONS):
        if not recorder.state.over():
            recorder.apply(int(recorder.state.pick(rng)))
    state = recorder.state
    assert game.load(state.dump()).dump() == state.dump()
    assert game.described(game.text(state), setup).content() == state.content()
    assert game.picture(state)
    assert game.view(state, 0)
    return recorder.record()


@pytest.mark.parametrize(("name", "plain"), CHANGING)
async def test_another_value_is_shown_in_the_terminal_and_by_the_api(name: str, plain: str) -> None:
    game, edition, before = HAVING[name], install(name, plain), known(name).edition(None)
    for language in LANGUAGES:
        found = differences(game, before, edition, language)
        keys = {line.key for pair in found for line in pair if line is not None}
        assert any(is_of(name, key, plain) for key in keys), keys
        assert list(difference_lines(found, ("one", "other"), language))
        assert set(sheet_lines(game, edition, language)) - set(sheet_lines(game, before, language))
    key = edition.hash if key_of(name, plain).read else edition.name
    async with httpx.AsyncClient(transport=httpx.ASGITransport(APP), base_url="http://lampion") as client:
        answer = await client.get(f"/api/v1/games/{name}/editions/{key}?language=de")
    assert answer.status_code == 200
    shown = {value["key"]: value for value in answer.json()["values"] if is_of(name, value["key"], plain)}
    assert [value["value"] for value in shown.values()] == [
        value
        for table, field in tables_of(known(name).schema, deepcopy(edition.data), plain)
        if (value := table.get(field, key_of(name, plain).default)) not in (None, MISSING)
    ]
    assert all(value["text"] and value["label"] for value in shown.values())


def is_of(name: str, key: str, plain: str) -> bool:
    """Whether a value's key, which may name a row, is one of this plain key."""
    rows = next((one.path for one in known(name).schema.keys if plain.startswith(f"{one.path}.")), None)
    if rows is None:
        return key == plain
    return key.startswith(f"{rows}.") and key.endswith(f".{plain.removeprefix(f'{rows}.')}")


@pytest.mark.parametrize(("name", "plain"), CHANGING)
def test_the_rules_page_follows_the_value(name: str, plain: str) -> None:
    """It is filled from the edition without a hole; where its text asks for the value, it says the new one."""
    game, edition = HAVING[name], install(name, plain)
    for language in LANGUAGES:
        asks = f"{{{{ {plain}" in game.texts().joinpath(f"rules.{language}.md").read_text("utf-8")
        page = game.rules_page(language, edition.name)
        assert page is not None
        assert "{{" not in page
        assert page != game.rules_page(language) or not asks


@pytest.mark.parametrize(("name", "plain"), KEYS)
def test_a_wrong_value_is_told_in_one_sentence_with_its_line_and_key(name: str, plain: str) -> None:
    editions = known(name)
    text = as_toml(broken(editions.schema, usual(name), plain, key_of(name, plain)))
    faults = editions.examined(text, "mine.toml")[1]
    lines = lines_of(text)
    named = [fault for fault in faults if is_about(name, fault.key, plain)]
    assert named, [str(fault) for fault in faults]
    assert len(faults) == len(named), "nothing else is blamed"
    for fault in named:
        assert fault.line in lines.values()
        assert str(fault).startswith(f"mine.toml, line {fault.line}: {fault.key} must ")
        assert ", got " in str(fault)


def is_about(name: str, key: str, plain: str) -> bool:
    """A fault's key: that of the value, or of an element of it."""
    bare = key.partition("[")[0]
    return bare == plain or is_of(name, bare, plain) or bare.startswith(f"{plain}.")
