"""Everything the terminal says, in the players' language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lampion.core.message import Message, Reason
from lampion.texts import word


@dataclass(frozen=True)
class Voice:
    """A language and the names of the players."""

    language: str
    names: Sequence[str]

    def say(self, said: Message, viewer: int | None = None) -> str:
        return word(said, self.language, self.names, viewer)

    def why(self, reason: Reason, viewer: int | None = None) -> str:
        """The fact, and the number of the rule behind it where there is one."""
        fact = word(reason, self.language, self.names, viewer)
        return f"{fact} [{reason.rule}]" if reason.rule else fact
