"""The words all games and places share, and the one function that words what the engine says."""

from lampion.texts.catalogues import LANGUAGES, pick_language, source
from lampion.texts.wording import MissingText, word

__all__ = ["LANGUAGES", "MissingText", "pick_language", "source", "word"]
