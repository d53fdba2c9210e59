"""The catalogues: the shared ones of this folder, and those of every installed game, language by language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from lampion.core.registry import games

LANGUAGES = ("en", "de", "fr")
FALLBACK = "en"


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
        yield from sorted(
            (file for file in folder.iterdir() if file.name.endswith(f".{language}.ftl")), key=lambda file: file.name
        )


@cache
def source(language: str) -> str:
    """All catalogues of a language as one Fluent text, for the page."""
    return "\n".join(file.read_text("utf-8") for file in catalogue_files(language))


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogues of a language, ready to word messages."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source(language)))
    return found
