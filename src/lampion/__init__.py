"""Lampion: play, learn and study tabletop games.

    import lampion

    game = lampion.game("axio")
    position = game.start(seats=2, seed="any text")
    bot = lampion.bot("strong", game)
    while not position.over:
        position.push(bot.choose(position))
    print(position, position.winners)

What is listed in `__all__` is the public surface, and what it gives you: `Game`, `Position`, moves, records and errors.
Everything else is private: it may change with any version. docs/python.md shows all of it in use.
"""

import importlib
from importlib.metadata import PackageNotFoundError, version

from lampion.bots.player import BotPlayer, bot
from lampion.core import message, registry
from lampion.core.errors import (
    BrokenEdition,
    ChanceMismatch,
    LampionError,
    PositionError,
    RecordError,
    SetupError,
    UnknownBot,
    UnknownGame,
)
from lampion.core.game import Game
from lampion.core.message import IllegalAction, ImpossibleMove, NotationError, Reason
from lampion.core.move import Move
from lampion.core.observation import Observation
from lampion.core.position import LegalMoves, Position
from lampion.core.record import Record
from lampion.core.record_files import read_records, verify, write_records
from lampion.core.registry import game
from lampion.core.replay import RecordFault
from lampion.core.state import State

__all__ = [
    "BotPlayer",
    "BrokenEdition",
    "ChanceMismatch",
    "Game",
    "IllegalAction",
    "ImpossibleMove",
    "LampionError",
    "LegalMoves",
    "Move",
    "NotationError",
    "Observation",
    "Position",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "RecordFault",
    "SetupError",
    "State",
    "UnknownBot",
    "UnknownGame",
    "__version__",
    "bot",
    "game",
    "games",
    "read_records",
    "verify",
    "write_records",
]

try:
    __version__ = version("lampion")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0+source"


def _in_english(reason: Reason) -> str:
    """A refusal as a sentence. The catalogues are loaded when the first one is needed."""
    sentence: str = importlib.import_module("lampion.texts").word(reason, "en")
    return sentence


message.words_of_reasons = _in_english

# The folder of the same name is imported first: from then on `lampion.games` stays this function, whatever is imported.
importlib.import_module("lampion.games")
games = registry.games
