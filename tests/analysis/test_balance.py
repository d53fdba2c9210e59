"""The balance sheet of a game: every part is summed by itself, and together they are the result."""

import pytest
from msgspec.structs import replace

from lampion.analysis.steps import GameAnalysis
from lampion.core.record import End
from support.analysed import played, quick_numbers, sheets

PRECISE = 1e-9
GAMES = [
    ("axio", 1, {}, None),
    ("axio", 2, {}, None),
    ("axio", 3, {}, 40),
    ("axio", 4, {}, None),
    ("pagoda", 2, {}, None),
    ("pagoda", 2, {"quick": True}, None),
    ("pagoda", 2, {"simple": True}, 40),
    ("pagoda", 2, {"quick": True, "simple": True}, None),
    ("panda", 2, {}, 60),
    ("panda", 3, {}, 60),
    ("panda", 4, {"master": True}, 80),
    ("panda", 2, {"master": True}, 60),
]


@pytest.mark.parametrize(("name", "seats", "options", "most"), GAMES)
def test_start_luck_hidden_choices_and_drift_are_the_result(
    name: str, seats: int, options: dict[str, object], most: int | None
) -> None:
    record = played(name, seats, f"{name}/{seats}/{most}", options, most)  # type: ignore[arg-type]
    analysis = GameAnalysis(record, numbers=quick_numbers(name))
    accounts = sheets(analysis)
    assert [account.gap for account in accounts] == pytest.approx([0.0] * seats, abs=PRECISE)
    if seats > 1:
        assert sum(account.start for account in accounts) == pytest.approx(1.0, abs=PRECISE)
        assert sum(account.result for account in accounts) == pytest.approx(1.0, abs=PRECISE)
        assert sum(account.luck for account in accounts) == pytest.approx(0.0, abs=PRECISE)


@pytest.mark.parametrize(("name", "seats"), [("axio", 2), ("pagoda", 2), ("panda", 3)])
def test_no_choice_is_better_than_the_best_for_whoever_made_it(name: str, seats: int) -> None:
    analysis = GameAnalysis(played(name, seats, "choices", most=30), numbers=quick_numbers(name))
    for step in analysis.all():
        if step.choice is not None and step.seat is not None:
            assert step.choice.choice[step.seat] <= 0.0
            assert sum(step.choice.choice) == pytest.approx(0.0, abs=PRECISE)


@pytest.mark.parametrize("by", ["resign", "time"])
def test_giving_up_is_a_choice_of_the_one_who_gave_up(by: str) -> None:
    record = played("axio", 2, "giving up", most=12)
    loser = record.end.seat if record.end else None
    assert loser is not None
    record = replace(record, end=End(by, loser))  # type: ignore[arg-type]
    analysis = GameAnalysis(record, numbers=quick_numbers("axio"))
    accounts = sheets(analysis)
    stood = analysis.ends()[loser]
    assert accounts[loser].result == 0.0
    others = [step.choice for step in analysis.all() if step.choice is not None and step.seat == loser]
    played_badly = sum(choice.choice[loser] for choice in others)
    assert accounts[loser].choices[loser] == pytest.approx(played_badly - stood, abs=PRECISE)


def test_a_game_that_nobody_won_is_worth_what_it_looked_like() -> None:
    record = replace(played("pagoda", 2, "agreed", most=20), end=End("agreement"), winners=())
    analysis = GameAnalysis(record, numbers=quick_numbers("pagoda"))
    accounts = sheets(analysis)
    assert [account.result for account in accounts] == analysis.ends()
    assert [account.gap for account in accounts] == pytest.approx([0.0, 0.0], abs=PRECISE)


def test_alone_the_sheet_counts_points() -> None:
    analysis = GameAnalysis(played("axio", 1, "alone"), numbers=quick_numbers("axio"))
    (account,) = sheets(analysis)
    assert account.result == analysis.history.last.scores()[0]
    assert account.start > 1.0


def test_a_game_from_a_position_starts_with_what_it_looked_like() -> None:
    whole = played("axio", 2, "the first part", most=10)
    begun = GameAnalysis(whole, numbers=quick_numbers("axio"))
    text = begun.game.text(begun.history.last)
    position = begun.game.position(text, "the second part")
    while not position.over:
        position.push(next(iter(position.legal_moves)))
    analysis = GameAnalysis(position.record(), numbers=quick_numbers("axio"))
    accounts = sheets(analysis)
    assert [account.start for account in accounts] == analysis.evaluator.value(analysis.history.first)
    assert [account.gap for account in accounts] == pytest.approx([0.0, 0.0], abs=PRECISE)
