"""The page unfolds compact offers to exactly the plain ones, in every game; strangers' games included."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from conformance.hooks import HOOKS
from conformance.installed import stranger_installed
from lampion.core.compact_offers import FEW, folded, unfolded
from lampion.core.game import Game
from lampion.core.offers import Offer
from lampion.core.registry import game, games
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.games.axio import previews
from lampion.testing import setups
from lampion.testing.setups import name_of
from support.page_reads import Case, page_reads

OURS = list(games().values())
with stranger_installed():
    GLOWWORMS = game("glowworms")
SOME, MANY = 300, 10_000
CASES = [
    pytest.param(one, setup, id=f"{one.name}, {name_of(setup)}")
    for one in OURS
    for setup in setups(one, "offers", HOOKS[one.name].option_sets)
]


def positions(one: Game, setup: Setup) -> Iterator[State]:
    """Those of random games, one game after the other."""
    number = 0
    while True:
        rng = rng_from(f"{setup.seed}/{number}")
        state = one.new(Setup(setup.seats, f"{setup.seed}/{number}", setup.options, edition=setup.edition))
        while not state.over():
            yield state
            state = state.after(int(state.pick(rng)))
        yield state
        number += 1


def offers_of(one: Game, setup: Setup, count: int) -> Iterator[Case]:
    for state in islice(positions(one, setup), count):
        yield "offers", msgspec.Raw(one.compact_offers(state)), msgspec.Raw(one.encoded_offers(state))


@pytest.mark.parametrize(("one", "setup"), CASES)
def test_the_page_unfolds_them(one: Game, setup: Setup) -> None:
    assert page_reads(offers_of(one, setup, SOME)) == SOME


def test_the_page_unfolds_those_of_a_strangers_game() -> None:
    assert page_reads(offers_of(GLOWWORMS, Setup(2, "strange"), SOME)) == SOME


@pytest.mark.soak
@pytest.mark.parametrize(("one", "setup"), CASES)
def test_the_page_unfolds_them_in_ten_thousand_positions(one: Game, setup: Setup) -> None:
    assert page_reads(offers_of(one, setup, MANY)) == MANY


def test_values_that_python_takes_for_equal_stay_apart() -> None:
    values: list[object] = [1, True, 1.0, 0, False, None, "", [], [1], [True], "1"]
    offers = [Offer(number, f"n{number}", {"value": value}) for number, value in enumerate(values)]
    assert len(offers) >= FEW
    plain = msgspec.json.encode(offers)
    assert msgspec.json.encode(unfolded(msgspec.json.decode(folded(offers)))) == plain
    page_reads([("offers", msgspec.Raw(folded(offers)), msgspec.Raw(plain))])


def test_the_example_of_the_documentation_is_one_of_axio() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "api.md").read_text("utf-8")
    [text] = re.findall(r"```json\n(\{\"codes\".*?)```", page, re.DOTALL)
    family = msgspec.json.decode(text)
    offers = [previews.offer(code) for code in (1003, 1008, 1015, 1053, 1058, 1065)]
    assert unfolded([family]) == msgspec.to_builtins(offers)
    page_reads([("offers", [family], offers)])


def test_sets_to_choose_and_other_parts_in_between_keep_their_order() -> None:
    def choose(number: int) -> Offer:
        return Offer(-1, f"s{number} ", {"kind": "set", "site": number}, {"from": ["a", "a", "b"], "min": 1, "max": 2})

    plain = [Offer(40 - number, str(number), {"kind": "one"}) for number in range(8)]
    offers = [choose(0), *plain, *(choose(number) for number in range(1, 9)), plain[0]]
    page_reads([("offers", msgspec.Raw(folded(offers)), msgspec.Raw(msgspec.json.encode(offers)))])


def test_the_longest_list_of_axio_fits_into_a_few_kilobytes() -> None:
    axio = game("axio")
    seen = [(len(axio.encoded_offers(state)), state) for state in islice(positions(axio, Setup(4, "long")), 400)]
    plain, longest = max(seen, key=lambda one: one[0])
    assert plain > 300_000
    assert len(axio.compact_offers(longest)) < 6_000
