"""What a browser's Python is given of the standard library is what the service imports."""

import ast
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

LOADED = """
import sys
import lampion.browser.entry
from lampion.core.registry import games
games()
print(*sorted(name for name in sys.modules if name.startswith("lampion.")))
"""
GIVEN = set((files("lampion.static") / "stdlib.txt").read_text("utf-8").split())


def imported_by(source: Path) -> set[str]:
    """The modules that a file names, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def written_in_python(name: str) -> bool:
    """Whether a module of the standard library is a file that must be given; others are in the interpreter."""
    if name.partition(".")[0] not in sys.stdlib_module_names or name.partition(".")[0] in sys.builtin_module_names:
        return False
    path = Path(ast.__file__).parent.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def test_every_module_that_is_imported_there_is_given() -> None:
    told = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout.split()
    package = Path(str(files("lampion")))
    places = [package.parent.joinpath(*name.split(".")) for name in told]
    sources = [path for place in places for path in (place.with_suffix(".py"), place / "__init__.py") if path.exists()]
    assert len(sources) > 150
    wanted = {name for source in sources for name in imported_by(source) if written_in_python(name)}
    assert {"json", "asyncio", "tomllib", "importlib.resources"} & wanted
    assert wanted - GIVEN - {"typing_extensions"} == set()
