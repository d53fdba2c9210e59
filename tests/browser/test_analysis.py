"""The analysis in a real browser: one click under a finished game, and a moment solved on the board."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from lampion.core.record import encode
from support.analysed import played
from support.running_server import API, Client, RunningServer
from support.visitor import Visitor

LONG = 120_000  # milliseconds until a test gives up; nothing is claimed about how long it takes
TURNS = 4
POINT = """async (cell) => {
  const { boxOf } = await import('/web/boards/axio/geometry.js');
  const box = boxOf([cell]);
  const matrix = document.querySelector('.board svg').getScreenCTM();
  const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
  return [x, y];
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def table(server: RunningServer) -> str:
    sent = encode(played("axio", 2, "axio on a server", most=10)).encode()
    client = Client(server.address)
    answer = client.http.post(f"{API}/records", content=sent, headers={"content-type": "application/json"})
    client.close()
    return str(answer.json()["table"])


def report_of(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(f"fetch('{API}/tables/{table}/analysis').then((answer) => answer.json())")
    return found


def analysed(visitor: Visitor, table: str) -> Page:
    """From the result of the game with one click to its whole analysis."""
    page = visitor.page
    page.goto(f"{visitor.address}/table/{table}")
    page.get_by_role("link", name="Analyse").click()
    expect(page).to_have_url(re.compile(f"/analysis/{table}$"))
    expect(page.locator(".proof")).to_contain_text("Judged by the engine", timeout=LONG)
    return page


def test_one_click_shows_sheets_that_meet_the_result(browser: Browser, server: RunningServer, table: str) -> None:
    visitor = Visitor(browser, server, bypass_csp=True)
    page = analysed(visitor, table)
    for equation in page.locator(".eq").all():
        texts = [text.replace("−", "-") for text in equation.locator("b").all_inner_texts()]
        numbers = [int(number) for text in texts for number in re.findall(r"-?\d+", text)]
        assert sum(numbers[:-1]) == numbers[-1], texts
    assert page.locator(".mom").count() >= 1
    assert visitor.problems() == []
    page.get_by_role("button", name="In words").click()
    rows = page.locator(".wordtab tbody tr")
    expect(rows.first).to_be_visible()
    assert rows.count() > 20
    assert visitor.problems() == []
    page.get_by_role("button", name="Luck", exact=True).click()
    expect(page.locator(".lucktab tbody tr").first).to_be_visible()
    assert visitor.complaints == []


def test_the_curve_is_read_step_by_step_with_keys(browser: Browser, server: RunningServer, table: str) -> None:
    page = analysed(Visitor(browser, server), table)
    page.locator(".curvebox").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".curve-says")).to_contain_text("→")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/analysis/{table}/1$"))


def test_a_moment_is_a_question_first_and_solved_on_the_board(
    browser: Browser, server: RunningServer, table: str
) -> None:
    visitor = Visitor(browser, server)
    page = analysed(visitor, table)
    moment = report_of(page, table)["moments"][0]
    page.locator(".mom a").first.click()
    expect(page.locator(".quiz.open .ask")).to_be_visible()
    assert page.locator(".opts").count() == 0, "no numbers before an answer"
    assert "%" not in page.locator(".prompt").inner_text()
    (best,) = moment["options"][0]["moves"]
    cells = re.findall(r"([rbgop])\((\d+,\d+)\)", best)
    kinds = {letter for letter, _ in cells}
    names = {"r": "red", "b": "blue", "g": "green", "o": "orange", "p": "purple"}
    for turn in range(TURNS):
        rack = page.locator(".rack .rtile")
        wanted = [
            index
            for index, label in enumerate(rack.evaluate_all("all => all.map((one) => one.ariaLabel)"))
            if {letter for letter, name in names.items() if name in label} == kinds
        ]
        page.keyboard.press(str(wanted[0] + 1))
        x, y = page.evaluate(POINT, cells[0][1])
        page.mouse.move(x, y)
        for _ in range(turn):
            page.keyboard.press("r")
        page.mouse.click(x, y)
        page.keyboard.press("Enter")
        expect(page.locator(".quiz.solved, .quiz.astray, .whynot")).to_be_visible()
        if page.locator(".quiz.solved").count():
            break
        if page.locator(".quiz.open").count():  # it may not lie so: the next way to turn it
            page.keyboard.press("Escape")
            continue
        page.get_by_role("button", name="Once more").click()
        expect(page.locator(".quiz.open")).to_be_visible()
    expect(page.locator(".quiz.solved .opt.is-best")).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("Right.")
    expect(page.locator(".reason")).to_contain_text("Why:")
    assert visitor.complaints == []


def test_on_a_phone_it_is_one_column_and_every_button_fits_a_thumb(
    browser: Browser, server: RunningServer, table: str
) -> None:
    visitor = Visitor(browser, server, phone=True)
    page = analysed(visitor, table)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert [one for one in visitor.too_small() if "mark" not in one] == []
