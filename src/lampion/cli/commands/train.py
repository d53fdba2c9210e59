"""`lampion train`: find weights for the bots' judgement of a game by playing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lampion.arena.workers import cores
from lampion.bots.levels import known
from lampion.cli.arguments import chosen_game
from lampion.cli.output import INTERRUPTED, progress, side_console
from lampion.core.errors import LampionError
from lampion.learning.fitting import Round
from lampion.learning.plan import CannotLearn, Plan, code_of, judgement
from lampion.learning.sample_file import SampleFile
from lampion.learning.training import learned, play_missing


def train(
    game: Annotated[str, typer.Argument(help="The name of a game, as in `lampion games`.")],
    samples: Annotated[Path, typer.Option(help="Keep the games in this file, and go on from what is in it.")],
    out: Annotated[Path, typer.Option(help="Write the weights to this file.")],
    games: Annotated[int, typer.Option(min=5, help="How many games are played; every fifth only checks.")] = 2000,
    seed: Annotated[str, typer.Option(help="Decides all chance: the same seed gives the same games.")] = "1",
    level: Annotated[str, typer.Option(help="The bot that plays.")] = "casual",
    nodes: Annotated[int, typer.Option(min=0, help="Its nodes for a decision; 0 for its own.")] = 0,
    seats: Annotated[list[int] | None, typer.Option(help="Seats of the games, in turn.", show_default="all")] = None,
    slips: Annotated[int, typer.Option(min=2, help="One of so many actions is random.")] = 20,
    every: Annotated[int, typer.Option(min=1, help="Of the beginnings of turns one of so many is taken.")] = 2,
    mix: Annotated[float, typer.Option(min=0, max=1, help="The share of the result in a label.")] = 0.5,
    ahead: Annotated[int, typer.Option(min=0, help="Turns until the rest of the label is judged.")] = 4,
    rollouts: Annotated[int, typer.Option(min=0, help="How often; 0 labels with the result alone.")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes.", show_default="one for each core")] = None,
) -> None:
    """Let a bot play against itself, and find the weights that would have foretold its games best.

    A run that was stopped goes on with the same command. The weights are worth keeping only if they win a match.
    """
    played = chosen_game(game)
    if level not in known(played):
        raise typer.BadParameter(f"expected one of {', '.join(known(played))}, got {level!r}", param_hint="--level")
    unknown = set(seats or ()) - {count for count in played.seats if count > 1}
    if unknown:
        raise typer.BadParameter(f"{game} cannot be played with {sorted(unknown)} seats", param_hint="--seats")
    chosen = tuple(seats) if seats else tuple(count for count in played.seats if count > 1)
    plan = Plan(
        game=played.name,
        rules=played.rules,
        code=code_of(played),
        editions=tuple(played.editions()),
        seats=chosen,
        seed=seed,
        games=games,
        level=level,
        nodes=nodes,
        slips=slips,
        every=every,
        mix=mix,
        ahead=ahead,
        rollouts=rollouts if mix < 1 else 0,
    )
    console = side_console()
    try:
        judgement(played)
        with SampleFile(samples, plan) as file:
            with progress(f"{game}: playing", games, len(file.games)) as step:
                for _ in play_missing(plan, file, workers or cores()):
                    step()

            def told(one: Round) -> None:
                console.print(f"loss {one.loss:.5f}, steps of {100 * one.step:.1f} %")

            text = learned(plan, file, told=told)
    except CannotLearn as problem:
        raise typer.BadParameter(str(problem), param_hint="GAME") from None
    except LampionError as problem:
        console.print(str(problem))
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        console.print("stopped; the same command goes on from here")
        raise typer.Exit(INTERRUPTED) from None
    out.write_text(text, "utf-8")
    console.print(f"wrote {out}")
