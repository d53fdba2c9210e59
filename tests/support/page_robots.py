"""Robots that play whole games through the page: they see what a person sees, in the window, and press nothing else."""

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, WebSocket, expect

from support.running_server import RunningServer
from support.visitor import Visitor

PATIENCE = 120.0  # seconds until something shows on a busy machine
BETWEEN_LOOKS = 30  # milliseconds
MOST_PRESSES = 2000
DECIDING = {"move", "line", "set-standing"}  # commands with which a person decides something

# What is in sight: buttons that can be pressed where they are, without scrolling, and what is told.
LOOK = """() => {
    const inSight = (one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
        return one.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
    };
    const enabled = (one) => !one.disabled && one.ariaDisabled !== "true" && !one.closest("[aria-busy=true], [inert]");
    const kinds = [
        ["main", ".btn.primary"], ["hint", ".bulb"], ["row", ".rows .row:not(.rest-row)"], ["want", ".want"],
        ["other", ".actions .btn, .prompt .pass"],
    ];
    const buttons = [...document.querySelectorAll("main.table button")].flatMap((one) => {
        const kind = kinds.find(([, selector]) => one.matches(selector))?.[0];
        const spot = kind && enabled(one) ? inSight(one) : null;
        const name = (one.innerText || one.ariaLabel || "").replace(/\\s+/g, " ").trim();
        return spot ? [{ kind, name, chosen: one.ariaPressed === "true", spot }] : [];
    });
    const told = [...document.querySelectorAll(".whynot, .ideas")].find(inSight);
    return {
        over: !!document.querySelector(".ended"),
        mine: !!document.querySelector(".prompt.mine"),
        told: told?.innerText ?? "",
        bubble: told?.matches(".whynot") ? inSight(told) : null,
        buttons,
        page: document.querySelector("main")?.innerText ?? "",
    };
}"""

# For the figures, not for the robots: how it ended and how much was decided.
RESULT = """async () => {
    const at = `/api/v1/tables/${location.pathname.split("/").pop()}`;
    const { seat, result, scores, log } = await (await fetch(`${at}?since=0`)).json();
    const steps = log.entries.filter((one) => one.kind === "move" && one.seat === seat && !one.undone).length;
    return { seat, winners: result.winners, scores, steps };
}"""


@dataclass(frozen=True)
class Button:
    """Something that can be pressed: what it is to a person, what it says, whether it is chosen, and where it is."""

    kind: str
    name: str
    chosen: bool
    spot: tuple[float, float]


@dataclass(frozen=True)
class Sight:
    """What a person sees at one moment."""

    over: bool
    mine: bool
    told: str
    bubble: tuple[float, float] | None
    buttons: tuple[Button, ...]
    page: str

    def first(self, kind: str) -> Button | None:
        return next((button for button in self.buttons if button.kind == kind and not button.chosen), None)

    @property
    def asked(self) -> bool:
        """Something is to be decided, and there is something to press for it."""
        return self.mine and any(button.kind != "other" for button in self.buttons)


@dataclass
class Played:
    """One finished game."""

    won: bool = False
    points: int = 0
    theirs: int = 0
    presses: int = 0
    decisions: int = 0  # commands that decided something, a whole turn being one
    steps: int = 0  # decisions as the rules count them
    pressed: dict[str, int] = field(default_factory=dict)


class DeadEnd(AssertionError):
    """A robot did not get on: what it did last, and what it saw then."""


