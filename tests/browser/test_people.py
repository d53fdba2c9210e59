"""People at one table, each in a browser of their own: they find each other, talk, ask, go, come back, play again."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from lampion.server.run import is_local, network_address
from support.running_server import RunningServer
from support.visitor import AXE, Visitor


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


class Guest(Visitor):
    """A visitor who plays AXIO with others."""

    def open_table(self, name: str, *, clock: str | None = None, listed: bool = False) -> str:
        """Open a table for two; its address."""
        page = self.page
        page.goto(f"{self.address}/new/axio")
        page.get_by_label("Your name").fill(name)
        if clock is not None:
            page.get_by_role("group", name="Clock").get_by_role("button", name=clock).click()
        page.get_by_role("button", name="anyone" if listed else "only by link").click()
        page.get_by_role("button", name="Open and invite").click()
        expect(page.locator(".qr")).to_be_visible()
        return page.url

    def take_seat(self, address: str, name: str) -> None:
        self.page.goto(address)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit here").click()
        self.at_the_board()

    def at_the_board(self) -> None:
        expect(self.page.locator(".axio-board")).to_be_visible()

    def menu(self, item: str, group: str | None = None) -> None:
        self.page.locator(".menu > summary").click()
        if group is not None:
            self.page.locator(".group > summary", has_text=group).click()
        self.page.locator(".menu").get_by_role("button", name=item).click()

    def say(self, text: str) -> None:
        if not self.page.locator(".chat").count():
            self.page.locator(".chat-button").click()
        self.page.locator("#chat-line").fill(text)
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".chat .own").last).to_contain_text(text)

    def has_the_turn(self) -> bool:
        return self.page.locator(".prompt.mine").count() > 0

    def place(self) -> None:
        """Place any tile, and draw."""
        self.page.locator(".board").focus()
        self.page.keyboard.press("ArrowRight")
        expect(self.page.locator(".ghost:not(.no)")).to_be_visible()
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".prompt.mine")).to_have_count(0)


@pytest.fixture
def people(browser: Browser, server: RunningServer) -> Iterator[tuple[Guest, Guest]]:
    both = Guest(browser, server), Guest(browser, server, phone=True)
    yield both
    assert [one.complaints for one in both] == [[], []]
    for one in both:
        one.context.close()


def seated(people: tuple[Guest, Guest], clock: str | None = None) -> tuple[Guest, Guest]:
    """Both at one table; the one who has the turn first."""
    ada, bo = people
    bo.take_seat(ada.open_table("Ada", clock=clock), "Bo")
    ada.at_the_board()
    expect(ada.page.locator(".seat.turn")).to_have_count(1)
    return (ada, bo) if ada.has_the_turn() else (bo, ada)


def test_an_invitation_shows_link_seats_and_promise_and_says_how_far_it_reaches(people: tuple[Guest, Guest]) -> None:
    ada, bo = people
    address = ada.open_table("Ada", clock="minutes")
    page = ada.page
    expect(page.locator(".linkfield")).to_have_value(address)
    expect(page.locator(".reach")).to_contain_text("works only on this device")
    expect(page.locator(".facts")).to_contain_text("15 min + 10 s a turn")
    expect(page.locator(".chairs")).to_contain_text("waiting for a player")
    page.locator(".promise summary").click()
    expect(page.locator(".promise .whole")).to_have_text(re.compile(r"^[0-9a-f]{64}$"))
    table = address.rsplit("/", 1)[1]
    kept = page.evaluate(f"localStorage.getItem('lampion-commitment-{table}')")
    assert kept == page.locator(".promise .whole").inner_text()
    bo.take_seat(address, "Bo")
    ada.at_the_board()
    expect(page.locator(".clock")).to_have_count(2)
    expect(page.locator(".clock.runs")).not_to_have_text("15:00")


def test_strangers_meet_in_the_lobby(people: tuple[Guest, Guest]) -> None:
    ada, bo = people
    bo.page.goto(f"{bo.address}/lobby")
    expect(bo.page.locator(".quiet-place")).to_be_visible()
    ada.open_table("Ada", clock="days", listed=True)
    waiting = bo.page.locator(".waits")
    expect(waiting).to_contain_text("AXIO with Ada")
    expect(waiting).to_contain_text("2 days a move")
    expect(waiting).to_contain_text("waiting now")
    waiting.get_by_role("button", name="Sit down").click()
    bo.at_the_board()
    ada.at_the_board()
    expect(bo.page.locator(".clock.runs")).to_contain_text(re.compile(r"1 d 23 h|2 d 0 h"))


def test_they_talk_and_a_line_disturbs_nobody_who_thinks(people: tuple[Guest, Guest]) -> None:
    thinker, other = seated(people)
    page = thinker.page
    page.keyboard.press("2")
    expect(page.locator(".rtile").nth(1)).to_have_attribute("aria-selected", "true")
    other.say("Take your time <b>please</b>")
    expect(page.locator(".unread")).to_have_text("1")
    expect(page.locator(".rtile").nth(1)).to_have_attribute("aria-selected", "true")
    page.locator(".chat-button").click()
    expect(page.locator(".chat ol")).to_contain_text("Take your time <b>please</b>")
    expect(page.locator(".unread")).to_have_count(0)
    for number in range(5):
        thinker.say(f"Line {number}")
    page.locator("#chat-line").fill("One too many")
    page.keyboard.press("Enter")
    expect(page.locator(".chat-note")).to_contain_text("Not so fast")
    expect(page.locator("#chat-line")).to_have_value("One too many")
    page.locator(".mutes button").click()
    expect(page.locator(".mutes button")).to_have_attribute("aria-pressed", "true")
    other.say("Nobody hears me")
    expect(page.locator(".chat ol")).not_to_contain_text("Take your time")
    expect(page.locator(".chat ol")).not_to_contain_text("Nobody hears me")


def test_a_take_back_a_pause_and_a_farewell_are_asked_and_answered(people: tuple[Guest, Guest]) -> None:
    mover, other = seated(people, clock="minutes")
    mover.place()
    other.my_turn()
    mover.menu("Ask to take back", "With the others")
    expect(mover.page.locator(".request.asked")).to_contain_text("Still to answer")
    expect(other.page.locator(".request.asked")).to_contain_text("would like to take back")
    other.page.get_by_role("button", name="That’s fine").click()
    mover.my_turn()
    expect(other.page.locator(".request.asked")).to_have_count(0)
    other.menu("Ask for a pause", "With the others")
    mover.page.get_by_role("button", name="No, thanks").click()
    expect(other.page.locator(".request.asked")).to_have_count(0)
    other.menu("Ask for a pause", "With the others")
    mover.page.get_by_role("button", name="That’s fine").click()
    expect(mover.page.locator(".clock.runs")).to_have_count(0)
    other.page.locator(".request.paused").get_by_role("button", name="Resume").click()
    expect(mover.page.locator(".clock.runs")).to_have_count(1)
    other.menu("Leave the table", "My seat")
    other.page.get_by_role("button", name="A bot plays for me").click()
    expect(other.page.locator(".run").first).to_be_visible()
    expect(mover.page.locator(".seat.them")).to_have_class(re.compile("absent"))
    other.page.locator(".run a").first.click()
    other.page.get_by_role("button", name="Come back").click()
    expect(mover.page.locator(".seat.them")).not_to_have_class(re.compile("absent"))


def test_a_seat_moves_to_another_device_and_they_play_again(
    browser: Browser, server: RunningServer, people: tuple[Guest, Guest]
) -> None:
    mover, other = seated(people)
    mover.menu("Continue on another device", "My seat")
    link = mover.page.locator("dialog .linkfield").input_value()
    assert re.search(r"/table/[a-z2-7]{32}#seat=[01]\.[0-9a-f]{32}$", link)
    tablet = Guest(browser, server)
    tablet.page.goto(link)
    tablet.page.get_by_role("button", name="Continue here").click()
    tablet.my_turn()
    assert "#" not in tablet.page.url
    expect(mover.page.locator(".prompt")).to_contain_text("You are watching.")
    expect(mover.page.locator(".rack")).to_have_count(0)
    expect(tablet.page.locator(".where")).to_contain_text("1 spectator")
    thief = Guest(browser, server)
    thief.page.goto(link)
    thief.page.get_by_role("button", name="Continue here").click()
    expect(thief.page.locator(".whynot")).to_contain_text("was used already")
    thief.context.close()
    tablet.place()
    other.my_turn()
    other.menu("Resign", "My seat")
    other.page.locator("dialog").get_by_role("button", name="Resign").click()
    expect(tablet.page.locator(".ended")).to_be_visible()
    tablet.page.locator(".result .actions .btn.primary").click()
    tablet.at_the_board()
    other.page.locator(".request.again").get_by_role("button").click()
    other.at_the_board()
    assert other.page.url == tablet.page.url
    assert tablet.complaints == []
    tablet.context.close()


def test_the_network_is_let_in_and_a_phone_without_https_is_told_what_is_missing(
    browser: Browser, tmp_path: Path
) -> None:
    own = network_address()
    if own is None or is_local(own):
        pytest.skip("MISSING on this machine: a network")
    server = RunningServer(tmp_path)
    ada, bo, tablet = (Guest(browser, server) for _ in range(3))
    ada.open_table("Ada")
    ada.page.get_by_role("button", name="Let my network in").click()
    expect(ada.page.locator(".linkfield")).to_have_value(re.compile(rf"^http://{re.escape(own)}:"))
    expect(ada.page.locator(".reach")).to_contain_text("devices on the same network")
    bo.take_seat(ada.page.locator(".linkfield").input_value(), "Bo")
    ada.at_the_board()
    bo.menu("Continue on another device", "My seat")
    expect(bo.page.locator("dialog")).to_contain_text("no HTTPS")
    expect(bo.page.locator("dialog").get_by_role("button", name="Copy link")).to_have_count(0)
    tablet.page.goto(bo.page.locator("dialog .linkfield").input_value())
    tablet.page.get_by_role("button", name="Continue here").click()
    expect(tablet.page.locator(".rack .rtile").first).to_be_visible()
    for one in (ada, bo, tablet):
        one.context.close()
    server.stop()


def test_who_was_away_sees_what_happened_and_is_called(people: tuple[Guest, Guest]) -> None:
    """The line is cut and stays cut, the other one plays, and then the line comes back."""
    sleeper = people[0]
    cut: list[bool] = []
    lines: list[WebSocketRoute] = []

    def line(route: WebSocketRoute) -> None:
        if cut:
            route.close()
            return
        lines.append(route)
        route.connect_to_server()

    sleeper.page.route_web_socket(re.compile("/socket"), line)
    mover, other = seated(people)
    if mover is sleeper:
        mover.place()
        other.my_turn()
        mover, other = other, mover
    assert other is sleeper
    expect(sleeper.page).to_have_title("AXIO · Lampion")
    cut.append(True)
    lines[-1].close()
    expect(sleeper.page.locator(".line-lamp")).to_have_text("Reconnecting …")
    expect(sleeper.page.locator(".prompt.off")).to_contain_text("Your moves are safe")
    expect(mover.page.locator(".seat.them")).to_contain_text("not connected")
    mover.say("Are you there?")
    mover.page.locator(".chat h2 .btn").click()
    mover.place()
    cut.clear()
    expect(sleeper.page.locator(".request.notice")).to_contain_text("things happened in the meantime")
    expect(sleeper.page.locator(".line-lamp")).to_have_text("Connected")
    expect(sleeper.page.locator(".unread")).to_have_text("1")
    expect(sleeper.page).to_have_title("● Your turn · AXIO · Lampion")
    expect(sleeper.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile(r"/favicon-turn\.svg$"))
    sleeper.my_turn()
    sleeper.place()
    expect(sleeper.page).to_have_title("AXIO · Lampion")


def test_only_a_press_on_the_bell_asks_for_notifications(people: tuple[Guest, Guest]) -> None:
    ada, _ = people
    ada.context.grant_permissions(["notifications"])
    ada.page.add_init_script(
        """window.asked = 0;
        window.Notification = class { static permission = 'granted';
          static requestPermission() { window.asked += 1; return Promise.resolve('granted'); }
          constructor(title, about) { document.documentElement.dataset.told = `${title}: ${about.body}`; } close() {} };
        Object.defineProperty(document, 'visibilityState', { get: () => window.away ? 'hidden' : 'visible' });"""
    )
    mover, other = seated(people)
    if mover is ada:
        mover.place()
        mover, other = other, mover
        mover.my_turn()
    assert ada.page.evaluate("window.asked") == 0
    ada.menu("Notify me when it is my turn")
    expect(ada.page.locator(".menu [aria-pressed=true]", has_text="Notifications are on")).to_have_count(1)
    ada.page.evaluate("window.away = true")
    mover.place()
    expect(ada.page.locator("html")).to_have_attribute("data-told", "Your turn: AXIO")


@pytest.mark.parametrize(("game", "hides"), [("pagoda", True), ("panda", False)])
def test_a_curtain_falls_only_where_something_is_hidden(people: tuple[Guest, Guest], game: str, hides: bool) -> None:
    ada, _ = people
    ada.share_device(game, "Ada", "Bo")
    if hides:
        expect(ada.page.locator(".veil.solid")).to_contain_text("Pass the device to")
        ada.page.locator(".veil.solid .btn.primary").click()
    ada.my_turn()
    expect(ada.page.locator(".veil.solid")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_and_a_thumb_hits_everything(browser: Browser, server: RunningServer, phone: bool) -> None:
    if not AXE.exists():
        pytest.skip("MISSING on this machine: axe-core (npm packages)")
    ada = Guest(browser, server, phone=phone, bypass_csp=True)
    bo = Guest(browser, server)

    def look() -> list[str]:
        return ada.problems() + (ada.too_small() if phone else [])

    found = {}
    ada.page.goto(f"{ada.address}/new/axio")
    expect(ada.page.locator(".fields")).to_be_visible()
    found["new table"] = look()
    address = ada.open_table("Ada", clock="minutes", listed=True)
    found["invitation"] = look()
    ada.page.goto(f"{ada.address}/lobby")
    expect(ada.page.locator(".waits").first).to_be_visible()
    found["lobby"] = look()
    bo.take_seat(address, "Bo")
    ada.page.goto(address)
    ada.at_the_board()
    ada.say("Hello")
    found["chat"] = look()
    ada.page.keyboard.press("Escape")
    ada.page.locator(".menu > summary").click()
    ada.page.locator(".group > summary").last.click()
    found["menu"] = look()
    ada.page.keyboard.press("Escape")
    ada.menu("Continue on another device", "My seat")
    expect(ada.page.locator("dialog .qr")).to_be_visible()
    found["dialog"] = look()
    assert {screen: problems for screen, problems in found.items() if problems} == {}
    for one in (ada, bo):
        one.context.close()


def test_too_many_rematches_are_told_in_words(browser: Browser, tmp_path: Path) -> None:
    limits = {"limit_local": True, "tables_at_once": 1, "tables_per_hour": 1.0}
    running = RunningServer(tmp_path, **limits)
    try:
        ada = Guest(browser, running)
        ada.play_now("axio")
        ada.resign()
        ada.page.get_by_role("button", name="Rematch").click()
        expect(ada.page.locator(".whynot")).to_contain_text("Too many new tables")
        ada.context.close()
    finally:
        running.stop()
