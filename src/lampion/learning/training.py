"""A training run: play what is missing, fit, and say what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from lampion.core.weights import WeighedHeuristics
from lampion.learning.fitting import Round, Sample, fit, loss
from lampion.learning.plan import Plan, judgement
from lampion.learning.sample_file import SampleFile
from lampion.learning.self_play import PlayedGame, play
from lampion.learning.weights_file import Made, text_of

APART = 5  # one of so many games is not learned from


def play_missing(plan: Plan, file: SampleFile, workers: int) -> Iterator[PlayedGame]:
    """Play the games that are not in the file yet; each is in it before the next one is awaited."""
    one = partial(play, plan)
    missing = list(file.missing(plan))
    if workers == 1:
        yield from added(file, map(one, missing))
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from added(file, pool.map(one, missing))


def added(file: SampleFile, games: Iterable[PlayedGame]) -> Iterator[PlayedGame]:
    for played in games:
        file.add(played)
        yield played


def samples(plan: Plan, games: Sequence[PlayedGame]) -> list[Sample]:
    """Their positions, ready to be judged."""
    load = plan.played().load
    return [Sample(load(one.position), one.shares) for played in games for one in played.positions]


def learned(
    plan: Plan, file: SampleFile, start: WeighedHeuristics | None = None, told: Callable[[Round], None] | None = None
) -> str:
    """The file of weights that these games teach."""
    heuristics = start or judgement(plan.played())
    games = [file.games[number] for number in range(plan.games)]
    learn = samples(plan, [played for played in games if played.number % APART])
    apart = samples(plan, [played for played in games if played.number % APART == 0])
    before = loss(heuristics, apart)
    for one in fit(heuristics, learn):
        if told is not None:
            told(one)
    made = Made(
        data=file.digest(),
        code=plan.code,
        seed=plan.seed,
        games=plan.games,
        positions=len(learn),
        loss_before=round(before, 5),
        loss=round(loss(heuristics, apart), 5),
        level=plan.level,
        editions=[f"{edition.name} {edition.hash}" for edition in plan.editions],
    )
    return text_of(heuristics.weighed(), made, plan)
