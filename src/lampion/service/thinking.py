"""How bots are asked: a question with what their seat knows, and an answer with an action."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

import msgspec

from lampion.analysis.candidates import CandidateMove, candidates
from lampion.analysis.parts import PartAsked, PartJudged, judged_part
from lampion.bots.levels import bot
from lampion.core.game import Game
from lampion.core.observation import Observation
from lampion.core.registry import game
from lampion.core.rng import rng_from

MOST_PLANS = 64  # turns that are compared to find the one that begins as a bot has chosen


class GivenEdition(msgspec.Struct, frozen=True):
    """An edition for a process that may not have it."""

    hash: str
    text: str


class Question(msgspec.Struct, frozen=True):
    """Which bot, which game, and what the bot's seat knows. `seed` is for the bot's own lots.

    `edition` is what the game is played with; it is left out where the process that is asked was given it before.
    `turns`: how many whole turns are wanted besides, for advice. `analysis` asks for a part of an analysis instead,
    and `compare` for the best moves with their chances.
    """

    game: str
    level: str
    seed: str
    observation: dict[str, object]
    edition: GivenEdition | None = None
    turns: int = 0
    analysis: PartAsked | None = None
    compare: bool = False


class Answer(msgspec.Struct, frozen=True):
    """The action, or what went wrong. `turns` are lines of decisions, the first of which begins with the action.

    `analysis` is what was asked for instead.
    """

    action: int | None
    problem: str | None = None
    turns: tuple[tuple[int, ...], ...] = ()
    analysis: PartJudged | None = None
    candidates: tuple[CandidateMove, ...] | None = None


class Purpose(StrEnum):
    """What is thought for, the most urgent first."""

    BOT = "bot"  # a bot's turn that people wait for
    HINT = "hint"
    ANALYSIS = "analysis"
    BOTS_ALONE = "bots-alone"  # a bot's turn in a game without people


@dataclass(frozen=True)
class Asker:
    """Why a question is asked, on behalf of which client, and at which table."""

    purpose: Purpose
    client: str
    table: str


class ThinkerFailed(RuntimeError):
    """A bot that gave no answer."""


class TooManyQuestions(RuntimeError):
    """So many questions of this client, or at this table, are waiting that one more is not taken."""


class Thinkers(Protocol):
    """Where bots think: outside of the event loop."""

    async def ask(self, question: Question, asker: Asker) -> Answer:
        """The bot's answer, which has an action. Raises ThinkerFailed or TooManyQuestions."""


def think(question: Question) -> Answer:
    """The bot's choice. It never holds a position, only what its seat has seen."""
    played, edition = game(question.game), question.edition
    if edition is not None and not played.has_edition(edition.hash):
        played.recall_edition(edition.text, edition.hash)
    if question.analysis is not None:
        return Answer(None, analysis=judged_part(question.analysis))
    observation = played.load_observation(question.observation)
    if question.compare:
        return Answer(None, candidates=candidates(played, observation))
    player = bot(question.level, played)
    action = player.choose(observation, rng_from(question.seed))
    if not question.turns:
        return Answer(action)
    return Answer(action, turns=good_turns(played, observation, question, tuple(player.meant()) or (action,)))


def good_turns(
    played: Game, observation: Observation, question: Question, meant: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """Turns that look good, first the one that the bot means to play, or its choice alone if none is planned.

    They are as the seat imagines the position: whoever gives them to a player checks them.
    """
    state = observation.imagine(rng_from(question.seed))
    plans = [tuple(plan.actions) for plan in played.heuristics().best_turns(state, MOST_PLANS)]
    if len(meant) == 1:  # a bot that plans no turns: the best of those that begin as it has chosen
        meant = next((line for line in plans if line[:1] == meant), meant)
    return (meant, *(line for line in plans if line != meant))[: question.turns]


def answer(body: bytes) -> Answer:
    """The choice, or the problem: a bot that fails must not take the process with it."""
    try:
        return think(msgspec.json.decode(body, type=Question))
    except Exception as problem:  # noqa: BLE001  (any bot's code)
        return Answer(None, f"{type(problem).__name__}: {problem}")
