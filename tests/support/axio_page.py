"""Somebody who plays AXIO in front of a browser."""

import re

from playwright.sync_api import expect

from support.visitor import Visitor


class Player(Visitor):
    """A visitor who plays AXIO."""

    def follow_a_hint(self) -> None:
        """Place the tile where a hint says, and draw."""
        before = self.tiles()
        self.page.mouse.click(*self.take_advice())
        expect(self.page.locator(".log h2 .end, .ended").first).not_to_have_text(re.compile(rf"^{before}\b"))
        self.draw()
        self.my_turn()

    def take_advice(self) -> tuple[float, float]:
        """Ask for a hint and return where its ghost hovers."""
        self.page.locator(".bulb").click()
        ghost = self.page.locator(".ghost:not(.no) .face-of")
        expect(ghost).to_be_visible()
        box = ghost.bounding_box()
        assert box is not None
        level = box["width"] > box["height"]  # near the end of the first half, so that the ghost stays where it is
        return box["x"] + box["width"] * (0.45 if level else 0.5), box["y"] + box["height"] * (0.5 if level else 0.45)

    def draw(self) -> None:
        """Refill, unless the tile just placed ended the game or brought a bonus turn."""
        placed = self.page.locator(".btn.draw, .ended, .turnit")
        expect(placed.first).to_be_visible()
        if self.page.locator(".btn.draw").count():
            self.page.locator(".btn.draw").click()
            expect(self.page.locator(".btn.draw")).to_have_count(0)

    def tiles(self) -> int:
        """How many tiles the log says are placed."""
        return int((self.page.locator(".log h2 .end").inner_text() or "0").split()[0])

    def place_by_key(self) -> None:
        before = self.tiles()
        self.page.keyboard.press("ArrowRight")
        expect(self.page.locator(".ghost:not(.no)")).to_be_visible()
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".log h2 .end, .ended").first).not_to_have_text(re.compile(rf"^{before}\b"))
