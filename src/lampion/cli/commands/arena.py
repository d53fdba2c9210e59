"""`lampion arena`: bots against bots, counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Annotated

import msgspec
import typer

from lampion.analysis.luck import LuckOfBot, luck_table, lucks_of
from lampion.arena.command import command
from lampion.arena.match import MatchResult
from lampion.arena.ray_workers import NoCluster
from lampion.arena.result import ArenaResult
from lampion.arena.run import Run, crew_of
from lampion.arena.savefile import Savefile, Unresumable
from lampion.arena.sequential import NotAQuestion, Sprt, StopRule, parse_sprt, parse_until
from lampion.arena.tournament import FORMATS, Format, Tournament, tournament
from lampion.arena.workers import MatchFailed, cores
from lampion.cli import report_files
from lampion.cli.analysis_words import arena_luck_table
from lampion.cli.arena_words import (
    meetings_table,
    progress_line,
    ratings_table,
    speed_line,
    standings_table,
    test_lines,
)
from lampion.cli.arguments import chosen_game, chosen_options
from lampion.cli.editions import EditionFile, chosen_edition
from lampion.cli.output import FALSE, INTERRUPTED, print_json, progress, result_console, side_console
from lampion.core.errors import SetupError, UnknownBot


def arena(
    game: Annotated[str, typer.Argument(help="The name of a game, as in `lampion games`.")],
    bots: Annotated[str, typer.Option(help="The bots, with commas between them. They move on by one seat each game.")],
    games: Annotated[int, typer.Option(min=1, help="How many games, of each meeting.")] = 100,
    seats: Annotated[int | None, typer.Option(help="Seats of each game.", show_default="one for each bot")] = None,
    options: Annotated[list[str] | None, typer.Option(help="Options of the game: name=value,…")] = None,
    seed: Annotated[int, typer.Option(help="Decides all chance: the same seed gives the same games.")] = 1,
    time: Annotated[float | None, typer.Option(min=0.001, help="Seconds a decision may take.")] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="Imagined positions a decision may take.")] = None,
    format: Annotated[  # noqa: A002
        str, typer.Option(help="Who meets: all at one table, every two (round-robin), neighbours (ladder).")
    ] = "all",
    paired: Annotated[
        bool, typer.Option("--paired", help="Play each deal once for every rotation of the bots over the seats.")
    ] = False,
    sprt: Annotated[
        str | None,
        typer.Option(help="Stop when it is sure: is the first bot stronger by E1 Elo, or only by E0?  E0,E1"),
    ] = None,
    until: Annotated[
        str | None, typer.Option(help="Stop when it is sure whether the first bot reaches this: win_rate>=0.9")
    ] = None,
    edition_file: EditionFile = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes.", show_default="one for each core")] = None,
    ray: Annotated[
        str | None, typer.Option(help="Play on the Ray cluster at this address; local starts Ray on this machine.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Keep every finished game in this file, and go on from what is in it.")
    ] = None,
    records: Annotated[Path | None, typer.Option(help="Write the games to this file, one record a line.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write a page with tables and plots to this file.")] = None,
    luck: Annotated[
        bool, typer.Option("--luck", help="Judge the luck of every draw, and give results without it too. Takes long.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Let bots play many games against each other, and count who wins.

    Exit code 1 if a test (--sprt, --until) did not say yes, 130 after Ctrl-C; the result is printed all the same.
    """
    plan = planned(
        game,
        bots,
        games,
        seats,
        options or [],
        seed,
        records is not None or luck,
        time,
        nodes,
        format,
        paired,
        edition_file,
    )
    if luck and resume is not None:
        raise typer.BadParameter(
            "luck is judged of games of this run: --luck or --resume, not both", param_hint="--luck"
        )
    kept: list[MatchResult] = []
    stop = stopping(plan, sprt, until)
    if ray is not None and workers is not None:
        raise typer.BadParameter("a cluster has its own processes: --workers or --ray, not both", param_hint="--ray")
    write_report = reporter(report)
    again = command(plan, stop, *paths(edition_file, resume, records, report))
    with saved(resume, plan) as save, records_file(records) as file:
        running = Run(plan, stop, save)
        done = len(save.games) if save is not None else 0
        try:
            with progress(f"{game}: {bots}", plan.total, done) as step, crew_of(plan, workers or cores(), ray) as crew:

                def after_each(result: MatchResult) -> None:
                    if file is not None and result.record is not None:
                        file.write(result.record + "\n")
                    if luck:
                        kept.append(result)
                    standings = running.standings
                    if standings.games > running.resumed:
                        meeting = standings.meetings[result.match.meeting]
                        between = " – ".join(plan.labels[entry] for entry in meeting.entries)
                        first = meeting.standings[meeting.entries[0]]
                        step(progress_line(game, between, first), standings.expected)

                running.play(crew, after_each)
        except NoCluster as error:
            raise typer.BadParameter(str(error), param_hint="--ray") from None
        except KeyboardInterrupt:
            show(running.result(), json)
            tell(f"stopped after {running.standings.games} of {plan.total} games. {to_go_on(again, resume)}")
            raise typer.Exit(INTERRUPTED) from None
        except (MatchFailed, OSError) as error:  # a game went wrong, or the disk is full
            tell(f"after {running.standings.games} of {plan.total} games: {error}\n{to_go_on(again, resume)}")
            raise typer.Exit(FALSE) from None
    result = running.result()
    show(result, json, judged_luck(kept, workers or cores()) if luck else None)
    write_report(result, command(plan, stop, *paths(edition_file, None, None, None)))
    if any(meeting.test is not None and meeting.test.answer != "yes" for meeting in result.meetings):
        raise typer.Exit(FALSE)


