"""The shapes and the service run where there is no network, no database and no terminal: in a browser, say."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lampion

PACKAGE = Path(lampion.__file__).parent
PROGRAM = """
import asyncio, importlib, importlib.abc, sys

ABSENT = set(sys.argv[1].split(","))
BEFORE = set(sys.modules)

class Absent(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"{name} is not here", name=name)

sys.meta_path.insert(0, Absent())
for name in sys.argv[2].split(","):
    importlib.import_module(name)

from support.portable_table import play
from lampion.core.record import decode
for game in ("axio", "pagoda"):
    assert decode(asyncio.run(play(game))).end.by == "rules"

outside = {name.partition(".")[0] for name, module in list(sys.modules.items())
           if name not in BEFORE and "site-packages" in (getattr(module, "__file__", None) or "")}
print(*sorted(outside))
"""
ABSENT = (
    "fastapi,starlette,pydantic,pydantic_core,uvicorn,uvloop,websockets,httptools,asyncpg,redis,typer,rich,fluent,"
    "sqlite3,typing_extensions"
)
# What the games' compiled code is made with comes along: librt, and the names of its types.
ALLOWED = {"msgspec", "librt", "mypy_extensions", "lampion"}


def modules(*rooms: str) -> list[str]:
    files = [path for room in rooms for path in sorted((PACKAGE / room).rglob("*.py")) if path.stem != "__init__"]
    return [".".join(("lampion", *path.relative_to(PACKAGE).with_suffix("").parts)) for path in files]


def run(*names: str) -> subprocess.CompletedProcess[str]:
    tests = str(Path(__file__).resolve().parents[1])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((tests, os.environ.get("PYTHONPATH", "")))}
    command = [sys.executable, "-c", PROGRAM, ABSENT, ",".join(names)]
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def test_whole_games_are_played_with_msgspec_and_the_games_and_nothing_else() -> None:
    names = modules("tables", "wire", "service", "browser")
    assert len(names) > 30
    done = run(*names)
    assert done.returncode == 0, done.stderr
    # The names mypyc gives to the shared halves of compiled groups are theirs.
    outside = {name for name in done.stdout.split() if "__mypyc" not in name}
    assert outside <= ALLOWED, outside - ALLOWED


@pytest.mark.parametrize("name", ["lampion.server.app", "lampion.texts.catalogues", "lampion.server.stores.sqlite"])
def test_what_needs_more_is_told_so_here(name: str) -> None:
    done = run(name)
    assert done.returncode != 0
    assert "is not here" in done.stderr
