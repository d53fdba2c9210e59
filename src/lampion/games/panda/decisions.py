"""The decisions of Way of the Panda (W-53) in one table: names, first codes, facts, and what can wait below what."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from lampion.games.panda import ask, codes


@dataclass(frozen=True)
class Frame:
    """Something to be done: a decision, or what goes on by itself, which has no codes.

    `facts` are its numbers besides the first. `of_step` says that a step can lead to it, and `above` what else can
    come up before it is done, `steps_above` that any part of a step can.
    """

    name: str
    first_code: int | None
    facts: tuple[str, ...] = ()
    of_step: bool = False
    above: tuple[int, ...] = ()
    steps_above: bool = False


FRAMES = {
    ask.GUARD: Frame("guard", codes.GUARD),
    ask.HERO_ON: Frame("place-hero", codes.HERO_ON),
    ask.WITHDRAW: Frame("withdraw", codes.WITHDRAW_NO),
    ask.TURN: Frame("turn", codes.SPACE, above=(ask.WITHDRAW,)),
    ask.OPTION: Frame("option", codes.OPTION, ("space",)),
    ask.STEP: Frame("step", codes.STEP, ("option", "done"), steps_above=True),
    ask.HERO: Frame("hero", codes.HERO, ("step", "declining"), of_step=True),
    ask.MOVE: Frame("move", codes.MOVE, ("step", "hero", "moves"), of_step=True, above=(ask.COVER, ask.GO_FREED)),
    ask.COVER: Frame("cover", codes.COVER_NO, ("path", "guards"), of_step=True),
    ask.TILE: Frame("tile", codes.TILE_OWN, ("path", "colour")),
    ask.CARD: Frame("card", codes.CARD_LEFT, of_step=True),
    ask.PICK: Frame("pick", codes.PICK, ("kinds", "count"), of_step=True),
    ask.FRONTIER: Frame("frontier", codes.FRONTIER, above=(ask.CARD, ask.GO_CARD)),
    ask.REWARD: Frame("reward", codes.REWARD_VP, of_step=True, above=(ask.FRONTIER,), steps_above=True),
    ask.VANISH: Frame("vanish", codes.VANISH, of_step=True),
    ask.RELOCATE: Frame("relocate", codes.RELOCATE, of_step=True),
    ask.BUILD: Frame("build", codes.BUILD, ("step",), of_step=True),
    ask.GO_CARD: Frame("city", None, ("option", "next"), of_step=True, steps_above=True),
    ask.GO_FREED: Frame("freed", None, ("path",), of_step=True, above=(ask.TILE,)),
    ask.GO_CLEAR: Frame("clear", None, above=(ask.STEP,)),
}
NAMES = tuple(frame.name for frame in FRAMES.values())
BOTTOM = {ask.TURN, ask.OPTION, ask.STEP, ask.GO_CLEAR}


def may_lie_on(kind: int) -> set[int]:
    """What can come up while a frame waits."""
    of_a_step = {other for other, frame in FRAMES.items() if frame.of_step and FRAMES[kind].steps_above}
    return {*FRAMES[kind].above, *of_a_step}


# Where each range of codes begins, and which decision its codes answer.
RANGES = sorted(
    [
        *((frame.first_code, kind) for kind, frame in FRAMES.items() if frame.first_code is not None),
        (codes.MORE_GUARD, ask.GUARD),
        (codes.MORE_MOVE, ask.MOVE),
        (codes.MORE_HERO_ON, ask.HERO_ON),
        (codes.MORE_APPEAR, ask.VANISH),
        (codes.MORE_RELOCATE, ask.RELOCATE),
    ]
)


def decision_of(action: int) -> int:
    """The decision that an action answers."""
    return RANGES[bisect_right(RANGES, action, key=lambda one: one[0]) - 1][1]
