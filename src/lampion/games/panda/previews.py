"""What a decision changes on the table: two positions compared, before a move and for the log."""

from __future__ import annotations

from typing import TypedDict

from lampion.core.message import Message
from lampion.games.panda.actions import move_of
from lampion.games.panda.components import BUILDINGS, FOUNDATION, HEROES, KINDS, MAX_SEATS, NEUTRAL, NO_TILE, TILE_KINDS
from lampion.games.panda.idle import idle_options
from lampion.games.panda.network import is_free
from lampion.games.panda.position import GOING_ON, Position
from lampion.games.panda.position import HEROES as HEROES_PHASE
from lampion.games.panda.round_end import RoundEnd, round_end
from lampion.games.panda.state import Panda


class Preview(TypedDict):
    """What a decision does at once. Numbers are changes, by seat: only of seats whose number changed.

    `idle` are the options that could do nothing, by their number on the space or field, with the reasons.
    """

    kind: str
    vp: dict[int, int]
    ap: dict[int, int]
    guards: dict[int, int]
    heroes: list[tuple[int, str, str | None]]  # seat, hero, and the place; None if he has vanished
    covered: list[str]
    tiles: list[tuple[str, int | None]]  # path and owner; None is neutral
    freed: list[str]
    built: list[tuple[str, str | None, int]]  # place, kind (None for a foundation), its number on that place
    taken: list[tuple[int, str, int]]  # seat, kind of tile, and how many: negative ones are lost
    mission: int | None
    round: int | None
    round_end: RoundEnd | None
    last_round: bool
    over: bool
    idle: dict[str, list[Message]]


def preview(before: Panda, action: int, after: Panda) -> Preview:
    """What a decision does, with everything that follows from it by itself, but never what chance has drawn."""
    if draws_missions_next(before):
        return {**compare(before, action, before), "heroes": moved_heroes(before, after)}
    return compare(before, action, after)


def draws_missions_next(p: Position) -> bool:
    """The last hero is placed, and then mission cards are drawn (W-19)."""
    return p.master and p.phase == HEROES_PHASE and p.placed == p.seats * KINDS


def compare(before: Panda, action: int, after: Panda) -> Preview:
    return {
        "kind": move_of(before.board, action).decision,
        "vp": changes(list(before.vp), list(after.vp), int(before.seats)),
        "ap": changes(list(before.ap), list(after.ap), int(before.seats)),
        "guards": changes(list(before.guards), list(after.guards), int(before.seats)),
        "heroes": moved_heroes(before, after),
        "covered": [
            before.board.path_names[path] for path in range(before.board.paths) if is_covered(before, after, path)
        ],
        "tiles": [
            (before.board.path_names[path], tile_owner(after, path))
            for path in range(before.board.paths)
            if before.tiles[path] == NO_TILE != after.tiles[path]
        ],
        "freed": [
            before.board.place_names[place]
            for place in range(before.board.places)
            if is_free(after, place) and not is_free(before, place)
        ],
        "built": new_buildings(before, after),
        "taken": taken_tiles(before, after),
        "mission": int(after.a_winner) if after.a_winner != before.a_winner else None,
        "round": int(after.round) if after.round != before.round else None,
        "round_end": round_end(before, after),
        "last_round": before.ending == GOING_ON != after.ending,
        "over": after.finished,
        "idle": idle_options(before, action),
    }


def changes(old: list[int], new: list[int], seats: int) -> dict[int, int]:
    """How far the number of each seat has changed."""
    return {seat: new[seat] - old[seat] for seat in range(seats) if new[seat] != old[seat]}


def is_covered(before: Position, after: Position, path: int) -> bool:
    """A guard was put on a path that is not full yet, or has no tile to fill it."""
    figures = range(path * MAX_SEATS, (path + 1) * MAX_SEATS)
    return any(after.figures[at] > before.figures[at] for at in figures)


def tile_owner(p: Position, path: int) -> int | None:
    """The seat whose tile lies on a path; None for a neutral one."""
    return None if p.tiles[path] == NEUTRAL else int(p.tiles[path]) - 1


def moved_heroes(before: Position, after: Position) -> list[tuple[int, str, str | None]]:
    found = []
    for at in range(before.seats * KINDS):
        if before.heroes[at] != after.heroes[at]:
            node = int(after.heroes[at])
            to = None if node == before.board.vanished else before.board.node_names[node]
            found.append((at // KINDS, HEROES[at % KINDS], to))
    return found


def new_buildings(before: Position, after: Position) -> list[tuple[str, str | None, int]]:
    found: list[tuple[str, str | None, int]] = []
    for place in range(before.board.places):
        old, new = int(before.towns[place]), int(after.towns[place])
        if old == new:
            continue
        if new & FOUNDATION and not old & FOUNDATION:
            found.append((before.board.place_names[place], None, KINDS))
            old = FOUNDATION
        number = int(after.buildings(place)) - (new & ~old).bit_count()
        for kind, name in enumerate(BUILDINGS):
            if new & ~old & 1 << kind:
                number += 1
                found.append((before.board.place_names[place], name, number))
    return found


def taken_tiles(before: Position, after: Position) -> list[tuple[int, str, int]]:
    found = []
    for seat in range(before.seats):
        for kind, name in enumerate(TILE_KINDS):
            at = seat * KINDS + kind % KINDS
            old, new = (before.strength, after.strength) if kind < KINDS else (before.missions, after.missions)
            if old[at] != new[at]:
                found.append((seat, name, int(new[at] - old[at])))
    return found
