"""The file that a training run ends with: the weights, and what they were made from."""

from __future__ import annotations

import math
import tomllib

import msgspec

from lampion.core.weights import WeighedHeuristics
from lampion.learning.plan import CannotLearn, Plan

MOST_BYTES = 65_536
PLACES = 4  # of a weight, behind the point


class Made(msgspec.Struct, frozen=True):
    """Where weights come from: whoever has the same code and plan can make them again."""

    data: str  # the hash of the games
    code: str
    seed: str
    games: int
    positions: int
    loss_before: float  # on games that were not learned from
    loss: float
    level: str
    editions: list[str]  # name and hash


def text_of(weights: dict[str, float], made: Made, plan: Plan) -> str:
    """The file as TOML."""
    lines = [f"# How a search judges a position of {plan.played().title}: made by `lampion train {plan.game}`.", ""]
    lines.append("[weights]")
    lines += [f"{name} = {round(value, PLACES)}" for name, value in weights.items()]
    lines += ["", "[made]"]
    for name, value in msgspec.structs.asdict(made).items():
        lines.append(f"{name} = {msgspec.json.encode(value).decode()}")
    text = "\n".join(lines) + "\n"
    if len(text.encode()) > MOST_BYTES:
        raise CannotLearn(f"expected at most {MOST_BYTES} bytes of weights, got {len(text.encode())}")
    return text


def take_in(text: str, heuristics: WeighedHeuristics) -> None:
    """Judge with the weights of a file from now on; one that was made for another shape is refused."""
    try:
        found = tomllib.loads(text)["weights"]
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise CannotLearn(f"this is no file of weights: {error}") from None
    if sorted(found) != sorted(heuristics.names):
        raise CannotLearn(f"expected the weights {sorted(heuristics.names)}, got {sorted(found)}")
    for name, value in found.items():
        if not isinstance(value, int | float) or not math.isfinite(value):
            raise CannotLearn(f"expected a number for the weight {name}, got {value!r}")
    heuristics.weigh({name: float(value) for name, value in found.items()})
