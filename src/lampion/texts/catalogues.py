"""The catalogues: the shared ones of this folder, and those of every installed game, language by language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from lampion.core.registry import games

LANGUAGES = ("en", "de", "fr")
FALLBACK = "en"
ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)  # what follows in an entry is indented, or a brace


def pick_language(wanted: Iterable[str | None]) -> str:
    """The first tag that we speak ("de", "de-CH", "de_AT.UTF-8"), else English."""
    tags = ((tag or "")[:2].lower() for tag in wanted)
    return next((tag for tag in tags if tag in LANGUAGES), FALLBACK)


def folders() -> list[Traversable]:
    """Where catalogues lie: ours first, so that no game can change a shared word."""
    return [files("lampion.texts"), *(game.texts() for game in games().values())]


def catalogue_files(language: str) -> Iterator[Traversable]:
    """The catalogues of a language, in an order that does not depend on the machine."""
    if language not in LANGUAGES:
        raise ValueError(f"expected one of the languages {', '.join(LANGUAGES)}, got {language!r}")
    for folder in folders():
        yield from files_in(folder, language)


def files_in(folder: Traversable, language: str) -> list[Traversable]:
    """The catalogues of a folder; a game that has no words of its own has no folder either."""
    found = folder.iterdir() if folder.is_dir() else iter(())
    return sorted((file for file in found if file.name.endswith(f".{language}.ftl")), key=lambda file: file.name)


@cache
def source(language: str) -> str:
    """All catalogues of a language as one Fluent text, for the page; in English where a game has no other words."""
    texts = [file.read_text("utf-8") for file in catalogue_files(language)]
    borrowed = [entry for folder in folders() for entry in untranslated(folder, language).values()]
    return "\n".join([*texts, *borrowed])


def untranslated(folder: Traversable, language: str) -> dict[str, str]:
    """The English entries of a folder, by key, that its catalogues in another language lack."""
    own = entries(files_in(folder, language))
    return {key: entry for key, entry in entries(files_in(folder, FALLBACK)).items() if key not in own}


def entries(catalogues: Iterable[Traversable]) -> dict[str, str]:
    """The entries of catalogues as they are written, by key."""
    found: dict[str, str] = {}
    for file in catalogues:
        _, *parts = ENTRY.split(file.read_text("utf-8"))
        found |= {key: f"{key} ={text}" for key, text in zip(parts[::2], parts[1::2], strict=True)}
    return found


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogues of a language, ready to word messages."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source(language)))
    return found
