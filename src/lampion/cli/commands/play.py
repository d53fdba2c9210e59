"""`lampion play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lampion.cli.arguments import chosen_game, chosen_language, chosen_options
from lampion.cli.editions import EditionFile, chosen_edition
from lampion.cli.output import result_console
from lampion.cli.play import play as play_in_terminal
from lampion.cli.record_files import one_of, read
from lampion.core.errors import RecordError
from lampion.core.from_position import text_after
from lampion.core.game import Game


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
    edition_file: EditionFile = None,
    position: Annotated[
        str | None, typer.Option(help="Begin from the text of a position.", show_default="a fresh deal")
    ] = None,
    file: Annotated[
        str | None, typer.Option("--from", metavar="FILE", help="Begin from a record, after the move of --move.")
    ] = None,
    move: Annotated[int | None, typer.Option(help="How many moves of the record have been made.")] = None,
) -> None:
    """Play in the terminal, against bots or together at one keyboard."""
    chosen = chosen_game(game)
    language = chosen_language(lang)
    edition = chosen_edition(chosen, edition_file)
    begins = first_position(chosen, position, file, move)
    if begins is not None and options:
        raise typer.BadParameter("the position has its own options", param_hint="--options")
    code = play_in_terminal(
        chosen.name,
        seat or [],
        chosen_options(chosen, options or []) if begins is None else {},
        seed,
        language,
        start,
        result_console(),
        record,
        edition,
        begins,
    )
    raise typer.Exit(code)


def first_position(game: Game, text: str | None, file: str | None, move: int | None) -> str | None:
    """The text of the position to begin from, typed or found in a record; None for a fresh deal."""
    if (file is None) != (move is None):
        raise typer.BadParameter("expected --from FILE and --move N together", param_hint="--from")
    if file is None or move is None:
        return text
    if text is not None:
        raise typer.BadParameter("expected either --position or --from", param_hint="--position")
    _, record = one_of(read(file), 1)
    try:
        return text_after(game, record, move)
    except RecordError as error:
        raise typer.BadParameter(str(error), param_hint="--from") from None
