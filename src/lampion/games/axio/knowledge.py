"""What one seat knows in AXIO: the table as it sees it, and an exact count of where the unseen tiles can be.

Before any swap all unseen tiles are alike: each may be in the bag or on any rack. A swap shows some tiles and puts
them back into the bag, so from then on two kinds of places differ: those filled before, which cannot hold a returned
tile, and those filled after. So unseen tiles live in *pools*: one for the start, one more for each swap, and a place
filled from the bag belongs to the pool it was drawn from. Which pool that was is not seen; each possibility is a
hypothesis with its weight, and every tile that comes to light updates the weights by Bayes' rule.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.observation import Observation
from lampion.core.rng import Rng
from lampion.core.state import State
from lampion.games.axio.components import KIND_COUNT, KIND_OF, KINDS, PAIRS, REFILL
from lampion.games.axio.state import Axio

# For each seat, how many of its hidden tiles came from each pool; for each pool, how many unseen tiles of each kind.
Racks: TypeAlias = tuple[tuple[int, ...], ...]
Pools: TypeAlias = tuple[tuple[int, ...], ...]
Hypotheses: TypeAlias = dict[tuple[Racks, Pools], float]

# More hypotheses than this need three or more swaps among four players; the least likely are then dropped.
MOST_HYPOTHESES: Final = 4096


class AxioObservation(Observation):
    """`known` is the table without what the seat cannot see: other racks, the bag and the generator are empty."""

    def __init__(self, seat: i64, known: Axio, hypotheses: Hypotheses) -> None:
        super().__init__(seat)
        self.known = known
        self.hypotheses = hypotheses

    def witness(self, before: State, action: i64, after: State) -> None:
        assert isinstance(before, Axio) and isinstance(after, Axio)
        actor = before.player
        if action < REFILL:
            if actor != self.seat:
                self.show_from_rack(actor, KIND_OF[action % PAIRS])
            elif before.seats == 1 and not after.finished:
                self.see_own_draws(self.known, after, KIND_OF[action % PAIRS])
        elif action == REFILL:
            if actor == self.seat:
                self.see_own_draws(self.known, after, -1)
            else:
                self.draw_hidden(actor, after.rack_sizes[actor] - before.rack_sizes[actor])
        else:
            self.see_swap(before, after)
        if after.finished:
            self.see_racks(after)
        self.known = as_seen_by(after, self.seat)

    def see_racks(self, after: Axio) -> None:
        """When the game is over the racks are revealed (AR-31)."""
        for seat in range(after.seats):
            if seat != self.seat:
                for kind, count in enumerate(own_rack(after, seat)):
                    for _ in range(count):
                        self.show_from_rack(seat, kind)

    def see_swap(self, before: Axio, after: Axio) -> None:
        """The tiles laid aside are shown to all; the new ones are drawn before the old ones return (A-25)."""
        actor = before.player
        aside = [int(count) for count in before.racks[actor * KINDS : (actor + 1) * KINDS]]
        if actor == self.seat:
            for kind, count in enumerate(own_rack(after, actor)):
                for _ in range(count):
                    self.show_from_bag(kind)
        else:
            for kind, count in enumerate(aside):
                for _ in range(count):
                    self.show_from_rack(actor, kind)
            self.draw_hidden(actor, after.rack_sizes[actor])
        self.return_to_bag(tuple(aside))

    def see_own_draws(self, before: Axio, after: Axio, placed_kind: int) -> None:
        held = own_rack(before, self.seat)
        if placed_kind >= 0:
            held[placed_kind] -= 1
        for kind, count in enumerate(own_rack(after, self.seat)):
            for _ in range(count - held[kind]):
                self.show_from_bag(kind)

    # -- hypotheses ------------------------------------------------------------------------------------------

    def show_from_bag(self, kind: int) -> None:
        """A tile of this kind was drawn before the seat's eyes."""
        updated: Hypotheses = {}
        for (racks, pools), weight in self.hypotheses.items():
            for pool, tiles in enumerate(pools):
                if tiles[kind] > 0:
                    size = sum(tiles)
                    in_bag = size - held_from(racks, pool)
                    grow(updated, (racks, without(pools, pool, kind)), weight * in_bag * tiles[kind] / size)
        self.keep(updated)

    def show_from_rack(self, actor: int, kind: int) -> None:
        """A tile of this kind came from a hidden rack: from any of its places, none more likely than another."""
        updated: Hypotheses = {}
        for (racks, pools), weight in self.hypotheses.items():
            for pool, tiles in enumerate(pools):
                held = racks[actor][pool]
                if held > 0 and tiles[kind] > 0:
                    left = (moved(racks, actor, pool, -1), without(pools, pool, kind))
                    grow(updated, left, weight * held * tiles[kind] / sum(tiles))
        self.keep(updated)

    def draw_hidden(self, actor: int, count: int) -> None:
        """Somebody drew tiles that the seat did not see."""
        for _ in range(count):
            updated: Hypotheses = {}
            for (racks, pools), weight in self.hypotheses.items():
                for pool, tiles in enumerate(pools):
                    in_bag = sum(tiles) - held_from(racks, pool)
                    if in_bag > 0:
                        grow(updated, (moved(racks, actor, pool, 1), pools), weight * in_bag)
            self.keep(updated)

    def return_to_bag(self, tiles: tuple[int, ...]) -> None:
        """Known tiles went back into the bag: a pool of their own."""
        self.hypotheses = {
            (tuple([(*rack, 0) for rack in racks]), (*pools, tiles)): weight
            for (racks, pools), weight in self.hypotheses.items()
        }

    def keep(self, updated: Hypotheses) -> None:
        """Weights are only compared with each other: scale them to sum 1, and drop the least likely of very many."""
        likely = updated
        if len(updated) > MOST_HYPOTHESES:
            ranked = sorted(updated.items(), key=lambda entry: (-entry[1], entry[0]))
            likely = dict(ranked[:MOST_HYPOTHESES])
        total = sum(likely.values())
        self.hypotheses = {hypothesis: weight / total for hypothesis, weight in likely.items()}

    # -- imagining -------------------------------------------------------------------------------------------

    def imagine(self, rng: Rng) -> State:
        state = self.known.copy()
        state.rng = rng.fork()
        racks, pools = self.choose(rng)
        bag_size: i64 = 0
        for pool, tiles in enumerate(pools):
            left = vec[i64](list(tiles))
            size: i64 = sum(tiles)
            for seat, rack in enumerate(racks):
                for _ in range(rack[pool]):
                    kind = take(left, rng.below(size))
                    size -= 1
                    state.racks[seat * KINDS + kind] += 1
            i: i64
            for i in range(KINDS):
                state.bag[i] += left[i]
            bag_size += size
        state.bag_size = bag_size
        return state

    def choose(self, rng: Rng) -> tuple[Racks, Pools]:
        """One hypothesis, by weight."""
        point = float(rng.word()) / 4294967296.0
        chosen: tuple[Racks, Pools] | None = None
        for hypothesis, weight in self.hypotheses.items():
            chosen = hypothesis
            point -= weight
            if point < 0.0:
                break
        assert chosen is not None, "something was seen that cannot happen"
        return chosen

    def dump(self) -> dict[str, object]:
        return {
            "seat": int(self.seat),
            "known": self.known.dump(),
            "hypotheses": [[weight, racks, pools] for (racks, pools), weight in self.hypotheses.items()],
        }


