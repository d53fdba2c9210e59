"""How likely each draw is: what a game says, against what its generator does."""

from collections import Counter
from collections.abc import Iterator

import pytest

from lampion.analysis.history import Chance, History, history_of
from lampion.core.chance import ChanceLedger
from lampion.core.chance_law import Draw
from lampion.core.registry import game as game_called
from lampion.core.rng import rng_from
from lampion.core.state import State
from lampion.testing.chi_square import goodness
from support.analysed import played

TRIES = 500
UNLIKELY = 1e-4  # the seeds are fixed: what is seen once is seen always


def sampled(history: History, step: Chance) -> Iterator[list[Draw]]:
    """The draws of an event row as the generator of the game gives them, again and again."""
    game, law = history.game, history.game.chance_law()
    for attempt in range(TRIES):
        ledger = ChanceLedger()
        if step.before is None:
            state: State = game.begin(type(history.setup)(history.seats, f"{attempt}", history.setup.options), ledger)
        else:
            state = law.afresh(step.before, rng_from(f"{attempt}")).after(step.action, ledger)
        yield law.draws(step.before, step.action, state, ledger.events)


def rows(name: str, seats: int, most: int, **options: bool) -> tuple[History, list[Chance]]:
    history = history_of(game_called(name), played(name, seats, "law", dict(options), most), by_turn=False)
    return history, [step for step in history.steps if isinstance(step, Chance)]


@pytest.mark.parametrize(
    ("name", "seats", "most"), [("axio", 2, 9), ("axio", 1, 6), ("pagoda", 2, 30), ("panda", 2, 0), ("panda", 3, 40)]
)
def test_every_first_draw_is_as_likely_as_the_game_says(name: str, seats: int, most: int) -> None:
    history, found = rows(name, seats, most, **({"master": True} if name == "panda" else {}))
    law = history.game.chance_law()
    for step in (found[0], found[-1]):
        outcomes = law.outcomes(history.setup, step.before, step.action, (), step.draws[0])
        said = {outcome.item: outcome.probability for outcome in outcomes}
        seen = Counter(draws[0].item for draws in sampled(history, step))
        assert sum(said.values()) == pytest.approx(1.0)
        assert goodness(seen, said) > UNLIKELY, f"{step.draws[0].kind}: {seen} for {said}"


@pytest.mark.parametrize(("name", "seats"), [("axio", 2), ("pagoda", 2), ("panda", 2)])
def test_a_later_draw_knows_what_was_drawn_before(name: str, seats: int) -> None:
    history, found = rows(name, seats, 0)
    law, deal = history.game.chance_law(), found[0]
    given = [draws for draws in sampled(history, deal) if draws[0] == deal.draws[0]]
    outcomes = law.outcomes(history.setup, None, deal.action, deal.draws[:1], deal.draws[1])
    said = {outcome.item: outcome.probability for outcome in outcomes}
    assert goodness(Counter(draws[1].item for draws in given), said) > UNLIKELY


def test_a_card_behind_a_reshuffle_is_one_of_those_that_were_discarded() -> None:
    record = played("pagoda", 2, "long", {"quick": True})
    history = history_of(game_called("pagoda"), record, by_turn=False)
    law = history.game.chance_law()
    mixed = [
        (step, number)
        for step in history.steps
        if isinstance(step, Chance)
        for number, draw in enumerate(step.draws)
        if draw.kind == "reshuffle"
    ]
    assert mixed, "expected a game long enough for a reshuffle"
    for step, number in mixed[:2]:
        outcomes = law.outcomes(history.setup, step.before, step.action, step.draws[:number], step.draws[number])
        said = {outcome.item: outcome.probability for outcome in outcomes}
        assert sum(said.values()) == pytest.approx(1.0)
        assert said[step.draws[number].item] > 0.0


@pytest.mark.parametrize(("name", "seats"), [("axio", 3), ("pagoda", 2), ("panda", 2)])
def test_all_draws_given_lead_to_the_true_position(name: str, seats: int) -> None:
    history, found = rows(name, seats, 25)
    law = history.game.chance_law()
    for step in found:
        rng = rng_from("any")
        if step.before is None:
            state = law.dealt(history.setup, step.draws, rng)
        else:
            state = law.carried_out(step.before, step.action, step.draws, rng)
        again = rng_from("the same")
        assert law.afresh(state, again) == law.afresh(step.state, rng_from("the same"))


def test_the_order_of_the_pile_leaves_no_trace() -> None:
    history, found = rows("pagoda", 2, 10)
    law, state = history.game.chance_law(), found[-1].state
    other = law.afresh(state, rng_from("another order"))
    assert other != state
    assert law.afresh(other, rng_from("one")) == law.afresh(state, rng_from("one"))
