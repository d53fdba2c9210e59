"""Pagoda with pencil and paper: plays a record, or any line of moves, slowly and without the engine's code.

Everything is written out as the rules say it, on strings and lists, so that the engine can be compared with it: what
may be done (every payment, every set of cards), what it scores, what is drawn, and when the game is over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations

from lampion.core.record import Record
from lampion.games.pagoda.state import Pagoda
from support.pagoda_positions import described

COLOURS = "RBGYV"
ABILITY = {"lantern": "R", "buddha": "B", "bowl": "G", "dragon": "Y", "fan": "V"}


@dataclass
class Site:
    """Floors from the ground up as colour and columns, the tiles on them, and whether the spire stands."""

    floors: list[tuple[str, int]] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    roofed: bool = False

    @property
    def number(self) -> int:
        """The floor that is being built, or has been built last."""
        return max(1, len(self.floors))

    @property
    def is_full(self) -> bool:
        return bool(self.floors) and self.floors[-1][1] == 4 and len(self.tiles) < len(self.floors)

    @property
    def is_open(self) -> bool:
        return not self.roofed and not self.is_full

    @property
    def colour(self) -> str:
        return self.floors[-1][0] if self.floors else ""


@dataclass
class Slow:
    """A position. Cards are strings of letters; the pile begins with its top card."""

    height: int
    spire_points: int
    simple: bool
    start: int
    player: int
    pile: str = ""
    discard: str = ""
    played: str = ""
    phase: str = "fresh"
    built: int = 0
    limit: int = 3
    used: str = ""
    triggered: bool = False
    over: bool = False
    reshuffles: list[str] = field(default_factory=list)
    table: list[str] = field(default_factory=lambda: [COLOURS, COLOURS])
    hand: list[str] = field(default_factory=lambda: ["", ""])
    points: list[int] = field(default_factory=lambda: [0, 0])
    uses: list[dict[str, int]] = field(default_factory=lambda: [dict.fromkeys(COLOURS, 0), dict.fromkeys(COLOURS, 0)])
    sites: list[Site] = field(default_factory=lambda: [Site() for _ in range(6)])
    supply: list[str] = field(default_factory=lambda: [base + after for base in COLOURS for after in COLOURS])

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
                    for paid in self.paying(colour, "bowl"):
                        yield f"A{number} {colour}<{''.join(paid)}"
            elif site.is_full and site.number == self.height:
                yield from self.roofs(number, site.colour)

    def roofs(self, number: int, base: str) -> Iterator[str]:
        for tile in self.of_base(base):
            for paid in self.paying(base, "buddha"):
                left = self.held()
                for card in paid:
                    left.remove(card)
                for spire in self.spires(tile, left):
                    yield f"C{number} [{tile}]<{''.join(paid)}/{''.join(spire)}"

    def spires(self, tile: str, left: list[str]) -> set[tuple[str, ...]]:
        wanted = tile[1]
        found: set[tuple[str, ...]] = {pair for pair in combinations(left, 2) if pair[0][0] == pair[1][0] == wanted}
        gained = tile[0] == ABILITY["bowl"] and not self.simple and ABILITY["bowl"] not in self.used
        if self.ready("bowl") or gained:
            pairs = {pair for pair in combinations(left, 2) if pair[0][0] == pair[1][0] != wanted}
            found |= {(card, *pair) for card in left if card[0] == wanted for pair in pairs}
        return found

    def tiles(self) -> Iterator[str]:
        for number, site in enumerate(self.sites, start=1):
            if site.is_full and site.number < self.height:
                for tile in self.of_base(site.colour):
                    for paid in self.paying(site.colour, "buddha"):
                        yield f"B{number} [{tile}]<{''.join(paid)}"

    def sets(self) -> Iterator[str]:
        held = self.held()
        if self.ready("dragon"):
            for size in range(1, len(held) + 1):
                for cards in set(combinations(held, size)):
                    yield f"D {''.join(cards)}"
        fours = {"".join(cards) for cards in combinations(held, 4)}
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

    def paying(self, colour: str, ability: str) -> set[tuple[str, ...]]:
        held = self.held()
        found: set[tuple[str, ...]] = {(card,) for card in held if card[0] == colour}
        if self.ready(ability):
            found |= {pair for pair in combinations(held, 2) if pair[0][0] == pair[1][0] != colour}
        return found

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
            sites=[Site(site.floors[:], site.tiles[:], site.roofed) for site in self.sites],
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
            self.limit = 4
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
        if self.completed() >= 3:
            self.triggered = True
            if kind == "E" and self.player == self.start:  # the other player's turn has just been closed
                self.over = True

    def build(self, kind: str, site: Site, piece: str, cards: str) -> None:
        if kind == "X":
            self.lay_down(cards)
        if kind in "AX":
            if kind == "A" and self.pay(cards) == 2:
                self.use("bowl")
            if not site.floors or len(site.tiles) == len(site.floors):
                site.floors.append((piece, 0))
            site.floors[-1] = (piece, site.floors[-1][1] + 1)
            self.points[self.player] += len(site.floors)
            self.built += 1
        else:
            tile_cards, _, spire_cards = cards.partition("/")
            if self.pay(tile_cards) == 2:
                self.use("buddha")
            tile = piece.strip("[]")
            self.supply.remove(tile)
            site.tiles.append(tile)
            self.points[self.player] += 1
            if not self.simple:
                self.uses[self.player][tile[0]] = 2
            if kind == "C":
                if self.pay(spire_cards) == 3:
                    self.use("bowl")
                site.roofed = True
                self.points[self.player] += self.spire_points
                self.built += 1
        self.phase = "closing" if kind == "X" else "normal"

    def use(self, ability: str) -> None:
        self.uses[self.player][ABILITY[ability]] -= 1
        self.used += ABILITY[ability]

    def pay(self, cards: str) -> int:
        """Cards lie at the site until closing. Answers how many."""
        before = len(self.discard)
        self.lay_down(cards)
        self.played += self.discard[before:]
        self.discard = self.discard[:before]
        return len(cards) // 2

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
        self.table[self.player] += self.draw(5 - len(self.table[self.player]))
        self.hand[self.player] += self.draw((4 if fan else 2) - len(self.hand[self.player]))
        self.player = 1 - self.player
        self.phase, self.built, self.limit, self.used = "fresh", 0, 3, ""

    def draw(self, count: int) -> str:
        drawn = ""
        for _ in range(count):
            if not self.pile:
                order = self.reshuffles.pop(0)
                assert sorted(order) == sorted(self.discard), "a reshuffle is the whole discard pile"
                self.pile, self.discard = order, ""
            drawn, self.pile = drawn + self.pile[0], self.pile[1:]
        return drawn


def slow_copy(state: Pagoda) -> Slow:
    """A position of the engine, read from its notation."""
    facts = [described(state, player) for player in (0, 1)]
    table = Slow(
        int(state.box.floors),
        int(state.box.spire_points),
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
        sites=[site_of(facts[0][f"s{number}"]) for number in range(1, 7)],
    )
    for site in table.sites:
        for tile in site.tiles:
            table.supply.remove(tile)
    return table


def site_of(text: str) -> Site:
    """`R4[RB]B2`, with `^` behind a roof."""
    floors = [(colour, int(count)) for colour, count in re.findall(r"([RBGYV])(\d)", text)]
    return Site(floors, re.findall(r"\[(..)\]", text), text.endswith("^"))


def recount(record: Record) -> Iterator[Slow]:
    """The game move by move: the same position each time, first before any move."""
    quick, simple = bool(record.options["quick"]), bool(record.options["simple"])
    shuffled = "".join(next(chance.items for chance in record.chance if chance.kind == "shuffle"))
    assert sorted(shuffled) == sorted(COLOURS * 9)
    table = Slow(3 if quick else 4, 4 if quick else 5, simple, record.start, record.start, pile=shuffled)
    table.reshuffles = ["".join(chance.items) for chance in record.chance if chance.kind == "reshuffle"]
    table.hand[record.start] = table.draw(2)
    table.hand[1 - record.start] = table.draw(2)
    yield table
    for move in record.moves:
        table.play(move)
        yield table
