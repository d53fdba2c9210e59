"""Writes `fields.py` of each game from its `fields.toml`, where the fields of a position are declared, once.

.venv/bin/python tools/make_fields.py [--check]   (make generated; --check only says which files are not current)

`copy`, `dump`, `load` and equality follow from the declaration. They are written out instead of being derived while the
program runs because positions are copied millions of times: a copy by names is an order of magnitude slower.
"""

import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "lampion" / "games"
RUFF = Path(sys.executable).parent / "ruff"
KINDS = ("vector", "number", "flag")
TYPES = {"vector": "vec[i64]", "number": "i64", "flag": "bool"}


@dataclass(frozen=True)
class Field:
    """One declaration: what it is at the start of a game, and how it is kept.

    `follows`: it is computed from the other fields, so it is neither saved nor compared. `shared`: never written to
    after the setup, so copies need none of their own. `used`: only so many entries of a vector count. `counts`: the
    number says how many entries of that vector are used, `each` of them at a time. `grows`: a vector that gets longer.
    """

    name: str
    kind: str
    start: str
    about: str = ""
    follows: bool = False
    shared: bool = False
    used: str = ""
    counts: str = ""
    each: str = ""
    grows: bool = False


def declared(name: str, facts: dict[str, object]) -> Field:
    """A field as the file declares it; everything unknown is an error."""
    (kind,) = [kind for kind in KINDS if kind in facts]
    start = facts.pop(kind)
    text = str(start) if kind != "flag" else repr(bool(start))
    return Field(name, kind, text, **facts)  # type: ignore[arg-type]


def written(path: Path) -> str:
    """The module for one game."""
    given = tomllib.loads(path.read_text("utf-8"))
    facts: dict[str, str] = given["facts"]
    fields = [declared(name, value) for name, value in given["fields"].items()]
    parameters = ", ".join(f"{name}: {kind}" for name, kind in facts.items())
    modules = ", ".join(given.get("modules", []))
    bare = plain(fields, given["told"].split())
    usual = ", ".join(f'"{field.name}": {field.start}' for field in bare)
    lines = [
        f'"""The fields of a position of {given["title"]}, which `make generated` writes from fields.toml."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Any, Final",
        "",
        "from librt.vecs import vec",
        "from mypy_extensions import i64",
        "",
        "from lampion.core.rng import Rng",
        "from lampion.core.state import State",
        f"from lampion.core.vectors import {', '.join(helpers(given, fields))}",
        *([f"from lampion.games.{path.parent.name} import {modules}"] if modules else []),
        f"from lampion.games.{path.parent.name}.components import ({', '.join(given['imports'])})",
        "",
        "# What a position text says as name=value: the usual values.",
        f"PLAIN: Final[dict[str, int]] = {{{usual}}}",
        "",
        "",
        "class Fields(State):",
        f'    """{given["about"]}',
        "",
        "    With a `model`, everything but the generator is copied from it.",
        '    """',
        "",
        f"    def __init__(self, rng: Rng, {parameters}, model: Fields | None) -> None:",
        "        super().__init__(rng)",
        *(f"        self.{name}: Final[{kind}] = {name}" for name, kind in facts.items()),
        *(line for field in fields for line in begun(field)),
        "        if model is not None:",
        "            self.barrier = model.barrier",
        "",
        "    def saved_fields(self) -> dict[str, object]:",
        '        """Everything but what follows from it, as plain JSON data."""',
        "        return {",
        *(f'            "{name}": {as_data(name, kind)},' for name, kind in facts.items() if kind in TYPES.values()),
        '            "rng": self.rng.position(),',
        *(f'            "{field.name}": {saved(field)},' for field in fields if not field.follows and not field.counts),
        '            "barrier": self.barrier,',
        "        }",
        "",
        "    def restore_fields(self, saved: dict[str, Any]) -> None:",
        '        """Put back what `saved_fields` gave."""',
        *(f"        {line}" for field in fields if not field.follows for line in restored(field, field in bare)),
        '        self.barrier = saved["barrier"]',
        *(compared(fields, given["fingerprint"].split()) if given.get("compared") else []),
    ]
    return "\n".join(lines) + "\n"


def helpers(given: dict[str, object], fields: list[Field]) -> list[str]:
    """The functions that the module needs."""
    found = ["fill"]
    if given.get("compared"):
        found += ["mixed", "mixed_all", "same"]
    if any(field.grows for field in fields):
        found.append("roomier")
    return sorted(found)


