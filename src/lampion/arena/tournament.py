"""Which games a tournament consists of: who sits where, and which seed decides each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

from lampion.arena.match import Match
from lampion.bots.levels import UnknownBot, levels
from lampion.core.game import Game, OptionValue, Setup, SetupError


@dataclass(frozen=True)
class Tournament:
    """So many games of the listed bots. The same bot may be listed more than once: each is an entry of its own."""

    game: Game
    bots: tuple[str, ...]
    games: int
    seats: int
    options: Mapping[str, OptionValue]
    seed: int
    keep_records: bool = False
    map: str | None = None

    @property
    def labels(self) -> tuple[str, ...]:
        """One name for each entry: `random`, and `random#2` for the second of that name."""
        earlier = [self.bots[:i].count(name) for i, name in enumerate(self.bots)]
        return tuple(f"{name}#{n + 1}" if n else name for name, n in zip(self.bots, earlier, strict=True))


def tournament(
    game: Game,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 1,
    keep_records: bool = False,
    map_name: str | None = None,
) -> Tournament:
    """A tournament with everything checked and filled in; raises UnknownBot or SetupError for what cannot be played."""
    if not bots:
        raise UnknownBot(f"name at least one bot; there are: {', '.join(levels(game))}")
    for name in bots:
        if name not in levels(game):
            raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(levels(game))}")
    if games < 1:
        raise SetupError(f"a tournament needs at least 1 game, got {games}")
    chosen = default_seats(game, len(bots)) if seats is None else seats
    checked = game.check(Setup(chosen, "", options or {}, map=map_name))
    return Tournament(game, tuple(bots), games, chosen, checked, seed, keep_records, map_name)


def default_seats(game: Game, bots: int) -> int:
    """A seat for each bot if the game allows it, else the smallest number of seats that holds them all."""
    enough = [seats for seats in sorted(game.seats) if seats >= bots]
    if not enough:
        raise SetupError(f"{game.name} has at most {max(game.seats)} seats for {bots} bots: choose the number of seats")
    return enough[0]


def schedule(plan: Tournament) -> Iterator[Match]:
    """The matches in order. Bots fill the seats cyclically and move on by one seat each game."""
    labels = plan.labels
    for number in range(plan.games):
        entries = tuple((seat + number) % len(plan.bots) for seat in range(plan.seats))
        yield Match(
            number=number,
            game=plan.game.name,
            setup=Setup(plan.seats, game_seed(plan.seed, number), plan.options, map=plan.map),
            entries=entries,
            bots=tuple(plan.bots[entry] for entry in entries),
            labels=tuple(labels[entry] for entry in entries),
            bot_seeds=tuple(bot_seed(plan.seed, number, seat) for seat in range(plan.seats)),
            keep_record=plan.keep_records,
        )


def game_seed(seed: int, number: int) -> str:
    """The seed of a game of a tournament: it depends on these two numbers and nothing else."""
    return sha256(f"lampion arena {seed} game {number}".encode()).hexdigest()


def bot_seed(seed: int, number: int, seat: int) -> str:
    """The seed of a bot's own generator, of which the game's tells nothing."""
    return sha256(f"lampion arena {seed} game {number} seat {seat}".encode()).hexdigest()
