"""Pagoda in a real browser: cards and sites in any order, sets of cards, abilities, undo; mouse, touch and keys."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from support.pagoda_page import Builder
from support.running_server import RunningServer
from support.visitor import AXE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def builder(browser: Browser, server: RunningServer) -> Iterator[Builder]:
    one = Builder(browser, server)
    yield one
    one.context.close()


def test_a_whole_game_is_played_by_mouse_and_played_again(builder: Builder) -> None:
    builder.sit_down()
    builder.play_to_the_end()
    page = builder.page
    expect(page.locator(".headline h1")).to_have_text(re.compile("win|draw"))
    expect(page.locator(".ladder tr")).to_have_count(2)
    expect(page.locator(".skyline .ground")).to_have_count(6)
    expect(page.locator(".proof")).to_contain_text("fixed before the first move")
    page.locator(".result .actions .btn.primary").click()
    builder.my_turn()
    expect(page.locator(".site")).to_have_count(6)
    assert builder.complaints == []


@pytest.mark.soak
def test_a_whole_game_is_played_by_touch(browser: Browser, server: RunningServer) -> None:
    builder = Builder(browser, server, phone=True)
    builder.sit_down()
    builder.play_to_the_end(tap=True)
    expect(builder.page.locator(".headline h1")).to_have_text(re.compile("win|draw"))
    assert builder.complaints == []
    builder.context.close()


@pytest.mark.soak
def test_a_whole_game_is_played_by_keys_alone(builder: Builder) -> None:
    builder.play_now_by_key("pagoda")
    builder.play_to_the_end(keys=True)
    expect(builder.page.locator(".headline h1")).to_have_text(re.compile("win|draw"))
    assert builder.complaints == []


@pytest.mark.soak
def test_a_whole_game_of_two_people_around_one_device(builder: Builder) -> None:
    builder.share_device("pagoda", "Ada", "Bo")
    builder.play_to_the_end()
    expect(builder.page.locator(".headline h1")).to_have_text(re.compile("win|draw"))
    assert builder.complaints == []


@pytest.mark.soak
@pytest.mark.parametrize("options", [("quick",), ("simple",), ("quick", "simple")], ids="-".join)
def test_every_variant_is_chosen_at_the_door_and_played_to_its_end(builder: Builder, options: tuple[str, ...]) -> None:
    builder.sit_down(*options)
    expect(builder.page.locator(".where")).to_contain_text(options[-1] if len(options) == 1 else "quick and simple")
    expect(builder.page.locator(".abilities")).to_have_count(0 if "simple" in options else 2)
    builder.play_to_the_end()
    assert builder.complaints == []


def test_card_then_site_builds_where_the_ghost_stood(builder: Builder) -> None:
    builder.sit_down()
    builder.card(1).click()
    expect(builder.page.locator(".prompt")).to_contain_text("blue card")
    empty = builder.empty_site()
    empty.hover()
    expect(empty.locator(".ghostcol")).to_be_visible()
    expect(empty.locator(".bub")).to_have_text("+1")
    expect(builder.page.locator(".thisturn .maybe")).to_contain_text("Blue column, site")
    empty.click()
    expect(builder.steps()).to_have_count(1)
    expect(empty.locator(".col")).to_have_count(1)


def test_site_then_card_builds_too_and_can_be_taken_back(builder: Builder) -> None:
    builder.sit_down()
    page = builder.page
    empty = builder.empty_site()
    empty.click()
    expect(empty).to_have_attribute("aria-pressed", "true")
    builder.card(3).hover()
    expect(empty.locator(".ghostcol")).to_be_visible()
    builder.card(3).click()
    expect(builder.steps()).to_have_count(1)
    page.get_by_role("button", name="Take back the column").first.click()
    expect(builder.steps()).to_have_count(0)
    expect(page.locator(".thisturn")).to_contain_text("Nothing yet")


def test_four_cards_are_laid_down_for_a_column_of_any_colour(builder: Builder) -> None:
    builder.sit_down()
    page = builder.page
    page.locator("[data-use=alternative]").click()
    empty = builder.empty_site()
    for number in (0, 1, 2, 3):
        builder.card(number).click()
    page.locator(".actions .set").dispatch_event("click")
    expect(page.locator(".whynot")).to_contain_text("site")
    empty.click()
    page.locator(".options.wide").get_by_role("button", name="violet").click()
    expect(empty.locator(".ghostcol .c-violet")).to_be_visible()
    page.locator(".actions .set").click()
    expect(builder.steps()).to_have_count(1)
    expect(page.locator(".cards button.pc")).to_have_count(3)
    page.locator(".end-turn").click()
    builder.my_turn()


def test_impossible_clicks_say_why_and_name_the_rule(builder: Builder) -> None:
    builder.sit_down()
    page = builder.page
    page.locator(".end-turn").dispatch_event("click")
    expect(page.locator(".whynot")).to_contain_text("Rule P-14")
    site = builder.empty_site()
    page.locator(".cards .pc.c-red").first.click()
    site.click()
    expect(builder.steps()).to_have_count(1)
    page.locator(".cards .pc.c-blue").first.click()
    site.click()
    expect(page.locator(".whynot")).to_contain_text(re.compile(r"Rule P-(7|21)"))
    expect(page.locator(".whynot").get_by_role("link")).to_have_attribute(
        "href", re.compile(r"^/rules/pagoda(\?edition=\w+)?#P-\d+$")
    )
    page.get_by_role("button", name=re.compile("^Dragon: no use")).last.click()
    expect(page.locator(".whynot")).to_contain_text(re.compile(r"Rule P-3\d"))


def test_on_a_phone_a_tap_picks_and_a_second_one_builds(browser: Browser, server: RunningServer) -> None:
    builder = Builder(browser, server, phone=True)
    builder.sit_down("quick")
    page = builder.page
    builder.card(2).tap()
    expect(builder.card(2)).to_have_attribute("aria-pressed", "true")  # until then every card's sites are lit
    target = page.locator(".site.legal").last
    target.tap()
    expect(target.locator(".ghostcol")).to_be_visible()
    expect(page.locator(".turnlist .step")).to_have_count(0)
    target.tap()
    expect(page.locator(".turnlist .step")).to_have_count(1)
    builder.fits_a_phone()
    page.get_by_role("button", name="Take back the column").tap()
    expect(page.locator(".turnlist .step")).to_have_count(0)
    page.get_by_role("button", name="Tiles", exact=True).tap()
    expect(page.locator(".supply")).to_be_visible()
    page.get_by_role("button", name="Tiles", exact=True).tap()
    builder.play_on(12, tap=True)  # a whole game is played by mouse
    assert builder.complaints == []
    builder.context.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_beside_a_coach_a_phone_shows_hand_and_buttons(
    browser: Browser, server: RunningServer, width: int, height: int
) -> None:
    builder = Builder(browser, server, phone=True)
    page = builder.page
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{builder.address}/rules/pagoda")
    page.get_by_role("button", name="Play a first game").tap()
    builder.my_turn()
    expect(page.locator(".coach")).to_be_visible()
    hand, buttons = (page.locator(part).bounding_box() for part in (".hand-zone .cards", ".actions"))
    assert hand is not None
    assert buttons is not None
    assert hand["y"] + hand["height"] <= buttons["y"], "no card lies under the buttons"
    assert buttons["y"] + buttons["height"] <= height
    assert page.evaluate("document.documentElement.scrollWidth") == width
    builder.context.close()


def test_keys_alone_pick_build_take_back_and_end(builder: Builder) -> None:
    builder.sit_down()
    page = builder.page
    page.keyboard.press("g")
    expect(page.locator(".pc.picked.c-green")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".pc.picked")).to_have_count(0)
    site = builder.number_of(builder.empty_site())
    page.keyboard.press("r")
    page.keyboard.press(site)
    page.keyboard.press(site)
    expect(builder.steps()).to_have_count(1)
    page.keyboard.press("u")
    expect(builder.steps()).to_have_count(0)
    page.keyboard.press("r")
    page.keyboard.press(site)
    page.keyboard.press("Enter")
    expect(builder.steps()).to_have_count(1)
    page.keyboard.press("e")
    expect(builder.steps()).to_have_count(0)
    builder.my_turn()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("end the turn")


def test_the_other_hand_stays_hidden_and_the_other_turn_is_shown_in_gold(
    browser: Browser, server: RunningServer
) -> None:
    ada, bo = Builder(browser, server), Builder(browser, server, phone=True)
    ada.home()
    ada.page.locator(".pagoda").get_by_role("link", name="Friends").click()
    ada.page.get_by_role("button", name="Open and invite").click()
    expect(ada.page.locator(".linkfield")).to_have_value(re.compile("/table/"))
    bo.page.goto(ada.page.url)
    bo.page.get_by_role("button", name="Sit here").click()
    expect(ada.page.locator(".site")).to_have_count(6)
    expect(bo.page.locator(".site")).to_have_count(6)
    mover, other = (ada, bo) if ada.page.locator(".prompt.mine").count() else (bo, ada)
    mover.card(0).click()
    mover.site(2).click()
    mover.page.locator(".build, .whynot, .site .col").first.wait_for()
    if mover.page.locator(".build").count():
        mover.page.locator(".build").click()
    expect(other.page.locator(".halo")).to_have_count(1)
    expect(other.page.locator(".byline")).to_have_count(1)
    expect(other.page.locator(".them .hidden-hand .back")).to_have_count(2)
    assert ada.complaints == bo.complaints == []
    ada.context.close()
    bo.context.close()


def test_who_only_watches_sees_no_hand_and_cannot_build(
    browser: Browser, server: RunningServer, builder: Builder
) -> None:
    builder.sit_down()
    watcher = Builder(browser, server)
    watcher.page.goto(builder.page.url)
    expect(watcher.page.locator(".prompt")).to_contain_text("You are watching.")
    expect(watcher.page.locator(".hidden-hand .back")).to_have_count(4)
    expect(watcher.page.locator(".cards")).to_have_count(0)
    watcher.site(3).click()
    expect(watcher.page.locator(".whynot")).to_contain_text("only its players can move")
    watcher.context.close()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_word_on_the_page_is_worded(builder: Builder, language: str) -> None:
    builder.home()
    page = builder.page
    page.locator(f".switch button[lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(".pagoda .go .btn.primary").click()
    builder.my_turn()
    page.keyboard.press("b")
    page.keyboard.press(builder.number_of(builder.empty_site()))
    page.keyboard.press("Enter")
    expect(builder.steps()).to_have_count(1)
    page.keyboard.press("v")
    unworded = r"\b(?:page|pagoda|table)-[a-z-]+|\{\s*\$|\bundefined\b|\bNaN\b"
    assert re.findall(unworded, builder.read_all()) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing(browser: Browser, server: RunningServer, phone: bool) -> None:
    if not AXE.exists():
        pytest.skip("MISSING on this machine: axe-core (npm packages)")
    builder = Builder(browser, server, phone=phone, bypass_csp=True)
    builder.sit_down("quick")
    found = [builder.problems()]
    builder.page.keyboard.press("y")
    builder.page.keyboard.press(builder.number_of(builder.empty_site()))
    found.append(builder.problems())
    builder.resign()
    found.append(builder.problems())
    assert found == [[], [], []]
    builder.context.close()
