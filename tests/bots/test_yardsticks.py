"""Earlier levels play as they did: what they chose in 200 positions of each game stays true for ever.

If one of these fails, something that a yardstick is made of has changed (its folder, the rules, what a seat knows, a
generator): mend that, never the file with the moves.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lampion
from lampion.bots.levels import bot, known, levels
from lampion.bots.strength import opponents
from lampion.core.engine import engine
from lampion.core.registry import game
from support.yardsticks import Kept, chosen, kept_games

GAMES = ("axio", "pagoda", "panda")
ONE_EACH = 5  # of so many decisions one is looked at: one of each game
FEW = 100  # the same where the engine is interpreted, which takes a hundred times as long
ROOT = Path(__file__).parent.parent.parent
EVERY = "LAMPION_EVERY"  # of so many decisions one is looked at


def differences(name: str, kept: list[Kept]) -> list[str]:
    found = []
    for number, one in enumerate(kept):
        for step, move in chosen("expert@1", game(name), one):
            if move != one.moves[step]:
                found.append(f"game {number}, move {step}: {one.moves[step]} was chosen, now {move}")
    return found


def sample(kept: list[Kept], of: int) -> list[Kept]:
    """One of so many decisions, spread over the games."""
    every = of // len(kept[0].moves)
    return [
        Kept(one.record, one.edition, dict([list(one.moves.items())[i % 5]])) for i, one in enumerate(kept[::every])
    ]


@pytest.mark.both
@pytest.mark.parametrize("name", GAMES)
def test_expert_1_chooses_what_it_chose(name: str) -> None:
    kept = kept_games("expert@1", name)
    of = int(os.environ.get(EVERY) or (ONE_EACH if engine() == "compiled" else FEW))
    assert differences(name, kept if of == 1 else sample(kept, of)) == []


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_expert_1_chooses_what_it_chose_in_all_positions(name: str) -> None:
    assert differences(name, kept_games("expert@1", name)) == []


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_expert_1_chooses_the_same_interpreted_in_every_game(name: str) -> None:
    """LAMPION_EVERY=1 looks at all decisions, for an hour."""
    environment = {EVERY: str(ONE_EACH), **os.environ}
    environment |= {"PYTHONPATH": str(ROOT / "src"), "LAMPION_EXPECT": "interpreted"}
    asked = [f"{Path(__file__)}::test_expert_1_chooses_what_it_chose[{name}]", "-m", "both", "--timeout", "7200"]
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", *asked], cwd=ROOT, env=environment, check=False)
    assert done.returncode == 0


@pytest.mark.parametrize("name", GAMES)
def test_the_file_has_all_kinds_of_games(name: str) -> None:
    kept, played = kept_games("expert@1", name), game(name)
    assert sum(len(one.moves) for one in kept) == 200
    assert {len(one.record.seats) for one in kept} == set(played.seats)
    for option in played.options:
        if len(option.choices) == 2:
            assert {one.record.options[option.name] for one in kept} == set(option.choices)
    meant = [played.edition_meant(one.record.map) for one in kept]
    assert len({edition.hash for edition in meant if edition is not None}) == len(played.editions())


@pytest.mark.parametrize("name", GAMES)
def test_the_arena_knows_them_and_people_are_not_offered_them(name: str) -> None:
    first = ["beginner@1", "casual@1", "strong@1", "expert@1"]
    assert known(game(name))[-4:] == first
    assert not {*levels(game(name)), *opponents(game(name))} & set(first)
    with pytest.raises(lampion.UnknownBot, match="expert@1"):
        bot("expert@9", game(name))


def test_a_yardstick_keeps_its_own_judgement_and_search() -> None:
    """Nothing of today's judgement is in it, so that today's may change."""
    for name in GAMES:
        own, today = game(name).yardsticks()[1].heuristics(), game(name).heuristics()
        assert type(own) is not type(today)
        assert type(own).__module__ == f"lampion.games.{name}.yardstick_1.heuristics"
    assert type(bot("expert@1", game("axio"))).__module__ == "lampion.bots.yardstick_1.search_bot"
