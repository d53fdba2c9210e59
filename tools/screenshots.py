"""Takes pictures of every screen in both sizes and themes, from real games: docs/screenshots/*.png.

.venv/bin/python tools/screenshots.py [GAME …]   (make screenshots; without a name, home and all installed games)
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support import machine  # noqa: E402
from support.running_server import RunningServer  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")
MIDDLE = 24  # decisions of the person before the table is pictured
QUIET = 700  # milliseconds until a screen has settled

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
    const seat = position.to_move;
    const mine = position.mine.includes(seat);
    const advice = mine && !position.waits ? await post("/hint", { seat }) : null;
    const command = advice ? { do: "move", code: advice.code } : mine && position.waits ? { do: "done" } : null;
    const order = { key: crypto.randomUUID(), version: position.version, seat, command };
    const done = command && (await post("/commands", order));
    if (done) made += 1;
    else await new Promise((later) => setTimeout(later, 50));
  }
}"""


def picture(page: Page, name: str) -> None:
    """One screen in both sizes and themes."""
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            page.wait_for_timeout(QUIET)
            page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png")


def game_pictures(browser: Browser, address: str, game: str) -> None:
    """The first look at a table, the middle of a game, and its result."""
    page = browser.new_context(locale="en-GB").new_page()
    page.goto(address)
    page.locator(f".game.{game} .btn.primary").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    page.locator(".prompt.mine").wait_for()
    picture(page, f"{game}-start")
    page.evaluate(PLAY_ON, [table, MIDDLE])
    page.locator(".prompt.mine").wait_for()
    picture(page, game)
    page.evaluate(PLAY_ON, [table, 10_000])
    page.locator(".ended").wait_for()
    picture(page, f"{game}-result")
    page.goto(f"{address}/rules/{game}")
    picture(page, f"{game}-rules")


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
            home = browser.new_context(locale="en-GB").new_page()
            home.goto(server.address)
            home.locator(".game .btn.primary").first.wait_for()
            games = sys.argv[1:] or home.evaluate(
                "fetch('/api/v1/games').then(a => a.json()).then(l => l.map(g => g.name))"
            )
            for game in games:
                game_pictures(browser, server.address, game)
            picture(home, "home")
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
