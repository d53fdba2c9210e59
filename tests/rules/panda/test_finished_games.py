"""Finished games, one for each way to end, each number of seats and each mission card that decided something."""

from pathlib import Path

import pytest

from lampion.core.record import Record, decode
from lampion.core.replay import fault_of, replay
from lampion.games.panda.game import GAME
from lampion.games.panda.state import Panda
from lampion.games.panda.view import ENDINGS
from support.panda_fixtures import a_card_decided, b_card_decided, panda
from support.panda_recount import Recount

GAMES = {file.stem: file for file in sorted((Path(__file__).parent / "games").glob("*.json"))}


def last_position(record: Record) -> Panda:
    *_, recorder = replay(GAME, record)
    return panda(recorder.state)


@pytest.mark.both
@pytest.mark.parametrize("name", GAMES)
def test_the_game_replays_and_a_recount_agrees(name: str) -> None:
    record = decode(GAMES[name].read_bytes())
    assert fault_of(GAME, record) is None
    assert Recount(record).tally() == [list(own) for own in record.scores]


@pytest.mark.parametrize("name", [name for name in GAMES if "-" in name])
def test_the_game_ends_as_its_name_says(name: str) -> None:
    record = decode(GAMES[name].read_bytes())
    state = last_position(record)
    assert f"{ENDINGS[state.ending]}-{len(record.seats)}" == name


@pytest.mark.parametrize("name", [name for name in GAMES if "-" not in name])
def test_the_mission_card_decides_something(name: str) -> None:
    state = last_position(decode(GAMES[name].read_bytes()))
    assert a_card_decided(state) if name.startswith("A") else b_card_decided(state)


@pytest.mark.parametrize("ending", [ending for ending in ENDINGS if ending is not None])
def test_every_ending_has_a_game(ending: str) -> None:
    assert any(name.startswith(ending) for name in GAMES)


@pytest.mark.parametrize("card", [f"{letter}{number}" for letter in "AB" for number in range(1, 10)])
def test_every_mission_card_has_a_game(card: str) -> None:
    assert card in GAMES
