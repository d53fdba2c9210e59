"""The page's types are those of the wire."""

import importlib.util
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SPEC = importlib.util.spec_from_file_location("make_types", ROOT / "tools" / "make_types.py")
assert SPEC is not None and SPEC.loader is not None
make_types = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(make_types)


def test_the_types_are_current() -> None:
    assert make_types.PATH.read_text("utf-8") == make_types.types(), "run tools/make_types.py"


def test_no_module_of_the_page_asks_for_them() -> None:
    """They are for the check alone: a browser would find nothing there."""
    web = make_types.PATH.parent
    assert not (web / "types.js").exists() and not (web / "game-types.js").exists()
    for path in web.rglob("*.js"):
        code = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.S)
        asked = [(path.parent / other).resolve() for other in re.findall(r"""\bfrom\s*["'](\.[^"']*)["']""", code)]
        assert web / "types.js" not in asked, path
        assert web / "game-types.js" not in asked, path
