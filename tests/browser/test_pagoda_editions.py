"""Corrected editions of Pagoda in a real browser: sites, columns, uses, prices and words are those of the edition."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from support.pagoda_editions import text_of
from support.pagoda_page import Builder
from support.running_server import RunningServer

# Two people at this device, from a position of an edition.
OPEN = """async ([map, position]) => {
    const headers = { 'content-type': 'application/json' };
    const seats = [{ kind: 'human', name: 'Ada' }, { kind: 'human', name: 'Ben' }];
    const body = JSON.stringify({ game: 'pagoda', seats, map, position });
    return (await (await fetch('/api/v1/tables', { method: 'POST', headers, body })).json()).table;
}"""
LARGE = (
    "edition=large s1=R6[RB]B6[BG]G6[GV]V4 s2=Y6[YY]Y5 s3=B6 s4=G2 s6=V6[VR]R6[RG]G6[GB]B6 s8=R5 "
    "T0=RRBBGY H0=VYR T1=RBGYVV H1=RBG m0=R3B2G1V3 m1=Y2 score=41:37 turn=0"
)
EIGHTEEN = "edition=eighteen s1=R4[RY]Y4[YB]B4[BG]G4 s2=Y4 T0=GGRRV H0=YY T1=RBGYV H1=RB m0=G2 turn=0"
# The second completed site brings the end, and its roof can be paid.
NEARLY_OVER = "edition=low s1=R3[RB]B3[BG]G3[GV]^ s2=Y3[YR]R3[RG]G3 s3=B1 T0=RBGYV H0=RB T1=GBBVV H1=YY turn=1 start=1"
EDITIONS = ("eighteen", "low", "large")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("editions")
    files = [folder / f"{name}.toml" for name in EDITIONS]
    for file in files:
        file.write_text(text_of(file.stem), "utf-8")
    running = RunningServer(tmp_path_factory.mktemp("data"), files)
    yield running
    running.stop()


@pytest.fixture(params=["desktop", "phone"])
def builder(request: pytest.FixtureRequest, browser: Browser, server: RunningServer) -> Iterator[Builder]:
    one = Builder(browser, server, phone=request.param == "phone")
    yield one
    one.context.close()


def sit_at(builder: Builder, edition: str, position: str) -> Page:
    builder.home()
    page = builder.page
    page.goto(f"{builder.address}/table/{page.evaluate(OPEN, [edition, position])}")
    builder.lift_curtain()
    expect(page.locator(".site").first).to_be_visible()
    return page


def picture(page: Page, name: str) -> None:
    """For the eye: kept where the environment asks for it."""
    folder = os.environ.get("LAMPION_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}-{page.viewport_size and page.viewport_size['width']}.png")


def test_the_largest_edition_is_drawn_with_all_its_sites_and_columns(builder: Builder) -> None:
    page = sit_at(builder, "large", LARGE)
    picture(page, "large")
    expect(page.locator(".site")).to_have_count(8)
    expect(builder.site(1).locator(".col")).to_have_count(22)
    expect(builder.site(5).locator(".socket")).to_have_count(6)
    expect(page.locator(".abilities").first.locator(".ability").first.locator(".uses i")).to_have_count(3)
    expect(page.locator(".built i")).to_have_count(5)
    inside = (
        "sites => sites.every(one => { const box = one.getBoundingClientRect(); return box.right <= innerWidth + 1; })"
    )
    assert page.locator(".site").evaluate_all(inside), "all sites are on the screen"
    plates = """plates => plates.every((one, at) => at === 0 ||
        one.getBoundingClientRect().left >= plates[at - 1].getBoundingClientRect().right - 1)"""
    assert page.locator(".plate").evaluate_all(plates), "no plate covers another"
    page.keyboard.press("8")
    expect(builder.site(8)).to_have_attribute("aria-pressed", "true")
    assert builder.complaints == []


def test_words_of_the_table_have_the_numbers_of_the_edition(builder: Builder) -> None:
    page = sit_at(builder, "large", LARGE)
    lantern = page.locator("[data-at='ability:lantern']")
    assert "up to 7 columns this turn instead of 5" in (lantern.get_attribute("title") or "")
    page.keyboard.press("?")
    if page.locator(".keylist").count():
        expect(page.locator(".keylist")).to_contain_text("1–8")
        page.keyboard.press("Escape")
    page.evaluate("document.querySelector('.tabs button:last-child').click()")
    rules = page.locator(".rules-panel, .rules").first
    expect(rules).to_contain_text("6 columns of one colour make a floor")
    expect(rules).to_contain_text("2, 0, 5, 9")
    expect(rules).to_contain_text("fill your table cards to 6 and your hand to 3")
    expect(rules).to_contain_text("5 of them bring the last turns")
    picture(page, "large-rules")
    link = page.locator(".rules-all a").first.get_attribute("href") or ""
    page.goto(builder.address + link)
    expect(page.locator(".rules-page")).to_contain_text("There are 75 cards, 15 of each colour")
    expect(page.locator(".rules-page")).to_contain_text("up to 7 columns this turn")
    assert builder.complaints == []


def test_a_corrected_spire_is_seen_among_the_tiles_and_paid(builder: Builder) -> None:
    page = sit_at(builder, "eighteen", EIGHTEEN)
    if builder.phone:
        page.get_by_role("button", name="Tiles").click()
    expect(page.locator(".supply .spire-of").first).to_be_visible()
    expect(page.locator(".supplies h2 .end")).to_have_text("15 of 18")
    picture(page, "eighteen-tiles")
    if builder.phone:
        page.get_by_role("button", name="Tiles").click()
    builder.site(1).click()
    picture(page, "eighteen-roof")
    choices = page.locator(".options:visible .option")
    expect(choices.first).to_be_visible()
    labels = choices.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert all(label.startswith("green tile (") and label.endswith(" spire)") for label in labels), labels
    assert builder.complaints == []


def test_a_game_of_a_smaller_edition_is_played_to_its_end_by_clicking(browser: Browser, server: RunningServer) -> None:
    builder = Builder(browser, server)
    page = sit_at(builder, "low", NEARLY_OVER)
    expect(page.locator(".site")).to_have_count(4)
    builder.play_to_the_end()
    expect(page.locator(".skyline .ground")).to_have_count(4)
    picture(page, "low-over")
    assert builder.complaints == []
    builder.context.close()
