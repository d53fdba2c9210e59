"""Whole turns: every one is there, once, legal from the first decision to the last, and does what it says."""

import json
from collections.abc import Iterator

import pytest

from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.panda import ask, codes
from lampion.games.panda.components import HEROES, KINDS, NEUTRAL
from lampion.games.panda.game import GAME
from lampion.games.panda.state import Panda
from lampion.games.panda.turn_steps import NOTHING
from lampion.games.panda.whole_turns import WholeTurn, whole_turns
from support.panda_games import lively_action
from support.panda_positions import PROVINCE, play, position

pytestmark = pytest.mark.both

AFTERWARDS = (ask.CARD, ask.FRONTIER, ask.REWARD)


def positions(seats: int, seed: str, every: int, **options: bool | str) -> Iterator[Panda]:
    """Decisions of a lively game after its setup, one in so many, within turns as well as at their beginnings."""
    state = GAME.new(Setup(seats, seed, options))
    rng = rng_from(f"{seed} players")
    number = 0
    while not state.over():
        if state.round > 0 and number % every == 0:
            yield state.copy()
        number += 1
        state.play(lively_action(state, rng) if rng.below(6) else state.pick(rng))


def ends_by_hand(start: Panda) -> set[str]:
    """Where the decisions of this seat can lead, by trying all that `legal` lists, as far as a turn goes."""
    seat, found, seen = start.seat(), set(), set()
    waiting = [start]
    while waiting:
        state = waiting.pop()
        withdrawing = state.fact(0) == ask.WITHDRAW
        for action in state.legal():
            after = state.copy()
            after.play(action)
            text = content(after)
            if text in seen:
                continue
            seen.add(text)
            over = after.over() or (after.fact(0) <= ask.TURN and not withdrawing)
            if over or after.fact(0) in AFTERWARDS or after.seat() != seat:
                found.add(text)
            else:
                waiting.append(after)
    return found


def content(state: Panda) -> str:
    return json.dumps(state.content())


SAMPLES = [
    (2, 23, {}),
    (3, 37, {}),
    (4, 41, {}),
    (2, 29, {"master": True, "a_card": "A9"}),
    (3, 43, {"master": True, "a_card": "A4"}),
    (4, 47, {"master": True, "a_card": "A7", "b_card": "B5"}),
]


@pytest.mark.parametrize(("seats", "every", "options"), SAMPLES)
def test_every_end_of_a_turn_is_listed_once(seats: int, every: int, options: dict[str, bool | str]) -> None:
    looked_at = set()
    for state in positions(seats, f"turns {seats} {every}", every, **options):
        listed = whole_turns(state)
        assert listed.complete
        ends = [content(turn.after() if turn.over else turn.end) for turn in listed.turns]
        assert len(ends) == len(set(ends)), "each effect once"
        assert set(ends) == ends_by_hand(state)
        looked_at.add(state.fact(0))
    assert {ask.TURN, ask.OPTION} < looked_at and len(looked_at) > 3, "from within turns too"


@pytest.mark.parametrize(("seats", "every", "options"), SAMPLES)
def test_a_line_is_legal_and_its_numbers_are_those_of_the_positions(
    seats: int, every: int, options: dict[str, bool | str]
) -> None:
    for state in positions(seats, f"lines {seats} {every}", 2 * every, **options):
        before = content(state)
        for turn in whole_turns(state).turns:
            after = walked(state, turn)
            assert content(after) == content(turn.after() if turn.over else turn.end)
            check_numbers(state, turn)
        assert content(state) == before, "listing changes nothing"


def walked(state: Panda, turn: WholeTurn) -> Panda:
    """The line played as a person would, decision by decision; what each costs is counted on the way."""
    now = state.copy()
    active = now.active
    spent = {"space": 0, "cover": 0, "ap": 0, "loss": 0}
    for action in turn.line:
        assert now.seat() == state.seat()
        before = now.copy()
        now.apply(action)
        if codes.SPACE <= action < codes.FIELD:
            space = action - codes.SPACE
            spent["space"] = int(before.last_use[space]) + 1 if before.last_use[space] else (2 if space % 4 == 3 else 1)
            spent["ap"] = int(before.board.cost[space])
            landed = int(before.ap[active]) - spent["ap"]
            lost = {-1: 2, -2: 5}.get(landed, 0) if spent["ap"] else 0
            spent["loss"] = min(lost, int(before.vp[active]))
        elif codes.FIELD <= action < codes.PASS:
            spent["space"] = 1
        elif action == codes.COVER_YES:
            spent["cover"] += 1
    price = turn.price
    assert spent == {"space": price.space, "cover": price.cover, "ap": price.ap, "loss": price.loss}
    assert price.guards == price.space + price.cover
    return now


