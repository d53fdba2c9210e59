"""Whole games by robots that press what the page shows: what is advised can be pressed, leads on, and wins."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from support.page_robots import ROBOTS, Played
from support.running_server import RunningServer

GAMES = int(os.environ.get("LAMPION_ROBOT_GAMES", "6"))  # of about a minute; 20 tell more
ADVISED_WINS = 0.8  # of the games against the gentlest bot
UNADVISED_POINTS = 0.4  # of the opponent's
FIRST_GAME = 120  # own decisions in Way of the Panda
LONG = 3 * 3600  # seconds


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


def play(browser: Browser, server: RunningServer, game: str, robot: str) -> Played:
    """One game by somebody new; the page complains about nothing."""
    player = ROBOTS[robot](browser, server)
    played = player.play(game)
    assert player.complaints == []
    player.context.close()
    return played


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_a_newcomer_who_does_what_is_advised_comes_to_the_end_soon(browser: Browser, server: RunningServer) -> None:
    """In the game with the most decisions."""
    played = play(browser, server, "panda", "advised")
    assert played.decisions <= FIRST_GAME
    assert played.points > played.theirs * UNADVISED_POINTS


@pytest.mark.soak
@pytest.mark.timeout(LONG)
@pytest.mark.parametrize("game", ["axio", "pagoda", "panda"])
def test_who_does_what_is_advised_wins_against_the_gentlest_bot(
    browser: Browser, server: RunningServer, game: str
) -> None:
    games = [play(browser, server, game, "advised") for _ in range(GAMES)]
    print(f"{game}: {[(one.points, one.theirs) for one in games]}")
    assert sum(one.won for one in games) >= int(ADVISED_WINS * GAMES)


@pytest.mark.soak
@pytest.mark.timeout(LONG)
def test_who_never_asks_keeps_up_somewhat(browser: Browser, server: RunningServer) -> None:
    games = [play(browser, server, "panda", "unadvised") for _ in range((GAMES + 1) // 2)]
    print(f"panda: {[(one.points, one.theirs) for one in games]}")
    assert sum(one.points for one in games) >= UNADVISED_POINTS * sum(one.theirs for one in games)
