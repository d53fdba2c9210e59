"""Somebody who plays Pagoda in front of a browser."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from support.visitor import Visitor

MOST_DECISIONS = 400


class Builder(Visitor):
    """A visitor who plays Pagoda."""

    def sit_down(self, *options: str) -> None:
        """One click from home to a table where it is our turn, with these options."""
        self.home()
        for option in options:
            self.page.locator(f".pagoda [data-option={option}]").click()
        self.page.locator(".pagoda .go .btn.primary").click()
        self.my_turn()

    def card(self, number: int) -> Locator:
        return self.page.locator(".cards button.pc").nth(number)

    def site(self, number: int) -> Locator:
        return self.page.locator(f".site[data-site=s{number}]")

    def empty_site(self) -> Locator:
        """A site where nobody has built yet; the bot may have begun."""
        free = self.page.locator(".site:not([class*=c-])").last
        return self.page.locator(f".site[data-site={free.get_attribute('data-site')}]")

    @staticmethod
    def number_of(site: Locator) -> str:
        return (site.get_attribute("data-site") or "")[1:]

    def steps(self) -> Locator:
        """What this turn has done so far."""
        return self.page.locator(".thisturn li[title]")

    def version(self) -> int:
        """How many lines the log has, those that only end a turn left out."""
        return self.page.locator(".log li").count()

    def follow_a_hint(self, tap: bool = False) -> None:
        """Ask for advice and do what it points at."""
        before = self.standing()
        self.page.locator(".bulb").click()
        expect(self.page.locator(".whynot")).to_be_visible()
        advised = self.page.locator(".actions .advised, .actions .primary:not([aria-disabled=true])").first
        pointed = self.page.locator(".actions .advised")
        target = pointed if pointed.count() else advised
        target.tap() if tap else target.click()
        self.done(before)

    def follow_a_hint_by_key(self) -> None:
        """The advice fills in everything; Enter does it, and the letters of the buttons do what has a button."""
        before = self.standing()
        self.page.keyboard.press("h")
        expect(self.page.locator(".whynot")).to_be_visible()
        advised = self.page.locator(".actions .advised")
        button = (advised.get_attribute("data-use") or "end") if advised.count() else None
        self.page.keyboard.press({None: "Enter", "end": "e", "fan": "f", "lantern": "l"}[button])
        self.done(before)

    def standing(self) -> tuple[str | None, int]:
        """What tells one moment of the game from the next."""
        return self.page.locator(".built").get_attribute("aria-label"), self.version()

    def done(self, before: tuple[str | None, int]) -> None:
        """Wait until something has happened since."""
        self.page.wait_for_function(
            """([built, lines]) => document.querySelector('.ended') || !document.querySelector('.whynot')
               && (document.querySelector('.built')?.ariaLabel !== built
                   || document.querySelectorAll('.log li').length !== lines)""",
            arg=list(before),
        )

    def play_to_the_end(self, tap: bool = False, keys: bool = False) -> None:
        self.play_on(MOST_DECISIONS, tap, keys)
        assert self.over(), "the game did not end"

    def play_on(self, decisions: int, tap: bool = False, keys: bool = False) -> None:
        """As many decisions as that, each as a hint says, unless the game ends before."""
        for _ in range(decisions):
            self.lift_curtain()
            if self.over():
                return
            self.follow_a_hint_by_key() if keys else self.follow_a_hint(tap)
