"""`lampion admin`: look after a running server, from its own machine and as the user who runs it."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from importlib import import_module
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Column
from rich.table import Table as Columns

from lampion.cli.arguments import chosen_language
from lampion.cli.hosting_options import DataFolder
from lampion.cli.output import FALSE, print_json, result_console, side_console
from lampion.core.message import Arg, Message, SeatRef
from lampion.texts import word

SERVER = "lampion.server.admin.client"
DURATION = re.compile(r"(\d+)([smhd])")
ID_LENGTH = 32  # so that it can be copied, however narrow the screen
SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}

admin = typer.Typer(name="admin", help="Look after a running server, from its own machine.", no_args_is_help=True)

Port = Annotated[int | None, typer.Option(help="Which server, where several run on one folder.", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]
TableId = Annotated[str, typer.Argument(metavar="ID", help="The table, as in its address.", show_default=False)]
Language = Annotated[str | None, typer.Option("--lang", help="en, de or fr.", show_default="the system's")]


def ask(data: DataFolder, port: int | None, do: str, **more: object) -> Any:
    """What the server answers; what goes wrong ends the command with a message."""
    client = import_module(SERVER)
    try:
        return client.ask(data or import_module("lampion.server.settings").data_folder(), port, do, **more)
    except client.CannotAsk as error:
        side_console().print(str(error), markup=False, soft_wrap=True)
        raise typer.Exit(FALSE) from None


def say(*lines: str) -> None:
    for line in lines:
        result_console().print(line, markup=False, soft_wrap=True)


@admin.command(epilog="Example: lampion admin status")
def status(data: DataFolder = None, port: Port = None, as_json: AsJson = False, lang: Language = None) -> None:
    """What the server is doing: load, storage, bots, memory."""
    found = ask(data, port, "status")
    if as_json:
        print_json(found)
        return
    words, shapes = import_module("lampion.server.admin.status_words"), import_module("lampion.server.admin.status")
    shown = Columns(show_header=False, box=None)
    for what, how in words.lines(msgspec.convert(found, shapes.Status), chosen_language(lang)):
        shown.add_row(what, how)
    result_console().print(shown)


@admin.command(epilog="Example: lampion admin tables --limit 20  or  lampion admin tables --json")
def tables(
    data: DataFolder = None,
    port: Port = None,
    limit: Annotated[int, typer.Option(min=1, max=1000, help="How many, the last changed first.")] = 100,
    as_json: AsJson = False,
) -> None:
    """The tables: what is played, whether it runs, when it last changed. Nobody is named."""
    found = ask(data, port, "tables", most=limit)
    if as_json:
        print_json(found)
        return
    shown = Columns(
        Column("table", no_wrap=True, min_width=ID_LENGTH),
        "game",
        "state",
        "seats",
        "version",
        "changed (UTC)",
        box=None,
    )
    for one in found:
        shown.add_row(
            *(one["table"], one["game"], one["state"], f"{one['filled']}/{one['seats']}"),
            *(str(one["version"]), f"{moment(one['changed']):%Y-%m-%d %H:%M}"),
        )
    result_console().print(shown)


@admin.command(epilog="Example: lampion admin show ID --lang de")
def show(
    table: TableId, data: DataFolder = None, port: Port = None, as_json: AsJson = False, lang: Language = None
) -> None:
    """A table as somebody sees it who watches: nothing that is hidden from them."""
    seen = ask(data, port, "show", table=table)
    if as_json:
        print_json(seen)
        return
    language = chosen_language(lang)
    names = [seat["name"] or seat["level"] or f"{number + 1}" for number, seat in enumerate(seen["seats"])]
    entries = [entry for entry in seen["log"]["entries"] if entry["kind"] != "chat"][-5:]
    say(
        f"{seen['game']}, version {seen['version']}",
        *(f"  {name}: {score}" for name, score in zip(names, seen["scores"] or ["–"] * len(names), strict=True)),
        word(message_in(seen["prompt"]), language, names),
        *(f"  {word(message_in(entry['text']), language, names)}" for entry in entries),
    )


@admin.command(epilog="Example: lampion admin end ID")
def end(table: TableId, data: DataFolder = None, port: Port = None) -> None:
    """End a game. Everybody at the table sees who did it, and nobody wins."""
    ask(data, port, "end", table=table)
    say("The game is ended.")


@admin.command(epilog="Example: lampion admin delete ID  or  lampion admin delete ID --yes")
def delete(
    table: TableId,
    data: DataFolder = None,
    port: Port = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete a table with its whole game. It cannot be undone."""
    if not yes:
        typer.confirm(f"Delete {table} with its whole game?", abort=True)
    ask(data, port, "delete", table=table)
    say("The table is deleted.")


@admin.command(epilog='Example: lampion admin announce "The server restarts in 10 minutes." --for 10m')
def announce(
    text: Annotated[str, typer.Argument(help="What to say; an empty text takes back what was said.")],
    lasts: Annotated[str, typer.Option("--for", metavar="TIME", help="How long: 90s, 10m, 2h, 1d.")] = "1h",
    data: DataFolder = None,
    port: Port = None,
) -> None:
    """Say something to everybody: pages show it at once, and to whoever comes while it holds."""
    found = DURATION.fullmatch(lasts)
    if found is None:
        raise typer.BadParameter(f"expected 90s, 10m, 2h or 1d, got {lasts!r}", param_hint="--for")
    until = ask(data, port, "announce", text=text, seconds=int(found[1]) * SECONDS[found[2]])
    say("Nothing is said any more." if until is None else f"Said until {moment(until):%Y-%m-%d %H:%M} UTC.")


def message_in(sent: Any) -> Message:
    """A message as it travels."""
    key, args = sent["key"], sent["args"]
    return Message(key, {name: argument_in(one) for name, one in args.items()})


def argument_in(sent: Any) -> Arg:
    match sent:
        case {"seat": int(seat)}:
            return SeatRef(seat)
        case dict():
            return message_in(sent)
        case list():
            return [message_in(one) for one in sent]
    value: str | int = sent
    return value


def moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
