"""Building in Pagoda: columns, tiles and roofs, and what they score."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.games.pagoda import codes
from lampion.games.pagoda.components import BOWL, BUDDHA, COLOURS, TOP
from lampion.games.pagoda.piles import Piles
from lampion.games.pagoda.position import NORMAL


class Building(Piles):
    """A position in which sites can grow."""

    def build_column(self, site: i64, colour: i64, cards: i64) -> None:
        """Action A (P-20 to P-22)."""
        self.pay(cards)
        if codes.cards_of(cards, colour) < self.box.column_price:  # a substitute was among them
            self.use(BOWL)
        self.raise_column(site, colour)
        self.phase = NORMAL

    def raise_column(self, site: i64, colour: i64) -> None:
        """A column scores by its floor (P-22)."""
        self.colours[site] = colour
        self.columns[site] += 1
        self.points[self.player] += self.box.points_on(self.floors[site])
        self.built += 1
        self.check_end()

    def lay_tile(self, site: i64, tile: i64, cards: i64) -> None:
        """Action B: pay, lay the tile, score, and only then gain the ability (P-25, PR-17)."""
        self.pay(cards)
        if codes.cards_of(cards, tile // COLOURS) == 0:
            self.use(BUDDHA)
        self.take_tile(site, tile)
        self.floors[site] += 1
        self.columns[site] = 0
        self.colours[site] = tile % COLOURS
        self.phase = NORMAL
        self.check_end()

    def build_roof(self, site: i64, tile: i64, payment: i64, cards: i64) -> None:
        """Action C: tile and spire in one, counted as one column (P-26 to P-29)."""
        first = (payment & codes.PAYMENT_MASK) - 1
        second = (payment >> codes.PAYMENT_BITS) - 1
        self.pay_cell(first, 1)
        if second >= 0:
            self.pay_cell(second, 1)
        if first % COLOURS != tile // COLOURS:
            self.use(BUDDHA)
        self.take_tile(site, tile)
        self.pay(cards)
        if codes.cards_of(cards, self.box.spire[tile]) < self.box.spire_price:
            self.use(BOWL)
        self.columns[site] = self.box.roofed
        self.points[self.player] += self.box.spire_points
        self.built += 1
        self.phase = NORMAL
        self.check_end()

    def take_tile(self, site: i64, tile: i64) -> None:
        """A tile leaves the supply, scores, and brings the ability of its base colour (P-25, P-34)."""
        base = tile // COLOURS
        self.supply[tile] -= 1
        self.left[base] -= 1
        self.tiles[site * TOP + self.floors[site] - 1] = tile
        self.points[self.player] += self.box.tile_points
        self.gain(base)

    def check_end(self) -> None:
        """The end is triggered as soon as enough sites are completed (P-46)."""
        if not self.end_triggered and self.completed() >= self.box.ends_at:
            self.end_triggered = True
