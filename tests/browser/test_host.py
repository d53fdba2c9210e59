"""What people see of what the host does."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from typer.testing import CliRunner

from lampion.cli.main import app
from support.running_server import Client, RunningServer
from support.visitor import PHONE, Visitor


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path)
    yield running
    running.stop()


def admin(server: RunningServer, *words: str) -> None:
    told = CliRunner().invoke(app, ["admin", *words, "--data", str(server.data)])
    assert told.exit_code == 0, told.output


def test_a_notice_an_end_and_a_deleted_table_are_told_on_the_page(browser: Browser, server: RunningServer) -> None:
    client = Client(server.address)
    table = client.open("human", "human", start=0)
    client.close()
    visitor = Visitor(browser, server, phone=True, language="de")
    page = visitor.page
    page.goto(f"{server.address}/table/{table}")
    expect(page.locator(".top")).to_be_visible()
    admin(server, "announce", "Der Server startet in 10 Minuten neu.", "--for", "10m")
    notice = page.locator(".host-notice")
    expect(notice).to_contain_text("Der Server startet in 10 Minuten neu.")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"] and visitor.too_small() == []
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    admin(server, "end", table)
    expect(page.locator("#app")).to_contain_text("hat die Partie beendet")
    admin(server, "delete", table, "--yes")
    expect(page.get_by_role("heading", name="Diesen Tisch gibt es nicht mehr.")).to_be_visible()
    expect(page.locator(".host-notice")).to_have_count(0)
    newcomer = Visitor(browser, server)
    newcomer.page.goto(server.address)
    expect(newcomer.page.locator(".host-notice")).to_contain_text("Der Server startet")
    for one in (visitor, newcomer):
        one.context.close()
