"""Way of the Panda in a real browser: a whole game by mouse, touch and keys; every press gets an answer."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from support.panda_traveller import Traveller, take_row, to_the_whole_turn
from support.running_server import RunningServer
from support.visitor import AXE, PHONE

BUILDER = (  # white's governor has the guards for a market where he stands
    "seats=2 round=3 turn=w order=wy ap=4:yw vp=9,12 white.heroes=d2,b1,b3 white.strength=2,1,1 yellow.heroes=d1,c1,b2 "
    "c1=pagoda c2=market d2=gate b3=gate c3=pagoda b1-b2=w b1-c1=y b1-N2=w row=C3,C4,C1"
)
MOST_DECISIONS = 300
PLAYED_IN_EARNEST = 45  # then we pass, so that the bot ends the game
WHOLE_GAME = 3600  # seconds: every decision of it is a hint that a strong bot thinks about

OFFERED = ".mapbox .hit.offered"

ISLANDS = Path(__file__).resolve().parents[1] / "rules" / "panda" / "maps" / "islands.toml"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def traveller(browser: Browser, server: RunningServer) -> Iterator[Traveller]:
    one = Traveller(browser, server)
    yield one
    one.context.close()


def place_guard(page: Page) -> None:
    """On the first path that is offered: chosen on the map, then confirmed."""
    page.locator(OFFERED).first.click(force=True)
    page.locator('[data-target="confirm"]').click()


def test_a_whole_game_is_played_by_pressing_what_is_highlighted(traveller: Traveller) -> None:
    traveller.table()
    page = traveller.page
    for decision in range(MOST_DECISIONS):
        if traveller.over():
            break
        traveller.begin_round()
        passing = page.locator('.prompt [data-target="answer:pass"]')
        if decision > PLAYED_IN_EARNEST and passing.count():
            before = traveller.version()
            passing.click()
            traveller.decided(before)
        else:
            traveller.follow_advice()
    expect(page.locator(".headline h1")).to_be_visible()
    expect(page.locator(".sums tbody tr")).to_have_count(2)
    expect(page.locator(".finalbox .village, .finalbox .city")).to_have_count(16)
    expect(page.locator(".story:visible .growth:not(.under)")).to_have_count(2)
    assert traveller.complaints == []


@pytest.mark.soak
@pytest.mark.timeout(WHOLE_GAME)
@pytest.mark.parametrize(
    ("people", "bots", "master"), [(2, 0, False), (1, 2, True), (3, 0, True), (1, 3, False), (4, 0, True)]
)
def test_a_whole_game_of_any_size(traveller: Traveller, people: int, bots: int, master: bool) -> None:
    traveller.table(people=people, bots=bots, master=master)
    for _ in range(MOST_DECISIONS * (people + bots)):
        if traveller.over():
            break
        traveller.follow_advice()
    expect(traveller.page.locator(".headline h1")).to_be_visible()
    expect(traveller.page.locator(".sums tbody tr")).to_have_count(people + bots)
    assert traveller.complaints == []


@pytest.mark.soak
@pytest.mark.timeout(WHOLE_GAME)
def test_a_whole_game_is_played_by_touch(browser: Browser, server: RunningServer) -> None:
    traveller = Traveller(browser, server, phone=True)
    traveller.table()
    for _ in range(MOST_DECISIONS):
        if traveller.over():
            break
        traveller.follow_advice()
    expect(traveller.page.locator(".headline h1")).to_be_visible()
    expect(traveller.page.locator(".sums tbody tr")).to_have_count(2)
    assert traveller.complaints == []
    traveller.context.close()


@pytest.mark.soak
@pytest.mark.timeout(WHOLE_GAME)
def test_a_whole_game_is_played_by_keys_alone(traveller: Traveller) -> None:
    traveller.play_now_by_key("panda")
    for _ in range(MOST_DECISIONS):
        if traveller.over():
            break
        traveller.follow_advice(keys=True)
    expect(traveller.page.locator(".headline h1")).to_be_visible()
    assert traveller.complaints == []


def test_the_table_waits_for_done(traveller: Traveller) -> None:
    traveller.table(people=2, bots=0)
    page, turn = traveller.page, "document.querySelector('.seat.turn .who b').innerText"
    first = page.evaluate(turn)
    place_guard(page)
    expect(page.locator(".prompt")).to_contain_text("Finished? Press “Done”")
    assert page.evaluate(turn) == first, "the other one is not asked yet"
    page.keyboard.press("u")
    expect(page.locator(".prompt .done")).to_have_count(0)
    place_guard(page)
    expect(page.locator(".prompt .done")).to_be_visible()
    page.keyboard.press("d")
    page.wait_for_function(f"(name) => {turn} !== name", arg=first)
    place_guard(page)
    page.get_by_role("button", name="Don’t ask again").click()
    expect(page.locator(".prompt .done")).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()
    asked = page.evaluate(
        """async () => {
            const at = `/api/v1/tables/${location.pathname.split('/').pop()}`;
            const waits = async (seat) => (await (await fetch(`${at}?seat=${seat}`)).json()).settings.wait;
            return [await waits(0), await waits(1)];
        }"""
    )
    assert False in asked, "the table no longer waits for this device"
    assert traveller.complaints == []


def test_a_standing_answer_is_kept(traveller: Traveller) -> None:
    traveller.table()
    page = traveller.page
    for _ in range(2):
        page.locator(".menu > summary").click()
        page.locator(".group > summary").last.click()
        answer = page.get_by_label("If another player’s move lets you choose a tile")
        if answer.input_value() == "":
            answer.select_option("neutral")
            expect(answer).to_have_value("neutral")
            page.reload()
            traveller.my_turn()
    expect(answer).to_have_value("neutral")
    assert traveller.complaints == []


def test_axe_finds_nothing_in_the_result(browser: Browser, server: RunningServer) -> None:
    traveller = Traveller(browser, server, bypass_csp=True)
    traveller.table()
    page = traveller.page
    traveller.resign()
    page.add_script_tag(path=AXE)
    found = page.evaluate("async () => (await axe.run()).violations")
    assert [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]] == []
    traveller.context.close()


def test_where_there_is_more_than_one_map_one_can_choose(browser: Browser, tmp_path: Path) -> None:
    server = RunningServer(tmp_path, [ISLANDS])
    traveller = Traveller(browser, server)
    page = traveller.page
    page.goto(server.address)
    door = page.locator(".game.panda")
    door.get_by_label("Edition").select_option("islands")
    door.locator(".btn.primary").click()
    traveller.my_turn()
    table = page.evaluate("async () => (await fetch(`/api/v1/tables/${location.pathname.split('/').pop()}`)).json()")
    assert table["map"] == "islands"
    assert traveller.complaints == []
    traveller.context.close()
    server.stop()


def test_home_offers_the_game_and_its_master_variant(traveller: Traveller) -> None:
    page = traveller.page
    page.goto(traveller.address)
    door = page.locator(".game.panda")
    door.get_by_label("Master variant").check()
    door.locator(".btn.primary").click()
    traveller.my_turn()
    expect(page.locator(".facts")).to_contain_text("Master")
    assert traveller.complaints == []


def test_a_press_on_what_cannot_be_says_why(traveller: Traveller) -> None:
    traveller.table()
    page = traveller.page
    page.locator('.mapbox [data-at="place:b2"]').click(force=True)
    expect(page.locator(".whynot")).to_contain_text("guard")
    page.keyboard.press("Escape")
    expect(page.locator(".whynot")).to_have_count(0)
    assert traveller.complaints == []


def test_three_ways_lead_into_the_same_turn(traveller: Traveller) -> None:
    traveller.open_table("panda", "valley", BUILDER)
    traveller.show()
    page = traveller.page
    do, back = page.locator('[data-target="do"]'), page.locator('.prompt [data-target="back"]')
    before = traveller.version()
    page.locator('[data-target="want:build"]').click()
    to_the_whole_turn(page)
    expect(page.locator(".plan .no").first).to_have_text("1")
    steps = page.locator(".plan").inner_text()
    page.keyboard.press("Escape")
    hero = page.locator(".my-heroes [data-target^='hero-row']").filter(has_text="Build").first
    hero.click()
    expect(page.locator(".prompt")).to_contain_text("Strength")
    take_row(page, page.locator(".rows .row:not(.off)").filter(has_text="Build").first)
    to_the_whole_turn(page)
    expect(page.locator(".prompt")).to_contain_text("Your whole turn")
    page.keyboard.press("u")
    expect(do).to_have_count(0)
    expect(back).to_be_visible()
    page.keyboard.press("Escape")
    expect(back).to_have_count(0)
    page.keyboard.press("a")
    page.locator(".space.m-offered").first.click()
    expect(page.locator(".prompt")).to_contain_text("space")
    page.locator('.rows [data-target^="option"]:not(.off)').first.click()
    assert traveller.version() == before, "nothing is sent before it is confirmed"
    assert steps
    assert traveller.complaints == []


def test_a_whole_turn_is_one_command_and_one_undo(traveller: Traveller) -> None:
    traveller.table()
    traveller.set_up()
    page = traveller.page
    heroes = ".my-heroes .ht i"
    stood = page.locator(heroes).all_inner_texts()
    page.keyboard.press("1")
    expect(page.locator('[data-target="want:move"]')).to_have_attribute("aria-pressed", "true")
    to_the_whole_turn(page)
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .done, .panel-body.is-question").first).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator('[data-target="want:move"]')).to_be_visible()
    assert page.locator(heroes).all_inner_texts() == stood
    assert traveller.complaints == []


def test_whoever_likes_single_steps_takes_them_from_the_action_board(traveller: Traveller) -> None:
    traveller.table(edition="province")
    traveller.set_up()
    page = traveller.page
    page.keyboard.press("a")
    page.locator('[data-target="space:6"]').click()
    page.locator('[data-target="stepwise"]').click()
    expect(page.locator('.is-question [data-target="option:1"]')).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".prompt")).to_contain_text("What do you want to do?")
    assert traveller.complaints == []


def test_two_people_share_a_device_without_a_curtain(traveller: Traveller) -> None:
    traveller.table(people=2, bots=0)
    page = traveller.page
    first = page.locator(".seat.turn .who b").inner_text()
    place_guard(page)
    page.locator(".prompt .done").click()
    page.wait_for_function("(name) => document.querySelector('.seat.turn .who b').innerText !== name", arg=first)
    expect(page.locator(OFFERED).first).to_be_attached()
    expect(page.locator(".veil")).to_have_count(0)
    assert traveller.complaints == []


def test_on_a_phone_the_first_tap_reads_and_the_second_takes(browser: Browser, server: RunningServer) -> None:
    traveller = Traveller(browser, server, phone=True)
    traveller.table(bots=3, master=True)
    page = traveller.page
    before = traveller.version()
    page.locator(OFFERED).first.tap(force=True)
    expect(page.locator(".actions .confirm")).to_be_visible()
    expect(page.locator(".facts2")).not_to_be_empty()
    assert traveller.version() == before
    page.locator(".actions .confirm").tap()
    traveller.decided(before)
    for view, shown in (("board", ".spaces"), ("clan", ".sheet"), ("turn", ".xian")):
        page.locator(f'[data-view="{view}"]').tap()
        expect(page.locator(f'[data-view="{view}"]')).to_have_attribute("aria-pressed", "true")
        expect(page.locator(shown)).to_be_visible()
        wide, high = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert wide == PHONE["width"]
        assert high <= PHONE["height"] + 1, "the whole table fits a phone"
        small = page.evaluate(
            """[...document.querySelectorAll('button, a, summary')].filter((one) => one.offsetParent)
               .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
               .filter(([, box]) => box.width < 44 || box.height < 44).map(([what]) => what)"""
        )
        assert small == []
    map_box = page.locator(".xian").bounding_box()
    assert map_box is not None
    assert map_box["width"] > 340, "the map is no postage stamp"
    assert traveller.complaints == []
    traveller.context.close()


def test_on_a_phone_advice_covers_no_button_and_a_tap_closes_it(browser: Browser, server: RunningServer) -> None:
    traveller = Traveller(browser, server, phone=True)
    traveller.table()
    page = traveller.page
    page.locator(".bulb").tap()
    advice = page.locator(".whynot")
    expect(advice).to_be_visible()
    said, asked = advice.bounding_box(), page.locator(".prompt").bounding_box()
    assert said is not None
    assert asked is not None
    assert said["y"] + said["height"] <= asked["y"], "the question and its buttons stay in sight"
    before = traveller.version()
    advice.tap()
    expect(advice).to_have_count(0)
    assert traveller.version() == before
    assert traveller.complaints == []
    traveller.context.close()


@pytest.mark.parametrize(
    ("phone", "dark"),
    [(True, False), (False, True), *(pytest.param(same, same, marks=pytest.mark.soak) for same in (False, True))],
)
def test_axe_finds_nothing(browser: Browser, server: RunningServer, phone: bool, dark: bool) -> None:
    traveller = Traveller(browser, server, phone=phone, bypass_csp=True)
    traveller.page.emulate_media(color_scheme="dark" if dark else "light")
    traveller.table(bots=3, master=True)
    traveller.page.add_script_tag(path=AXE)
    for view in ("board", "clan", "turn"):
        traveller.press(traveller.page.locator(f'[data-view="{view}"]'))
        expect(traveller.page.locator(f'[data-view="{view}"]')).to_have_attribute("aria-pressed", "true")
        found = traveller.page.evaluate("async () => (await axe.run()).violations")
        told = [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]
        assert told == []
    traveller.context.close()
