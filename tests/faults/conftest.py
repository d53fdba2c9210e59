"""Servers that are hurt on purpose."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.running_server import Machine


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return folder


@pytest.fixture
def machine() -> Iterator[Machine]:
    started = Machine()
    yield started
    started.clear()
