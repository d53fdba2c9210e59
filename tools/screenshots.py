"""Takes pictures of every screen in both sizes and themes, from real games: docs/screenshots/.

.venv/bin/python tools/screenshots.py [GAME … or people]   (make screenshots; without a name, every screen of all games)

Each board is also seen as people see it who tell colours apart less well, or not at all.
"""

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support import machine  # noqa: E402
from support.running_server import RunningServer  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
SIDE = (844, 390)  # a phone on its side
THEMES = ("light", "dark")
VISIONS = {
    "grey": "achromatopsia",
    "red-blind": "protanopia",
    "green-blind": "deuteranopia",
    "blue-blind": "tritanopia",
}
QUALITY = 72  # of WebP: text stays sharp, a screen stays below 80 KB
MIDDLE = {"axio": 12, "pagoda": 30, "panda": 45}  # decisions of the person before the table is pictured
QUIET = 600  # milliseconds until a screen has settled
PATIENCE = 120_000
PEOPLE = "people"  # the pictures of people at one table
IMPOSSIBLE = (".site:not(.legal)", ".space[aria-disabled=true]:visible", ".stage [aria-disabled=true]:visible")
QUICK_BOT = "for (const game of ['axio', 'pagoda', 'panda']) localStorage.setItem(`lampion-level-${game}`, 'greedy')"

# Decides for the person as the hint advises, through the API and with the page's own cookie.
PLAY_ON = """async ([table, decisions]) => {
  const at = `/api/v1/tables/${table}`;
  const post = async (path, body) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(at + path, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.ok ? answer.json() : null;
  };
  for (let made = 0; made < decisions; ) {
    const position = await (await fetch(at)).json();
    if (position.over) return;
    const seat = position.waits ? position.waits.seat : position.to_move;
    const mine = position.mine.includes(seat);
    const advice = mine && !position.waits ? await post("/hint", { seat }) : null;
    const command = mine && position.waits ? { do: "done" } : advice && { do: "move", code: advice.code };
    const order = { key: crypto.randomUUID(), version: position.version, seat, command };
    const done = command && (await post("/commands", order));
    if (done && advice) made += 1;
    if (!done) await new Promise((later) => setTimeout(later, 50));
  }
}"""


def keep(page: Page, name: str) -> None:
    """What is on the screen, in a small file."""
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)


def picture(page: Page, name: str, do_first: Callable[[Page], None] = lambda page: None) -> None:
    """One screen in both sizes and themes; nothing is pointed at."""
    page.mouse.move(2, 2)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            page.wait_for_timeout(QUIET)
            do_first(page)
            keep(page, f"{name}-{size}-{theme}")
    page.set_viewport_size({"width": SIZES["desktop"][0], "height": SIZES["desktop"][1]})
    page.emulate_media(color_scheme="light")


def seen_by_others(page: Page, name: str) -> None:
    """The same screen with other eyes."""
    line = page.context.new_cdp_session(page)
    page.wait_for_timeout(QUIET)
    for called, kind in VISIONS.items():
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        keep(page, f"{name}-eyes-{called}")
    line.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def on_its_side(page: Page, name: str) -> None:
    """The same screen on a phone that lies on its side."""
    page.set_viewport_size({"width": SIDE[0], "height": SIDE[1]})
    page.wait_for_timeout(QUIET)
    keep(page, f"{name}-side")
    page.set_viewport_size({"width": SIZES["desktop"][0], "height": SIZES["desktop"][1]})


@contextmanager
def visitor(browser: Browser) -> Iterator[Page]:
    """Somebody new, who wants nothing to move while pictures are taken."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(QUICK_BOT)
    yield page
    context.close()


def game_pictures(browser: Browser, address: str, game: str) -> None:
    """A game from its first look to its replay."""
    with visitor(browser) as page:
        page.goto(address)
        page.locator(f".game.{game} .go .btn.primary").click()
        page.wait_for_url("**/table/*")
        table = page.url.rsplit("/", 1)[1]
        page.locator(".prompt.mine").wait_for()
        picture(page, f"{game}-1-start")
        page.evaluate(PLAY_ON, [table, MIDDLE.get(game, 20)])
        page.reload()
        page.locator(".prompt.mine").wait_for()
        picture(page, f"{game}-2-middle")
        seen_by_others(page, f"{game}-2-middle")
        on_its_side(page, f"{game}-2-middle")
        picture(page, f"{game}-3-why-not", ask_why_not)
        page.evaluate(PLAY_ON, [table, 10_000])
        page.reload()
        page.locator(".ended").wait_for()
        picture(page, f"{game}-4-result")
        page.locator(".ended .actions .btn", has_text="Replay").click()
        page.locator(".playback").wait_for()
        page.keyboard.press(" ")
        for key in ("End", *["ArrowLeft"] * 6):
            page.keyboard.press(key)
            page.wait_for_timeout(QUIET)
        picture(page, f"{game}-5-replay")
    with visitor(browser) as page:
        page.goto(f"{address}/rules/{game}")
        page.locator(".first-game").wait_for()
        picture(page, f"{game}-6-rules")
        page.locator(".first-game .btn").click()
        page.locator(".coach .ask:not([aria-disabled=true])").click()
        page.locator(".coach p", has_text="Try this").wait_for()
        picture(page, f"{game}-7-first-game")


def ask_why_not(page: Page) -> None:
    """Press something that cannot be done now."""
    for thing in IMPOSSIBLE:
        if page.locator(thing).count():
            page.locator(thing).first.dispatch_event("click")
            break
    page.locator(".whynot").wait_for()
    page.wait_for_timeout(QUIET)


def other_pictures(browser: Browser, address: str) -> None:
    """Everything that is not one game's."""
    with visitor(browser) as page:
        page.goto(address)
        page.locator(".running").or_(page.locator(".go").first).first.wait_for()
        page.locator(".game.axio .go .btn.primary").click()
        page.locator(".prompt.mine").wait_for()
        page.keyboard.press("t")
        page.locator(".inwords").wait_for()
        picture(page, "table-in-words")
        page.keyboard.press("t")
        page.keyboard.press("?")
        picture(page, "table-keys")
        page.goto(address)
        page.locator(".running").wait_for()
        picture(page, "home")
        page.locator("button[aria-haspopup=dialog]").click()
        picture(page, "settings")
        page.keyboard.press("Escape")
        page.goto(f"{address}/lobby")
        page.locator("main").wait_for()
        picture(page, "lobby")
        page.goto(address)
        page.locator(".game.pagoda .ways").get_by_text("Friend").click()
        page.wait_for_timeout(2 * QUIET)
        picture(page, "friend")
        start = page.locator("main .btn.primary").first
        if "/table/" not in page.url and start.count():
            start.click()
            page.wait_for_url("**/table/*")
            page.wait_for_timeout(2 * QUIET)
            picture(page, "waiting")


