"""The end of a round (W-27, W-28): guards come home, each brings an AP, and whoever has fewest AP begins the next."""

from __future__ import annotations

from itertools import pairwise
from typing import TypedDict

from lampion.core.message import Arg, Message, SeatRef
from lampion.games.panda.position import GOING_ON
from lampion.games.panda.state import Panda


class RoundEnd(TypedDict):
    """By seat: the guards that come back, and AP before and after. `order` is that of the next round, empty at the end.

    `because` says why it is that order, and how the game stands to its end.
    """

    round: int
    back: list[int]
    ap: list[tuple[int, int]]
    order: list[int]
    because: list[Message]


def round_end(before: Panda, after: Panda) -> RoundEnd | None:
    """What a decision brings that ends a round; None if it ends none."""
    if before.round == 0 or (after.round == before.round and not after.finished):
        return None
    seats = range(before.seats)
    goes_on = not after.finished
    order = [int(after.order[i]) for i in seats] if goes_on else []
    return {
        "round": int(before.round),
        "back": [int(before.posted[seat]) for seat in seats],
        "ap": [(int(before.ap[seat]), int(after.ap[seat])) for seat in seats],
        "order": order,
        "because": [*order_reasons(after, order), *end_reasons(after)] if goes_on else [],
    }


def order_reasons(after: Panda, order: list[int]) -> list[Message]:
    """Fewest AP first; of those on one field the upper marker (W-28)."""
    found = [Message("panda-round-fewest", {"who": SeatRef(order[0])})]
    for first, second in pairwise(order):
        if after.ap[first] == after.ap[second]:
            facts: dict[str, Arg] = {"who": SeatRef(first), "other": Message("seat-name", {"who": SeatRef(second)})}
            found.append(Message("panda-round-level", {**facts, "ap": int(after.ap[first])}))
    return found


def end_reasons(after: Panda) -> list[Message]:
    """How many cities there are, while the game goes on."""
    if after.ending != GOING_ON:
        return []
    return [
        Message(
            "panda-round-cities", {"cities": int(after.foundations_laid()), "count": int(after.board.end_foundations)}
        )
    ]
