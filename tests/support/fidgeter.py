"""Somebody who presses this and that before deciding, as people do; always the same for the same seed."""

from random import Random

from playwright.sync_api import Page

from support.visitor import Visitor

# Where there is something to press: the middle of every enabled thing of a kind that is in sight.
IN_SIGHT = """(kinds) => [...document.querySelectorAll(kinds)]
    .filter((one) => one.ariaDisabled !== 'true' && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one, one.getBoundingClientRect()])
    .map(([one, { x, y, width, height }]) => [one, x + width / 2, y + height / 2])
    .map(([one, x, y]) => [one, document.elementFromPoint(x, y), x, y])
    .filter(([one, met]) => met && (one.contains(met) || met.contains(one)))
    .map(([, , x, y]) => [x, y])"""
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


class Fidgeter:
    """`kinds` is what may be tried out, as a CSS selector."""

    def __init__(self, visitor: Visitor, kinds: str, seed: int = 1) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.kinds = kinds
        self._random = Random(seed)

    def press_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y) if self.visitor.phone else self.page.mouse.click(x, y)
        self.page.evaluate(DRAWN)

    def press_one_of(self, kinds: str) -> bool:
        """Whether there was one."""
        found: list[list[float]] = self.page.evaluate(IN_SIGHT, kinds)
        if found:
            self.press_at(*self._random.choice(found))
        return bool(found)

    def try_out(self, presses: int) -> None:
        for _ in range(presses):
            self.press_one_of(self.kinds)
