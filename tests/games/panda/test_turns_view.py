"""What the page offers as whole turns: each does exactly what it promises, nothing is left out, and everything that
cannot be had says why, in every language.
"""

from collections.abc import Iterator

import msgspec
import pytest

from lampion.core.message import Message
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.panda import ask, codes
from lampion.games.panda.components import HEROES, KINDS, TILE_KINDS
from lampion.games.panda.game import GAME
from lampion.games.panda.ideas import deed_of
from lampion.games.panda.state import Panda
from lampion.games.panda.turn_shapes import PriceView, TurnsView, TurnView
from lampion.games.panda.whole_turns import whole_turns
from lampion.tables.journal import restored
from lampion.texts.wording import word
from support.panda_games import lively_action

pytestmark = pytest.mark.both

WANTS = ["move", "build", "strength", "mission", "points", "special"]
SAMPLES = [
    (2, 41, {}),
    (3, 61, {}),
    (4, 71, {}),
    (2, 53, {"master": True, "a_card": "A9"}),
    (3, 67, {"master": True, "a_card": "A4"}),
    (4, 73, {"master": True, "a_card": "A7", "b_card": "B5"}),
]


def decisions(seats: int, every: int, options: dict[str, bool | str]) -> Iterator[Panda]:
    """Decisions of a lively game, the setup too, one in so many."""
    state = GAME.new(Setup(seats, f"view {seats} {every}", options))
    rng, number = rng_from("players"), 0
    while not state.over():
        if number % every == 0:
            yield state.copy()
        number += 1
        state.play(lively_action(state, rng) if rng.below(6) else state.pick(rng))


def positions(seats: int, every: int, options: dict[str, bool | str]) -> Iterator[tuple[Panda, TurnsView]]:
    """The same with what is offered there."""
    for state in decisions(seats, every, options):
        before = state.dump()
        yield state.copy(), GAME.turns(state, int(state.seat()))
        assert state.dump() == before, "looking changes nothing"


def played(state: Panda, line: tuple[str, ...]) -> Panda:
    """The line as a client sends it: each decision is legal, and the seat's own."""
    now = state.copy()
    for text in line:
        assert now.seat() == state.seat()
        now.apply(GAME.parse(now, text))
    return now


def check_promise(state: Panda, turn: TurnView, line: tuple[str, ...], price: PriceView, left: tuple[int, int]) -> None:
    """Points, guards, AP and tiles after the line are those that were promised; a round that ends brings more."""
    after, seat = played(state, line), int(state.active)
    vp = {player: int(after.vp[player] - state.vp[player]) for player in range(state.seats)}
    if after.finished or after.round != state.round:
        return
    assert vp[seat] == turn.gain.vp - price.loss
    assert {player: points for player, points in vp.items() if points and player != seat} == turn.rivals
    assert (after.guards[seat], after.ap[seat]) == left
    assert after.ap[seat] - state.ap[seat] == turn.gain.ap - price.ap
    assert price.lands is None or price.lands == state.ap[seat] - price.ap
    taken = [
        name
        for kind, name in enumerate(TILE_KINDS)
        for _ in range(max(0, sheet(after, seat, kind) - sheet(state, seat, kind)))
    ]
    assert list(turn.gain.tiles) == taken
    posted = int(after.posted[seat] - state.posted[seat])
    assert posted == (price.guards if any(text.startswith("space") for text in line) else 0)
    asked = None if turn.ask is None else int(after.fact(0))
    assert (asked is None) == (turn.asks is None)
    if turn.asks is not None:
        assert after.seat() == turn.asks


def sheet(state: Panda, seat: int, kind: int) -> int:
    return int((state.strength if kind < KINDS else state.missions)[seat * KINDS + kind % KINDS])


@pytest.mark.parametrize(("seats", "every", "options"), SAMPLES)
def test_every_turn_keeps_its_promise(seats: int, every: int, options: dict[str, bool | str]) -> None:
    seen = 0
    for state, view in positions(seats, every, options):
        for number, turn in enumerate(view.turns.list):
            assert turn.id == number
            check_promise(state, turn, turn.line, turn.price, (turn.guards_left, turn.ap_left))
            for other in turn.others:
                check_promise(state, turn, other.line, other.price, (other.guards_left, other.ap_left))
                assert (other.price.loss, other.price.ap) >= (turn.price.loss, turn.price.ap)
            assert sum(vp for vp, _ in turn.gain.because) == sum(step.vp for step in turn.steps) == turn.gain.vp
            assert all(vp > 0 for vp, _ in turn.gain.because)
            seen += 1 + len(turn.others)
    assert seen > 300


