"""Positions in the forms that the page asks for: short, true, and compressed only where that pays."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from websockets.extensions import ClientExtensionFactory, Extension
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

from lampion.core.compact_offers import unfolded
from lampion.server.compression import WORTH
from support.described import described
from support.running_server import API, Client

PAGE = "zones=false&offers=compact&changes=true"
TEN_KILOBYTES = 10_000


def test_over_http_compact_offers_are_the_plain_ones(ada: Client) -> None:
    table = ada.open("human", "human", "human", "human", start=0)
    plain = ada.look(table)
    compact = ada.http.get(f"{API}/tables/{table}?zones=false&offers=compact").json()
    described(compact, "Envelope")
    described(plain, "Envelope")
    assert compact["legal"] != plain["legal"]
    assert unfolded(compact["legal"]) == plain["legal"]
    assert {**compact, "legal": 0, "zones": 0} == {**plain, "legal": 0, "zones": 0}
    assert all("codes" not in offer for offer in plain["legal"])
    asked = ada.http.get(f"{API}/tables/{table}?offers=tiny")
    assert (asked.status_code, asked.json()["error"]) == (400, "malformed")


@pytest.mark.parametrize("game", ["axio", "pagoda", "panda"])
def test_a_move_reaches_the_browser_of_the_next_player_in_few_bytes(ada: Client, game: str) -> None:
    """Whole messages, before any compression, through the middle of a game with as many seats as it has."""
    table = ada.open(*["human"] * (2 if game == "pagoda" else 4), game=game, start=0)
    sizes = []
    with ada.socket(table, f"?{PAGE}", compression=None) as line:
        whole = json.loads(line.recv(timeout=20))
        assert whole["type"] == "position"
        for move in range(60):
            position = ada.look(table)
            if position["waits"]:
                ada.do(table, position["waits"]["seat"], {"do": "done"}, position["version"]).raise_for_status()
            else:
                offers = [offer for offer in position["legal"] if offer["choose"] is None] or position["legal"]
                offer = offers[len(offers) // 2]
                words = offer["notation"] + " ".join(
                    offer["choose"]["from"][: offer["choose"]["min"]] if offer["choose"] else []
                )
                command = {"do": "move", "notation": words}
                ada.do(table, position["to_move"], command, position["version"]).raise_for_status()
            message = {"type": ""}
            while message["type"] != "changes":
                text = line.recv(timeout=20)
                message = json.loads(text)
                described(message, "FromServer")
            sizes.append(len(text))
            assert move or message["number"] >= 1
    assert max(sizes) <= TEN_KILOBYTES, sizes


class Watched(PerMessageDeflate):
    """Notes of every text that comes in how long it is and whether it was compressed."""

    seen: list[tuple[int, bool]]

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        read = super().decode(frame, max_size=max_size)
        if frame.opcode is Opcode.TEXT:
            self.seen.append((len(read.data), frame.rsv1))
        return read


class Watching(ClientExtensionFactory):
    """Offers compression as browsers do, and watches what becomes of it."""

    name = ClientPerMessageDeflateFactory.name

    def __init__(self) -> None:
        self._usual = ClientPerMessageDeflateFactory(client_max_window_bits=True)
        self.seen: list[tuple[int, bool]] = []

    def get_request_params(self) -> Sequence[ExtensionParameter]:
        return self._usual.get_request_params()

    def process_response_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> PerMessageDeflate:
        agreed = self._usual.process_response_params(params, accepted_extensions)
        assert agreed.remote_no_context_takeover and agreed.local_no_context_takeover  # nothing is kept for either side
        watched = Watched(True, True, agreed.remote_max_window_bits, agreed.local_max_window_bits)
        watched.seen = self.seen
        return watched


def test_long_messages_are_compressed_and_short_ones_are_not(ada: Client) -> None:
    table = ada.open("human", "human", "human", "human", start=0)
    watching = Watching()
    with ada.socket(table, "", compression=None, extensions=[watching]) as line:
        position: Any = json.loads(line.recv(timeout=20))
        line.send(json.dumps({"type": "ping"}))
        assert json.loads(line.recv(timeout=20))["type"] in ("pong", "position")
    assert position["envelope"]["legal"]
    assert any(compressed for _, compressed in watching.seen)
    assert all(compressed == (length >= WORTH) for length, compressed in watching.seen), watching.seen


def test_long_answers_are_compressed_for_those_who_read_that(ada: Client) -> None:
    table = ada.open("human", "human", start=0)
    plain = ada.http.get(f"{API}/tables/{table}", headers={"accept-encoding": "identity"})
    packed = ada.http.get(f"{API}/tables/{table}", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "accept-encoding")
    assert plain.headers["cache-control"] == packed.headers["cache-control"] == "no-store"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 4
    short = ada.http.post(f"{API}/tables/{table}/why", json={"seat": 0, "code": 1}, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in short.headers
