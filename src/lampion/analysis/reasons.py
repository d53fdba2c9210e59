"""Why a move is better, in words: the largest differences in what can be counted, or that there is no single reason.

What is counted are the game's own points (`Game.counted`): at once, in the others' next turns, and in the next own
turn. The first is exact; the other two are means over the worlds in which the moves were compared, each seat taking the
turn that looks best at once. Nothing is said that is not one of these numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from lampion.core.message import Arg, Message, SeatRef

if TYPE_CHECKING:
    from lampion.analysis.choices import Comparison
    from lampion.analysis.lines import Line
    from lampion.core.game import Game
    from lampion.core.state import State

WORLDS = 8  # in which turns ahead are counted
LEAST_AT_ONCE = 1.0
LEAST_AHEAD = 1.0  # a mean below it is no reason
MOST_REASONS = 2

Counts = dict[str, float]


class LineFacts(msgspec.Struct, frozen=True):
    """What a move brings its player at once, what the best of the others then gains, what the next own turn brings."""

    now: Counts
    reply: Counts
    ahead: Counts


def facts_of(looked: Comparison, line: Line) -> LineFacts:
    """The numbers behind one move."""
    seat, game = looked.seat, looked.evaluator.game
    before = looked.decision.before
    start = game.counted(before, seat)
    reply: Counts = dict.fromkeys(start, 0.0)
    ahead: Counts = dict.fromkeys(start, 0.0)
    now: Counts = {}
    worlds = list(looked.other_half)[:WORLDS]
    for number in worlds:
        state = looked.behind(line, number)
        if not now:
            now = gained(start, game.counted(state, seat))
        rng = looked.evaluator.rng("policy", number)
        if not state.over() and state.seat() == seat:
            state = looked.evaluator.turn(state, rng, 0.0)
        others = [other for other in range(looked.seats) if other != seat]
        held = {other: game.counted(state, other) for other in others}
        for _ in others:
            if not state.over() and state.seat() != seat:
                state = looked.evaluator.turn(state, rng, 0.0)
        gains = [gained(held[other], game.counted(state, other)) for other in others]
        for name in start:
            reply[name] += max((gain[name] for gain in gains), default=0.0) / len(worlds)
        mine = game.counted(state, seat)
        if not state.over() and state.seat() == seat:
            state = looked.evaluator.turn(state, rng, 0.0)
        for name, gain in gained(mine, game.counted(state, seat)).items():
            ahead[name] += gain / len(worlds)
    return LineFacts(now, reply, ahead)


def gained(before: Mapping[str, int], after: Mapping[str, int]) -> Counts:
    return {name: float(after[name] - before[name]) for name in before}


def counts(game: Game, state: State) -> list[Mapping[str, int]]:
    """What every seat has."""
    return [game.counted(state, seat) for seat in range(len(state.scores()))]


def reasons(seat: int, best: LineFacts, other: LineFacts) -> tuple[Message, ...]:
    """What speaks for the best move against another, the strongest first; what speaks against it at once comes last.

    Empty: nothing that can be counted says it.
    """
    found: list[tuple[float, Message]] = []
    against: list[tuple[float, Message]] = []
    for name in best.now:
        more = best.now[name] - other.now[name]
        if abs(more) >= LEAST_AT_ONCE:
            facts = told(seat, name, best.now[name], other.now[name])
            side = found if more > 0 else against
            side.append((abs(more), Message("analysis-why-now" if more > 0 else "analysis-why-cost", facts)))
        less = other.reply[name] - best.reply[name]
        if less >= LEAST_AHEAD:
            facts = told(seat, name, best.reply[name], other.reply[name])
            found.append((less, Message("analysis-why-reply", facts)))
        later = best.ahead[name] - other.ahead[name]
        if later >= LEAST_AHEAD:
            facts = told(seat, name, best.ahead[name], other.ahead[name])
            found.append((later, Message("analysis-why-ahead", facts)))
    if not found:
        return ()
    found.sort(key=lambda one: -one[0])
    against.sort(key=lambda one: -one[0])
    return tuple(message for _, message in [*found[:MOST_REASONS], *against[:1]])


def told(seat: int, name: str, best: float, other: float) -> dict[str, Arg]:
    """The facts of a reason: two numbers and how far they lie apart, as people say them."""
    mine, theirs = round(best), round(other)
    if mine == theirs:  # close by, but not the same: the difference decides
        mine = theirs + (1 if best > other else -1)
    return {
        "who": SeatRef(seat),
        "best": Message("analysis-amount", {"count": mine, "what": name}),
        "other": theirs,
    }
