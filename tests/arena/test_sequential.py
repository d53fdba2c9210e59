import random
from collections.abc import Callable
from math import log

import pytest

from lampion.arena.sequential import (
    DealScore,
    NotAQuestion,
    Sprt,
    StopRule,
    Until,
    expected_share,
    log_likelihood_ratio,
    parse_sprt,
    parse_until,
    with_mean,
)

Deal = Callable[[], float]


def lucky_pairs(share: float, luck: float, seed: str) -> Deal:
    """Pairs of games: each deal favours one seat, and the bots swap it."""
    chance = random.Random(seed)

    def deal() -> float:
        favour = chance.choice((-luck, luck))
        return ((chance.random() < share + favour) + (chance.random() < share - favour)) / 2

    return deal


def answers(rule: StopRule, deal: Deal, runs: int, most: int) -> list[str | None]:
    found: list[str | None] = []
    for _ in range(runs):
        test = rule.test()
        for _ in range(most):
            score = deal()
            test.take(DealScore(score, score))
            if test.answer is not None:
                break
        found.append(test.answer)
    return found


@pytest.mark.parametrize(("rule", "luck"), [(Sprt(0, 90), 0.2), (Sprt(200, 320), 0.0)])
def test_the_ratio_test_errs_in_one_of_20_runs_on_either_side(rule: Sprt, luck: float) -> None:
    runs = 200
    for elo, wrong in ((rule.low, "yes"), (rule.high, "no")):
        found = answers(rule, lucky_pairs(expected_share(elo), luck, f"{rule} {luck} {elo}"), runs, 3000)
        assert None not in found
        assert found.count(wrong) <= 0.085 * runs  # 0.05 and what chance may add


def test_far_from_its_bounds_the_ratio_test_is_quick_and_right() -> None:
    for elo, right in ((-150.0, "no"), (250.0, "yes")):
        found = answers(Sprt(0, 60), lucky_pairs(expected_share(elo), 0.0, f"far {elo}"), 50, 60)
        assert found.count(right) >= 49


@pytest.mark.parametrize("rate", [0.6, 0.9])
def test_where_the_rate_is_just_the_one_asked_for_hardly_any_run_answers(rate: float) -> None:
    """Each answer comes in at most 5 of 100 runs, however long they are."""
    found = answers(Until(rate), lucky_pairs(rate, 0.05, f"until {rate}"), 100, 200)
    assert found.count("yes") <= 9
    assert found.count("no") <= 9


@pytest.mark.parametrize(("true", "answer"), [(0.97, "yes"), (0.78, "no")])
def test_whether_a_rate_is_reached_is_found_out_long_before_400_pairs(true: float, answer: str) -> None:
    found = answers(Until(0.9), lucky_pairs(true, 0.02, f"until {true}"), 60, 200)
    assert found.count(answer) >= 57


def test_of_single_games_the_ratio_is_that_of_two_coins() -> None:
    """Wald's own test: each win counts log(p1/p0), each loss log((1 − p1)/(1 − p0))."""
    low, high = 0.5, 0.7
    expected = 30 * log(high / low) + 20 * log((1 - high) / (1 - low))
    assert log_likelihood_ratio({1.0: 30, 0.0: 20}, low, high) == pytest.approx(expected, rel=1e-3)


def test_the_distribution_with_a_given_mean_has_it() -> None:
    found = {0.0: 0.1, 0.25: 0.2, 0.5: 0.3, 0.75: 0.2, 1.0: 0.2}
    for mean in (0.3, 0.55, 0.8):
        shifted = with_mean(found, mean)
        assert sum(shifted.values()) == pytest.approx(1.0)
        assert sum(value * p for value, p in shifted.items()) == pytest.approx(mean)
    same = with_mean(found, sum(value * p for value, p in found.items()))
    assert same == pytest.approx(found)


def test_questions_are_read() -> None:
    assert parse_sprt("0,20") == Sprt(0.0, 20.0)
    assert parse_sprt(" -5, 5 ") == Sprt(-5.0, 5.0)
    assert parse_until("win_rate>=0.9") == Until(0.9)
    assert parse_until("win_rate >= 90%") == Until(0.9)


@pytest.mark.parametrize("text", ["", "5", "20,0", "a,b", "1,2,3", "0,nan", "0,99999"])
def test_what_is_no_elo_is_refused(text: str) -> None:
    with pytest.raises(NotAQuestion, match="expected"):
        parse_sprt(text)


@pytest.mark.parametrize(
    "text", ["", "0.9", "win_rate>0.9", "score>=0.9", "win_rate>=1", "win_rate>=x", "win_rate>=nan"]
)
def test_what_is_no_rate_is_refused(text: str) -> None:
    with pytest.raises(NotAQuestion, match="expected win_rate>=R"):
        parse_until(text)
