"""The page lies below any path: every address is made in one place."""

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "src" / "lampion" / "web"
MODULES = [path for path in sorted(WEB.rglob("*.js")) if "vendor" not in path.parts]
# Links, requests and sockets that begin at the root of the host; what `address` is given is a path of ours.
ABSOLUTE = re.compile(r"""(?:href|src|action)=(?:\$\{)?["'`]/|fetch\(["'`]/|new URL\(["'`]/|\.pathname [!=]==? """)


def test_no_module_makes_an_address_by_itself() -> None:
    assert len(MODULES) > 150
    assert {module.name: found for module in MODULES if (found := ABSOLUTE.findall(module.read_text("utf-8")))} == {}


def test_what_is_looked_for_is_found() -> None:
    assert ABSOLUTE.search('<a href="/table/x">') and ABSOLUTE.search("href=${`/new/${game}`}")
    assert ABSOLUTE.search('fetch("/shell.json")') and not ABSOLUTE.search('href=${address("/lobby")}')
