"""Lampion as a folder on a plain file server: whole games in a real browser, and no server anywhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from lampion.static.folder import make_folder
from support.axio_page import Player
from support.file_server import FileServer
from support.machine import CHROMIUM_FLAGS
from support.pagoda_page import Builder
from support.panda_traveller import Traveller
from support.visitor import DESKTOP, Host, Visitor

BELOW = "/some/where/"
VIOLATIONS = """addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));"""
MOST_TILES = 36
MOST_DECISIONS = 600
PLAYED_IN_EARNEST = 45  # then we pass, so that the bot ends the game
KEPT = """async (least) => {
    const all = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()));
    const found = await Promise.all(all);
    return found.flat().filter(({url}) => /boards\\/panda/.test(url)).length >= least;
}"""
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


class AloneBuilder(Alone, Builder):
    """One who plays Pagoda."""


class AloneTraveller(Alone, Traveller):
    """One who plays Way of the Panda."""


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


@pytest.mark.soak
def test_a_whole_game_of_pagoda_is_played(browser: Browser, host: FileServer) -> None:
    builder = AloneBuilder(browser, host)
    builder.sit_down()
    builder.play_on(6)
    builder.page.reload()
    builder.my_turn()
    builder.play_to_the_end()
    expect(builder.page.locator(".headline h1")).to_be_visible()
    builder.asks_nobody_else()
    assert builder.complaints == []
    builder.context.close()


@pytest.mark.soak
def test_a_whole_game_of_way_of_the_panda_is_played(browser: Browser, host: FileServer) -> None:
    traveller = AloneTraveller(browser, host)
    page = traveller.page
    traveller.play_now("panda")
    traveller.set_up()
    for decision in range(MOST_DECISIONS):
        if traveller.over():
            break
        if decision == 3:
            page.reload()
            traveller.my_turn()
        passing = page.locator('.prompt [data-target="answer:pass"]')
        if decision > PLAYED_IN_EARNEST and passing.count():
            before = traveller.version()
            passing.click()
            traveller.decided(before)
        else:
            traveller.follow_advice()
    expect(page.locator(".headline h1")).to_be_visible()
    traveller.asks_nobody_else()
    assert traveller.complaints == []
    traveller.context.close()


@pytest.mark.soak
def test_without_a_network_a_game_goes_on_also_after_a_restart_of_the_browser(
    playwright_process: Playwright, chromium_path: Path, folder: Path, tmp_path: Path
) -> None:
    host = FileServer(folder, BELOW)

    def start() -> Page:
        context = playwright_process.chromium.launch_persistent_context(
            tmp_path / "profile", executable_path=chromium_path, args=list(CHROMIUM_FLAGS), viewport=DESKTOP
        )
        return context.pages[0]

    page = start()
    page.goto(host.address)
    page.locator(".axio .go .btn.primary").click()
    expect(page.locator(".prompt.mine")).to_be_visible(timeout=START)
    here = page.url
    page.wait_for_function(KEPT, arg=10, timeout=START)  # the rest is kept once all is quiet
    host.stop()
    place_a_tile(page)
    page.reload()
    expect(page.locator(".log h2 .end")).to_have_text(re.compile("^[12] "), timeout=START)
    page.context.close()
    page = start()
    page.goto(here)
    expect(page.locator(".prompt.mine")).to_be_visible(timeout=START)
    place_a_tile(page)
    page.context.close()


def test_a_second_tab_says_where_the_games_are_and_can_take_them_over(browser: Browser, host: FileServer) -> None:
    visitor = AlonePlayer(browser, host)
    visitor.play_now("axio")
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    expect(other.locator("#ready")).to_contain_text("another tab", timeout=START)
    other.locator("#ready button").click()
    expect(other.locator(".prompt.mine")).to_be_visible(timeout=START)
    expect(visitor.page.locator("#ready")).to_contain_text("another tab")
    place_a_tile(other)
    visitor.context.close()


def place_a_tile(page: Page) -> None:
    """By keys, and the log says so."""
    before = page.locator(".log h2 .end").inner_text()
    page.locator(".bulb").click()
    expect(page.locator(".ghost:not(.no)")).to_be_visible(timeout=START)
    page.keyboard.press("Enter")
    expect(page.locator(".log h2 .end")).not_to_have_text(before, timeout=START)
