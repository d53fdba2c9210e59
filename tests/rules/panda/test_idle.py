"""A preview names the options that can do nothing, and why; they may be chosen all the same (R-11, W-25)."""

from typing import Any

import pytest

from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.panda import ask
from lampion.games.panda.game import GAME
from lampion.games.panda.previews import compare
from lampion.games.panda.state import Panda
from lampion.texts.wording import word
from support.panda_positions import play, position, refused

pytestmark = pytest.mark.both

DECISIONS = 1500


def idle(state: Panda, notation: str) -> dict[str, list[str]]:
    """The options that can do nothing, with the keys of the reasons."""
    preview: Any = GAME.previews(state, [GAME.parse(state, notation)])[0]
    return {option: [reason.key for reason in reasons] for option, reasons in preview["idle"].items()}


def test_r11_a_warrior_who_can_cross_nothing() -> None:
    """On a4 the paths have 2, 3, 4 and 4 ninjas."""
    state = position()
    assert idle(state, "space 2") == {"1": ["panda-refuse-move-blocked"]}
    assert refused(state, "space 2") is None, "it may be chosen"
    assert idle(position(strength={"white warrior": 2}), "space 2") == {}


def test_r11_one_option_of_two() -> None:
    state = position()
    assert idle(state, "space 6") == {"1": ["panda-refuse-move-blocked"]}
    play(state, "space 6")
    assert idle(state, "option 1") == {"1": ["panda-refuse-move-blocked"]}
    assert idle(state, "option 2") == {}


def test_r11_every_step_of_an_option_has_its_reason() -> None:
    state = position(stacks={9: "white yellow"})
    assert idle(state, "space 5") == {"1": ["panda-refuse-no-building"], "2": ["panda-refuse-build-guards"]}
    both = ["panda-refuse-move-blocked", "panda-refuse-build-guards"]
    assert idle(state, "space 16") == {"1": both, "2": ["panda-refuse-build-city"]}
    assert idle(state, "space 3") == {"1": ["panda-refuse-move-nobody"]}


def test_w25_points_and_action_points_are_something() -> None:
    state = position(stacks={12: "white yellow"})
    assert idle(state, "space 11") == {}
    assert idle(state, "space 22") == {"1": ["panda-refuse-move-blocked", "panda-refuse-build-city"]}
    assert idle(state, "pass") == {}


def test_w61_a_field_that_builds_nothing() -> None:
    state = position(a_card="A9", pieces={"gate": 0, "market": 0, "pagoda": 0}, foundations=0)
    found = {field: idle(state, f"field {field}") for field in range(1, 7)}
    assert {"1": ["panda-refuse-build-nothing"]} in found.values()
    assert {} in found.values()


def test_r11_the_reason_is_a_sentence() -> None:
    preview: Any = GAME.previews(position(), [GAME.parse(position(), "space 2")])[0]
    (reason,) = preview["idle"]["1"]
    assert word(reason, "en") == "With strength 1 the warrior cannot cross any path from here."


@pytest.mark.parametrize("seed", range(3))
def test_r11_idle_is_exactly_what_changes_nothing(seed: int) -> None:
    """Taking an idle option leaves all as it is and hands the turn on; any other one changes or asks something."""
    state, rng, seen = (
        GAME.new(Setup(2, f"idle {seed}", {"master": True})),
        rng_from(f"idle {seed}"),
        {True: 0, False: 0},
    )
    for _ in range(DECISIONS):
        if state.over():
            break
        if state.fact(0) == ask.OPTION:
            for action in state.legal():
                after = state.copy()
                after.play(action)
                told = bool(idle(state, GAME.notation(state, action)))
                seen[told] += 1
                handed_on = after.over() or after.fact(0) <= ask.TURN
                assert told == (handed_on and changes_nothing(state, action, after)), GAME.notation(state, action)
        state.play(state.pick(rng))
    assert min(seen.values()) > 5


def changes_nothing(before: Panda, action: int, after: Panda) -> bool:
    found = compare(before, action, after)
    looked_at = (
        found["vp"],
        found["ap"],
        found["heroes"],
        found["covered"],
        found["tiles"],
        found["built"],
        found["taken"],
    )
    return not any(looked_at)
