"""Glowworms as Lampion knows it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

from mypy_extensions import i64

from glowworms.knowledge import GlowwormsObservation, as_seen_by
from glowworms.state import HAND, Glowworms
from lampion.core.chance import ChanceLedger
from lampion.core.errors import ChanceMismatch
from lampion.core.game import Game
from lampion.core.heuristics import Heuristics
from lampion.core.message import Message, NotationError, SeatRef
from lampion.core.offers import Account, Offer, Piece, Zone
from lampion.core.rng import rng_at, rng_from
from lampion.core.setup import Option, Setup
from lampion.core.state import State

CARDS = {False: 12, True: 8}  # by the option `short`


class GlowwormsHeuristics(Heuristics):
    """Score now, and keep high cards otherwise."""

    def action_value(self, state: State, action: i64) -> float:
        after = state.copy()
        after.play(action)
        gained = sum(after.scores()) - sum(state.scores())
        return float(gained or -action)

    def evaluate(self, state: State, seat: i64) -> float:
        return float(state.scores()[seat])


class GlowwormsGame(Game):
    """Facts and faces of Glowworms."""

    name = "glowworms"
    title = "Glowworms"
    rules = "1"
    seats = (2, 3)
    options = (Option("short", False, (False, True)),)
    max_decisions = 12

    def new(self, setup: Setup, ledger: ChanceLedger | None = None) -> Glowworms:
        options = self.check(setup)
        rng = rng_from(setup.seed)
        ledger = ledger or ChanceLedger()
        start = self.start_player(setup, rng, ledger)
        count = CARDS[bool(options["short"])]
        left = list(range(1, count + 1))
        deck: list[int] = []
        ledger.begin("deck", None)
        for _ in range(count):
            item = ledger.draw(str(left[rng.below(len(left))]))
            if item not in map(str, left):
                raise ChanceMismatch(f"there is no card {item!r} left to draw")
            deck.append(int(item))
            left.remove(int(item))
        ledger.end()
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(setup.seats)]
        return Glowworms(rng, deck, hands, [], start, count)

    def load(self, data: Mapping[str, object]) -> Glowworms:
        saved = cast("dict[str, Any]", data)
        played = [(seat, card) for seat, card in saved["played"]]
        hands = [list(hand) for hand in saved["hands"]]
        state = Glowworms(rng_at(saved["rng"]), list(saved["deck"]), hands, played, saved["player"], saved["cards"])
        state.barrier = saved["barrier"]
        return state

    def notation(self, state: State, action: int) -> str:
        return f"card {action}"

    def parse(self, state: State, text: str) -> int:
        word, _, number = text.strip().partition(" ")
        if word != "card" or not (number.isascii() and number.isdigit() and len(number) < 4):
            raise NotationError(text, "a card like: card 7")
        return int(number)

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        table = glowworms(state)
        return {
            "deck": len(table.deck),
            "played": [{"seat": owner, "card": card} for owner, card in table.played],
            "hands": [hand if owner == seat else None for owner, hand in enumerate(table.hands)],
            "sizes": [len(hand) for hand in table.hands],
            "player": table.player,
        }

    def zones(self, state: State, seat: int | None) -> list[Zone]:
        table = glowworms(state)
        row = [Piece(f"card-{card}", card_message(card)) for _, card in table.played]
        deck = Piece("deck", Message("glowworms-hidden"), count=len(table.deck), hidden=True)
        return [
            Zone("row", Message("glowworms-zone-row"), "row", tuple(row)),
            Zone("deck", Message("glowworms-zone-deck"), "counter", (deck,)),
            *(hand_zone(hand, owner, seat) for owner, hand in enumerate(table.hands)),
        ]

    def prompt(self, state: State, seat: int | None) -> Message:
        if state.over():
            return Message("glowworms-prompt-over")
        return Message("glowworms-prompt-play", {"who": SeatRef(int(state.seat()))})

    def account(self, before: State, action: int, after: State) -> Account:
        sentence = Message("glowworms-log-play", {"who": SeatRef(int(before.seat())), "card": action})
        return Account(sentence, {"points": sum(after.scores()) - sum(before.scores())})

    def offers(self, state: State) -> list[Offer]:
        return [Offer(action, self.notation(state, action), {"card": action}) for action in state.legal()]

    def outcome(self, state: State) -> Message:
        names = [Message("seat-name", {"who": SeatRef(seat)}) for seat in state.winners()]
        return Message("glowworms-result", {"names": names, "points": max(state.scores())})

    def observe(self, state: State, seat: int) -> GlowwormsObservation:
        return GlowwormsObservation(seat, as_seen_by(glowworms(state), seat))

    def load_observation(self, data: Mapping[str, object]) -> GlowwormsObservation:
        saved = cast("dict[str, Any]", data)
        return GlowwormsObservation(saved["seat"], self.load(saved["known"]))

    def heuristics(self) -> GlowwormsHeuristics:
        return GlowwormsHeuristics()

    def texts(self) -> Traversable:
        return files("glowworms").joinpath("texts")

    def web(self) -> Traversable:
        return files("glowworms").joinpath("web")

    def levels(self) -> Traversable:
        return files("glowworms").joinpath("levels.toml")


def glowworms(state: State) -> Glowworms:
    assert isinstance(state, Glowworms), f"expected a position of Glowworms, got {type(state).__name__}"
    return state


def card_message(card: int) -> Message:
    return Message("glowworms-card", {"card": card})


def hand_zone(hand: list[int], owner: int, seat: int | None) -> Zone:
    hidden = Piece(f"hidden-{owner}", Message("glowworms-hidden"), count=len(hand), hidden=True)
    shown = [Piece(f"card-{card}", card_message(card)) for card in hand]
    label = Message("glowworms-zone-hand", {"who": SeatRef(owner)})
    return Zone(f"hand-{owner}", label, "row", tuple(shown if owner == seat else [hidden]), owner=owner)


GAME = GlowwormsGame()
