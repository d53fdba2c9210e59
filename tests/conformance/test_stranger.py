"""A stranger's game: interpreted, found through its entry point, and held to the same contract."""

from collections.abc import Callable, Iterator

import pytest

from conformance import glowworms_hooks
from conformance.hooks import SOURCES
from conformance.installed import stranger_installed
from lampion.core.registry import game, games
from lampion.testing import Hooks, conformance
from support.machine import engine

COMPARED = SOURCES if engine() == "compiled" else None  # the interpreted run has nothing to compare with
HOOKS = Hooks(census=glowworms_hooks.census, recount=glowworms_hooks.recount, sources=COMPARED)
pytestmark = pytest.mark.both


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
