"""A random game that the checks walk along, and complaints that say where on the way they arose."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lampion.core.game import Game
from lampion.core.rng import Rng, rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.testing.setups import name_of


def as_json(data: object) -> bytes:
    """The bytes that would be sent: nothing is sorted, so that order can be compared too."""
    return msgspec.json.encode(data)


def fingerprint(state: State) -> bytes:
    """The whole position, generator included, as bytes."""
    return as_json(state.dump())


class Journey:
    """A game of random decisions. `state` is the position now, `lines` the notation of what led there."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.state: State = game.new(setup)
        self.players: Rng = rng_from(f"{setup.seed}/players")
        self.lines: list[str] = []

    def positions(self) -> Iterator[State]:
        """The position before each decision, and at last the final one. It may be looked at, not touched."""
        yield self.state
        while not self.state.over():
            self.play(int(self.state.pick(self.players)))
            yield self.state

    def play(self, action: int) -> None:
        """Carry out a legal action."""
        if len(self.lines) >= self.game.max_decisions:
            raise self.fault(f"a game must end within max_decisions = {self.game.max_decisions}, this one goes on")
        line = self.game.notation(self.state, action)
        self.state.play(action)
        self.lines.append(line)

    def fault(self, what: str) -> AssertionError:
        """What is wrong, and how to get there again."""
        setup = self.setup
        lines = "; ".join(self.lines[-12:])
        return AssertionError(
            f"{what}\n  game {self.game.name}, {name_of(setup)}, seed {setup.seed!r}, start {setup.start}"
            f"\n  after {len(self.lines)} decisions{f', the last ones: {lines}' if lines else ''}"
        )


def copied(game: Game, state: State) -> State:
    """A copy whose type the checks need not know, without the ledger of chance."""
    twin = state.copy()
    if type(twin) is not type(state):
        raise AssertionError(f"copy() of a {type(state).__name__} of {game.name} is a {type(twin).__name__}")
    return twin


def some(rng: Rng, items: list[int], count: int) -> list[int]:
    """At most so many of the items, drawn without replacement, in their order."""
    if len(items) <= count:
        return list(items)
    left = list(range(len(items)))
    chosen = [left.pop(rng.below(len(left))) for _ in range(count)]
    return [items[index] for index in sorted(chosen)]


def number_below(rng: Rng, n: int) -> int:
    """Any number from 0 to n - 1; `Rng.below` draws 32 bits, and codes may be longer."""
    words = n.bit_length() // 32 + 2
    return sum(int(rng.word()) << 32 * i for i in range(words)) % n
