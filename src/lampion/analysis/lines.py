"""What could be decided in a position: single actions, or whole turns found by a search of this seat's own turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from lampion.analysis.evaluator import Evaluator
from lampion.core.rng import rng_from
from lampion.core.state import State

Line: TypeAlias = tuple[int, ...]

LONGEST_TURN = 24  # decisions of one turn
BRANCHES = 16  # ways on from one position of a turn


def candidate_lines(evaluator: Evaluator, state: State, most: int) -> list[Line]:
    """What looks best, the best first. Each is legal to its end; none goes on where chance or another seat decides."""
    if not evaluator.numbers.by_turn:
        return best_actions(evaluator, state, most)
    planned = evaluator.heuristics.best_turns(state, most)
    if planned:
        return distinct([own_part(state, plan.actions) for plan in planned])
    return turns_found(evaluator, state, most)


def best_actions(evaluator: Evaluator, state: State, most: int) -> list[Line]:
    """The single actions that look best at once, and last the one that looks worst, to see how much is at stake."""
    ranked = ranked_actions(evaluator, state)
    if len(ranked) > most:
        ranked = [*ranked[: most - 1], ranked[-1]]
    return [(action,) for action in ranked]


def ranked_actions(evaluator: Evaluator, state: State) -> list[int]:
    """All legal actions, those that look best first; equals in the order of their numbers."""
    prior = evaluator.heuristics.prior
    return sorted(state.legal(), key=lambda action: -prior(state, action))


def own_part(state: State, actions: Sequence[int]) -> Line:
    """As much of a planned turn as is surely this seat's own: up to chance, or to what another seat decides."""
    seat = state.seat()
    line: list[int] = []
    for action in actions:
        if state.over() or state.seat() != seat or (line and state.barrier) or not state.is_legal(action):
            break
        line.append(action)
        state = state.after(action)
    return tuple(line)


def distinct(lines: Sequence[Line]) -> list[Line]:
    return list(dict.fromkeys(line for line in lines if line))


def turns_found(evaluator: Evaluator, start: State, most: int) -> list[Line]:
    """Whole turns of the seat that decides, the most promising ones: a search that keeps a few positions at each step.

    What ends a turn is kept beside those that can go on, so short turns are compared with long ones.
    """
    seat = int(start.seat())
    seats = len(start.scores())
    rng = rng_from(evaluator.seed)
    ends: dict[Line, float] = {}
    open_lines: list[tuple[float, Line, State]] = [(0.0, (), start)]
    for _ in range(LONGEST_TURN):
        found: list[tuple[float, Line, State]] = []
        for _, line, state in open_lines:
            for action in ranked_actions(evaluator, state)[:BRANCHES]:
                after = evaluator.law.carried_out(state, action, (), rng.copy())
                reached = (*line, action)
                chance = evaluator.heuristics.foretold(after, seats)[seat]
                if after.over() or after.seat() != seat or after.barrier:
                    ends[reached] = chance
                else:
                    found.append((chance, reached, after))
        if not found:
            break
        open_lines = different(sorted(found, key=lambda one: (-one[0], one[1])), evaluator.numbers.beam)
    return sorted(ends, key=lambda line: (-ends[line], line))[:most]


def different(found: Sequence[tuple[float, Line, State]], most: int) -> list[tuple[float, Line, State]]:
    """The first of these, each position once: the order of two steps makes no second way."""
    kept: list[tuple[float, Line, State]] = []
    for one in found:
        if len(kept) == most:
            break
        if not any(one[0] == other[0] and one[2] == other[2] for other in kept):
            kept.append(one)
    return kept
