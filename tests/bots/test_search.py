"""Bots that search: the same choice for the same seed and nodes, nothing thought where nothing is to choose."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from librt.vecs import vec

from lampion.bots.budget import Budget
from lampion.bots.levels import bot, levels, searcher
from lampion.bots.search_bot import SearchBot
from lampion.bots.style import Style
from lampion.core.errors import UnknownBot
from lampion.core.heuristics import Heuristics
from lampion.core.registry import game, games
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from support.bot_lines import NODES, line

GAMES = ("axio", "pagoda", "panda")
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["beginner", "expert"])
def test_the_same_seed_and_nodes_give_the_same_line(name: str, level: str) -> None:
    assert line(name, level) == line(name, level)


@pytest.mark.parametrize("name", GAMES)
def test_the_sources_choose_what_the_compiled_package_chooses(name: str) -> None:
    asked = (sys.executable, "-m", "support.bot_lines", name, "expert", "2", "16")
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT / "tests")))
    told = subprocess.run(asked, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == line(name, "expert", 2, 16)


@pytest.mark.parametrize(("name", "seats"), [("axio", 1), ("axio", 4), ("panda", 3), ("panda", 4)])
def test_it_plays_with_any_number_of_seats(name: str, seats: int) -> None:
    assert len(line(name, "expert", seats, 24)) == 24


@pytest.mark.parametrize("name", GAMES)
def test_every_level_is_listed_once_from_weak_to_strong(name: str) -> None:
    listed = levels(game(name))
    assert sorted(listed) == sorted(["random", "greedy", "beginner", "casual", "strong", "expert", "champion"])
    assert (listed[0], listed[-1]) == ("random", "champion")
    people = [level for level in listed if level not in ("random", "greedy")]
    assert people == ["beginner", "casual", "strong", "expert", "champion"]


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot is called 'oracle'; there are: random"):
        bot("oracle", game("axio"))


@pytest.mark.parametrize(("nodes", "seconds"), [(0, 0.0), (-1, 0.0), (5, -1.0)])
def test_a_budget_without_end_or_sense_is_refused(nodes: int, seconds: float) -> None:
    with pytest.raises(ValueError, match="a budget needs nodes or seconds"):
        Budget(nodes, seconds)


@pytest.mark.parametrize("style", [{"glance": 0}, {"care": 0}])
def test_a_style_that_compares_nothing_is_refused(style: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="expected at least 1 action to compare"):
        Style(**style)


def thinker(name: str, budget: Budget, **style: object) -> SearchBot:
    return searcher("expert", game(name), game(name).heuristics(), budget, **style)


class Watched(Heuristics):
    """Any judgement, which notes whose decision is next where it is asked for a judgement."""

    def __init__(self) -> None:
        self.next: list[int] = []

    def action_value(self, state: State, action: int) -> float:
        return 0.0

    def evaluate(self, state: State, seat: int) -> float:
        return float(state.scores()[seat])

    def chances(self, state: State, chances: vec[float], seats: int) -> None:
        self.next.append(int(state.seat()))
        super().chances(state, chances, seats)


@pytest.mark.parametrize("foresight", [1, 2, 3])
@pytest.mark.parametrize("name", GAMES)
def test_with_foresight_a_position_is_judged_at_the_end_of_an_own_turn(name: str, foresight: int) -> None:
    played, watched = game(name), Watched()
    state = played.new(Setup(2, "x", start=0))
    searcher("expert", played, watched, Budget(60), foresight=foresight).choose(played.observe(state, 0), rng_from(""))
    assert watched.next == [1] * 60


def test_a_decision_with_one_choice_costs_nothing() -> None:
    played = game("axio")
    state = played.new(Setup(2, "x", start=0))
    observation = played.observe(state, 0)
    while len(state.legal()) > 1:
        before, action = state.copy(), state.legal()[0]
        state.play(action)
        observation.witness(before, action, state)
    player = thinker("axio", NODES)
    assert state.seat() == 0 and player.choose(observation, rng_from("")) == state.legal()[0]
    assert player.iterations == 0


def test_a_budget_of_time_ends_the_search() -> None:
    played = game("axio")
    player = thinker("axio", Budget(seconds=0.02))
    player.choose(played.observe(played.new(Setup(2, "x", start=0)), 0), rng_from(""))
    assert player.iterations > 0


def test_both_budgets_at_once_the_first_one_counts() -> None:
    played = game("axio")
    player = thinker("axio", Budget(nodes=3, seconds=60.0))
    player.choose(played.observe(played.new(Setup(2, "x", start=0)), 0), rng_from(""))
    assert player.iterations == 3


def kept_after_own_decision(reveal: bool) -> bool:
    """Whether the second decision of a Panda turn begins with the tree of the first."""
    played = game("panda")
    state = played.new(Setup(2, "reuse", start=0))
    players = [thinker("panda", Budget(nodes=60)) for _ in range(2)]
    observations = [played.observe(state, seat) for seat in range(2)]
    generators = [rng_from(str(seat)) for seat in range(2)]
    while True:
        seat = int(state.seat())
        action = players[seat].choose(observations[seat], generators[seat])
        before = state.copy()
        state.play(action)
        for observation in observations:
            observation.witness(before, action, state)
        if state.seat() == seat and len(state.legal()) > 1 and players[seat].expectation.known is not None:
            break
    player, observation = players[seat], observations[seat]
    assert player.expectation.is_met(observation)
    if reveal:  # another decision than the one it chose was carried out in between
        before, action = state.copy(), state.legal()[0]
        state.play(action)
        observation.witness(before, action, state)
        return player.expectation.is_met(observation)
    player.choose(observation, generators[seat])
    return bool(player.tree.visits[0] > player.iterations)


def test_a_decision_of_the_same_turn_goes_on_from_the_last() -> None:
    assert kept_after_own_decision(reveal=False)


def test_what_was_not_foreseen_is_thought_about_anew() -> None:
    assert not kept_after_own_decision(reveal=True)


def test_a_tree_never_outgrows_its_memory() -> None:
    played = game("pagoda")
    player = thinker("pagoda", Budget(nodes=50))
    player.choose(played.observe(played.new(Setup(2, "x", start=0)), 0), rng_from(""))
    assert player.tree.size <= player.tree.capacity == 52


def test_every_game_that_is_installed_has_bots() -> None:
    for played in games().values():
        assert {"random", "greedy", "expert"} <= set(levels(played))
