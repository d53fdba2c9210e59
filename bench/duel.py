"""Games between two kinds of player for the measurements in this folder: paired seats, CPU time for each decision."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from lampion.bots.bot import Bot
from lampion.bots.budget import Budget
from lampion.bots.levels import bot, thinker
from lampion.core.game import Game
from lampion.core.observation import Observation
from lampion.core.registry import game
from lampion.core.rng import Rng, rng_from
from lampion.core.setup import OptionValue, Setup
from lampion.core.state import State
from lampion.core.weights import WeighedHeuristics
from lampion.games.pagoda.state import Pagoda


@dataclass(frozen=True)
class Player:
    """A level; if asked for with other weights, another budget, or told the truth about hidden things."""

    level: str
    nodes: int = 0
    seconds: float = 0.0
    weights: tuple[tuple[str, float], ...] = ()
    told: bool = False

    def bot(self, played: Game) -> Bot:
        budget = Budget(self.nodes, self.seconds) if self.nodes or self.seconds else None
        if not self.weights:
            return bot(self.level, played, budget)
        heuristics = played.heuristics()
        assert isinstance(heuristics, WeighedHeuristics)
        chosen = thinker(self.level, played, heuristics, budget)
        heuristics.weigh(dict(self.weights))  # after those of the level
        return chosen


@dataclass(frozen=True)
class Duel:
    """One game: the first player on one seat, the second on all others. Games of one number have the same deal."""

    game: str
    one: Player
    others: Player
    number: int
    seat: int
    seats: int = 2
    edition: str | None = None  # None: the usual one
    switched: tuple[str, ...] = ()  # options that are on

    @property
    def chosen(self) -> dict[str, OptionValue]:
        return dict.fromkeys(self.switched, True)


@dataclass(frozen=True)
class Outcome:
    """The first player's share of the victory, and the CPU time of its decisions that had a choice."""

    number: int
    seat: int
    share: float
    score: int
    others: float
    decisions: int
    seconds: float


class Told(Observation):
    """What a cheat holds: the true hidden cards. Chance ahead is as unknown to it as to anybody."""

    def __init__(self, honest: Observation, state: State) -> None:
        super().__init__(honest.seat)
        self.honest = honest
        self.truth = state.copy()

    def witness(self, before: State, action: int, after: State) -> None:
        self.honest.witness(before, action, after)
        self.truth = after.copy()

    def imagine(self, rng: Rng) -> State:
        state = self.truth.copy()
        state.rng = rng.fork()
        if isinstance(state, Pagoda):  # the pile is drawn up beforehand: its order is chance ahead
            for place in range(int(state.pile_size) - 1, 0, -1):
                chosen = int(rng.below(place + 1))
                state.pile[place], state.pile[chosen] = state.pile[chosen], state.pile[place]
        return state

    def dump(self) -> dict[str, object]:
        return self.honest.dump()


def play(duel: Duel) -> Outcome:
    """Play a game to its end."""
    played = game(duel.game)
    setup = Setup(duel.seats, f"duel {duel.number}", duel.chosen, start=0, edition=edition_of(played, duel.edition))
    state = played.new(setup)
    sitting = [duel.one if seat == duel.seat else duel.others for seat in range(duel.seats)]
    bots = [player.bot(played) for player in sitting]
    generators = [rng_from(f"duel {duel.number}, seat {duel.seat}, bot {seat}") for seat in range(duel.seats)]
    knows = [seen_by(played, state, seat, player) for seat, player in enumerate(sitting)]
    decisions, seconds = 0, 0.0
    while not state.over():
        seat = int(state.seat())
        begin = time.process_time()
        action = bots[seat].choose(knows[seat], generators[seat])
        if seat == duel.seat and len(state.legal()) > 1:
            decisions += 1
            seconds += time.process_time() - begin
        before = state.copy()
        state.play(action)
        for observation in knows:
            observation.witness(before, action, state)
    winners, scores = state.winners(), state.scores()
    rest = [score for seat, score in enumerate(scores) if seat != duel.seat]
    share = 1 / len(winners) if duel.seat in winners else 0.0
    return Outcome(duel.number, duel.seat, share, scores[duel.seat], sum(rest) / len(rest), decisions, seconds)


def edition_of(played: Game, name: str | None) -> str | None:
    """The edition that people play if they ask for none, or the one of a name."""
    return played.edition_to_play(None) if name is None else played.edition(name).hash


def seen_by(played: Game, state: State, seat: int, player: Player) -> Observation:
    honest = played.observe(state, seat)
    return Told(honest, state) if player.told else honest


def paired(name: str, one: Player, others: Player, numbers: Iterable[int], seats: int = 2) -> list[Duel]:
    """Every deal once for each seat that the first player can have."""
    return [Duel(name, one, others, number, seat, seats) for number in numbers for seat in range(seats)]


def results(duels: list[Duel], workers: int) -> Iterator[Outcome]:
    """Play games in processes of their own, and tell of each as soon as it is known, in order."""
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, duels)


def weighed(weights: Mapping[str, float]) -> tuple[tuple[str, float], ...]:
    """Weights as a player carries them."""
    return tuple(sorted(weights.items()))
