"""Whole turns by what they do: those with the same effect are one, however dear; the cheapest stands for the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from lampion.games.panda import turn_steps
from lampion.games.panda.components import FRAME
from lampion.games.panda.state import Panda
from lampion.games.panda.turn_steps import TurnStep
from lampion.games.panda.whole_turns import TurnList, WholeTurn, whole_turns

MOST_OFFERED = 800  # positions behind one first decision: a table's server waits for them; 400 were enough in games
StepFacts: TypeAlias = tuple[str, int, int, int, int, int, int, int]
Signature: TypeAlias = tuple[StepFacts, ...]


@dataclass(frozen=True)
class Effect:
    """The cheapest turn that does something, and the others that do the same."""

    turn: WholeTurn
    others: tuple[WholeTurn, ...]
    wants: tuple[str, ...]


def offered(state: Panda) -> TurnList:
    """The turns that people are offered; the search for them is cut earlier than that of bots."""
    return whole_turns(state, MOST_OFFERED)


def effects(turns: list[WholeTurn]) -> list[Effect]:
    """The different things that can be done, without loss first, then those that bring most."""
    found: dict[object, list[WholeTurn]] = {}
    for turn in turns:
        if turn.steps or turn.passes or turn.withdraws:  # a space that is paid for nothing is told elsewhere
            found.setdefault(what_it_does(turn), []).append(turn)
    made = [sorted(same, key=dearness) for same in found.values()]
    told = (Effect(same[0], tuple(same[1:]), tuple(same[0].wants())) for same in made)
    return sorted(told, key=lambda one: rank(one.turn))


def what_it_does(turn: WholeTurn) -> object:
    """All that a turn changes, but for what its space costs."""
    end = turn.end
    return (
        turn.passes,
        tuple(turn.vp),
        int(turn.ap),
        tuple(end.heroes),
        tuple(end.towns),
        tuple(end.tiles),
        tuple(end.figures),
        tuple(end.uncovered),
        tuple(end.strength),
        tuple(end.missions),
        tuple(end.on_card),
        tuple(end.frames[: end.depth * FRAME]),
    )


def dearness(turn: WholeTurn) -> tuple[int, ...]:
    """Loss, AP, guards; and a space that leaves more of the board to go on to."""
    price = turn.price
    return (int(price.loss), int(price.ap), int(price.guards), int(turn.space), int(turn.field), len(turn.line))


def rank(turn: WholeTurn) -> tuple[int, ...]:
    """The order of a list: what costs no points, then what brings most, then what is cheap; passing at the end."""
    worth = int(turn.vp[turn.end.active] - turn.price.loss)
    return (turn.passes, turn.price.loss > 0, -worth, -int(turn.sheet), -int(turn.ap), *dearness(turn))


def signature(steps: list[TurnStep]) -> Signature:
    """What the steps are, in whatever order."""
    return tuple(sorted(facts_of(step) for step in steps))


def shorter(steps: list[TurnStep]) -> list[Signature]:
    """For each step, what is left without it: no tile is laid on a path whose ninja is not covered."""
    told = [facts_of(step) for step in steps]
    found = []
    for at, gone in enumerate(steps):
        covers = gone.kind == turn_steps.COVER
        left = [
            facts
            for number, facts in enumerate(told)
            if number != at and not (covers and facts[0] == turn_steps.TILE and steps[number].path == gone.path)
        ]
        found.append(tuple(sorted(left)))
    return found


def facts_of(step: TurnStep) -> StepFacts:
    return (
        step.kind,
        int(step.hero),
        int(step.start),
        int(step.target),
        int(step.path),
        int(step.building),
        int(step.tile),
        int(step.owner),
    )
