"""Two or three moves to compare while a game is played: chances, points and a reason, from what the seat knows."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from lampion.analysis.choices import Comparison
from lampion.analysis.evaluator import Evaluator
from lampion.analysis.history import Decision
from lampion.analysis.lines import candidate_lines
from lampion.analysis.numbers import numbers_of
from lampion.analysis.reasons import facts_of, reasons
from lampion.core.game import Game
from lampion.core.message import Message
from lampion.core.observation import Observation

MOST = 3
QUICKER = {"nodes": 16, "few": 3, "first": 12, "candidates": 5}  # a person waits


class CandidateMove(msgspec.Struct, frozen=True):
    """A move, or a turn as far as it is surely this seat's; the chance behind it, and what speaks for it."""

    line: tuple[int, ...]
    chance: float
    why: tuple[Message, ...]


def candidates(game: Game, known: Observation) -> tuple[CandidateMove, ...]:
    """The best moves, the best first; none where there is nothing to decide.

    The first one is compared with the second, each other one with the first.
    """
    usual = numbers_of(game)
    numbers = replace(usual, **{name: min(most, getattr(usual, name)) for name, most in QUICKER.items()})
    evaluator = Evaluator(game, numbers, seed="hint")
    state = known.imagine(evaluator.rng("world", 0))
    if len(state.listed()) < 2:
        return ()
    first = candidate_lines(evaluator, state, numbers.first)[0]
    looked = Comparison(evaluator, Decision(0, int(known.seat), first, state, state, known, False), False)
    ranked = sorted(looked.finalists, key=lambda line: -looked.mine(line, looked.other_half))[:MOST]
    facts = [facts_of(looked, line) for line in ranked]
    return tuple(
        CandidateMove(
            line,
            looked.mine(line, looked.other_half),
            reasons(looked.seat, facts[number], facts[1 if number == 0 else 0]) if len(facts) > 1 else (),
        )
        for number, line in enumerate(ranked)
    )
