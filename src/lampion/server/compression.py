"""What is compressed on its way out, and how: long answers and messages quickly, short ones not at all.

A message of a few kilobytes is on its way in a packet or two whatever is done to it, so that the processor's time is
better spent on the next move. Nothing is remembered from one message to the next: that would cost each connection more
memory than its table.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

WORTH = 4096  # bytes
QUICK = 1  # zlib's level: a third of the time of its usual one, for a quarter more bytes
GZIP = 31  # zlib's name for its longest window with the header of gzip


class DeflateLong(PerMessageDeflate):
    """Leaves short messages as they are, as RFC 7692 (section 6) allows."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < WORTH else super().encode(frame)


class DeflateLongFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on compression, without memory on either side."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": QUICK}
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, DeflateLong(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


def gzipped(body: bytes) -> bytes:
    """The body of an answer over HTTP."""
    packer = zlib.compressobj(QUICK, wbits=GZIP)
    return packer.compress(body) + packer.flush()
