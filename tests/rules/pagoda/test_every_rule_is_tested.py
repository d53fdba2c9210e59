"""Every rule and ruling of Pagoda has a test that is named after it, and every worked example is in a test."""

import ast
import re
from pathlib import Path

import pytest

RULES = [f"P-{number}" for number in range(1, 51)] + [f"PR-{number}" for number in range(1, 42)]
EXAMPLES = [f"E-{number}" for number in range(1, 11)] + [f"V-{number}" for number in range(1, 51)]
FOLDER = Path(__file__).parent
TESTS = [
    node.name
    for path in sorted(FOLDER.glob("test_*.py"))
    for node in ast.walk(ast.parse(path.read_text("utf-8")))
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
]
ROWS = re.findall(r"^\| ([EV]-\d+) \|", (FOLDER / "vectors.md").read_text("utf-8"), re.M)


def named() -> set[str]:
    """The numbers at the start of the tests' names: test_pr22_… names PR-22."""
    found = set()
    for name in TESTS:
        numbers = re.match(r"test_((?:(?:p|pr|v|e)\d+_)+)", name)
        for part in numbers[1].strip("_").split("_") if numbers else []:
            letters, number = re.match(r"([a-z]+)(\d+)", part).groups()
            found.add(f"{letters.upper()}-{number}")
    return found


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_has_a_test_named_after_it(rule: str) -> None:
    assert rule in named(), f"no test is named test_{rule.lower().replace('-', '')}_…"


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_worked_example_is_in_a_test(example: str) -> None:
    assert example in ROWS or example in named(), f"no test has the example {example}"


def test_no_test_is_named_after_a_rule_that_does_not_exist() -> None:
    assert named() <= set(RULES) | set(EXAMPLES)
