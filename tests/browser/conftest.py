"""A real Chromium for the tests of the page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from support.machine import CHROMIUM_FLAGS

# A page answers at once and a bot within a second; a machine that is busy otherwise may take much longer.
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def playwright_process() -> Iterator[Playwright]:
    """What drives browsers."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright_process: Playwright, chromium_path: Path) -> Iterator[Browser]:
    """The machine's Chromium, headless; each test opens a context of its own in it."""
    running = playwright_process.chromium.launch(executable_path=chromium_path, args=list(CHROMIUM_FLAGS))
    yield running
    running.close()
