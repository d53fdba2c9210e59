"""Puts the stranger's package where Python finds installed packages, for as long as a test needs it."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lampion.core import registry
from lampion.texts import catalogues

STRANGER = Path(__file__).resolve().parent / "stranger"  # the package and its dist-info, as pip would leave them


@contextmanager
def stranger_installed() -> Iterator[None]:
    """Inside, `games()` finds the stranger's game through its entry point."""
    sys.path.append(str(STRANGER))
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(STRANGER))
        forget()


def forget() -> None:
    """What was found before the path changed."""
    importlib.invalidate_caches()
    registry.loaded.cache_clear()
    catalogues.source.cache_clear()
    catalogues.bundle.cache_clear()
