"""What the user typed, turned into games and options; a mistake ends the command with exit code 2 and a way out."""

from __future__ import annotations

import os
from collections.abc import Sequence

import typer

from lampion.core.errors import SetupError, UnknownGame
from lampion.core.game import Game
from lampion.core.registry import game as registered
from lampion.core.setup import OptionValue, checked_options
from lampion.texts import LANGUAGES, pick_language


def chosen_game(name: str) -> Game:
    """The game of that name."""
    try:
        return registered(name)
    except UnknownGame as error:
        raise typer.BadParameter(f"{error} (see: lampion games)", param_hint="GAME") from None


def chosen_options(game: Game, texts: Sequence[str]) -> dict[str, OptionValue]:
    """Options typed as `name=value`, several in one go with commas between them."""
    given: dict[str, OptionValue] = {}
    for text in ",".join(texts).split(","):
        if text.strip():
            name, equals, value = (part.strip() for part in text.partition("="))
            if not equals:
                raise typer.BadParameter(f"expected name=value, got {text.strip()!r}", param_hint="--options")
            given[name] = option_value(game, name, value)
    try:
        return checked_options(game.name, game.options, given)
    except SetupError as error:
        raise typer.BadParameter(f"{error} (see: lampion games)", param_hint="--options") from None


def option_value(game: Game, name: str, text: str) -> OptionValue:
    """The choice that is written like this; the text itself where no choice is."""
    choices = [choice for option in game.options if option.name == name for choice in option.choices]
    return next((choice for choice in choices if str(choice).lower() == text.lower()), text)


def chosen_language(asked: str | None) -> str:
    """The language that was asked for, else the system's if we speak it, else English."""
    if asked is None:
        return pick_language([os.environ.get("LC_ALL"), os.environ.get("LC_MESSAGES"), os.environ.get("LANG")])
    if asked not in LANGUAGES:
        raise typer.BadParameter(f"expected one of {', '.join(LANGUAGES)}, got {asked!r}", param_hint="--lang")
    return asked
