"""What a folder without a server costs: bytes, seconds to the first legal move, seconds for a bot's decision, memory.

    python bench/static_folder.py FOLDER [--only visits|decisions] [--positions N] [--games A,B] [--levels A,B]

FOLDER is what `lampion static` wrote. Prints JSON. Every decision in the browser is compared with the one made here.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from lampion.core.registry import game  # noqa: E402
from lampion.core.rng import rng_from  # noqa: E402
from lampion.service.thinking import GivenEdition, Question, answer  # noqa: E402
from support.file_server import FileServer  # noqa: E402
from support.machine import CHROMIUM_FLAGS, chromium_path  # noqa: E402

LEVELS = ("beginner", "casual", "strong", "expert")
START = 300_000  # milliseconds
THINK = """async ([bots, python, questions]) => {
    const worker = new Worker(bots, { type: 'module' });
    const told = (wanted) => new Promise((done, failed) => worker.onmessage = ({data}) =>
        data.failed ? failed(new Error(data.failed)) : wanted(data) && done(data));
    const ready = told(({ready}) => ready);
    worker.postMessage({ python });
    await ready;
    const answers = [];
    for (const [number, question] of questions.entries()) {
        const next = told((data) => data.number === number);
        worker.postMessage({ number, question });
        answers.push(await next);
    }
    worker.terminate();
    return answers.map(({answer, seconds}) => ({answer, seconds}));
}"""


def questions(name: str, level: str, positions: int) -> list[bytes]:
    """What a bot is asked at positions spread over a game of two that plays at random."""
    played = game(name)
    seen: list[bytes] = []
    position, rng = played.start(2, "bench/static_folder"), rng_from("bench/static_folder")
    edition = played.edition(None)
    given = GivenEdition(edition.hash, played.edition_text(edition.hash))
    while not position.over:
        legal, seat = list(position.legal_moves), position.turn
        assert seat is not None
        if len(legal) > 1:
            known = position.observation(seat).dump()
            seen.append(msgspec.json.encode(Question(name, level, f"seed {len(seen)}", known, given)))
        position.push(legal[rng.below(len(legal))])
    return [seen[len(seen) * number // positions] for number in range(min(positions, len(seen)))]


def first_move(context: BrowserContext, address: str) -> tuple[Page, float, float]:
    """Seconds from navigation until home is drawn, and until a tile may be placed."""
    page = context.new_page()
    began = time.monotonic()
    page.goto(address)
    page.locator(".go .btn.primary").first.wait_for(timeout=START)
    drawn = time.monotonic() - began
    page.locator(".axio .go .btn.primary").click()
    page.locator(".prompt.mine").wait_for(timeout=START)
    return page, drawn, time.monotonic() - began


def memory() -> int:
    """Megabytes of the largest process of a page: its share of what is shared counted once."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                lines = (folder / "smaps_rollup").read_text().splitlines()
                found.append(sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")))
        except OSError:
            continue
    return max(found, default=0) // 1024


def visits(browser: Browser, folder: Path) -> dict[str, Any]:
    """Three visits of one person, as a file server sees them that compresses nothing."""
    told: dict[str, Any] = {}
    context, port = browser.new_context(), 0
    for visit in ("first", "second", "third"):
        host = FileServer(folder.parent, f"/{folder.name}/", port=port)
        port = host.port  # the browser keeps what it has by the host's address
        page, drawn, ready = first_move(context, host.address)
        all_kept = page.locator("#ready[data-kept]")  # whatever is for another day has come, too
        all_kept.wait_for(state="attached", timeout=START)
        asked = {path.split("?")[0] for path in host.asked}
        files = [folder.parent / path.lstrip("/") for path in asked]
        there = [path / "index.html" if path.is_dir() else path for path in files]
        packed = sum(len(gzip.compress(path.read_bytes(), 9)) for path in there if path.is_file())
        told[visit] = {
            "bytes_sent": host.sent,
            "requests": len(host.asked),
            "gzipped": packed if host.sent else 0,
            "home_drawn_seconds": round(drawn, 2),
            "first_move_seconds": round(ready, 2),
            "renderer_megabytes": memory(),
        }
        page.close()
        host.stop()
    context.close()
    return told


def decisions(browser: Browser, folder: Path, names: list[str], levels: list[str], positions: int) -> dict[str, Any]:
    """Seconds for each decision, and whether it is the one that is made here."""
    host = FileServer(folder.parent, f"/{folder.name}/")
    [web] = folder.glob("web/~*")
    [python] = folder.glob("python/~*")
    page = browser.new_page()
    page.goto(f"{host.address}licences/lampion-MIT.txt")  # our origin, and nothing at work
    told: dict[str, Any] = {}
    for name in names:
        for level in levels:
            asked = questions(name, level, positions)
            began = time.process_time()
            here = [answer(body) for body in asked]
            native = (time.process_time() - began) / len(asked)
            bots, parts = f"{host.address}web/{web.name}/folder/bots.js", f"{host.address}python/{python.name}/"
            page.set_default_timeout(START)
            found = page.evaluate(THINK, [bots, parts, [body.decode() for body in asked]])
            same = [json.loads(one["answer"])["action"] == mine.action for one, mine in zip(found, here, strict=True)]
            seconds = [one["seconds"] for one in found]
            told[f"{name} {level}"] = {
                "median_seconds": round(statistics.median(seconds), 3),
                "longest_seconds": round(max(seconds), 3),
                "decisions": len(seconds),
                "same_as_here": sum(same),
                "mean_seconds_here": round(native, 4),
            }
    page.close()
    host.stop()
    return told


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description="what a folder without a server costs")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--games", default="axio,pagoda,panda")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--only", choices=("visits", "decisions"))
    given = parser.parse_args()
    folder = given.folder.resolve()
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    told: dict[str, Any] = {"folder_bytes": size}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(CHROMIUM_FLAGS))
        if given.only != "decisions":
            told["visits"] = visits(browser, folder)
        if given.only != "visits":
            names, levels = given.games.split(","), given.levels.split(",")
            told["decisions"] = decisions(browser, folder, names, levels, given.positions)
        browser.close()
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
