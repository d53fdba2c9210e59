"""Games of a bot against itself, with a random action every now and then, and what their positions are worth."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lampion.bots.bot import Bot
from lampion.bots.budget import Budget
from lampion.bots.levels import bot
from lampion.core.game import Game
from lampion.core.observation import Observation
from lampion.core.rng import Rng, rng_from
from lampion.core.state import State
from lampion.learning.plan import Plan, judgement


class Labelled(msgspec.Struct, frozen=True):
    """A position as it is saved, and what each seat's share of the victory is taken to be."""

    position: dict[str, object]
    shares: list[float]


class PlayedGame(msgspec.Struct, frozen=True):
    """What is kept of a game."""

    number: int
    positions: list[Labelled]


class Company:
    """Bots on all seats, and what each of them knows."""

    def __init__(self, plan: Plan, state: State, knows: list[Observation]) -> None:
        budget = Budget(plan.nodes) if plan.nodes else None
        self.bots: list[Bot] = [bot(plan.level, plan.played(), budget) for _ in knows]
        self.knows = knows
        self.state = state

    def choice(self, rng: Rng) -> int:
        seat = int(self.state.seat())
        return self.bots[seat].choose(self.knows[seat], rng)

    def play(self, action: int) -> None:
        before = self.state.copy()
        self.state.play(action)
        for observation in self.knows:
            observation.witness(before, action, self.state)


def play(plan: Plan, number: int) -> PlayedGame:
    """Play a game, and label the positions that are kept of it."""
    played, setup = plan.played(), plan.setup(number)
    state = played.new(setup)
    company = Company(plan, state, [played.observe(state, seat) for seat in range(setup.seats)])
    rng, last = rng_from(f"{setup.seed}, bots"), -1
    kept: list[tuple[dict[str, object], list[float]]] = []
    while not state.over():
        seat = int(state.seat())
        if seat != last and rng.below(plan.every) == 0:
            kept.append((state.dump(), later(plan, company, rng)))
        last = seat
        company.play(int(state.pick(rng)) if rng.below(plan.slips) == 0 else company.choice(rng))
    winners = state.winners()
    result = [1 / len(winners) if seat in winners else 0.0 for seat in range(setup.seats)]
    return PlayedGame(number, [Labelled(position, mixed(plan.mix, result, judged)) for position, judged in kept])


def later(plan: Plan, company: Company, rng: Rng) -> list[float]:
    """What is judged some turns on, if nobody errs: the mean of some tries."""
    found = [chances for _ in range(plan.rollouts) for chances in (tried(plan, company, rng),)]
    return [sum(chances) / len(found) for chances in zip(*found, strict=True)] if found else []


def tried(plan: Plan, company: Company, rng: Rng) -> list[float]:
    played = plan.played()
    state = company.state.copy()
    state.rng = rng.fork()
    fresh = Company(plan, state, [copied(played, one) for one in company.knows])
    for _ in turns(fresh, plan.ahead, rng):
        pass
    return judgement(played).foretold(state, len(company.knows))


def turns(company: Company, count: int, rng: Rng) -> Iterator[int]:
    """Play on for so many turns; each one's seat, when it is over."""
    for _ in range(count):
        if company.state.over():
            return
        seat = int(company.state.seat())
        while not company.state.over() and company.state.seat() == seat:
            company.play(company.choice(rng))
        yield seat


def copied(played: Game, observation: Observation) -> Observation:
    return played.load_observation(observation.dump())


def mixed(share: float, result: list[float], judged: list[float]) -> list[float]:
    """The result with its share, and for the rest what was judged."""
    if not judged:
        return result
    return [round(share * won + (1 - share) * chance, 6) for won, chance in zip(result, judged, strict=True)]
