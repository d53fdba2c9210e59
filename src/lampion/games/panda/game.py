"""Way of the Panda as the rest of Lampion knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

import msgspec

from lampion.core.chance import ChanceLedger
from lampion.core.editions import Edition
from lampion.core.errors import SetupError
from lampion.core.game import Game
from lampion.core.message import Message
from lampion.core.offers import Account, Idea, Offer, StandingChoice, StandingQuestion, Zone
from lampion.core.picture import EVERYTHING, Viewer
from lampion.core.position_text import Words, checked
from lampion.core.rng import rng_at, rng_from
from lampion.core.setup import Option, OptionValue, Setup
from lampion.core.yardstick import Yardstick
from lampion.games.panda import ask, codes, mission_cards, picture, sentences, svg, zones
from lampion.games.panda import view as panda_view
from lampion.games.panda.actions import PandaMove, code_from, move_of, notation_of
from lampion.games.panda.advice import advice
from lampion.games.panda.chance_law import PandaLaw
from lampion.games.panda.choices import list_choices
from lampion.games.panda.edition_words import edition_words
from lampion.games.panda.editions import EDITIONS, USUAL
from lampion.games.panda.flow import settle
from lampion.games.panda.heuristics import PandaHeuristics
from lampion.games.panda.ideas import ideas
from lampion.games.panda.numbers import numbers
from lampion.games.panda.offers import offer
from lampion.games.panda.position import ROUNDS
from lampion.games.panda.position_reader import read
from lampion.games.panda.position_text import text_of
from lampion.games.panda.saved import restore
from lampion.games.panda.setup import lay_out
from lampion.games.panda.setup_view import good_placing
from lampion.games.panda.state import Panda
from lampion.games.panda.terminal import PandaTerminal
from lampion.games.panda.turn_shapes import TurnsView
from lampion.games.panda.turns_view import turns_view
from lampion.games.panda.yardstick_1 import heuristics as yardstick_1

RANDOM = "random"


class PandaGame(Game[Panda]):
    """Facts and faces of Way of the Panda."""

    name = "panda"
    title = "Way of the Panda"
    rules = "1"
    seats = (2, 3, 4)
    known_editions = EDITIONS
    options = (
        Option("master", False, (False, True)),
        Option("a_card", RANDOM, (RANDOM, *mission_cards.A_CARDS)),
        Option("b_card", RANDOM, (RANDOM, *mission_cards.B_CARDS)),
    )
    standing_questions = (
        StandingQuestion(
            "tile",
            Message("panda-standing-tile"),
            {"own": Message("panda-standing-tile-own"), "neutral": Message("panda-standing-tile-neutral")},
        ),
        StandingQuestion("setup", Message("panda-standing-setup"), {"deal": Message("panda-standing-setup-deal")}),
    )
    # 40 rounds of at most 40 guards on the action board, each guard a turn of its own, and 4 passes; 200 guards more
    # that come back from paths and cards: 1,960 turns of at most 15 decisions, and what tiles, city cards and frontier
    # bonuses add.
    max_decisions = 32_000
    perfect_information = True  # W-53

    def new(self, setup: Setup, ledger: ChanceLedger | None = None) -> Panda:
        options = self.check(setup)
        state = Panda(rng_from(setup.seed), EDITIONS.named(setup.edition), setup.seats, options["master"] is True, None)
        if state.master:
            state.a_card = chosen_card(options["a_card"], mission_cards.A_CARDS, state.board.a_deck)
            state.b_card = chosen_card(options["b_card"], mission_cards.B_CARDS, state.board.b_deck)
        state.ledger = ledger
        lay_out(state, self.start_player(setup, state.rng, ledger))
        settle(state)
        state.ledger = None
        return state

    def load(self, data: Mapping[str, object]) -> Panda:
        state = unsettled(cast("dict[str, Any]", data))
        settle(state)
        return state

    def text(self, state: Panda) -> str:
        return text_of(state.dump(), state.board)

    def from_text(self, text: str, seed: str = "", edition: str | None = None) -> Panda:
        words, rng = Words(self.title, text), rng_from(seed)
        state = unsettled({**read(words, rng, edition), "rng": rng.position()})
        if not state.finished:
            list_choices(state, state.fact(0))
            checked(words, state)  # before it settles, which needs something to choose
        settle(state)
        return state

    def setup_of(self, state: Panda, seed: str) -> Setup:
        return replace(super().setup_of(state, seed), options={"master": state.master}, edition=state.board.hash)

    def notation(self, state: Panda, action: int) -> str:
        return notation_of(state.board, action)

    def move(self, state: Panda, action: int) -> PandaMove:
        return move_of(state.board, action)

    def parse(self, state: Panda, text: str) -> int:
        return code_from(state.board, text)

    def view(self, state: Panda, seat: int | None) -> Mapping[str, object]:
        return panda_view.view(state, seat)

    def encoded_views(self, state: Panda) -> Callable[[int | None], bytes]:
        first = msgspec.json.encode(panda_view.map_side(state))[:-1] + b',"spaces":'
        last = b"," + msgspec.json.encode(panda_view.cards_side(state))[1:]
        return lambda seat: first + msgspec.json.encode(panda_view.spaces(state, seat)) + last

    def picture(self, state: Panda, seat: Viewer = EVERYTHING) -> str:
        return picture.picture(self.title, state)

    def svg(self, state: Panda) -> str:
        return svg.svg(self.title, state)

    def zones(self, state: Panda, seat: int | None) -> list[Zone]:
        return zones.zones(state, seat)

    def edition_words(self, edition: Edition) -> Mapping[str, object]:
        return edition_words(EDITIONS.made(edition), first=edition.name == USUAL)

    def edition_notes(self, edition: Edition) -> list[Message]:
        """The mission cards that the map can never fulfil, and so are never drawn."""
        board = EDITIONS.made(edition)
        cards = [*edition.data["cards"]["mission_a"], *edition.data["cards"]["mission_b"]]
        missing = board.hindrances()
        return [
            Message("panda-edition-left-out", {"card": card["id"], "kind": card["kind"]})
            for card in cards
            if card["kind"] in missing
        ]

    def edition_numbers(self, state: Panda) -> Mapping[str, object]:
        return numbers(state.board)

    def hides(self, state: Panda) -> bool:
        return False  # W-53

    def prompt(self, state: Panda, seat: int | None) -> Message:
        return sentences.prompt(state)

    def account(self, before: Panda, action: int, after: Panda) -> Account:
        return sentences.account(before, action, after)

    def advice(self, before: Panda, action: int, after: Panda) -> Message:
        return advice(before, action, after)

    def offers(self, state: Panda) -> list[Offer]:
        return [offer(state, action) for action in state.legal()]

    def turns(self, state: Panda, seat: int) -> TurnsView:
        return turns_view(state, seat)

    def ideas(self, state: Panda, lines: Sequence[Sequence[int]], most: int) -> list[Idea]:
        return ideas(state, lines, most)

    def standing_choice(self, state: Panda) -> StandingChoice | None:
        """Own or neutral tile, where the majority player is asked out of turn (W-34); and where to place in a setup."""
        if state.over():
            return None
        if state.phase != ROUNDS:
            return StandingChoice("setup", {"deal": good_placing(state)})
        if state.fact(0) != ask.TILE or state.seat() == state.active:
            return None
        return StandingChoice("tile", {"own": codes.TILE_OWN, "neutral": codes.TILE_NEUTRAL})

    def outcome(self, state: Panda) -> Message:
        return sentences.outcome(state)

    def counted(self, state: Panda, seat: int) -> Mapping[str, int]:
        return {"points": int(state.vp[seat]), "actions": int(state.ap[seat])}

    def chance_law(self) -> PandaLaw:
        return PandaLaw(self)

    def heuristics(self) -> PandaHeuristics:
        return PandaHeuristics()

    def web(self) -> Traversable:
        return files("lampion").joinpath("web", "boards", "panda")

    def levels(self) -> Traversable:
        return files("lampion.games.panda").joinpath("levels.toml")

    def yardsticks(self) -> Mapping[int, Yardstick]:
        first = files("lampion.games.panda.yardstick_1").joinpath("levels.toml")
        return {1: Yardstick(yardstick_1.PandaHeuristics, first)}

    def terminal(self) -> PandaTerminal:
        return PandaTerminal()


def unsettled(saved: dict[str, Any]) -> Panda:
    """A saved position before its choices are listed."""
    state = Panda(rng_at(saved["rng"]), EDITIONS.loaded(saved["map"]), saved["seats"], saved["master"], None)
    restore(state, saved)
    return state


def chosen_card(wanted: OptionValue, cards: list[str], deck: list[str]) -> int:
    """The number of a chosen card; -1 lets chance draw."""
    if wanted == RANDOM:
        return -1
    if wanted not in deck:
        raise SetupError(f"the card {wanted} cannot be fulfilled on this map; it has {', '.join(deck)}")
    return cards.index(str(wanted))


GAME = PandaGame()
