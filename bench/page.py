"""How soon the page is useful, how soon a click shows, and how much the first visit loads, with a slowed processor.

    .venv/bin/python bench/page.py [--slower 4] [--visits 5] [--clicks 60] [GAME …]

Starts a server of its own, and a Chromium whose processor is slowed by CDP. Aims on loopback, slowed 4 times: a useful
home within 1 s, a painted answer to a click within 100 ms at the 95th percentile, 150 KB for the first visit. Clicks
go to random things of the board and its controls; the time is the browser's own, from the event to the next picture
(Event Timing). `work` is the processor time of the page's main thread, slowed too, with all that a click set going: it
tells much the same on a busy machine. The load of the machine is noted, before and after. Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support import machine  # noqa: E402
from support.running_server import RunningServer  # noqa: E402

SHORTEST = 16  # milliseconds: what the browser does not report took less
SETTLED = 1500  # milliseconds of rest after which a visit counts as complete
THINGS = ".stage button, .stage [data-site], .stage [data-card], .stage [data-target], .side [data-target], .rtile"

# Notes when a thing is first on the screen, and how long each press took to show.
WITNESS = """
  globalThis.seen = {};
  const look = () => {
    for (const [name, what] of [["home", ".go .btn.primary"], ["table", ".prompt.mine"]])
      if (!seen[name] && document.querySelector(what)) {
        seen[name] = -1;
        requestAnimationFrame(() => setTimeout(() => (seen[name] = performance.now()), 0));
      }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  globalThis.presses = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
"""


def percentile(values: list[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)


def load() -> float:
    """How many programs wanted a processor in the last minute."""
    return round(os.getloadavg()[0], 1)


def visitor(browser: Browser, slower: float) -> tuple[BrowserContext, Page, dict[str, float]]:
    """Somebody new, on a slow machine; what travels to them is counted."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    page = context.new_page()
    page.add_init_script(WITNESS)
    line = context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    line.send("Network.enable")
    loaded = {"bytes": 0.0, "requests": 0.0}

    def finished(event: dict[str, Any]) -> None:
        loaded["bytes"] += event["encodedDataLength"]
        loaded["requests"] += 1

    line.on("Network.loadingFinished", finished)
    return context, page, loaded


def worked(line: CDPSession) -> float:
    """Processor time of the page's main thread so far, in milliseconds."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration") * 1000)


def until(page: Page, line: CDPSession, holds: str) -> None:
    """Wait for something of the page. Its own waiting would bring a large script into the page and be measured too."""
    while not line.send("Runtime.evaluate", {"expression": holds, "returnByValue": True})["result"].get("value"):
        page.wait_for_timeout(20)


def first_visit(browser: Browser, address: str, slower: float) -> dict[str, float]:
    """Home, for somebody who has never been here; then one click to a table."""
    context, page, loaded = visitor(browser, slower)
    line = context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address, wait_until="commit")
    until(page, line, "globalThis.seen?.home > 0")
    home_work = worked(line)
    page.wait_for_timeout(SETTLED)
    figures = {"home_ms": round(page.evaluate("seen.home"), 1), "home_work_ms": home_work, **loaded}
    page.reload(wait_until="commit")
    until(page, line, "globalThis.seen?.home > 0")
    figures["home_again_ms"] = round(page.evaluate("seen.home"), 1)
    context.close()
    return figures


def click_around(browser: Browser, address: str, slower: float, game: str, clicks: int) -> dict[str, Any]:
    """Press random things of a game against a bot; how long until each press showed."""
    context, page, _ = visitor(browser, slower)
    page.goto(address)
    start = page.locator(f".game.{game} .go .btn.primary")
    start.wait_for()
    begun = page.evaluate("performance.now()")
    start.click()
    page.wait_for_function("() => seen.table > 0")
    table_ms = round(page.evaluate("seen.table") - begun, 1)
    page.evaluate("presses.clear()")
    before = page.evaluate("performance.interactionCount")
    lots = random.Random(game)
    line = context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    work: list[float] = []
    for _ in range(clicks):
        if page.locator(".prompt.mine").count() == 0:
            page.wait_for_selector(".prompt.mine, .ended", timeout=60_000)
        boxes = page.evaluate(
            """(things) => [...document.querySelectorAll(things)].map((one) => one.getBoundingClientRect())
               .filter(({ width, left, top, right, bottom }) =>
                 width && left >= 0 && top >= 0 && right < innerWidth && bottom < innerHeight)
               .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])""",
            THINGS,
        )
        if not boxes:
            break
        spot = lots.choice(boxes)
        page.mouse.move(*spot)
        page.wait_for_timeout(100)
        before_press = worked(line)
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(150)
        work.append(worked(line) - before_press)
    reported: list[float] = page.evaluate("[...presses.values()]")
    made = page.evaluate("performance.interactionCount") - before
    context.close()
    times = reported + [float(SHORTEST)] * max(0, made - len(reported))
    return {
        "game": game,
        "home_to_table_ms": table_ms,
        "clicks": len(times),
        "click_to_paint_p50_ms": percentile(times, 0.5),
        "click_to_paint_p95_ms": percentile(times, 0.95),
        "click_to_paint_max_ms": max(times),
        "click_work_p50_ms": percentile(work, 0.5),
        "click_work_p95_ms": percentile(work, 0.95),
    }


def main() -> int:
    """Measure and print."""
    asked = argparse.ArgumentParser()
    asked.add_argument("games", nargs="*", default=["axio", "pagoda", "panda"])
    asked.add_argument("--slower", type=float, default=4.0)
    asked.add_argument("--visits", type=int, default=5)
    asked.add_argument("--clicks", type=int, default=60)
    given = asked.parse_args()
    chromium = machine.chromium_path()
    if chromium is None:
        print("bench: Chromium is missing", file=sys.stderr)
        return 1
    load_before = load()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=list(machine.CHROMIUM_FLAGS))
            visits = [first_visit(browser, server.address, given.slower) for _ in range(given.visits)]
            boards = [click_around(browser, server.address, given.slower, game, given.clicks) for game in given.games]
            browser.close()
        finally:
            server.stop()
    figures = {
        "load_average": {"before": load_before, "after": load()},
        "processor_slowed": given.slower,
        "first_useful_screen_ms": {
            "median": percentile([one["home_ms"] for one in visits], 0.5),
            "worst": max(one["home_ms"] for one in visits),
            "again_median": percentile([one["home_again_ms"] for one in visits], 0.5),
            "work_median": percentile([one["home_work_ms"] for one in visits], 0.5),
        },
        "first_load_bytes": max(one["bytes"] for one in visits),
        "first_load_requests": max(one["requests"] for one in visits),
        "boards": boards,
    }
    print(json.dumps(figures, indent=2))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
