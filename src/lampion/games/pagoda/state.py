"""The rules of Pagoda: what may be done in a turn, what it does, closing and the end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.message import Reason
from lampion.core.rng import Rng
from lampion.core.state import NOBODY
from lampion.games.pagoda.card_sets import any_set, count_any, count_exact, exact_set
from lampion.games.pagoda.components import (
    ALL_CARDS,
    ALTERNATIVE,
    ANY,
    BOWL,
    BUDDHA,
    CARD_BITS,
    CARD_MASK,
    CARDS_MASK,
    CELLS,
    CHANGE,
    COLOURS,
    COLUMN,
    DRAGON,
    EACH_COLOUR,
    END,
    END_FAN,
    ENDS_AT,
    FAN,
    FAN_HAND_SIZE,
    FULL,
    HAND_SIZE,
    KIND_SHIFT,
    LANTERN,
    LANTERN_LIMIT,
    LETTERS,
    LIGHT,
    LIMIT,
    MOST_CARDS,
    NO_TILE,
    PASS,
    PAYMENT_BITS,
    PAYMENT_MASK,
    PAYMENT_SHIFT,
    PIECE_MASK,
    PIECE_SHIFT,
    PLAYERS,
    ROOF,
    ROOFED,
    SITE_MASK,
    SITE_SHIFT,
    SITES,
    TABLE_SIZE,
    TILE,
    TILE_POINTS,
    TOP,
    Variant,
)
from lampion.games.pagoda.finishable import finishable
from lampion.games.pagoda.payments import coded, column_actions, roof_actions, tile_actions
from lampion.games.pagoda.position import CLOSING, FRESH, NORMAL, Position
from lampion.games.pagoda.refusal import refusal

# No position has more: nine cards, six empty sites and every ability at once, counted for every nine cards by a test.
# Most of it are alternative turns (30 columns, up to 126 sets of four cards each) and up to 511 sets for the Dragon.
MOST_ACTIONS: Final = 4444

FOUND: Final = vec[i64]([0] * MOST_ACTIONS)  # scratch: what `pick` chooses from
TARGETS: Final = vec[i64]([0] * (SITES * COLOURS))  # scratch: alternative turns without their cards


class Pagoda(Position):
    """A position with its rules."""

    def copy(self) -> Pagoda:
        twin = Pagoda(
            self.rng.copy(),
            self.variant,
            self.start,
            self.floors[:],
            self.columns[:],
            self.colours[:],
            self.tiles[:],
            self.supply[:],
            self.left[:],
            self.cards[:],
            self.markers[:],
            self.points[:],
            self.pile[:],
            self.discard[:],
            self.played[:],
            self.drawn[:],
        )
        twin.drawn_size = self.drawn_size
        twin.drawn_table = self.drawn_table
        twin.drawn_by = self.drawn_by
        twin.renewed_after = self.renewed_after
        twin.pile_size = self.pile_size
        twin.player = self.player
        twin.phase = self.phase
        twin.built = self.built
        twin.limit = self.limit
        twin.used = self.used
        twin.end_triggered = self.end_triggered
        twin.finished = self.finished
        twin.barrier = self.barrier
        return twin

    def seat(self) -> i64:
        return NOBODY if self.finished else self.player

    def over(self) -> bool:
        return self.finished

    # -- what may be done ------------------------------------------------------------------------------------

    def max_actions(self) -> i64:
        return MOST_ACTIONS

    def actions(self, found: vec[i64]) -> i64:
        n = self.plain_actions(found)
        if self.phase != FRESH or self.finished:
            return n
        own = self.player * CELLS
        i: i64
        k: i64
        if self.ready(DRAGON):
            for i in range(count_any(self.cards, own)):
                found[n] = coded(CHANGE, 0, 0) | any_set(self.cards, own, i)
                n += 1
        targets = self.set_targets()
        if targets > 0:
            for i in range(count_exact(self.cards, own)):
                chosen = exact_set(i)
                for k in range(targets):
                    found[n] = TARGETS[k] | chosen
                    n += 1
        return n

    def pick(self, rng: Rng) -> i64:
        """Sets of cards are only counted, and the one that is drawn is made from its number."""
        plain = self.plain_actions(FOUND)
        if self.phase != FRESH:
            return FOUND[rng.below(plain)]
        own = self.player * CELLS
        changes: i64 = count_any(self.cards, own) if self.ready(DRAGON) else 0
        targets = self.set_targets()
        sets: i64 = count_exact(self.cards, own) if targets > 0 else 0
        drawn = rng.below(plain + changes + targets * sets)
        if drawn < plain:
            return FOUND[drawn]
        drawn -= plain
        if drawn < changes:
            return coded(CHANGE, 0, 0) | any_set(self.cards, own, drawn)
        drawn -= changes
        return TARGETS[drawn % targets] | exact_set(drawn // targets)

    def plain_actions(self, found: vec[i64]) -> i64:
        """Everything but the sets of cards: A, B, C, the Lantern, and the end of the turn."""
        if self.finished:
            return 0
        n: i64 = 0
        if self.phase != CLOSING:
            site: i64
            for site in range(SITES):
                n = self.site_actions(site, found, n)
            if self.may_light():
                found[n] = coded(LIGHT, 0, 0)
                n += 1
        if self.may_end():
            found[n] = coded(END, 0, 0)
            n += 1
            if self.ready(FAN):
                found[n] = coded(END_FAN, 0, 0)
                n += 1
        return n

    def site_actions(self, site: i64, found: vec[i64], n: i64) -> i64:
        """What can be built on a site now (P-20, P-23, P-26)."""
        if self.columns[site] < FULL:
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
        """Write what four cards can be laid down for: a column on an open site (P-30), or a pass (P-33)."""
        n: i64 = 0
        site: i64
        colour: i64
        for site in range(SITES):
            if self.columns[site] < FULL:
                if self.colours[site] != ANY:
                    TARGETS[n] = coded(ALTERNATIVE, site, self.colours[site])
                    n += 1
                else:
                    for colour in range(COLOURS):
                        TARGETS[n] = coded(ALTERNATIVE, site, colour)
                        n += 1
        if n == 0 and self.must_pass():
            TARGETS[0] = coded(PASS, 0, 0)
            n = 1
        return n

    def refusal(self, action: int) -> Reason | None:
        return refusal(self, action)

    # -- what it does ----------------------------------------------------------------------------------------

    def play(self, action: i64) -> None:
        kind = action >> KIND_SHIFT
        site = (action >> SITE_SHIFT) & SITE_MASK
        piece = (action >> PIECE_SHIFT) & PIECE_MASK
        cards = action & CARDS_MASK
        self.barrier = False
        self.forget_draws()
        if kind == COLUMN:
            self.build_column(site, piece, cards)
        elif kind == TILE:
            self.lay_tile(site, piece, cards)
        elif kind == ROOF:
            self.build_roof(site, piece, (action >> PAYMENT_SHIFT) & (1 << 2 * PAYMENT_BITS) - 1, cards)
        elif kind == ALTERNATIVE:
            self.lay_down(cards)
            self.raise_column(site, piece)
            self.phase = CLOSING
        elif kind == PASS:
            self.lay_down(cards)
            self.phase = CLOSING
        elif kind == LIGHT:
            self.use(LANTERN)
            self.limit = LANTERN_LIMIT
            self.phase = NORMAL
        elif kind == CHANGE:
            self.change_cards(cards)
        else:
            self.close_turn(kind == END_FAN)

    def build_column(self, site: i64, colour: i64, cards: i64) -> None:
        """Action A (P-20 to P-22)."""
        if self.pay(cards) == 2:
            self.use(BOWL)
        self.raise_column(site, colour)
        self.phase = NORMAL

    def raise_column(self, site: i64, colour: i64) -> None:
        """A column scores the number of its floor (P-22)."""
        self.colours[site] = colour
        self.columns[site] += 1
        self.points[self.player] += self.floors[site]
        self.built += 1
        self.check_end()

    def lay_tile(self, site: i64, tile: i64, cards: i64) -> None:
        """Action B: pay, lay the tile, score, and only then gain the ability (P-25, PR-17)."""
        if self.pay(cards) == 2:
            self.use(BUDDHA)
        self.take_tile(site, tile)
        self.floors[site] += 1
        self.columns[site] = 0
        self.colours[site] = tile % COLOURS
        self.phase = NORMAL
        self.check_end()

    def build_roof(self, site: i64, tile: i64, payment: i64, cards: i64) -> None:
        """Action C: tile and spire in one, counted as one column (P-26 to P-29)."""
        self.pay_cell((payment & PAYMENT_MASK) - 1, 1)
        second = payment >> PAYMENT_BITS
        if second > 0:
            self.pay_cell(second - 1, 1)
            self.use(BUDDHA)
        self.take_tile(site, tile)
        if self.pay(cards) == 3:
            self.use(BOWL)
        self.columns[site] = ROOFED
        self.points[self.player] += self.variant.spire_points
        self.built += 1
        self.phase = NORMAL
        self.check_end()

    def take_tile(self, site: i64, tile: i64) -> None:
        """A tile leaves the supply, scores, and brings the ability of its base colour (P-25, P-34)."""
        base = tile // COLOURS
        self.supply[tile] -= 1
        self.left[base] -= 1
        self.tiles[site * TOP + self.floors[site] - 1] = tile
        self.points[self.player] += TILE_POINTS
        self.gain(base)

    def check_end(self) -> None:
        """The end is triggered as soon as enough sites are completed (P-46)."""
        if not self.end_triggered and self.completed() >= ENDS_AT:
            self.end_triggered = True

    def change_cards(self, cards: i64) -> None:
        """Dragon: lay cards down first, then draw to the table, then to the hand (P-37, PR-11)."""
        self.use(DRAGON)
        table = self.table_size(self.player)
        hand = self.hand_size(self.player)
        self.lay_down(cards)
        self.refill(table, hand)

    # -- cards -----------------------------------------------------------------------------------------------

    def pay(self, cards: i64) -> i64:
        """Cards go to the site and stay there until closing (P-17). Answers how many they were."""
        count: i64 = 0
        cell: i64 = 0
        while cards > 0:
            n = cards & CARD_MASK
            if n > 0:
                self.pay_cell(cell, n)
                count += n
            cards >>= CARD_BITS
            cell += 1
        return count

    def pay_cell(self, cell: i64, count: i64) -> None:
        self.cards[self.player * CELLS + cell] -= count
        self.played[cell] += count

    def lay_down(self, cards: i64) -> None:
        """Cards go to the discard pile at once (P-30, P-33, P-37)."""
        cell: i64 = 0
        while cards > 0:
            n = cards & CARD_MASK
            self.cards[self.player * CELLS + cell] -= n
            self.discard[cell % COLOURS] += n
            cards >>= CARD_BITS
            cell += 1

    def close_turn(self, fan: bool) -> None:
        """Discard, refill the table, refill the hand, and hand over (P-44); the Fan is declared before (PR-13)."""
        hand = HAND_SIZE
        if fan:
            self.use(FAN)
            hand = FAN_HAND_SIZE
        cell: i64
        for cell in range(CELLS):
            self.discard[cell % COLOURS] += self.played[cell]
            self.played[cell] = 0
        self.refill(TABLE_SIZE, hand)
        self.pass_on()

    def refill(self, table: i64, hand: i64) -> None:
        """Draw until so many cards lie on the table, then until so many are in the hand (P-37, P-44)."""
        own = self.player * CELLS
        self.drawn_by = self.player
        self.draw_to(own, table - self.table_size(self.player))
        self.drawn_table = self.drawn_size
        self.draw_to(own + COLOURS, hand - self.hand_size(self.player))

    def forget_draws(self) -> None:
        self.drawn_size = 0
        self.drawn_table = 0
        self.drawn_by = NOBODY
        self.renewed_after = NOBODY

    def pass_on(self) -> None:
        """Both players have equally many turns (P-47)."""
        if self.end_triggered and self.player != self.start:
            self.finished = True
            self.barrier = True  # the end shows both hands
        self.player = 1 - self.player
        self.phase = FRESH
        self.built = 0
        self.limit = LIMIT
        self.used = 0

    def draw_to(self, zone: i64, count: i64) -> None:
        """Cards come one at a time from the top of the pile (P-44). A hand above its size keeps them all (P-40)."""
        i: i64
        for i in range(count):
            colour = self.draw_card()
            self.cards[zone + colour] += 1
            self.drawn[self.drawn_size] = colour
            self.drawn_size += 1

    def draw_card(self) -> i64:
        """The top card; an empty pile is renewed from the discard pile only when a card is needed (P-45, PR-7)."""
        if self.pile_size == 0:
            self.reshuffle()
            self.renewed_after = self.drawn_size
        self.barrier = True
        self.pile_size -= 1
        return self.pile[self.pile_size]

    def reshuffle(self) -> None:
        """The whole discard pile becomes the new draw pile (P-45); it is never empty then (PR-2)."""
        self.gather(self.discard)
        assert self.pile_size > 0, "PR-2: draw pile and discard pile are never both empty"
        self.shuffle("reshuffle")

    def gather(self, source: vec[i64]) -> None:
        """Cards, given as counts, are stacked in the order of their colours."""
        colour: i64
        i: i64
        for colour in range(COLOURS):
            for i in range(source[colour]):
                self.pile[self.pile_size] = colour
                self.pile_size += 1
            source[colour] = 0

    def shuffle(self, kind: str) -> None:
        """Every order is equally likely; it is decided, and noted, from the top card down."""
        luck = self.luck
        if luck is not None:
            luck.begin(kind, None)
        place = self.pile_size - 1
        while place >= 0:
            chosen = self.rng.below(place + 1)
            if luck is not None:
                chosen = self.place_of(luck.draw(LETTERS[self.pile[chosen]]), chosen, place)
            card = self.pile[chosen]
            self.pile[chosen] = self.pile[place]
            self.pile[place] = card
            place -= 1
        if luck is not None:
            luck.end()

    def place_of(self, letter: str, chosen: i64, last: i64) -> i64:
        """Where a card that is known to come lies among those not yet shuffled: where chance found it, if it fits."""
        if letter == LETTERS[self.pile[chosen]]:
            return chosen
        place: i64
        for place in range(last + 1):
            if letter == LETTERS[self.pile[place]]:
                return place
        raise ValueError(f"a card {letter!r} cannot come next in the pile: none of that colour is left")

    # -- how it stands ---------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return list(self.points)

    def tally(self, seat: int) -> list[int]:
        """The seat's points."""
        return [self.points[seat]]

    def winners(self) -> list[int]:
        """The higher score wins; equal scores share the victory (P-48)."""
        if not self.finished:
            return []
        best = max(self.scores())
        return [seat for seat in range(PLAYERS) if self.points[seat] == best]

    def dump(self) -> dict[str, object]:
        return {
            "rng": self.rng.position(),
            "quick": self.variant.quick,
            "simple": self.variant.simple,
            "start": int(self.start),
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


def empty_table(rng: Rng, variant: Variant, start: i64) -> Pagoda:
    """The table before any card is drawn: one table card of each colour for both, the rest stacked (P-1 to P-3)."""
    state = Pagoda(
        rng,
        variant,
        start,
        vec[i64]([1] * SITES),
        vec[i64]([0] * SITES),
        vec[i64]([ANY] * SITES),
        vec[i64]([NO_TILE] * (SITES * TOP)),
        variant.box.supply[:],
        variant.box.left[:],
        vec[i64]([1 if cell % CELLS < COLOURS else 0 for cell in range(PLAYERS * CELLS)]),
        vec[i64]([0] * (PLAYERS * COLOURS)),
        vec[i64]([0] * PLAYERS),
        vec[i64]([0] * ALL_CARDS),
        vec[i64]([0] * COLOURS),
        vec[i64]([0] * CELLS),
        vec[i64]([0] * MOST_CARDS),
    )
    state.gather(vec[i64]([int(EACH_COLOUR) - PLAYERS] * COLOURS))
    return state


def deal(state: Pagoda) -> None:
    """The pile is shuffled; the start player draws a hand, then the other (P-3, P-4)."""
    state.shuffle("shuffle")
    state.draw_to(state.start * CELLS + COLOURS, HAND_SIZE)
    state.draw_to((1 - state.start) * CELLS + COLOURS, HAND_SIZE)
    state.forget_draws()
    state.barrier = False
