"""Everything a seat, or a spectator, is given of a position, as bytes that can be compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lampion.core.game import Game
from lampion.core.rng import Rng
from lampion.core.state import State
from lampion.testing.journey import as_json, number_below, some

SHOWN = 400  # how much of a difference a complaint quotes


def faces(
    game: Game, state: State, seat: int | None, probes: Sequence[int] = (), written: bool = True
) -> dict[str, bytes]:
    """What the seat gets; `probes` are actions it asks about when it is to decide: previews, log lines, refusals.

    Text, picture and whole turns take the longest: they need not be `written` each time.
    """
    seats = range(len(state.scores()))
    given: dict[str, object] = {
        "existence of a decision": int(state.seat()),
        "undo": state.barrier,
        "end": state.over(),
        "scores": [state.scores(), [state.tally(player) for player in seats], state.winners()],
        "view": game.view(state, seat),
        "zones": game.zones(state, seat),
        "prompt": game.prompt(state, seat),
    }
    if written:
        given |= {"position text": game.view_text(state, seat), "picture": game.picture(state, seat)}
    if state.over():
        given["outcome"] = game.outcome(state)
    elif seat is not None and state.seat() == seat:
        given["offers"] = game.offers(state)
        if written:
            given["whole turns"] = game.turns(state, seat)
        for action in probes:
            reason = state.refusal(action)
            given[f"refusal of {action}"] = reason
            if reason is None:
                given[f"preview of {action}"] = game.previews(state, [action])
                given[f"log line of {action}"] = game.describe(state, action, state.after(action))
    return {name: as_json(value) for name, value in given.items()}


def probes_for(rng: Rng, state: State, count: int) -> list[int]:
    """Actions worth asking about: some legal ones, and numbers around them."""
    legal = state.legal()
    highest = max([1, *legal])
    return some(rng, legal, count) + [number_below(rng, highest + 2) for _ in range(count)]


def differences(one: Mapping[str, bytes], other: Mapping[str, bytes]) -> list[str]:
    """Where two sets of faces differ, with the place where each first does."""
    return [_quoted(name, one.get(name, b"-"), other.get(name, b"-")) for name in _different(one, other)]


def _different(one: Mapping[str, bytes], other: Mapping[str, bytes]) -> list[str]:
    return [name for name in {**one, **other} if one.get(name) != other.get(name)]


def _quoted(name: str, one: bytes, other: bytes) -> str:
    shared = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, shared - SHOWN // 4)
    return f"{name}: {_cut(one, start)} / {_cut(other, start)}"


def _cut(text: bytes, start: int) -> str:
    return ("…" if start else "") + text[start : start + SHOWN].decode(errors="replace")
