"""Opening a table, taking its seats, beginning its game: the events of the time before the first decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from lampion.core.commitment import commit, seed_from
from lampion.core.from_position import setup_from
from lampion.core.game import Game
from lampion.core.setup import OptionValue, Setup
from lampion.tables.events import AnyEvent, ClockPlan, Created, Sat, SeatPlan, Started
from lampion.tables.line import Line


@dataclass(frozen=True)
class Wish:
    """What a table is to be. `sitters` are the holders of the seats that are taken at once, by seat number."""

    game: Game
    seats: Sequence[SeatPlan]
    options: Mapping[str, OptionValue]
    start: int | None = None
    sitters: Mapping[int, Sat] = field(default_factory=dict)
    rematch_of: str | None = None
    clock: ClockPlan | None = None
    edition: str | None = None  # None: the game's usual one, or that of the position
    listed: bool = False
    seed: str | None = None  # chosen by those who play, so that nothing is promised about it; None: drawn in secret
    position: str | None = None  # the text it begins from; None: a fresh deal


def opening(table: str, wish: Wish, secret: str) -> list[AnyEvent]:
    """The first rows of a table. SetupError or PositionError if the game cannot be played so."""
    game = wish.game
    fills = f"{secret} position" if wish.seed is None else wish.seed  # what the text of a position leaves out
    edition = game.edition_to_play(wish.edition) if wish.position is None else wish.edition
    wanted = Setup(len(wish.seats), fills, wish.options, wish.start, edition)
    if wish.position is not None:
        wanted = setup_from(game, wish.position, wanted)  # whole now: what follows is the seed's, which comes later
    options, found = game.check(wanted), game.edition_of(wanted)
    map_hash = None if found is None else found.hash
    promise = None
    if wish.seed is None and wish.position is None:
        promise = commit(table, game.name, game.rules, options, map_hash, secret)
    created = Created(
        game=game.name,
        rules=game.rules,
        options=options,
        seats=tuple(wish.seats),
        commitment=promise,
        secret=secret if wish.seed is None else wish.seed,
        start=wish.start,
        map=None if found is None else found.name,
        map_hash=map_hash,
        rematch_of=wish.rematch_of,
        clock=wish.clock,
        listed=wish.listed,
        position=wanted.position,
    )
    sitters = wish.sitters
    events: list[AnyEvent] = [created, *(sitters[seat] for seat in sorted(sitters))]
    if any(plan.kind != "bot" and seat not in sitters for seat, plan in enumerate(wish.seats)):
        return events
    given = [sitters[seat].contribution if seat in sitters else None for seat in range(len(wish.seats))]
    return [*events, beginning(game, created, given)]


def beginning(game: Game, created: Created, contributions: Sequence[str | None]) -> Started:
    """The start of the game, once every seat is filled: the seed, and what chance makes of it."""
    seed = seed_from(created.secret, contributions) if created.commitment is not None else created.secret
    line = Line(game, setup(game, created, seed))
    return Started(seed, line.start, line.start_chance)


def setup(game: Game, created: Created, seed: str) -> Setup:
    """What fixes the game. Its edition is found by hash: another one may have taken the name since."""
    edition = game.edition_meant(created.edition)
    key = None if edition is None else edition.hash
    return Setup(len(created.seats), seed, created.options, created.start, key, created.position)
