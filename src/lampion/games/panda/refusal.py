"""Why an action is not allowed in Way of the Panda: the rule's number and the facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lampion.core.message import Reason, unknown_action

if TYPE_CHECKING:
    from lampion.games.panda.position import Position


def refusal(state: Position, action: int) -> Reason | None:
    return unknown_action(action)
