"""What decides a move is computed from + - * / alone: the same last bit on every machine."""

import ast
import math
from itertools import pairwise
from pathlib import Path

import pytest

import lampion
from lampion.core.plain_math import LOGARITHMS, STEEPEST, exp, log_of

PACKAGE = Path(lampion.__file__).parent
ROOT = Path(__file__).resolve().parents[2] / "src" / "lampion"
UNCONCERNED = ("fitting.py", "drawing.py")  # the one looks for weights, the other draws
# A platform's library rounds these as it likes. A square root is exact everywhere.
OF_THE_PLATFORM = {"exp", "expm1", "log", "log2", "log10", "log1p", "tanh", "sinh", "cosh", "pow", "sin", "cos", "atan"}


@pytest.mark.parametrize("x", [0.0, 1.0, -1.0, 0.1, -0.3465, 0.3466, 2.5, -7.25, 17.0, -29.99, 30.0, 39.9, -39.9])
def test_powers_are_right_to_fifteen_places(x: float) -> None:
    assert exp(x) == pytest.approx(math.exp(x), rel=4e-15)


def test_powers_far_out_are_those_at_the_border() -> None:
    assert exp(1e9) == exp(STEEPEST) and exp(-1e9) == exp(-STEEPEST) > 0.0


def test_powers_grow() -> None:
    values = [exp(i / 64) for i in range(-2560, 2561)]
    assert all(a < b for a, b in pairwise(values))


@pytest.mark.parametrize("n", [1, 2, 3, 10, 1000, LOGARITHMS - 1])
def test_logarithms_are_right_to_fifteen_places(n: int) -> None:
    assert log_of(n) == pytest.approx(math.log(n), rel=1e-14)


@pytest.mark.parametrize("n", [LOGARITHMS, 5000, 99_999, 10**9])
def test_those_of_large_numbers_to_three(n: int) -> None:
    assert log_of(n) == pytest.approx(math.log(n), abs=0.001)


def test_the_last_bits_are_these() -> None:
    """Written down once; a platform or an optimisation that changes one of them changes moves."""
    assert [exp(x).hex() for x in (-3.7, 0.123, 11.11)] == [
        "0x1.9511fc6871044p-6",
        "0x1.2181a433867e4p+0",
        "0x1.051430fe8e6e7p+16",
    ]
    assert [log_of(n).hex() for n in (3, 77, 1999)] == [
        "0x1.193ea7aad030ap+0",
        "0x1.1600e874c323bp+2",
        "0x1.e66cfde9c7c36p+2",
    ]


def deciding() -> list[Path]:
    """The sources that a bot's choice depends on; yardsticks stay as they were."""
    found = [*(ROOT / "bots").rglob("*.py"), *(ROOT / "games").rglob("*.py"), ROOT / "core" / "heuristics.py"]
    return [path for path in found if "yardstick" not in str(path) and path.name not in UNCONCERNED]


@pytest.mark.parametrize("path", deciding(), ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_that_decides_a_move_asks_the_platform(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "math":
            assert not {alias.name for alias in node.names} & OF_THE_PLATFORM
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "math":
            assert node.attr not in OF_THE_PLATFORM
