"""AXIO's scores on a phone: what a placement would add never runs into the next colour."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from support.axio_table import AxioTable
from support.running_server import RunningServer

# Where symbol, number and gain of each colour are, and the place that belongs to the colour.
PARTS = """[...document.querySelectorAll('.me .track')].map((track, colour) => {
    const box = (thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        return { left, right, top, bottom };
    };
    const part = (name) => [...track.querySelectorAll(name)].map((one) => ({ colour, name, ...box(one) }));
    return { room: box(track), parts: ['.g', '.val b', '.val em'].flatMap(part) };
})"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


def meet(one: dict[str, Any], other: dict[str, Any]) -> bool:
    beside = one["right"] <= other["left"] or other["right"] <= one["left"]
    return not (beside or one["bottom"] <= other["top"] or other["bottom"] <= one["top"])


@pytest.mark.soak  # it plays until somebody has high scores
@pytest.mark.parametrize("coach", [pytest.param(False, id="alone"), pytest.param(True, id="coached")])
def test_gains_do_not_run_into_the_next_colour(browser: Browser, server: RunningServer, coach: bool) -> None:
    player = AxioTable(browser, server, phone=True)
    player.sit_down_with_high_scores(coach)
    for width, height in ((390, 844), (360, 640), (430, 932), (844, 390)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_timeout(300)
        tracks = player.page.evaluate(PARTS)
        parts = [part for track in tracks for part in track["parts"]]
        assert any(part["name"] == ".val em" for part in parts)
        for number, part in enumerate(parts):
            room = tracks[part["colour"]]["room"]
            assert part["left"] >= room["left"] - 0.5, (width, part, room)
            assert part["right"] <= room["right"] + 0.5, (width, part, room)
            for other in parts[number + 1 :]:
                assert not meet(part, other), (width, part, other)
    assert player.complaints == []
    player.context.close()