@pytest.mark.parametrize(("seats", "every", "options"), SAMPLES)
def test_nothing_is_left_out_but_paying_for_nothing(seats: int, every: int, options: dict[str, bool | str]) -> None:
    for state, view in positions(seats, every, options):
        own = state.round > 0 and state.seat() == state.active
        turns = whole_turns(state).turns if own else []
        offered = {line for turn in view.turns.list for line in (turn.line, *(one.line for one in turn.others))}
        for turn in turns:
            line = tuple(GAME.notation(state, action) for action in turn.line)
            does_something = bool(turn.steps) or turn.passes or turn.withdraws
            assert (line in offered) == does_something, line
        assert len(offered) == sum(1 + len(turn.others) for turn in view.turns.list)


@pytest.mark.parametrize(("seats", "every", "options"), SAMPLES)
def test_wants_and_places_lead_to_turns_or_to_reasons(seats: int, every: int, options: dict[str, bool | str]) -> None:
    for state, view in positions(seats, every, options):
        turns = view.turns.list
        assert [one.want for one in view.wants] == WANTS
        for one in view.wants:
            fitting = [turn.id for turn in turns if one.want in turn.wants]
            assert one.count == len(fitting) and (one.reason is None) == bool(fitting)
            assert (one.best in fitting and one.cheapest in fitting) if fitting else one.best is one.cheapest is None
            if fitting:
                best, prices = turns[one.best or 0], [(turns[at].price.loss, turns[at].price.ap) for at in fitting]
                assert best.price.loss == 0 or all(loss for loss, _ in prices)
                cheapest = turns[one.cheapest or 0].price
                assert (cheapest.loss, cheapest.ap) == min(prices)
        for space, here in view.here.spaces.items():
            for at in here.turns:
                assert space in (turns[at].space, *(other.space for other in turns[at].others))
            refused = state.refusal(codes.SPACE + space) if state.fact(0) == ask.TURN else None
            assert state.fact(0) != ask.TURN or bool(here.refused) == (refused is not None)
        for hero, found in view.here.heroes.items():
            for at in found.turns:
                acting = {step.hero for step in turns[at].steps}
                assert hero in acting or any(step.kind == "take" for step in turns[at].steps)
            assert not {one.want for one in found.refused} & {
                step.kind for at in found.turns for step in turns[at].steps if step.hero == hero
            }
        for place, there in view.here.places.items():
            built = {
                step.building
                for at in there.turns
                for step in turns[at].steps
                if step.kind == "build" and step.to == place
            }
            for one_refused in there.refused:
                if one_refused.want == "build" and state.fact(0) == ask.TURN:
                    kind = HEROES.index((one_refused.hero or "-").split("-")[1])
                    assert ["gate", "market", "pagoda"][kind] not in built


@pytest.mark.parametrize(("seats", "every", "options"), SAMPLES[:3])
def test_a_step_that_can_be_left_out_names_the_turn_without_it(
    seats: int, every: int, options: dict[str, bool | str]
) -> None:
    found = 0
    for _, view in positions(seats, every, options):
        for turn in view.turns.list:
            for step in turn.steps:
                if step.without is not None:
                    rest = view.turns.list[step.without].steps
                    kinds = [one.kind for one in turn.steps]
                    kinds.remove(step.kind)
                    missing = list(kinds)
                    for one in rest:
                        missing.remove(one.kind)
                    assert set(missing) <= {"tile"}, "a tile is not laid without the last ninja covered"
                    found += 1
    assert found > 20


@pytest.mark.parametrize(("seats", "every", "options"), SAMPLES[2:])
def test_everything_is_said_in_every_language(seats: int, every: int, options: dict[str, bool | str]) -> None:
    for _, view in positions(seats, 2 * every, options):
        said = list(messages(msgspec.to_builtins(view)))
        assert said
        for message in said:
            for language in ("en", "de", "fr"):
                words = word(message, language, ["Ada", "Bo", "Cy", "Di"], 0)
                assert words and message.key not in words


