"""Imagined positions: they agree with all a seat has seen, and are as frequent as a perfect card counter says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from lampion.core.game import Game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.testing.chi_square import homogeneity
from lampion.testing.effort import effort
from lampion.testing.faces import differences, faces
from lampion.testing.journey import as_json, fingerprint
from lampion.testing.setups import reseeded
from lampion.testing.worlds import Pair, TwoWorlds

DEALS = 800  # games dealt, and imagined, for the frequencies at the start
MOST_VALUES = 60  # a number that takes more values than this is no component
UNLIKELY = 1e-6


def check_imagined_positions(
    game: Game, setup: Setup, census: Callable[[State], Mapping[str, int]] | None = None
) -> None:
    """An imagined position looks to its seat like the true one, holds the same components, and has its own chance."""
    for number in range(effort(1)):
        for seat in range(setup.seats):
            worlds = TwoWorlds(game, reseeded(setup, f"imagined/{number}"), seat)
            for pair in worlds.pairs():
                if pair.fresh:
                    _check_fresh(worlds, pair)
                    if census is not None and census(pair.other) != census(pair.true):
                        raise worlds.fault("an imagined position must hold the same components as the true one")


def _check_fresh(worlds: TwoWorlds, pair: Pair) -> None:
    seat = worlds.seat
    different = differences(faces(worlds.game, pair.true, seat), faces(worlds.game, pair.other, seat))
    if different:
        raise worlds.fault("an imagined position must look to it like the true one: " + "; ".join(different))
    knows = as_json(pair.true_knows.dump())
    if as_json(pair.other_knows.dump()) != knows:
        raise worlds.fault("a loaded observation must dump the same")
    if as_json(pair.true.rng.position()[:-2])[1:-1] in knows:
        raise worlds.fault("the table's generator can be read from its observation")
    if pair.other.rng.position() == pair.true.rng.position():
        raise worlds.fault("an imagined position must have fresh chance ahead, not the table's generator")
    one, other = pair.true_knows.imagine(rng_from("one")), pair.other_knows.imagine(rng_from("one"))
    if fingerprint(one) != fingerprint(other):
        raise worlds.fault("a loaded observation must imagine the same with the same generator")
    one.rollout(rng_from("two"))
    if as_json(pair.true_knows.dump()) != knows:
        raise worlds.fault("imagining, and playing what was imagined, must not change the observation")


def check_observations_at_the_start(game: Game, setup: Setup) -> None:
    """What a seat knows at the start is the same in a world that it imagines."""
    for number in range(effort(20)):
        seeded = reseeded(setup, number)
        state = game.new(seeded)
        for seat in range(setup.seats):
            knows = game.observe(state, seat)
            other = game.observe(knows.imagine(rng_from(seeded.seed)), seat)
            if as_json(knows.dump()) != as_json(other.dump()):
                raise AssertionError(f"{game.name}: seat {seat} can tell an imagined start from the true one")


def check_imagined_frequencies_at_the_start(game: Game, setup: Setup) -> None:
    """Whatever is dealt is imagined equally often: every number of a dump is compared by χ², with fixed seeds."""
    dealt: dict[str, Counter[str]] = {}
    for number in range(effort(DEALS)):
        _count(dealt, game.new(reseeded(setup, f"deal/{number}")).dump())
    for seat in range(setup.seats):
        imagined: dict[str, Counter[str]] = {}
        for number in range(effort(DEALS)):
            state = game.new(reseeded(setup, f"deal for {seat}/{number}"))
            _count(imagined, game.observe(state, seat).imagine(rng_from(f"imagine {seat} {number}")).dump())
        for path in {**dealt, **imagined}:
            one, two = dealt.get(path, Counter()), imagined.get(path, Counter())
            if len(one) > MOST_VALUES:
                continue
            chance = homogeneity(one, two)
            if chance < UNLIKELY:
                raise AssertionError(
                    f"{game.name}: seat {seat} imagines {path} as {dict(two)}, "
                    f"but it is dealt as {dict(one)} (p = {chance:.1e})"
                )


def _count(counters: dict[str, Counter[str]], data: object) -> None:
    for path, value in _leaves("", data):
        counters.setdefault(path, Counter())[value] += 1


def _leaves(path: str, data: object) -> Iterator[tuple[str, str]]:
    if isinstance(data, dict):
        for name, value in data.items():
            if name != "rng":
                yield from _leaves(f"{path}.{name}", value)
    elif isinstance(data, list | tuple):
        for index, value in enumerate(data):
            yield from _leaves(f"{path}[{index}]", value)
    else:
        yield path, str(data)
