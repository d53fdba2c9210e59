"""Pagoda with pencil and paper: plays a record, or any line of moves, slowly and without the engine's code.

Everything is written out as the rules say it, on strings and lists, so that the engine can be compared with it: what
may be done (every payment, every set of cards), what it scores, what is drawn, and when the game is over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any

from lampion.core.record import Record
from lampion.games.pagoda.editions import EDITIONS, FIRST
from lampion.games.pagoda.state import Pagoda
from support.pagoda_positions import described

COLOURS = "RBGYV"
ABILITY = {"lantern": "R", "buddha": "B", "bowl": "G", "dragon": "Y", "fan": "V"}


@dataclass
class Site:
    """Floors from the ground up as colour and columns, the tiles on them, and whether the spire stands."""

    columns: int  # that make a floor
    floors: list[tuple[str, int]] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    roofed: bool = False

    @property
    def number(self) -> int:
        """The floor that is being built, or has been built last."""
        return max(1, len(self.floors))

    @property
    def is_full(self) -> bool:
        return bool(self.floors) and self.floors[-1][1] == self.columns and len(self.tiles) < len(self.floors)

    @property
    def is_open(self) -> bool:
        return not self.roofed and not self.is_full

    @property
    def colour(self) -> str:
        return self.floors[-1][0] if self.floors else ""


@dataclass
class Slow:
    """A position. Cards are strings of letters; the pile begins with its top card. `box` is the data of its edition."""

    box: dict[str, Any]
    quick: bool
    simple: bool
    start: int
    player: int
    pile: str = ""
    discard: str = ""
    played: str = ""
    phase: str = "fresh"
    built: int = 0
    limit: int = 0
    used: str = ""
    triggered: bool = False
    over: bool = False
    reshuffles: list[str] = field(default_factory=list)
    table: list[str] = field(default_factory=lambda: [COLOURS, COLOURS])
    hand: list[str] = field(default_factory=lambda: ["", ""])
    points: list[int] = field(default_factory=lambda: [0, 0])
    uses: list[dict[str, int]] = field(default_factory=lambda: [dict.fromkeys(COLOURS, 0), dict.fromkeys(COLOURS, 0)])
    sites: list[Site] = field(default_factory=list)
    supply: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        board = self.box["board"]
        self.limit = self.limit or self.box["turn"]["columns"]
        self.sites = self.sites or [Site(board["columns"]) for _ in range(board["sites"])]
        self.supply = self.supply or [letter(tile["base"]) + letter(tile["next"]) for tile in self.box["tiles"]]

    @property
    def height(self) -> int:
        return int(self.variant["floors"])

    @property
    def variant(self) -> dict[str, int]:
        return dict(self.box["quick" if self.quick else "normal"])

    def spire_of(self, tile: str) -> str:
        [spire] = [one["spire"] for one in self.box["tiles"] if letter(one["base"]) + letter(one["next"]) == tile]
        return letter(spire)

    # -- what may be done ------------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        if self.over:
            return set()
        moves = set(self.ends())
        if self.phase != "closing":
            moves |= set(self.columns_and_roofs()) | self.cautious()
        if self.phase == "fresh":
            moves |= set(self.sets())
        return moves

    def cautious(self) -> set[str]:
        """Tiles and Lantern, as far as they strand nobody."""
        moves = {move for move in self.tiles() if self.built or self.after(move).can_finish()}
        if self.ready("lantern") and (self.built or self.can_finish()):
            moves.add("L")
        return moves

    def stranding(self) -> set[str]:
        """The moves that only P-19 forbids."""
        return (set(self.tiles()) | ({"L"} if self.ready("lantern") else set())) - self.cautious()

    def can_finish(self) -> bool:
        if any(True for _ in self.columns_and_roofs()):
            return True
        return any(self.after(move).can_finish() for move in self.tiles())

    def ends(self) -> Iterator[str]:
        if self.phase == "closing" or (self.phase == "normal" and self.built > 0):
            yield "E"
            if self.ready("fan"):
                yield "EF"

    def columns_and_roofs(self) -> Iterator[str]:
        if self.built >= self.limit:
            return
        for number, site in enumerate(self.sites, start=1):
            if site.is_open:
                for colour in self.allowed(site):
                    for paid in self.with_bowl(self.held(), colour, self.box["price"]["column"], self.ready("bowl")):
                        yield f"A{number} {colour}<{''.join(paid)}"
            elif site.is_full and site.number == self.height:
                yield from self.roofs(number, site.colour)

    def roofs(self, number: int, base: str) -> Iterator[str]:
        for tile in self.of_base(base):
            for paid in self.tile_payments(base):
                left = self.held()
                for card in paid:
                    left.remove(card)
                gained = tile[0] == ABILITY["bowl"] and not self.simple and ABILITY["bowl"] not in self.used
                bowl = self.ready("bowl") or gained
                for spire in self.with_bowl(left, self.spire_of(tile), self.box["price"]["spire"], bowl):
                    yield f"C{number} [{tile}]<{''.join(paid)}/{''.join(as_spire(spire))}"

    def with_bowl(self, cards: list[str], colour: str, price: int, bowl: bool) -> set[tuple[str, ...]]:
        """A price in a colour; the Rice Bowl lets some of one other colour stand for one card."""
        found = equal(cards, price, colour)
        if bowl:
            others = {
                pair for other in COLOURS if other != colour for pair in equal(cards, self.box["price"]["bowl"], other)
            }
            for pair in others:
                for rest in equal(cards, price - 1, colour):
                    found.add(as_written((*rest, *pair)))
        return found

    def tile_payments(self, base: str) -> set[tuple[str, ...]]:
        found = equal(self.held(), self.box["price"]["tile"], base)
        if self.ready("buddha"):
            for other in COLOURS:
                if other != base:
                    found |= equal(self.held(), self.box["price"]["buddha"], other)
        return found

    def tiles(self) -> Iterator[str]:
        for number, site in enumerate(self.sites, start=1):
            if site.is_full and site.number < self.height:
                for tile in self.of_base(site.colour):
                    for paid in self.tile_payments(site.colour):
                        yield f"B{number} [{tile}]<{''.join(paid)}"

    def sets(self) -> Iterator[str]:
        held = self.held()
        if self.ready("dragon"):
            for size in range(1, len(held) + 1):
                for cards in set(combinations(held, size)):
                    yield f"D {''.join(cards)}"
        fours = {"".join(cards) for cards in combinations(held, self.box["cards"]["alternative"])}
        for number, site in enumerate(self.sites, start=1):
            if site.is_open:
                for colour in self.allowed(site):
                    yield from (f"X{number} {colour}<{cards}" for cards in fours)
        if not any(site.is_open for site in self.sites) and not self.can_finish():
            yield from (f"Z {cards}" for cards in fours)

    def allowed(self, site: Site) -> str:
        if not site.floors:
            return COLOURS
        return site.tiles[-1][1] if len(site.tiles) == len(site.floors) else site.colour

    def held(self) -> list[str]:
        table, hand = self.table[self.player], self.hand[self.player]
        return [f"{c}t" for c in COLOURS for _ in range(table.count(c))] + [
            f"{c}h" for c in COLOURS for _ in range(hand.count(c))
        ]

    def ready(self, ability: str) -> bool:
        return self.uses[self.player][ABILITY[ability]] > 0 and ABILITY[ability] not in self.used

    def of_base(self, base: str) -> list[str]:
        return [tile for tile in self.supply if tile[0] == base]

    def completed(self) -> int:
        return sum(site.roofed or (site.is_full and not self.of_base(site.colour)) for site in self.sites)

    # -- what it does ----------------------------------------------------------------------------------------

    def after(self, move: str) -> Slow:
        twin = replace(
            self,
            reshuffles=self.reshuffles[:],
            table=self.table[:],
            hand=self.hand[:],
            points=self.points[:],
            uses=[dict(own) for own in self.uses],
            sites=[Site(site.columns, site.floors[:], site.tiles[:], site.roofed) for site in self.sites],
            supply=self.supply[:],
        )
        twin.play(move)
        return twin

    def play(self, move: str) -> None:
        kind, rest = move[0], move[1:].strip()
        if kind == "E":
            self.close(fan=move == "EF")
        elif kind == "L":
            self.use("lantern")
            self.limit = self.box["turn"]["lantern_columns"]
            self.phase = "normal"
        elif kind == "D":
            self.use("dragon")
            table, hand = self.lay_down(rest)
            self.table[self.player] += self.draw(table)
            self.hand[self.player] += self.draw(hand)
        elif kind == "Z":
            self.lay_down(rest)
            self.phase = "closing"
        else:
            self.build(kind, self.sites[int(move[1]) - 1], *rest.split(" ", 1)[1].split("<"))
        if self.completed() >= self.box["board"]["ends_at"]:
            self.triggered = True
            if kind == "E" and self.player == self.start:  # the other player's turn has just been closed
                self.over = True

    def build(self, kind: str, site: Site, piece: str, cards: str) -> None:
        if kind == "X":
            self.lay_down(cards)
        if kind in "AX":
            if kind == "A" and self.pay(cards) != {piece}:
                self.use("bowl")
            if not site.floors or len(site.tiles) == len(site.floors):
                site.floors.append((piece, 0))
            site.floors[-1] = (piece, site.floors[-1][1] + 1)
            self.points[self.player] += self.box["points"]["columns"][len(site.floors) - 1]
            self.built += 1
        else:
            tile_cards, _, spire_cards = cards.partition("/")
            tile = piece.strip("[]")
            if self.pay(tile_cards) != {tile[0]}:
                self.use("buddha")
            self.supply.remove(tile)
            site.tiles.append(tile)
            self.points[self.player] += self.box["points"]["tile"]
            if not self.simple:
                self.uses[self.player][tile[0]] = self.box["turn"]["uses"]
            if kind == "C":
                if self.pay(spire_cards) != {self.spire_of(tile)}:
                    self.use("bowl")
                site.roofed = True
                self.points[self.player] += self.variant["spire"]
                self.built += 1
        self.phase = "closing" if kind == "X" else "normal"

    def use(self, ability: str) -> None:
        self.uses[self.player][ABILITY[ability]] -= 1
        self.used += ABILITY[ability]

    def pay(self, cards: str) -> set[str]:
        """Cards lie at the site until closing. Answers their colours."""
        before = len(self.discard)
        self.lay_down(cards)
        self.played += self.discard[before:]
        self.discard = self.discard[:before]
        return set(cards[::2])

    def lay_down(self, cards: str) -> tuple[int, int]:
        """Cards go to the discard pile. Answers how many came from the table and from the hand."""
        counts = {"t": 0, "h": 0}
        for colour, zone in zip(cards[::2], cards[1::2], strict=True):
            held = self.table if zone == "t" else self.hand
            assert colour in held[self.player], f"there is no {colour}{zone}"
            held[self.player] = held[self.player].replace(colour, "", 1)
            self.discard += colour
            counts[zone] += 1
        return counts["t"], counts["h"]

    def close(self, fan: bool) -> None:
        if fan:
            self.use("fan")
        self.discard += self.played
        self.played = ""
        cards = self.box["cards"]
        self.table[self.player] += self.draw(cards["table"] - len(self.table[self.player]))
        self.hand[self.player] += self.draw(cards["fan_hand" if fan else "hand"] - len(self.hand[self.player]))
        self.player = 1 - self.player
        self.phase, self.built, self.limit, self.used = "fresh", 0, self.box["turn"]["columns"], ""

    def draw(self, count: int) -> str:
        drawn = ""
        for _ in range(count):
            if not self.pile:
                order = self.reshuffles.pop(0)
                assert sorted(order) == sorted(self.discard), "a reshuffle is the whole discard pile"
                self.pile, self.discard = order, ""
            drawn, self.pile = drawn + self.pile[0], self.pile[1:]
        return drawn


def letter(colour: str) -> str:
    return colour[0].upper()


def equal(cards: list[str], count: int, colour: str) -> set[tuple[str, ...]]:
    """Every way to take so many cards of a colour."""
    return set(combinations([card for card in cards if card[0] == colour], count))


def as_written(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Table before hand, colours in their order: as a payment is written."""
    return tuple(sorted(cards, key=lambda card: ("th".index(card[1]), COLOURS.index(card[0]))))


