"""Every rule and ruling of AXIO has a test that is named after it, and every worked example is in a test."""

import ast
import re
from pathlib import Path

import pytest

RULES = [f"A-{number}" for number in range(1, 33)] + [f"AR-{number}" for number in range(1, 32)]
EXAMPLES = [
    f"{letters}-{number}"
    for letters, last in (("AX", 12), ("F", 6), ("B", 9), ("W", 7), ("T", 5), ("S", 9))
    for number in range(1, last + 1)
]
SOURCES = [path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))]
TESTS = [
    node.name
    for source in SOURCES
    for node in ast.walk(ast.parse(source))
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
]


def named() -> set[str]:
    """The numbers at the start of the tests' names: test_a18_ar11_… names A-18 and AR-11."""
    found = set()
    for name in TESTS:
        numbers = re.match(r"test_((?:[a-z]+\d+_)+)", name)
        for part in numbers[1].strip("_").split("_") if numbers else []:
            letters, number = re.match(r"([a-z]+)(\d+)", part).groups()
            found.add(f"{letters.upper()}-{number}")
    return found


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_has_a_test_named_after_it(rule: str) -> None:
    assert rule in named(), f"no test is named test_{rule.lower().replace('-', '')}_…"


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_worked_example_is_in_a_test(example: str) -> None:
    quoted = any(f'"{example}"' in source for source in SOURCES)
    assert quoted or example in named(), f"no test has the example {example}"


def test_no_test_is_named_after_a_rule_that_does_not_exist() -> None:
    assert named() <= set(RULES) | set(EXAMPLES)
