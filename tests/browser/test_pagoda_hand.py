"""Pagoda on a phone: the cards are never under the buttons, and the red button does what a hint says."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from support.pagoda_table import Offer, PagodaTable
from support.running_server import RunningServer

FITTING = [(390, 844, False), (360, 640, True)]  # the easier ones
# Cards whose upper, middle or lower part is covered by something else.
COVERED = """[...document.querySelectorAll('.dock .cards button.pc')].filter((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const met = [0.06, 0.5, 0.94].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
    return !met.every((one) => one && card.contains(one));
}).map((card) => card.dataset.card)"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


def tiles_to_choose(legal: list[Offer]) -> bool:
    """A site where more than one tile could be laid."""
    return most_tiles(legal) is not None


def most_tiles(legal: list[Offer]) -> str | None:
    tiles = {(offer["parts"]["site"], offer["parts"]["tile"]) for offer in legal if offer["parts"]["kind"] == "tile"}
    sites = [site for site, _ in tiles]
    return next((site for site in sites if sites.count(site) > 1), None)


def fits(page: Page, height: int) -> None:
    expect(page.locator(".dock .cards button.pc").first).to_be_visible()
    assert page.evaluate(COVERED) == [], "cards under something else"
    assert page.evaluate("scrollY") == 0
    cards, buttons = page.locator(".dock").bounding_box(), page.locator(".actions").bounding_box()
    assert cards is not None
    assert buttons is not None
    assert cards["y"] + cards["height"] <= buttons["y"], "the hand ends above the buttons"
    assert buttons["y"] + buttons["height"] <= height


@pytest.mark.parametrize("language", ["en", *(pytest.param(one, marks=pytest.mark.soak) for one in ("de", "fr"))])
@pytest.mark.parametrize(
    ("width", "height", "coach"),
    [(390, 844, True), (360, 640, False), *(pytest.param(*one, marks=pytest.mark.soak) for one in FITTING)],
)
def test_the_hand_is_never_under_the_buttons(
    browser: Browser, server: RunningServer, width: int, height: int, coach: bool, language: str
) -> None:
    builder = PagodaTable(browser, server, phone=True, language=language)
    page = builder.page
    page.set_viewport_size({"width": width, "height": height})
    site = most_tiles(builder.sit_down_when(tiles_to_choose, coach=coach))
    expect(page.locator("html")).to_have_attribute("lang", language)
    fits(page, height)
    page.locator(f".site[data-site={site}]").tap()
    expect(page.locator(".options.narrow")).to_be_visible()
    fits(page, height)
    sky = page.locator(".board").bounding_box()
    assert sky is not None
    assert sky["height"] >= 120, "the pagodas stay in sight"
    assert builder.complaints == []
    builder.context.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_red_button_does_what_a_hint_says(browser: Browser, server: RunningServer, phone: bool) -> None:
    """Which move a bot advises is its own affair: here it is the Lantern."""
    builder = PagodaTable(browser, server, phone=phone)
    page = builder.page
    legal = builder.sit_down_when(lambda offers: any(offer["notation"] == "L" for offer in offers))
    lantern = next(offer for offer in legal if offer["notation"] == "L")
    text = {"key": "pagoda-log-lantern", "args": {"who": {"seat": 0}, "limit": 4}}

    def advise(route: Route) -> None:
        route.fulfill(json={"code": lantern["code"], "notation": "L", "text": text})

    page.route("**/hint", advise)
    expect(page.locator(".actions .primary")).to_have_text("End turn")
    page.locator(".bulb").tap() if phone else page.keyboard.press("h")
    red = page.locator(".actions .primary")
    expect(red).to_have_count(1)
    expect(red).to_have_text("Light the Lantern")
    expect(red).to_have_class("btn primary advised c-red")
    end = page.locator(".actions .end-turn")
    expect(end).to_be_visible()
    expect(end).to_have_accessible_name("End turn")
    if phone:
        builder.fits_a_phone()
    red.tap() if phone else page.keyboard.press("Enter")
    expect(page.locator(".built")).to_have_attribute("aria-label", re.compile(r"^\d of 4 columns built$"))
    expect(page.locator(".actions .primary")).to_have_text("End turn")
    assert builder.complaints == []
    builder.context.close()
