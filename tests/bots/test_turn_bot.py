"""A bot that plans whole turns: it carries its plan out, and drops it when things come otherwise."""

import gc
from collections.abc import Iterator

import pytest

from lampion.bots.bot import Bot
from lampion.bots.budget import Budget
from lampion.bots.levels import bot, checked, known, levels
from lampion.bots.strength import opponents
from lampion.bots.turn_bot import TurnBot, TurnStyle
from lampion.core.heuristics import Heuristics
from lampion.core.observation import Observation
from lampion.core.planned_turn import PlannedTurn
from lampion.core.registry import game
from lampion.core.rng import Rng, rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.games.panda import ask, codes
from lampion.games.panda.heuristics import PLAIN
from lampion.games.panda.state import Panda
from lampion.games.panda.turn_ends import TurnEnds
from support.bot_lines import line
from support.panda_positions import play, position

PANDA = game("panda")
ENDLESS = Budget(1_000_000)


class Counting(Heuristics):
    """The game's own judgement, which notes how often the best turns of a position are asked for."""

    def __init__(self) -> None:
        self.own = PANDA.heuristics()
        self.asked: list[int] = []

    def action_value(self, state: State, action: int) -> float:
        return self.own.action_value(state, action)

    def evaluate(self, state: State, seat: int) -> float:
        return self.own.evaluate(state, seat)

    def best_turns(self, state: State, most: int) -> list[PlannedTurn]:
        self.asked.append(most)
        return self.own.best_turns(state, most)


