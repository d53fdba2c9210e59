"""Builds what is given away, and tries each of it where nothing else is installed.

.venv/bin/python tools/dist.py [--wheels]   (make dist; --wheels leaves the folder without a server out)

dist/ then holds a wheel for every Python, a compiled one for this Python and system, and the folder as a zip. Each
wheel is installed into a fresh environment of every Python from 3.11 on that is found here, and plays and serves there.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from urllib.request import urlopen

import install

ROOT = install.ROOT
DIST = ROOT / "dist"
TWINE = ROOT / "build" / "twine"
WORK = ROOT / "build" / "dist"
OLDEST, NEWEST = 11, 14  # Python 3.11 to 3.14
GAME = ("arena", "axio", "--bots", "greedy,random", "--games", "1", "--seed", "1", "--json")


def say(line: str) -> None:
    """Tell the person who waits what is being done."""
    print(f"dist: {line}", flush=True)


def pythons() -> dict[str, Path]:
    """The Pythons of this machine that Lampion runs on, by what they call their version."""
    names = [shutil.which(f"python3.{minor}") for minor in range(OLDEST, NEWEST + 1)]
    kept = sorted(Path.home().glob(".pyenv/versions/3.*/bin/python3"))
    found: dict[str, Path] = {}
    for path in [Path(sys.executable).resolve(), *kept, *(Path(name) for name in names if name)]:
        code = "import sys; print('%d.%d.%d' % sys.version_info[:3])"
        told = subprocess.run([str(path), "-c", code], capture_output=True, text=True, check=False).stdout.strip()
        if re.fullmatch(r"3\.\d+\.\d+", told) and int(told.split(".")[1]) >= OLDEST:
            found.setdefault(told, path)
    return found


def build(compile_rules: str, into: Path) -> Path:
    """A wheel; "0": of the sources, for every Python, "1": compiled for this one."""
    shutil.rmtree(WORK / "tree", ignore_errors=True)
    for path in install.sources():
        copy = WORK / "tree" / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    environment = {**os.environ, "LAMPION_COMPILE": compile_rules}
    command = [sys.executable, "-c", install.BUILD_WHEEL, str(into)]
    done = subprocess.run(
        command, cwd=WORK / "tree", env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise SystemExit(f"dist: the wheel could not be built:\n{done.stdout[-4000:]}")
    return max(into.glob("lampion-*.whl"), key=lambda path: path.stat().st_mtime)


def look_over(wheels: list[Path]) -> None:
    """What an index would object to."""
    if not TWINE.exists():
        subprocess.run([sys.executable, "-m", "venv", str(TWINE)], check=True)
        pip = (str(install.in_environment(TWINE, "python")), "-m", "pip", "--disable-pip-version-check", "install")
        lock = ("--quiet", "--require-hashes", "--no-deps", "-r", str(install.LOCKS / "dist.lock"))
        subprocess.run([*pip, *lock], check=True)
    subprocess.run([str(install.in_environment(TWINE, "twine")), "check", "--strict", *map(str, wheels)], check=True)


def try_out(wheel: Path, python: Path, compiled: bool) -> str:
    """Install it where nothing else is; what its version says. It plays a game, and a server of it answers."""
    with tempfile.TemporaryDirectory() as scratch:
        venv = Path(scratch, "venv")
        subprocess.run([str(python), "-m", "venv", str(venv)], check=True)
        pip = (str(install.in_environment(venv, "python")), "-m", "pip", "--disable-pip-version-check", "install")
        lock = install.LOCKS / "run.lock"
        subprocess.run([*pip, "--quiet", "--require-hashes", "--no-deps", "-r", str(lock)], check=True)
        subprocess.run([*pip, "--quiet", "--no-deps", "--no-index", str(wheel)], check=True)
        lampion = str(install.in_environment(venv, "lampion"))
        told = asked(lampion, "--version")
        if ("compiled" in told) != compiled:
            raise SystemExit(f"dist: {wheel.name} says {told}")
        if json.loads(asked(lampion, *GAME))["games"] != 1:
            raise SystemExit(f"dist: {wheel.name} did not play")
        serves(lampion, Path(scratch, "data"))
        return told


def asked(*command: str) -> str:
    """What a command prints."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(command, capture_output=True, text=True, env=clean, check=True).stdout.strip()


def serves(lampion: str, data: Path) -> None:
    """A server starts, and answers."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [lampion, "serve", "--port", "0", "--data", str(data)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=clean)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[4]
        with urlopen(f"{address}/api/v1/games", timeout=30) as answer:
            if b'"axio"' not in answer.read():
                raise SystemExit("dist: the server knows no games")
    finally:
        server.terminate()
        server.wait(30)


def pack_folder() -> Path:
    """The folder without a server, as a zip."""
    folder = WORK / "static"
    command = [str(install.in_environment(install.VENV, "lampion")), "static", str(folder)]
    subprocess.run([*command, "--pyodide", str(ROOT / "build" / "pyodide")], check=True)
    version = asked(str(install.in_environment(install.VENV, "lampion")), "--version").split()[1]
    target = DIST / f"lampion-static-{version}.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                archive.write(path, Path(f"lampion-{version}") / path.relative_to(folder))
    return target


def main() -> None:
    """Build everything; end with a line for each that was tried."""
    parser = argparse.ArgumentParser(description="build and try what is given away")
    parser.add_argument("--wheels", action="store_true", help="only the wheels")
    only_wheels = parser.parse_args().wheels
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    say("the wheel for every Python")
    pure = build("0", DIST)
    compiled = None
    if sys.version_info < (3, 14):
        say("the compiled wheel for this Python and system")
        compiled = build("1", DIST)
    look_over([pure, *([compiled] if compiled else [])])
    lines = []
    for version, python in pythons().items():
        lines.append(f"{pure.name} on {version}: {try_out(pure, python, False)}")
        say(lines[-1])
        if compiled is not None and f"cp{version.replace('.', '')[:3]}" in compiled.name:
            lines.append(f"{compiled.name} on {version}: {try_out(compiled, python, True)}")
            say(lines[-1])
    if not only_wheels:
        packed = pack_folder()
        lines.append(f"{packed.name}: {packed.stat().st_size / 1e6:.1f} MB")
    print("\n=== dist ===", *lines, sep="\n", flush=True)


if __name__ == "__main__":
    main()
