"""A line to a server that can be cut in the worst moment: when the server has done it and its answer is on the way."""

import asyncio
import contextlib


class Relay:
    """Passes everything on to a port of this machine. Once `cut_answers` is set, the next answer never arrives."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._server: asyncio.Server | None = None
        self.cut_answers = False
        self.port = 0

    async def __aenter__(self) -> "Relay":
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *problem: object) -> None:
        assert self._server is not None
        self._server.close()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
            await asyncio.gather(self._pass(reader, back), self._pass(there, writer, answers=True))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool = False) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if answers and self.cut_answers:
                    break
                writer.write(data)
                await writer.drain()
        writer.close()
