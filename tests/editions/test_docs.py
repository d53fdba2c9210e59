"""docs/editions.md: its Python runs, and every key of every game is described somewhere."""

import re
from pathlib import Path

import pytest

from lampion.core.registry import game

from .cases import plain_keys

DOCS = Path(__file__).resolve().parents[2] / "docs"
TEXT = (DOCS / "editions.md").read_text("utf-8")
PAGES = {"axio": "axio-edition.md", "pagoda": "pagoda-edition.md", "panda": "panda-maps.md"}


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL))
def test_its_python_runs(code: str) -> None:
    try:
        exec(code, {"__file__": str(DOCS / "example.py")})
    finally:
        known = game("axio").known_editions
        assert known is not None
        known.forget()


@pytest.mark.parametrize("name", PAGES)
def test_every_key_is_described(name: str) -> None:
    told = (DOCS / PAGES[name]).read_text("utf-8")
    known = game(name).known_editions
    assert known is not None
    missing = [
        path
        for path in plain_keys(known.schema)
        if not any(f"`{part}`" in told for part in (path, path.rpartition(".")[2], f"{path.partition('.')[0]}.*"))
        and not path.startswith("meta.")
    ]
    assert missing == []
