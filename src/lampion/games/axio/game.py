"""AXIO as the rest of Lampion knows it."""

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
from lampion.core.message import Message
from lampion.core.offers import Account, Offer, Zone
from lampion.core.picture import EVERYTHING, Viewer
from lampion.core.position_text import Words, checked
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.yardstick import Yardstick
from lampion.games.axio import picture, previews, sentences, svg, zones
from lampion.games.axio.actions import AxioMove, code_of, move_from, move_of
from lampion.games.axio.advice import advice
from lampion.games.axio.chance_law import AxioLaw
from lampion.games.axio.compact_offers import placements
from lampion.games.axio.components import SIDE
from lampion.games.axio.edition_words import edition_words
from lampion.games.axio.editions import EDITIONS, FIRST
from lampion.games.axio.heuristics import AxioHeuristics
from lampion.games.axio.knowledge import AxioObservation, observe
from lampion.games.axio.numbers import numbers
from lampion.games.axio.position import PLACE, STEP_FOUR
from lampion.games.axio.position_reader import read, read_box
from lampion.games.axio.position_text import text_of
from lampion.games.axio.saved import loaded
from lampion.games.axio.state import Axio, deal, empty_table
from lampion.games.axio.terminal import AxioTerminal
from lampion.games.axio.view import board_view, may_see_rack, player_view, rack, view
from lampion.games.axio.words import tile_message
from lampion.games.axio.yardstick_1 import heuristics as yardstick_1


class EncodedOffers(dict[int, bytes]):
    """Offers as JSON, each made once: they are the same in every position, and hundreds are legal at a time."""

    def __missing__(self, action: int) -> bytes:
        made = self[action] = msgspec.json.encode(previews.offer(action))
        return made


ENCODED_OFFERS = EncodedOffers()


