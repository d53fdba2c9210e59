"""A game in the terminal: people and bots at one keyboard."""

from lampion.cli.play.loop import play

__all__ = ["play"]
