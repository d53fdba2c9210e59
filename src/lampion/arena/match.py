"""One game between bots, each of which holds only what its seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from lampion.bots.bot import Bot
from lampion.bots.budget import Budget
from lampion.bots.levels import bot
from lampion.core.game import Game
from lampion.core.record import RecordSeat, encode
from lampion.core.recorder import Recorder
from lampion.core.rng import rng_from
from lampion.core.setup import Setup


@dataclass(frozen=True)
class Match:
    """A game to be played: everything that decides it, small enough to send to another process.

    `entries` says for each seat which entry of the tournament sits there, `bots` the bot's name and `labels` the
    entry's; `bot_seeds` are one for each seat, apart from the game's own seed. `meeting` and `deal` say where in the
    tournament it belongs. `nodes` and `seconds` are what each decision may cost; with neither, each bot knows best.
    """

    number: int
    game: str
    setup: Setup
    entries: tuple[int, ...]
    bots: tuple[str, ...]
    labels: tuple[str, ...]
    bot_seeds: tuple[str, ...]
    keep_record: bool = False
    meeting: int = 0
    deal: int = 0
    nodes: int = 0
    seconds: float = 0.0
    edition_text: str | None = (
        None  # the text of the edition, which the setup names by its hash, for processes in which it is not installed
    )

    @property
    def budget(self) -> Budget | None:
        return Budget(self.nodes, self.seconds) if self.nodes or self.seconds else None


@dataclass(frozen=True)
class MatchResult:
    """How a match went, seat by seat. `start` is the seat that decided first."""

    match: Match
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # thinking time
    record: str | None
    start: int = 0
    slowest: tuple[float, ...] = ()  # the longest thought of each seat, in seconds

    def shares(self) -> tuple[float, ...]:
        """What part of the win each seat got."""
        return tuple(1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.scores)))


def play_match(game: Game, match: Match) -> MatchResult:
    """Play a match to its end. Thinking times aside, the same match gives the same result everywhere.

    (Unless its bots think by the clock: then how far they get depends on the machine.)
    """
    if match.edition_text is not None and match.setup.edition is not None:
        game.recall_edition(match.edition_text, match.setup.edition)
    return play_out(game, match, [bot(name, game, match.budget) for name in match.bots])


def play_out(game: Game, match: Match, players: Sequence[Bot]) -> MatchResult:
    """Play a match with these bots, one for each seat."""
    seats = range(match.setup.seats)
    generators = [rng_from(seed) for seed in match.bot_seeds]
    names = [RecordSeat(label, name) for label, name in zip(match.labels, match.bots, strict=True)]
    recorder = Recorder(game, match.setup, names)
    observations = [game.observe(recorder.state, seat) for seat in seats]
    decisions, seconds, slowest = [0] * len(seats), [0.0] * len(seats), [0.0] * len(seats)
    while not recorder.state.over():
        seat = int(recorder.state.seat())
        begin = perf_counter()
        action = players[seat].choose(observations[seat], generators[seat])
        thought = perf_counter() - begin
        seconds[seat] += thought
        slowest[seat] = max(slowest[seat], thought)
        decisions[seat] += 1
        before = recorder.state
        recorder.apply(action)
        for observation in observations:
            observation.witness(before, action, recorder.state)
    return MatchResult(
        match,
        tuple(recorder.state.scores()),
        tuple(recorder.state.winners()),
        tuple(decisions),
        tuple(seconds),
        encode(recorder.record()) if match.keep_record else None,
        recorder.start,
        tuple(slowest),
    )
