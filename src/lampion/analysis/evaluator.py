"""The frozen evaluator: each seat's chance of victory in a full position, whatever order bag and pile lie in.

It searches a position with all cards on the table, and chance ahead drawn anew for every line it looks at; or it plays
the position on, in several completions, every seat taking the turn that looks best at once, and takes the mean of what
the game's judgement says on the way. Seeds are always the same, and nothing depends on which game is analysed, or on
when: a value is a function of the position alone, so luck and choices add up to the result without a rest.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from lampion.analysis.numbers import Numbers
from lampion.analysis.quick_player import QuickPlayer
from lampion.bots.budget import Budget
from lampion.bots.search_bot import SearchBot
from lampion.bots.style import Style
from lampion.core.chance import ChanceLedger
from lampion.core.chance_law import ChanceLaw, Draw, Outcome
from lampion.core.game import Game
from lampion.core.observation import Observation
from lampion.core.rng import Rng, rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.core.weights import WeighedHeuristics

NAME: Final = "open-table-1"  # another name for another way to judge
LONGEST: Final = 10_000  # decisions of one completion: no game is played on for ever
PARTS: Final = ("evaluator.py", "quick_player.py", "numbers.py", "history.py", "lines.py", "choices.py", "chances.py")
CURIOSITY: Final = 0.7  # as the levels have it
OFTEN: Final = 4294967296.0  # different numbers that a word can be

Values = list[float]  # one for each seat


class Evaluator:
    """Judges positions of one game. `name`, `hash` and `numbers.nodes` say which evaluator it is."""

    def __init__(self, game: Game, numbers: Numbers, edition: str | None = None, seed: str = "analysis") -> None:
        self.game = game
        self.numbers = numbers
        self.law = game.chance_law()
        self.heuristics = game.heuristics()
        if numbers.weights:
            assert isinstance(self.heuristics, WeighedHeuristics)
            self.heuristics.weigh(numbers.weights)
        self.seed = seed
        self.name = NAME
        self.hash = fingerprint(game, numbers, edition, seed)
        self._quick = QuickPlayer(self.heuristics, numbers.looks)
        style = Style(curiosity=CURIOSITY, foresight=numbers.foresight, reuse=False)
        self._search = SearchBot(game, self.heuristics, style, Budget(nodes=max(1, numbers.search)))

    # -- values ------------------------------------------------------------------------------------------------

    def value(self, state: State) -> Values:
        """What a position is worth; at the end of a game, its result."""
        if state.over():
            return result_of(state)
        if not self.searches(state):
            return mean([self.played(state, number) for number in range(self.numbers.completions)])
        legal = state.listed()
        return self.behind(state, legal[0]) if len(legal) == 1 else self.searched(state, 0)

    def behind(self, state: State, action: int) -> Values:
        """What a position is worth behind an action, with whatever chance decides then still ahead.

        One draw: the mean over all its outcomes. Several: the mean over completions, always the same ones.
        """
        after, draws = self.tried(state, action)
        if not draws:
            return self.value(after)
        if len(draws) == 1:
            outcomes = self.law.outcomes(Setup(len(state.scores()), ""), state, action, (), draws[0])
            if outcomes:
                return self.expected([(one.probability, self.drawn(state, action, draws[0], one)) for one in outcomes])
        return mean(
            [
                self.value(self.law.carried_out(state, action, (), self.rng("draws", number)))
                for number in range(self.numbers.completions)
            ]
        )

    def drawn(self, state: State, action: int, draw: Draw, outcome: Outcome) -> State:
        """The position behind an action whose one draw gave this."""
        return self.law.carried_out(state, action, [Draw(draw.kind, draw.seat, outcome.item)], self.rng("draws", 0))

    def expected(self, weighed: Sequence[tuple[float, State]]) -> Values:
        """The mean of some positions by their probabilities."""
        values = [(probability, self.value(state)) for probability, state in weighed]
        return [sum(probability * one[seat] for probability, one in values) for seat in range(len(values[0][1]))]

    def tried(self, state: State, action: int) -> tuple[State, list[Draw]]:
        """One way in which an action may turn out, and what chance decided there."""
        ledger = ChanceLedger()
        before = self.law.afresh(state, self.rng("draws", 0))
        after = before.after(action, ledger)
        return after, self.law.draws(before, action, after, ledger.events)

    def sample(self, state: State, number: int) -> Values:
        """The same in the world of that number, which is one of many: a search, or a single completion."""
        if state.over():
            return result_of(state)
        return self.searched(state, number) if self.searches(state) else self.played(state, number)

    def searches(self, state: State) -> bool:
        """Alone there is nobody to search against: the game is played on to its end, and the score counts."""
        return self.numbers.search > 0 and len(state.scores()) > 1

    def rng(self, what: str, number: int) -> Rng:
        """Always the same generator for the same purpose, whatever the position: so that luck is compared with luck."""
        return rng_from(f"{self.seed}/{what}/{number}")

    # -- searching ---------------------------------------------------------------------------------------------

    def searched(self, state: State, number: int) -> Values:
        """What a search with all cards open makes of a position; decisions without a choice are carried out first."""
        rng = self.rng("search", number)
        fresh = self.law.afresh(state, rng.fork())
        while not fresh.over():
            legal = fresh.listed()
            if len(legal) > 1:
                break
            fresh.play(legal[0])
        if fresh.over():
            return result_of(fresh)
        seats, seat = len(fresh.scores()), int(fresh.seat())
        search = self._search
        search.choose(OpenTable(seat, fresh, self.law), rng)
        best = search.tree.mean(search.tree.favourite())
        others = [search.sums[one] / float(search.judged) for one in range(seats)]
        rest = sum(others) - others[seat]
        share = (1.0 - best) / rest if rest > 0.0 else 0.0
        return [best if one == seat else share * others[one] for one in range(seats)]

    # -- playing on --------------------------------------------------------------------------------------------

    def played(self, state: State, number: int) -> Values:
        """What one completion says."""
        rng = self.rng("completion", number)
        return self.played_on(self.law.afresh(state, rng.fork()), rng, number > 0)

    def played_on(self, state: State, rng: Rng, may_be_careless: bool = True) -> Values:
        """The mean of the judgements on the way. The position is used up.

        A single player has no chance of victory: there the value is the score in the end.
        """
        seats = len(state.scores())
        careless = self.numbers.careless if may_be_careless else 0.0
        if seats == 1:
            while not state.over():
                state = self.turn(state, rng, careless)
            return [float(state.scores()[0])]
        sums = self.heuristics.foretold(state, seats)
        for played in range(1, self.numbers.horizon + 1):
            state = self.turn(state, rng, careless)
            left = 1 if not state.over() else self.numbers.horizon + 1 - played
            judged = result_of(state) if state.over() else self.heuristics.foretold(state, seats)
            for seat in range(seats):
                sums[seat] += left * judged[seat]
            if state.over():
                break
        return [one / (self.numbers.horizon + 1) for one in sums]

    def turn(self, state: State, rng: Rng, careless: float) -> State:
        """The turn under way, as it looks best at once, to its end."""
        seat = state.seat()
        for _ in range(LONGEST):
            if state.over() or state.seat() != seat:
                break
            second = careless > 0.0 and float(rng.word()) < careless * OFTEN
            planned = self.heuristics.best_turns(state, 2 if second else 1)
            if planned:
                return planned[-1].end.copy()
            state.play(self._quick.action(state))
        return state


class OpenTable(Observation):
    """A position in which everything lies open but what chance will still decide."""

    def __init__(self, seat: int, state: State, law: ChanceLaw[State]) -> None:
        super().__init__(seat)
        self._state = state
        self._law = law

    def witness(self, before: State, action: int, after: State) -> None:
        """A search only imagines."""
        raise NotImplementedError

    def imagine(self, rng: Rng) -> State:
        return self._law.forked(self._state, rng.fork())

    def dump(self) -> dict[str, object]:
        return {}


def result_of(state: State) -> Values:
    """What a finished game is worth to each seat; to a single player it is the score."""
    scores = state.scores()
    if len(scores) == 1:
        return [float(scores[0])]
    return shared(state.winners(), len(scores))


def shared(winners: Sequence[int], seats: int) -> Values:
    """A victory, shared by all who have won."""
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def mean(values: Sequence[Values]) -> Values:
    """The mean, seat by seat; the same numbers in the same order always give the same bits."""
    return [sum(one[seat] for one in values) / len(values) for seat in range(len(values[0]))]


def fingerprint(game: Game, numbers: Numbers, edition: str | None, seed: str) -> str:
    """What an evaluator is made of: the code of game and analysis, weights, edition, seed and budget."""
    made = {"code": code_of(game), "numbers": numbers, "edition": edition, "seed": seed}
    return sha256(msgspec.json.encode(made, order="deterministic")).hexdigest()


@cache
def code_of(game: Game) -> str:
    """The hash of everything that judges: the package of the game, and our own parts."""
    code = sha256()
    for file in sorted(Path(inspect.getfile(type(game))).parent.rglob("*")):
        if file.suffix in (".py", ".toml"):
            code.update(file.name.encode() + file.read_bytes())
    for part in PARTS:
        code.update(Path(__file__).with_name(part).read_bytes())
    return code.hexdigest()
