"""How lucky a draw was: what it made of the chances, less what all its outcomes make of them on average."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lampion.analysis.evaluator import Evaluator, Values, mean
from lampion.analysis.history import Chance
from lampion.core.chance_law import Draw
from lampion.core.setup import Setup
from lampion.core.state import State


class JudgedDraw(msgspec.Struct, frozen=True):
    """One draw. `luck` and `drift` are by seat; `as_good` is how likely something at least as good for `seat` was."""

    kind: str
    seat: int | None
    item: str
    probability: float | None
    luck: Values
    drift: Values
    after: Values  # the chances then
    as_good: float | None = None
    as_bad: float | None = None


def judged_draws(evaluator: Evaluator, setup: Setup, chance: Chance, before: Values) -> list[JudgedDraw]:
    """All draws of one event row, in order. `before` is the value of the position that chance went on from."""
    found: list[JudgedDraw] = []
    for number, draw in enumerate(chance.draws):
        given = chance.draws[:number]
        outcomes = evaluator.law.outcomes(setup, chance.before, chance.action, given, draw)
        if not outcomes:  # the game does not say what could have come: all the rest is one event
            found.append(unknown_law(evaluator, setup, chance, number, before))
            break
        behind = {
            outcome.item: value_with(evaluator, setup, chance, [*given, Draw(draw.kind, draw.seat, outcome.item)])
            for outcome in outcomes
        }
        after = behind[draw.item]
        expected = [sum(one.probability * behind[one.item][seat] for one in outcomes) for seat in range(setup.seats)]
        mine = draw.seat if draw.seat is not None else 0
        found.append(
            JudgedDraw(
                draw.kind,
                draw.seat,
                draw.item,
                next(one.probability for one in outcomes if one.item == draw.item),
                difference(after, expected),
                difference(expected, before),
                after,
                sum(one.probability for one in outcomes if behind[one.item][mine] >= after[mine]),
                sum(one.probability for one in outcomes if behind[one.item][mine] <= after[mine]),
            )
        )
        before = after
    return found


def unknown_law(evaluator: Evaluator, setup: Setup, chance: Chance, number: int, before: Values) -> JudgedDraw:
    """All draws from one on, compared with what the generator gives: the mean over a fixed number of completions."""
    expected = value_with(evaluator, setup, chance, chance.draws[:number])
    after = value_with(evaluator, setup, chance, chance.draws)
    first = chance.draws[number]
    return JudgedDraw(
        first.kind, first.seat, first.item, None, difference(after, expected), difference(expected, before), after
    )


def value_with(evaluator: Evaluator, setup: Setup, chance: Chance, given: Sequence[Draw]) -> Values:
    """The value when so much has been drawn.

    If one draw is missing, it is the mean over all its outcomes; if several are, over completions.
    """
    missing = len(chance.draws) - len(given)
    if chance.before is not None and not given:
        return evaluator.behind(chance.before, chance.action)
    if missing == 1:
        draw = chance.draws[-1]
        outcomes = evaluator.law.outcomes(setup, chance.before, chance.action, given, draw)
        if outcomes:
            behind = [
                value_with(evaluator, setup, chance, [*given, Draw(draw.kind, draw.seat, one.item)]) for one in outcomes
            ]
            return [
                sum(one.probability * values[seat] for one, values in zip(outcomes, behind, strict=True))
                for seat in range(setup.seats)
            ]
    if missing <= 0:
        return evaluator.value(drawn_with(evaluator, setup, chance, given, 0))
    return mean(
        [
            evaluator.value(drawn_with(evaluator, setup, chance, given, number))
            for number in range(evaluator.numbers.completions)
        ]
    )


def drawn_with(evaluator: Evaluator, setup: Setup, chance: Chance, given: Sequence[Draw], number: int) -> State:
    """One completion: the position with these draws, and what is missing as the generator of that number gives it."""
    rng = evaluator.rng("draws", number)
    if chance.before is None:
        return evaluator.law.dealt(setup, given, rng)
    return evaluator.law.carried_out(chance.before, chance.action, given, rng)


def difference(one: Values, other: Values) -> Values:
    return [a - b for a, b in zip(one, other, strict=True)]
