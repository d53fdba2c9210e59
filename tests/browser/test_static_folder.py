"""Lampion as a folder on a plain file server: whole games in a real browser, and no server anywhere."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from lampion.static.folder import make_folder
from support.axio_page import Player
from support.file_server import FileServer
from support.visitor import Host, Visitor

BELOW = "/some/where/"
VIOLATIONS = """addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));"""
MOST_TILES = 36
START = 180_000  # milliseconds, on a machine that is busy otherwise


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory, pyodide_folder: Path, node_path: Path) -> Path:
    """The folder, below a path of what is handed out."""
    root = tmp_path_factory.mktemp("host")
    made = make_folder(root / "some" / "where", pyodide_folder, node_path)
    assert made.compiled
    return root


@pytest.fixture
def host(folder: Path) -> Iterator[FileServer]:
    server = FileServer(folder, BELOW)
    yield server
    server.stop()


class Alone(Visitor):
    """A visitor of a folder. Everything that is asked for is remembered."""

    def __init__(self, browser: Browser, host: Host) -> None:
        super().__init__(browser, host, service_workers="allow")
        self.asked: list[str] = []
        self.context.on("request", lambda request: self.asked.append(request.url))
        self.context.add_init_script(VIOLATIONS)

    def my_turn(self) -> None:
        """Python may have to start before."""
        expect(self.page.locator(".prompt.mine, .ended")).to_be_visible(timeout=START)

    def asks_nobody_else(self) -> None:
        assert self.asked and [url for url in self.asked if not url.startswith(self.address)] == []


class AlonePlayer(Alone, Player):
    """One who plays AXIO."""


def test_a_whole_game_of_axio_is_played_with_a_reload_in_its_middle(browser: Browser, host: FileServer) -> None:
    visitor = AlonePlayer(browser, host)
    visitor.play_now("axio")
    for number in range(MOST_TILES):
        if visitor.over():
            break
        if number == 3:
            placed = visitor.tiles()
            visitor.page.reload()
            visitor.my_turn()
            assert visitor.tiles() == placed
        visitor.follow_a_hint()
    expect(visitor.page.locator(".headline h1")).to_be_visible()
    expect(visitor.page.locator(".proof")).to_contain_text("fixed before the first move")
    visitor.asks_nobody_else()
    assert visitor.complaints == []
    visitor.context.close()
