"""Every rule, ruling and worked example of Way of the Panda has a test that is named after it."""

import ast
import re
from pathlib import Path

import pytest

RULES = [f"W-{number}" for number in range(1, 68)] + [f"R-{number}" for number in range(1, 84)]
EXAMPLES = [f"T-{number}" for number in range(1, 46)]
SOURCES = [path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))]
TESTS = [
    node.name
    for source in SOURCES
    for node in ast.walk(ast.parse(source))
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
]


def named() -> set[str]:
    """The numbers at the start of the tests' names: test_t9_w33_… names T-9 and W-33."""
    found = set()
    for name in TESTS:
        numbers = re.match(r"test_((?:[wrt]\d+_)+)", name)
        for part in numbers[1].strip("_").split("_") if numbers else []:
            found.add(f"{part[0].upper()}-{part[1:]}")
    return found


@pytest.mark.parametrize("rule", RULES + EXAMPLES)
def test_the_rule_has_a_test_named_after_it(rule: str) -> None:
    assert rule in named(), f"no test is named test_{rule.lower().replace('-', '')}_…"


def test_no_test_is_named_after_a_rule_that_does_not_exist() -> None:
    assert named() <= set(RULES) | set(EXAMPLES)
