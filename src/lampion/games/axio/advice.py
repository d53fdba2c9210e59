"""What AXIO advises: a request for each decision, with what it brings."""

from __future__ import annotations

from lampion.core.message import Arg, Message
from lampion.games.axio.actions import Place, Swap, move_of
from lampion.games.axio.previews import place_preview
from lampion.games.axio.state import Axio
from lampion.games.axio.words import tile_message


def advice(before: Axio, action: int, after: Axio) -> Message:
    move = move_of(action)
    if not isinstance(move, Place):
        return Message("axio-advice-swap" if isinstance(move, Swap) else "axio-advice-draw")
    effect = place_preview(before, move, after)
    gains = [Message("axio-gain", {"points": points, "colour": colour}) for colour, points in effect["points"].items()]
    facts: dict[str, Arg] = {"tile": tile_message(move.tile), "closed": len(effect["closed"])}
    return Message("axio-advice-place", {**facts, "gains": gains}) if gains else Message("axio-advice-nothing", facts)
