"""Brings what Lampion runs on in a browser into build/pyodide: Pyodide from the locked npm packages, and wheels for it.

.venv/bin/python tools/browser_python.py        after tools/prepare.py node
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "node_modules" / "pyodide"
LOCK = ROOT / "requirements" / "browser.lock"
TARGET = ROOT / "build" / "pyodide"
STAMP = TARGET / "stamp"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json", "package.json")
# The Python inside Pyodide, as pip asks for wheels.
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
KIND = ("--implementation", "cp", "--abi", "cp314", "--only-binary", ":all:")


def wanted() -> str:
    """One hash over everything that decides what lies there."""
    return hashlib.sha256((PACKAGE / "package.json").read_bytes() + LOCK.read_bytes()).hexdigest()


def bring() -> bool:
    """Whether it is there now."""
    if not (PACKAGE / "package.json").exists():
        print("browser_python: MISSING: the npm package pyodide; run tools/prepare.py node", flush=True)
        return False
    if STAMP.exists() and STAMP.read_text() == wanted():
        return True
    print("browser_python: Pyodide, and the locked wheels for it (requirements/browser.lock)", flush=True)
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    for name in FILES:
        shutil.copyfile(PACKAGE / name, TARGET / name)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps")
    command = (*pip, "--require-hashes", "-r", str(LOCK), "-d", str(TARGET), *PLATFORM, *KIND)
    done = subprocess.run(command, cwd=ROOT, check=False)
    if done.returncode == 0:
        STAMP.write_text(wanted())
    return done.returncode == 0


if __name__ == "__main__":
    raise SystemExit(0 if bring() else 1)
