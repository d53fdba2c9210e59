"""Tells a recorded game: who played what, in notation and in words, position by position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import RenderableType

from lampion.cli.play.faces import face_of
from lampion.cli.play.voice import Voice
from lampion.core.game import Game
from lampion.core.record import Chance, Record
from lampion.core.recorder import Recorder
from lampion.core.replay import replay
from lampion.core.state import State


@dataclass(frozen=True)
class Step:
    """One moment of a game: the move that led here (none at the start), what chance added, the recorder after it."""

    number: int
    move: str
    sentence: str
    chance: tuple[Chance, ...]
    recorder: Recorder


class Story:
    """A record, told in a language."""

    def __init__(self, game: Game, record: Record, language: str) -> None:
        self.game = game
        self.record = record
        self.names = [seat.name for seat in record.seats]
        self.voice = Voice(language, self.names)

    def steps(self) -> Iterator[Step]:
        """The start, then every move; raises RecordFault where the record is not true."""
        moments = replay(self.game, self.record)
        recorder = next(moments)
        yield Step(0, "", "", self.chance_after(0), recorder)
        for number, line in enumerate(self.record.moves, 1):
            before = recorder.state
            next(moments)
            told = self.game.describe(before, self.game.parse(before, line), recorder.state)
            sentence = self.voice.say(told)
            yield Step(number, line, sentence, self.chance_after(number), recorder)

    def chance_after(self, number: int) -> tuple[Chance, ...]:
        return tuple(chance for chance in self.record.chance if chance.after == number)

    def chance_line(self, chance: Chance) -> str:
        """A chance event as the record has it: kind, whom it befell, items."""
        whom = "" if chance.seat is None else f" to {self.names[chance.seat]}"
        return f"{chance.kind}{whom}: {' '.join(chance.items) or 'nothing'}"

    def picture(self, state: State, plain: bool) -> RenderableType:
        """The position as the seat that decides sees it; at the end, as everybody does."""
        seat = int(state.seat())
        return face_of(self.game.name).draw(self.game, state, seat if seat >= 0 else None, self.voice, plain)

    def result(self, recorder: Recorder) -> str:
        """How it ended, or that it has not."""
        if recorder.state.over():
            return self.voice.say(self.game.outcome(recorder.state))
        end = self.record.end
        if end is None:
            return "The game is not over."
        who = "" if end.seat is None else f" of {self.names[end.seat]}"
        winners = ", ".join(self.names[seat] for seat in self.record.winners) or "nobody"
        return f"Ended by {end.by}{who}. Won by: {winners}."
