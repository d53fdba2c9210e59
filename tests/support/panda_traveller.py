"""A visitor who plays Way of the Panda in a real browser."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from support.played_table import PlayedTable

NEW_TABLE = """async ([seats, options, map]) => (await (await fetch('/api/v1/tables', {method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({game: 'panda', seats, options, start: null, map, contribution: '00'.repeat(16)})
    })).json()).table"""
ADVISED = ".panel-body .confirm, .prompt .pass.pointed"  # the red button: what the hint says
VERSION = "Number(document.querySelector('.mapbox')?.dataset.version ?? Infinity)"
ANSWERED = f"""([before, advised]) => {VERSION} > before
    || (document.querySelector('.is-question') && !document.querySelector(advised))"""


class Traveller(PlayedTable):
    """A visitor who plays Way of the Panda."""

    def table(self, *, people: int = 1, bots: int = 1, edition: str | None = None, **options: Any) -> None:
        """A new table, and where its first question is ours."""
        people_here = [{"kind": "human", "name": f"Player {seat + 1}"} for seat in range(people)]
        seats = people_here + [{"kind": "bot", "level": "greedy", "name": f"Bot {seat + 1}"} for seat in range(bots)]
        self.page.goto(self.address)
        self.page.goto(f"{self.address}/table/{self.page.evaluate(NEW_TABLE, [seats, options, edition])}")
        self.my_turn()

    def version(self) -> int:
        """The version of the table that is on the screen."""
        return int(self.page.evaluate(VERSION))

    def is_beyond(self, version: int) -> bool:
        """Whether the screen shows more than this version, or the end."""
        return bool(self.page.evaluate(f"(before) => {VERSION} > before", version))

    def press(self, thing: Locator) -> None:
        """With a finger on a phone, with a mouse at a desk."""
        thing.tap() if self.phone else thing.click()

    def decided(self, before: int, *, keys: bool = False) -> None:
        """Wait until the screen is beyond this version and asks us again; hand on where the table waits for it."""
        self.page.wait_for_function(f"(before) => {VERSION} > before", arg=before)
        self.my_turn()
        done = self.page.locator(".prompt .done")
        if done.count():
            now = self.version()
            self.page.keyboard.press("d") if keys else self.press(done)
            self.decided(now, keys=keys)

    def set_up(self) -> None:
        """Have the setup dealt, up to our first turn."""
        before = self.version()
        self.press(self.page.locator('[data-target="set-up"]'))
        self.decided(before)
        wants = self.page.locator('[data-target^="want:"]')
        while not self.page.locator(".is-wishes").count():  # a tile that a bot's first turn lets us choose
            expect(self.page.locator(".is-question, .is-wishes").first).to_be_visible()
            if self.page.locator(".is-question").count():
                before = self.version()
                self.press(self.page.locator(".is-question .row").first)
                self.decided(before)
        expect(wants).to_have_count(6)

    def begin_round(self, *, keys: bool = False) -> None:
        """Go on from the end of a round, if that is what is told."""
        begin = self.page.locator('[data-target="round"]')
        if begin.count():
            self.page.keyboard.press("Enter") if keys else self.press(begin)
            expect(begin).to_have_count(0)

    def follow_advice(self, *, keys: bool = False) -> None:
        """Ask for a hint and do what it shows: a whole turn, or one decision."""
        self.begin_round(keys=keys)
        before = self.version()
        self.page.keyboard.press("h") if keys else self.press(self.page.locator(".bulb"))
        shown = self.page.locator(ADVISED).first
        expect(shown).to_be_visible()
        self.page.keyboard.press("Enter") if keys else self.press(shown)
        self.page.wait_for_function(ANSWERED, arg=[before, ADVISED])
        if self.version() == before:
            return  # the first of two parts; the next hint shows the other
        self.decided(before, keys=keys)


def take_row(page: Page, row: Locator) -> None:
    """Take a row, and wait for what it leads to."""
    asked = page.locator(".panel-body").inner_text()
    row.click()
    page.wait_for_function("(asked) => document.querySelector('.panel-body').innerText !== asked", arg=asked)


def to_the_whole_turn(page: Page) -> None:
    """Take the first row until nothing is left to choose: a row narrows, or it is the turn."""
    whole, rows = page.locator(".panel-body.is-whole"), page.locator(".panel-body.is-targets .row:not(.off)")
    for _ in range(4):
        expect(whole.or_(rows.first)).to_be_visible()
        if whole.count():
            return
        take_row(page, rows.first)
    expect(whole).to_be_visible()
