"""Finds the keys of texts: those the sources ask for, and those the catalogues offer."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from lampion.core.registry import games
from lampion.texts.edition_sheet import asked_for

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "lampion"
KEY = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
JS_STRING = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9]+)+)["'`]""")
JS_TEMPLATE = re.compile(r"`((?:[a-z0-9-]|\$\{[^{}`]*\})*\$\{[^{}`]*\}(?:[a-z0-9-]|\$\{[^{}`]*\})*)`")
JS_COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.S)


@dataclass
class Asked:
    """Keys that must exist, words that may be keys, and the shapes of keys put together at run time."""

    keys: dict[str, str] = field(default_factory=dict)  # with the file that asks
    maybe: set[str] = field(default_factory=set)
    shapes: set[re.Pattern[str]] = field(default_factory=set)

    def uses(self, key: str) -> bool:
        return key in self.keys or key in self.maybe or any(shape.fullmatch(key) for shape in self.shapes)


def asked_by_python(text: str, name: str) -> Asked:
    """What Message("…") and Reason(rule, "…") name outright; any other string of that shape may be a key too."""
    asked = Asked()
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
            asked.maybe.add(node.value)
        if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            if re.fullmatch(r"[a-z]+(-[a-z0-9]+)*-", start):
                asked.shapes.add(re.compile(re.escape(start) + ".+"))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = {"Message": 0, "Reason": 1}.get(node.func.id)
            if place is not None and len(node.args) > place:
                for literal in ast.walk(node.args[place]):
                    if isinstance(literal, ast.Constant) and isinstance(literal.value, str):
                        asked.keys[literal.value] = name
    return asked


def asked_by_javascript(text: str, name: str, families: tuple[str, ...]) -> Asked:
    """String literals that begin like a key of the page or of a game's board; templates give a shape."""
    asked = Asked()
    code = JS_COMMENT.sub("", text)
    for literal in JS_STRING.findall(code):
        asked.maybe.add(literal)
        if literal.startswith(families):
            asked.keys[literal] = name
    for template in JS_TEMPLATE.findall(code):
        parts = re.split(r"\$\{[^{}]*\}", template)
        if any(part.strip("-") for part in parts):
            asked.shapes.add(re.compile("[a-z0-9-]+".join(re.escape(part) for part in parts)))
    return asked


def asked_by_sources() -> Asked:
    asked = Asked()
    for path in sorted(SOURCES.rglob("*.py")):
        merge(asked, asked_by_python(path.read_text("utf-8"), str(path.relative_to(ROOT))))
    families = ("page-", *(f"{folder.name}-board-" for folder in (SOURCES / "games").iterdir() if folder.is_dir()))
    for path in sorted((SOURCES / "web").rglob("*.js")):
        if "vendor" not in path.parts:
            merge(asked, asked_by_javascript(path.read_text("utf-8"), str(path.relative_to(ROOT)), families))
    for game in games().values():
        if game.known_editions is not None:
            asked.keys.update(dict.fromkeys(asked_for(game), f"the schema of {game.name}"))
    return asked


def merge(into: Asked, more: Asked) -> None:
    into.keys.update(more.keys)
    into.maybe |= more.maybe
    into.shapes |= more.shapes


class References(Visitor):  # type: ignore[misc]
    """The other messages that an entry contains."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  (the visitor's own name)
        self.keys.add(node.id.name)


class Branches(Visitor):  # type: ignore[misc]
    """The variables of an entry, and the cases it tells apart for each."""

    def __init__(self) -> None:
        self.cases: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.cases.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            names = (v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants)
            self.cases.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


@dataclass
class Catalogue:
    """One language: its entries, what cannot be read, and keys that stand there twice."""

    entries: dict[str, ftl.Message] = field(default_factory=dict)
    junk: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)

    def referred(self, key: str) -> set[str]:
        visitor = References()
        visitor.visit(self.entries[key])
        return visitor.keys

    def cases(self, key: str) -> dict[str, set[str]]:
        """Variables and their cases, those of referred entries included."""
        visitor = Branches()
        visitor.visit(self.entries[key])
        for other in self.referred(key):
            if other in self.entries:
                for name, cases in self.cases(other).items():
                    visitor.cases.setdefault(name, set()).update(cases)
        return visitor.cases


def read_catalogue(source: str) -> Catalogue:
    catalogue = Catalogue()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Junk):
            catalogue.junk.append(entry.content.strip()[:80])
        elif isinstance(entry, ftl.Message):
            if entry.id.name in catalogue.entries:
                catalogue.twice.append(entry.id.name)
            catalogue.entries[entry.id.name] = entry
    return catalogue


def combinations(cases: dict[str, set[str]]) -> Iterator[dict[str, str | int]]:
    """Arguments that reach every branch: each case of each variable in turn, besides a plausible value."""
    plain: dict[str, str | int] = {name: plausible(name, known) for name, known in cases.items()}
    yield plain
    for name, known in cases.items():
        for case in known:
            yield {**plain, name: example(case)}


def plausible(name: str, cases: set[str]) -> str | int:
    if cases & {"zero", "one", "two", "few", "many"} or any(case.isdigit() for case in cases):
        return 7
    return min(cases, default="7") if cases else "x"


def example(case: str) -> str | int:
    return {"one": 1, "two": 2, "few": 3, "many": 1_000_000}.get(case, int(case) if case.isdigit() else case)
