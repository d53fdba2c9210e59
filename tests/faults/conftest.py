"""Servers that are hurt on purpose."""

from pathlib import Path

import pytest


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return folder
