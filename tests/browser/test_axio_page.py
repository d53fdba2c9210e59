"""AXIO in a real browser: by mouse, touch and keys, on one device, with a friend; no click goes unanswered."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from support.axio_page import Player
from support.running_server import RunningServer
from support.visitor import AXE

MOST_TILES = 36


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def visitor(browser: Browser, server: RunningServer) -> Iterator[Player]:
    one = Player(browser, server)
    yield one
    one.context.close()


def test_a_whole_game_is_played_by_mouse_and_played_again(visitor: Player) -> None:
    visitor.play_now("axio")
    page = visitor.page
    for _ in range(MOST_TILES):
        if visitor.over():
            break
        before = visitor.tiles()
        page.mouse.click(*visitor.take_advice())
        expect(page.locator(".log h2 .end, .ended").first).not_to_have_text(re.compile(rf"^{before}\b"))
        visitor.draw()
        visitor.my_turn()
    expect(page.locator(".headline h1")).to_have_text(re.compile("win"))
    expect(page.locator(".ladder tr")).to_have_count(3)
    expect(page.locator(".proof")).to_contain_text("fixed before the first move")
    page.locator(".result .actions .btn.primary").click()
    visitor.my_turn()
    assert visitor.complaints == []


def test_a_whole_game_is_played_by_keys_alone(visitor: Player) -> None:
    """From home to the result without touching mouse or screen."""
    visitor.play_now_by_key("axio")
    page = visitor.page
    for _ in range(MOST_TILES):
        if visitor.over():
            break
        visitor.place_by_key()
        expect(page.locator(".btn.draw")).to_have_count(0)  # one press ends the turn
        visitor.my_turn()
    expect(page.locator(".headline h1")).to_be_visible()
    assert visitor.complaints == []


@pytest.mark.soak
def test_a_whole_game_is_played_by_touch(browser: Browser, server: RunningServer) -> None:
    visitor = Player(browser, server, phone=True)
    visitor.play_now("axio")
    page = visitor.page
    for _ in range(MOST_TILES):
        if visitor.over():
            break
        page.locator(".bulb").tap()
        expect(page.locator(".ghost:not(.no)")).to_be_visible()
        before = visitor.tiles()
        page.locator(".btn.ends").tap()
        expect(page.locator(".log h2 .end, .ended").first).not_to_have_text(re.compile(rf"^{before}\b"))
        expect(page.locator(".btn.draw")).to_have_count(0)  # one press ends the turn
        visitor.my_turn()
    expect(page.locator(".headline h1")).to_be_visible()
    assert visitor.complaints == []
    visitor.context.close()


def test_a_tap_moves_the_ghost_and_one_press_ends_the_turn(browser: Browser, server: RunningServer) -> None:
    visitor = Player(browser, server, phone=True)
    visitor.play_now("axio")
    page = visitor.page
    before = visitor.tiles()
    page.touchscreen.tap(*visitor.take_advice())
    expect(page.locator(".ghost:not(.no)")).to_be_visible()
    expect(page.locator(".btn.draw")).to_have_count(0)
    expect(page.locator(".btn.ends")).to_have_text("Place & draw")
    page.locator(".btn.ends").tap()
    expect(page.locator(".log h2 .end")).to_have_text(re.compile(rf"^{before + 2}\b"))  # the bot has played, too
    visitor.my_turn()
    assert page.locator(".rtile:not(.slot)").count() == 5
    visitor.fits_a_phone()
    assert visitor.complaints == []
    visitor.context.close()


def test_a_click_places_and_is_taken_back_until_one_press_ends_the_turn(visitor: Player) -> None:
    visitor.play_now("axio")
    page = visitor.page
    before = visitor.tiles()
    page.mouse.click(*visitor.take_advice())
    expect(page.locator(".btn.draw")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".log h2 .end")).to_have_text(re.compile(rf"^{before}\b"))
    page.mouse.click(*visitor.take_advice())
    page.locator(".btn.draw").click()
    expect(page.locator(".log h2 .end")).to_have_text(re.compile(rf"^{before + 2}\b"))
    visitor.my_turn()


def test_the_main_button_does_what_a_hint_says(visitor: Player) -> None:
    visitor.play_now("axio")
    page = visitor.page
    before = visitor.tiles()
    expect(page.locator(".btn.ends")).to_be_hidden()  # who has a mouse clicks where it goes
    bulb = page.locator(".bulb").bounding_box()
    visitor.take_advice()
    assert page.locator(".bulb").bounding_box() == bulb, "nothing moves under the pointer"
    page.locator(".btn.ends").click()
    expect(page.locator(".log h2 .end")).to_have_text(re.compile(rf"^{before + 2}\b"))


def test_keys_alone_end_the_turn(visitor: Player) -> None:
    visitor.play_now("axio")
    page = visitor.page
    before = visitor.tiles()
    page.keyboard.press("2")
    expect(page.locator(".rtile").nth(1)).to_have_attribute("aria-selected", "true")
    visitor.place_by_key()
    expect(page.locator(".log h2 .end")).to_have_text(re.compile(rf"^{before + 2}\b"))
    visitor.my_turn()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("place and draw")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_gold_and_dots_are_explained_where_they_are_seen(browser: Browser, server: RunningServer, size: str) -> None:
    visitor = Player(browser, server, phone=size == "phone")
    visitor.play_now("axio")
    legend = visitor.page.locator(".legend:visible")
    expect(legend).to_have_count(1)
    expect(legend).to_contain_text("gold: your lowest colour counts")
    expect(legend).to_contain_text("dot: cell you may use")  # the first tile may not lie everywhere
    visitor.place_by_key()
    visitor.my_turn()
    expect(legend).to_contain_text("gold")
    expect(legend).not_to_contain_text("dot")
    visitor.context.close()


HIDDEN_TILES = """() => {
    const edge = document.querySelector(".actions").getBoundingClientRect().top;
    return [...document.querySelectorAll(".rtile")].filter((one) => one.getBoundingClientRect().bottom > edge).length;
}"""
OFF_CENTRE = """() => {
    const { left, right } = document.querySelector(".board").getBoundingClientRect();
    return Math.max(Math.abs(left + right - innerWidth), -left);
}"""


@pytest.mark.parametrize(
    "size", [(390, 844), (393, 760), (412, 780), (430, 740), (447, 844), (540, 900), (760, 1024)], ids=str
)
def test_ones_tiles_are_in_sight_on_any_phone(browser: Browser, server: RunningServer, size: tuple[int, int]) -> None:
    """Wide, low ones too, such as large phones whose browser keeps its bars."""
    visitor = Player(browser, server, phone=True)
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.play_now("axio")
    assert visitor.page.evaluate(HIDDEN_TILES) == 0
    assert visitor.page.evaluate(OFF_CENTRE) < 2
    visitor.page.goto(f"{visitor.address}/learn/axio/place")
    expect(visitor.page.locator(".lesson .board")).to_be_visible()
    assert visitor.page.evaluate(OFF_CENTRE) < 2, "in a lesson too"
    visitor.context.close()


def test_a_question_that_the_table_outran_is_asked_again_and_nobody_complains(visitor: Player) -> None:
    """The seat is played from elsewhere while a hint, and then previews, are on their way."""
    visitor.play_now("axio")
    page = visitor.page
    table = f"{visitor.address}/api/v1/tables/{page.url.rsplit('/', 1)[1]}"
    outran: list[str] = []

    def play_first(route: Route) -> None:
        seen = page.request.get(table).json()
        if not outran:
            move = {"do": "move", "code": seen["legal"][0]["code"]}
            order = {
                "key": f"elsewhere-{seen['version']}",
                "version": seen["version"],
                "seat": seen["seat"],
                "command": move,
            }
            assert page.request.post(f"{table}/commands", data=order).ok
        outran.append(route.request.url)
        route.continue_()

    page.route("**/hint", play_first)
    page.locator(".bulb").click()
    expect(page.locator(".btn.draw")).to_be_visible()
    expect(page.locator(".whynot")).to_be_visible()
    assert len(outran) == 2, "asked again for what was there then"
    page.unroute("**/hint")
    outran.clear()
    page.route("**/previews", play_first)
    with page.expect_response("**/previews") as previews:
        page.keyboard.press("u")
    assert previews.value.status == 204
    expect(page.locator(".btn.draw")).to_be_visible()
    assert visitor.complaints == []


def test_an_impossible_place_and_a_disabled_button_say_why_and_name_the_rule(visitor: Player) -> None:
    visitor.play_now("axio")
    page = visitor.page
    printed = page.locator(".axio-board .printed rect").nth(4).bounding_box()
    assert printed is not None
    page.mouse.click(printed["x"] + printed["width"] / 2, printed["y"] + printed["height"] / 2)
    bubble = page.locator(".whynot")
    expect(bubble).to_contain_text(re.compile(r"Rule A-\d+"))
    expect(bubble.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules/axio(\?edition=\w+)?#A-\d+$"))
    page.get_by_role("button", name="Swap all your tiles").dispatch_event("click")
    expect(bubble).to_contain_text("Rule A-8")


def test_on_one_device_a_curtain_falls_between_two_people(visitor: Player) -> None:
    visitor.share_device("axio", "Ada", "Bo")
    page = visitor.page
    passed = []
    for _ in range(3):
        called = page.locator(".veil.solid h2")
        expect(called).to_be_visible()
        passed.append(called.inner_text())
        page.locator(".veil.solid .btn.primary").click()
        visitor.my_turn()
        visitor.place_by_key()
        expect(called).not_to_have_text(passed[-1])
    assert sorted(set(passed)) == ["Pass the device to Ada.", "Pass the device to Bo."]
    assert passed[0] == passed[2] != passed[1]


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("people", [2, 3, 4])
def test_a_whole_game_of_people_around_one_device(visitor: Player, people: int) -> None:
    visitor.share_device("axio", *("Ada", "Bo", "Cleo", "Dan")[:people])
    page = visitor.page
    for _ in range(people * MOST_TILES):  # the board grows with the company
        visitor.lift_curtain()
        if visitor.over():
            break
        visitor.place_by_key()
    expect(page.locator(".headline h1")).to_be_visible()
    expect(page.locator(".ladder tr:not(.rel)")).to_have_count(people)
    assert visitor.complaints == []


def test_a_friend_takes_the_free_seat_and_both_see_the_same_moves(browser: Browser, server: RunningServer) -> None:
    ada, bo = Player(browser, server), Player(browser, server, phone=True)
    ada.home()
    ada.page.locator(".game.axio").get_by_role("link", name="Friends").click()
    ada.page.get_by_role("button", name="Open and invite").click()
    expect(ada.page.locator(".linkfield")).to_have_value(re.compile("/table/"))
    bo.page.goto(ada.page.url)
    bo.page.get_by_role("button", name="Sit here").click()
    expect(ada.page.locator(".axio-board")).to_be_visible()
    expect(bo.page.locator(".axio-board")).to_be_visible()
    mover = ada if ada.page.locator(".prompt.mine").count() else bo
    other = bo if mover is ada else ada
    mover.place_by_key()
    expect(other.page.locator(".domino.last")).to_have_count(1)
    expect(other.page.locator(".rack .rtile")).to_have_count(5)
    assert ada.complaints == bo.complaints == []
    ada.context.close()
    bo.context.close()


def test_who_only_watches_sees_no_rack_and_cannot_move(
    browser: Browser, server: RunningServer, visitor: Player
) -> None:
    visitor.play_now("axio")
    watcher = Player(browser, server)
    watcher.page.goto(visitor.page.url)
    expect(watcher.page.locator(".prompt")).to_contain_text("You are watching.")
    expect(watcher.page.locator(".rack")).to_have_count(0)
    watcher.page.locator(".pointing").click()
    expect(watcher.page.locator(".whynot")).to_contain_text("only its players can move")
    watcher.context.close()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_word_on_the_page_is_worded(visitor: Player, language: str) -> None:
    visitor.home()
    page = visitor.page
    page.locator(f".switch button[lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(".axio .go .btn.primary").click()
    visitor.my_turn()
    visitor.place_by_key()
    assert re.findall(r"\b(?:page|axio|table)-[a-z-]+", visitor.read_all()) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing(browser: Browser, server: RunningServer, phone: bool) -> None:
    if not AXE.exists():
        pytest.skip("MISSING on this machine: axe-core (npm packages)")
    visitor = Player(browser, server, phone=phone, bypass_csp=True)
    visitor.home()
    found = [visitor.problems()]
    visitor.play_now("axio")
    visitor.page.keyboard.press("ArrowRight")
    found.append(visitor.problems())
    visitor.page.goto(f"{visitor.address}/rules/axio#A-13")
    expect(visitor.page.locator(".told")).to_be_visible()
    found.append(visitor.problems())
    assert found == [[], [], []]
    visitor.context.close()
