"""A real HTTP server that takes what is posted to it, and answers what a test wants."""

import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

PATIENCE = 30.0


class Posted(NamedTuple):
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """`answers` are the statuses of the next answers; then it is 204. Redirects lead to /elsewhere."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.answers: list[int] = []
        self.silent = threading.Event()  # while set, nothing is answered
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.posted.append(Posted(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                while receiver.silent.is_set():
                    time.sleep(0.05)
                self.send_response(receiver.answers.pop(0) if receiver.answers else 204)
                self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None: ...  # noqa: A002

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}/hook?room=1"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def wait_for(self, count: int) -> list[Posted]:
        """So many requests."""
        end = time.monotonic() + PATIENCE
        while len(self.posted) < count:
            assert time.monotonic() < end, f"expected {count} requests, got {len(self.posted)}"
            time.sleep(0.02)
        return self.posted

    def close(self) -> None:
        self.silent.clear()
        self._server.shutdown()
        self._server.server_close()
