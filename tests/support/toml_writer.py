"""Writes data as TOML, for tests that change a value of an edition."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any


def as_toml(data: Mapping[str, Any]) -> str:
    """One table after the other, one value a line; whatever is in them is written inline."""
    lines = [f"{key(name)} = {inline(value)}" for name, value in data.items() if not isinstance(value, dict)]
    for name, table in data.items():
        if isinstance(table, dict):
            lines += ["", f"[{key(name)}]", *(f"{key(inner)} = {inline(value)}" for inner, value in table.items())]
    return "\n".join(lines) + "\n"


def key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name)


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key(name)} = {inline(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)
