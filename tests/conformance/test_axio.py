"""The conformance suite for AXIO; a file for each game, so that they are checked side by side."""

from collections.abc import Callable

import pytest

from conformance.hooks import HOOKS
from lampion.core.registry import game
from lampion.testing import conformance

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize(
    "check", [pytest.param(check, id=name) for name, check in conformance(game("axio"), HOOKS["axio"])]
)
def test_conformance(check: Callable[[], None]) -> None:
    check()
