"""The editions of a game that can be played here: read from their files, checked, found by name or by hash."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

import msgspec

from lampion.core.edition_marks import Mark, check_marks, marks_of
from lampion.core.edition_report import Fault, Report
from lampion.core.edition_schema import Schema, content
from lampion.core.errors import BrokenEdition, SetupError
from lampion.core.setup import EditionName

E = TypeVar("E")

HASH_DIGITS = 64


@dataclass(frozen=True)
class Edition:
    """A good file: what is in it, and what it is called. `also` are hashes that it has been known by before."""

    game: str
    name: str
    hash: str
    text: str
    data: dict[str, Any]
    marks: Mapping[str, Mark]
    also: tuple[str, ...] = ()

    @property
    def called(self) -> EditionName:
        return EditionName(self.name, self.hash)


def hash_of(data: object) -> str:
    """SHA-256 of canonical JSON: sorted keys, no spaces, UTF-8."""
    return sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()


def is_hash(key: str) -> bool:
    """Names have at most 40 letters, so that a hash is no name."""
    return len(key) == HASH_DIGITS


class Editions(Generic[E]):
    """The editions of one game: those in its folder, and those that are installed.

    `make` makes of an edition what the rules of the game read.

    The hash of an edition is that of what the rules read. `former` keeps the hash that such content had before, so that
    what has been stored with it stays true; `known_before` are other hashes under which a file may have been stored.
    `first` is the hash of the edition that records leave out: the first one of a game that had no editions before.

    `usual` is what people play who name none; `unnamed` is what a setup or a position means that names none. The second
    stays when another edition becomes usual, so that seeds and positions go on meaning what they did.
    """

    def __init__(
        self,
        schema: Schema,
        folder: Traversable,
        usual: str,
        make: Callable[[Edition], E],
        former: Mapping[str, str] | None = None,
        first: str | None = None,
        known_before: Callable[[Mapping[str, Any]], tuple[str, ...]] = lambda data: (),
        unnamed: str | None = None,
    ) -> None:
        self.schema = schema
        self.folder = folder
        self.usual = usual
        self.unnamed = usual if unnamed is None else unnamed
        self.first = first
        self.former = former or {}
        self.known_before = known_before
        self._installed: dict[str, Edition] = {}  # by name, as new games find them
        self._by_hash: dict[str, Edition] = {}  # everything that was ever installed, and all names it has had
        self._make = make
        self._made: dict[str, E] = {}  # by text: names and drawings may differ where the hash does not

    # -- reading ---------------------------------------------------------------------------------------------------

    def read(self, text: str, where: str = "this text") -> Edition:
        """The edition of a file's text; BrokenEdition names every mistake."""
        data, faults = self.examined(text, where)
        if faults:
            lines = [f"{where} is not an edition of {self.schema.game}:", *(f"  {fault}" for fault in faults)]
            raise BrokenEdition("\n".join(lines), faults)
        plain = hash_of(content(self.schema.every_key, data))
        called = self.former.get(plain, plain)
        also = tuple(one for one in (plain, *self.known_before(data)) if one != called)
        return Edition(self.schema.game, data["meta"]["name"], called, text, data, marks_of(data), also)

    def faults(self, text: str, where: str = "this text") -> list[Fault]:
        """Every mistake of a file's text, values without a mark among them."""
        return self.examined(text, where, marks_demanded=True)[1]

    def examined(self, text: str, where: str, marks_demanded: bool = False) -> tuple[dict[str, Any], list[Fault]]:
        """What the text holds, and what is wrong with it."""
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            line = getattr(error, "lineno", None) or line_in(str(error), text)
            return {}, [Fault(where, line, "this file", "must be TOML", str(error))]
        report = Report(data, text, where, lambda way: self.schema.named(data, way))
        self.schema.check(report)
        if not report.faults:
            check_marks(self.schema, report, marks_demanded)
        return data, report.faults

    # -- finding ---------------------------------------------------------------------------------------------------

    @cached_property
    def packaged(self) -> dict[str, Edition]:
        """Those that come with the game, by name."""
        files = sorted(
            (file for file in self.folder.iterdir() if file.name.endswith(".toml")), key=lambda one: one.name
        )
        return {edition.name: edition for edition in (self.read(file.read_text("utf-8"), file.name) for file in files)}

    def install(self, text: str, where: str = "this text") -> Edition:
        """Make an edition playable in this process. New games find it by its name, whoever had that before."""
        edition = self.read(text, where)
        self._installed[edition.name] = edition
        self.remember(edition)
        return edition

    def remember(self, edition: Edition) -> None:
        """From now on the edition is found by its hashes, but not by its name."""
        for one in (edition.hash, *edition.also):
            self._by_hash.setdefault(one, edition)

    def recall(self, text: str, edition_hash: str) -> Edition:
        """Remember an edition that was stored under this hash, which its content may have had before."""
        known = self.find(edition_hash)
        if known is not None:
            return known
        edition = self.read(text, edition_hash)
        self.remember(edition)
        self._by_hash.setdefault(edition_hash, edition)
        return edition

    def forget(self) -> None:
        """Only the packaged editions are left."""
        self._installed.clear()
        self._by_hash.clear()
        self._made.clear()

    def names(self) -> list[EditionName]:
        """What new games can be played with, the usual one first."""
        found = {**self.packaged, **self._installed}
        return [found[name].called for name in sorted(found, key=lambda name: (name != self.usual, name))]

    def find(self, key: str | None) -> Edition | None:
        """The edition of a name or a hash; the usual one for None."""
        if key is None or not is_hash(key):
            name = self.usual if key is None else key
            return self._installed.get(name) or self.packaged.get(name)
        for edition in self.packaged.values():
            if key == edition.hash or key in edition.also:
                return edition
        return self._by_hash.get(key)

    def edition(self, key: str | None) -> Edition:
        """The same; raises SetupError if it is not here."""
        found = self.find(key)
        if found is None:
            known = ", ".join(one.name for one in self.names())
            raise SetupError(f"no edition of {self.schema.game} is called {key!r}; installed: {known}")
        return found

    def matching(self, name: str, digits: str, wanted: str | None = None) -> Edition | None:
        """The edition of a name whose hash begins like this: the wanted one, what new games find, or one of before."""
        known = [self.find(wanted), self.find(name), *self.packaged.values(), *self._by_hash.values()]
        for edition in known:
            if edition is not None and edition.name == name:
                if any(one.startswith(digits) for one in (edition.hash, *edition.also)):
                    return edition
        return None

    def meant(self, key: str | None) -> Edition:
        """The edition of a setup or a position: by its name or hash, and the same one for ever if it names none."""
        return self.edition(self.unnamed if key is None else key)

    def named(self, key: str | None) -> E:
        """What the rules read of the edition of a setup or a position, made once."""
        return self.made(self.meant(key))

    def made(self, edition: Edition) -> E:
        """What the rules read of it."""
        if edition.text not in self._made:
            self._made[edition.text] = self._make(edition)
        return self._made[edition.text]

    def key_of(self, edition: Edition) -> str:
        """How a setup names an edition: by name where new games would find the same one by it, else by its hash."""
        here = self.find(edition.name)
        return edition.name if here is not None and here.hash == edition.hash else edition.hash

    def called(self, key: str | None) -> EditionName | None:
        """What a record says of the edition: nothing for the first one of a game that had no editions before.

        An edition that is asked for by a hash it had before keeps that one in the record.
        """
        found = self.meant(key)
        if found.hash == self.first:
            return None
        return EditionName(found.name, found.hash if key is None or not is_hash(key) else key)

    # -- in saved positions ----------------------------------------------------------------------------------------

    def saved(self, edition: Edition) -> dict[str, str]:
        """What a saved position says of its edition. One that is not in the package travels with its text."""
        named = {"name": edition.name, "hash": edition.hash}
        packaged = any(one.hash == edition.hash for one in self.packaged.values())
        return named if packaged else {**named, "text": edition.text}

    def loaded(self, data: Mapping[str, str]) -> E:
        """What the rules read of the edition that `saved` described."""
        found = self.find(data["hash"])
        if found is None:
            if "text" not in data:
                raise ValueError(f"the edition {data['name']!r} with the hash {data['hash']} is not installed here")
            found = self.read(data["text"], data["name"])
            self.remember(found)
        return self.made(found)


def line_in(message: str, text: str) -> int:
    """The line that tomllib names in its message; the last one if it names the end."""
    _, _, rest = message.partition("at line ")
    digits = rest.split(",")[0]
    return int(digits) if digits.isdigit() else text.count("\n") + 1
