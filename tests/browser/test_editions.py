"""Editions on the page: an installed one can be chosen, and its rules page lists the source of every value."""

from pathlib import Path

import pytest
from playwright.sync_api import APIRequestContext, Browser, expect

from lampion.core.registry import game
from support.running_server import RunningServer
from support.visitor import Visitor


@pytest.fixture(scope="module")
def corrected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("editions") / "mine.toml"
    text = game("axio").edition(None).text
    file.write_text(text.replace('name = "first"', 'name = "mine"').replace("tiles = 5", "tiles = 4"), "utf-8")
    return file


def test_an_installed_edition_is_chosen_played_and_its_values_are_listed(
    browser: Browser, corrected: Path, tmp_path: Path
) -> None:
    server = RunningServer(tmp_path, [corrected])
    visitor = Visitor(browser, server)
    page = visitor.page
    page.goto(server.address)
    door = page.locator(".game.axio")
    door.get_by_label("Edition").select_option("mine")
    door.locator(".btn.primary").click()
    page.wait_for_url("**/table/*")
    table = page.evaluate("async () => (await fetch(`/api/v1/tables/${location.pathname.split('/').pop()}`)).json()")
    assert (table["map"], table["board"]["players"][0]["tiles"]) == ("mine", 4)

    page.goto(f"{server.address}/rules/axio?edition={table['map_hash']}")
    values = page.locator(".edition-values")
    values.locator("summary").click()
    rack = values.locator("[data-key='rack.tiles'] td")
    expect(rack.nth(1)).to_have_text("4")
    expect(rack.nth(2)).to_contain_text("rulebook")
    expect(values.locator("[data-mark=none]")).to_have_count(0)
    expect(values.locator("tr[data-key]")).to_have_count(len(listed(page.request, server, "axio", "mine")))
    page.locator(".languages [lang=de]").click()
    expect(rack.nth(2)).to_contain_text("Regelheft")
    page.goto(f"{server.address}/rules/axio")
    values.locator("summary").click()
    expect(rack.nth(1)).to_have_text("5")
    page.set_viewport_size({"width": 390, "height": 844})
    too_wide = values.locator("table").evaluate_all("all => all.filter(one => one.offsetWidth > innerWidth).length")
    assert too_wide == 0, "an owner compares line by line, with a phone beside the board"
    assert visitor.complaints == []
    visitor.context.close()
    server.stop()


def listed(request: APIRequestContext, server: RunningServer, name: str, edition: str) -> list[object]:
    answer = request.get(f"{server.address}/api/v1/games/{name}/editions/{edition}")
    return list(answer.json()["values"])
