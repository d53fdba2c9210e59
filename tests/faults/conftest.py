"""Servers that are hurt on purpose."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.running_server import Machine
from support.small_disk import mounted


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


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    with mounted(folder) as disk:
        yield disk
