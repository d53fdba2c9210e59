"""How a person at the keyboard likes to be asked: the wait before a move is handed on, and standing answers."""

from pathlib import Path

import pytest

from lampion.cli.play.habits import Habits
from lampion.core.record import decode
from lampion.core.registry import game
from lampion.core.replay import fault_of
from lampion.core.setup import Setup
from lampion.core.state import State

from .terminal import Terminal, anybody, script

PANDA = game("panda")
HANDS_ON = "Enter hands on"


def test_every_move_of_a_game_without_secrets_waits_for_enter(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(monkeypatch, script("moves", "1", "undo", "moves", "2", "", "quit"), width=200)
    assert terminal.play("human", "bot:random", game="panda", record=file) == 0
    assert terminal.shown.count(HANDS_ON) == 2
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


def asked_out_of_turn() -> State:
    """A position of Way of the Panda in which somebody is asked for a tile out of turn."""
    for seed in range(200):
        state = PANDA.new(Setup(2, str(seed), {}, 0))
        while not state.over():
            named = {PANDA.notation(state, action): action for action in state.legal()}
            bold = [named[move] for move in ("cover yes", "step move") if move in named]
            rest = [action for move, action in named.items() if move not in ("pass", "step finish", "move stop")]
            state.play((bold or rest or list(named.values()))[seed % len(bold or rest or named)])
            if PANDA.standing_choice(state) is not None:
                return state
    raise AssertionError("nobody was ever asked out of turn")


def test_a_standing_answer_decides_until_one_wants_to_be_asked_again() -> None:
    state = asked_out_of_turn()
    seat, habits = int(state.seat()), Habits(PANDA)
    assert habits.action(state, seat) is None
    assert habits.answer(seat, "neutral").key == "terminal-always-set"
    action = habits.action(state, seat)
    assert action is not None and PANDA.notation(state, action) == "tile neutral"
    assert habits.action(state, 1 - seat) is None, "everybody answers for themselves"
    assert habits.answer(seat, "fragen").key == "terminal-always-ask"
    assert habits.action(state, seat) is None


@pytest.mark.parametrize(
    ("played", "typed", "said"),
    [
        ("panda", "always own", "always your own tile"),
        ("panda", "immer", "After “always” comes one of: own, neutral, ask."),
        ("panda", "always both", "After “always” comes one of: own, neutral, ask."),
        ("axio", "always own", "no question that could be answered once and for all"),
        ("panda", "help", "always – and own, neutral"),
    ],
)
def test_typing_it(monkeypatch: pytest.MonkeyPatch, played: str, typed: str, said: str) -> None:
    terminal = Terminal(monkeypatch, script(typed, "quit"), width=200)
    assert terminal.play("human", "bot:random", game=played) == 0
    assert said in terminal.shown
