"""Options that may be chosen although they can do nothing (R-11): which they are, and why."""

from __future__ import annotations

from lampion.core.message import Message
from lampion.games.panda import ask, codes
from lampion.games.panda.choices import list_choices
from lampion.games.panda.refusal import impossible
from lampion.games.panda.state import Panda
from lampion.games.panda.steps import carry_out


def idle_options(state: Panda, action: int) -> dict[str, list[Message]]:
    """Of the options that a space, a field or an option stands for: the idle ones by number, with the reasons."""
    decision = int(state.fact(0))
    if decision not in (ask.TURN, ask.OPTION) or action == codes.PASS:
        return {}
    after = state.copy()
    carry_out(after, action)
    if after.fact(0) == ask.OPTION:  # a space: whatever can be chosen on it
        list_choices(after, ask.OPTION)
        found: dict[str, list[Message]] = {}
        for at in range(after.choice_count):
            found |= idle_options(after, int(after.choices[at]))
        return found
    reasons = nothing_to_do(after)
    number = action - codes.OPTION + 1 if decision == ask.OPTION else 1
    return {str(number): reasons} if reasons else {}


def nothing_to_do(p: Panda) -> list[Message]:
    """An option has begun: why none of its steps is possible; empty if one is, or if it gave something at once."""
    list_choices(p, ask.STEP)
    if p.fact(2) or p.choice_count > 1:  # something is done already, or there is more than to finish
        return []
    first, size = int(p.board.option_start[p.fact(1)]), int(p.board.option_size[p.fact(1)])
    reasons = [impossible(p, step) for step in range(first, first + size)]
    return [Message(reason.key, reason.facts) for reason in reasons]
