"""The fields of a position of Pagoda, which `make generated` writes from fields.toml."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.rng import Rng
from lampion.core.state import State
from lampion.core.vectors import fill
from lampion.games.pagoda.components import ANY, CELLS, COLOURS, NO_TILE, PLAYERS, TOP, Box

# What a position text says as name=value: the usual values.
PLAIN: Final[dict[str, int]] = {}


class Fields(State):
    """Cards are counts of the cells (a colour on the table or in the hand), so equal cards are equal positions.

    With a `model`, everything but the generator is copied from it.
    """

    def __init__(self, rng: Rng, box: Box, start: i64, model: Fields | None) -> None:
        super().__init__(rng)
        self.box: Final[Box] = box
        self.start: Final[i64] = start
        # for each site: the number of its top floor, …
        self.floors: Final[vec[i64]] = vec[i64]([1] * box.sites) if model is None else model.floors[:]
        # … the columns on it, or box.roofed, …
        self.columns: Final[vec[i64]] = vec[i64]([0] * box.sites) if model is None else model.columns[:]
        # … and their colour (ANY if it is empty)
        self.colours: Final[vec[i64]] = vec[i64]([ANY] * box.sites) if model is None else model.colours[:]
        # TOP for each site: the tile on each floor, or NO_TILE
        self.tiles: Final[vec[i64]] = vec[i64]([NO_TILE] * (box.sites * TOP)) if model is None else model.tiles[:]
        # 1 for each tile that is left
        self.supply: Final[vec[i64]] = box.supply[:] if model is None else model.supply[:]
        # how many tiles of each base colour are left
        self.left: Final[vec[i64]] = box.left[:] if model is None else model.left[:]
        # CELLS for each player
        self.cards: Final[vec[i64]] = vec[i64]([0] * (PLAYERS * CELLS)) if model is None else model.cards[:]
        # COLOURS for each player: uses left
        self.markers: Final[vec[i64]] = vec[i64]([0] * (PLAYERS * COLOURS)) if model is None else model.markers[:]
        self.points: Final[vec[i64]] = vec[i64]([0] * PLAYERS) if model is None else model.points[:]
        # colours from the bottom to the top
        self.pile: Final[vec[i64]] = vec[i64]([0] * box.all_cards) if model is None else model.pile[:]
        self.pile_size: i64 = 0 if model is None else model.pile_size
        # count of each colour
        self.discard: Final[vec[i64]] = vec[i64]([0] * COLOURS) if model is None else model.discard[:]
        # cards lying at the sites this turn, by cell
        self.played: Final[vec[i64]] = vec[i64]([0] * CELLS) if model is None else model.played[:]
        # what the last decision drew, in this order: …
        self.drawn: Final[vec[i64]] = vec[i64]([0] * box.most_cards) if model is None else model.drawn[:]
        self.drawn_size: i64 = 0 if model is None else model.drawn_size
        # … so many to the table, the rest to the hand
        self.drawn_table: i64 = 0 if model is None else model.drawn_table
        # whose draws they were, or NOBODY
        self.drawn_by: i64 = -1 if model is None else model.drawn_by
        # so many were drawn before the pile was renewed; NOBODY if it was not
        self.renewed_after: i64 = -1 if model is None else model.renewed_after
        self.player: i64 = start if model is None else model.player
        # FRESH, NORMAL or CLOSING
        self.phase: i64 = 0 if model is None else model.phase
        # columns and roofs of this turn
        self.built: i64 = 0 if model is None else model.built
        self.limit: i64 = box.limit if model is None else model.limit
        # bit a is set once ability a was used this turn
        self.used: i64 = 0 if model is None else model.used
        self.end_triggered: bool = False if model is None else model.end_triggered
        self.finished: bool = False if model is None else model.finished
        if model is not None:
            self.barrier = model.barrier

    def saved_fields(self) -> dict[str, object]:
        """Everything but what follows from it, as plain JSON data."""
        return {
            "start": int(self.start),
            "rng": self.rng.position(),
            "floors": list(self.floors),
            "columns": list(self.columns),
            "colours": list(self.colours),
            "tiles": list(self.tiles),
            "supply": list(self.supply),
            "cards": list(self.cards),
            "markers": list(self.markers),
            "points": list(self.points),
            "pile": list(self.pile[: self.pile_size]),
            "discard": list(self.discard),
            "played": list(self.played),
            "drawn": list(self.drawn[: self.drawn_size]),
            "drawn_table": int(self.drawn_table),
            "drawn_by": int(self.drawn_by),
            "renewed_after": int(self.renewed_after),
            "player": int(self.player),
            "phase": int(self.phase),
            "built": int(self.built),
            "limit": int(self.limit),
            "used": int(self.used),
            "end_triggered": self.end_triggered,
            "finished": self.finished,
            "barrier": self.barrier,
        }

    def restore_fields(self, saved: dict[str, Any]) -> None:
        """Put back what `saved_fields` gave."""
        fill(self.floors, saved["floors"])
        fill(self.columns, saved["columns"])
        fill(self.colours, saved["colours"])
        fill(self.tiles, saved["tiles"])
        fill(self.supply, saved["supply"])
        fill(self.cards, saved["cards"])
        fill(self.markers, saved["markers"])
        fill(self.points, saved["points"])
        fill(self.pile, saved["pile"])
        self.pile_size = len(saved["pile"])
        fill(self.discard, saved["discard"])
        fill(self.played, saved["played"])
        fill(self.drawn, saved["drawn"])
        self.drawn_size = len(saved["drawn"])
        self.drawn_table = saved["drawn_table"]
        self.drawn_by = saved["drawn_by"]
        self.renewed_after = saved["renewed_after"]
        self.player = saved["player"]
        self.phase = saved["phase"]
        self.built = saved["built"]
        self.limit = saved["limit"]
        self.used = saved["used"]
        self.end_triggered = saved["end_triggered"]
        self.finished = saved["finished"]
        self.barrier = saved["barrier"]
