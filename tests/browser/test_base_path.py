"""The page below a path of a host: every link, request and socket stays there."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from support.running_server import RunningServer
from support.visitor import Visitor


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path_factory.mktemp("data"), base_path="/games")
    yield server
    server.stop()


def test_a_game_is_played_below_a_path_and_nothing_else_is_asked_for(browser: Browser, below: RunningServer) -> None:
    visitor = Visitor(browser, below, service_workers="allow")
    page = visitor.page
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.on("websocket", lambda line: asked.append(urlsplit(line.url).path))
    visitor.play_now("axio")
    at = urlsplit(page.url).path
    assert at.startswith("/games/table/")
    page.reload()
    visitor.my_turn()
    page.locator("a.brand").click()
    expect(page.locator(".running a.btn").first).to_have_attribute("href", at)
    page.locator('a[href="/games/learn/axio"]').first.click()
    expect(page.locator("main h1")).to_be_visible()
    page.go_back()
    page.locator('a[href="/games/lobby"]').click()
    expect(page.locator("main h1")).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.ready.then((found) => found.scope)") == f"{below.address}/"
    assert len(asked) > 50 and [path for path in asked if not f"{path}/".startswith("/games/")] == []
    assert any(path.endswith("/socket") for path in asked)
    assert visitor.complaints == []
    visitor.context.close()
