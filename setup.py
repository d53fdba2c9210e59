"""Builds the wheel: compiles the modules listed in pyproject.toml with mypyc, as one group, on all processors.

Everything else is in pyproject.toml. `LAMPION_COMPILE=0` builds a pure Python wheel, `LAMPION_COMPILE=1` insists on the
compiled one; otherwise Python 3.14, or a machine without mypy or a C compiler, gets the same sources, interpreted.
"""

import os
import sys
import threading
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src", "lampion")
WISH = os.environ.get("LAMPION_COMPILE", "")


def say(line: str) -> None:
    """Print a line that stands out from the compiler's."""
    print(f"lampion: {line}", file=sys.stderr, flush=True)


def interpreted(why: str) -> None:
    """Announce an interpreted build, or end the build where a compiled one was asked for."""
    if WISH == "1":
        raise SystemExit(f"lampion: {why}, and LAMPION_COMPILE=1 asks for a compiled build")
    say(f"{why}: this build is INTERPRETED (same rules, many times slower)")


def chosen() -> list[str]:
    """The files to compile; a pattern without a file is an error, not a silent slow module."""
    patterns = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["lampion"]["compile"]
    files: set[str] = set()
    for pattern in patterns:
        found = [path.as_posix() for path in PACKAGE.glob(pattern)]
        if not found:
            raise SystemExit(
                f"lampion: [tool.lampion] compile lists {pattern!r}, but {PACKAGE / pattern} does not exist"
            )
        files.update(found)
    return sorted(files)


def extensions() -> list[Extension]:
    """One mypyc group, or nothing where it is not wanted or mypy is missing."""
    if WISH == "0":
        say("LAMPION_COMPILE=0: this build is INTERPRETED, as asked")
        return []
    if sys.version_info >= (3, 14) and WISH != "1":
        interpreted(
            "on Python 3.14 compiled modules may crash (python/mypy#21133; LAMPION_COMPILE=1 compiles all the same)"
        )
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415  (only here when it is installed)
    except ImportError as error:
        interpreted(f"mypyc cannot be imported ({error})")
        return []
    # Only the listed files are judged here; the test command type-checks the rest, with all stubs at hand.
    options = ["--follow-imports=silent", "--ignore-missing-imports"]
    say("translating the rules into C")
    # One C file for each module: they compile on all processors, and in less time together than as one large file.
    group: list[Extension] = mypycify(
        [*options, *chosen()], opt_level="3", debug_level="0", group_name="lampion", multi_file=True
    )
    for extension in group:
        if sys.platform != "win32":  # a tenth to a fifth faster: no function of ours can be replaced from outside
            extension.extra_compile_args.append("-fvisibility=hidden")
            # A product and a sum are rounded one after the other, as everywhere: moves depend on the last bit.
            extension.extra_compile_args.append("-ffp-contract=off")
        extension.optional = True  # on the result, not before: a failed compilation then falls back to the .py files
    return group


def processors() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class SideBySide:
    """A compiler's `compile`, one file a processor; setuptools itself compiles the files of an extension in turn."""

    def __init__(self, compile_files: Callable[..., list[str]], files: int) -> None:
        """Take the compiler's own method and the number of files it will see, for the progress."""
        self.compile_files, self.files, self.ready = compile_files, files, 0
        self.pool = ThreadPoolExecutor(processors())
        self.counting = threading.Lock()

    def __call__(self, sources: list[str], *places: object, **options: object) -> list[str]:
        """Compile these files, each as a task of the common pool."""
        tasks = [self.pool.submit(self.one, source, *places, **options) for source in sources]
        return [compiled for task in tasks for compiled in task.result()]

    def one(self, source: str, *places: object, **options: object) -> list[str]:
        """Compile one file and tell how far the build is."""
        compiled = self.compile_files([source], *places, **options)
        with self.counting:
            self.ready += 1
            say(f"compiling {self.ready} of {self.files}")
        return compiled


class BuildGroup(build_ext):
    """The group as a whole or not at all: half of it could not be imported."""

    def build_extensions(self) -> None:
        """Compile on all processors, within an extension and across them."""
        files = sum(len(extension.sources) for extension in self.extensions)
        self.compiler.compile = SideBySide(self.compiler.compile, files)
        self.parallel = processors()
        super().build_extensions()

    def run(self) -> None:
        """Compile; if any part failed, drop the other parts too."""
        super().run()
        if not self.extensions:
            return
        outputs = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if all(path.exists() for path in outputs):
            say(f"compiled {len(outputs)} extensions")
            return
        for path in outputs:
            path.unlink(missing_ok=True)
        interpreted("the C compiler is missing or failed")
        self.extensions.clear()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildGroup})
