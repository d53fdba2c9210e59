"""The suite itself: each fault built into the stranger's game is found by the check that is meant for it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

import pytest

from conformance import glowworms_hooks
from conformance.installed import stranger_installed
from lampion import testing
from lampion.bots.bot import Bot
from lampion.core.chance import ChanceLedger
from lampion.core.message import Message, Reason
from lampion.core.observation import Observation
from lampion.core.offers import Piece, StandingChoice, Zone
from lampion.core.position_text import canonical
from lampion.core.registry import game
from lampion.core.rng import Rng, rng_from
from lampion.core.setup import Setup
from lampion.testing import players

with stranger_installed():
    GAME = game("glowworms")

SETUP = Setup(2, "faults")
POSITION = type(GAME.new(SETUP))
OBSERVATION = type(GAME.observe(GAME.new(SETUP), 0))
Method = Callable[..., Any]


@pytest.fixture(autouse=True, scope="module")
def installed() -> Iterator[None]:
    with stranger_installed():
        yield


@dataclass(frozen=True)
class Fault:
    """A method of a class that is replaced (`wrong` is given the right one), and the complaint that is expected."""

    check: Callable[..., None]
    owner: type
    method: str
    wrong: Callable[[Method], Method]
    complaint: str
    hooks: tuple[object, ...] = ()


def changed(change: Callable[[Any, Any], Any]) -> Callable[[Method], Method]:
    """The method with another result; `change` is given its first argument and the right result."""
    return lambda right: lambda self, *args: change(args[0], right(self, *args))


def instead(wrong: Method) -> Callable[[Method], Method]:
    """Another method altogether."""
    return lambda right: wrong


def spectator_sees_hands(right: Method) -> Method:
    return lambda self, s, seat: {**right(self, s, seat), **({"hands": s.hands} if seat is None else {})}


def top_of_deck(state: Any) -> Zone:
    return Zone("top", Message("x"), "row", tuple(Piece(str(card), Message("x")) for card in state.deck[-1:]))


def refusal_tells_where_the_card_is(right: Method) -> Method:
    return lambda self, action: Reason("", "x", {"in deck": str(action in self.deck)})


def shallow_copy(self: Any) -> Any:
    twin = type(self)(self.rng, self.deck, self.hands, self.played, self.player, self.cards)
    twin.barrier = self.barrier
    return twin


def draw_without_barrier(right: Method) -> Method:
    def play(self: Any, action: int) -> None:
        right(self, action)
        self.barrier = False

    return play


def play_and_lose_a_card(right: Method) -> Method:
    def play(self: Any, action: int) -> None:
        right(self, action)
        if len(self.played) == 3:
            self.deck.pop()

    return play


def load_without_the_top_card(right: Method) -> Method:
    def load(self: Any, data: Any) -> Any:
        return right(self, {**data, "deck": data["deck"][:-1]})

    return load


def imagine_without_shuffling(self: Any, rng: Rng) -> Any:
    state = self.known.copy()
    state.rng = rng.fork()
    seen = {card for _, card in state.played} | set(state.hands[self.seat])
    unseen = [card for card in range(1, state.cards + 1) if card not in seen]
    for seat, hand in enumerate(state.hands):
        if seat != self.seat:
            state.hands[seat] = [unseen.pop(0) for _ in hand]
    state.deck = unseen
    return state


def witness_the_generator(right: Method) -> Method:
    def witness(self: Any, before: Any, action: int, after: Any) -> None:
        right(self, before, action, after)
        self.known.rng = after.rng.copy()

    return witness


def witness_the_deck(right: Method) -> Method:
    def witness(self: Any, before: Any, action: int, after: Any) -> None:
        right(self, before, action, after)
        self.known.deck = list(after.deck)

    return witness


def account_of_the_new_hand(right: Method) -> Method:
    def account(self: Any, before: Any, action: int, after: Any) -> Any:
        return replace(right(self, before, action, after), preview={"hand": after.hands[before.player]})

    return account


def account_of_the_next_number(right: Method) -> Method:
    def account(self: Any, before: Any, action: int, after: Any) -> Any:
        drawn = int(after.rng.copy().below(1000))
        return replace(right(self, before, action, after), sentence=Message("glowworms-card", {"card": drawn}))

    return account


def new_with_ledger(right: Method) -> Method:
    def new(self: Any, setup: Setup, ledger: ChanceLedger | None = None) -> Any:
        state = right(self, setup, ledger)
        state.ledger = ledger
        return state

    return new


def text_with_a_spare_space(right: Method) -> Method:
    """Every second time."""
    calls = count()
    return lambda self, state: right(self, state) + " " * (next(calls) % 2)


def reads_what_a_seat_sees(right: Method) -> Method:
    def from_text(self: Any, text: str, seed: str = "") -> Any:
        return right(self, text, seed) if '"rng"' in text or '"cards"' in text else self.new(SETUP)

    return from_text


KEPT: list[object] = []


def views_are_remembered(right: Method) -> Method:
    def view(self: Any, state: Any, seat: int | None) -> Any:
        KEPT.append(right(self, state, seat))
        return KEPT[-1]

    return view


LEAKS = testing.check_nothing_hidden_leaks
FREQUENCIES = testing.check_imagined_frequencies_at_the_start
TEXTS = testing.check_position_text_round_trip
REFUSALS = testing.check_unlisted_actions_are_refused
TOP_CARD = "top-card"

FAULTS = {
    "a view shows the deck": Fault(
        LEAKS, type(GAME), "view", changed(lambda s, view: {**view, "top": s.deck[-1:]}), "cannot know.*view"
    ),
    "a spectator sees hands": Fault(LEAKS, type(GAME), "view", spectator_sees_hands, "spectators are given.*view"),
    "zones show the deck": Fault(
        LEAKS, type(GAME), "zones", changed(lambda s, zones: [*zones, top_of_deck(s)]), "cannot know.*zones"
    ),
    "a picture shows all hands": Fault(
        LEAKS, type(GAME), "picture", lambda right: lambda self, s, seat: right(self, s), "cannot know.*picture"
    ),
    "a game with hidden hands says that it hides nothing": Fault(
        LEAKS, type(GAME), "perfect_information", lambda right: True, "perfect_information, but its zones hide"
    ),
    "a prompt depends on a hand": Fault(
        LEAKS, type(GAME), "prompt", changed(lambda s, _: Message(TOP_CARD, {"n": sum(s.hands[0])})), "prompt"
    ),
    "a log line names the card drawn": Fault(
        LEAKS,
        type(GAME),
        "account",
        changed(lambda s, told: replace(told, sentence=Message(TOP_CARD, {"n": sum(s.deck[-1:])}))),
        "cannot know.*log line",
    ),
    "a preview names the card drawn": Fault(
        LEAKS,
        type(GAME),
        "account",
        changed(lambda s, told: replace(told, preview={"draw": s.deck[-1:]})),
        "cannot know.*preview",
    ),
    "whole turns go on beyond the draw": Fault(
        LEAKS, type(GAME), "turns", instead(lambda self, s, seat: {"draw": s.deck[-1:]}), "cannot know.*whole turns"
    ),
    "an account names the hand that was drawn to": Fault(
        LEAKS, type(GAME), "account", account_of_the_new_hand, "cannot know.*hand"
    ),
    "a log line tells what chance decided": Fault(
        testing.check_previews, type(GAME), "account", account_of_the_next_number, "must not depend on what chance"
    ),
    "a preview says more than the log": Fault(
        testing.check_previews,
        type(GAME),
        "previews",
        changed(lambda s, found: [{**one, "more": True} for one in found]),
        "must be the one of its account",
    ),
    "a new position keeps its ledger": Fault(
        testing.check_copies_are_independent, type(GAME), "new", new_with_ledger, "let go of the ledger"
    ),
    "a refusal tells where the card is": Fault(
        LEAKS, POSITION, "why_not", refusal_tells_where_the_card_is, "cannot know.*refusal"
    ),
    "a draw can be undone": Fault(LEAKS, POSITION, "play", draw_without_barrier, "`barrier` must be set"),
    "an observation knows the deck": Fault(LEAKS, OBSERVATION, "witness", witness_the_deck, "knows more"),
    "an observation keeps the generator": Fault(
        testing.check_imagined_positions, OBSERVATION, "witness", witness_the_generator, "generator can be read"
    ),
    "an imagination does not shuffle": Fault(
        FREQUENCIES, OBSERVATION, "imagine", instead(imagine_without_shuffling), "seat 0 imagines .deck"
    ),
    "a pick prefers a card": Fault(
        testing.check_pick_is_uniform,
        POSITION,
        "pick",
        instead(lambda self, rng: self.hands[self.player][0 if rng.below(3) else -1]),
        "equally often",
    ),
    "a rule is not checked": Fault(REFUSALS, POSITION, "is_legal", instead(lambda self, action: True), "apply"),
    "a refusal has no words": Fault(
        REFUSALS,
        POSITION,
        "why_not",
        changed(lambda action, reason: Reason("", "no-such-words")),
        "no text for 'no-such-words' in 'fr'",
    ),
    "a listed action is refused": Fault(
        testing.check_listed_actions_apply,
        POSITION,
        "is_legal",
        changed(lambda action, legal: legal and action != 5),
        "action 5 is listed as legal",
    ),
    "a list is longer than declared": Fault(
        testing.check_lists_are_sound, POSITION, "max_actions", instead(lambda self: 1), "max_actions"
    ),
    "a list of what is legal is part of the position": Fault(
        testing.check_lists_are_sound,
        POSITION,
        "legal",
        instead(lambda self: self.hands[self.player]),
        "a list of its own",
    ),
    "a list counts more than it holds": Fault(
        testing.check_lists_are_sound, POSITION, "actions", changed(lambda found, count: len(found) + 1), "max_actions"
    ),
    "an action is left out that is listed too": Fault(
        testing.check_lists_are_sound, POSITION, "others", instead(lambda self: self.legal()[:1]), "few_actions"
    ),
    "an action that is listed counts as left out": Fault(
        testing.check_lists_are_sound, POSITION, "is_other", instead(lambda self, action: action == 1), "is_other"
    ),
    "a copy shares its hands": Fault(
        testing.check_copies_are_independent, POSITION, "copy", instead(shallow_copy), "must not change its original"
    ),
    "a kept position changes": Fault(
        testing.check_undo_returns, POSITION, "copy", instead(shallow_copy), "has changed since"
    ),
    "a save loses a card": Fault(
        testing.check_saved_positions_load, type(GAME), "load", load_without_the_top_card, "must dump the same"
    ),
    "a position text loses a card": Fault(
        TEXTS,
        type(GAME),
        "text",
        changed(lambda s, text: canonical({**s.content(), "deck": s.deck[1:]})),
        "an equal position",
    ),
    "a position text tells the generator": Fault(
        TEXTS, type(GAME), "text", changed(lambda s, text: canonical(s.dump())), "generator can be read"
    ),
    "a position text is written in another way": Fault(
        TEXTS, type(GAME), "text", text_with_a_spare_space, "read and written alike"
    ),
    "a text of what a seat sees can be read": Fault(
        TEXTS, type(GAME), "from_text", reads_what_a_seat_sees, "not a whole position"
    ),
    "a text of what a seat sees shows the deck": Fault(
        LEAKS, type(GAME), "view_text", changed(lambda s, text: f"{text} {s.deck[-1:]}"), "cannot know.*position text"
    ),
    "a position equals no other": Fault(
        TEXTS, POSITION, "__eq__", instead(lambda self, other: self is other), "its copy"
    ),
    "positions that differ are equal": Fault(
        TEXTS, POSITION, "__eq__", instead(lambda self, other: self.cards == other.cards), "exactly if their dumps are"
    ),
    "rubbish is read as a position by stumbling": Fault(
        testing.check_rubbish_is_no_position,
        type(GAME),
        "from_text",
        instead(lambda self, text, seed="": self.load({**json.loads(text), "rng": rng_from(seed).position()})),
        "with a PositionError, got JSONDecodeError",
    ),
    "a card gets lost": Fault(
        testing.check_components_are_conserved,
        POSITION,
        "play",
        play_and_lose_a_card,
        "components",
        (glowworms_hooks.census,),
    ),
    "a score is wrong": Fault(
        testing.check_scores_against_a_recount,
        POSITION,
        "tally",
        changed(lambda seat, tally: [tally[0] + 1, tally[1]]),
        "a recount gives",
        (glowworms_hooks.recount,),
    ),
    "two actions are written alike": Fault(
        testing.check_notation_round_trip, type(GAME), "notation", changed(lambda s, _: "card 1"), "card 1"
    ),
    "rubbish is read as a move": Fault(
        testing.check_rubbish_is_no_move, type(GAME), "parse", instead(lambda self, s, text: 3), "NotationError"
    ),
    "a prompt has no words": Fault(
        testing.check_every_message_has_words,
        type(GAME),
        "prompt",
        changed(lambda s, _: Message("nothing-to-say")),
        "no text for 'nothing-to-say' in 'de'",
    ),
    "compact offers lack one": Fault(
        testing.check_offers_are_the_legal_actions, type(GAME), "compact_offers", changed(lambda s, _: b"[]"), "unfold"
    ),
    "an offer is missing": Fault(
        testing.check_offers_are_the_legal_actions, type(GAME), "offers", changed(lambda s, all_: all_[1:]), "exactly"
    ),
    "a standing question is not declared": Fault(
        testing.check_offers_are_the_legal_actions,
        type(GAME),
        "standing_choice",
        instead(lambda self, state: StandingChoice("weather", {})),
        "no standing question",
    ),
    "a preview is not JSON": Fault(
        testing.check_previews,
        type(GAME),
        "previews",
        changed(lambda s, found: [{"what": object()} for _ in found]),
        "JSON",
    ),
    "a game never ends": Fault(
        testing.check_random_games_end, POSITION, "play", instead(lambda self, action: None), "max_decisions"
    ),
    "every view is remembered": Fault(
        testing.check_memory_does_not_grow, type(GAME), "view", views_are_remembered, r"view\(\) must leave no memory"
    ),
    "a draw is not in the record": Fault(
        testing.check_record_round_trip,
        type(GAME),
        "new",
        lambda right: lambda self, setup, ledger=None: right(self, setup),
        "does not verify",
    ),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())
def test_fault_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fault.owner, fault.method, fault.wrong(getattr(fault.owner, fault.method)))
    with pytest.raises(AssertionError, match=fault.complaint):
        fault.check(GAME, SETUP, *fault.hooks)


class PeekingBot(Bot):
    """Looks at the next card through something that the observation should not have kept."""

    def choose(self, observation: Observation, rng: Rng) -> int:
        state: Any = observation.imagine(rng)
        legal, truth = state.legal(), getattr(observation, "truth", state)
        return int(legal[sum(truth.deck[-1:]) % len(legal)])


def test_a_bot_that_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    witness = OBSERVATION.witness

    def witness_all(self: Any, before: Any, action: int, after: Any) -> None:
        witness(self, before, action, after)
        self.truth = after.copy()

    monkeypatch.setattr(OBSERVATION, "witness", witness_all)
    monkeypatch.setattr(players, "levels", lambda _: ["peeking"])
    monkeypatch.setattr(players, "bot", lambda *_: PeekingBot())
    with pytest.raises(AssertionError, match="the bot peeking chooses"):
        testing.check_bots_choose_alike(GAME, SETUP)
