"""What is true of the package as a whole, however it was installed."""

import importlib
import importlib.metadata
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import lampion

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
COMPILED = sorted(
    path.relative_to(ROOT / "src").with_suffix("").as_posix().replace("/", ".")
    for pattern in PROJECT["tool"]["lampion"]["compile"]
    for path in (ROOT / "src" / "lampion").glob(pattern)
)


@pytest.mark.both
def test_every_module_of_the_group_is_compiled_or_none_is() -> None:
    files = [importlib.import_module(name).__file__ or "" for name in COMPILED]
    assert files
    assert len({file.endswith(".py") for file in files}) == 1, files


def test_vectors_stay_in_compiled_code() -> None:
    sources = (ROOT / "src").rglob("*.py")
    users = {path for path in sources if "librt.vecs" in path.read_text("utf-8")}
    compiled = {(ROOT / "src" / name.replace(".", "/")).with_suffix(".py") for name in COMPILED}
    assert sorted(map(str, users - compiled)) == [], "compiled code never lets go of a vector that it is given"


@pytest.mark.both
def test_version_is_the_projects() -> None:
    assert importlib.metadata.version("lampion") == PROJECT["project"]["version"]


def test_typed_marker_page_and_words_are_installed() -> None:
    package = Path(lampion.__file__).parent
    assert (package / "py.typed").exists()
    data = {path.relative_to(ROOT / "src" / "lampion") for path in (ROOT / "src" / "lampion" / "web").rglob("*.*")}
    data |= {path.relative_to(ROOT / "src" / "lampion") for path in (ROOT / "src" / "lampion").rglob("*.ftl")}
    assert [str(path) for path in sorted(data) if not (package / path).exists()] == []


@pytest.mark.parametrize("entry", importlib.metadata.entry_points(group="lampion.games"), ids=lambda entry: entry.name)
def test_each_entry_point_gives_a_game(entry: importlib.metadata.EntryPoint) -> None:
    assert entry.load().name == entry.name


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.lock")), ids=lambda lock: lock.name)
def test_locks_hold_names_and_hashes_only(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert not [line for line in text.splitlines() if line.startswith("-")]
    pinned = [line for line in text.splitlines() if not line.startswith(" ")]
    assert pinned
    assert all("==" in line and line.endswith("\\") for line in pinned)


def test_build_requirements_are_the_locked_ones() -> None:
    assert PROJECT["build-system"]["requires"] == PROJECT["dependency-groups"]["build"]


def test_a_run_that_expects_the_other_engine_is_refused() -> None:
    engine = "interpreted" if (sys.modules["lampion.core.rng"].__file__ or "").endswith(".py") else "compiled"
    other = {"interpreted": "compiled", "compiled": "interpreted"}[engine]
    asked = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", __file__],
        env={**os.environ, "LAMPION_EXPECT": other},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert asked.returncode != 0
    assert f"this run is about {other} rules" in asked.stderr
