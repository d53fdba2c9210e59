"""AXIO as the rest of Lampion knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

import msgspec

from lampion.core.chance import ChanceLedger
from lampion.core.game import Game
from lampion.core.message import Message
from lampion.core.offers import Account, Offer, Zone
from lampion.core.picture import EVERYTHING, Viewer
from lampion.core.position_text import Words, checked
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.games.axio import picture, previews, sentences, svg, zones
from lampion.games.axio.actions import AxioMove, code_of, move_from, move_of
from lampion.games.axio.compact_offers import placements
from lampion.games.axio.components import AREAS
from lampion.games.axio.heuristics import AxioHeuristics
from lampion.games.axio.knowledge import AxioObservation, observe
from lampion.games.axio.position import PLACE
from lampion.games.axio.position_reader import read
from lampion.games.axio.position_text import text_of
from lampion.games.axio.saved import loaded
from lampion.games.axio.state import Axio, deal, empty_table
from lampion.games.axio.view import board_view, may_see_rack, players_view, view


class EncodedOffers(dict[int, bytes]):
    """Offers as JSON, each made once: they are the same in every position, and hundreds are legal at a time."""

    def __missing__(self, action: int) -> bytes:
        made = self[action] = msgspec.json.encode(previews.offer(action))
        return made


ENCODED_OFFERS = EncodedOffers()


class AxioGame(Game):
    """Facts and faces of AXIO."""

    name = "axio"
    title = "AXIO"
    rules = "1"
    seats = (1, 2, 3, 4)
    max_decisions = 160  # at most 80 tiles, each followed by at most one step 4

    def new(self, setup: Setup, ledger: ChanceLedger | None = None) -> Axio:
        self.check(setup)
        rng = rng_from(setup.seed)
        state = empty_table(rng, AREAS[setup.seats], setup.seats)
        state.ledger = ledger
        deal(state, self.start_player(setup, rng, ledger))
        state.ledger = None
        return state

    def load(self, data: Mapping[str, object]) -> Axio:
        return loaded(cast("dict[str, Any]", data))

    def text(self, state: State) -> str:
        return text_of(axio(state).dump())

    def from_text(self, text: str, seed: str = "") -> Axio:
        words, rng = Words(self.title, text), rng_from(seed)
        data = read(words, rng)
        return axio(checked(words, self.load({**data, "rng": rng.position()})))

    def view_text(self, state: State, seat: int | None) -> str:
        position = axio(state)
        return text_of(position.dump(), [may_see_rack(position, player, seat) for player in range(position.seats)])

    def notation(self, state: State, action: int) -> str:
        return str(move_of(action))

    def move(self, state: State, action: int) -> AxioMove:
        return move_of(action)

    def parse(self, state: State, text: str) -> int:
        return code_of(move_from(text))

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        return view(axio(state), seat)

    def encoded_views(self, state: State) -> Callable[[int | None], bytes]:
        shown = axio(state)
        board = msgspec.json.encode(board_view(shown))[:-1] + b',"players":'
        return lambda seat: board + msgspec.json.encode(players_view(shown, seat)) + b"}"

    def picture(self, state: State, seat: Viewer = EVERYTHING) -> str:
        return picture.picture(self.title, axio(state), seat)

    def svg(self, state: State) -> str:
        return svg.svg(self.title, axio(state))

    def zones(self, state: State, seat: int | None) -> list[Zone]:
        return zones.zones(axio(state), seat)

    def hides(self, state: State) -> bool:
        return not may_see_rack(axio(state), 0, None)

    def prompt(self, state: State, seat: int | None) -> Message:
        return sentences.prompt(axio(state), seat)

    def account(self, before: State, action: int, after: State) -> Account:
        return sentences.account(axio(before), action, axio(after))

    def offers(self, state: State) -> list[Offer]:
        return [previews.offer(action) for action in state.legal()]

    def encoded_offers(self, state: State) -> bytes:
        found = list(map(ENCODED_OFFERS.__getitem__, state.legal()))
        if not found:
            return b"[]"
        found[0] = b"[" + found[0]  # brackets go here and not around the joined list, which is long
        found[-1] += b"]"
        return b",".join(found)

    def compact_offers(self, state: State) -> bytes:
        position = axio(state)
        if position.finished or position.phase != PLACE:
            return self.encoded_offers(state)
        return placements(position)

    def outcome(self, state: State) -> Message:
        return sentences.outcome(axio(state))

    def observe(self, state: State, seat: int) -> AxioObservation:
        return observe(axio(state), seat)

    def load_observation(self, data: Mapping[str, object]) -> AxioObservation:
        saved = cast("dict[str, Any]", data)
        return AxioObservation(
            saved["seat"], self.load(saved["known"]), saved["unseen"], saved["before"], saved["notices"]
        )

    def heuristics(self) -> AxioHeuristics:
        return AxioHeuristics()

    def texts(self) -> Traversable:
        return files("lampion.games.axio").joinpath("texts")


def axio(state: State) -> Axio:
    """A position of this game; another game's is a programming error."""
    assert isinstance(state, Axio), f"expected a position of AXIO, got {type(state).__name__}"
    return state


GAME = AxioGame()
