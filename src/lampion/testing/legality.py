"""Legal means that it applies; anything else is refused with a reason, and nothing has changed."""

from __future__ import annotations

from collections.abc import Iterator

from lampion.core.game import Game
from lampion.core.message import IllegalAction, Reason
from lampion.core.rng import Rng, rng_from
from lampion.core.setup import Setup
from lampion.core.state import LARGEST, NOBODY, State
from lampion.testing.effort import effort
from lampion.testing.journey import Journey, copied, fingerprint, number_below, some
from lampion.testing.setups import reseeded
from lampion.testing.wording import untranslated

LISTED = 40  # listed actions tried at each position
UNLISTED = 12  # unlisted numbers tried at each position
FAR_NUMBERS = (-1, -2, 2**31, 2**32 - 1, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**30, -(10**30))


def check_listed_actions_apply(game: Game, setup: Setup) -> None:
    """Every listed action is accepted by `apply`, `play` does the same, and the position itself stays untouched."""
    for number in range(effort(1)):
        journey = Journey(game, reseeded(setup, number))
        sample = rng_from(f"{setup.seed}/listed/{number}")
        for position, state in enumerate(journey.positions()):
            before = fingerprint(state)
            legal = state.legal()
            # all of them at the start and now and then, a sample everywhere else
            for action in legal if position % 25 == 0 else some(sample, legal, LISTED):
                _compare_apply_and_play(journey, action)
            if fingerprint(state) != before:
                raise journey.fault("acting on copies must not change the position they were made from")


def _compare_apply_and_play(journey: Journey, action: int) -> None:
    applied, played = journey.state.copy(), journey.state.copy()
    refusal = applied.refusal(action)
    if refusal is not None:
        raise journey.fault(f"action {action} is listed as legal, but refusal() says {refusal}")
    try:
        applied.apply(action)
    except IllegalAction as error:
        raise journey.fault(f"action {action} is listed as legal, but apply() refuses it: {error}") from error
    played.play(action)
    if applied.dump() != played.dump():
        raise journey.fault(f"apply({action}) and play({action}) must lead to equal positions")


def check_unlisted_actions_are_refused(game: Game, setup: Setup) -> None:
    """Any other integer raises IllegalAction with a reason that has a text in every language, and changes nothing."""
    seen: dict[tuple[str, str], Reason] = {}
    for number in range(effort(1)):
        journey = Journey(game, reseeded(setup, number))
        sample = rng_from(f"{setup.seed}/unlisted/{number}")
        highest = 1
        for state in journey.positions():
            legal = set(state.legal())
            highest = max(highest, *legal, 1)
            before = fingerprint(state)
            for action in unlisted(sample, legal, highest):
                reason = _refused(journey, action)
                seen.setdefault((reason.rule, reason.key), reason)
            if fingerprint(state) != before:
                raise journey.fault("a refused action must change nothing")
    faults = [fault for reason in seen.values() for fault in untranslated(game, reason)]
    if faults:
        raise AssertionError(f"refusals of {game.name} without words: " + "; ".join(faults))


def unlisted(rng: Rng, legal: set[int], highest: int) -> Iterator[int]:
    """Numbers that are not legal: some beyond everything, some close to legal ones."""
    yield from (action for action in FAR_NUMBERS if action not in legal)
    neighbours = sorted(legal)
    for _ in range(UNLISTED):
        action = number_below(rng, 2 * highest + 10)
        if action not in legal:
            yield action
        if neighbours:  # where codes have fields, one bit makes another choice
            action = neighbours[rng.below(len(neighbours))] ^ 1 << rng.below(highest.bit_length() + 1)
            if action not in legal:
                yield action


def _refused(journey: Journey, action: int) -> Reason:
    try:
        journey.state.apply(action)
    except IllegalAction as error:
        if journey.state.refusal(action) != error.reason:
            raise journey.fault(f"refusal({action}) must be the reason that apply() raises") from error
        return error.reason
    except (ArithmeticError, LookupError, TypeError, ValueError, AssertionError) as error:
        raise journey.fault(f"apply({action}) must raise IllegalAction, got {error!r}") from error
    raise journey.fault(f"apply({action}) is not listed as legal, but was carried out")


def check_lists_are_sound(game: Game, setup: Setup) -> None:
    """`actions` and `legal` agree, with nothing twice and at most `max_actions`; a seat decides until the end."""
    for number in range(effort(2)):
        journey = Journey(game, reseeded(setup, number))
        for state in journey.positions():
            _check_list(journey, state)
            _check_others(journey, state)
            _check_seat(journey, state)


def _check_list(journey: Journey, state: State) -> None:
    most = int(state.max_actions())
    try:
        listed = state.listed()
    except IndexError as error:
        raise journey.fault(f"actions() must find no more than max_actions() = {most}") from error
    if len(set(listed)) != len(listed):
        raise journey.fault("actions() lists an action twice")
    if sorted(listed) != state.legal():
        raise journey.fault("legal() must be what actions() finds, in ascending order")
    state.legal().clear()
    if state.legal() != sorted(listed):
        raise journey.fault("legal() must give a list of its own, which stays as it is when the position changes")


def _check_others(journey: Journey, state: State) -> None:
    few, others, legal = state.few(), state.others(), state.legal()
    if sorted(few + others) != legal:
        raise journey.fault("few_actions() and the others together must be what actions() finds")
    if others and not state.has_others():
        raise journey.fault("has_others() must be true where some actions are left out")
    known, rng = set(others), rng_from(f"{len(legal)} others")
    for action in {*few, *some(rng, others, LISTED), *unlisted(rng, set(legal), max(legal, default=1))}:
        if 0 <= action <= LARGEST and state.is_other(action) != (action in known):
            raise journey.fault(f"is_other({action}) must say whether it is one of the actions that are left out")


def _check_seat(journey: Journey, state: State) -> None:
    seat, over = int(state.seat()), state.over()
    if over != (seat == NOBODY) or (not over and not 0 <= seat < journey.setup.seats):
        raise journey.fault(f"seat() must be a seat, or NOBODY exactly when the game is over; got {seat}, over={over}")
    if over != (not state.legal()):
        raise journey.fault("there must be something to decide until the game is over, and nothing after")
    if bool(state.winners()) and not over:
        raise journey.fault("nobody has won while the game goes on")


def check_rollout_ends_the_game(game: Game, setup: Setup) -> None:
    """`rollout` plays to the end, with no generator but the one it is given and the position's own."""
    for number in range(effort(5)):
        state = game.new(reseeded(setup, number))
        one, other = copied(game, state), copied(game, state)
        one.rollout(rng_from("rollout"))
        other.rollout(rng_from("rollout"))
        if not one.over() or one.dump() != other.dump():
            raise AssertionError(f"rollout() of {game.name} must end the game, and end equally from equal positions")
