"""`lampion arena`: bots against bots, counted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import IO, Annotated

import typer
from rich.table import Table

from lampion.arena.match import MatchResult
from lampion.arena.run import ArenaResult, run
from lampion.arena.tournament import Tournament, tournament
from lampion.arena.workers import MatchFailed, cores
from lampion.bots.levels import UnknownBot
from lampion.cli.arguments import chosen_game, chosen_options
from lampion.cli.maps import MapFile, chosen_map
from lampion.cli.output import FALSE, INTERRUPTED, print_json, progress, result_console, side_console
from lampion.core.game import SetupError


def arena(
    game: Annotated[str, typer.Argument(help="The name of a game, as in `lampion games`.")],
    bots: Annotated[str, typer.Option(help="The bots, with commas between them. They move on by one seat each game.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[int | None, typer.Option(help="Seats of each game.", show_default="one for each bot")] = None,
    options: Annotated[list[str] | None, typer.Option(help="Options of the game: name=value,…")] = None,
    seed: Annotated[int, typer.Option(help="Decides all chance: the same seed gives the same games.")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes.", show_default="one for each core")] = None,
    map_file: MapFile = None,
    records: Annotated[Path | None, typer.Option(help="Write the games to this file, one record a line.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Let bots play many games against each other, and count who wins."""
    plan = planned(game, bots, games, seats, options or [], seed, records is not None, map_file)
    played = 0
    try:
        with records_file(records) as file, progress(f"{game}: {bots}", plan.games) as step:

            def after_each(result: MatchResult) -> None:
                nonlocal played
                played += 1
                if file is not None and result.record is not None:
                    file.write(result.record + "\n")
                step()

            result = run(plan, workers or cores(), after_each)
    except KeyboardInterrupt:
        side_console().print(f"stopped after {played} of {plan.games} games")
        raise typer.Exit(INTERRUPTED) from None
    except MatchFailed as error:
        side_console().print(f"after {played} of {plan.games} games: {error}", markup=False)
        raise typer.Exit(FALSE) from None
    if json:
        print_json(result)
    else:
        result_console().print(standings_table(result))
        result_console().print(speed_line(result))


def planned(
    game_name: str,
    bots: str,
    games: int,
    seats: int | None,
    options: list[str],
    seed: int,
    keep_records: bool,
    map_file: Path | None,
) -> Tournament:
    game = chosen_game(game_name)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    chosen = chosen_options(game, options)
    try:
        return tournament(game, names, games, seats, chosen, seed, keep_records, chosen_map(game, map_file))
    except UnknownBot as error:
        raise typer.BadParameter(str(error), param_hint="--bots") from None
    except SetupError as error:
        raise typer.BadParameter(str(error), param_hint="--seats") from None


@contextmanager
def records_file(path: Path | None) -> Iterator[IO[str] | None]:
    """The file that takes the records, opened before the first game is played."""
    try:
        opened = path.open("w", encoding="utf-8", newline="\n") if path is not None else nullcontext()
    except OSError as error:
        raise typer.BadParameter(f"cannot write {path}: {error.strerror}", param_hint="--records") from None
    with opened as file:
        yield file


def standings_table(result: ArenaResult) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("bot", no_wrap=True)
    for heading in ("games", "wins", "shared", "losses", "win rate", "95 % sure", "score", "ms/decision"):
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in result.bots:
        low, high = bot.interval
        table.add_row(
            bot.name,
            *(str(number) for number in (bot.games, bot.wins, bot.draws, bot.losses)),
            f"{bot.win_rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{bot.mean_score:.2f}",
            f"{bot.ms_per_decision:.2f}",
        )
    return table


def speed_line(result: ArenaResult) -> str:
    return (
        f"\n{result.games} games with {result.seats} seats, seed {result.seed}: "
        f"{result.games_per_second:,.0f} games/s, {result.decisions_per_second:,.0f} decisions/s ({result.engine})"
    )
