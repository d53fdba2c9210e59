"""The first minutes of somebody new: few presses to a table and to the first points, and each says what it does."""

import itertools
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize

from support.running_server import RunningServer
from support.walker import Walker

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "low phone": {"width": 360, "height": 640},
    "desk": {"width": 1280, "height": 800},
}
TO_A_TABLE = 3  # presses at most
TO_POINTS = {"axio": 3, "pagoda": 3, "panda": 12}
DEALS = 3  # now and then one begins slowly
MIX = [("axio", "desk", "de"), ("pagoda", "phone", "fr"), ("panda", "low phone", "en")]
REST = [walk for walk in itertools.product(TO_POINTS, SIZES, ("en", "de", "fr")) if walk not in MIX]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.mark.parametrize(
    ("game", "size", "language"), [*MIX, *(pytest.param(*walk, marks=pytest.mark.soak) for walk in REST)]
)
def test_few_presses_lead_to_points(
    browser: Browser, server: RunningServer, game: str, size: str, language: str
) -> None:
    slow = []
    for _ in range(DEALS):
        walker = Walker(browser, server, SIZES[size], language)
        walker.start(game)
        assert walker.presses <= TO_A_TABLE
        walker.presses = 0
        while not walker.has_scored() and walker.presses <= TO_POINTS[game]:
            walker.follow()
        assert walker.complaints == []
        slow.append(walker.page.locator(".log, .prompt").all_inner_texts())
        walker.context.close()
        if walker.presses <= TO_POINTS[game]:
            return
    raise AssertionError(f"no points within {TO_POINTS[game]} presses: {slow}")
