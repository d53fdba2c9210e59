"""Which games a tournament consists of: who meets whom, who sits where, and which seed decides each game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, pairwise
from typing import Literal, TypeAlias, get_args

from lampion.arena.match import Match
from lampion.bots.levels import known
from lampion.core.errors import SetupError, UnknownBot
from lampion.core.game import Game
from lampion.core.setup import OptionValue, Setup

Format: TypeAlias = Literal["all", "round-robin", "ladder"]
FORMATS: tuple[Format, ...] = get_args(Format)


@dataclass(frozen=True)
class Tournament:
    """So many games of each meeting. The same bot may be listed more than once: each is an entry of its own.

    `format` says who meets: `all` bots at one table, every two of them (`round-robin`), or neighbours in the list
    (`ladder`). `paired` plays each deal once for every rotation of a meeting's bots over the seats. `nodes` and
    `seconds` are what each decision may cost.
    """

    game: Game
    bots: tuple[str, ...]
    games: int
    seats: int
    options: Mapping[str, OptionValue]
    seed: int
    keep_records: bool = False
    format: Format = "all"
    paired: bool = False
    nodes: int = 0
    seconds: float = 0.0
    edition: str | None = None  # None: the game's usual one

    @property
    def labels(self) -> tuple[str, ...]:
        """One name for each entry: `random`, and `random#2` for the second of that name."""
        earlier = [self.bots[:i].count(name) for i, name in enumerate(self.bots)]
        return tuple(f"{name}#{n + 1}" if n else name for name, n in zip(self.bots, earlier, strict=True))

    @property
    def meetings(self) -> tuple[tuple[int, ...], ...]:
        """Which entries play against each other."""
        entries = tuple(range(len(self.bots)))
        if self.format == "round-robin":
            return tuple(combinations(entries, 2))
        if self.format == "ladder":
            return tuple(pairwise(entries))
        return (entries,)

    @property
    def rotations(self) -> int:
        """How many games are played with one deal."""
        return len(self.meetings[0]) if self.paired else 1

    @property
    def total(self) -> int:
        """All games together, if no meeting ends early."""
        return self.games * len(self.meetings)


def tournament(
    game: Game,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 1,
    keep_records: bool = False,
    format: Format = "all",  # noqa: A002  (the name of the option everywhere)
    paired: bool = False,
    nodes: int = 0,
    seconds: float = 0.0,
    edition: str | None = None,
) -> Tournament:
    """A tournament with everything checked and filled in; raises UnknownBot or SetupError for what cannot be played.

    Paired games are rounded up to whole deals.
    """
    if not bots:
        raise UnknownBot(f"name at least one bot; there are: {', '.join(known(game))}")
    for name in bots:
        if name not in known(game):
            raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(known(game))}")
    if len(bots) < 2 and (paired or format != "all"):
        raise UnknownBot(f"{'a pair' if paired else f'a {format}'} needs at least two bots, got {bots[0]!r} alone")
    if games < 1:
        raise SetupError(f"a tournament needs at least 1 game, got {games}")
    if nodes < 0 or seconds < 0:
        raise SetupError(f"a budget cannot be negative, got {nodes} nodes and {seconds} seconds")
    together = len(bots) if format == "all" else 2
    chosen = default_seats(game, together) if seats is None else seats
    if paired and chosen < 2:
        raise SetupError(f"paired seats need at least two seats, got {chosen}")
    edition = game.edition_to_play(edition)
    checked = game.check(Setup(chosen, "", options or {}, edition=edition))
    whole = -(-games // together) * together if paired else games
    return Tournament(
        game, tuple(bots), whole, chosen, checked, seed, keep_records, format, paired, nodes, seconds, edition
    )


def default_seats(game: Game, bots: int) -> int:
    """A seat for each bot if the game allows it, else the smallest number of seats that holds them all."""
    enough = [seats for seats in sorted(game.seats) if seats >= bots]
    if not enough:
        raise SetupError(f"{game.name} has at most {max(game.seats)} seats for {bots} bots: choose the number of seats")
    return enough[0]


def schedule(plan: Tournament, ended: Callable[[int], bool] = lambda meeting: False) -> Iterator[Match]:
    """The matches in order: a deal of each meeting in turn. Meetings that have `ended` are left out.

    Bots fill the seats cyclically and move on by one seat each game of their meeting. A match's number tells its
    place whatever was left out.
    """
    labels, meetings, rotations = plan.labels, plan.meetings, plan.rotations
    edition = None if plan.edition is None else plan.game.edition(plan.edition)
    chosen = None if edition is None else edition.hash
    for around in range(plan.games // rotations):
        for meeting, members in enumerate(meetings):
            deal = around * len(meetings) + meeting
            for rotation in range(rotations):
                if ended(meeting):
                    break
                number = deal * rotations + rotation
                turn = around * rotations + rotation
                entries = tuple(members[(seat + turn) % len(members)] for seat in range(plan.seats))
                yield Match(
                    number=number,
                    game=plan.game.name,
                    setup=Setup(
                        plan.seats,
                        game_seed(plan.seed, deal * rotations),
                        plan.options,
                        edition=chosen,
                    ),
                    entries=entries,
                    bots=tuple(plan.bots[entry] for entry in entries),
                    labels=tuple(labels[entry] for entry in entries),
                    bot_seeds=tuple(bot_seed(plan.seed, number, seat) for seat in range(plan.seats)),
                    keep_record=plan.keep_records,
                    meeting=meeting,
                    deal=deal,
                    nodes=plan.nodes,
                    seconds=plan.seconds,
                    edition_text=None if edition is None else edition.text,
                )


def game_seed(seed: int, number: int) -> str:
    """The seed of a game of a tournament: it depends on these two numbers and nothing else.

    Paired games of one deal share the seed of the first of them.
    """
    return sha256(f"lampion arena {seed} game {number}".encode()).hexdigest()


def bot_seed(seed: int, number: int, seat: int) -> str:
    """The seed of a bot's own generator, of which the game's tells nothing."""
    return sha256(f"lampion arena {seed} game {number} seat {seat}".encode()).hexdigest()
