"""`lampion edition`: look at the values of a game's edition, check a file, begin one, compare two."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from lampion.cli.arguments import chosen_game, chosen_language
from lampion.cli.edition_words import difference_lines, sheet_lines
from lampion.cli.editions import game_of, text_of
from lampion.cli.output import FALSE, print_json, result_console
from lampion.core.edition_kinds import Name
from lampion.core.editions import Edition
from lampion.core.errors import BrokenEdition, SetupError
from lampion.core.game import Game
from lampion.core.message import Message
from lampion.server.edition_values import edition_answer
from lampion.texts import word
from lampion.texts.edition_sheet import differences

edition = typer.Typer(
    name="edition", help="Look at the values of a game's edition, check them, correct them.", rich_markup_mode=None
)

Which = Annotated[str, typer.Argument(help="A game (its usual edition), GAME:NAME, or a file.", metavar="GAME|FILE")]
File = Annotated[Path, typer.Argument(help="The file of an edition.", metavar="FILE")]
Language = Annotated[str | None, typer.Option(help="en, de or fr.", show_default="the system's")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


@edition.command(epilog="Example: lampion edition show axio  or  lampion edition show mine.toml --json")
def show(which: Which, lang: Language = None, json: Json = False) -> None:
    """List every value in words, and whether it is from the rulebook, inferred from it, or our own."""
    game, found = chosen(which)
    language = chosen_language(lang)
    if json:
        print_json(edition_answer(game, found, language))
        return
    for line in sheet_lines(game, found, language):
        result_console().print(line, markup=False, soft_wrap=True)


@edition.command(epilog="Example: lampion edition check mine.toml")
def check(file: File, lang: Language = None) -> None:
    """Name every mistake of a file by line, key, what is expected and what is there. Exit code 1 if there is one."""
    text, language = text_of(file), chosen_language(lang)
    game = game_of(text, file)
    assert game.known_editions is not None
    faults = game.known_editions.faults(text, str(file))
    for fault in faults:
        result_console().print(str(fault), markup=False, soft_wrap=True)
    if faults:
        raise typer.Exit(FALSE)
    found = game.known_editions.read(text, str(file))
    facts: dict[str, str] = {"file": str(file), "game": game.title, "name": found.name}
    said = [Message("edition-good", {**facts}), *game.edition_notes(found)]
    measured = game.known_editions.meant(None)  # of the bots' levels, whatever is usual
    if measured.hash != found.hash:
        said.append(Message("edition-levels-measured", {"measured": measured.name}))
    for message in said:
        result_console().print(word(message, language), markup=False, soft_wrap=True)


@edition.command(epilog="Example: lampion edition new axio mine.toml")
def new(
    game: Annotated[str, typer.Argument(help="The name of a game, as in `lampion games`.")],
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.", metavar="FILE")],
) -> None:
    """Write a copy of a game's usual edition, to be corrected. The edition is called like the file."""
    played = chosen_game(game)
    name = re.sub(r"[^A-Za-z0-9]+", "-", file.stem).strip("-")
    if not Name().fits(name):
        raise typer.BadParameter(f"the name of the file must give {Name().expected[8:]}, got {file.stem!r}")
    text = copied(usual_of(played).text, name, str(file))
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(text)
    except OSError as error:
        raise typer.BadParameter(f"cannot write {file}: {error.strerror}", param_hint="FILE") from None
    result_console().print(f"{file}: the edition {name} of {played.title}", markup=False, soft_wrap=True)


@edition.command(epilog="Example: lampion edition diff panda mine.toml  or  lampion edition diff old.toml new.toml")
def diff(one: Which, other: Which, lang: Language = None) -> None:
    """Say in words which values of two editions differ. Exit code 1 if any does."""
    (game, before), (second, after) = chosen(one), chosen(other)
    if game is not second:
        raise typer.BadParameter(f"{one} is an edition of {game.name}, {other} one of {second.name}")
    language = chosen_language(lang)
    found = differences(game, before, after, language)
    for line in difference_lines(found, (one, other), language):
        result_console().print(line, markup=False, soft_wrap=True)
    if found:
        raise typer.Exit(FALSE)


def chosen(which: str) -> tuple[Game, Edition]:
    """The edition of a file, of a game, or of a game by its name."""
    file = Path(which)
    if file.suffix == ".toml" or file.exists():
        text = text_of(file)
        game = game_of(text, file)
        assert game.known_editions is not None
        try:
            return game, game.known_editions.read(text, str(file))
        except BrokenEdition as error:
            raise typer.BadParameter(str(error)) from None
    name, _, key = which.partition(":")
    game = chosen_game(name)
    try:
        return game, game.edition(key or None)
    except SetupError as error:
        raise typer.BadParameter(str(error)) from None


def usual_of(game: Game) -> Edition:
    try:
        return game.edition(None)
    except SetupError as error:
        raise typer.BadParameter(str(error), param_hint="GAME") from None


def copied(text: str, name: str, file: str) -> str:
    """The same values under another name, with a word on what to do with them."""
    head = (
        f"# An edition of your own. Change values, mark them in [source], then:\n"
        f"#   lampion edition check {file}\n"
        f"# docs/editions.md describes the format.\n\n"
    )
    return head + re.sub(r'(?m)^(name\s*=\s*)"[^"]*"', rf'\g<1>"{name}"', text, count=1)
