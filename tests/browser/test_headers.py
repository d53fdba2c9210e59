"""Headers on a narrow phone: every word of them is in sight, in every language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from support.panda_table import PandaTable
from support.running_server import RunningServer
from support.visitor import Visitor

GAMES = ("axio", "pagoda", "panda")
LANGUAGES = ("en", "de", "fr")
WIDTHS = ((360, 640), (390, 844))

# Words of the header that are cut off, stick out of it, or lie under its buttons.
CUT = """() => {
    const header = document.querySelector('.top');
    const nav = header.querySelector('nav');
    const inside = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1
        && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
    const words = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    const isUnseen = (one) => one && (getComputedStyle(one).clipPath === 'inset(50%)' || isUnseen(one.parentElement));
    const cut = [];
    while (words.nextNode()) {
        const word = words.currentNode;
        const said = word.parentElement;
        if (!word.data.trim() || !said.checkVisibility() || said.closest('.drop')) continue;
        if (isUnseen(said)) continue; // only read aloud
        const range = document.createRange();
        range.selectNodeContents(word);
        const box = range.getBoundingClientRect();
        const frames = [header];
        for (let one = said; one !== header; one = one.parentElement)
            if (getComputedStyle(one).overflowX !== 'visible') frames.push(one);
        const hidden = frames.some((one) => !inside(box, one.getBoundingClientRect()));
        const under = !nav.contains(said) && box.right > nav.getBoundingClientRect().left;
        if (hidden || under) cut.push(word.data.trim());
    }
    return cut;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


def all_in_sight(page: Page) -> None:
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        assert page.evaluate(CUT) == [], f"cut at {width} pixels"
        assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_and_its_result(browser: Browser, server: RunningServer, game: str, language: str) -> None:
    visitor = Visitor(browser, server, phone=True, language=language)
    visitor.home()
    all_in_sight(visitor.page)
    visitor.play_now(game)
    all_in_sight(visitor.page)
    visitor.resign()
    all_in_sight(visitor.page)
    assert visitor.complaints == []
    visitor.context.close()


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(language, marks=pytest.mark.soak) for language in LANGUAGES if language != "de")]
)
def test_rounds_of_way_of_the_panda(browser: Browser, server: RunningServer, language: str) -> None:
    table = PandaTable(browser, server, phone=True, language=language)
    table.sit_down()
    expect(table.page.locator(".facts li")).to_have_count(3)
    all_in_sight(table.page)
    table.context.close()
