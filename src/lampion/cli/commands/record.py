"""`lampion record`: look at recorded games, check them, step through them."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from itertools import chain, islice
from typing import Annotated

import typer
from msgspec import UNSET
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lampion.cli.arguments import chosen_language
from lampion.cli.check_records import check, sentence
from lampion.cli.editions import EditionFiles, install_editions
from lampion.cli.output import FALSE, print_json, progress, result_console
from lampion.cli.record_files import lines_in, not_true, one_of, read
from lampion.cli.story import Step, Story
from lampion.core.errors import RecordError
from lampion.core.from_position import text_after
from lampion.core.record import Record
from lampion.core.replay import RecordFault

record = typer.Typer(
    name="record", help="Look at recorded games, check them, step through them.", rich_markup_mode=None
)

File = Annotated[str, typer.Argument(help="A record, or one record a line; - is stdin.", metavar="FILE")]
Number = Annotated[int | None, typer.Option(help="Which record of the file, counted from 1.")]
Language = Annotated[str | None, typer.Option(help="en, de or fr.", show_default="the system's")]


@record.command(
    epilog="Example: lampion record verify games.jsonl  or  lampion record verify game.json --edition mine.toml"
)
def verify(
    file: File,
    commitment: Annotated[
        str | None, typer.Option(help="The commitment you saw before the game; the record must have kept it.")
    ] = None,
    edition_files: EditionFiles = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Replay games and check every move, draw, score and the result. Exit code 1 if anything is not true."""
    install_editions(edition_files or [])
    with progress("checking", lines_in(file)) as step:
        checked = check(read(file), commitment, step)
    if json:
        print_json(checked.result)
    else:
        result_console().print(sentence(checked, commitment), markup=False, soft_wrap=True)
    if checked.result.invalid:
        raise typer.Exit(FALSE)


@record.command(epilog="Example: lampion record show game.json")
def show(file: File, number: Number = None, lang: Language = None, edition_files: EditionFiles = None) -> None:
    """Show a game: who played, what chance gave, every move, the result. A file of many is listed first."""
    install_editions(edition_files or [])
    console = result_console()
    records = read(file)
    if number is None:
        begun = list(islice(records, 2))
        if len(begun) != 1:
            console.print(overview(chain(begun, records)))
            console.print("\nOne of them: lampion record show FILE --number N")
            return
        records = iter(begun)
    story = chosen_story(records, number, lang)
    console.print(heading(story.record), markup=False, soft_wrap=True)
    try:
        for step in story.steps():
            tell(console, story, step)
        console.print(f"\n{story.result(step.recorder)}", markup=False, soft_wrap=True)
    except RecordFault as error:
        not_true(str(error))
        raise typer.Exit(FALSE) from None


@record.command(epilog="Example: lampion record replay game.json")
def replay(file: File, number: Number = None, lang: Language = None, edition_files: EditionFiles = None) -> None:
    """Step through the positions of a game. Where nobody sits at the terminal, print them all."""
    install_editions(edition_files or [])
    story = chosen_story(read(file), number, lang)
    console = result_console()
    watched = console.is_terminal and sys.stdin.isatty()
    try:
        for step in story.steps():
            console.print()
            tell(console, story, step)
            console.print(story.picture(step.recorder.state, console.options.ascii_only))
            if watched and step.number < len(story.record.moves) and leaves(console):
                return
        console.print(f"\n{story.result(step.recorder)}", markup=False, soft_wrap=True)
    except RecordFault as error:
        not_true(str(error))
        raise typer.Exit(FALSE) from None


@record.command(epilog="Example: lampion record position game.json --move 12")
def position(
    file: File,
    move: Annotated[int, typer.Option(help="After so many moves.")],
    number: Number = None,
    edition_files: EditionFiles = None,
) -> None:
    """Print the text of the position after a move, to begin a game from: lampion play GAME --position TEXT."""
    install_editions(edition_files or [])
    game, chosen = one_of(read(file), number or 1)
    try:
        print(text_after(game, chosen, move))
    except RecordError as error:
        not_true(str(error))
        raise typer.Exit(FALSE) from None


def leaves(console: Console) -> bool:
    """Wait for the reader: Enter goes on."""
    try:
        return console.input(Text("Enter: next, q: quit > ", style="dim")).strip().lower().startswith("q")
    except EOFError:
        return True


def chosen_story(records: Iterable[Record | RecordError], number: int | None, lang: str | None) -> Story:
    game, chosen = one_of(records, number or 1)
    return Story(game, chosen, chosen_language(lang))


def heading(told: Record) -> str:
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in told.options.items())
    lines = [f"{told.game}, rules version {told.rules}" + (f", {options}" if options else "")]
    if told.map is not None:
        lines.append(f"map: {told.map.name} ({told.map.hash[:12]}…)")
    lines += [
        f"seat {seat}: {who.name}{' (starts)' if seat == told.start else ''}" for seat, who in enumerate(told.seats)
    ]
    lines.append(f"seed: {told.seed or 'not revealed'}")
    if told.position is not UNSET:
        lines.append(f"not shuffled: it began from the position {told.position}")
    if told.commitment is not None:
        lines.append(f"commitment: {told.commitment.hash}")
    return "\n".join(lines)


def tell(console: Console, story: Story, step: Step) -> None:
    """A move with its number, then what chance added."""
    if step.move:
        console.print(f"{step.number:>3}. {step.move:<18} {step.sentence}".rstrip(), markup=False, soft_wrap=True)
    for chance in step.chance:
        console.print(f"     {story.chance_line(chance)}", style="dim", markup=False, soft_wrap=True)


def overview(records: Iterable[Record | RecordError]) -> Table:
    table = Table("", "game", "players", "moves", "scores", "won by", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for number, found in enumerate(records, 1):
        if isinstance(found, RecordError):
            table.add_row(str(number), "unreadable", Text(str(found)))
        else:
            names = [seat.name for seat in found.seats]
            scores = "  ".join("/".join(map(str, seat)) for seat in found.scores)
            winners = ", ".join(names[seat] for seat in found.winners if seat < len(names))
            table.add_row(str(number), found.game, ", ".join(names), str(len(found.moves)), scores, winners)
    return table
