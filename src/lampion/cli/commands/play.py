"""`lampion play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lampion.cli.arguments import chosen_game, chosen_language, chosen_options
from lampion.cli.maps import MapFile, chosen_map
from lampion.cli.output import result_console
from lampion.cli.play import play as play_in_terminal


def play(
    game: Annotated[str, typer.Argument(help="The name of a game, as in `lampion games`.")],
    seat: Annotated[
        list[str] | None,
        typer.Option(
            help="human, human:NAME or bot:LEVEL, once for each seat; levels: beginner, casual, strong, expert.",
            show_default="human, bot:casual",
        ),
    ] = None,
    options: Annotated[list[str] | None, typer.Option(help="Options of the game: name=value,…")] = None,
    seed: Annotated[str | None, typer.Option(help="Decides all chance.", show_default="fresh")] = None,
    start: Annotated[int | None, typer.Option(help="The seat that starts, from 0.", show_default="by lot")] = None,
    lang: Annotated[str | None, typer.Option(help="en, de or fr.", show_default="the system's")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the game to this file.")] = None,
    map_file: MapFile = None,
) -> None:
    """Play in the terminal, against bots or together at one keyboard."""
    chosen = chosen_game(game)
    language = chosen_language(lang)
    code = play_in_terminal(
        chosen.name,
        seat or [],
        chosen_options(chosen, options or []),
        seed,
        language,
        start,
        result_console(),
        record,
        chosen_map(chosen, map_file),
    )
    raise typer.Exit(code)
