"""How the people at the keyboard like to be asked: whether a move waits for Enter, and answers once and for all."""

from __future__ import annotations

from lampion.core.game import Game
from lampion.core.message import Message
from lampion.core.state import State

ASK = ("ask", "fragen", "demander")


class Habits:
    """Each person's own, by seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.at_once: set[int] = set()  # whose moves do not wait for Enter
        self._answers: dict[int, dict[str, str]] = {}

    def action(self, state: State, seat: int) -> int | None:
        """What a person's standing answer decides here; None: ask."""
        choice = self.game.standing_choice(state)
        given = self._answers.get(seat, {})
        return None if choice is None else choice.actions.get(given.get(choice.question, ""))

    def answer(self, seat: int, text: str) -> Message:
        """Set a standing answer, or say which there are."""
        for question in self.game.standing_questions:
            given = self._answers.setdefault(seat, {})
            if text in ASK:
                given.pop(question.name, None)
                return Message("terminal-always-ask", {"question": question.text})
            if text in question.answers:
                given[question.name] = text
                return Message("terminal-always-set", {"question": question.text, "answer": question.answers[text]})
        if not self.game.standing_questions:
            return Message("terminal-always-none")
        return Message("terminal-always-what", {"answers": ", ".join([*self.words(), ASK[0]])})

    def words(self) -> list[str]:
        """What may be typed after "always"."""
        return [answer for question in self.game.standing_questions for answer in question.answers]
