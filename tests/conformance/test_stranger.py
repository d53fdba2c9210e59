"""A stranger's game: interpreted, found through its entry point, and held to the same contract."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from conformance import glowworms_hooks
from conformance.hooks import HOOKS as OURS
from conformance.hooks import SOURCES
from conformance.installed import stranger_installed
from lampion.core.registry import game, games
from lampion.testing import Hooks, conformance
from support.machine import engine

COMPARED = SOURCES if engine() == "compiled" else None  # the interpreted run has nothing to compare with
HOOKS = Hooks(census=glowworms_hooks.census, recount=glowworms_hooks.recount, sources=COMPARED)
IN_ENGLISH = "ignore::lampion.testing.MissingTranslation"  # a stranger's game need not speak German and French
pytestmark = [pytest.mark.both, pytest.mark.thorough, pytest.mark.filterwarnings(IN_ENGLISH)]


with stranger_installed():
    GLOWWORMS = game("glowworms")


@pytest.fixture(autouse=True, scope="module")
def installed() -> Iterator[None]:
    with stranger_installed():
        yield


@pytest.mark.parametrize(
    "check",
    [pytest.param(check, id=name) for name, check in conformance(GLOWWORMS, HOOKS)],
)
def test_conformance(check: Callable[[], None]) -> None:
    check()


def test_the_game_is_listed_beside_ours() -> None:
    assert {"axio", "glowworms"} <= set(games())


def test_a_game_without_drawings_of_its_own_shows_itself_by_its_zones() -> None:
    position = GLOWWORMS.start(seats=2, seed="x", start=0)
    assert str(position).splitlines() == [
        "Glowworms: seat 0 to move",
        "scores: 0, 0",
        "row: –",
        "deck: deck×8",
        "hand-0: card-4 card-7",
        "hand-1: card-8 card-9",
    ]
    assert GLOWWORMS.picture(position.state, 1).splitlines()[4:] == ["hand-0: hidden-0×2", "hand-1: card-8 card-9"]
    assert GLOWWORMS.picture(position.state, None).splitlines()[4:] == ["hand-0: hidden-0×2", "hand-1: hidden-1×2"]
    assert "hand-1: card-8 card-9" in position._repr_svg_()


def test_every_game_of_ours_is_held_to_the_contract() -> None:
    folder = Path(__file__).parent
    assert sorted(OURS) == sorted(set(games()) - {"glowworms", "nim"})
    assert [name for name in OURS if not (folder / f"test_{name}.py").exists()] == []
