"""What a perfect card counter knows: every possible other hand with its weight, kept one by one beside the engine's."""

from collections.abc import Iterable
from math import comb, isclose

import pytest

from lampion.core.chance import ChanceLedger
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.pagoda.actions import Alternative, Column, Dragon, EndTurn, Pass, Roof, Tile, move_of
from lampion.games.pagoda.game import GAME
from lampion.games.pagoda.knowledge import PagodaObservation
from lampion.games.pagoda.state import Pagoda
from support.pagoda_positions import described

pytestmark = pytest.mark.both

LETTERS = "RBGYV"
Hand = tuple[int, ...]


class CardCounter:
    """Seat 0's worlds: how likely each other hand is. What is unseen and not in that hand is in the pile."""

    def __init__(self, own: str) -> None:
        self.unseen = [9 - own.count(letter) for letter in LETTERS]
        self.worlds: dict[Hand, float] = {(0,) * 5: 1.0}

    def other_draws(self) -> None:
        self._branch(
            (changed(hand, colour, 1), weight * (self.unseen[colour] - hand[colour]))
            for hand, weight in self.worlds.items()
            for colour in range(5)
        )

    def pile_shows(self, colour: int) -> None:
        self._branch((hand, weight * (self.unseen[colour] - hand[colour])) for hand, weight in self.worlds.items())
        self.unseen[colour] -= 1

    def hand_shows(self, colour: int) -> None:
        self._branch((changed(hand, colour, -1), weight * hand[colour]) for hand, weight in self.worlds.items())
        self.unseen[colour] -= 1

    def reshuffled(self, discard: Iterable[int]) -> None:
        assert len(self.worlds) == 1, "an empty pile leaves one possibility"
        self.unseen = [one + more for one, more in zip(self.unseen, discard, strict=True)]

    def _branch(self, weighed: Iterable[tuple[Hand, float]]) -> None:
        self.worlds = {}
        for hand, weight in weighed:
            if weight > 0:
                self.worlds[hand] = self.worlds.get(hand, 0.0) + weight
        total = sum(self.worlds.values())
        self.worlds = {hand: weight / total for hand, weight in self.worlds.items()}


def changed(hand: Hand, colour: int, change: int) -> Hand:
    return (*hand[:colour], hand[colour] + change, *hand[colour + 1 :])


def cards_of(action: int) -> list[str]:
    match move_of(action):
        case Column(paid=cards) | Tile(paid=cards) | Alternative(cards=cards) | Pass(cards=cards) | Dragon(cards=cards):
            return list(cards)
        case Roof(paid=cards, spire=spire):
            return [*cards, *spire]
        case _:
            return []


def follow(counter: CardCounter, before: Pagoda, action: int, after: Pagoda, ledger: ChanceLedger) -> None:
    """Tell the counter what seat 0 sees: cards laid down, cards drawn to a table, its own, and a reshuffle."""
    mine = before.player == 0
    for card in cards_of(action):
        if card[1] == "h" and not mine:
            counter.hand_shows(LETTERS.index(card[0]))
    if not isinstance(move_of(action), EndTurn | Dragon):
        return
    order = described(before, 0)["pile"]
    reshuffle = [event.items for event in ledger.events]
    order += "".join(reshuffle[0]) if reshuffle else ""
    laid = cards_of(action)
    player = int(before.player)
    on_table = int(after.table_size(player) - before.table_size(player)) + sum(card[1] == "t" for card in laid)
    in_hand = int(after.hand_size(player) - before.hand_size(player)) + sum(card[1] == "h" for card in laid)
    for number in range(on_table + in_hand):
        if number == before.pile_size:
            counter.reshuffled(reshuffle[0].count(letter) for letter in LETTERS)
        if number < on_table or mine:
            counter.pile_shows(LETTERS.index(order[number]))
        else:
            counter.other_draws()


def as_known(known: PagodaObservation) -> dict[Hand, float]:
    """The other hand as the observation has it: known cards, and a blind draw from the rest."""
    found: dict[Hand, float] = {}
    for held, weight in known.hypotheses.items():
        mixed = [unseen - one for unseen, one in zip(known.unseen, held, strict=True)]
        blind = int(known.other_hand) - sum(held)
        for hand in hands(blind):
            ways = 1
            for one, there in zip(hand, mixed, strict=True):
                ways *= comb(there, one)
            if ways:
                key = tuple(a + b for a, b in zip(held, hand, strict=True))
                found[key] = found.get(key, 0.0) + weight * ways / comb(sum(mixed), blind)
    return found


def hands(size: int, colours: int = 5) -> Iterable[Hand]:
    if colours == 1:
        yield (size,)
        return
    for first in range(size + 1):
        for rest in hands(size - first, colours - 1):
            yield (first, *rest)


@pytest.mark.parametrize("seed", range(6))
def test_every_other_hand_is_as_likely_as_a_perfect_counter_says(seed: int) -> None:
    state = GAME.new(Setup(2, f"counted {seed}", {"quick": seed % 2 == 0}))
    rng = rng_from(f"counted {seed}")
    counter, known = CardCounter(described(state, 0)["H"]), GAME.observe(state, 0)
    counter.other_draws()
    counter.other_draws()
    reshuffles = several = 0
    while not state.over():
        before, ledger = state.copy(), ChanceLedger()
        action = int(state.pick(rng))
        state.ledger = ledger
        state.apply(action)
        known.witness(before, action, state)
        if state.over():
            break
        follow(counter, before, action, state, ledger)
        reshuffles += len(ledger.events)
        several = max(several, len(known.hypotheses))
        engine = as_known(known)
        assert set(engine) == set(counter.worlds)
        assert all(isclose(engine[hand], weight, rel_tol=1e-9) for hand, weight in counter.worlds.items())
    assert reshuffles > 0
    assert several > 1


def test_p19_a_hand_that_is_imagined_can_build_the_column_that_the_turn_still_needs() -> None:
    """A red tile was laid, every site takes green, and the table has none: there is a green card in the hand."""
    sites = "s1=R4[RG] s2=G1 s3=G1 s4=G1 s5=G1 s6=G1"
    state = GAME.from_text(f"{sites} T0=YYVV H0=GB T1=RBGYV H1=RB played=Rt phase=normal turn=0", "seed")
    knows, rng = GAME.observe(state, 1), rng_from("imagined")
    for _ in range(200):
        imagined = knows.imagine(rng)
        assert isinstance(imagined, Pagoda)
        assert "G" in described(imagined, 0)["H"]
        assert imagined.legal()
