"""Draws the app's icons from its own SVG: src/lampion/web/app-icons/*.png. Run it when icon.svg changes.

.venv/bin/python tools/app_icons.py
"""

import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support import machine  # noqa: E402

FOLDER = ROOT / "src" / "lampion" / "web" / "app-icons"
PAPER = "#f7f2e8"
# name, pixels, how much of them the drawing takes; a maskable icon may lose a fifth on each side
PICTURES = (("icon-192", 192, 1.0), ("icon-512", 512, 1.0), ("maskable-512", 512, 0.74))


def main() -> int:
    """One picture after the other, with few colours: each has only five."""
    chromium = machine.chromium_path()
    if chromium is None:
        print("app icons: Chromium is missing", file=sys.stderr)
        return 1
    drawing = (FOLDER / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(machine.CHROMIUM_FLAGS))
        for name, size, share in PICTURES:
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "transparent" if share == 1.0 else PAPER
            style = f"body{{margin:0;background:{ground};display:grid;place-items:center;height:100vh}}"
            page.set_content(f"<style>{style} svg{{width:{100 * share}vmin}}</style>{drawing}")
            shot = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
            few = shot.quantize(48, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
            few.save(FOLDER / f"{name}.png", optimize=True)
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
