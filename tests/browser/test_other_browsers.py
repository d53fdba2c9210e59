"""One walk through Firefox and WebKit: home, a table of each title, its first decision by the hint, and the result."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support import other_browsers
from support.other_browsers import Firefox, OtherBrowser, WebKit
from support.running_server import RunningServer
from support.visitor import DESKTOP, PHONE, RESIGN

pytestmark = pytest.mark.soak
NOTE_COMPLAINTS = """window.complaints = [];
window.addEventListener('error', (event) => window.complaints.push(event.message));
window.addEventListener('unhandledrejection', (event) => window.complaints.push(String(event.reason)));"""
TOO_WIDE = "return document.documentElement.scrollWidth - window.innerWidth"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(params=["firefox", "webkit"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OtherBrowser]:
    one = firefox(tmp_path / "profile") if request.param == "firefox" else webkit()
    yield one
    one.close()


def firefox(profile: Path) -> OtherBrowser:
    program = other_browsers.firefox_path()
    if program is None:
        pytest.skip("MISSING on this machine: Firefox (Debian: apt-get install firefox-esr)")
    return Firefox(program, profile)


def webkit() -> OtherBrowser:
    programs = other_browsers.webkit_paths()
    if programs is None:
        pytest.skip("MISSING on this machine: WebKit (Debian: apt-get install webkit2gtk-driver xvfb)")
    return WebKit(*programs)


@pytest.mark.parametrize("game", ["axio", "pagoda", "panda"])
def test_a_title_is_played_from_home_to_its_result(
    other: OtherBrowser, server: RunningServer, game: str, tmp_path: Path
) -> None:
    other.open(server.address)
    other.size(**DESKTOP)
    other.wait_for("document.querySelectorAll('.go .btn.primary').length >= 3")
    other.script(NOTE_COMPLAINTS)
    other.press(f".{game} .go .btn.primary")
    other.wait_for("document.querySelector('.prompt.mine') && document.querySelector('.board svg') && true")
    table = other.script("return location.pathname")
    before = decided(other)
    keep(other, tmp_path / f"{other.name}-{game}-table.png")
    other.press("button[aria-label='What would you do?'], button[aria-label='Hint']")
    other.wait_for("document.querySelector('.btn.primary:not([aria-disabled=true])') && true")
    other.press(".btn.primary:not([aria-disabled=true])")
    other.wait_for(f"({DECIDED}) > {before}")
    other.size(**PHONE)
    assert other.script(TOO_WIDE) <= 0, "no sideways scrolling on a phone"
    keep(other, tmp_path / f"{other.name}-{game}-phone.png")
    assert other.script("return window.complaints") == []
    other.script(f"({RESIGN})()")
    other.wait_for("document.querySelector('.headline h1') && true")
    keep(other, tmp_path / f"{other.name}-{game}-result.png")
    assert other.script("return location.pathname") == table
    assert other.script("return window.complaints") == []


DECIDED = "document.querySelectorAll('.log li').length"


def decided(other: OtherBrowser) -> int:
    """How many lines the log has."""
    return int(other.script(f"return {DECIDED}"))


def keep(other: OtherBrowser, file: Path) -> None:
    """A picture to be looked at; there must be something in it."""
    picture = other.screenshot()
    assert picture.startswith(b"\x89PNG")
    file.write_bytes(picture)
