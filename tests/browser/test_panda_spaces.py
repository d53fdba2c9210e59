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


def test_the_space_that_is_pointed_at_stands_out_from_all_others(table: PandaTable) -> None:
    table.sit_down(*TAKEN_BY_ADA)
    table.point_at(9)
    for scheme in SCHEMES:
        table.page.emulate_media(color_scheme=scheme)
        focus, glow = (table.page.evaluate(COLOUR, name) for name in ("--focus", "--glow"))
        chosen, beside, theirs = (drawn(table.space(number)) for number in (9, 10, 4))
        assert chosen["ring"] >= 3, "the ring of the chosen space"
        assert focus in chosen["shadow"]
        assert chosen["ground"] != beside["ground"]
        for other in (beside, theirs):
            assert other["ring"] <= 2
            assert focus not in other["shadow"] + other["outline"]
        assert theirs["brackets"], "the opponent’s last space is marked, in another way"
        assert not beside["brackets"]
        assert glow not in theirs["shadow"] + theirs["outline"], "no ring around what the opponent took"


def test_advice_marks_its_space_in_the_same_way(table: PandaTable) -> None:
    table.sit_down(*TAKEN_BY_ADA)
    table.page.locator(".bulb").click()
    advised = table.page.locator(".space.pointed")
    expect(advised).to_be_visible()
    assert drawn(advised)["ring"] >= 3
    assert table.page.evaluate(COLOUR, "--focus") in drawn(advised)["shadow"]


@pytest.mark.parametrize("coach", [False, True], ids=["alone", "coached"])
def test_on_a_phone_a_space_and_its_explanation_are_in_sight(phone: PandaTable, coach: bool) -> None:
    phone.sit_down(*TAKEN_BY_ADA, coach=coach)
    for width, height in SIZES:
        phone.page.set_viewport_size({"width": width, "height": height})
        for number in (0, 7, 9, 15, 18, 1):
            said = phone.point_at(number)
            expect(said).to_be_in_viewport(ratio=1)
            assert said.evaluate(SEEN), f"the explanation of space {number} is covered at {width}×{height}"
            assert phone.space(number).evaluate(SEEN), f"space {number} itself is covered at {width}×{height}"


def test_what_can_do_nothing_says_so_before_it_is_taken(table: PandaTable) -> None:
    table.sit_down()
    page, stuck = table.page, "With strength 1 the warrior cannot cross any path from here."
    useless, useful = table.space(2), table.space(1)
    expect(useless).to_have_class(IDLE)
    expect(useful).not_to_have_class(IDLE)
    assert drawn(useless)["ground"] != drawn(useful)["ground"]
    expect(useless).to_contain_text(stuck)
    expect(table.point_at(2)).to_contain_text(stuck)
    expect(table.point_at(6)).to_contain_text(f"would do nothing. {stuck}")
    expect(table.space(6)).not_to_have_class(IDLE)
    table.take(6)
    move, sword = (page.locator(f'.actions [data-target="option:{number}"]') for number in (1, 2))
    expect(move).to_contain_text(f"This would do nothing. {stuck}")
    expect(move).to_have_class(IDLE)
    expect(move).to_have_css("border-style", "dashed")
    expect(sword).not_to_have_class(IDLE)
    assert move.evaluate(SEEN), "the whole button is in sight"
    assert sword.evaluate(SEEN)
    move.click()
    expect(page.locator(".log li").first).to_be_attached()
    expect(page.locator(".prompt .done")).to_be_visible()
