"""AXIO with a handful of tiles of few kinds, so that all their orders can be counted."""

from __future__ import annotations

from typing import Any, cast

from conformance.axio_card_counter import CardCounter, Tiles
from lampion.core.rng import Rng
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.games.axio.actions import Place, code_of
from lampion.games.axio.components import KIND_INDEX, KINDS, REFILL, SWAP
from lampion.games.axio.editions import EDITIONS
from lampion.games.axio.game import GAME
from lampion.games.axio.knowledge import AxioObservation
from lampion.games.axio.state import Axio

RACK = int(EDITIONS.named("first").rack)
# Neither red nor purple is on a tile, and every score but those two is above 0: any rack may be swapped.
NAMES = ("bb", "gg", "bg")
SCORES = [0, 1, 1, 1, 0]
# Far enough apart that nothing is scored or closed.
SLOTS = [(row, column) for row in (3, 5, 7, 9) for column in (3, 7)]


class SmallBox:
    """A box with `own` on the rack of seat 0, and `unseen` on the other racks and in the bag."""

    def __init__(self, seats: int, own: Tiles, unseen: Tiles) -> None:
        self.seats = seats
        self.own = own
        self.unseen = unseen

    def start(self, rng: Rng, player: int) -> Axio:
        """A position with the unseen tiles in random order: first the racks, then the bag."""
        order = [kind for kind, count in enumerate(self.unseen) for _ in range(count)]
        shuffled = [order.pop(rng.below(len(order))) for _ in range(len(order))]
        racks = [self.own, *(counted(shuffled[RACK * i : RACK * (i + 1)]) for i in range(self.seats - 1))]
        bag = counted(shuffled[RACK * (self.seats - 1) :])
        saved = GAME.new(Setup(self.seats, "small box", start=player)).dump()
        saved["racks"] = [count for rack in racks for count in all_kinds(rack)]
        saved["bag"] = all_kinds(bag)
        saved["bag_size"] = sum(bag)
        saved["points"] = SCORES * self.seats
        saved["first_tiles"] = 2**self.seats - 1
        saved["rng"] = rng.fork().position()
        return GAME.load(saved)

    def observation(self, state: Axio) -> AxioObservation:
        """What seat 0 knows at the start: the engine's own counter, told which tiles this box has."""
        knows = GAME.observe(state, 0).dump()
        return GAME.load_observation({**knows, "unseen": all_kinds(self.unseen)})

    def counter(self) -> CardCounter:
        """What seat 0 knows at the start: every deal, counted."""
        nothing: Tiles = (0,) * len(NAMES)
        counter = CardCounter({((nothing,) * self.seats + (self.unseen,)): 1})
        for seat in range(1, self.seats):
            counter.draws_unseen(seat, RACK)
        return counter


def counted(kinds: list[int]) -> Tiles:
    return tuple(kinds.count(kind) for kind in range(len(NAMES)))


def all_kinds(tiles: Tiles) -> list[int]:
    """Counts of this box's kinds as counts of all kinds."""
    return [tiles[NAMES.index(name)] if name in NAMES else 0 for name in KIND_INDEX]


def tiles_on(state: State, seat: int | None) -> Tiles:
    """A rack, or the bag (None), in this box's kinds."""
    saved = cast("dict[str, Any]", state.dump())
    kinds = saved["bag"] if seat is None else saved["racks"][seat * KINDS : (seat + 1) * KINDS]
    return tuple(kinds[KIND_INDEX[name]] for name in NAMES)


def hidden(state: State, seats: int) -> str:
    """What seat 0 cannot see: the other racks and the bag."""
    nothing: Tiles = (0,) * len(NAMES)
    return str((nothing, *(tiles_on(state, seat) for seat in range(1, seats)), tiles_on(state, None)))


def decision(state: Axio, word: str, rng: Rng) -> int:
    """What a script's word means here: refill, swap, or place a tile from a random place of the rack."""
    if word != "place":
        return int(REFILL if word == "refill" else SWAP)
    rack = tiles_on(state, int(state.player))
    places = [kind for kind, count in enumerate(rack) for _ in range(count)]
    name = NAMES[places[rng.below(len(places))]]
    row, column = SLOTS[int(state.placed_count)]
    return code_of(Place(name[0], (row, column), name[1], (row, column + 1)))


def count(counter: CardCounter, before: Axio, action: int, after: Axio) -> str:
    """Tell the counter what seat 0 saw of a decision, and say it in words: equal words, equal sight."""
    actor = int(before.player)
    old, new = tiles_on(before, actor), tiles_on(after, actor)
    if action < REFILL:
        kind = next(kind for kind in range(len(NAMES)) if old[kind] != new[kind])
        if actor != 0:
            counter.sees_placed(actor, kind)
        return f"{actor} places {kind}"
    aside = old if action == SWAP else (0,) * len(NAMES)
    drawn = tuple(b - a + c for a, b, c in zip(old, new, aside, strict=True))
    if actor == 0:
        for kind, number in enumerate(drawn):
            for _ in range(number):
                counter.draws(kind)
    else:
        if action == SWAP:
            counter.sees_rack(actor, aside)
        counter.draws_unseen(actor, sum(drawn))
    counter.returns(aside)
    return f"{actor} lays {aside} aside, draws {drawn if actor == 0 else sum(drawn)}"
