"""A rematch: the same company at a new table, each one seat further; from the same position, if one was given."""

from __future__ import annotations

from lampion.core.game import Game
from lampion.tables import reasons
from lampion.tables.commands import Rematch
from lampion.tables.events import AnyEvent, Created, Rematched, Sat, SeatPlan, StandingSet, WaitSet
from lampion.tables.opening import Wish, opening
from lampion.tables.table import Table


def rematch(
    table: Table, seat: int, holder: str, command: Rematch, new_id: str, secret: str
) -> tuple[list[AnyEvent], list[AnyEvent]]:
    """The rows this adds to the old table, and the first rows of the new one. Raises Refused or NotYourSeat."""
    if seat not in table.held_by(holder):
        raise reasons.NotYourSeat(seat)
    if table.frozen:
        raise reasons.frozen()
    if not table.over:
        raise reasons.game_goes_on()
    assert table.created is not None and table.game is not None
    created = table.created
    plans, sitters = rotated(table, {seat: command.contribution})
    start = None if created.start is None else (created.start + 1) % len(plans)
    wish = Wish(
        table.game,
        plans,
        created.options,
        start,
        sitters,
        table.id,
        created.clock,
        edition_again(table.game, created),
        position=created.position,
    )
    return [Rematched(seat, new_id)], [*opening(new_id, wish, secret), *habits(table)]


def edition_again(game: Game, created: Created) -> str | None:
    """A rematch follows a correction: it is played with what has the name now, here.

    Where nothing has it the edition is the same again; so it is for a given position, which was written with it.
    """
    played = game.edition_meant(created.edition)
    if played is None:
        return None
    by_name = created.position is None and any(one.name == played.name for one in game.editions())
    return played.name if by_name else played.hash


def habits(table: Table) -> list[AnyEvent]:
    """How the players like to be asked goes with them to the new table."""
    count = len(table.seats)
    found: list[AnyEvent] = []
    for old, seat in enumerate(table.seats):
        new = (old + 1) % count
        found += [] if seat.wait else [WaitSet(new, False)]
        found += [StandingSet(new, question, answer) for question, answer in seat.standing.items()]
    return found


def rotated(table: Table, contributions: dict[int, str | None]) -> tuple[list[SeatPlan], dict[int, Sat]]:
    """Who sits where next time. `contributions` to the seed are by old seat."""
    assert table.created is not None
    count = len(table.seats)
    plans: list[SeatPlan] = []
    sitters: dict[int, Sat] = {}
    for number in range(count):
        old = (number - 1) % count
        seat, plan = table.seats[old], table.created.seats[old]
        if plan.kind == "bot":
            plans.append(plan)
        else:
            assert seat.holder is not None
            plans.append(SeatPlan("human", seat.name))
            sitters[number] = Sat(number, seat.holder, seat.name, contributions.get(old))
    return plans, sitters
