"""Pieces, places and heroes of Way of the Panda as parts of messages."""

from __future__ import annotations

from typing import Any

from lampion.core.message import Message
from lampion.games.panda.components import HEROES, KINDS, NODE_NAMES, PLACES
from lampion.games.panda.position import Position

# The decisions of W-53 in the order of their numbers (see `position.py`).
DECISIONS = (
    "guard",
    "place-hero",
    "withdraw",
    "turn",
    "option",
    "step",
    "hero",
    "move",
    "cover",
    "tile",
    "card",
    "pick",
    "frontier",
    "reward",
    "vanish",
    "relocate",
    "build",
)


def place_name(p: Position, name: str) -> Message:
    """A place by its name on this map, or a border area by its letter and number."""
    node = NODE_NAMES.index(name)
    if node >= PLACES:
        return Message("panda-border", {"id": name})
    drawn = p.board.data["map"]["place"][node]
    names = {language: drawn[language] for language in ("en", "de", "fr")}
    return Message("panda-place", {"id": name, "language": "", **names})


def node_name(p: Position, node: int) -> Message:
    return place_name(p, NODE_NAMES[node])


def step_name(step: dict[str, Any]) -> Message:
    """What a step does, in a few words."""
    facts: dict[str, str | int] = {
        "kind": step["kind"],
        "hero": step.get("hero", "any"),
        "max": step.get("max", 0),
        "bypass": step.get("bypass", 0),
        "cover": step.get("cover", 0),
        "where": step.get("where", "any"),
        "amount": step.get("amount", step.get("vp", step.get("count", 0))),
    }
    return Message("panda-step", {**facts})


def hero_of(hero: int) -> str:
    """The hero of a number seat * 3 + hero."""
    return HEROES[hero % KINDS]
