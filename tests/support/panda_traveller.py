"""A visitor who plays Way of the Panda in a real browser."""

from typing import Any

from playwright.sync_api import Locator, expect

from support.visitor import Visitor

NEW_TABLE = """async ([seats, options, map]) => (await (await fetch('/api/v1/tables', {method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({game: 'panda', seats, options, start: null, map, contribution: '00'.repeat(16)})
    })).json()).table"""
VERSION = "Number(document.querySelector('.mapbox')?.dataset.version ?? Infinity)"


class Traveller(Visitor):
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

    def follow_advice(self, *, keys: bool = False) -> None:
        """Ask for a hint and press what it points at."""
        before = self.version()
        self.page.keyboard.press("h") if keys else self.press(self.page.locator(".bulb"))
        pointed = self.page.locator(".pointed:visible").first
        expect(pointed).to_be_visible()
        if keys:
            self.page.keyboard.press("Enter")
        elif self.phone:  # whatever it is, there is a button for it, and the advice does not cover it
            self.page.locator(".actions .pointed, .actions .confirm").first.tap()
        else:
            pointed.click(force=True)
        if self.page.locator(".actions [data-target=back]").count():
            return  # the first of two parts; the next hint shows the other
        self.decided(before, keys=keys)
