"""What people choose from: the list with its parts, and previews of what each choice does."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import msgspec

from lampion.core.compact_offers import unfolded
from lampion.core.game import Game
from lampion.core.offers import UNCHOSEN, Offer
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.testing.effort import effort
from lampion.testing.journey import Journey, as_json, copied, fingerprint, some
from lampion.testing.setups import reseeded

EXPANDED_EVERY = 3  # at so many positions every set that can be chosen is written out; at the others they are counted
PREVIEWED = 25  # legal actions previewed at most positions


def check_offers_are_the_legal_actions(game: Game, setup: Setup) -> None:
    """The offers are the legal actions, with their notation; sets still to be chosen give the rest of them."""
    for number in range(effort(1)):
        journey = Journey(game, reseeded(setup, number))
        for position, state in enumerate(journey.positions()):
            offers = game.offers(state)
            whole = [offer.code for offer in offers if offer.choose is None]
            open_ones = [offer for offer in offers if offer.choose is not None]
            if not open_ones:
                if whole != state.legal():
                    raise journey.fault("offers() must list exactly what legal() lists, in the same order")
            elif position % EXPANDED_EVERY == 0:
                chosen = [code for offer in open_ones for code in _codes(game, journey, offer)]
                if sorted(whole + chosen) != state.legal():
                    raise journey.fault(
                        "offers(), with every set that can be chosen, must give exactly what legal() lists"
                    )
            elif len(whole) + sum(len(_sets(offer)) for offer in open_ones) != len(state.legal()):
                raise journey.fault("offers() must have as many actions and sets to choose as legal() lists")
            if game.hides(state) != Game.hides(game, state):
                raise journey.fault("hides() must say whether a spectator's zones hide something of the players")
            if game.encoded_offers(state) != msgspec.json.encode(offers):
                raise journey.fault("encoded_offers() must be the JSON of offers()")
            if unfolded(msgspec.json.decode(game.compact_offers(state))) != msgspec.json.decode(
                game.encoded_offers(state)
            ):
                raise journey.fault("compact_offers() must unfold to offers()")
            encoded_view = game.encoded_views(state)
            for seat in (*range(setup.seats), None):
                if encoded_view(seat) != msgspec.json.encode(game.view(state, seat)):
                    raise journey.fault("encoded_views() must give the JSON of view()")
            _check_parts(game, journey, offers)
            _check_standing(game, journey)


def _codes(game: Game, journey: Journey, offer: Offer) -> list[int]:
    """The action of every set that can be chosen, read from its notation."""
    if offer.code != UNCHOSEN:
        raise journey.fault(f"the offer {offer.notation!r} has a set to choose, so its code must be {UNCHOSEN}")
    return [game.parse(journey.state, offer.notation + " ".join(chosen)) for chosen in sorted(_sets(offer))]


def _sets(offer: Offer) -> set[tuple[str, ...]]:
    """Every set that can be chosen; equal things are equal."""
    assert offer.choose is not None
    things = sorted(offer.choose["from"])
    sizes = range(offer.choose["min"], offer.choose["max"] + 1)
    return {chosen for size in sizes for chosen in combinations(things, size)}


def _check_parts(game: Game, journey: Journey, offers: list[Offer]) -> None:
    narrowed: dict[bytes, str] = {}
    for offer in offers:
        if offer.choose is None and offer.notation != game.notation(journey.state, offer.code):
            raise journey.fault(f"the offer of {offer.code} has the notation {offer.notation!r}")
        parts = msgspec.json.encode(offer.parts, order="deterministic")
        if narrowed.setdefault(parts, offer.notation) != offer.notation:
            raise journey.fault(f"offers {narrowed[parts]} and {offer.notation} have equal parts {offer.parts}")


def _check_standing(game: Game, journey: Journey) -> None:
    """A standing question is one that the game declares, and its answers are legal here."""
    choice = game.standing_choice(journey.state)
    if choice is None:
        return
    declared = {question.name: question.answers for question in game.standing_questions}
    if choice.question not in declared:
        raise journey.fault(f"standing_choice() names {choice.question!r}, which is no standing question of the game")
    if not set(choice.actions) <= set(declared[choice.question]):
        raise journey.fault(f"standing_choice() has answers that are not declared: {sorted(choice.actions)}")
    if not set(choice.actions.values()) <= set(journey.state.legal()):
        raise journey.fault("standing_choice() must give legal actions")


def check_previews(game: Game, setup: Setup) -> None:
    """Every legal action has a preview that is JSON, leaves the position alone, and is what the log will say."""
    for number in range(effort(1)):
        journey = Journey(game, reseeded(setup, number))
        sample = rng_from(f"{setup.seed}/previews/{number}")
        for position, state in enumerate(journey.positions()):
            before = fingerprint(state)
            legal = state.legal()
            actions = legal if position % 40 == 7 else some(sample, legal, PREVIEWED)
            previews = game.previews(state, actions)
            if len(previews) != len(actions):
                raise journey.fault(f"previews() of {len(actions)} actions must have as many entries")
            if not all(isinstance(preview, Mapping) for preview in previews):
                raise journey.fault("a preview must be a mapping")
            try:
                as_json(previews)
            except TypeError as error:
                raise journey.fault(f"a preview must be plain JSON data: {error}") from error
            if fingerprint(state) != before:
                raise journey.fault("previews() must not change the position")
            for action, preview in zip(actions, previews, strict=True):
                _check_account(journey, action, preview)


def _check_account(journey: Journey, action: int, preview: Mapping[str, object]) -> None:
    """The log says what the preview said but for the outlook, whatever chance decides when it is carried out."""
    game, state = journey.game, journey.state
    after = state.after(action)
    told, outlook = game.account(state, action, after), game.outlook(after)
    if told.preview.keys() & outlook.keys():
        raise journey.fault(f"the outlook of action {action} must not replace what its account says")
    if as_json({**told.preview, **outlook}) != as_json(preview):
        raise journey.fault(f"the preview of action {action} must be the one of its account, and its outlook")
    elsewhere = copied(game, state)
    elsewhere.rng = rng_from("another chance")
    if as_json(game.account(state, action, elsewhere.after(action))) != as_json(told):
        raise journey.fault(f"the account of action {action} must not depend on what chance decides")