def as_spire(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The colour with fewer cards first: the one that the Rice Bowl leaves, then what stands for the other."""
    colours = [card[0] for card in cards]
    return tuple(sorted(as_written(cards), key=lambda card: colours.count(card[0])))


def slow_copy(state: Pagoda) -> Slow:
    """A position of the engine, read from its notation."""
    facts = [described(state, player) for player in (0, 1)]
    table = Slow(
        EDITIONS.edition(state.box.hash).data,
        state.box.quick,
        state.box.simple,
        int(state.start),
        int(state.player),
        pile=facts[0]["pile"],
        discard=facts[0]["disc"],
        phase=["fresh", "normal", "closing"][state.phase],
        built=int(state.built),
        limit=int(state.limit),
        used="".join(colour for at, colour in enumerate(COLOURS) if state.has_used(at)),
        triggered=state.end_triggered,
        table=[own["T"] for own in facts],
        hand=[own["H"] for own in facts],
        points=state.scores(),
        uses=[{colour: int(state.markers[5 * seat + at]) for at, colour in enumerate(COLOURS)} for seat in (0, 1)],
        sites=[site_of(facts[0][f"s{site + 1}"], int(state.box.full)) for site in range(state.box.sites)],
    )
    for site in table.sites:
        for tile in site.tiles:
            table.supply.remove(tile)
    return table


def site_of(text: str, columns: int) -> Site:
    """`R4[RB]B2`, with `^` behind a roof."""
    floors = [(colour, int(count)) for colour, count in re.findall(r"([RBGYV])(\d)", text)]
    return Site(columns, floors, re.findall(r"\[(..)\]", text), text.endswith("^"))


def recount(record: Record) -> Iterator[Slow]:
    """The game move by move: the same position each time, first before any move."""
    quick, simple = bool(record.options["quick"]), bool(record.options["simple"])
    shuffled = "".join(next(chance.items for chance in record.chance if chance.kind == "shuffle"))
    box = EDITIONS.edition(FIRST if record.map is None else record.map.hash).data
    cards = box["cards"]
    assert sorted(shuffled) == sorted(COLOURS * (cards["each_colour"] - 2))
    table = Slow(box, quick, simple, record.start, record.start, pile=shuffled)
    table.reshuffles = ["".join(chance.items) for chance in record.chance if chance.kind == "reshuffle"]
    for player in (record.start, 1 - record.start):
        table.table[player] += table.draw(cards["table"] - len(COLOURS))
        table.hand[player] = table.draw(cards["hand"])
    yield table
    for move in record.moves:
        table.play(move)
        yield table
