"""What a decision changes on the table: two positions compared, for previews and for the log."""

from __future__ import annotations

from dataclasses import dataclass

from lampion.games.panda.components import (
    FOUNDATION,
    HEROES,
    KINDS,
    MAX_SEATS,
    NEUTRAL,
    NO_TILE,
    NODE_NAMES,
    PATH_NAMES,
    PATHS,
    PLACE_NAMES,
    PLACES,
    TILE_KINDS,
    VANISHED,
)
from lampion.games.panda.network import is_free
from lampion.games.panda.position import GOING_ON, Position
from lampion.games.panda.position import HEROES as HEROES_PHASE
from lampion.games.panda.state import Panda
from lampion.games.panda.steps import carry_out


@dataclass(frozen=True)
class HeroMove:
    """A hero who is somewhere else now; `to` is None if he has vanished."""

    seat: int
    hero: str
    to: str | None


@dataclass(frozen=True)
class Built:
    """A new building: the number it has on its place, and its kind (None for a foundation)."""

    place: str
    kind: str | None
    number: int


@dataclass(frozen=True)
class Taken:
    """Tiles of a kind that a clan sheet gained, or lost if `count` is negative."""

    seat: int
    kind: str
    count: int


@dataclass(frozen=True)
class Effects:
    """Everything that is different afterwards. `vp` and `ap` hold only seats whose number changed."""

    vp: dict[int, int]
    ap: dict[int, int]
    guards: dict[int, int]
    heroes: tuple[HeroMove, ...]
    covered: tuple[str, ...]
    tiles: tuple[tuple[str, int | None], ...]
    freed: tuple[str, ...]
    built: tuple[Built, ...]
    taken: tuple[Taken, ...]
    a_winner: int | None
    round: int | None
    last_round: bool
    over: bool


def effects_of(state: Panda, action: int) -> Effects:
    """What a legal action does, with everything that follows from it by itself, but never what chance will draw."""
    after = state.copy()
    if draws_missions_next(state):
        carry_out(after, action)
    else:
        after.play(action)
    return compare(state, after)


def draws_missions_next(p: Position) -> bool:
    """The last hero is placed, and then mission cards are drawn (W-19)."""
    return p.master and p.phase == HEROES_PHASE and p.placed == p.seats * KINDS


def compare(before: Position, after: Position) -> Effects:
    seats = range(before.seats)
    return Effects(
        vp={seat: int(after.vp[seat] - before.vp[seat]) for seat in seats if after.vp[seat] != before.vp[seat]},
        ap={seat: int(after.ap[seat] - before.ap[seat]) for seat in seats if after.ap[seat] != before.ap[seat]},
        guards={s: int(after.guards[s] - before.guards[s]) for s in seats if after.guards[s] != before.guards[s]},
        heroes=tuple(moved_heroes(before, after)),
        covered=tuple(PATH_NAMES[path] for path in range(PATHS) if is_covered(before, after, path)),
        tiles=tuple(
            (PATH_NAMES[path], tile_owner(after, path))
            for path in range(PATHS)
            if before.tiles[path] == NO_TILE != after.tiles[path]
        ),
        freed=tuple(
            PLACE_NAMES[place] for place in range(PLACES) if is_free(after, place) and not is_free(before, place)
        ),
        built=tuple(new_buildings(before, after)),
        taken=tuple(taken_tiles(before, after)),
        a_winner=int(after.a_winner) if after.a_winner != before.a_winner else None,
        round=int(after.round) if after.round != before.round else None,
        last_round=before.ending == GOING_ON != after.ending,
        over=after.finished,
    )


def is_covered(before: Position, after: Position, path: int) -> bool:
    """A guard was put on a path that is not full yet, or has no tile to fill it."""
    figures = range(path * MAX_SEATS, (path + 1) * MAX_SEATS)
    return any(after.figures[at] > before.figures[at] for at in figures)


def tile_owner(p: Position, path: int) -> int | None:
    """The seat whose tile lies on a path; None for a neutral one."""
    return None if p.tiles[path] == NEUTRAL else int(p.tiles[path]) - 1


def moved_heroes(before: Position, after: Position) -> list[HeroMove]:
    found = []
    for at in range(before.seats * KINDS):
        if before.heroes[at] != after.heroes[at]:
            node = int(after.heroes[at])
            to = None if node == VANISHED else NODE_NAMES[node]
            found.append(HeroMove(at // KINDS, HEROES[at % KINDS], to))
    return found


def new_buildings(before: Position, after: Position) -> list[Built]:
    found = []
    for place in range(PLACES):
        old, new = int(before.towns[place]), int(after.towns[place])
        if old == new:
            continue
        if new & FOUNDATION and not old & FOUNDATION:
            found.append(Built(PLACE_NAMES[place], None, KINDS))
            old = FOUNDATION
        number = int(after.buildings(place)) - (new & ~old).bit_count()
        for kind, name in enumerate(("gate", "market", "pagoda")):
            if new & ~old & 1 << kind:
                number += 1
                found.append(Built(PLACE_NAMES[place], name, number))
    return found


def taken_tiles(before: Position, after: Position) -> list[Taken]:
    found = []
    for seat in range(before.seats):
        for kind, name in enumerate(TILE_KINDS):
            at = seat * KINDS + kind % KINDS
            old, new = (before.strength, after.strength) if kind < KINDS else (before.missions, after.missions)
            if old[at] != new[at]:
                found.append(Taken(seat, name, int(new[at] - old[at])))
    return found
