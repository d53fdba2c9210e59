"""How a person at the keyboard likes to be asked: the wait before a move is handed on, and standing answers."""

import random
import re
from pathlib import Path

import pytest

from lampion.core.record import decode
from lampion.core.registry import game
from lampion.core.replay import fault_of

from .terminal import Terminal, anybody, script

HANDS_ON = "Enter ends your turn"


def test_every_move_of_a_game_without_secrets_waits_for_enter(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(monkeypatch, script("moves", "1", "what?", "undo", "moves", "2", "", "quit"), width=200)
    assert terminal.play("human", "bot:random", game="panda", record=file) == 0
    assert terminal.shown.count(HANDS_ON) == 3
    assert len(decode(file.read_text("utf-8")).moves) == 2, "the bot's is the second"


def test_always_hands_on_without_asking_for_this_person_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file, take_the_device = tmp_path / "game.json", ""
    first = [take_the_device, "moves", "1", "always"]
    second = [take_the_device, "moves", "1", ""]
    typed = script(*first, *second, take_the_device, "moves", "1", take_the_device, "quit")
    terminal = Terminal(monkeypatch, typed, width=200)
    assert terminal.play("human", "human", game="panda", record=file) == 0
    assert terminal.shown.count(HANDS_ON) == 2, "the first person once, the second once"
    assert len(decode(file.read_text("utf-8")).moves) == 3


def test_the_end_of_the_game_waits_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Alone at AXIO the last tile shows nothing hidden."""
    file = tmp_path / "game.json"
    terminal = Terminal(monkeypatch, anybody(2))
    assert terminal.play("human", record=file) == 0
    assert HANDS_ON in terminal.shown
    assert fault_of(game("axio"), decode(file.read_text("utf-8"))) is None


class Eager:
    """Two people who move and cover whenever possible, so that somebody is asked for a tile out of turn.

    Both type `habits` before their first decision. They quit when somebody is asked so, or after so many lines.
    """

    def __init__(self, *habits: str, most: int = 40) -> None:
        self.lines = 0
        self.asked_out_of_turn = False
        self._habits = [list(habits), list(habits)]  # of the people who have not sat down yet
        self._to_type: list[str] = []
        self._most = most
        self._lots = random.Random(11)  # somebody is asked soon
        self._passed = False

    def __call__(self, shown: str) -> str:
        passed, self._passed = self._passed, "Pass the device" in shown
        if self._passed and self._habits:
            self._to_type = self._habits.pop()
        if self._passed or HANDS_ON in shown:
            return ""
        rows = dict(re.findall(r"^ *(\d+)  (\S.*?)(?:  |$)", shown, re.M))
        self.asked_out_of_turn = passed and "tile own" in rows.values()
        if self.asked_out_of_turn or self.lines == self._most:
            return "quit"
        if self._to_type:
            return self._to_type.pop(0)
        if not rows:
            return "moves"
        self.lines += 1
        bold = [number for number, move in rows.items() if move in ("cover yes", "step move")]
        rest = [number for number, move in rows.items() if move not in ("pass", "step finish", "move stop")]
        return self._lots.choice(bold[:1] or rest or list(rows))


def test_a_standing_answer_decides_until_one_wants_to_be_asked_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def played(typist: Eager) -> tuple[str, ...]:
        file = tmp_path / "game.json"
        assert Terminal(monkeypatch, typist, width=200).play("human", "human", game="panda", record=file) == 0
        return decode(file.read_text("utf-8")).moves

    asked = Eager()
    before = played(asked)
    assert asked.asked_out_of_turn
    standing = Eager("always neutral", most=asked.lines)
    assert played(standing) == (*before, "tile neutral")
    assert not standing.asked_out_of_turn
    again = Eager("always neutral", "immer fragen")
    assert played(again) == before
    assert again.asked_out_of_turn


@pytest.mark.parametrize(
    ("played", "typed", "said"),
    [
        ("panda", "always own", "always your own tile"),
        ("panda", "immer", "After “always” comes one of: own, neutral, deal, ask."),
        ("panda", "always both", "After “always” comes one of: own, neutral, deal, ask."),
        ("axio", "always own", "no question that could be answered once and for all"),
        ("panda", "help", "always – and own, neutral, deal"),
    ],
)
def test_typing_it(monkeypatch: pytest.MonkeyPatch, played: str, typed: str, said: str) -> None:
    terminal = Terminal(monkeypatch, script(typed, "quit"), width=200)
    assert terminal.play("human", "bot:random", game=played) == 0
    assert said in terminal.shown
