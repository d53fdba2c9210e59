"""What clients are told of an edition: all its values in words, each with its source."""

from __future__ import annotations

from lampion.core.editions import Edition
from lampion.core.game import Game
from lampion.texts.edition_sheet import sheet
from lampion.wire.answers import EditionAnswer, EditionValue


def edition_answer(game: Game, edition: Edition, language: str) -> EditionAnswer:
    """All values of an edition in words, with their sources."""
    usual = game.edition(None).hash == edition.hash
    values = [
        EditionValue(
            line.key,
            line.group,
            line.row,
            line.label,
            line.value,
            line.text,
            None if line.mark is None else line.mark.mark,
            "" if line.mark is None else line.mark.note,
        )
        for line in sheet(game, edition, language)
    ]
    return EditionAnswer(game.name, edition.name, edition.hash, usual, values)
