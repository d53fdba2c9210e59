"""Brings what the tests need besides Python: npm packages, Node.js, Chromium, PostgreSQL, proxies.

.venv/bin/python tools/prepare.py [node] [pyodide] [chromium] [postgresql] [proxies]   (default: all)

What cannot be brought is named; the tests that need it are then skipped, or fail where CI=true.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import browser_python  # noqa: E402

from support import machine  # noqa: E402

APT = {
    "chromium": ["chromium", "fonts-liberation"],
    "postgresql": ["postgresql"],
    "proxies": ["nginx-light", "caddy", "openssl"],
}


def say(line: str) -> None:
    """Tell the person who waits what is being done."""
    print(f"prepare: {line}", flush=True)


def attempt(*command: str, **environment: str) -> bool:
    """Run a step; its output is shown only if it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout)
    return done.returncode == 0


def apt(what: str) -> None:
    """Install a component from Debian's or Ubuntu's archive, which only root may."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    say(f"installing {what} by apt-get")
    if attempt("apt-get", "update", "-qq"):
        attempt(
            "apt-get", "install", "-y", "-qq", "--no-install-recommends", *APT[what], DEBIAN_FRONTEND="noninteractive"
        )


def bring_node() -> None:
    """Node.js from the machine or from a package, then the locked npm packages."""
    if machine.node_path() is None:
        say("no Node.js here: installing the packaged one (requirements/node.lock)")
        lock = ("--require-hashes", "--no-deps", "-r", "requirements/node.lock")
        attempt(sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", *lock)
        machine.node_path.cache_clear()
    npm, node = machine.npm_command(), machine.node_path()
    if npm is None or node is None:
        say("MISSING: Node.js; the JavaScript checks cannot run")
        return
    stamp = ROOT / "node_modules" / ".lampion-stamp"
    wanted = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say("installing the locked npm packages")
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    trust = (
        {"NODE_OPTIONS": "--use-system-ca"} if machine.is_packaged(node) else {}
    )  # certificates as the machine has them
    if attempt(*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", PATH=path, **trust):
        stamp.write_text(wanted)
    else:
        say("MISSING: the npm packages; the JavaScript checks cannot run")


def bring_browser_python() -> None:
    """Python for the browser, from the npm packages and from where Python's come from."""
    if not browser_python.bring():
        say("MISSING: Pyodide; the folder without a server cannot be made")


def bring_chromium() -> None:
    """A browser from the machine or from the archive."""
    if machine.chromium_path() is None:
        apt("chromium")
    if machine.chromium_path() is None:
        say("MISSING: Chromium; install it (Debian: apt-get install chromium) or set LAMPION_CHROMIUM")


def bring_postgresql() -> None:
    """The programs alone, from the machine or from the archive: the tests make databases of their own."""
    if machine.postgres_folder() is None:
        apt("postgresql")
    if machine.postgres_folder() is None:
        say("MISSING: PostgreSQL; install it (Debian: apt-get install postgresql)")


def bring_proxies() -> None:
    """The proxies of docs/hosting.md, and what makes a certificate for their tests."""
    if None in (machine.nginx_path(), machine.caddy_path(), machine.which("openssl")):
        apt("proxies")
    if None in (machine.nginx_path(), machine.caddy_path(), machine.which("openssl")):
        say("MISSING: nginx, caddy or openssl; install them (Debian: apt-get install nginx-light caddy openssl)")


PARTS = {
    "node": bring_node,
    "pyodide": bring_browser_python,
    "chromium": bring_chromium,
    "postgresql": bring_postgresql,
    "proxies": bring_proxies,
}

if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        PARTS[part]()
