"""Prepares `.venv`: locked packages, then Lampion as a built wheel; each step only when its inputs changed.

    python3 tools/install.py        what `make play` needs
    python3 tools/install.py --dev  what `make test` needs

Runs with nothing but Python. The wheel is built from a copy of the sources under `build/`, so that no binary, no
metadata and no file deleted long ago ever lies beside the sources or slips into the wheel.
"""

import argparse
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
BUILD = ROOT / "build"
STAMP = VENV / "lampion-stamp.json"
LOCKS = ROOT / "requirements"
FRAME = ("pyproject.toml", "setup.py", "LICENSE", "README.md")
PIP = (str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input")


def say(line: str) -> None:
    """Tell the person who waits what is being done."""
    print(f"install: {line}", flush=True)


def run(*command: str, cwd: Path = ROOT) -> None:
    """Run a step; its output is shown only if it fails."""
    done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        print(done.stdout)
        raise SystemExit(f"install: this step failed with exit code {done.returncode}: {' '.join(command)}")


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


def install_locks(stamp: dict[str, str], dev: bool) -> None:
    """Install exactly the locked packages, each checked by its hash."""
    names = ["dev.lock"] if dev else ["run.lock", "build.lock"]
    files = [LOCKS / name for name in names]
    key, wanted = ("dev" if dev else "run"), digest(files)
    if stamp.get(key) == wanted or (not dev and stamp.get("dev") == digest([LOCKS / "dev.lock"])):
        return
    say(f"installing the locked packages of {' and '.join(f'requirements/{name}' for name in names)}")
    chosen = [option for file in files for option in ("-r", str(file))]
    run(*PIP, "install", "--quiet", "--require-hashes", "--no-deps", *chosen)
    stamp[key] = wanted


def install_wheel(stamp: dict[str, str]) -> None:
    """Build the wheel from a copy and put it into `.venv`."""
    paths = sources()
    wish = os.environ.get("LAMPION_COMPILE", "")
    wanted = digest([*paths, LOCKS / "build.lock"], wish, shutil.which("cc") or "", os.environ.get("CC", ""))
    if stamp.get("wheel") == wanted:
        return
    say("building the wheel (compiling the rules takes a minute)")
    stamp.pop("wheel", None)
    save(stamp)
    tree, wheels = BUILD / "tree", BUILD / "wheel"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.rmtree(wheels, ignore_errors=True)
    for path in paths:
        copy = tree / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    run(*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(tree))
    (wheel,) = wheels.glob("lampion-*.whl")
    run(*PIP, "install", "--quiet", "--no-deps", "--no-index", "--force-reinstall", str(wheel))
    stamp["wheel"] = wanted
    stamp["engine"] = engine()
    if stamp["engine"] == "interpreted":
        why = (
            "as LAMPION_COMPILE=0 asks" if wish == "0" else "no working C compiler (gcc or clang, and Python's headers)"
        )
        say(f"INTERPRETED rules: {why}. Everything works; bots think many times slower.")


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


def main() -> None:
    """Bring `.venv` up to date."""
    parser = argparse.ArgumentParser(description="prepare .venv with the lampion command in it")
    parser.add_argument("--dev", action="store_true", help="with what the tests need")
    dev = parser.parse_args().dev
    if sys.version_info < (3, 11):  # noqa: UP036  (that it is older is what this line is about)
        raise SystemExit(f"install: Lampion needs Python 3.11 or newer, this is {sys.version.split()[0]}")
    start = time.monotonic()
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two `make` at once take turns
        make_environment()
        stamp: dict[str, str] = json.loads(STAMP.read_text()) if STAMP.exists() else {}
        before = dict(stamp)
        install_locks(stamp, dev)
        save(stamp)
        install_wheel(stamp)
        save(stamp)
    if stamp != before:
        say(f"ready after {time.monotonic() - start:.0f} s: .venv/bin/lampion, rules {stamp['engine']}")


if __name__ == "__main__":
    main()
