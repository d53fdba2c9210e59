"""Runs what must hold, stage by stage, and ends with a table of them; a failed stage does not hide the next.

.venv/bin/python tools/check.py [all|lint|soak|coverage]   (make test, make lint, make soak, make coverage)
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support import machine  # noqa: E402

BIN = Path(sys.executable).parent
PYTEST = (str(BIN / "pytest"), "-q", "--color=auto", "--durations=12")
AT_ONCE = str((os.cpu_count() or 2) + 1)  # one more than processors: many tests wait
WORKERS = ("-n", AT_ONCE, "--dist", "loadfile")
LONG_WORKERS = ("-n", AT_ONCE, "--dist", "worksteal")  # minutes for a test: nobody waits for the last ones of a file
LONG = "soak or thorough or hypothesis"  # Hypothesis marks its own tests


@dataclass(frozen=True)
class Stage:
    """One thing that must hold: a heading, a command, what differs in its environment, what it needs."""

    heading: str
    command: tuple[str, ...]
    environment: tuple[tuple[str, str], ...] = ()
    missing: str | None = None


def tool(name: str, *arguments: str) -> tuple[str, ...]:
    """A command of the virtual environment."""
    return (str(BIN / name), *arguments)


def from_sources(*more: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    """An environment in which `lampion` is the sources, never the installed wheel."""
    return (("PYTHONPATH", str(ROOT / "src")), ("LAMPION_EXPECT", "interpreted"), *more)


def lint() -> list[Stage]:
    """What needs no test run."""
    return [
        Stage("format of the Python sources", tool("ruff", "format", "--check", ".")),
        Stage("manners of the Python sources", tool("ruff", "check", ".")),
        Stage("types of the Python sources", tool("mypy")),
        Stage("generated sources are current", (sys.executable, str(ROOT / "tools" / "make_fields.py"), "--check")),
        Stage("layers: who may import whom", tool("lint-imports", "--no-logo"), from_sources()),
        *javascript(),
    ]


def javascript() -> list[Stage]:
    """Types of the page's modules, and their unit tests."""
    node, typescript = machine.node_path(), ROOT / "node_modules" / "typescript" / "bin" / "tsc"
    if node is None or not typescript.exists():
        return [Stage("JavaScript", (), missing="Node.js or the npm packages")]
    stages = [Stage("types of the page's modules", (str(node), str(typescript), "--project", "tsconfig.json"))]
    tests = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests" / "web").glob("**/*.test.js"))
    if tests:
        stages.append(Stage("unit tests of the page's modules", (str(node), "--test", *tests)))
    return stages


def compiled(*options: str, workers: tuple[str, ...] = WORKERS) -> list[Stage]:
    """The tests against the installed package; the browser's apart, because it brings its own event loop."""
    engine = machine.engine()
    if engine == "interpreted" and machine.c_compiler() is None:
        print("check: NO C COMPILER: the installed package is interpreted, so the compiled stages test that one")
    expect = "interpreted" if machine.c_compiler() is None else "compiled"
    environment = (("LAMPION_EXPECT", expect),)
    stages = [
        Stage(f"tests, {expect}", (*PYTEST, *workers, "--ignore=tests/browser", *options), environment),
    ]
    if any((ROOT / "tests" / "browser").glob("**/test_*.py")):
        stages.append(
            Stage(f"tests in the browser, {expect}", (*PYTEST, *workers, *options, "tests/browser"), environment)
        )
    return stages


def interpreted() -> list[Stage]:
    """The rules vectors once more from the sources, where integers do not wrap."""
    options = ("-m", "both and not soak", "--ignore=tests/browser")
    return [Stage("rules vectors, interpreted", (*PYTEST, *WORKERS, *options), from_sources())]


def everything() -> list[Stage]:
    """`make test`."""
    return [*lint(), *compiled(), *interpreted()]


def soak() -> list[Stage]:
    """`make soak`: the long tests, and with many more examples those that take any number of them.

    What does the same in every run is for `make test`.
    """
    long = compiled("-m", LONG, "--timeout", "3600", workers=LONG_WORKERS)  # the usual minutes are not enough
    return [Stage(s.heading, s.command, (*s.environment, ("LAMPION_SOAK", "1"))) for s in long]


def coverage() -> list[Stage]:
    """`make coverage`: only the sources can be measured."""
    (ROOT / "build" / "coverage").mkdir(parents=True, exist_ok=True)
    measured = tool("coverage", "run", "-m", "pytest", "-q", "--ignore=tests/browser")
    return [
        Stage("tests, interpreted and measured", measured, from_sources()),
        Stage("gathering", tool("coverage", "combine", "--quiet")),
        Stage("lines not reached", tool("coverage", "report"), from_sources()),
    ]


def run(stage: Stage) -> str:
    """Run one stage under its heading; say how it went."""
    print(f"\n=== {stage.heading} ===", flush=True)
    if stage.missing is not None:
        print(f"SKIPPED, missing: {stage.missing}", flush=True)
        return "FAILED (missing)" if machine.in_ci() else "SKIPPED"
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "LAMPION_EXPECT"}}
    done = subprocess.run(stage.command, cwd=ROOT, env={**environment, **dict(stage.environment)}, check=False)
    return "FAILED" if done.returncode else "ok"


PLANS: dict[str, Callable[[], list[Stage]]] = {
    "all": everything,
    "lint": lint,
    "soak": soak,
    "coverage": coverage,
}


def main() -> int:
    """Run a plan; 0 if every stage holds."""
    lines = []
    for stage in PLANS[sys.argv[1] if len(sys.argv) > 1 else "all"]():
        start = time.monotonic()
        outcome = run(stage)
        lines.append(f"{outcome:17} {time.monotonic() - start:6.1f} s  {stage.heading}")
    print("\n=== summary ===", *lines, sep="\n", flush=True)
    return 1 if any(line.startswith("FAILED") for line in lines) else 0


if __name__ == "__main__":
    raise SystemExit(main())