class Otherwise(Bot):
    """Takes the first legal action and counts."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, observation: Observation, rng: Rng) -> int:
        self.asked += 1
        return observation.imagine(rng).legal()[0]


def bot_and_parts(keep: int = 3) -> tuple[TurnBot, Otherwise]:
    otherwise = Otherwise()
    return TurnBot(PANDA.heuristics(), TurnStyle(keep), otherwise, ENDLESS), otherwise


def decisions(state: Panda, player: Bot) -> Iterator[tuple[Panda, int]]:
    """What a bot chooses, until the turn is over."""
    seat, rng = state.seat(), rng_from("bot")
    turn = (int(state.round), int(state.turn))
    while not state.over() and (state.round, state.turn) == turn and state.seat() == seat:
        action = player.choose(PANDA.observe(state, seat), rng)
        yield state.copy(), action
        state.apply(action)


def test_a_plan_is_made_once_and_carried_out_to_the_end_of_the_turn() -> None:
    state = position(heroes={"white monk": "b2", "white governor": "c3"}, buildings={"b2": "gate", "c3": "market"})
    player, otherwise = bot_and_parts()
    plans = []
    for _, action in decisions(state, player):
        plans.append(player.plan)
        assert action in player.plan.actions
    assert len(plans) > 1 and all(plan is plans[0] for plan in plans), "one plan for all decisions"
    assert player.done == len(plans[0].actions)
    assert plans[0].end == state, "and it ends where it was meant to"
    assert otherwise.asked == 0


def test_it_tells_what_it_means_to_play() -> None:
    state = position(heroes={"white monk": "b2", "white governor": "c3"}, buildings={"b2": "gate", "c3": "market"})
    player, _ = bot_and_parts()
    assert player.meant() == []
    meant = None
    for _, action in decisions(state, player):
        meant = meant if meant is not None else player.meant()
        assert player.meant()[0] == action == meant[len(meant) - len(player.meant())]
    assert player.meant() == meant[-1:], "the last decision of the turn"


def test_a_plan_is_dropped_when_the_position_is_not_the_expected_one() -> None:
    state = position(heroes={"white monk": "b2", "white governor": "c3"}, buildings={"b2": "gate", "c3": "market"})
    player, _ = bot_and_parts()
    first = player.choose(PANDA.observe(state, 0), rng_from("bot"))
    before = player.plan
    other = next(action for action in state.legal() if action != first and action != codes.PASS)
    state.apply(other)
    chosen = player.choose(PANDA.observe(state, 0), rng_from("bot"))
    assert player.plan is not before and state.is_legal(chosen)


def test_it_asks_another_bot_in_the_setup_and_out_of_turn() -> None:
    player, otherwise = bot_and_parts()
    state = PANDA.new(Setup(2, "setup", start=0))
    assert state.is_legal(player.choose(PANDA.observe(state, 0), rng_from("bot")))
    assert otherwise.asked == 1
    state = position(seats=3, figures={"c1-c2": "yellow yellow orange"}, heroes={"white warrior": "c1"})
    play(state, "space 2", "step move", "move c2", "cover yes")
    assert (state.fact(0), state.seat()) == (ask.TILE, 1)
    assert state.is_legal(player.choose(PANDA.observe(state, 1), rng_from("bot")))
    assert otherwise.asked == 2 and player.plan is None


def test_the_ends_are_compared_after_as_many_turns_as_there_are_seats() -> None:
    heuristics = Counting()
    state = position(seats=3, heroes={"white monk": "b2"}, buildings={"b2": "gate"})
    TurnBot(heuristics, TurnStyle(4), Otherwise(), ENDLESS).choose(PANDA.observe(state, 0), rng_from("bot"))
    assert heuristics.asked == [4, *[1] * 12], "four ends, three turns each"


def test_the_best_ends_are_those_with_the_largest_advantage_each_value_once() -> None:
    state = position(heroes={"white monk": "b2"}, buildings={"b2": "gate"})
    heuristics = PANDA.heuristics()
    heuristics.weigh(PLAIN)  # as `evaluate` does

    def judged(state: State) -> float:
        return heuristics.evaluate(state, 0)

    found = heuristics.best_turns(state, 5)
    values = [judged(plan.end) for plan in found]
    assert values == sorted(set(values), reverse=True) and len(values) == 5
    everywhere = set()
    for end in TurnEnds(state, True).ends:
        after = state.copy()
        for action in end.line():
            after.apply(action)
        everywhere.add(judged(after))
    assert values == sorted(everywhere, reverse=True)[:5]
    for plan in found:
        now = state.copy()
        for asked, action in zip(plan.asked, plan.actions, strict=True):
            assert asked == now
            now.apply(action)
        assert now == plan.end


def test_bots_on_trial_can_be_measured_and_are_not_offered() -> None:
    assert "hasty" in known(PANDA) and "hasty" not in levels(PANDA)
    assert isinstance(bot("hasty", PANDA), TurnBot)
    assert [one for one in known(game("axio")) if "@" not in one] == levels(game("axio"))


@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_the_same_line_again(seats: int) -> None:
    assert line("panda", "expert", seats, 24) == line("panda", "expert", seats, 24)


def test_every_level_of_way_of_the_panda_plans_turns() -> None:
    assert all(isinstance(bot(level, PANDA), TurnBot) for level in opponents(PANDA))


def plans_of(style: TurnStyle, seeds: int = 1) -> list[PlannedTurn | None]:
    state = position(heroes={"white monk": "b2", "white governor": "c3"}, buildings={"b2": "gate", "c3": "market"})
    player = TurnBot(PANDA.heuristics(), style, Otherwise(), ENDLESS)
    return [player.planned(state, rng_from(str(seed))) for seed in range(seeds)]


def test_without_depth_the_end_with_the_largest_advantage_is_taken() -> None:
    state = position(heroes={"white monk": "b2", "white governor": "c3"}, buildings={"b2": "gate", "c3": "market"})
    best = PANDA.heuristics().best_turns(state, 1)[0]
    assert plans_of(TurnStyle(6, depth=0))[0].end == best.end


@pytest.mark.parametrize("searched", [True, False])
def test_planning_leaves_the_search_for_garbage_as_it_was(searched: bool) -> None:
    before = gc.isenabled()
    (gc.enable if searched else gc.disable)()
    try:
        state = position(heroes={"white monk": "b2"}, buildings={"b2": "gate"})
        bot_and_parts()[0].choose(PANDA.observe(state, 0), rng_from("bot"))
        assert gc.isenabled() == searched
    finally:
        (gc.enable if before else gc.disable)()


def test_a_bot_that_sees_few_ends_takes_the_best_of_those() -> None:
    ends = PANDA.heuristics().best_turns(
        position(heroes={"white monk": "b2", "white governor": "c3"}, buildings={"b2": "gate", "c3": "market"}), 6
    )
    taken = [
        ends.index(next(end for end in ends if end.end == plan.end))
        for plan in plans_of(TurnStyle(6, view=2, depth=0), 60)
    ]
    assert set(taken) == {0, 1, 2, 3, 4}, "never the worst of six, because it sees two"
    assert taken.count(0) > taken.count(1) > taken.count(4)


def test_more_depth_asks_what_those_who_come_next_would_find() -> None:
    heuristics = Counting()
    state = position(heroes={"white monk": "b2"}, buildings={"b2": "gate"})
    player = TurnBot(heuristics, TurnStyle(2, depth=2, answers=3), Otherwise(), ENDLESS)
    player.choose(PANDA.observe(state, 0), rng_from("bot"))
    answer = [3, *[1] * 6]  # three ends, each played on for two turns
    assert heuristics.asked == [2, *[1] * 4, *answer * 4], "two ends, two turns each, first without asking"


def test_with_time_left_it_looks_one_depth_further() -> None:
    heuristics = Counting()
    state = position(heroes={"white monk": "b2"}, buildings={"b2": "gate"})
    player = TurnBot(heuristics, TurnStyle(3, depth=1, answers=2), Otherwise(), Budget(seconds=60.0))
    player.choose(PANDA.observe(state, 0), rng_from("bot"))
    assert heuristics.asked[:7] == [3, *[1] * 6] and heuristics.asked[7:] == [2, *[1] * 4] * 6


@pytest.mark.parametrize("nodes", [1, 5, 9, 20])
def test_it_lists_no_more_turns_than_its_budget_has_nodes(nodes: int) -> None:
    heuristics = Counting()
    state = position(heroes={"white monk": "b2"}, buildings={"b2": "gate"})
    player = TurnBot(heuristics, TurnStyle(3, depth=2, answers=3), Otherwise(), Budget(nodes))
    assert state.is_legal(player.choose(PANDA.observe(state, 0), rng_from("bot")))
    assert nodes <= len(heuristics.asked) - 1 < nodes + 7, "what is begun with an answer is finished"


@pytest.mark.parametrize("style", [{"keep": 0}, {"ahead": -1}, {"depth": 5}, {"answers": 0}, {"breadth": 2}])
def test_a_level_with_impossible_numbers_is_refused(style: dict[str, int]) -> None:
    with pytest.raises((ValueError, TypeError)):
        checked({"order": ["random"], "trial": ["planner"], "planner": {"nodes": 5, "turns": style}})
