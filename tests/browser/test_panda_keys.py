"""Way of the Panda by keys alone: wishes by number, rows and places by Tab, and always in sight where one is."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from support import focus_watch
from support.panda_traveller import Traveller
from support.running_server import RunningServer

STRETCH = 4  # decisions of a test
WHOLE_GAME = 400
PLAYED_IN_EARNEST = 60  # decisions; then we pass, so that the bot ends the game
MOST_TABS = 60  # from the question to the last thing of a table
HOUR = 3600

WANTS = "[...document.querySelectorAll('.want')].flatMap((one, at) => (one.ariaDisabled === 'true' ? [] : [at + 1]))"
PANEL = "document.querySelector('.prompt .done') ? 'done' : document.querySelector('.panel-body')?.className ?? ''"
REGIONS = {"question": ".prompt *", "wishes": ".want", "list": ".rows .row, .my-heroes button", "map": ".mapbox .hit"}
REGION = (
    """(regions) => Object.entries(regions).find(([, inside]) => document.activeElement.matches(inside))?.[0] ?? ''"""
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def traveller(browser: Browser, server: RunningServer) -> Iterator[Traveller]:
    one = Traveller(browser, server)
    focus_watch.watch(one.context)
    yield one
    assert one.complaints == []
    one.context.close()


class Keys:
    """The hands of somebody who has no mouse."""

    def __init__(self, traveller: Traveller) -> None:
        self.traveller, self.page = traveller, traveller.page
        self._random = Random(1)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def panel(self) -> str:
        self.page.wait_for_function("() => !document.querySelector('.is-waiting')")
        return str(self.page.evaluate(PANEL))

    def tab_to(self, wanted: str) -> None:
        for _ in range(MOST_TABS):
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not come to {wanted}")

    def set_up(self) -> None:
        """One guard by hand, then the rest is dealt."""
        before = self.traveller.version()
        self.tab_to(".mapbox .hit.offered")
        self.press("Enter")
        expect(self.page.locator('[data-target="confirm"]')).to_be_visible()
        self.press("Enter")
        self.traveller.decided(before, keys=True)
        before = self.traveller.version()
        self.tab_to('[data-target="set-up"]')
        self.press("Enter")
        self.traveller.decided(before, keys=True)

    def decide(self, *, passes: bool = False) -> None:
        """Press on until something is decided."""
        before = self.traveller.version()
        for _ in range(30):
            self.step(passes)
            self.page.wait_for_timeout(40)
            if self.traveller.is_beyond(before):
                return self.traveller.my_turn()
        raise AssertionError(f"nothing was decided in {self.panel()}")

    def answer(self) -> None:
        """One of the first answers; of several tiles, as many as may be taken."""
        for number in range(1, 1 + self.page.locator(".picks .btn").count()):
            if not self.page.locator(".confirm.pointed").count():
                self.press(str(number))
        self.press("Enter" if self.page.locator(".picks").count() else self._random.choice("12"))

    def step(self, passes: bool) -> None:
        panel = self.panel()
        if panel == "done":
            self.press("d")
        elif "is-wishes" in panel:
            wants = self.page.evaluate(WANTS)
            self.press(str(self._random.choice(wants)) if wants and not passes else "p")
        elif "is-targets" in panel:
            self.tab_to(".rows .row:not([aria-disabled=true])")
            self.press("Enter")
        elif "is-question" in panel:
            self.answer()
        else:  # the whole turn, the end of a round, what is chosen in the setup
            self.press("Enter")


@pytest.mark.parametrize(
    "decisions", [STRETCH, pytest.param(WHOLE_GAME, marks=[pytest.mark.soak, pytest.mark.timeout(HOUR)])]
)
def test_it_is_played_by_keys_alone(traveller: Traveller, decisions: int) -> None:
    traveller.play_now_by_key("panda")
    keys = Keys(traveller)
    keys.set_up()
    for decision in range(decisions):
        if traveller.over():
            break
        keys.decide(passes=decision > PLAYED_IN_EARNEST)
    if decisions == WHOLE_GAME:
        expect(traveller.page.locator(".headline h1")).to_be_visible()
    assert focus_watch.unseen(traveller.page) == ""


@pytest.mark.soak
@pytest.mark.timeout(HOUR)
def test_a_whole_game_is_played_by_asking_for_hints(traveller: Traveller) -> None:
    traveller.play_now_by_key("panda")
    for _ in range(WHOLE_GAME):
        if traveller.over():
            break
        traveller.follow_advice(keys=True)
    expect(traveller.page.locator(".headline h1")).to_be_visible()
    assert focus_watch.unseen(traveller.page) == ""


def test_tab_goes_from_the_question_to_the_wishes_to_the_list_to_the_map(traveller: Traveller) -> None:
    traveller.play_now_by_key("panda")
    keys = Keys(traveller)
    keys.set_up()
    while "is-wishes" not in keys.panel():
        keys.step(passes=False)
    keys.press("1")
    expect(traveller.page.locator('[data-target="want:move"]')).to_be_focused()
    while not traveller.page.evaluate("document.activeElement.matches('.prompt *')"):
        keys.press("Shift+Tab")
    met = []
    for _ in range(MOST_TABS):
        met.append(traveller.page.evaluate(REGION, REGIONS))
        if met[-1] == "map":
            break
        keys.press("Tab")
    assert list(dict.fromkeys(one for one in met if one)) == ["question", "wishes", "list", "map"]
    assert focus_watch.unseen(traveller.page) == ""


def test_every_key_of_a_turn(traveller: Traveller) -> None:
    traveller.play_now_by_key("panda")
    keys, page = Keys(traveller), traveller.page
    keys.set_up()
    while "is-wishes" not in keys.panel():
        keys.step(passes=False)
    wants = page.evaluate(WANTS)
    for number in range(1, 7):
        keys.press(str(number))
        chosen = keys.panel()
        if number in wants:
            assert "is-targets" in chosen or "is-whole" in chosen
        else:
            expect(page.locator(".whynot")).to_be_visible()
            keys.press("Escape")
        keys.press("Escape")
        assert "is-wishes" in keys.panel()
    before = traveller.version()
    keys.press(str(wants[0]))
    keys.press("u")
    assert "is-wishes" in keys.panel(), "one part back"
    keys.press("h")
    expect(page.locator(".idea").first).to_be_visible()
    keys.press("Escape")
    assert traveller.version() == before, "nothing is sent before it is confirmed"
    keys.press("p")
    traveller.decided(before, keys=True)
    assert focus_watch.unseen(page) == ""


FAST = """(keys) => keys.forEach((key) =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })))"""


def test_keys_pressed_faster_than_anything_is_drawn_mean_what_the_ones_before_led_to(
    browser: Browser, server: RunningServer
) -> None:
    """On a small screen, where rows take the place of wishes."""
    traveller = Traveller(browser, server, phone=True)
    traveller.table()
    traveller.set_up()
    question = traveller.page.locator(".prompt")
    traveller.page.evaluate(FAST, ["6"])
    expect(question).to_contain_text("What would you like?")
    traveller.page.evaluate(
        FAST, ["Escape", "1"]
    )  # all wishes again, and the first of them; not the first row of the sixth
    expect(question).to_contain_text("Who moves, and where to?")
    assert traveller.complaints == []
    traveller.context.close()
