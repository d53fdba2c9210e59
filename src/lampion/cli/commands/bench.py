"""`lampion bench`: how fast the engine is on this machine."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from lampion.arena.figures import engine_figures
from lampion.cli.arguments import chosen_game
from lampion.cli.output import print_json, result_console, side_console
from lampion.core.registry import games


def bench(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only this game.", show_default="all")] = None,
    seats: Annotated[int, typer.Option(min=1, max=4, help="Seats of the games that are measured.")] = 2,
    repeats: Annotated[int, typer.Option(min=1, help="How often each is measured; the median counts.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each measurement lasts.")] = 1.0,
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Measure how many random games a second the engine plays, beside its peers where they are installed."""
    if side_console().is_terminal:
        side_console().print("measuring …")
    measured = [chosen_game(name).name] if name is not None else list(games())
    figures = [figure for one in measured for figure in engine_figures(one, seats, repeats, seconds)]
    if json:
        print_json(figures)
        return
    table = Table("what", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("value", "peer", "peer's value", "ratio"):
        table.add_column(heading, justify="left" if heading == "peer" else "right")
    for figure in figures:
        table.add_row(
            figure.name,
            f"{figure.value:,.0f} {figure.unit}",
            figure.peer or "none",
            "" if figure.peer_value is None else f"{figure.peer_value:,.0f} {figure.unit}",
            "" if figure.ratio is None else f"{figure.ratio:.1f} ×",
        )
    result_console().print(table)