def planned(
    game_name: str,
    bots: str,
    games: int,
    seats: int | None,
    options: list[str],
    seed: int,
    keep_records: bool,
    time: float | None,
    nodes: int | None,
    who_meets: str,
    paired: bool,
    edition_file: Path | None,
) -> Tournament:
    game = chosen_game(game_name)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    chosen = chosen_options(game, options)
    if time is not None and nodes is not None:
        raise typer.BadParameter("a decision is limited by time or by nodes, not by both", param_hint="--time")
    budget, edition = (nodes or 0, time or 0.0), chosen_edition(game, edition_file)
    try:
        return tournament(
            game, names, games, seats, chosen, seed, keep_records, chosen_format(who_meets), paired, *budget, edition
        )
    except UnknownBot as error:
        raise typer.BadParameter(str(error), param_hint="--bots") from None
    except SetupError as error:
        raise typer.BadParameter(str(error), param_hint="--seats") from None


def chosen_format(name: str) -> Format:
    for known in FORMATS:
        if known == name:
            return known
    raise typer.BadParameter(f"expected one of {', '.join(FORMATS)}, got {name!r}", param_hint="--format")


def stopping(plan: Tournament, sprt: str | None, until: str | None) -> StopRule | None:
    """The question that was asked, if any."""
    if sprt is not None and until is not None:
        raise typer.BadParameter("ask one question at a time: --sprt or --until", param_hint="--until")
    try:
        stop = parse_sprt(sprt) if sprt is not None else parse_until(until) if until is not None else None
    except NotAQuestion as error:
        raise typer.BadParameter(str(error), param_hint="--sprt" if sprt is not None else "--until") from None
    if isinstance(stop, Sprt) and any(len(meeting) != 2 for meeting in plan.meetings):
        raise typer.BadParameter("it compares two bots: name two, or choose --format round-robin", param_hint="--sprt")
    return stop


@contextmanager
def saved(path: Path | None, plan: Tournament) -> Iterator[Savefile | None]:
    """The file that keeps the tournament."""
    if path is None:
        yield None
        return
    save = Savefile(path, plan)
    try:
        save.open()
    except OSError as error:
        raise typer.BadParameter(f"cannot write {path}: {error.strerror}", param_hint="--resume") from None
    except Unresumable as error:
        raise typer.BadParameter(str(error), param_hint="--resume") from None
    try:
        yield save
    finally:
        save.close()


@contextmanager
def records_file(path: Path | None) -> Iterator[IO[str] | None]:
    """The file that takes the records, opened before the first game is played. Each line is written at once."""
    if path is None:
        yield None
        return
    try:
        file = path.open("w", buffering=1, encoding="utf-8", newline="\n")
    except OSError as error:
        raise typer.BadParameter(f"cannot write {path}: {error.strerror}", param_hint="--records") from None
    try:
        yield file
    finally:
        with suppress(OSError):  # what could not be written has been told
            file.close()


def paths(edition_file: Path | None, resume: Path | None, records: Path | None, report: Path | None) -> list[str]:
    """The files of a run, as they are typed."""
    given = (("--map", edition_file), ("--resume", resume), ("--records", records), ("--report", report))
    return [word for name, path in given if path is not None for word in (name, str(path))]


def reporter(path: Path | None) -> Callable[[ArenaResult, str], None]:
    """What writes the report, made before the first game so that it cannot fail after the last one."""
    if path is None:
        return lambda result, repeat: None
    report_files.check_writable(path)
    page = report_files.drawing_module("lampion.arena.report.arena_report").arena_report
    return lambda result, repeat: report_files.write(path, page(result, repeat))


def to_go_on(again: str, resume: Path | None) -> str:
    if resume is not None:
        return f"To go on: {again}"
    return "These games are not kept; with --resume FILE a run can be gone on with."


def tell(line: str) -> None:
    side_console().print(line, markup=False, soft_wrap=True)


def judged_luck(games: Sequence[MatchResult], workers: int) -> list[LuckOfBot]:
    """The luck of all games, with a bar: each takes seconds."""
    records = [game.record for game in games if game.record is not None]
    lucks: list[list[float]] = []
    with progress("judging luck", len(records)) as step:
        for one in lucks_of(records, workers):
            lucks.append(one)
            step()
    return luck_table([game.match.labels for game in games], [list(game.shares()) for game in games], lucks)


def show(result: ArenaResult, json: bool, luck: list[LuckOfBot] | None = None) -> None:
    """The result, for a program or for a person."""
    if json:
        print_json(result if luck is None else {**msgspec.to_builtins(result), "luck": luck})
        return
    console = result_console()
    console.print(standings_table(result))
    if len(result.bots) > 2:
        console.print()
        console.print(ratings_table(result))
    if any(meeting.elo is not None for meeting in result.meetings):
        console.print()
        console.print(meetings_table(result))
    console.print()
    if luck is not None:
        console.print(arena_luck_table(luck))
        console.print()
    for line in test_lines(result):
        console.print(line, markup=False, soft_wrap=True)
    console.print(speed_line(result), markup=False, soft_wrap=True)
