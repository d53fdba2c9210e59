"""What docs/adding-a-game.md quotes is in the stranger's game, and what it tells one to type is Python."""

import re
from pathlib import Path

import pytest

from conformance.installed import STRANGER
from lampion import testing

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "adding-a-game.md").read_text("utf-8")
QUOTES = re.findall(r"```python\n# (\S+)\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize(("name", "code"), QUOTES)
def test_quotes_are_true(name: str, code: str) -> None:
    file = STRANGER / name
    if file.exists():
        for part in code.split("…\n"):
            assert part in file.read_text("utf-8")
    else:
        compile(code, name, "exec")


def test_every_check_is_explained() -> None:
    checks = [name.removeprefix("check_") for name in testing.__all__ if name.startswith("check_")]
    assert [name for name in checks if f"`{name}`" not in TEXT] == []
