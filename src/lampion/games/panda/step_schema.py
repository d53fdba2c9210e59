"""Steps in Way of the Panda's editions: what a space, a city card and a field of card A9 may offer (W-25)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from lampion.core.edition_schema import Choice, Kind, Number, Report, Way, Words
from lampion.core.message import Message
from lampion.games.panda.components import COLUMNS, TILE_KINDS, WHERE_WORDS
from lampion.games.panda.words import step_name

FIELDS: dict[str, dict[str, Kind]] = {
    "move": {"max": Number(1, 2), "bypass": Number(0, 4), "cover": Number(1, 4)},
    "build": {"where": Choice(*WHERE_WORDS)},
    "strength": {},
    "mission": {},
    "pick": {"of": Words(tuple(TILE_KINDS), 1, len(TILE_KINDS)), "count": Number(1, 3)},
    "vanish_appear": {},
    "sell_chest": {"vp": Number(1, 20)},
    "ap": {"amount": Number(1, 20)},
    "vp": {"amount": Number(1, 20)},
    "relocate": {},
}
WITH_HERO = ("move", "build", "strength", "mission", "relocate")
ON_HERO_SPACE = ("move", "build", "strength", "mission", "sell_chest", "vanish_appear", "ap", "vp")
ON_NEUTRAL_SPACE = ("move", "build", "sell_chest", "vanish_appear", "ap", "vp")
ON_CITY_CARD = ("pick", "vp", "ap", "move")
ON_FIELD = {"relocate": ("any",), "move": ("any", "anyone"), "build": ("none",), "vp": (), "ap": ()}


@dataclass(frozen=True)
class SpaceOptions(Kind):
    """The options of an action space: one or two, each a run of one or two steps; one of one step on neutral spaces."""

    @property
    def expected(self) -> str:
        return "must be a list of options, each a list of steps"

    def fits(self, value: Any) -> bool:
        return isinstance(value, list) and all(isinstance(option, list) for option in value)

    def check(self, report: Report, way: Way, value: Any, because: str = "") -> None:
        column = report.value(*way[:-1], "col")
        if column not in COLUMNS:
            return  # that is the fault
        most = 1 if column == "neutral" else 2
        counted = self.fits(value) and 1 <= len(value) <= most
        if not report.need(counted, way, f"must be 1 to {most} options" + because, value):
            return
        heroes = ("any",) if column == "neutral" else (str(column),)
        allowed = ON_NEUTRAL_SPACE if column == "neutral" else ON_HERO_SPACE
        for i, option in enumerate(value):
            check_steps(report, (*way, i), option, most, dict.fromkeys(allowed, heroes))

    def told(self, value: Any) -> Message:
        if len(value) == 1:
            return told_steps(value[0])
        options = [Message("panda-option", {"number": i, "steps": steps(option)}) for i, option in enumerate(value, 1)]
        return Message("edition-list", {"items": options})


@dataclass(frozen=True)
class CardSteps(Kind):
    """What a city card gives: one or two steps."""

    most: ClassVar[int] = 2
    allowed: ClassVar[Mapping[str, tuple[str, ...]]] = dict.fromkeys(ON_CITY_CARD, ("any",))

    @property
    def expected(self) -> str:
        return "must be a list of steps"

    def fits(self, value: Any) -> bool:
        return isinstance(value, list)

    def check(self, report: Report, way: Way, value: Any, because: str = "") -> None:
        check_steps(report, way, value, self.most, self.allowed)

    def told(self, value: Any) -> Message:
        return told_steps(value)


@dataclass(frozen=True)
class FieldSteps(CardSteps):
    """What a field of card A9 gives: one step. There a build needs no hero, and any player's hero may move."""

    most: ClassVar[int] = 1
    allowed: ClassVar[Mapping[str, tuple[str, ...]]] = ON_FIELD


def steps(value: Sequence[dict[str, Any]]) -> list[Message]:
    return [step_name(step) for step in value]


def told_steps(value: Sequence[dict[str, Any]]) -> Message:
    return Message("panda-city-card", {"steps": steps(value)})


def check_steps(report: Report, way: Way, value: Any, most: int, allowed: Mapping[str, tuple[str, ...]]) -> None:
    """One or two different steps, of kinds that may stand there, for heroes that may do them."""
    counted = isinstance(value, list) and 1 <= len(value) <= most and all(isinstance(step, dict) for step in value)
    if not report.need(counted, way, f"must be 1 to {most} steps", value):
        return
    for i, step in enumerate(value):
        check_step(report, (*way, i), step, allowed)
    kinds = [str(step.get("kind")) for step in value]
    report.need(len(set(kinds)) == len(kinds), way, "must not hold the same kind of step twice", kinds)


def check_step(report: Report, way: Way, step: dict[str, Any], allowed: Mapping[str, tuple[str, ...]]) -> None:
    kind = step.get("kind")
    words = Choice(*allowed)
    if not report.need(words.fits(kind), (*way, "kind"), words.expected, kind):
        return
    fields = FIELDS[str(kind)]
    expected = sorted([*fields, *(["hero"] if kind in WITH_HERO else [])])
    got = sorted(set(step) - {"kind"})
    if not report.need(got == expected, way, f"must have, as a step {kind}, the fields {expected}", got):
        return
    if kind in WITH_HERO:
        Choice(*allowed[str(kind)]).check(report, (*way, "hero"), step["hero"])
    for name, field in fields.items():
        field.check(report, (*way, name), step[name])
