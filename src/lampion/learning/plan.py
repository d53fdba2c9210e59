"""What a training run is made of. Two runs with the same plan and code make the same weights."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from lampion.core.errors import LampionError
from lampion.core.game import Game
from lampion.core.registry import game
from lampion.core.setup import EditionName, OptionValue, Setup
from lampion.core.weights import WeighedHeuristics


class CannotLearn(LampionError):
    """A game, or a file, that no weights can be found with. The message says why."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which games are played, how their positions are labelled, and with what code.

    Games go in turn through all numbers of `seats`, `editions` and the switches among the options. One of `slips`
    actions is random. Of the beginnings of turns one in `every` is taken, and its label is the game's result with the
    share `mix`, and for the rest what is judged after `ahead` more turns, the mean of so many `rollouts`.
    """

    game: str
    rules: str
    code: str
    editions: tuple[EditionName, ...]
    seats: tuple[int, ...]
    seed: str
    games: int
    level: str
    nodes: int
    slips: int
    every: int
    mix: float
    ahead: int
    rollouts: int

    def played(self) -> Game:
        return game(self.game)

    def setup(self, number: int) -> Setup:
        """How the game of a number begins."""
        played, turn = self.played(), number
        seats = self.seats[turn % len(self.seats)]
        turn //= len(self.seats)
        edition = None
        if self.editions:
            edition = self.editions[turn % len(self.editions)].hash
            turn //= len(self.editions)
        options: dict[str, OptionValue] = {}
        for option in played.options:
            if option.choices == (False, True):
                options[option.name] = bool(turn % 2)
                turn //= 2
        return Setup(seats, f"train {self.seed} {number}", options, edition=edition)


def judgement(played: Game) -> WeighedHeuristics:
    """A game's heuristics, which must have weights."""
    heuristics = played.heuristics()
    if not isinstance(heuristics, WeighedHeuristics):
        raise CannotLearn(f"the judgement of {played.name} has no weights to be found")
    return heuristics


def code_of(played: Game) -> str:
    """The hash of all sources that a game, its judgement and the bots are made of."""
    total = hashlib.sha256()
    for folder in (files("lampion.core"), files("lampion.bots"), played.texts().joinpath("..")):
        for name, source in sorted(sources(folder)):
            total.update(f"{name} {len(source)} ".encode() + source)
    return total.hexdigest()


def sources(folder: Traversable, path: str = "") -> Iterator[tuple[str, bytes]]:
    for inside in folder.iterdir():
        if inside.is_dir() and inside.name != "__pycache__":
            yield from sources(inside, f"{path}{inside.name}/")
        elif inside.name.endswith(".py"):
            yield path + inside.name, inside.read_bytes()
