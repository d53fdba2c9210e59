"""The fields of a position of AXIO, which `make generated` writes from fields.toml."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.rng import Rng
from lampion.core.state import State
from lampion.core.vectors import fill
from lampion.games.axio.components import COLOURS, KINDS, Area, Box

# What a position text says as name=value: the usual values.
PLAIN: Final[dict[str, int]] = {}


class Fields(State):
    """What lies where. Racks and bag are counts of the tile kinds, so equal racks are equal positions.

    With a `model`, everything but the generator is copied from it.
    """

    def __init__(self, rng: Rng, box: Box, area: Area, seats: i64, model: Fields | None) -> None:
        super().__init__(rng)
        self.box: Final[Box] = box
        self.area: Final[Area] = area
        self.seats: Final[i64] = seats
        # what each cell of the grid holds
        self.board: Final[vec[i64]] = area.empty[:] if model is None else model.board[:]
        # five for each seat, one after the other
        self.points: Final[vec[i64]] = vec[i64]([0] * (seats * COLOURS)) if model is None else model.points[:]
        # KINDS for each seat, one after the other
        self.racks: Final[vec[i64]] = vec[i64]([0] * (seats * KINDS)) if model is None else model.racks[:]
        self.rack_sizes: Final[vec[i64]] = vec[i64]([0] * seats) if model is None else model.rack_sizes[:]
        self.bag: Final[vec[i64]] = box.kind_counts[:] if model is None else model.bag[:]
        self.bag_size: i64 = box.tiles if model is None else model.bag_size
        # placements so far: action * 4 + seat, for the eye only
        self.placed: Final[vec[i64]] = vec[i64]([0] * (area.free // 2)) if model is None else model.placed[:]
        self.placed_count: i64 = 0 if model is None else model.placed_count
        # cells of the board that are free
        self.free: i64 = area.free if model is None else model.free
        self.player: i64 = 0 if model is None else model.player
        # PLACE or STEP_FOUR
        self.phase: i64 = 0 if model is None else model.phase
        # bonus turns earned and not yet begun
        self.bonus: i64 = 0 if model is None else model.bonus
        # bit s is set once seat s has placed its first tile
        self.first_tiles: i64 = 0 if model is None else model.first_tiles
        self.finished: bool = False if model is None else model.finished
        if model is not None:
            self.barrier = model.barrier

    def saved_fields(self) -> dict[str, object]:
        """Everything but what follows from it, as plain JSON data."""
        return {
            "seats": int(self.seats),
            "rng": self.rng.position(),
            "board": list(self.board),
            "points": list(self.points),
            "racks": list(self.racks),
            "rack_sizes": list(self.rack_sizes),
            "bag": list(self.bag),
            "bag_size": int(self.bag_size),
            "placed": list(self.placed[: self.placed_count]),
            "player": int(self.player),
            "phase": int(self.phase),
            "bonus": int(self.bonus),
            "first_tiles": int(self.first_tiles),
            "finished": self.finished,
            "barrier": self.barrier,
        }

    def restore_fields(self, saved: dict[str, Any]) -> None:
        """Put back what `saved_fields` gave."""
        fill(self.board, saved["board"])
        fill(self.points, saved["points"])
        fill(self.racks, saved["racks"])
        fill(self.rack_sizes, saved["rack_sizes"])
        fill(self.bag, saved["bag"])
        self.bag_size = saved["bag_size"]
        fill(self.placed, saved["placed"])
        self.placed_count = len(saved["placed"])
        self.player = saved["player"]
        self.phase = saved["phase"]
        self.bonus = saved["bonus"]
        self.first_tiles = saved["first_tiles"]
        self.finished = saved["finished"]
        self.barrier = saved["barrier"]
