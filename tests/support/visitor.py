"""Somebody in front of a browser of their own."""

from pathlib import Path
from typing import Literal, Protocol

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
MOST_TABS = 80  # from the top of home to the last game
RESIGN = """async () => {
    const at = `/api/v1/tables/${location.pathname.split('/').pop()}`;
    const { version, seat } = await (await fetch(at)).json();
    const body = JSON.stringify({ key: 'resigns', version, seat, command: { do: 'resign' } });
    await fetch(`${at}/commands`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}"""
CHOOSE_PACE = (
    "localStorage.getItem('lampion-settings') ?? localStorage.setItem('lampion-settings', '{\"motion\": \"PACE\"}')"
)


class Host(Protocol):
    """What hands out the page."""

    address: str


class Visitor:
    """Whatever the page complains about is kept.

    Moves are shown at once unless a test is about how they are shown, and nothing is kept for a day without a network
    unless a test is about that: to keep everything costs more than most tests.
    """

    def __init__(
        self,
        browser: Browser,
        server: Host,
        *,
        phone: bool = False,
        touch: bool = False,
        language: str = "en",
        bypass_csp: bool = False,
        service_workers: Literal["allow", "block"] = "block",
        pace: Literal["normal", "fast", "off"] | None = "off",
        reduced_motion: Literal["reduce", "no-preference"] = "no-preference",
    ) -> None:
        self.address = server.address
        self.phone = phone
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone or touch,
            is_mobile=phone,
            locale=language,
            bypass_csp=bypass_csp,
            reduced_motion=reduced_motion,
            service_workers=service_workers,
        )
        if pace is not None:
            self.context.add_init_script(CHOOSE_PACE.replace("PACE", pace))
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)

    def home(self) -> None:
        self.page.goto(self.address)
        expect(self.page.locator(".go").first).to_be_visible()

    def play_now(self, game: str) -> None:
        """One click from home to a table where it is our turn."""
        self.home()
        self.page.locator(f".{game} .go .btn.primary").click()
        self.my_turn()

    def play_now_by_key(self, game: str) -> None:
        """From home to a table without touching mouse or screen."""
        self.home()
        wanted = f"document.activeElement.matches('.game.{game} .go .btn.primary')"
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(wanted):
                break
        self.page.keyboard.press("Enter")
        self.my_turn()

    def share_device(self, game: str, *names: str) -> None:
        """From home to a table where all of these sit around this device."""
        self.home()
        door = self.page.locator(f".game.{game}")
        door.get_by_role("button", name="This device").click()
        if len(names) > 2:
            door.locator(".sizes").get_by_role("button", name=str(len(names)), exact=True).click()
        for number, name in enumerate(names, 1):
            self.page.get_by_label(f"Name of player {number}").fill(name)
        self.page.get_by_role("button", name="Start").click()

    def lift_curtain(self) -> None:
        """The device has been passed, if it had to be: it is somebody's turn who sits here."""
        curtain = self.page.locator(".veil.solid .btn.primary")
        expect(self.page.locator(".veil.solid .btn.primary, .prompt.mine, .ended").first).to_be_visible()
        if curtain.count():
            curtain.click()
        self.my_turn()

    def my_turn(self) -> None:
        expect(self.page.locator(".prompt.mine, .ended")).to_be_visible()

    def resign(self) -> None:
        """The shortest way to a result."""
        self.page.evaluate(RESIGN)
        expect(self.page.locator(".headline h1")).to_be_visible()

    def over(self) -> bool:
        return self.page.locator(".ended").count() > 0

    def fits_a_phone(self) -> None:
        """The whole table, without scrolling, and nothing too small for a thumb."""
        wide, high = self.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert wide == PHONE["width"]
        assert high <= PHONE["height"] + 1, "the whole table fits a phone"
        assert self.too_small() == []

    def too_small(self) -> list[str]:
        """What a thumb would miss."""
        found: list[str] = self.page.evaluate(
            """[...document.querySelectorAll('button, a, summary, input, select')].filter((one) => one.offsetParent)
               .map((one) => [one.outerHTML.slice(0, 80), (one.closest('label') ?? one).getBoundingClientRect()])
               .filter(([, box]) => box.width < 44 || box.height < 44).map(([what]) => what)"""
        )
        return found

    def read_all(self) -> str:
        """Every word that is seen or read out."""
        return str(
            self.page.evaluate(
                "document.body.innerText + [...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)"
            )
        )

    def problems(self) -> list[str]:
        """What axe objects to."""
        self.page.evaluate(AXE.read_text("utf-8"))
        result = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in result["violations"]]
