"""A position of Pagoda as it lies on the table: sites, tiles, cards, markers, and how far the turn is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lampion.games.pagoda.components import BOWL, CELLS, COLOURS
from lampion.games.pagoda.fields import Fields

# How far the turn is: nothing done but the Dragon, building, or only the closing left.
FRESH: Final = 0
NORMAL: Final = 1
CLOSING: Final = 2


class Position(Fields):
    """A position and the small questions it answers; what it consists of is in fields.toml."""

    # -- sites -----------------------------------------------------------------------------------------------

    def is_open(self, site: i64) -> bool:
        """Empty, or a floor with room for a column (P-10)."""
        return self.columns[site] < self.box.full

    def is_awaiting(self, site: i64) -> bool:
        """A full floor, and a tile for it in the supply (P-10)."""
        return self.columns[site] == self.box.full and self.left[self.colours[site]] > 0

    def is_blocked(self, site: i64) -> bool:
        """A full floor, but no tile of its colour is left (P-10, PR-26)."""
        return self.columns[site] == self.box.full and self.left[self.colours[site]] == 0

    def status(self, site: i64) -> str:
        """What a site is, in one word (P-10)."""
        if self.columns[site] == self.box.roofed:
            return "roofed"
        if self.is_open(site):
            return "open"
        return "awaiting" if self.is_awaiting(site) else "blocked"

    def at_top(self, site: i64) -> bool:
        """Whether the next tile of the site is its roof (P-6)."""
        return self.floors[site] == self.box.floors

    def completed(self) -> i64:
        """How many sites are roofed or blocked (P-10, PR-29)."""
        done: i64 = 0
        full = self.box.full
        site: i64
        for site in range(self.box.sites):
            columns = self.columns[site]
            if columns > full or (columns == full and self.left[self.colours[site]] == 0):
                done += 1
        return done

    def has_open_site(self) -> bool:
        full = self.box.full
        site: i64
        for site in range(self.box.sites):
            if self.columns[site] < full:
                return True
        return False

    # -- abilities and cards ---------------------------------------------------------------------------------

    def ready(self, ability: i64) -> bool:
        """Whether the player has a use left, and has not used the ability this turn (P-35)."""
        return self.markers[self.player * COLOURS + ability] > 0 and not self.has_used(ability)

    def has_used(self, ability: i64) -> bool:
        return (self.used >> ability) & 1 == 1

    def bowl_ready_for_roof(self, base: i64) -> bool:
        """The Rice Bowl may come from the very tile of the roof (PR-21)."""
        return self.ready(BOWL) or (base == BOWL and not self.box.simple and not self.has_used(BOWL))

    def gain(self, ability: i64) -> None:
        """Laying a tile sets the marker of its base colour (P-34); the simple game has no abilities (P-50)."""
        if not self.box.simple:
            self.markers[self.player * COLOURS + ability] = self.box.uses

    def use(self, ability: i64) -> None:
        """Each use lowers the marker by 1, and there is one use a turn (P-35)."""
        self.markers[self.player * COLOURS + ability] -= 1
        self.used |= 1 << ability

    def table_size(self, player: i64) -> i64:
        return self.sum_of(player * CELLS)

    def hand_size(self, player: i64) -> i64:
        return self.sum_of(player * CELLS + COLOURS)

    def sum_of(self, first: i64) -> i64:
        total: i64 = 0
        i: i64
        for i in range(first, first + COLOURS):
            total += self.cards[i]
        return total
