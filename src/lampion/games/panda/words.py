"""Pieces, places and heroes of Way of the Panda as parts of messages."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from lampion.core.message import Arg, Message
from lampion.games.panda.components import COLUMNS, HEROES, KINDS, Board
from lampion.games.panda.drawing import names_of
from lampion.games.panda.position import Position

MOST_NAMES = 512  # of places that are kept in mind: those of several boards


def place_name(p: Position, name: str) -> Message:
    """A place by its name on this map, or a border area: by its id where moves are typed, else by a place beside it."""
    return place_on(p.board, name)


def bare_name(p: Position, name: str) -> Message:
    """A place by its name alone, where its letter and number are said elsewhere."""
    return bare_on(p.board, name)


@lru_cache(maxsize=MOST_NAMES)
def place_on(board: Board, name: str) -> Message:
    node = board.node_names.index(name)
    if node >= board.places:
        beside = [place for place, area in board.path_ends if area == name]
        place: Arg = bare_on(board, beside[0]) if beside else name
        return Message("panda-border", {"id": name, "side": side_of(board, name), "place": place})
    names = names_of(board, node)
    key = "panda-place-bare" if set(names.values()) == {name} else "panda-place"  # no name but its id
    return Message(key, {"id": name, "language": "", **names})


@lru_cache(maxsize=MOST_NAMES)
def bare_on(board: Board, name: str) -> Message:
    named = place_on(board, name)
    if named.key == "panda-border":
        return Message("panda-border-bare", {"side": side_of(board, name)})
    return Message("panda-place-bare", named.args)


def side_of(board: Board, name: str) -> str:
    """N, E, S or W: where a border area lies."""
    return next(str(area["side"]) for area in board.data["map"]["border_ring"] if area["id"] == name)


def path_name(p: Position, name: str) -> Message:
    """A path by the places it joins."""
    one, other = p.board.path_ends[p.board.path_names.index(name)]
    return Message("panda-path", {"id": name, "one": bare_name(p, one), "other": bare_name(p, other)})


def space_name(p: Position, space: int) -> Message:
    """An action space by its column and its row's cost, which is what the board shows."""
    return Message("panda-space-name", {"hero": COLUMNS[space % len(COLUMNS)], "cost": int(p.board.cost[space])})


def node_name(p: Position, node: int) -> Message:
    return place_name(p, p.board.node_names[node])


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


def a_tile(tile: str) -> Message:
    """A strength or mission tile that somebody takes."""
    return Message("panda-a-tile", {"tile": tile})


def hero_of(hero: int) -> str:
    """The hero of a number seat * 3 + hero."""
    return HEROES[hero % KINDS]
