"""The `lampion` command: which commands there are, and what happens without one."""

from __future__ import annotations

from typing import Annotated

import typer

from lampion import __version__
from lampion.cli.commands.admin import admin
from lampion.cli.commands.analyse import analyse
from lampion.cli.commands.arena import arena
from lampion.cli.commands.backup import backup, restore
from lampion.cli.commands.bench import bench
from lampion.cli.commands.edition import edition
from lampion.cli.commands.exchange import export_tables, import_tables
from lampion.cli.commands.games import games
from lampion.cli.commands.play import play
from lampion.cli.commands.record import record
from lampion.cli.commands.serve import serve
from lampion.cli.commands.static import static
from lampion.cli.commands.train import train
from lampion.core.engine import engine

app = typer.Typer(
    name="lampion",
    help="Play, learn and study tabletop games. Without a command: the web app in the browser.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def example(*lines: str) -> str:
    """The end of a command's help."""
    return "Example: " + "  or  ".join(lines)


def version(asked: bool) -> None:
    """Say which Lampion this is, and whether its rules are compiled."""
    if asked:
        typer.echo(f"lampion {__version__} ({engine()})")
        raise typer.Exit


@app.callback(invoke_without_command=True, epilog=example("lampion", "lampion arena axio --bots greedy,random"))
def without_command(
    context: typer.Context,
    show_version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Version, and compiled or interpreted.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        serve(open_browser=True)


app.command(
    epilog=example("lampion serve --open", "lampion serve --lan --port 9000", "lampion serve --edition mine.toml")
)(serve)
app.command("export", epilog=example("lampion export tables.jsonl"))(export_tables)
app.command("import", epilog=example("lampion import tables.jsonl --data DIR"))(import_tables)
app.command(epilog=example("lampion static site --pyodide build/pyodide"))(static)
app.command(
    epilog=example(
        "lampion backup lampion.backup", "lampion backup --database postgresql://db.example/lampion lampion.backup"
    )
)(backup)
app.command(epilog=example("lampion restore lampion.backup --data DIR", "lampion restore lampion.backup --replace"))(
    restore
)
app.add_typer(admin, epilog=example("lampion admin tables"))
app.command(epilog=example("lampion games --json"))(games)
app.command(
    epilog=example(
        "lampion play axio",
        "lampion play axio --seat human --seat bot:strong --lang de",
        "lampion play panda --edition mine.toml",
        'lampion play pagoda --position "s1=R4[RB]B2 T0=RRBGY m0=G2"',
        "lampion play axio --from game.json --move 12",
    )
)(play)
app.command(
    epilog=example(
        "lampion arena axio --bots expert,greedy --games 200 --paired",
        'lampion arena axio --bots expert,greedy --paired --until "win_rate>=0.9" --resume games.jsonl',
        "lampion arena pagoda --bots beginner,casual,strong --format ladder --report ladder.html",
        "lampion arena panda --bots greedy,greedy --edition mine.toml",
    )
)(arena)
app.command(
    epilog=example(
        "lampion analyse game.json",
        "lampion analyse games.jsonl --nodes 64 --report games.html",
        "lampion analyse game.json --json --open-cards",
    )
)(analyse)
app.add_typer(edition, epilog=example("lampion edition show axio", "lampion edition new axio mine.toml"))
app.add_typer(record, epilog=example("lampion record verify games.jsonl"))
app.command(epilog=example("lampion train pagoda --samples games.jsonl --out weights.toml --games 2000"))(train)
app.command(epilog=example("lampion bench --json"))(bench)


def main() -> None:
    """The entry point."""
    app()
