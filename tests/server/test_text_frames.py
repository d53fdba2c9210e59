"""Texts that go out from the bytes they were encoded to are framed as the library frames them."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from lampion.server.text_frames import EXTENSION, header, offered


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 300_000])
def test_a_header_is_the_one_the_library_writes(length: int) -> None:
    text = b"x" * length
    assert header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_other_servers_are_sent_text() -> None:
    async def send(text: bytes) -> None: ...

    assert offered({}) is None
    assert offered({"extensions": None}) is None
    assert offered({"extensions": {"websocket.http.response": {}}}) is None
    assert offered({"extensions": {EXTENSION: send}}) is send
