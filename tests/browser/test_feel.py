"""How playing feels: moves are seen one by one and can be skipped, things are dragged, a refusal shows its reason."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from support.running_server import RunningServer
from support.visitor import Visitor

NOTE_ANIMATIONS = """window.travelled = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.travelled.push(this.getAttribute('data-piece') ?? this.className);
  return animate.apply(this, how);
};"""
NOTHING_TRAVELS = """() => document.getAnimations()
    .every((one) => one.constructor.name !== 'Animation' || one.playState === 'finished')"""
# A table of Way of the Panda that a hint plays on, or what is preferred, until a decision of this kind is ours.
UNTIL_A_HERO_MAY = """async ([kind, preferred]) => {
  const ask = async (path, body) => (await fetch(`/api/v1/tables${path}`, body
    && {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json();
  const seats = [{kind: 'human', name: 'Ada'}, {kind: 'bot', level: 'greedy'}];
  const wish = {game: 'panda', seats, options: {}, map: 'province', start: 0, contribution: '00'.repeat(16)};
  const {table} = await ask('', wish);
  for (;;) {
    const {seat, version, legal, waits, over} = await ask(`/${table}?since=999999`);
    if (over) throw new Error(`no hero may ${kind}`);
    if (legal?.some(({parts}) => parts.kind === kind && parts.place)) return table;
    const liked = legal?.find(({notation}) => preferred.some((one) => notation.startsWith(one)));
    const move = legal && {do: 'move', code: (liked ?? legal[0]).code};
    const command = waits?.seat === seat ? {do: 'done'} : move;
    if (command) await ask(`/${table}/commands`, {key: crypto.randomUUID(), version, seat, command});
    else await new Promise((next) => setTimeout(next, 50));
  }
}"""
ABOVE_FINGER = 34  # a thing that is carried lies above the finger


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def visitor(browser: Browser, server: RunningServer) -> Iterator[Visitor]:
    one = Visitor(browser, server)
    yield one
    one.context.close()


class Hand:
    """Somebody who drags, by mouse or with a finger on a big touch screen."""

    def __init__(self, visitor: Visitor, by: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._pull = drag if by == "mouse" else drag_by_finger

    def drag(self, thing: Locator, to: Locator | tuple[float, float]) -> None:
        self._pull(self.page, thing, to)


@pytest.fixture(params=["mouse", "finger"])
def hand(request: pytest.FixtureRequest, browser: Browser, server: RunningServer) -> Iterator[Hand]:
    one = Visitor(browser, server, touch=request.param == "finger")
    yield Hand(one, request.param)
    assert one.complaints == []
    one.context.close()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, to: Locator | tuple[float, float]) -> None:
    """By mouse; where to is looked up once the thing is in the air."""
    x, y = middle(thing)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y - 12)
    page.mouse.move(*(to if isinstance(to, tuple) else middle(to)), steps=4)
    page.mouse.up()


def drag_by_finger(page: Page, thing: Locator, to: Locator | tuple[float, float]) -> None:
    """The same with one finger."""
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = middle(thing)
    touch("touchStart", x, y)
    touch("touchMove", x + 6, y - 16)
    touch("touchMove", x + 8, y - 24)
    goal = to if isinstance(to, tuple) else middle(to)
    touch("touchMove", goal[0], goal[1] + ABOVE_FINGER - 4)
    touch("touchMove", goal[0], goal[1] + ABOVE_FINGER)
    touch("touchEnd")


def advised(page: Page) -> tuple[float, float]:
    """Where the ghost of AXIO's hint lies: near the end of its first half, so that it stays there."""
    page.locator(".bulb").click()
    ghost = page.locator(".ghost:not(.no) .face-of")
    expect(ghost).to_be_visible()
    box = ghost.bounding_box()
    assert box is not None
    level = box["width"] > box["height"]
    return box["x"] + box["width"] * (0.45 if level else 0.5), box["y"] + box["height"] * (0.5 if level else 0.45)


# ---- motion


def test_a_tile_travels_to_its_place_and_lies_still_there(browser: Browser, server: RunningServer) -> None:
    visitor = Visitor(browser, server, pace="normal")
    visitor.context.add_init_script(NOTE_ANIMATIONS)
    visitor.play_now("axio")
    page = visitor.page
    page.mouse.click(*advised(page))
    expect(page.locator(".btn.draw")).to_be_visible()
    laid = page.locator("[data-piece^=laid-]").last
    page.wait_for_function("window.travelled.some((piece) => piece.startsWith('laid-'))")
    page.wait_for_function(NOTHING_TRAVELS)
    expect(page.locator(".flying, .carried")).to_have_count(0)
    where = middle(laid)
    page.wait_for_timeout(120)
    assert middle(laid) == where
    assert any("flying" in one for one in page.evaluate("window.travelled")), "points fly to the score"
    assert visitor.complaints == []
    visitor.context.close()


def test_nothing_travels_where_the_system_asks_for_calm(browser: Browser, server: RunningServer) -> None:
    visitor = Visitor(browser, server, pace=None, reduced_motion="reduce")
    visitor.context.add_init_script(NOTE_ANIMATIONS)
    visitor.play_now("axio")
    page = visitor.page
    page.mouse.click(*advised(page))
    page.locator(".btn.draw").click()
    expect(page.locator(".domino.last")).to_have_count(1)
    assert page.evaluate("window.travelled") == []
    visitor.context.close()


def test_moves_of_others_are_told_one_by_one_and_a_tap_goes_on(browser: Browser, server: RunningServer) -> None:
    visitor = Visitor(browser, server, pace="normal")
    visitor.play_now("pagoda")
    page = visitor.page
    expect(page.locator(".prompt.mine:not(.news)")).to_be_visible()
    card = page.locator(".cards button.pc").first
    drag(page, card, page.locator(".site.glows").first)
    page.locator(".end-turn:not([aria-disabled=true])").click()
    told = page.locator(".prompt.news:not(.mine)")
    expect(told).to_contain_text("Mika")
    first = told.inner_text()
    expect(told).not_to_have_text(first)
    page.locator(".board").click(position={"x": 20, "y": 20})
    expect(page.locator(".prompt.mine:not(.news)")).to_be_visible()
    expect(page.locator(".prompt .lately")).to_contain_text("Mika")
    expect(page.locator(".site.picked")).to_have_count(0)
    assert visitor.complaints == []
    visitor.context.close()


def test_pace_and_sounds_are_kept_as_chosen(visitor: Visitor) -> None:
    visitor.play_now("axio")
    page = visitor.page
    sheet = page.get_by_role("dialog")

    def open_settings() -> None:
        page.locator(".menu > summary").click()
        page.get_by_role("button", name="Settings").click()

    open_settings()
    expect(sheet.get_by_label("Sounds")).not_to_be_checked()
    sheet.get_by_label("Sounds").check()
    sheet.get_by_role("button", name="Quick").click()
    page.reload()
    visitor.my_turn()
    open_settings()
    expect(sheet.get_by_label("Sounds")).to_be_checked()
    expect(sheet.get_by_role("button", name="Quick")).to_have_attribute("aria-pressed", "true")
    assert visitor.complaints == []


# ---- drag


def test_a_tile_is_dragged_to_the_board(hand: Hand) -> None:
    hand.visitor.play_now("axio")
    goal = advised(hand.page)
    before = hand.page.locator("[data-piece^=laid-]").count()
    hand.drag(hand.page.locator(".rtile.picked"), goal)
    expect(hand.page.locator("[data-piece^=laid-]")).to_have_count(before + 1)
    expect(hand.page.locator(".btn.draw")).to_be_visible()


def test_a_card_is_dragged_to_a_site(hand: Hand) -> None:
    hand.visitor.play_now("pagoda")
    free = hand.page.locator(".site:not([class*=c-])").last.get_attribute("data-site")
    hand.drag(hand.page.locator(".cards button.pc").first, hand.page.locator(f"[data-site={free}]"))
    expect(hand.page.locator(".thisturn li[title]")).to_have_count(1)
    expect(hand.page.locator(f"[data-piece^=column-{free}-]")).to_have_count(1)


def test_a_guard_is_dragged_to_a_path(hand: Hand) -> None:
    hand.visitor.play_now("panda")
    hand.page.keyboard.press("c")
    target = hand.page.locator(".hit.offered[data-target^='path:']").nth(4)
    path = (target.get_attribute("data-target") or "").removeprefix("path:")
    hand.drag(hand.page.locator(".clanpane [data-drag=guard] svg"), target)
    expect(hand.page.locator(f"[data-piece^='guard-{path}-']")).to_have_count(1)


def test_a_hero_is_dragged_along_his_road(hand: Hand) -> None:
    hand.visitor.home()
    hand.page.goto(f"{hand.visitor.address}/table/{hand.page.evaluate(UNTIL_A_HERO_MAY, ['move', []])}")
    hero = hand.page.locator(".hero.acting use")
    expect(hero).to_be_visible()
    target = hand.page.locator(".hit.offered[data-target^='place:']").first
    version = hand.page.locator(".mapbox").get_attribute("data-version") or ""
    hand.drag(hero, target)
    expect(hand.page.locator(".mapbox")).not_to_have_attribute("data-version", version)
    expect(hand.page.locator(".hero.acting .dragging-it")).to_have_count(0)


def test_a_hero_who_vanished_is_dragged_from_the_sheet_to_where_he_appears(visitor: Visitor) -> None:
    page = visitor.page
    visitor.home()
    page.goto(f"{visitor.address}/table/{page.evaluate(UNTIL_A_HERO_MAY, ['appear', ['space 7', 'vanish']])}")
    visitor.my_turn()
    page.keyboard.press("c")
    hero = page.locator(".clanpane [data-drag=hero]").first
    expect(hero).to_be_visible()
    drag(page, hero, page.locator("[data-drop='place:c3']").first)
    expect(page.locator(".hero[data-at^='hero:0-']")).to_have_count(3)
    assert visitor.complaints == []


def test_what_is_dropped_where_it_may_not_lie_goes_back_and_says_why(visitor: Visitor) -> None:
    visitor.play_now("axio")
    page = visitor.page
    printed = page.locator(".axio-board .printed rect").first
    tile = page.locator(".rtile").nth(1)
    where = middle(tile)
    drag(page, tile, printed)
    expect(page.locator(".whynot")).to_contain_text("Rule A-2")
    expect(page.locator(".carried")).to_have_count(0)
    assert abs(middle(tile)[0] - where[0]) < 1, "the tile is on the rack"


# ---- why not?


def test_a_taken_square_flashes(visitor: Visitor) -> None:
    visitor.play_now("axio")
    page = visitor.page
    printed = page.locator(".axio-board .printed rect").nth(4)
    page.mouse.click(*middle(printed))
    ring = page.locator(".flash[data-about^='cell:']").first
    expect(ring).to_be_attached()
    expect(ring).not_to_be_attached()


def test_an_idle_button_flashes_what_is_missing(visitor: Visitor) -> None:
    visitor.play_now("pagoda")
    page = visitor.page
    page.locator(".end-turn").dispatch_event("click")
    expect(page.locator(".whynot")).to_contain_text("Rule P-14")
    expect(page.locator(".flash[data-about='built:columns']")).to_be_attached()
    page.locator(".me .ability").nth(3).click()
    expect(page.locator(".flash[data-about='ability:dragon']")).to_be_attached()


def test_a_path_with_a_rivals_guard_flashes(visitor: Visitor) -> None:
    visitor.play_now("panda")
    page = visitor.page
    theirs = page.locator("[data-piece^='guard-'][data-from$='seat:1']")
    if not theirs.count():  # we began: now the bot places one
        page.locator(".hit.offered[data-target^='path:']").first.click(force=True)
        page.locator("[data-target=confirm]").click()
        page.locator(".btn.done").click()
    expect(theirs.first).to_be_attached()
    visitor.my_turn()
    path = (theirs.first.get_attribute("data-piece") or "").split("-1-")[0].removeprefix("guard-")
    page.locator(f".hit.idle[data-at='path:{path}']").dispatch_event("click")
    expect(page.locator(".whynot")).to_contain_text("Rule W-17")
    expect(page.locator(f".flash[data-about='path:{path}']")).to_be_attached()