class AxioGame(Game[Axio]):
    """Facts and faces of AXIO."""

    name = "axio"
    title = "AXIO"
    rules = "1"
    seats = (1, 2, 3, 4)
    max_decisions = SIDE * SIDE  # tiles of two cells, each followed by at most one step 4
    known_editions = EDITIONS

    def new(self, setup: Setup, ledger: ChanceLedger | None = None) -> Axio:
        self.check(setup)
        rng = rng_from(setup.seed)
        state = empty_table(rng, EDITIONS.named(setup.edition), setup.seats)
        state.ledger = ledger
        deal(state, self.start_player(setup, rng, ledger))
        state.ledger = None
        return state

    def load(self, data: Mapping[str, object]) -> Axio:
        saved = cast("dict[str, Any]", data)
        return loaded(saved, EDITIONS.loaded(saved["edition"]) if "edition" in saved else EDITIONS.named(FIRST))

    def text(self, state: Axio) -> str:
        return text_of(state.dump(), state.box)

    def from_text(self, text: str, seed: str = "", edition: str | None = None) -> Axio:
        words, rng = Words(self.title, text), rng_from(seed)
        box = read_box(words, edition)
        return checked(words, loaded({**read(words, rng, box), "rng": rng.position()}, box))

    def setup_of(self, state: Axio, seed: str) -> Setup:
        usual = state.box.edition.hash == EDITIONS.edition(None).hash
        return replace(super().setup_of(state, seed), edition=None if usual else state.box.edition.hash)

    def view_text(self, state: Axio, seat: int | None) -> str:
        return text_of(state.dump(), state.box, [may_see_rack(state, player, seat) for player in range(state.seats)])

    def notation(self, state: Axio, action: int) -> str:
        return str(move_of(action))

    def move(self, state: Axio, action: int) -> AxioMove:
        return move_of(action)

    def parse(self, state: Axio, text: str) -> int:
        return code_of(move_from(text))

    def view(self, state: Axio, seat: int | None) -> Mapping[str, object]:
        return view(state, seat)

    def encoded_views(self, state: Axio) -> Callable[[int | None], bytes]:
        board = msgspec.json.encode(board_view(state))[:-1] + b',"players":['
        players = [player_view(state, player, None) for player in range(state.seats)]
        open_to_all = list(map(msgspec.json.encode, players))

        def seen_from(seat: int | None) -> bytes:
            shown = open_to_all
            if seat is not None and players[seat]["rack"] is None:
                shown = open_to_all.copy()  # what lies open is made once; only one's own rack is added to it
                shown[seat] = msgspec.json.encode({**players[seat], "rack": rack(state, seat)})
            return board + b",".join(shown) + b"]}"

        return seen_from

    def picture(self, state: Axio, seat: Viewer = EVERYTHING) -> str:
        return picture.picture(self.title, state, seat)

    def svg(self, state: Axio) -> str:
        return svg.svg(self.title, state)

    def zones(self, state: Axio, seat: int | None) -> list[Zone]:
        return zones.zones(state, seat)

    def edition_words(self, edition: Edition) -> Mapping[str, object]:
        return edition_words(EDITIONS.made(edition), first=edition.hash == FIRST)

    def edition_numbers(self, state: Axio) -> Mapping[str, object]:
        return numbers(state.box)

    def hides(self, state: Axio) -> bool:
        return not may_see_rack(state, 0, None)

    def prompt(self, state: Axio, seat: int | None) -> Message:
        return sentences.prompt(state, seat)

    def account(self, before: Axio, action: int, after: Axio) -> Account:
        return sentences.account(before, action, after)

    def advice(self, before: Axio, action: int, after: Axio) -> Message:
        return advice(before, action, after)

    def outlook(self, after: Axio) -> Mapping[str, object]:
        """What the turn may end with: whether a swap is possible is the player's own affair."""
        step_four = not after.finished and after.phase == STEP_FOUR
        return {"then": [str(move_of(one)) for one in after.legal()] if step_four else []}

    def offers(self, state: Axio) -> list[Offer]:
        return [previews.offer(action) for action in state.legal()]

    def encoded_offers(self, state: Axio) -> bytes:
        found = list(map(ENCODED_OFFERS.__getitem__, state.legal()))
        if not found:
            return b"[]"
        found[0] = b"[" + found[0]  # brackets go here and not around the joined list, which is long
        found[-1] += b"]"
        return b",".join(found)

    def compact_offers(self, state: Axio) -> bytes:
        if state.finished or state.phase != PLACE:
            return self.encoded_offers(state)
        return placements(state)

    def outcome(self, state: Axio) -> Message:
        return sentences.outcome(state)

    def observe(self, state: Axio, seat: int) -> AxioObservation:
        return observe(state, seat)

    def load_observation(self, data: Mapping[str, object]) -> AxioObservation:
        saved = cast("dict[str, Any]", data)
        return AxioObservation(
            saved["seat"], self.load(saved["known"]), saved["unseen"], saved["before"], saved["notices"]
        )

    def counted(self, state: Axio, seat: int) -> Mapping[str, int]:
        return {"lowest": int(state.lowest(seat)), "points": sum(state.tally(seat))}

    def drawn_words(self, kind: str, item: str) -> Message:
        return super().drawn_words(kind, item) if kind == START else tile_message(item)

    def chance_law(self) -> AxioLaw:
        return AxioLaw(self)

    def heuristics(self) -> AxioHeuristics:
        return AxioHeuristics()

    def web(self) -> Traversable:
        return files("lampion").joinpath("web", "boards", "axio")

    def levels(self) -> Traversable:
        return files("lampion.games.axio").joinpath("levels.toml")

    def yardsticks(self) -> Mapping[int, Yardstick]:
        first = files("lampion.games.axio.yardstick_1").joinpath("levels.toml")
        return {1: Yardstick(yardstick_1.AxioHeuristics, first)}

    def terminal(self) -> AxioTerminal:
        return AxioTerminal()


GAME = AxioGame()
