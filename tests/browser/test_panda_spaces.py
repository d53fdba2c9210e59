"""Choosing an action space of Way of the Panda: which one is meant, what it does, and what would do nothing."""

import re
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Locator, expect

from support.panda_table import PandaTable
from support.running_server import RunningServer

TAKEN_BY_ADA = ("space 4", "option 1", "step strength")  # then it is Bo's turn, and space 4 is news to him
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SIZES = ((390, 844), (360, 640), (844, 390))
IDLE = re.compile(r"\b(is-)?idle\b")

# How a space is drawn: its ring in pixels, the colours around it, and whether it has corner brackets.
DRAWN = """(space) => {
    const { boxShadow, outlineStyle, outlineColor, backgroundColor } = getComputedStyle(space);
    const rings = [...boxShadow.matchAll(/(\\d*\\.?\\d+)px inset/g)].map(([, wide]) => Number(wide));
    const corners = getComputedStyle(space, "::after");
    return { ring: Math.max(0, ...rings), shadow: boxShadow, ground: backgroundColor,
        outline: outlineStyle === "none" ? "" : outlineColor, brackets: corners.content !== "none" };
}"""
COLOUR = """(name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${name})`;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
}"""
# Whether the middle of a thing is what one sees there.
SEEN = """(thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const met = [0.05, 0.5, 0.95].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
    return met.every((one) => one && thing.contains(one));
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(params=[pytest.param(False, id="desktop", marks=pytest.mark.soak), pytest.param(True, id="phone")])
def table(request: pytest.FixtureRequest, browser: Browser, server: RunningServer) -> Iterator[PandaTable]:
    one = PandaTable(browser, server, phone=request.param)
    yield one
    assert one.complaints == []
    one.context.close()


@pytest.fixture
def phone(browser: Browser, server: RunningServer) -> Iterator[PandaTable]:
    one = PandaTable(browser, server, phone=True)
    yield one
    assert one.complaints == []
    one.context.close()


def drawn(space: Locator) -> dict[str, Any]:
    found: dict[str, Any] = space.evaluate(DRAWN)
    return found


def test_the_space_that_is_looked_at_stands_out_from_all_others(table: PandaTable) -> None:
    table.sit_down(*TAKEN_BY_ADA)
    table.board()
    table.look_at(9)
    for scheme in SCHEMES:
        table.page.emulate_media(color_scheme=scheme)
        focus, glow = (table.page.evaluate(COLOUR, name) for name in ("--focus", "--glow"))
        looked, beside, theirs = (drawn(table.space(number)) for number in (9, 10, 4))
        assert looked["ring"] >= 3, "the ring of the space that is looked at"
        assert focus in looked["shadow"]
        assert looked["ground"] != beside["ground"]
        for other in (beside, theirs):
            assert other["ring"] <= 2
            assert focus not in other["shadow"] + other["outline"]
        assert theirs["brackets"], "the opponent’s last space is marked, in another way"
        assert not beside["brackets"]
        assert glow not in theirs["shadow"] + theirs["outline"], "no ring around what the opponent took"


def test_advice_is_gold_and_has_a_letter(table: PandaTable) -> None:
    table.sit_down(*TAKEN_BY_ADA)
    table.page.locator(".bulb").click()
    expect(table.page.locator(".idea").first).to_be_visible()
    expect(table.page.locator(".idea .btn.primary")).to_have_count(1)
    table.board()
    advised = table.page.locator(".space.m-advised").first
    expect(advised).to_be_visible()
    expect(advised.locator(".letter")).to_have_text(re.compile("[ABC]"))
    assert table.page.evaluate(COLOUR, "--focus") not in drawn(advised)["shadow"]


@pytest.mark.parametrize("coach", [False, True], ids=["alone", "coached"])
def test_on_a_phone_a_space_and_its_explanation_are_in_sight(phone: PandaTable, coach: bool) -> None:
    phone.sit_down(*TAKEN_BY_ADA, coach=coach)
    phone.board()
    for width, height in SIZES:
        phone.page.set_viewport_size({"width": width, "height": height})
        for number in (0, 7, 9, 15, 18, 1):
            phone.space(number).scroll_into_view_if_needed()
            said = phone.look_at(number)
            question = phone.page.locator(".prompt")
            expect(question).to_be_in_viewport(ratio=1)
            assert question.evaluate(SEEN), f"the question about space {number} is covered at {width}×{height}"
            expect(said.locator(".row").first).to_be_in_viewport(ratio=1)


def test_what_can_do_nothing_says_so_before_it_is_taken(table: PandaTable) -> None:
    table.sit_down()
    page, stuck = table.page, "With strength 1 the warrior cannot cross any path from here."
    table.board()
    useless, useful = table.space(2), table.space(1)
    expect(useless).to_have_class(IDLE)
    expect(useful).not_to_have_class(IDLE)
    expect(table.look_at(2)).to_contain_text(stuck)
    expect(table.look_at(6)).to_contain_text(stuck)
    expect(table.space(6)).not_to_have_class(IDLE)
    move, sword = (page.locator(f'.rows [data-target="option:{number}"]') for number in (1, 2))
    expect(move).to_have_class(re.compile(r"\boff\b"))
    expect(sword).not_to_have_class(re.compile(r"\boff\b"))
    move.click(force=True)
    expect(page.locator(".prompt")).to_contain_text("This would do nothing")
    expect(page.locator(".panel-body")).to_contain_text(stuck)
    expect(page.locator('.panel-body [data-target^="row:deed"]')).to_contain_text("sword")
    page.locator('[data-target="again"]').click()
    expect(move).to_be_visible()
    move.click(force=True)
    page.locator('[data-target="anyway"]').click()
    expect(page.locator(".prompt .done")).to_be_visible()