def check_numbers(start: Panda, turn: WholeTurn) -> None:
    end, seat = turn.end, start.active
    for other in range(start.seats):
        lost = turn.price.loss if other == seat else 0
        assert end.vp[other] == start.vp[other] + turn.vp[other] - lost
    assert turn.ap_left == end.ap[seat] == start.ap[seat] - turn.price.ap + turn.ap
    assert sum(start.uncovered) - sum(end.uncovered) == len(turn.covered)
    assert sum(1 for at in range(start.board.paths) if start.tiles[at] != end.tiles[at]) == len(turn.tiles)
    for path, owner in turn.tiles:
        assert end.tiles[path] == owner
    for place, kind, _ in turn.built:
        assert end.has_kind(place, kind)
    grown = sum(end.buildings(place) - start.buildings(place) for place in range(start.board.places))
    assert grown == len(turn.built)
    own = range(seat * KINDS, seat * KINDS + KINDS)
    assert turn.strength == [end.strength[at] - start.strength[at] for at in own]
    assert turn.missions == [end.missions[at] - start.missions[at] for at in own]
    assert sum(step.vp for step in turn.steps) == turn.vp[seat]
    assert sum(step.ap for step in turn.steps) == turn.ap
    if turn.hero != NOTHING:
        assert turn.origin == start.heroes[turn.hero] and turn.place == end.heroes[turn.hero]


def test_a_search_that_is_cut_says_so_and_lists_only_what_is_an_end() -> None:
    state = play(position(heroes={"white monk": "b2", "white governor": "c3", "white warrior": "d2"}))
    whole, cut = whole_turns(state), whole_turns(state, most=4)
    assert whole.complete and not cut.complete
    assert 0 < len(cut.turns) < len(whole.turns)
    every = {content(turn.end) for turn in whole.turns}
    assert {content(turn.end) for turn in cut.turns} < every


def test_there_are_no_turns_in_the_setup_and_after_the_end() -> None:
    state = GAME.new(Setup(2, "setup", {"master": True}))
    assert whole_turns(state).turns == []
    state.rollout(rng_from("to the end"))
    assert whole_turns(state).turns == [] and whole_turns(state).complete


# -- single turns, in the words of the rules -------------------------------------------------------------------------


def turn_of(state: Panda, *moves: str) -> WholeTurn:
    """The listed turn that has the effect of these moves."""
    after = state.copy()
    play(after, *moves)
    (found,) = [
        turn for turn in whole_turns(state).turns if content(turn.after() if turn.over else turn.end) == content(after)
    ]
    return found


def test_t24_w35_freeing_two_places_brings_points_to_two_players() -> None:
    tiles = {
        "a1-a2": "white",
        "a2-a3": "neutral",
        "a2-W2": "yellow",
        "b1-b2": "yellow",
        "b2-c2": "white",
        "b2-b3": "neutral",
    }
    state = position(tiles=tiles, heroes={"white monk": "a2"})
    turn = turn_of(state, "space 0", "step move", "move b2", "cover yes", "tile own")
    assert turn.vp == [12, 6] and turn.price.loss == 0
    assert (turn.price.space, turn.price.cover, turn.price.ap) == (1, 1, 0)
    assert turn.hero == 0 and turn.origin == node("a2") and turn.place == node("b2")
    assert turn.paths == turn.covered == [way("a2-b2")]
    assert turn.tiles == [(way("a2-b2"), 1)]
    assert sorted(turn.freed) == sorted([node("a2"), node("b2")])
    assert turn.wants() == ["move"]
    neutral = turn_of(state, "space 0", "step move", "move b2", "cover yes", "tile neutral")
    assert neutral.vp == [10, 6] and neutral.tiles == [(way("a2-b2"), NEUTRAL)]