def people_pictures(browser: Browser, address: str) -> None:
    """Two who meet in the lobby, talk, and ask each other for something."""
    with visitor(browser) as ada, visitor(browser) as bo:
        ada.goto(f"{address}/new/axio")
        ada.get_by_label("Your name").fill("Ada")
        ada.get_by_role("group", name="Clock").get_by_role("button", name="minutes").click()
        ada.get_by_role("button", name="anyone").click()
        ada.get_by_role("button", name="Open and invite").click()
        ada.locator(".qr").wait_for()
        bo.goto(f"{address}/lobby")
        bo.locator(".waits").wait_for()
        picture(bo, "people-1-lobby")
        bo.goto(ada.url)
        bo.get_by_label("Your name").fill("Bo")
        picture(bo, "people-2-guest")
        bo.get_by_role("button", name="Sit here").click()
        for page, line in ((ada, "Hello Bo, good luck!"), (bo, "Thank you, and you."), (ada, "Shall we play twice?")):
            page.locator(".axio-board").wait_for()
            if not page.locator(".chat").count():
                page.locator(".chat-button").click()
            page.locator("#chat-line").fill(line)
            page.keyboard.press("Enter")
            page.locator(".chat .own", has_text=line).wait_for()
        picture(bo, "people-3-chat")
        for page in (ada, bo):
            page.locator(".chat h2 .btn").click()
        ada.locator(".menu > summary").click()
        ada.locator(".group > summary").first.click()
        picture(ada, "people-4-menu")
        ada.get_by_role("button", name="Ask for a pause").click()
        bo.locator(".request.asked").wait_for()
        picture(bo, "people-5-asked")
        ada.locator(".menu > summary").click()
        ada.locator(".group > summary").last.click()
        ada.get_by_role("button", name="Continue on another device").click()
        ada.locator("dialog .qr").wait_for()
        picture(ada, "people-6-move-seat")


def write_index() -> None:
    """A page that shows them all."""
    names = sorted({path.stem.rsplit("-", 2)[0] for path in FOLDER.glob("*-light.webp")})
    lines = ["# How Lampion looks", "", "Taken from real games by `make screenshots`; every picture was looked at.", ""]
    for name in names:
        lines += [f"## {name.replace('-', ' ')}", ""]
        for size in SIZES:
            width = 420 if size == "desktop" else 200
            lines += [
                f'<img src="{name}-{size}-{theme}.webp" width="{width}" alt="{size}, {theme}">' for theme in THEMES
            ]
        if (FOLDER / f"{name}-side.webp").exists():
            lines.append(f'<img src="{name}-side.webp" width="420" alt="a phone on its side">')
        eyes = [called for called in VISIONS if (FOLDER / f"{name}-eyes-{called}.webp").exists()]
        if eyes:
            lines += ["", "With other eyes: " + ", ".join(eyes) + ".", ""]
            lines += [f'<img src="{name}-eyes-{called}.webp" width="420" alt="{called}">' for called in eyes]
        lines.append("")
    (FOLDER / "README.md").write_text("\n".join(lines), "utf-8")


def main() -> int:
    """Start a server of our own, and a browser in front of it."""
    chromium = machine.chromium_path()
    if chromium is None:
        print("screenshots: Chromium is missing", file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=list(machine.CHROMIUM_FLAGS))
            with visitor(browser) as page:
                page.goto(server.address)
                listed = page.evaluate("fetch('/api/v1/games').then(a => a.json()).then(l => l.map(g => g.name))")
            if not sys.argv[1:]:
                other_pictures(browser, server.address)
            for name in sys.argv[1:] or [PEOPLE, *listed]:
                if name == PEOPLE:
                    people_pictures(browser, server.address)
                else:
                    game_pictures(browser, server.address, name)
        finally:
            server.stop()
    write_index()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
