"""Puts the judged steps of a game together: balance sheets, the curve, and the moments to look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from lampion.analysis.balance import balance
from lampion.analysis.choices import JudgedChoice
from lampion.analysis.evaluator import Values
from lampion.analysis.history import Decision, notation
from lampion.analysis.levels import level_of
from lampion.analysis.reasons import reasons
from lampion.analysis.shapes import ComparedMove, CurvePoint, EvaluatorName, GameReport, KeyMoment, SeatSheet
from lampion.analysis.steps import GameAnalysis, JudgedStep
from lampion.core.game import Game
from lampion.core.message import Message
from lampion.core.state import State

MOST_MOMENTS = 5
LEAST_MOMENT = 0.02  # of a victory, or of the best score: what costs less is no key moment
BETWEEN = "; "  # the moves of a turn

Tell: TypeAlias = Callable[[Sequence[Message], int], str]  # sentences for whoever sits in a seat


def report_of(analysis: GameAnalysis, judged: Sequence[JudgedStep], tell: Tell | None = None) -> GameReport:
    """The report of a game, or of its beginning as far as it has been judged. `tell` words what people are told."""
    history = analysis.history
    whole = len(judged) == len(analysis)
    start = analysis.begins()
    last = analysis.ends() if whole else reached(start, judged)
    draws = [draw for step in judged for draw in step.draws]
    choices = [(step.seat, step.choice) for step in judged if step.choice is not None and step.seat is not None]
    accounts = balance(history, start, draws, choices, last, whole)
    sheets = []
    for account in accounts:
        counted = [one for seat, one in choices if seat == account.seat and one.counted]
        rate = sum(one.loss for one in counted) / len(counted) if counted else None
        sheets.append(
            SeatSheet(
                account.seat,
                account.start,
                account.result,
                account.luck,
                account.hidden,
                tuple(account.choices),
                account.drift,
                rate,
                None if rate is None or history.seats == 1 else level_of(analysis.game, rate),
                len(counted),
            )
        )
    name = EvaluatorName(analysis.evaluator.name, analysis.evaluator.hash, analysis.numbers.nodes)
    return GameReport(
        history.game.name,
        name,
        tuple(sheets),
        tuple(moments(analysis, judged, tell)),
        tuple(curve(analysis.game, start, judged, [account.result for account in accounts], len(history.moves), whole)),
        "points" if history.seats == 1 else "chance",
        len(judged),
        len(analysis),
        len(history.moves),
    )


def reached(start: Values, judged: Sequence[JudgedStep]) -> Values:
    """The chances after the last judged step."""
    for step in reversed(judged):
        if step.choice is not None:
            return step.choice.after
        if step.draws:
            return step.draws[-1].after
    return start


def curve(
    game: Game, start: Values, judged: Sequence[JudgedStep], result: Values, moves: int, whole: bool
) -> list[CurvePoint]:
    """Every chance and every decision, in order, and how it ended."""
    found = [CurvePoint(0, "start", tuple(start))]
    for step in judged:
        for draw in step.draws:
            found.append(
                CurvePoint(
                    step.last,
                    "draw",
                    tuple(draw.after),
                    draw.seat,
                    draw.item,
                    draw.kind,
                    tuple(draw.luck),
                    draw.as_good,
                    draw.as_bad,
                    said=game.drawn_words(draw.kind, draw.item),
                )
            )
        one = step.choice
        if one is not None:
            found.append(
                CurvePoint(
                    step.last,
                    "choice" if one.candidates else "forced",
                    tuple(one.after),
                    step.seat,
                    loss=one.loss,
                    counted=one.counted,
                    choice=tuple(one.choice),
                    hidden=tuple(one.hidden),
                    moves=step.last - step.first,
                )
            )
    if whole:
        found.append(CurvePoint(moves, "end", tuple(result)))
    return found


def moments(analysis: GameAnalysis, judged: Sequence[JudgedStep], tell: Tell | None) -> list[KeyMoment]:
    """The decisions that cost most, in the order of the game."""
    worth = 1.0
    if analysis.history.seats == 1:
        worth = max(1.0, abs(analysis.begins()[0]))
    costly = [step for step in judged if step.choice is not None and step.choice.loss >= LEAST_MOMENT * worth]
    chosen = sorted(costly, key=lambda step: -step.choice.loss if step.choice else 0.0)[:MOST_MOMENTS]
    return [moment(analysis, step, tell) for step in sorted(chosen, key=lambda step: step.first)]


def moment(analysis: GameAnalysis, step: JudgedStep, tell: Tell | None) -> KeyMoment:
    """One decision, in the notation of the record."""
    choice, seat = step.choice, step.seat
    assert choice is not None and seat is not None
    before = position_before(analysis, step.first)
    played, best = written(analysis, before, choice.played), written(analysis, before, choice.best)
    why = reasons_of(choice, seat)
    chances = {candidate.line: candidate.chances[seat] for candidate in choice.candidates}
    return KeyMoment(
        step.first,
        seat,
        BETWEEN.join(played),
        BETWEEN.join(best),
        choice.loss,
        choice.error,
        told(analysis, before, choice, why, tell),
        step.last - step.first,
        choice.open_loss,
        chances.get(choice.best, 0.0),
        chances.get(choice.played, 0.0),
        options(analysis, before, choice, seat),
        why,
        advised(analysis, before, choice.best),
    )


def reasons_of(choice: JudgedChoice, seat: int) -> tuple[Message, ...]:
    """Why the best move is better; at least that no single reason says it."""
    found: tuple[Message, ...] = ()
    if choice.best_facts is not None and choice.played_facts is not None:
        found = reasons(seat, choice.best_facts, choice.played_facts)
    return found or (Message("analysis-why-unclear"),)


def advised(analysis: GameAnalysis, before: State, line: Sequence[int]) -> tuple[Message, ...]:
    """What to do, as a request for each decision of a line."""
    found = []
    state = before
    for action in line:
        after = state.after(action)
        found.append(analysis.game.advice(state, action, after))
        state = after
    return tuple(found)


def told(analysis: GameAnalysis, before: State, choice: JudgedChoice, why: Sequence[Message], tell: Tell | None) -> str:
    """The moment as a person says it, to whoever sits in that seat: what would have been better, and why."""
    if tell is None:
        return ""
    better = Message("analysis-better", {"moves": BETWEEN.join(written(analysis, before, choice.best))})
    return tell([better, *why], int(before.seat()))


def options(analysis: GameAnalysis, before: State, choice: JudgedChoice, seat: int) -> tuple[ComparedMove, ...]:
    """The moves that were compared, the best first."""
    return tuple(
        ComparedMove(
            written(analysis, before, candidate.line),
            candidate.chances[seat],
            candidate.points,
            candidate.line == choice.played,
        )
        for candidate in choice.candidates
    )


def written(analysis: GameAnalysis, before: State, line: Sequence[int]) -> tuple[str, ...]:
    return tuple(notation(analysis.game, before, line))


def position_before(analysis: GameAnalysis, first: int) -> State:
    """The position of a decision that begins after so many moves."""
    for step in analysis.history.steps:
        if isinstance(step, Decision) and step.first == first:
            return step.before
    raise ValueError(f"no decision begins after {first} moves")