class Robot(Visitor):
    """Somebody new with one rule for what to press next."""

    def __init__(self, browser: Browser, server: RunningServer, *, phone: bool = False) -> None:
        super().__init__(browser, server, phone=phone, reduced_motion="reduce")
        self.played = Played()
        self.page.on("websocket", self._hear)

    def play(self, game: str) -> Played:
        """From home to the result, against the opponent that a newcomer is given."""
        self.play_now(game)
        while not self._await("a decision or the result", lambda sight: sight.over or sight.asked).over:
            self.decide()
        expect(self.page.locator(".headline h1")).to_be_visible()
        found = self.page.evaluate(RESULT)
        me, scores = found["seat"], found["scores"]
        self.played.won = found["winners"] == [me]
        self.played.points = scores[me]
        self.played.theirs = max(score for seat, score in enumerate(scores) if seat != me)
        self.played.steps = found["steps"]
        return self.played

    def decide(self) -> None:
        """Press what comes next."""
        raise NotImplementedError

    def look(self) -> Sight:
        seen = self.page.evaluate(LOOK)
        return Sight(**{**seen, "buttons": tuple(Button(**button) for button in seen["buttons"])})

    def press(self, button: Button) -> None:
        """Press it, and wait until that has changed something. What is there no longer cannot be pressed."""
        before = self.look()
        if button not in before.buttons:
            return
        self.played.presses += 1
        self.played.pressed[button.kind] = self.played.pressed.get(button.kind, 0) + 1
        self._point(button.spot)
        if self.played.presses > MOST_PRESSES:
            raise DeadEnd(f"the game does not end: {before.page}")
        self._await(f"something after “{button.name}”", lambda sight: sight != before)
        self.settled()

    def settled(self) -> Sight:
        """What is seen once nothing changes by itself."""
        sight = self.look()
        while True:
            self.page.wait_for_timeout(BETWEEN_LOOKS)
            before, sight = sight, self.look()
            if sight == before:
                return sight

    def _point(self, spot: tuple[float, float]) -> None:
        self.page.touchscreen.tap(*spot) if self.phone else self.page.mouse.click(*spot)

    def _await(self, what: str, holds: Callable[[Sight], bool]) -> Sight:
        until = time.monotonic() + PATIENCE
        while not holds(sight := self.look()):
            if time.monotonic() > until:
                raise DeadEnd(f"waited for {what}; told “{sight.told}”, buttons {sight.buttons}, page {sight.page}")
            self.page.wait_for_timeout(BETWEEN_LOOKS)
        return sight

    def _hear(self, line: WebSocket) -> None:
        line.on("framesent", lambda sent: self._count(json.loads(sent)))

    def _count(self, message: dict[str, Any]) -> None:
        if message["type"] == "do" and message["command"]["do"] in DECIDING:
            self.played.decisions += 1


class Advised(Robot):
    """Asks wherever it can, and presses the main button: that is what was advised."""

    def decide(self) -> None:
        sight = self.settled()
        hint = sight.first("hint")
        if hint is not None:
            sight = self._ask(hint)
        main = sight.first("main")
        if main is None and sight.bubble is not None:
            raise DeadEnd(f"nothing to press after “{sight.told}”: {sight.buttons}")
        assert main is not None, sight
        named = re.search(r"Then press “(.+?)”", sight.told)
        if named is not None and named[1] != main.name:
            raise DeadEnd(f"the hint names “{named[1]}”, the main button is “{main.name}”")
        self.press(main)

    def _ask(self, hint: Button) -> Sight:
        """Ask, and wait for the answer."""
        if (told := self.look().bubble) is not None:  # of the question before
            self._point(told)
            self._await("silence", lambda sight: sight.bubble is None)
        self.played.presses += 1
        self.played.pressed["hint"] = self.played.pressed.get("hint", 0) + 1
        self._point(hint.spot)
        self._await("advice", lambda sight: sight.told != "")
        return self.settled()


class Unadvised(Robot):
    """Never asks: the main button, else the first row of what is offered, else the first want, else any button."""

    def decide(self) -> None:
        sight = self.settled()
        found = (sight.first(kind) for kind in ("main", "row", "want", "other"))
        button = next((one for one in found if one is not None), None)
        if button is None:
            raise DeadEnd(f"nothing to press but the hint: {sight.page}")
        self.press(button)


ROBOTS: dict[str, type[Robot]] = {"advised": Advised, "unadvised": Unadvised}
