"""The rules of Pagoda: what may be done in a turn, what it does, closing and the end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.message import Reason
from lampion.core.rng import Rng
from lampion.core.state import NOBODY
from lampion.games.pagoda import codes
from lampion.games.pagoda.building import Building
from lampion.games.pagoda.card_sets import any_set, count_any, count_exact, exact_set
from lampion.games.pagoda.components import ANY, CELLS, COLOURS, DRAGON, FAN, LANTERN, MOST_SITES
from lampion.games.pagoda.finishable import finishable
from lampion.games.pagoda.payments import coded, column_actions, roof_actions, tile_actions
from lampion.games.pagoda.position import CLOSING, FRESH, NORMAL
from lampion.games.pagoda.refusal import why_not

TARGETS: Final = vec[i64]([0] * (MOST_SITES * COLOURS))  # scratch: alternative turns without their cards
COUNTED: Final = vec[i64]([0, 0])  # scratch: what was counted last …
CHANGES: Final = 0  # … sets for the Dragon, …
AIMS: Final = 1  # … and targets that any set of one size can be laid down for


class Pagoda(Building):
    """A position with its rules."""

    def copy(self) -> Pagoda:
        return Pagoda(self.rng.copy(), self.box, self.start, self)

    def seat(self) -> i64:
        return NOBODY if self.finished else self.player

    def over(self) -> bool:
        return self.finished

    # -- what may be done ------------------------------------------------------------------------------------

    def max_actions(self) -> i64:
        return self.box.most_actions

    def actions(self, found: vec[i64]) -> i64:
        n = self.plain_actions(found)
        if self.phase != FRESH or self.finished:
            return n
        own = self.player * CELLS
        i: i64
        k: i64
        if self.ready(DRAGON):
            for i in range(count_any(self.cards, own)):
                found[n] = coded(codes.CHANGE, 0, 0) | any_set(self.cards, own, i)
                n += 1
        targets = self.set_targets()
        if targets > 0:
            size = self.box.alternative
            for i in range(count_exact(self.cards, own, size)):
                chosen = exact_set(i, size)
                for k in range(targets):
                    found[n] = TARGETS[k] | chosen
                    n += 1
        return n

    # -- sets of cards are others: they are counted, and made from their numbers ------------------------------

    def few_actions(self, found: vec[i64]) -> i64:
        return self.plain_actions(found)

    def has_others(self) -> bool:
        return self.phase == FRESH and not self.finished

    def is_other(self, action: i64) -> bool:
        """A set that the player holds: for a change, or of the right size for one of the targets."""
        kind = action >> codes.KIND_SHIFT
        if kind < codes.ALTERNATIVE or not self.has_others():
            return False
        size = self.held(action)
        target = action & ~codes.CARDS_MASK
        if target == coded(codes.CHANGE, 0, 0):
            return size > 0 and self.ready(DRAGON)
        if size != self.box.alternative:
            return False
        i: i64
        for i in range(self.set_targets()):
            if TARGETS[i] == target:
                return True
        return False

    def held(self, action: i64) -> i64:
        """How many cards an action names, zone by zone; 0 if the player does not have all of them."""
        own = self.player * CELLS
        size: i64 = 0
        cell: i64
        for cell in range(CELLS):
            named = (action >> (codes.CARD_BITS * cell)) & codes.CARD_MASK
            if named > self.cards[own + cell]:
                return 0
            size += named
        return size

    def other_count(self) -> i64:
        if not self.has_others():
            return 0
        own = self.player * CELLS
        COUNTED[CHANGES] = count_any(self.cards, own) if self.ready(DRAGON) else 0
        COUNTED[AIMS] = self.set_targets()
        sets: i64 = 0
        if COUNTED[AIMS] > 0:
            sets = count_exact(self.cards, own, self.box.alternative)
        return COUNTED[CHANGES] + COUNTED[AIMS] * sets

    def other_at(self, index: i64) -> i64:
        if index < COUNTED[CHANGES]:
            return coded(codes.CHANGE, 0, 0) | any_set(self.cards, self.player * CELLS, index)
        index -= COUNTED[CHANGES]
        return TARGETS[index % COUNTED[AIMS]] | exact_set(index // COUNTED[AIMS], self.box.alternative)

    def pick(self, rng: Rng) -> i64:
        """Sets of cards are only counted, and the one that is drawn is made from its number."""
        found = self.box.found
        plain = self.plain_actions(found)
        if self.phase != FRESH:
            return found[rng.below(plain)]
        drawn = rng.below(plain + self.other_count())
        return found[drawn] if drawn < plain else self.other_at(drawn - plain)

    def plain_legal(self) -> list[int]:
        """Every legal action without a set of cards, in ascending order."""
        return sorted(self.box.found[: self.plain_actions(self.box.found)])

    def plain_actions(self, found: vec[i64]) -> i64:
        """Everything but the sets of cards: A, B, C, the Lantern, and the end of the turn."""
        if self.finished:
            return 0
        n: i64 = 0
        if self.phase != CLOSING:
            site: i64
            for site in range(self.box.sites):
                n = self.site_actions(site, found, n)
            if self.may_light():
                found[n] = coded(codes.LIGHT, 0, 0)
                n += 1
        if self.may_end():
            found[n] = coded(codes.END, 0, 0)
            n += 1
            if self.ready(FAN):
                found[n] = coded(codes.END_FAN, 0, 0)
                n += 1
        return n

    def site_actions(self, site: i64, found: vec[i64], n: i64) -> i64:
        """What can be built on a site now (P-20, P-23, P-26)."""
        if self.columns[site] < self.box.full:
            if self.built < self.limit:
                colour = self.colours[site]
                if colour != ANY:
                    return column_actions(self, site, colour, found, n)
                for colour in range(COLOURS):
                    n = column_actions(self, site, colour, found, n)
        elif self.is_awaiting(site):
            if not self.at_top(site):
                n = tile_actions(self, site, found, n)
            elif self.built < self.limit:
                n = roof_actions(self, site, found, n)
        return n

    def may_light(self) -> bool:
        """The Lantern: at any time in a normal turn, but never so that no column could follow (P-36, P-19)."""
        return self.ready(LANTERN) and (self.built > 0 or finishable(self))

    def may_end(self) -> bool:
        """A normal turn needs a column (P-14); an alternative turn and a pass have nothing left but the end."""
        return self.phase == CLOSING or (self.phase == NORMAL and self.built > 0)

    def must_pass(self) -> bool:
        """No site is open, and no tile leads to a column (P-33)."""
        return not self.has_open_site() and not finishable(self)

    def set_targets(self) -> i64:
        """Write what a set of cards can be laid down for: a column on an open site (P-30), or a pass (P-33)."""
        n: i64 = 0
        site: i64
        colour: i64
        full = self.box.full
        for site in range(self.box.sites):
            if self.columns[site] < full:
                if self.colours[site] != ANY:
                    TARGETS[n] = coded(codes.ALTERNATIVE, site, self.colours[site])
                    n += 1
                else:
                    for colour in range(COLOURS):
                        TARGETS[n] = coded(codes.ALTERNATIVE, site, colour)
                        n += 1
        if n == 0 and self.must_pass():
            TARGETS[0] = coded(codes.PASS, 0, 0)
            n = 1
        return n

    def why_not(self, action: int) -> Reason:
        return why_not(self, action)

    # -- what it does ----------------------------------------------------------------------------------------

    def play(self, action: i64) -> None:
        kind = action >> codes.KIND_SHIFT
        site = (action >> codes.SITE_SHIFT) & codes.SITE_MASK
        piece = (action >> codes.PIECE_SHIFT) & codes.PIECE_MASK
        cards = action & codes.CARDS_MASK
        self.barrier = False
        self.forget_draws()
        if kind == codes.COLUMN:
            self.build_column(site, piece, cards)
        elif kind == codes.TILE:
            self.lay_tile(site, piece, cards)
        elif kind == codes.ROOF:
            self.build_roof(site, piece, (action >> codes.PAYMENT_SHIFT) & (1 << 2 * codes.PAYMENT_BITS) - 1, cards)
        elif kind == codes.ALTERNATIVE:
            self.lay_down(cards)
            self.raise_column(site, piece)
            self.phase = CLOSING
        elif kind == codes.PASS:
            self.lay_down(cards)
            self.phase = CLOSING
        elif kind == codes.LIGHT:
            self.use(LANTERN)
            self.limit = self.box.lantern_limit
            self.phase = NORMAL
        elif kind == codes.CHANGE:
            self.change_cards(cards)
        else:
            self.close_turn(kind == codes.END_FAN)

    def change_cards(self, cards: i64) -> None:
        """Dragon: lay cards down first, then draw to the table, then to the hand (P-37, PR-11)."""
        self.use(DRAGON)
        table = self.table_size(self.player)
        hand = self.hand_size(self.player)
        self.lay_down(cards)
        self.refill(table, hand)

    def close_turn(self, fan: bool) -> None:
        """Discard, refill the table, refill the hand, and hand over (P-44); the Fan is declared before (PR-13)."""
        hand = self.box.hand
        if fan:
            self.use(FAN)
            hand = self.box.fan_hand
        cell: i64
        for cell in range(CELLS):
            self.discard[cell % COLOURS] += self.played[cell]
            self.played[cell] = 0
        self.refill(self.box.table, hand)
        self.pass_on()

    def pass_on(self) -> None:
        """Both players have equally many turns (P-47)."""
        if self.end_triggered and self.player != self.start:
            self.finished = True
            self.barrier = True  # the end shows both hands
        self.player = 1 - self.player
        self.phase = FRESH
        self.built = 0
        self.limit = self.box.limit
        self.used = 0

    # -- how it stands ---------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The higher score wins; equal scores share the victory (P-48)."""
        return list(self.points)

    def tally(self, seat: int) -> list[int]:
        """The seat's points."""
        return [self.points[seat]]

    def dump(self) -> dict[str, object]:
        variant: dict[str, object] = {"quick": self.box.quick, "simple": self.box.simple}
        if self.box.saved is not None:
            variant["edition"] = self.box.saved
        return {**variant, **self.saved_fields()}