def observe(state: Axio, seat: int) -> AxioObservation:
    """What a seat knows when the racks have been dealt and nothing else has happened."""
    own = own_rack(state, seat)
    unseen = tuple([int(KIND_COUNT[kind]) - own[kind] for kind in range(KINDS)])
    racks = tuple([(0 if other == seat else int(state.rack_sizes[other]),) for other in range(state.seats)])
    return AxioObservation(seat, as_seen_by(state, seat), {(racks, (unseen,)): 1.0})


def as_seen_by(state: Axio, seat: i64) -> Axio:
    """A copy without bag, generator and, until the game is over, other racks. Sizes are public and stay."""
    seen = state.copy()
    seen.rng = Rng(vec[i64]([0] * 8))
    i: i64
    for i in range(KINDS):
        seen.bag[i] = 0
    for i in range(state.seats * KINDS):
        if i // KINDS != seat and not state.finished:
            seen.racks[i] = 0
    return seen


def own_rack(state: Axio, seat: i64) -> list[int]:
    return [int(count) for count in state.racks[seat * KINDS : (seat + 1) * KINDS]]


def take(tiles: vec[i64], index: i64) -> i64:
    """Remove the tile at this place of the counted row, and answer its kind."""
    kind: i64 = 0
    while index >= tiles[kind]:
        index -= tiles[kind]
        kind += 1
    tiles[kind] -= 1
    return kind


def held_from(racks: Racks, pool: int) -> int:
    return sum([rack[pool] for rack in racks])


def moved(racks: Racks, seat: int, pool: int, change: int) -> Racks:
    rack = racks[seat]
    changed = (*rack[:pool], rack[pool] + change, *rack[pool + 1 :])
    return (*racks[:seat], changed, *racks[seat + 1 :])


def without(pools: Pools, pool: int, kind: int) -> Pools:
    tiles = pools[pool]
    changed = (*tiles[:kind], tiles[kind] - 1, *tiles[kind + 1 :])
    return (*pools[:pool], changed, *pools[pool + 1 :])


def grow(hypotheses: Hypotheses, key: tuple[Racks, Pools], weight: float) -> None:
    if weight > 0.0:
        hypotheses[key] = hypotheses.get(key, 0.0) + weight
