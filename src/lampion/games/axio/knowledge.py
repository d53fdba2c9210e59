"""What one seat knows in AXIO: the table as it sees it, and how many tiles of each kind it has not seen.

Before any swap all unseen tiles are alike: each may be in the bag or on any rack. A swap shows some tiles and puts them
back into the bag; from then on it matters when a place was filled, so all that happens is noted, and `past.py` guesses
what was behind it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.observation import Observation
from lampion.core.rng import Rng
from lampion.core.state import State
from lampion.games.axio.components import KIND_OF, KINDS, PAIRS, REFILL
from lampion.games.axio.past import DRAWN, RETURNED, SEEN, SHOWN, SWAPPED, Past, event
from lampion.games.axio.state import Axio

MOST_GUESSES: Final = 16  # at a past that is kept in proportion to its weight; then one of those that were possible
UNKNOWN: Final = -1.0
WORDS: Final = 4294967296.0  # different numbers that a word can be


class AxioObservation(Observation):
    """`known` is the table without what the seat cannot see: other racks, the bag and the generator are empty.

    `unseen` counts the tiles that are in the bag or on other racks, by kind; `before` is the same at the first swap,
    and `notices` are the events since then.
    """

    def __init__(self, seat: i64, known: Axio, unseen: list[int], before: list[int], notices: list[int]) -> None:
        super().__init__(seat)
        self.known = known
        self.unseen = unseen
        self.before = before
        self.notices = notices
        self.swaps: i64 = notices.count(event(SWAPPED, 0, 0))
        self.most: float = UNKNOWN  # the weight of the kindest past, once it was asked for

    def witness(self, before: State, action: i64, after: State) -> None:
        assert isinstance(before, Axio) and isinstance(after, Axio)
        actor = before.player
        if action < REFILL:
            if actor != self.seat:
                self.note(SHOWN, actor, KIND_OF[action % PAIRS])
            elif before.seats == 1 and not after.finished:
                self.see_own_draws(after, KIND_OF[action % PAIRS])
        elif action == REFILL:
            if actor == self.seat:
                self.see_own_draws(after, -1)
            else:
                self.note(DRAWN, actor, after.rack_sizes[actor] - before.rack_sizes[actor])
        else:
            self.see_swap(before, after)
        if after.finished:
            self.see_racks(after)
        self.known = as_seen_by(after, self.seat)

    def see_own_draws(self, after: Axio, placed_kind: i64) -> None:
        held = own_rack(self.known, self.seat)
        if placed_kind >= 0:
            held[placed_kind] -= 1
        for kind, count in enumerate(own_rack(after, self.seat)):
            self.note_tiles(SEEN, self.seat, kind, count - held[kind])

    def see_swap(self, before: Axio, after: Axio) -> None:
        """The tiles laid aside are shown to all; the new ones are drawn before the old ones return (A-25)."""
        actor = before.player
        aside = own_rack(before, actor)
        if actor == self.seat:
            for kind, count in enumerate(own_rack(after, actor)):
                self.note_tiles(SEEN, actor, kind, count)
        else:
            for kind, count in enumerate(aside):
                self.note_tiles(SHOWN, actor, kind, count)
            self.note(DRAWN, actor, after.rack_sizes[actor])
        if not self.notices:
            self.begin_notices(after)
        self.note(SWAPPED, 0, 0)
        for kind, count in enumerate(aside):
            self.note_tiles(RETURNED, actor, kind, count)

    def begin_notices(self, after: Axio) -> None:
        """Until the first swap every hidden place is like every other; now it counts when it was filled."""
        self.before = self.unseen[:]
        for seat in range(after.seats):
            if seat != self.seat:
                self.notices.append(event(DRAWN, seat, after.rack_sizes[seat]))

    def see_racks(self, after: Axio) -> None:
        """When the game is over the racks are revealed (AR-31)."""
        for seat in range(after.seats):
            if seat != self.seat:
                for kind, count in enumerate(own_rack(after, seat)):
                    self.note_tiles(SHOWN, seat, kind, count)

    def note_tiles(self, what: i64, seat: i64, kind: i64, count: i64) -> None:
        for _ in range(count):
            self.note(what, seat, kind)

    def note(self, what: i64, seat: i64, value: i64) -> None:
        if what in (SEEN, SHOWN):
            self.unseen[value] -= 1
        elif what == RETURNED:
            self.unseen[value] += 1
        elif what == SWAPPED:
            self.swaps += 1
        self.most = UNKNOWN
        if self.notices or what == SWAPPED:
            self.notices.append(event(what, seat, value))

    # -- imagining -------------------------------------------------------------------------------------------

    def imagine(self, rng: Rng) -> State:
        state = self.known.copy()
        state.rng = rng.fork()
        swapped = self.notices and not self.known.finished  # at the end all racks are seen, and the bag is the rest
        past = self.likely_past(rng) if swapped else self.swapless_past()
        past.fill(state.racks, rng)
        bag_size: i64 = 0
        kind: i64
        for kind in range(KINDS):
            state.bag[kind] = past.unseen[kind]
            bag_size += past.unseen[kind]
        state.bag_size = bag_size
        return state

    def swapless_past(self) -> Past:
        """Before the first swap all unseen tiles are alike, and so are all hidden places."""
        past = Past(self.known.seats, 0, self.unseen, False)
        seat: i64
        for seat in range(self.known.seats):
            if seat != self.seat and not self.known.finished:
                past.places[seat] = self.known.rack_sizes[seat]
        return past

    def likely_past(self, rng: Rng) -> Past:
        """A possible past, with the right weights: see `past.py`.

        Each guess is kept in proportion to its weight. After many swaps few are: then one of all guesses so far is
        taken, in proportion to their weights, which is nearly right and does not keep a search waiting.
        """
        if self.most < 0.0:
            kindest = self.past(rng, True)
            assert kindest is not None
            self.most = kindest.weight()
        most = self.most
        guesses: i64 = 0
        all_weights = 0.0
        likely: Past | None = None
        while likely is None or guesses < MOST_GUESSES:
            past = self.past(rng, False)
            guesses += 1
            if past is None:
                continue
            weight = past.weight()
            if float(rng.word()) * most < weight * WORDS:
                return past
            all_weights += weight
            if float(rng.word()) * all_weights < weight * WORDS:
                likely = past
        return likely

    def past(self, rng: Rng, kindest: bool) -> Past | None:
        """A guess at what was behind all notices; None if it is impossible."""
        past = Past(self.known.seats, self.swaps, self.before, kindest)
        for notice in self.notices:
            if not past.happens(notice, rng):
                return None
        return past

    def dump(self) -> dict[str, object]:
        return {
            "seat": int(self.seat),
            "known": self.known.dump(),
            "unseen": self.unseen,
            "before": self.before,
            "notices": self.notices,
        }


def observe(state: Axio, seat: int) -> AxioObservation:
    """What a seat knows of a position alone: its own rack and what lies open. All other tiles may be anywhere."""
    unseen = [int(state.bag[kind]) for kind in range(KINDS)]
    for other in range(state.seats):
        if other != seat and not state.finished:  # at the end all racks are seen
            unseen = [hidden + held for hidden, held in zip(unseen, own_rack(state, other), strict=True)]
    return AxioObservation(seat, as_seen_by(state, seat), unseen, [], [])


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
