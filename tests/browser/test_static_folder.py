"""Lampion as a folder on a plain file server: whole games in a real browser, and no server anywhere."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from lampion.static.folder import MARK, make_folder
from support.axio_page import Player
from support.file_server import FileServer
from support.machine import CHROMIUM_FLAGS
from support.pagoda_page import Builder
from support.panda_traveller import Traveller
from support.processes import kill, processes_with
from support.visitor import CHOOSE_PACE, DESKTOP, Host, Visitor

BELOW = "/some/where/"
VIOLATIONS = """addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));"""
MOST_TILES = 36
MOST_DECISIONS = 600
PLAYED_IN_EARNEST = 45  # then we pass, so that the bot ends the game
START = 90_000  # milliseconds, on a machine that is busy otherwise
ENDS = pytest.mark.timeout(280, func_only=True)  # also where long tests may take longer
MOST_AT_FIRST, MOST_LATER = 15_500_000, 50_000  # bytes
LEAD, NEW_LEAD = "Nothing leaves your browser.", "All of it is new."


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


class Returning(AlonePlayer):
    """One who plays AXIO in a browser that keeps what it has when it ends."""

    def __init__(self, playwright: Playwright, chromium: Path, profile: Path, host: Host) -> None:
        self.address, self.phone = host.address, False
        self.complaints, self.asked = [], []
        self._playwright, self._chromium, self._profile = playwright, chromium, profile
        self.start()

    def start(self) -> None:
        self.context = self._playwright.chromium.launch_persistent_context(
            self._profile, executable_path=self._chromium, args=list(CHROMIUM_FLAGS), viewport=DESKTOP, locale="en"
        )
        self.context.add_init_script(CHOOSE_PACE.replace("PACE", "off"))
        self.page = self.context.pages[0]

    def log(self) -> str:
        """What the log says, newest first."""
        return self.page.locator(".log ol").inner_text()

    def start_again(self, at: str) -> None:
        """As somebody does who comes back another day."""
        self.context.close()
        self.start()
        self.page.goto(at)

    def start_after_a_crash(self, at: str) -> None:
        """The browser and all its processes end this instant, and are asked for nothing."""
        running = processes_with(f"--user-data-dir={self._profile}")
        assert running
        kill(running)
        self.start()
        self.page.goto(at)


@pytest.mark.soak
@ENDS
def test_without_a_network_a_game_goes_on_also_after_a_restart_of_the_browser(
    playwright_process: Playwright, chromium_path: Path, host: FileServer, tmp_path: Path
) -> None:
    visitor = Returning(playwright_process, chromium_path, tmp_path / "profile", host)
    visitor.play_now("axio")
    everything_is_kept(visitor.page)
    host.stop()
    visitor.follow_a_hint()
    placed = visitor.tiles()
    visitor.page.reload()
    visitor.my_turn()
    assert visitor.tiles() == placed
    visitor.start_again(visitor.page.url)
    visitor.my_turn()
    assert visitor.tiles() == placed
    visitor.follow_a_hint()
    assert visitor.tiles() > placed
    visitor.context.close()


@pytest.mark.soak
@ENDS
def test_killing_the_browser_loses_no_move_that_was_shown(
    playwright_process: Playwright, chromium_path: Path, host: FileServer, tmp_path: Path
) -> None:
    visitor = Returning(playwright_process, chromium_path, tmp_path / "profile", host)
    visitor.play_now("axio")
    place_a_tile(visitor.page)
    shown = visitor.log()
    visitor.start_after_a_crash(visitor.page.url)  # while the bot thinks
    visitor.my_turn()
    assert visitor.log().endswith(shown)
    assert len(visitor.log()) > len(shown), "the bot has thought anew"
    shown = visitor.log()
    choose_a_place(visitor.page)
    visitor.page.keyboard.press("Enter")
    visitor.start_after_a_crash(
        visitor.page.url
    )  # while our tile is on its way: it is kept or not, and the game goes on
    visitor.my_turn()
    assert visitor.log().endswith(shown)
    visitor.follow_a_hint()
    assert len(visitor.log()) > len(shown)
    visitor.context.close()


def test_a_browser_without_webassembly_is_told_what_to_do(browser: Browser, host: FileServer) -> None:
    visitor = Alone(browser, host)
    visitor.context.add_init_script("delete globalThis.WebAssembly")
    visitor.page.goto(visitor.address)
    expect(visitor.page.locator("#ready .problem")).to_contain_text("use a current version")
    visitor.context.close()


@ENDS
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


@pytest.mark.soak
@ENDS
def test_a_new_edition_is_offered_and_one_press_loads_it_even_without_a_network(
    browser: Browser, folder: Path, tmp_path: Path
) -> None:
    shutil.copytree(folder, tmp_path / "host")
    host = FileServer(tmp_path / "host", BELOW)
    visitor = AlonePlayer(browser, host)
    visitor.home()
    everything_is_kept(visitor.page)
    publish_another_edition(tmp_path / "host" / "some" / "where")
    visitor.page.reload()
    expect(visitor.page.locator(".lead")).to_contain_text(LEAD)
    offer = visitor.page.locator("#ready button.primary")
    expect(offer).to_have_text("Load it now", timeout=START)
    host.stop()
    offer.click()
    expect(visitor.page.locator(".lead")).to_contain_text(NEW_LEAD, timeout=START)
    expect(offer).to_have_count(0)
    visitor.context.close()


@pytest.mark.soak
@ENDS
def test_a_first_visit_brings_all_and_a_second_one_next_to_nothing(browser: Browser, host: FileServer) -> None:
    visitor = AlonePlayer(browser, host)
    visitor.play_now("axio")
    everything_is_kept(visitor.page)
    first = host.sent
    assert first <= MOST_AT_FIRST
    visitor.page.close()
    visitor.page = visitor.context.new_page()
    visitor.play_now("axio")
    everything_is_kept(visitor.page)
    assert host.sent - first <= MOST_LATER, host.asked
    visitor.context.close()


def everything_is_kept(page: Page) -> None:
    """The page says so itself: from now on it needs no network."""
    expect(page.locator("#ready[data-kept]")).to_be_attached(timeout=START)


def publish_another_edition(below: Path) -> None:
    """As if the page had been made anew with another sentence on it: its files lie under another name."""
    [old] = below.glob("web/~*")
    new = old.rename(old.with_name(f"~{'0' * 16}"))
    words = new / "texts" / "en.ftl"
    written = words.read_text("utf-8")
    assert LEAD in written
    words.write_text(written.replace(LEAD, NEW_LEAD), "utf-8")
    edition = (below / MARK).read_text().strip()
    for path in (below / "index.html", below / "service-worker.js"):
        path.write_text(path.read_text("utf-8").replace(old.name, new.name).replace(edition, "1" * 16), "utf-8")


def choose_a_place(page: Page) -> None:
    """The one that a hint shows."""
    page.locator(".bulb").click()
    expect(page.locator(".ghost:not(.no)")).to_be_visible(timeout=START)


def place_a_tile(page: Page) -> None:
    """By keys, and the log says so."""
    before = page.locator(".log h2 .end").inner_text()
    choose_a_place(page)
    page.keyboard.press("Enter")
    expect(page.locator(".log h2 .end")).not_to_have_text(before, timeout=START)
