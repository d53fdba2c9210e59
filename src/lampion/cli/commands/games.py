"""`lampion games`: what can be played."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from lampion.cli.output import print_json, result_console
from lampion.core.game import Game
from lampion.core.registry import games as installed
from lampion.core.setup import OptionValue


class OptionFacts(msgspec.Struct, frozen=True):
    """An option's default and the values it may take."""

    default: OptionValue
    choices: tuple[OptionValue, ...]


class GameFacts(msgspec.Struct, frozen=True):
    """A game as `lampion games --json` lists it."""

    name: str
    title: str
    rules: str
    seats: tuple[int, ...]
    options: dict[str, OptionFacts]
    maps: tuple[str, ...] = ()


def facts_of(game: Game) -> GameFacts:
    options = {option.name: OptionFacts(option.default, option.choices) for option in game.options}
    return GameFacts(game.name, game.title, game.rules, game.seats, options, tuple(one.name for one in game.editions()))


def options_line(facts: GameFacts) -> str:
    return "; ".join(
        f"{name}={'|'.join(str(choice).lower() for choice in option.choices)} ({str(option.default).lower()})"
        for name, option in facts.options.items()
    )


def games(json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False) -> None:
    """List the games that can be played: their seats and options."""
    found = [facts_of(game) for game in installed().values()]
    if json:
        print_json(found)
        return
    table = Table("name", "title", "seats", "options (default)", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for facts in found:
        table.add_row(facts.name, facts.title, ", ".join(map(str, facts.seats)), options_line(facts) or "none")
    result_console().print(table)
