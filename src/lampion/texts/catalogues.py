"""The catalogues: the shared ones of this folder, and those of every installed game, language by language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from lampion.core.registry import games

LANGUAGES = ("en", "de", "fr")
FALLBACK = "en"
EDITION_WORDS = "edition."  # how the names of catalogues begin that word the values of editions
LESSON_WORDS = "lessons."  # and of those that only somebody reads who takes lessons
NOT_OF_THE_PAGE = ("terminal.", "terms.")
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)  # for those who translate
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
    """The catalogues of a language as one Fluent text, for programs; in English where a game has no other words.

    What the values of editions are called is worded here: others are given it in words. The words of lessons come
    with the lessons.
    """
    return without(language, (EDITION_WORDS, LESSON_WORDS))


@cache
def page_source(language: str) -> str:
    """The same for the page, which is told nothing of the terminal, of the parts of a judgement or for translators."""
    return COMMENT.sub("", without(language, (EDITION_WORDS, LESSON_WORDS, *NOT_OF_THE_PAGE)))


def without(language: str, kinds: tuple[str, ...]) -> str:
    """The catalogues but for those whose names begin so."""
    return "\n".join(texts(language, lambda file: not file.name.startswith(kinds)))


@cache
def lesson_source(language: str) -> str:
    """The words of all lessons in a language as one Fluent text."""
    return "\n".join(texts(language, lambda file: file.name.startswith(LESSON_WORDS)))


def everything(file: Traversable) -> bool:
    """Whether a catalogue is wanted where all are."""
    return True


def texts(language: str, wanted: Callable[[Traversable], bool] = everything) -> Iterator[str]:
    """The wanted catalogues of a language, and the English entries that they lack."""
    yield from (file.read_text("utf-8") for file in catalogue_files(language) if wanted(file))
    for folder in folders():
        yield from untranslated(folder, language, wanted).values()


def untranslated(
    folder: Traversable, language: str, wanted: Callable[[Traversable], bool] = everything
) -> dict[str, str]:
    """The English entries of a folder, by key, that its catalogues in another language lack."""
    own = entries(file for file in files_in(folder, language) if wanted(file))
    english = entries(file for file in files_in(folder, FALLBACK) if wanted(file))
    return {key: entry for key, entry in english.items() if key not in own}


def entries(catalogues: Iterable[Traversable]) -> dict[str, str]:
    """The entries of catalogues as they are written, by key."""
    found: dict[str, str] = {}
    for file in catalogues:
        _, *parts = ENTRY.split(file.read_text("utf-8"))
        found |= {key: f"{key} ={text}" for key, text in zip(parts[::2], parts[1::2], strict=True)}
    return found


def whole(language: str) -> str:
    """All catalogues of a language as one Fluent text."""
    return "\n".join(texts(language))


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogues of a language, ready to word messages."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(whole(language)))
    return found
