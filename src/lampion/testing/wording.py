"""Everything the engine says has words in every language."""

from __future__ import annotations

import warnings

from lampion.core.game import Game
from lampion.core.message import Message, NotationError, Reason
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.testing.effort import effort, looked_at
from lampion.testing.journey import Journey, some
from lampion.testing.setups import reseeded
from lampion.texts import LANGUAGES, MissingText, word
from lampion.texts.catalogues import untranslated as shown_in_english

RUBBISH = ("", " ", "?", "no such move", "0", "-1", "(((", "\x00", "é" * 50, "x" * 10_000)
DESCRIBED = 6  # legal actions described at each position
EACH = 5  # every fifth position is read from all seats


class MissingTranslation(UserWarning):
    """Texts of a game that exist in English only, which is enough to be played: readers are shown the English."""


def untranslated(game: Game, said: Message | Reason, seats: int = 4) -> list[str]:
    """Complaints about a message that cannot be worded, with all its facts, in each language for each reader."""
    names = [f"Player {seat + 1}" for seat in range(seats)]
    faults: list[str] = []
    for language in LANGUAGES:
        for viewer in (None, *range(seats)):
            with warnings.catch_warnings(record=True) as missing:
                warnings.simplefilter("always", MissingText)
                text = word(said, language, names, viewer)
            faults.extend(str(warning.message) for warning in missing)
            if not missing and not text.strip():
                faults.append(f"the text of {said.key!r} in {language!r} is empty")
    return list(dict.fromkeys(faults))


def check_every_message_has_words(game: Game, setup: Setup) -> None:
    """Prompts, log lines, zones and the outcome are worded in every language."""
    messages: dict[str, Message] = {}
    for number in range(effort(1)):
        journey = Journey(game, reseeded(setup, number))
        sample = rng_from(f"{setup.seed}/described/{number}")
        for position, state in enumerate(journey.positions()):
            for seat in (None, *range(setup.seats)) if looked_at(position, EACH) else ():
                said = [game.prompt(state, seat)]
                for zone in game.zones(state, seat):
                    said += [zone.label, *(piece.label for piece in zone.pieces)]
                for message in said:
                    messages.setdefault(shape_of(message), message)
            for action in some(sample, state.legal(), DESCRIBED):
                message = game.describe(state, action, state.after(action))
                messages.setdefault(shape_of(message), message)
        result = game.outcome(journey.state)
        messages.setdefault(shape_of(result), result)
    faults = [fault for message in messages.values() for fault in untranslated(game, message, setup.seats)]
    if faults:
        raise AssertionError(f"messages of {game.name} without words: " + "; ".join(dict.fromkeys(faults)))
    missing = {language: ", ".join(shown_in_english(game.texts(), language)) for language in LANGUAGES}
    notes = [f"no text in {language!r} for {keys}" for language, keys in missing.items() if keys]
    if notes:
        warnings.warn(f"{game.name} is shown in English: {'; '.join(notes)}", MissingTranslation, stacklevel=2)


def shape_of(message: Message) -> str:
    """Messages of the same shape need the same words: the key, its arguments' names and their shapes."""
    parts: list[str] = []
    for name, value in message.args.items():
        if isinstance(value, Message):
            parts.append(f"{name}={shape_of(value)}")
        elif isinstance(value, list):
            parts.append(f"{name}=[{' '.join(sorted({shape_of(one) for one in value}))}]")
        else:
            parts.append(f"{name}={value if isinstance(value, str) else type(value).__name__}")
    return f"{message.key}({', '.join(parts)})"


def check_rubbish_is_no_move(game: Game, setup: Setup) -> None:
    """A line that names no move raises NotationError, whose reason has words."""
    journey = Journey(game, setup)
    for text in RUBBISH:
        try:
            action = game.parse(journey.state, text)
        except NotationError as error:
            faults = untranslated(game, error.reason)
            if faults:
                raise journey.fault(f"the refusal of {text[:40]!r}: " + "; ".join(faults)) from error
        else:
            if game.notation(journey.state, action) != text.strip():
                raise journey.fault(f"parse({text[:40]!r}) must raise NotationError, got action {action}")
