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
    walker = Walker(browser, server, SIZES[size], language)
    walker.start(game)
    assert walker.presses <= TO_A_TABLE
    walker.presses = 0
    while not walker.has_scored():
        walker.follow()
        assert walker.presses <= TO_POINTS[game]
    assert walker.complaints == []
    walker.context.close()
