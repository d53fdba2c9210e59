"""A table of Way of the Panda in a browser, past its setup, with warriors who can go nowhere."""

import re
from functools import cache

from playwright.sync_api import Locator, expect

from lampion.core.registry import game
from lampion.core.setup import Setup
from support.played_table import PlayedTable

LOOKED_AT = re.compile(r"\bm-looked\b")
HEROES = ("hero monk c4", "hero governor d4", "hero warrior a4")  # the paths of a4 have 2, 3, 4 and 4 ninjas


class PandaTable(PlayedTable):
    """Every test meets the same position: guards and heroes stand where they are told to."""

    def sit_down(self, *decisions: str, coach: bool = False) -> None:
        """The setup, then these decisions, whoever is to take them."""
        self.open_table("panda", "province", after_the_setup())
        for decision in decisions:
            self.decide(decision)
        self.show(coach)

    def space(self, number: int) -> Locator:
        return self.page.locator(f'.space[data-target="space:{number}"]')

    def board(self) -> None:
        """The view with the action board; on low phones it is behind the menu, and has a key everywhere."""
        self.page.keyboard.press("a")
        expect(self.space(0)).to_be_visible()

    def look_at(self, number: int) -> Locator:
        """Press a space; what is said about it stands in the panel."""
        self.space(number).tap(force=True) if self.phone else self.space(number).click(force=True)
        expect(self.space(number)).to_have_class(LOOKED_AT)
        return self.page.locator(".panel-body.is-targets .rows")


@cache
def after_the_setup() -> str:
    """Guards leave the warriors' paths alone, and heroes stand where HEROES says."""
    panda = game("panda")
    state = panda.new(Setup(2, "a table in a browser", start=0, edition="province"))
    while panda.view(state, None).phase in ("guards", "heroes"):
        legal = {panda.notation(state, action): action for action in state.legal()}
        state.play(next(code for one, code in legal.items() if one in HEROES or ("guard" in one and "a4" not in one)))
    return panda.text(state)
