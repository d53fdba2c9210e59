"""A plain file server of this machine, as `python -m http.server` is one, that remembers what it was asked for."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PATIENCE = 30.0


class FileServer:
    """Hands out a folder. `asked` has the path of each request, `sent` the bytes of bodies."""

    def __init__(self, folder: Path, below: str = "/", headers: dict[str, str] | None = None, port: int = 0) -> None:
        """`below`: the path at which the page lies in that folder; `headers` go with every file."""
        self.asked: list[str] = []
        self.sent = 0
        self._connections: set[socket.socket] = set()
        outer, more = self, headers or {}

        class Handler(SimpleHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def __init__(self, *given: Any) -> None:
                super().__init__(*given, directory=str(folder))

            def setup(self) -> None:
                super().setup()
                outer._connections.add(self.connection)

            def finish(self) -> None:
                outer._connections.discard(self.connection)
                super().finish()

            def end_headers(self) -> None:
                for name, value in more.items():
                    self.send_header(name, value)
                super().end_headers()

            def copyfile(self, source: Any, outputfile: Any) -> None:
                outer.sent += source.seek(0, os.SEEK_END)
                source.seek(0)
                super().copyfile(source, outputfile)

            def log_request(self, code: object = "-", size: object = "-") -> None:
                outer.asked.append(self.path)

            def log_message(self, told: str, *given: object) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.port = self._server.server_port
        self.address = f"http://127.0.0.1:{self.port}{below}"

    def stop(self) -> None:
        """From now on there is nobody."""
        self._server.shutdown()
        self._server.server_close()
        for connection in list(self._connections):  # browsers keep some open
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
