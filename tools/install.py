"""Prepares `.venv`: locked packages, then Lampion as a built wheel; each step only when its inputs changed.

    python3 tools/install.py        what `make play` needs
    python3 tools/install.py --dev  what `make test` needs

Runs with nothing but Python. The wheel is built from a copy of the sources under `build/`, so that no binary, no
metadata and no file deleted long ago ever lies beside the sources or slips into the wheel.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path, PurePath

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BUILD = ROOT / "build"
STAMP = VENV / "lampion-stamp.json"
LOCKS = ROOT / "requirements"
FRAME = ("pyproject.toml", "setup.py", "LICENSE", "README.md")
BUILD_WHEEL = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
LONGEST_TURN = 3600  # seconds
STEPS = re.compile(r"^lampion: compiling (\d+) of (\d+)$")  # what setup.py tells while it compiles


def in_environment(venv: PurePath, program: str, system: str = os.name) -> PurePath:
    """Where a program of a virtual environment lies, on this system or on one that `os.name` calls so."""
    return venv / "Scripts" / f"{program}.exe" if system == "nt" else venv / "bin" / program


PYTHON = Path(in_environment(VENV, "python"))
PIP = (str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input")


def say(line: str) -> None:
    """Tell the person who waits what is being done."""
    print(f"install: {line}", flush=True)


def begin(*command: str, cwd: Path = ROOT) -> subprocess.Popen[str]:
    """Start a step."""
    return subprocess.Popen(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def finish(step: subprocess.Popen[str], told: str = "") -> None:
    """Wait for a step; its output is shown only if it fails."""
    rest, _ = step.communicate()
    if step.returncode:
        print(told + rest)
        raise SystemExit(f"install: this step failed with exit code {step.returncode}: {step.args!r}")


def run(*command: str, cwd: Path = ROOT) -> None:
    """Run a step to its end."""
    finish(begin(*command, cwd=cwd))


def progress(ready: int, of: int, shown: int) -> int:
    """A bar for a person at a terminal, a line for each quarter elsewhere; gives what is shown now, in percent."""
    percent = 100 * ready // of
    if sys.stdout.isatty():
        bar = "█" * (percent // 4) + "░" * (25 - percent // 4)
        print(f"\rinstall: compiling the rules {bar} {percent:3d} %", end="\n" if ready == of else "", flush=True)
    elif percent // 25 > shown // 25:
        say(f"compiling the rules: {percent} %")
    return percent


def digest(paths: list[Path], *more: str) -> str:
    """One hash over names and contents."""
    total = hashlib.sha256(repr(more).encode())
    for path in paths:
        name = path.relative_to(ROOT).as_posix().encode()
        content = path.read_bytes()
        total.update(b"%d %s %d " % (len(name), name, len(content)) + content)
    return total.hexdigest()


def sources() -> list[Path]:
    """Everything the wheel is made of."""
    inside = (path for path in (ROOT / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    frame = (ROOT / name for name in FRAME)
    return sorted(inside) + [path for path in frame if path.exists()]


def make_environment() -> None:
    """Create `.venv`, anew if its Python is another one or gone."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    config = VENV / "pyvenv.cfg"
    if config.exists() and f"version = {version}." in config.read_text() and PYTHON.exists():
        return
    say(f"making .venv with Python {version}")
    shutil.rmtree(VENV, ignore_errors=True)
    made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        raise SystemExit("install: python3 -m venv failed; on Debian or Ubuntu: apt-get install python3-venv")


def install_lock(stamp: dict[str, str], name: str) -> subprocess.Popen[str]:
    """Begin to install exactly the locked packages, each checked by its hash."""
    say(f"installing the locked packages of requirements/{name}.lock")
    stamp.pop(name, None)
    lock = str(LOCKS / f"{name}.lock")
    return begin(*PIP, "install", "--quiet", "--require-hashes", "--no-deps", "-r", lock)


def has_lock(stamp: dict[str, str], name: str) -> bool:
    """Whether the packages of this lock file are there."""
    return stamp.get(name) == digest([LOCKS / f"{name}.lock"])


def wheel_digest() -> str:
    """What the wheel depends on, as one hash."""
    compiler = (os.environ.get("LAMPION_COMPILE", ""), shutil.which("cc") or "", os.environ.get("CC", ""))
    return digest([*sources(), LOCKS / "build.lock"], *compiler)


