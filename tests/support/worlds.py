"""Pairs of tables that one seat cannot tell apart, though what it cannot know differs: begun from two positions, with
other luck ahead, and played on by the same commands.
"""

from dataclasses import dataclass

from lampion.core.registry import game
from lampion.core.rng import Rng, rng_from
from lampion.tables.commands import Command, Done, Move, Say, Undo
from lampion.tables.deciding import decide
from lampion.tables.reasons import Refused
from lampion.tables.table import Table
from support.desk import STEP, Desk

TRIES = 8  # actions that are tried until one keeps the worlds alike
DEALS = 6  # that are tried until one can be played on
ENOUGH = 4  # steps
NAME = "abcdefghijklmnopqrstuvwxyz234567"  # a table's id


@dataclass
class Worlds:
    """`steps` were made at both desks after the first `dealt` rows: by these seats, these commands."""

    viewer: int
    texts: tuple[str, str]
    desks: tuple[Desk, Desk]
    dealt: int
    steps: list[tuple[int, Command]]

    @property
    def differ(self) -> bool:
        """Whether more than the luck ahead is hidden, and is not the same in both."""
        return self.texts[0] != self.texts[1]


def worlds(played: str, lot: int) -> Worlds:
    """Two worlds of a game, of several the one that can be played on for long: what chance shows tells most apart."""
    found: list[Worlds] = []
    while len(found) < DEALS and not any(one.differ and len(one.steps) >= ENOUGH for one in found):
        found.append(imagined_worlds(played, lot, rng_from(f"worlds {played} {lot} {len(found)}")))
    return max(found, key=lambda one: (one.differ, len(one.steps)))


def imagined_worlds(played: str, lot: int, lots: Rng, most: int = 16) -> Worlds:
    """A position from the middle of a game, and one that a seat takes for the same."""
    plays = game(played)
    allowed = [seats for seats in plays.seats if seats > 1]
    kinds = ["human"] * allowed[lot % len(allowed)]
    given = None
    while given is None:
        deal = Desk(*kinds, secret=f"{lots.below(10**9):064x}", played=played)
        deal.play_random(lots.below(50), lots)
        given = None if deal.table.over or deal.table.line is None else deal.table.line.state
    viewer = lots.below(len(kinds))
    imagined = plays.observe(given, viewer).imagine(lots)
    imagined.barrier = given.barrier
    texts = plays.text(given), plays.text(imagined)
    one, two = (
        Desk(*kinds, secret=f"{number}{lot:063x}", name=NAME, played=played, position=text)
        for number, text in enumerate(texts, 1)
    )
    found = Worlds(viewer, texts, (one, two), one.table.version, [])
    assert alike((one.table, two.table), viewer)
    while len(found.steps) < most and one_step(found, lots):
        pass
    return found


def one_step(found: Worlds, lots: Rng) -> bool:
    """The next command, if there is one after which the viewer still knows the same in both worlds."""
    table = found.desks[0].table
    seat = table.to_move()
    if seat is None:
        return False
    commands: list[Command] = [Done()] if table.waits is not None else []
    if lots.below(4) == 0:
        commands.insert(0, Undo())
    if lots.below(6) == 0:
        commands.insert(0, Say("well"))
    if table.waits is None:
        shared = sorted(set(found.desks[0].legal()) & set(found.desks[1].legal()))
        commands += [Move(code=shared[lots.below(len(shared))]) for _ in range(TRIES if shared else 0)]
    for command in commands:
        if goes_alike(found, seat, command):
            for desk in found.desks:
                desk.do(seat, command)
            found.steps.append((seat, command))
            return True
    return False


def goes_alike(found: Worlds, seat: int, command: Command) -> bool:
    """Whether it can be done in both worlds, and shows the viewer nothing that tells them apart."""
    tables = []
    for desk in found.desks:
        trial = desk.table.fork()
        now = trial.changed + STEP
        try:
            trial.extend(decide(trial, seat, f"holder-{seat}", command, now), now)
        except Refused:
            return False
        tables.append(trial)
    return not tables[0].over and not tables[1].over and alike((tables[0], tables[1]), found.viewer)


def alike(tables: tuple[Table, Table], viewer: int) -> bool:
    one, two = (table.observation(viewer).dump() for table in tables)
    return one == two
