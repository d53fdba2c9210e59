"""Every state of a turn of Way of the Panda: nothing for axe to find, nothing is cut, it is played visibly."""

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from support.panda_traveller import Traveller, to_the_whole_turn
from support.running_server import RunningServer
from support.visitor import AXE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


STATES = ("wishes", "targets", "whole", "ideas", "place", "overview", "board", "question")


def bring(traveller: Traveller, state: str) -> None:
    """The panel in one of its states, from our first turn on."""
    page = traveller.page
    page.keyboard.press("m")
    page.keyboard.press("Escape")
    expect(page.locator(".panel-body.is-wishes")).to_be_visible()
    if state in ("targets", "whole"):
        page.keyboard.press("1")
        expect(page.locator(".panel-body:is(.is-targets, .is-whole)")).to_be_visible()
    if state == "whole":
        to_the_whole_turn(page)
    if state == "ideas":
        traveller.press(page.locator(".bulb"))
        expect(page.locator(".idea").first).to_be_visible()
    if state == "place":
        page.locator('.mapbox [data-at="place:b1"]').first.dispatch_event("click")
        expect(page.locator(".panel-body.is-targets")).to_be_visible()
    if state in ("overview", "board", "question"):
        page.keyboard.press("a")
        expect(page.locator('[data-view="board"][aria-pressed="true"]')).to_be_visible()
    if state in ("board", "question"):
        page.locator(".space.m-offered").first.dispatch_event("click")
        expect(page.locator(".panel-body.is-targets")).to_be_visible()
    if state == "question":
        page.locator('[data-target="stepwise"]').click()
        expect(page.locator(".panel-body.is-question")).to_be_visible()


def leave(traveller: Traveller, state: str) -> None:
    """Back to where a turn begins."""
    if state == "question":  # a step was taken
        traveller.page.keyboard.press("u")
        expect(traveller.page.locator(".panel-body.is-question")).to_have_count(0)


@pytest.mark.parametrize(("phone", "dark"), [(True, False), (False, True)], ids=["phone", "dark desk"])
def test_axe_finds_nothing_in_any_state_of_a_turn(
    browser: Browser, server: RunningServer, phone: bool, dark: bool
) -> None:
    traveller = Traveller(browser, server, phone=phone, bypass_csp=True)
    traveller.page.emulate_media(color_scheme="dark" if dark else "light")
    traveller.table()
    traveller.set_up()
    traveller.page.add_script_tag(path=AXE)
    told = []
    for state in STATES:
        bring(traveller, state)
        found = traveller.page.evaluate("async () => (await axe.run()).violations")
        told += [f"{state}, {one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]
        leave(traveller, state)
    assert told == []
    assert traveller.complaints == []
    traveller.context.close()


@pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=["phone", "low phone"])
def test_on_a_phone_the_map_never_moves_and_a_thumb_hits_everything(
    browser: Browser, server: RunningServer, size: tuple[int, int]
) -> None:
    traveller = Traveller(browser, server, phone=True)
    traveller.page.set_viewport_size({"width": size[0], "height": size[1]})
    traveller.table()
    traveller.set_up()
    page = traveller.page
    boxes, small = {}, {}
    for state in STATES:
        bring(traveller, state)
        small[state] = traveller.too_small()
        if state not in ("overview", "board", "question"):
            boxes[state] = [page.locator(part).bounding_box() for part in (".mapbox", ".prompt", ".actions")]
        leave(traveller, state)
    assert small == {state: [] for state in STATES}
    assert {str(found) for found in boxes.values()} == {str(boxes["wishes"])}, (
        "map, question and panel keep their place"
    )
    assert traveller.complaints == []
    traveller.context.close()


CUT = """[...document.querySelectorAll('.prompt > .lamp + span, .actions .btn, .want, .plan, .bill')]
    .filter((one) => one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 || one.matches('.prompt *')
        && one.scrollHeight > one.clientHeight + 2)).map((one) => one.outerHTML.slice(0, 160))"""
OUTSIDE = "document.documentElement.scrollWidth > innerWidth"
ZOOMED = {"phone": (390, 844), "desk at 130 %": (985, 615), "desk at 200 %": (640, 400), "phone at 130 %": (300, 649)}


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ("desk at 200 %", "en"),
        ("phone at 130 %", "de"),
        *(
            pytest.param(size, language, marks=pytest.mark.soak)
            for size in ZOOMED
            for language in ("en", "de", "fr")
            if (size, language) not in (("desk at 200 %", "en"), ("phone at 130 %", "de"))
        ),
    ],
)
def test_larger_text_is_cut_in_no_state_of_a_turn(
    browser: Browser, server: RunningServer, size: str, language: str
) -> None:
    width, height = ZOOMED[size]
    traveller = Traveller(browser, server, phone="phone" in size, language=language)
    traveller.page.set_viewport_size({"width": width, "height": height})
    traveller.table()
    traveller.set_up()
    told = []
    for state in STATES:
        bring(traveller, state)
        told += [f"{state}: {one}" for one in traveller.page.evaluate(CUT)]
        told += [f"{state}: wider than the window"] if traveller.page.evaluate(OUTSIDE) else []
        leave(traveller, state)
    assert told == []
    assert traveller.complaints == []
    traveller.context.close()


DELAYS = """document.getAnimations().filter((one) => one.effect.target.closest?.('.mapbox'))
    .map((one) => one.effect.getTiming().delay)"""


@pytest.mark.parametrize(
    ("motion", "pace", "beats"), [("no-preference", "fast", [0, 144]), ("reduce", None, [])], ids=["fast", "reduced"]
)
def test_a_whole_turn_is_played_step_by_step_and_a_key_ends_it(
    browser: Browser,
    server: RunningServer,
    motion: Literal["reduce", "no-preference"],
    pace: Literal["fast"] | None,
    beats: list[float],
) -> None:
    traveller = Traveller(browser, server, pace=pace, reduced_motion=motion)
    traveller.table()
    traveller.set_up()
    page = traveller.page
    for want in ("1", "2"):  # a hero goes and covers a ninja, or builds
        page.keyboard.press("Escape")
        page.keyboard.press(want)
        to_the_whole_turn(page)
        if page.locator(".plan .no:not(.none)").count() > 1:
            break
    page.keyboard.press("Enter")
    expect(page.locator(".panel-body.is-whole")).to_have_count(0)
    assert sorted(set(page.evaluate(DELAYS)))[:2] == beats
    page.keyboard.press("m")
    assert page.evaluate(DELAYS) == []
    assert traveller.complaints == []
    traveller.context.close()
