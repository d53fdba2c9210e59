"""All that a player can do with the turn, as the page offers it: whole turns, wants, and what can be done where."""

from __future__ import annotations

from lampion.games.panda.position import ROUNDS
from lampion.games.panda.setup_view import setup_view
from lampion.games.panda.state import Panda
from lampion.games.panda.turn_effects import Effect, dearness, effects, offered, shorter, signature
from lampion.games.panda.turn_here import here_views
from lampion.games.panda.turn_refused import Refusals
from lampion.games.panda.turn_shapes import TurnListView, TurnsView, WantView
from lampion.games.panda.turn_view import turn_view
from lampion.games.panda.turn_wants import WANTS, idle_views
from lampion.games.panda.whole_turns import TurnList


def turns_view(state: Panda, seat: int) -> TurnsView:
    """What the seat that decides can do. In the setup, and for a tile that is chosen out of turn, there is no turn."""
    own = state.phase == ROUNDS and not state.finished and seat == state.active
    found = offered(state) if own else TurnList([], True)
    listed = effects(found.turns)
    numbers = {signature(one.turn.steps): number for number, one in reversed(list(enumerate(listed)))}
    refusals = Refusals(state)
    views = tuple(
        turn_view(state, number, one, [numbers.get(rest) for rest in shorter(one.turn.steps)])
        for number, one in enumerate(listed)
    )
    return TurnsView(
        turns=TurnListView(found.complete, views),
        wants=tuple(want_view(refusals, want, listed) for want in WANTS),
        here=here_views(state, listed, refusals),
        idle=idle_views(state) if own else (),
        setup=setup_view(state),
    )


def want_view(refusals: Refusals, want: str, listed: list[Effect]) -> WantView:
    """The list is sorted: of those that fit the first brings most."""
    fitting = [number for number, one in enumerate(listed) if want in one.wants]
    if not fitting:
        return WantView(want, None, None, 0, refusals.want_reason(want, WANTS[want]))
    cheapest = min(fitting, key=lambda number: dearness(listed[number].turn))
    return WantView(want, fitting[0], cheapest, len(fitting), None)