def messages(value: object) -> Iterator[Message]:
    """All that is said, wherever it stands."""
    if isinstance(value, dict):
        if set(value) == {"key", "args"}:
            yield restored(msgspec.convert(value, Message))
        else:
            for inner in value.values():
                yield from messages(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from messages(inner)


def test_an_idle_action_costs_what_it_says_and_does_nothing() -> None:
    idle = 0
    for state, view in positions(2, 11, {}):
        for one in view.idle:
            after = played(state, one.line)
            if after.fact(0) == ask.STEP and after.active == state.active:
                after.apply(codes.FINISH)
            seat = int(state.active)
            if after.round == state.round and not after.finished:
                assert after.guards[seat] == state.guards[seat] - one.price.guards
                assert after.ap[seat] == state.ap[seat] - one.price.ap
                assert after.vp[seat] == state.vp[seat] - one.price.loss
                assert list(after.heroes) == list(state.heroes) and list(after.towns) == list(state.towns)
            assert one.reasons
            idle += 1
    assert idle > 20


def test_the_setup_says_what_places_need() -> None:
    state = GAME.new(Setup(3, "setup"))
    seen = set()
    while state.round == 0:
        view = GAME.turns(state, int(state.seat()))
        setup = view.setup
        assert setup is not None and not view.turns.list and all(one.reason for one in view.wants)
        seen.add((setup.placing, setup.number, setup.count))
        shown = {place["id"]: place for place in GAME.view(state, 0)["places"]}  # type: ignore[attr-defined]
        for name, place in setup.places.items():
            assert (place.guards, place.needs) == (shown[name]["guards"], shown[name]["needs"])
            assert place.builds <= (place.guards >= (place.needs or 99)) and bool(place.builds) <= (
                place.reason is None
            )
        for path, ends in setup.paths.items():
            after = state.copy()
            after.apply(GAME.parse(after, f"guard {path}"))
            around = {place["id"]: place["guards"] for place in GAME.view(after, 0)["places"]}  # type: ignore[attr-defined]
            assert ends and all(end.guards == around[name] for name, end in ends.items())
        state.play(state.legal()[len(seen) % len(state.legal())])
    assert len({placing for placing, _, _ in seen}) == 4
    assert {(number, count) for placing, number, count in seen if placing == "guard"} == {(1, 2), (2, 2)}
    assert GAME.turns(state, int(state.seat())).setup is None


def test_a_tile_out_of_turn_is_no_turn() -> None:
    asked = 0
    for state in decisions(2, 1, {}):
        if state.round and state.seat() != state.active:
            view = GAME.turns(state, int(state.seat()))
            assert not view.turns.list and all(one.reason == Message("panda-want-wait") for one in view.wants)
            asked += 1
    assert asked


def test_the_end_of_a_round_is_told() -> None:
    rounds = 0
    for options in ({}, {"master": True}):
        state = GAME.new(Setup(3, "rounds", options))
        rng = rng_from("rounds")
        while not state.over() and rounds < 12:
            before, action = state.copy(), lively_action(state, rng) if rng.below(6) else state.pick(rng)
            state.play(action)
            end = GAME.account(before, int(action), state).preview["round_end"]
            assert (end is not None) == (before.round > 0 and (state.round != before.round or state.finished))
            if end is None:
                continue
            rounds += 1
            told = {name: value for name, value in end.items() if name != "because"}  # type: ignore[attr-defined]
            seats = range(3)
            assert told["round"] == before.round
            assert told["back"] == [state.guards[seat] - before.guards[seat] for seat in seats]
            assert told["ap"] == [(before.ap[seat], state.ap[seat]) for seat in seats]
            assert all(now == min(12, was + back) for (was, now), back in zip(told["ap"], told["back"], strict=True))
            assert told["order"] == ([] if state.finished else [state.order[place] for place in seats])
            spoken = [word(one, "en", ["Ada", "Bo", "Cy"], None) for one in end["because"]]  # type: ignore[index]
            assert state.finished or spoken[0].endswith("begins: no one has fewer AP.")
    assert rounds == 12


def test_without_guards_that_is_the_reason_for_everything() -> None:
    state = GAME.new(Setup(2, "no guards"))
    rng = rng_from("players")
    while state.fact(0) != ask.TURN or state.guards[state.active]:
        state.play(lively_action(state, rng))
    wants = GAME.turns(state, int(state.active)).wants
    assert [one.reason for one in wants] == [Message("panda-want-no-guards")] * len(WANTS)


@pytest.mark.parametrize(("seats", "every", "options"), SAMPLES[:2])
def test_ideas_that_are_told_apart_do_not_read_the_same(seats: int, every: int, options: dict[str, bool | str]) -> None:
    for state, _ in positions(seats, every, options):
        if state.fact(0) == ask.TURN:
            deeds = [deed_of(state, turn) for turn in whole_turns(state).turns]
            told = {str(msgspec.to_builtins(deed)): word(deed, "en") for deed in deeds}
            assert len(set(told.values())) == len(told)