def build_wheel() -> Path:
    """Build the wheel from a copy of the sources, with progress while the rules are compiled."""
    say("building the wheel")
    tree, wheels = BUILD / "tree", BUILD / "wheel"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.rmtree(wheels, ignore_errors=True)
    for path in sources():
        copy = tree / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    step = begin(str(PYTHON), "-c", BUILD_WHEEL, str(wheels), cwd=tree)
    told, shown = [], 0
    assert step.stdout is not None
    for line in step.stdout:
        told.append(line)
        compiling = STEPS.match(line)
        if compiling:
            shown = progress(int(compiling[1]), int(compiling[2]), shown)
    finish(step, "".join(told))
    (wheel,) = wheels.glob("lampion-*.whl")
    return wheel


def install_wheel(stamp: dict[str, str], wheel: Path) -> None:
    """Put the wheel into `.venv` and say if its rules are slow."""
    run(*PIP, "install", "--quiet", "--no-deps", "--no-index", "--force-reinstall", str(wheel))
    stamp["engine"] = engine()
    if stamp["engine"] == "interpreted":
        asked = os.environ.get("LAMPION_COMPILE") == "0"
        new = sys.version_info >= (3, 14)
        missing = "as on every Python 3.14" if new else "no working C compiler (gcc or clang, and Python's headers)"
        why = "as LAMPION_COMPILE=0 asks" if asked else missing
        say(f"INTERPRETED rules: {why}. Everything works; bots think many times slower.")


def install(stamp: dict[str, str], dev: bool) -> None:
    """What the wheel is built with, then the wheel and all other packages at the same time."""
    rest, wanted = None, wheel_digest()
    if not has_lock(stamp, "dev") and not has_lock(stamp, "build"):
        finish(install_lock(stamp, "build"))
        stamp["build"] = digest([LOCKS / "build.lock"])
    name = "dev" if dev else "run"
    if not has_lock(stamp, name) and not has_lock(stamp, "dev"):
        rest = install_lock(stamp, name)
    save(stamp)
    try:
        wheel = None if stamp.get("wheel") == wanted else build_wheel()
    finally:
        if rest is not None:
            finish(rest)
            stamp[name] = digest([LOCKS / f"{name}.lock"])
            save(stamp)
    if wheel is not None:
        stamp.pop("wheel", None)
        save(stamp)
        install_wheel(stamp, wheel)
        stamp["wheel"] = wanted
    save(stamp)


def engine() -> str:
    """Which rules `.venv` holds: compiled or interpreted."""
    code = "import lampion.core.rng as rng; print('interpreted' if rng.__file__.endswith('.py') else 'compiled')"
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    asked = subprocess.run([str(PYTHON), "-P", "-c", code], capture_output=True, text=True, env=clean, check=False)
    if asked.returncode:
        raise SystemExit(f"install: the installed package cannot be imported:\n{asked.stderr}")
    return asked.stdout.strip()


def save(stamp: dict[str, str]) -> None:
    """Remember what is installed."""
    STAMP.write_text(json.dumps(stamp, indent=1) + "\n")


@contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """Two `make` at once take turns. SQLite knows how a file is locked on every system, and who dies lets go of it."""
    with closing(sqlite3.connect(lock, timeout=LONGEST_TURN, isolation_level=None)) as held:
        held.execute("BEGIN EXCLUSIVE")
        yield


def main() -> None:
    """Bring `.venv` up to date."""
    parser = argparse.ArgumentParser(description="prepare .venv with the lampion command in it")
    parser.add_argument("--dev", action="store_true", help="with what the tests need")
    dev = parser.parse_args().dev
    if sys.version_info < (3, 11):  # noqa: UP036  (that it is older is what this line is about)
        raise SystemExit(f"install: Lampion needs Python 3.11 or newer, this is {sys.version.split()[0]}")
    start = time.monotonic()
    BUILD.mkdir(exist_ok=True)
    with one_at_a_time(BUILD / "install.lock"):
        make_environment()
        stamp: dict[str, str] = json.loads(STAMP.read_text()) if STAMP.exists() else {}
        before = dict(stamp)
        install(stamp, dev)
    if stamp != before:
        command = in_environment(PurePath(VENV.name), "lampion")
        say(f"ready after {time.monotonic() - start:.0f} s: {command}, rules {stamp['engine']}")


if __name__ == "__main__":
    main()
