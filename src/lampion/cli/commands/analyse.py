"""`lampion analyse`: where a game turned, what was luck and what was choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from lampion.analysis.crew import AnalysisFailed, Judges, StepFile, judges
from lampion.analysis.many import summary
from lampion.analysis.report import report_of
from lampion.analysis.shapes import GameReport
from lampion.analysis.steps import JudgedStep, Question, analysis_of
from lampion.arena.workers import cores
from lampion.cli import report_files
from lampion.cli.analysis_page import analysis_page
from lampion.cli.analysis_words import players_table, tell_game
from lampion.cli.arguments import chosen_language
from lampion.cli.editions import EditionFiles, install_editions
from lampion.cli.output import FALSE, INTERRUPTED, print_json, progress, result_console, side_console
from lampion.cli.record_files import not_true, read
from lampion.core.errors import RecordError, UnknownGame
from lampion.core.message import Message
from lampion.core.record import Record, encode
from lampion.texts import word

LEAST_NODES, MOST_NODES = 2, 4096
TRIED = 4  # steps that are timed to find out how many nodes fit into so many seconds


def analyse(
    file: Annotated[str, typer.Argument(help="A record, or one record a line; - is stdin.", metavar="FILE")],
    nodes: Annotated[
        int | None,
        typer.Option(
            min=LEAST_NODES, max=MOST_NODES, help="Worlds in which moves are compared.", show_default="the game's"
        ),
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.1, help="About how long a game may take; chooses the nodes.")
    ] = None,
    open_cards: Annotated[
        bool, typer.Option("--open-cards", help="Judge with all cards open: hindsight, not what could be known.")
    ] = False,
    seed: Annotated[str, typer.Option(help="Decides the worlds that are imagined.")] = "analysis",
    workers: Annotated[int | None, typer.Option(min=1, help="Processes.", show_default="one for each core")] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Keep every judged step in this file, and go on from what is in it.")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="Write a page to this file.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, de or fr.", show_default="the system's")] = None,
    edition_files: EditionFiles = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Judge finished games: the chances move by move, luck, choices, and the moments that decided.

    Exit code 1 if a record is not true, 130 after Ctrl-C.
    """
    if nodes is not None and seconds is not None:
        raise typer.BadParameter("a budget is nodes or seconds, not both", param_hint="--seconds")
    language = chosen_language(lang)
    install_editions(edition_files or [])
    if report is not None:
        report_files.check_writable(report)
    found: list[tuple[Record, GameReport]] = []
    wrong = False
    with step_file(resume) as kept, judges(workers or cores()) as crew:
        try:
            for number, record in enumerate(read(file), 1):
                try:
                    if isinstance(record, RecordError):
                        raise record
                    asked = Question(encode(record), nodes, seed, open_cards)
                    if seconds is not None:
                        asked = Question(asked.record, nodes_for(asked, seconds, crew.workers), seed, open_cards)
                    found.append((record, judged(asked, crew, kept, f"game {number}", language)))
                except (RecordError, UnknownGame) as error:
                    wrong = True
                    not_true(f"record {number}: {error}")
        except KeyboardInterrupt:
            kept_words = "" if resume is None else f" What was judged is kept in {resume}."
            side_console().print(f"stopped after {len(found)} games.{kept_words}", markup=False, soft_wrap=True)
            raise typer.Exit(INTERRUPTED) from None
        except AnalysisFailed as error:
            not_true(str(error))
            raise typer.Exit(FALSE) from None
    if report is not None:
        report_files.write(report, analysis_page(found, language))
    if json:
        reports = [one for _, one in found]
        print_json(reports[0] if len(reports) == 1 else reports)
    else:
        console = result_console()
        if len(found) == 1:
            tell_game(console, *found[0])
        elif found:
            console.print(players_table(summary((names_in(record), one) for record, one in found)))
    if wrong:
        raise typer.Exit(FALSE)


def judged(asked: Question, crew: Judges, kept: StepFile | None, what: str, language: str) -> GameReport:
    """The report of one game, with a bar while it is made."""
    analysis = analysis_of(asked)
    steps: list[JudgedStep] = []
    with progress(what, len(analysis)) as step:
        for one in crew.steps(asked, kept):
            steps.append(one)
            step()
    names = [seat.name for seat in analysis.record.seats]

    def tell(said: Sequence[Message], seat: int) -> str:
        return " ".join(word(one, language, names, seat) for one in said)

    return report_of(analysis, steps, tell)


def nodes_for(asked: Question, seconds: float, workers: int) -> int:
    """How many nodes fit into so many seconds: a few steps are timed with the fewest. A power of two, so that the same
    machine comes to the same number again; it is in the result.
    """
    quick = analysis_of(Question(asked.record, LEAST_NODES, asked.seed, asked.open_cards))
    count = len(quick)
    begin = perf_counter()
    tried = range(count // (2 * TRIED), count, max(1, count // TRIED))
    for number in tried:
        quick.judge(number)
    whole = (perf_counter() - begin) * count / max(1, len(tried)) / workers
    fitting = LEAST_NODES * seconds / max(whole, 1e-6)
    nodes = LEAST_NODES
    while 2 * nodes <= min(fitting, MOST_NODES):
        nodes *= 2
    return nodes


def names_in(record: Record) -> list[str]:
    """What the players are called; bots by their level, so that their games are counted together."""
    return [seat.bot or seat.name for seat in record.seats]


@contextmanager
def step_file(path: Path | None) -> Iterator[StepFile | None]:
    """The file that keeps judged steps."""
    if path is None:
        with nullcontext() as nothing:
            yield nothing
        return
    try:
        opened = StepFile(path)
    except OSError as error:
        raise typer.BadParameter(f"cannot write {path}: {error.strerror}", param_hint="--resume") from None
    with closing(opened) as kept:
        yield kept
