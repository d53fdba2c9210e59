"""Pagoda as the rest of Lampion knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

import msgspec

from lampion.core.chance import ChanceLedger
from lampion.core.chance_law import START
from lampion.core.editions import Edition
from lampion.core.game import Game
from lampion.core.message import ImpossibleMove, Message, NotationError
from lampion.core.offers import Account, Offer, Zone
from lampion.core.picture import EVERYTHING, Viewer
from lampion.core.position_text import Words, checked
from lampion.core.rng import rng_from
from lampion.core.setup import Option, Setup
from lampion.core.yardstick import Yardstick
from lampion.games.pagoda import picture, sentences, svg, zones
from lampion.games.pagoda.actions import EXPECTED, PagodaMove, code_of, move_of, spoken
from lampion.games.pagoda.advice import advice
from lampion.games.pagoda.chance_law import PagodaLaw
from lampion.games.pagoda.components import PLAYERS
from lampion.games.pagoda.edition_words import edition_words
from lampion.games.pagoda.editions import EDITIONS, FIRST
from lampion.games.pagoda.heuristics import PagodaHeuristics
from lampion.games.pagoda.knowledge import PagodaObservation, observe
from lampion.games.pagoda.numbers import numbers
from lampion.games.pagoda.offers import offers
from lampion.games.pagoda.position_reader import box_of, read
from lampion.games.pagoda.position_text import text_of
from lampion.games.pagoda.refusal import is_elsewhere, why_not_move
from lampion.games.pagoda.saved import loaded
from lampion.games.pagoda.setup import deal, empty_table
from lampion.games.pagoda.state import Pagoda
from lampion.games.pagoda.terminal import PagodaTerminal
from lampion.games.pagoda.view import hands_view, may_see_hand, table_view, view
from lampion.games.pagoda.words import colour_name
from lampion.games.pagoda.yardstick_1 import heuristics as yardstick_1


class PagodaGame(Game[Pagoda]):
    """Facts and faces of Pagoda."""

    name = "pagoda"
    title = "Pagoda"
    rules = "1"
    seats = (2,)
    options = (Option("quick", False, (False, True)), Option("simple", False, (False, True)))
    # In the first edition 102 columns and spires fit, so at most 102 turns build, with 12 decisions each (nine cards,
    # Dragon, Lantern, end); no edition has more than 200 such turns with 17 decisions. Forced passes come on top; only
    # luck bounds them, and there is room for 1,300.
    max_decisions = 6000
    known_editions = EDITIONS

    def new(self, setup: Setup, ledger: ChanceLedger | None = None) -> Pagoda:
        options = self.check(setup)
        rng = rng_from(setup.seed)
        start = self.start_player(setup, rng, ledger)
        boxes = EDITIONS.named(setup.edition)
        state = empty_table(rng, boxes.variants[bool(options["quick"]), bool(options["simple"])], start)
        state.ledger = ledger
        deal(state)
        state.ledger = None
        return state

    def load(self, data: Mapping[str, object]) -> Pagoda:
        saved = cast("dict[str, Any]", data)
        boxes = EDITIONS.loaded(saved["edition"]) if "edition" in saved else EDITIONS.named(FIRST)
        return loaded(saved, boxes.variants[saved["quick"], saved["simple"]])

    def text(self, state: Pagoda) -> str:
        return text_of(state.dump(), state.box)

    def from_text(self, text: str, seed: str = "", edition: str | None = None) -> Pagoda:
        words, rng = Words(self.title, text), rng_from(seed)
        box = box_of(words, edition)
        return checked(words, loaded({**read(words, rng, box), "rng": rng.position()}, box))

    def view_text(self, state: Pagoda, seat: int | None) -> str:
        seen = [may_see_hand(state, player, seat) for player in range(PLAYERS)]
        return text_of(state.dump(), state.box, seen)

    def setup_of(self, state: Pagoda, seed: str) -> Setup:
        options = {"quick": state.box.quick, "simple": state.box.simple}
        usual = state.box.hash == EDITIONS.edition(None).hash
        return replace(super().setup_of(state, seed), options=options, edition=None if usual else state.box.hash)

    def notation(self, state: Pagoda, action: int) -> str:
        return str(move_of(action))

    def move(self, state: Pagoda, action: int) -> PagodaMove:
        return move_of(action)

    def parse(self, state: Pagoda, text: str) -> int:
        move = spoken(text)
        if is_elsewhere(state, move):
            raise NotationError(text, EXPECTED)
        try:
            return code_of(move)
        except ValueError:  # a number of cards that no action can hold, and no rule allows
            raise ImpossibleMove(why_not_move(state, move)) from None

    def view(self, state: Pagoda, seat: int | None) -> Mapping[str, object]:
        return view(state, seat)

    def encoded_views(self, state: Pagoda) -> Callable[[int | None], bytes]:
        table = msgspec.json.encode(table_view(state))[:-1] + b","
        return lambda seat: table + msgspec.json.encode(hands_view(state, seat))[1:]

    def picture(self, state: Pagoda, seat: Viewer = EVERYTHING) -> str:
        return picture.picture(self.title, state, seat)

    def svg(self, state: Pagoda) -> str:
        return svg.svg(self.title, state)

    def zones(self, state: Pagoda, seat: int | None) -> list[Zone]:
        return zones.zones(state, seat)

    def edition_words(self, edition: Edition) -> Mapping[str, object]:
        return edition_words(edition.data, first=edition.hash == FIRST)

    def edition_numbers(self, state: Pagoda) -> Mapping[str, object]:
        return numbers(state.box)

    def hides(self, state: Pagoda) -> bool:
        return any(state.hand_size(player) and not may_see_hand(state, player, None) for player in range(PLAYERS))

    def prompt(self, state: Pagoda, seat: int | None) -> Message:
        return sentences.prompt(state, seat)

    def account(self, before: Pagoda, action: int, after: Pagoda) -> Account:
        return sentences.account(before, action, after)

    def advice(self, before: Pagoda, action: int, after: Pagoda) -> Message:
        return advice(before, action, after)

    def offers(self, state: Pagoda) -> list[Offer]:
        return offers(state)

    def outcome(self, state: Pagoda) -> Message:
        return sentences.outcome(state)

    def observe(self, state: Pagoda, seat: int) -> PagodaObservation:
        return observe(state, seat)

    def load_observation(self, data: Mapping[str, object]) -> PagodaObservation:
        saved = cast("dict[str, Any]", data)
        hypotheses = {tuple(known): weight for weight, known in saved["hypotheses"]}
        return PagodaObservation(saved["seat"], self.load(saved["known"]), saved["other_hand"], hypotheses)

    def drawn_words(self, kind: str, item: str) -> Message:
        return (
            super().drawn_words(kind, item) if kind == START else Message("pagoda-card", {"colour": colour_name(item)})
        )

    def chance_law(self) -> PagodaLaw:
        return PagodaLaw(self)

    def heuristics(self) -> PagodaHeuristics:
        return PagodaHeuristics()

    def web(self) -> Traversable:
        return files("lampion").joinpath("web", "boards", "pagoda")

    def levels(self) -> Traversable:
        return files("lampion.games.pagoda").joinpath("levels.toml")

    def yardsticks(self) -> Mapping[int, Yardstick]:
        first = files("lampion.games.pagoda.yardstick_1").joinpath("levels.toml")
        return {1: Yardstick(yardstick_1.PagodaHeuristics, first)}

    def terminal(self) -> PagodaTerminal:
        return PagodaTerminal()


GAME = PagodaGame()
