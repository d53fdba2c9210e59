"""Somebody new who reads before pressing, and counts the presses."""

import re

from playwright.sync_api import Browser, Locator, ViewportSize, expect

from support.running_server import RunningServer
from support.visitor import Visitor

# What a thing says, and what keeps one from reading it; a sign without words has a name.
READ = """(one) => {
    const text = (one.innerText.trim() || one.ariaLabel || '').trim();
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const outside = left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
    const words = one.matches('.prompt') ? one.querySelector('.lamp + span') : one;
    const cut = words.scrollHeight > words.clientHeight + 2 || words.scrollWidth > words.clientWidth + 2;
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const hidden = !one.contains(met);
    return [text ? '' : 'says nothing', outside ? 'out of sight' : '', cut ? 'cut off' : '', hidden ? 'covered' : '']
        .filter(Boolean).map((fault) => `${one.outerHTML.slice(0, 120)}: ${fault}: ${text}`).join();
}"""
SCORED = """async () => {
    const at = `/api/v1/tables/${location.pathname.split('/').pop()}`;
    const { seat, log } = await (await fetch(`${at}?since=0`)).json();
    const most = (points) => Math.max(0, ...(points instanceof Object ? Object.values(points) : [points ?? 0]));
    const points = ({ detail }) => detail?.vp?.[seat] ?? most(detail?.points);
    return log.entries.some((one) => one.kind === 'move' && one.seat === seat && !one.undone && points(one) > 0);
}"""
# How far the table is, and how often we have decided.
STANDING = """async () => {
    const at = `/api/v1/tables/${location.pathname.split('/').pop()}`;
    const { seat, log, version } = await (await fetch(`${at}?since=0`)).json();
    return [version, log.entries.filter((one) => one.kind === 'move' && one.seat === seat && !one.undone).length];
}"""
POINTS = re.compile(r"\+\d+\s(VP|SP|PV)")
MAIN = ".actions .btn.primary:not([aria-disabled=true]), .prompt .btn.primary"
UNCHANGED = 120  # milliseconds in which nothing changes
NEEDS_NO_HINT = ".prompt .done, [data-target=set-up], [data-target=round]"


class Walker(Visitor):
    """Walks in at a size of their own; what cannot be read before it is pressed is kept as a complaint."""

    def __init__(self, browser: Browser, server: RunningServer, size: ViewportSize, language: str) -> None:
        super().__init__(browser, server, phone=size["width"] < 500, language=language)
        self.page.set_viewport_size(size)
        self.presses = 0

    def press(self, thing: Locator) -> None:
        """Read what it says and what is asked, then press it."""
        expect(thing).to_be_visible()
        for read in (thing, self.page.locator(".prompt")):
            self.complaints += [read.evaluate(READ)] if read.count() and read.evaluate(READ) else []
        thing.tap() if self.phone else thing.click()
        self.presses += 1

    def start(self, game: str) -> None:
        self.home()
        play = self.page.locator(f".game.{game} .go .btn.primary")
        play.scroll_into_view_if_needed()
        self.press(play)
        self.my_turn()

    def follow(self) -> None:
        """One decision: after asking for a hint the idea that promises points, else the red button."""
        page = self.page
        self.settled()
        at_once = page.locator(NEEDS_NO_HINT)
        if not at_once.count():
            self.press(page.locator(".bulb"))
            expect(page.locator(".whynot, .ideas").first).to_be_visible()
        version, decided = page.evaluate(STANDING)
        told = page.locator('[data-target="round"]').count()  # only read, nothing is sent
        promising = page.locator(".idea").filter(has_text=POINTS).locator(".btn")
        beyond = [version, -1] if at_once.count() else [version, decided]
        self.press(next(one for one in (at_once, promising, page.locator(MAIN)) if one.count()).first)
        if not told:
            page.wait_for_function(
                f"async ([version, decided]) => (([now, count]) => now > version && count > decided)(await ({STANDING})())",
                arg=beyond,
            )
        page.wait_for_function("() => !document.querySelector('.whynot')")

    def settled(self) -> None:
        """Wait until something is asked and nothing changes by itself any more."""
        self.my_turn()
        seen = None
        while seen != (seen := self.page.evaluate("document.querySelector('main').innerText")):
            self.page.wait_for_timeout(UNCHANGED)

    def has_scored(self) -> bool:
        return bool(self.page.evaluate(SCORED))