def test_w24_what_is_lost_below_zero_is_told_beside_what_is_gained() -> None:
    state = position(stacks={0: "white yellow"}, buildings={"a1": "gate"}, heroes={"white monk": "a1"})
    turn = turn_of(state, "space 4", "option 2", "step mission")
    assert (turn.price.ap, turn.price.loss, turn.ap_left) == (1, 2, -1)
    assert turn.vp == [0, 0] and turn.missions == [1, 0, 0] and turn.wants() == ["mission"]
    assert (turn.hero, turn.origin, turn.place) == (0, node("a1"), node("a1"))


def test_w39_a_third_building_stops_at_the_city_card() -> None:
    state = position(
        buildings={"b2": "gate market"},
        tiles={"a2-b2": "white", "b2-c2": "white"},
        heroes={"white warrior": "b2"},
    )
    turn = turn_of(state, "space 10", "option 2", "step build")
    assert not turn.over and turn.opens == ask.CARD and turn.asked == 0
    assert turn.built == [(node("b2"), HEROES.index("warrior"), 3)] and turn.vp == [2, 0]
    assert turn.line == [codes.SPACE + 10, codes.OPTION + 1, codes.STEP + 1]
    inside = whole_turns(turn.end)
    assert {one.line[0] for one in inside.turns} == {codes.CARD_LEFT, codes.CARD_RIGHT, codes.CARD_NONE}
    assert all(one.price.guards == one.price.ap == 0 for one in inside.turns if not one.covered)


def test_w34_another_players_tile_stops_the_turn() -> None:
    state = position(
        seats=3,
        figures={"c1-c2": "yellow yellow orange"},
        heroes={"white warrior": "c1"},
        strength={"white warrior": 1},
    )
    turn = turn_of(state, "space 2", "step move", "move c2", "cover yes")
    assert (turn.opens, turn.asked, turn.over) == (ask.TILE, 1, False)
    chosen = whole_turns(turn.end)
    assert sorted(one.line for one in chosen.turns) == [[codes.TILE_OWN], [codes.TILE_NEUTRAL]]
    assert {one.over for one in chosen.turns} == {True}


def test_w61_a_field_costs_a_guard_and_nothing_else() -> None:
    state = position(a_card="A9", b_card="B1", guards={"white": 4})
    turn = turn_of(state, "field 3")
    assert (turn.price.space, turn.price.ap, turn.vp) == (1, 0, [6, 0])
    assert turn.field == 2 and turn.wants() == ["points", "special"]


def test_w58_withdrawing_is_part_of_the_turn() -> None:
    state = position(a_card="A4", b_card="B1", counts={"white": 2, "yellow": 0})
    turns = whole_turns(state).turns
    assert {turn.withdraws for turn in turns} == {True, False}
    (passing,) = [turn for turn in turns if turn.passes and turn.withdraws]
    assert passing.line == [codes.WITHDRAW_YES, codes.PASS]


def node(name: str) -> int:
    return PROVINCE.node_names.index(name)


def way(name: str) -> int:
    return PROVINCE.path_names.index(name)


# -- equal positions ----------------------------------------------------------------------------------------------


def test_every_field_of_a_position_tells_it_from_another() -> None:
    state = position(seats=3, a_card="A9", b_card="B1", figures={"a1-b1": "white"}, stacks={3: "white yellow orange"})
    assert state.same_table(state.copy()) and state.fingerprint() == state.copy().fingerprint()
    data = state.dump()
    constant = {"map", "seats", "master", "rng", "row", "barrier"}  # the same in all positions of one turn
    for name, value in data.items():
        if name in constant:
            continue
        other = changed(name, value)
        twin = GAME.load(data)
        twin.restore_fields({**twin.saved_fields(), name: other}) if name != "stacks" else None
        if name == "stacks":
            twin = GAME.load({**data, "stacks": [[3, [1, 0, 2]]]})
        assert not state.same_table(twin), name


def changed(name: str, value: object) -> object:
    """Another value of the same shape."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    assert isinstance(value, list)
    if name == "frames":
        return [*value, 0, 0, 0, 0]
    return [*value[:-1], value[-1] + 1] if value and isinstance(value[-1], int) else value
