"""Lampion's games for OpenSpiel, and OpenSpiel's IS-MCTS as a bot that plays at our tables.

The adapter is as thin as can be. Chance happens inside a move, as in our positions. Two positions are the same node of
the tree if the same decisions led there from the root and the one who decides has the same choices: all that OpenSpiel
needs to be true of an information state, and cheaper than writing a whole view down each time.
"""

from time import perf_counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from lampion.bots.bot import Bot
from lampion.core.game import Game
from lampion.core.observation import Observation
from lampion.core.rng import Rng
from lampion.core.state import State

UCT_C = 2.0  # as in OpenSpiel's own examples, for results from -1 to 1
EVER = 10**9  # simulations, where time is what counts


def openspiel_game(game: Game, seats: int) -> pyspiel.Game:
    """A game as OpenSpiel describes it."""
    kind = pyspiel.GameType(
        short_name=f"lampion_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=max(2, min(game.seats)),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
    )
    facts = pyspiel.GameInfo(
        num_distinct_actions=2**31 - 1,  # Pagoda's codes are bit fields; nothing here is a table of actions
        max_chance_outcomes=0,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=game.max_decisions,
    )
    return pyspiel.Game(kind, facts, {})


class OpenSpielState(pyspiel.State):
    """A position of ours that OpenSpiel can play on."""

    def __init__(self, game: pyspiel.Game, position: State, path: tuple[int, ...] = ()) -> None:
        super().__init__(game)
        self.position = position
        self.path = path
        self._choices: list[int] | None = None

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self.position.over() else int(self.position.seat())

    def is_terminal(self) -> bool:
        return self.position.over()

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self._choices is None:
            self._choices = [] if self.position.over() else self.position.legal()
        return self._choices

    def apply_action(self, action: int) -> None:
        self.position.play(int(action))
        self.path += (int(action),)
        self._choices = None

    def clone(self) -> "OpenSpielState":
        return OpenSpielState(self.get_game(), self.position.copy(), self.path)

    def returns(self) -> list[float]:
        """1 for a victory, −1 for a defeat; of a shared victory, what lies between."""
        winners, seats = self.position.winners(), len(self.position.scores())
        even = 1 / seats
        scale = 1 / max(even, 1 - even)
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        return [(share - even) * scale if winners else 0.0 for share in shares]

    def information_state_string(self, player: int | None = None) -> object:
        return self.path, tuple(self.legal_actions())


class QuickRollouts(mcts.Evaluator):
    """Uniformly random games, as OpenSpiel's own evaluator plays them, but in our engine: the same, only sooner."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def evaluate(self, state: OpenSpielState) -> np.ndarray:
        end = state.clone()
        end.position.rollout(self.rng)
        return np.array(end.returns())

    def prior(self, state: OpenSpielState) -> list[tuple[int, float]]:
        choices = state.legal_actions()
        return [(action, 1 / len(choices)) for action in choices]


class OutOfTime(Exception):
    """Ends a search whose time is up."""


class TimedSearch(ismcts.ISMCTSBot):
    """OpenSpiel's search, ended by the clock where seconds are given."""

    seconds = 0.0
    deadline = 0.0
    simulations = 0

    def run_search(self, state: OpenSpielState) -> list[tuple[int, float]]:
        self.deadline = perf_counter() + self.seconds
        self.simulations = 0
        try:
            return super().run_search(state)
        except OutOfTime:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: OpenSpielState) -> OpenSpielState:
        # At least two, so that something has been visited when time is up.
        if self.seconds and self.simulations >= 2 and perf_counter() >= self.deadline:
            raise OutOfTime
        self.simulations += 1
        return super().sample_root_state(state)


class OpenSpielBot(Bot):
    """OpenSpiel's IS-MCTS on one of our seats. It imagines hidden things with our own `imagine`."""

    def __init__(self, game: Game, seats: int, simulations: int, seconds: float, quick: bool) -> None:
        self.game = openspiel_game(game, seats)
        self.simulations = simulations or EVER
        self.seconds = seconds
        self.quick = quick
        self.searched = 0  # simulations of all decisions

    def choose(self, observation: Observation, rng: Rng) -> int:
        chance = np.random.RandomState(rng.below(2**31))
        evaluator = QuickRollouts(rng) if self.quick else mcts.RandomRolloutEvaluator(1, chance)
        search = TimedSearch(self.game, evaluator, UCT_C, self.simulations, random_state=chance)
        search.seconds = self.seconds
        search.set_resampler(lambda state, player: OpenSpielState(self.game, observation.imagine(rng)))
        action = int(search.step(OpenSpielState(self.game, observation.imagine(rng))))
        self.searched += search.simulations
        return action
