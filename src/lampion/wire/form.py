"""How a client wants to be told positions. Without asking it is told everything, in the plainest form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

OffersForm: TypeAlias = Literal["plain", "compact"]


@dataclass(frozen=True)
class Form:
    """`zones`: with the pieces in named places; `changes`: after the first position only what changed."""

    zones: bool = True
    offers: OffersForm = "plain"
    changes: bool = False


PLAIN = Form()
