"""A table of Way of the Panda in a browser, past its setup, with warriors who can go nowhere."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from support.played_table import PlayedTable

POINTED_AT = re.compile(r"\bis-hover\b")
HEROES = ("hero monk c4", "hero governor d4", "hero warrior a4")  # the paths of a4 have 2, 3, 4 and 4 ninjas


class PandaTable(PlayedTable):
    """Every test meets the same position: guards and heroes stand where they are told to."""

    def sit_down(self, *decisions: str, coach: bool = False) -> None:
        """The setup, then these decisions, whoever is to take them."""
        self.open_table("panda")
        while (seen := self.look())["board"]["phase"] in ("guards", "heroes"):
            self.decide(setup_choice(seen))
        for decision in decisions:
            self.decide(decision)
        self.show(coach)

    def space(self, number: int) -> Locator:
        return self.page.locator(f'.space[data-target="space:{number}"]')

    def point_at(self, number: int) -> Locator:
        """With a finger or a mouse; what is said about the space."""
        space = self.space(number)
        space.tap() if self.phone else space.hover()
        expect(space).to_have_class(POINTED_AT)
        return self.page.locator(".tip")

    def take(self, number: int) -> None:
        """Choose the space that was pointed at: a second tap takes what the first one read."""
        self.space(number).tap() if self.phone else self.space(number).click()
        expect(self.page.locator(".space.is-now")).to_have_count(1)


def setup_choice(seen: dict[str, Any]) -> str:
    """A guard that leaves the warriors' paths alone, or the next of HEROES."""
    legal = [str(offer["notation"]) for offer in seen["legal"]]
    return next(one for one in legal if one in HEROES or (one.startswith("guard") and "a4" not in one))
