"""Handing the move on: whether the table waits for "done" first, and what follows by itself once it was said."""

from __future__ import annotations

from collections.abc import Sequence

from lampion.core.chance import ChanceLedger
from lampion.core.record import End
from lampion.core.state import State
from lampion.tables.events import AnyEvent, HandedOn, Moved
from lampion.tables.result import ending
from lampion.tables.table import Table


def waits(table: Table, seat: int, after: State) -> bool:
    """Whether a person's decision goes to the next seat only with "done": it could still be taken back."""
    hands_on = after.over() or int(after.seat()) != seat
    return hands_on and not after.barrier and table.seats[seat].wait


def handed_on(table: Table, resigned: Sequence[int] = (), gone: int | None = None) -> list[AnyEvent]:
    """What happens if the table waits no longer: nothing if it does not wait."""
    if table.waits is None or table.line is None:
        return []
    return [HandedOn(table.waits), *onward(table, table.line.state, resigned, gone)]


def onward(table: Table, state: State, resigned: Sequence[int] = (), gone: int | None = None) -> list[AnyEvent]:
    """What follows by itself in a position: decisions by standing answers, and the end of the game.

    `resigned` are seats that give up in the same breath; no person decides for the seat `gone` any more.
    """
    assert table.game is not None
    events: list[AnyEvent] = []
    while not state.over():
        seat = int(state.seat())
        action = None if seat == gone else standing_action(table, state, seat)
        if action is None:
            return events
        ledger = ChanceLedger()
        after = state.after(action, ledger)
        events.append(Moved(seat, table.game.notation(state, action), tuple(ledger.events), standing=True))
        state = after
    return [*events, ending(state, End("rules"), [*table.resigned(), *resigned], len(table.seats))]


def standing_action(table: Table, state: State, seat: int) -> int | None:
    """What a person's standing answer decides here; None: somebody has to be asked."""
    assert table.game is not None
    answers = table.seats[seat].standing
    if not answers or table.seats[seat].level is not None:
        return None
    asked = table.game.standing_choice(state)
    return None if asked is None else asked.actions.get(answers.get(asked.question, ""))
