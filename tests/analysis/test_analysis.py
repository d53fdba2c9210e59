"""An analysis as a whole: it repeats, it can be resumed, and it knows only what it may."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from lampion.analysis.crew import StepFile, judges
from lampion.analysis.history import Decision
from lampion.analysis.many import summary
from lampion.analysis.report import report_of
from lampion.analysis.steps import GameAnalysis, JudgedStep, Question, analysis_of
from lampion.core.record import encode
from lampion.core.replay import RecordFault
from support.analysed import played, quick_numbers


@pytest.fixture(scope="module")
def asked() -> Question:
    return Question(encode(played("axio", 2, "whole", most=14)), nodes=2)


def test_two_processes_say_the_same_as_one(asked: Question) -> None:
    with judges(1) as alone, judges(2) as crew:
        assert list(crew.steps(asked)) == list(alone.steps(asked))


def test_what_was_judged_is_not_judged_again(asked: Question, tmp_path: Path) -> None:
    path = tmp_path / "steps.jsonl"
    first = StepFile(path)
    with judges(1) as alone:
        whole = list(alone.steps(asked, first))
    first.close()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:5]) + lines[5][:20])  # as if it had been killed while it wrote

    class Counting(StepFile):
        judged = 0

        def keep(self, question: Question, number: int, judged: JudgedStep) -> None:
            Counting.judged += 1
            super().keep(question, number, judged)

    again = Counting(path)
    with judges(1) as alone:
        assert list(alone.steps(asked, again)) == whole
    again.close()
    assert Counting.judged == len(whole) - 5


def test_another_budget_is_another_evaluator(asked: Question) -> None:
    more = GameAnalysis(analysis_of(asked).record, nodes=4)
    assert more.evaluator.hash != analysis_of(asked).evaluator.hash


def test_a_report_of_the_beginning_adds_up_too(asked: Question) -> None:
    analysis = analysis_of(asked)
    steps = list(analysis.all())
    for count in (0, 1, len(steps) // 2, len(steps)):
        report = report_of(analysis, steps[:count])
        assert report.done == count
        for sheet in report.seats:
            parts = sheet.start + sheet.luck + sheet.hidden + sum(sheet.choices) + sheet.drift
            assert parts == pytest.approx(sheet.result, abs=1e-9)


def test_what_a_player_could_not_know_changes_no_blame() -> None:
    """The same decision in two worlds that its player cannot tell apart: the same loss and the same best move."""
    analysis = GameAnalysis(played("pagoda", 2, "hidden", most=24), numbers=quick_numbers("pagoda"))
    steps = analysis.history.steps
    number = next(
        n for n, step in enumerate(steps) if isinstance(step, Decision) and not step.forced and step.first > 8
    )
    step = steps[number]
    assert isinstance(step, Decision)
    judged = analysis.judge(number).choice
    other = step.known.imagine(analysis.evaluator.rng("another world", 0))
    assert other != step.before
    steps[number] = Decision(step.first, step.seat, step.actions, other, step.after, step.known, False)
    twin = analysis.judge(number).choice
    assert judged is not None and twin is not None
    assert (twin.best, twin.loss, twin.error, twin.choice) == (judged.best, judged.loss, judged.error, judged.choice)


def test_a_record_that_is_not_true_is_not_analysed() -> None:
    record = played("axio", 2, "false", most=6)
    with pytest.raises(RecordFault):
        GameAnalysis(replace(record, moves=(*record.moves[:2], record.moves[0], *record.moves[3:])))


def test_results_are_told_with_and_without_luck(asked: Question) -> None:
    analysis = analysis_of(asked)
    report = report_of(analysis, list(analysis.all()))
    players = summary([(["one", "other"], report), (["other", "one"], report)])
    assert [player.name for player in players] == ["one", "other"]
    assert players[0].result.mean == pytest.approx(0.5)
    luck = sum(sheet.luck + sheet.hidden for sheet in report.seats) / 2
    assert players[0].luck.mean == pytest.approx(luck)
    assert players[0].adjusted.mean == pytest.approx(0.5 - luck)
