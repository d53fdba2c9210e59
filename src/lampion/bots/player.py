"""A bot at the table of a programmer: it looks at a position with the eyes of the seat that decides."""

from __future__ import annotations

import secrets

from lampion.bots.bot import Bot
from lampion.bots.budget import Budget
from lampion.bots.levels import bot as bot_called
from lampion.core.errors import LampionError
from lampion.core.game import Game
from lampion.core.move import Move
from lampion.core.position import Position
from lampion.core.rng import rng_from


class BotPlayer:
    """A bot of a level. The same seed and the same questions give the same answers."""

    def __init__(self, level: str, game: Game, chosen: Bot, seed: str) -> None:
        self.level = level
        self.game = game
        self._bot = chosen
        self._rng = rng_from(seed)

    def choose(self, position: Position) -> Move:
        """A move for the seat that decides. The bot gets only what that seat has seen."""
        seat = position.turn
        if seat is None:
            raise LampionError("the game is over: expected a position in which somebody decides")
        action = self._bot.choose(position.observation(seat), self._rng)
        return self.game.move(position.state, action)

    def __repr__(self) -> str:
        return f"<BotPlayer {self.level} for {self.game.title}>"


def bot(level: str, game: Game, *, seed: str | None = None, nodes: int | None = None) -> BotPlayer:
    """The bot of a level, from random and greedy over beginner to expert. `nodes` replaces the level's own budget."""
    budget = None if nodes is None else Budget(nodes=nodes)
    chosen = bot_called(level, game, budget)
    return BotPlayer(level, game, chosen, secrets.token_hex(16) if seed is None else seed)