def plain(fields: list[Field], told: list[str]) -> list[Field]:
    """The fields that the game's position text has no words of its own for."""
    found = [field for field in fields if field.name not in told and not field.follows and not field.counts]
    for field in found:
        if field.kind == "vector":
            raise SystemExit(f"{field.name}: let position_text.py and position_reader.py say it, and name it in `told`")
    return found


def begun(field: Field) -> list[str]:
    """How the constructor begins a field, or takes it over."""
    taken = f"model.{field.name}"
    if field.kind == "vector":
        start = f"vec[i64]({field.start})" if field.start.startswith("[") else field.start
        taken += "" if field.shared else "[:]"
        kept = TYPES[field.kind] if field.grows else f"Final[{TYPES[field.kind]}]"
        line = f"        self.{field.name}: {kept} = {start} if model is None else {taken}"
    else:
        line = f"        self.{field.name}: {TYPES[field.kind]} = {field.start} if model is None else {taken}"
    return [f"        # {field.about}", line] if field.about else [line]


def saved(field: Field) -> str:
    """A field as JSON data."""
    if field.kind == "vector":
        return f"list(self.{field.name}[: {field.used}])" if field.used else f"list(self.{field.name})"
    return as_data(field.name, TYPES[field.kind])


def as_data(name: str, kind: str) -> str:
    return f"self.{name}" if kind == "bool" else f"int(self.{name})"


def restored(field: Field, bare: bool) -> list[str]:
    """A field read back; one without words of its own begins as ever in a position that was saved before it was."""
    data = f'saved["{field.name}"]'
    if field.kind == "vector":
        room = [f"while len(self.{field.name}) < len({data}):", f"    self.{field.name} = roomier(self.{field.name})"]
        return [*(room if field.grows else []), f"fill(self.{field.name}, {data})"]
    if field.counts:
        return [f'self.{field.name} = len(saved["{field.counts}"])' + (f" // {field.each}" if field.each else "")]
    return [f'self.{field.name} = saved.get("{field.name}", {field.start})' if bare else f"self.{field.name} = {data}"]


def compared(fields: list[Field], printed: list[str]) -> list[str]:
    """Equality and a fingerprint for searches, which compare positions of one game thousands of times.

    The fingerprint is made of the fields that are named for it; what it does not tell apart, equality does.
    """
    kept = [field for field in fields if not field.follows and not field.shared]
    vectors = [(field.name, field.used or f"len(self.{field.name})") for field in kept if field.kind == "vector"]
    numbers = [field.name for field in kept if field.kind == "number"]
    flags = [field.name for field in kept if field.kind == "flag"]
    equal = [f"self.{name} == other.{name}" for name in (*numbers, *flags)]
    equal += [f"same(self.{name}, other.{name}, {count})" for name, count in vectors]
    unknown = set(printed) - {field.name for field in kept}
    if unknown:
        raise SystemExit(f"fingerprint names what is no compared field: {', '.join(sorted(unknown))}")
    flagged = [name for name in flags if name in printed]
    return [
        "",
        "    def fingerprint(self) -> i64:",
        '        """A number that equal positions of one game share, and others of the same turn hardly ever."""',
        "        total: i64 = 0",
        *(f"        total = mixed_all(total, self.{name}, {count})" for name, count in vectors if name in printed),
        *(f"        total = mixed(total, self.{name})" for name in numbers if name in printed),
        *(line for name in flagged for line in (f"        if self.{name}:", "            total = mixed(total, 1)")),
        "        return total",
        "",
        "    def same_fields(self, other: Fields) -> bool:",
        '        """Equal to another position of the same game, in all that is saved of its fields."""',
        f"        return ({' and '.join(equal)})",
    ]


def formatted(source: str, path: Path) -> str:
    """As all sources are formatted."""
    command = [str(RUFF), "format", "--quiet", "--stdin-filename", str(path), "-"]
    return subprocess.run(command, cwd=ROOT, input=source, capture_output=True, text=True, check=True).stdout


def main() -> int:
    """Write what is not current, or only name it."""
    stale = []
    for declaration in sorted(GAMES.glob("*/fields.toml")):
        path = declaration.with_name("fields.py")
        source = formatted(written(declaration), path)
        if not path.exists() or path.read_text("utf-8") != source:
            stale.append(path)
            if "--check" not in sys.argv:
                path.write_text(source, "utf-8")
    for path in stale:
        print(f"{path.relative_to(ROOT)} {'is not current: make generated' if '--check' in sys.argv else 'written'}")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    raise SystemExit(main())
