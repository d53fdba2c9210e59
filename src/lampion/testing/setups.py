"""Every way to set a game up that the suite tries: seat counts and option sets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from lampion.core.game import Game
from lampion.core.setup import OptionValue, Setup

MOST_COMBINATIONS = 16


def option_sets(game: Game) -> list[dict[str, OptionValue]]:
    """All combinations of the options; of very many, the defaults and each single change to them."""
    sizes = 1
    for option in game.options:
        sizes *= len(option.choices)
    names = [option.name for option in game.options]
    if sizes <= MOST_COMBINATIONS:
        return [dict(zip(names, values, strict=True)) for values in product(*(o.choices for o in game.options))]
    defaults: dict[str, OptionValue] = {option.name: option.default for option in game.options}
    changes = [{**defaults, o.name: choice} for o in game.options for choice in o.choices if choice != o.default]
    return [defaults, *changes]


def setups(
    game: Game, seed: str = "conformance", sets: Sequence[Mapping[str, OptionValue]] | None = None
) -> Iterator[Setup]:
    """One setup for each seat count and option set; `sets` are other option sets than all."""
    for seats in game.seats:
        for options in option_sets(game) if sets is None else sets:
            yield Setup(seats=seats, seed=f"{seed} {game.name} {seats}", options=options)


def reseeded(setup: Setup, word: object) -> Setup:
    """The same setup with another seed that follows from it."""
    return Setup(setup.seats, f"{setup.seed}/{word}", setup.options, setup.start, setup.edition)


def name_of(setup: Setup) -> str:
    """A setup in a few words, for the names of checks and for their complaints."""
    options = "".join(f" {name}={str(value).lower()}" for name, value in setup.options.items())
    return f"{setup.seats} {'seat' if setup.seats == 1 else 'seats'}{options}"
