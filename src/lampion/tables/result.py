"""How a game at a table ended: who won, and the sentence that says so."""

from __future__ import annotations

from collections.abc import Sequence

from lampion.core.game import Game
from lampion.core.message import Message, SeatRef
from lampion.core.record import End
from lampion.core.recorder import winners_of
from lampion.core.state import State
from lampion.tables.events import Ended


def ending(state: State, end: End, resigned: Sequence[int], seats: int) -> Ended:
    """The event that closes a game. A seat that resigned ranks last, however well a bot played it on."""
    winners = winners_of(state, end, resigned)
    tally = tuple(tuple(state.tally(seat)) for seat in range(seats))
    return Ended(end.by, end.seat, tuple(winners), tally)


def headline(game: Game, state: State, ended: Ended) -> Message:
    """The result in one sentence."""
    if ended.by == "rules":
        if list(ended.winners) == state.winners():
            return game.outcome(state)
        names = [Message("seat-name", {"who": SeatRef(seat)}) for seat in ended.winners]
        return Message("table-result-stayed", {"names": names})
    if ended.by == "host":
        return Message("table-result-host")
    who = SeatRef(ended.seat or 0)
    if ended.by == "time":
        if not ended.winners:
            return Message("table-result-time-alone", {"who": who})
        return Message("table-result-time", {"who": who, "winner": SeatRef(ended.winners[0])})
    if not ended.winners:
        return Message("table-result-resign-alone", {"who": who})
    return Message("table-result-resign", {"who": who, "winner": SeatRef(ended.winners[0])})
