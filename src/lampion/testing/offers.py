"""What people choose from: the list with its parts, and previews of what each choice does."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from lampion.core.game import Game, Setup
from lampion.core.rng import rng_from
from lampion.testing.effort import effort
from lampion.testing.journey import Journey, as_json, fingerprint, some
from lampion.testing.setups import reseeded

PREVIEWED = 25  # legal actions previewed at most positions


def check_offers_are_the_legal_actions(game: Game, setup: Setup) -> None:
    """The offers are the legal actions, with their notation, and their parts tell them apart."""
    for number in range(effort(1)):
        journey = Journey(game, reseeded(setup, number))
        for state in journey.positions():
            offers = game.offers(state)
            if [offer.code for offer in offers] != state.legal():
                raise journey.fault("offers() must list exactly what legal() lists, in the same order")
            narrowed: dict[bytes, int] = {}
            for offer in offers:
                if offer.notation != game.notation(state, offer.code):
                    raise journey.fault(f"the offer of {offer.code} has the notation {offer.notation!r}")
                parts = msgspec.json.encode(offer.parts, order="deterministic")
                if narrowed.setdefault(parts, offer.code) != offer.code:
                    raise journey.fault(f"offers {narrowed[parts]} and {offer.code} have equal parts {offer.parts}")


def check_previews(game: Game, setup: Setup) -> None:
    """Every legal action has a preview that is JSON and leaves the position alone."""
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
