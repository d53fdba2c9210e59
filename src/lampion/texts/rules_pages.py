"""A game's rules to read, filled with the values of an edition."""

from __future__ import annotations

from dataclasses import dataclass

from lampion.core.edition_words import filled
from lampion.core.game import Game
from lampion.core.message import Message
from lampion.texts.catalogues import FALLBACK
from lampion.texts.wording import word


@dataclass(frozen=True)
class RulesPage:
    """Markdown, and the language it is in: English where the game has no rules in the language that was asked for."""

    text: str
    language: str


def rules_page(game: Game, language: str, edition: str | None = None) -> RulesPage | None:
    """The rules of a game as the edition of a name or hash has them; None if the game brings none to read."""
    pages = ((written, game.texts().joinpath(f"rules.{written}.md")) for written in (language, FALLBACK))
    found = next(((written, page) for written, page in pages if page.is_file()), None)
    if found is None:
        return None
    written, page = found
    text = page.read_text("utf-8")
    if game.known_editions is None:
        return RulesPage(text, written)

    def words(said: Message) -> str:
        return word(said, written)

    chosen = game.edition(edition)
    also = game.rules_words(chosen, words)
    return RulesPage(filled(text, game.known_editions.schema, chosen.data, words, also), written)
