"""Hints ask in sentences of their own, in every language and for every decision; the log's are not used again."""

import re

import pytest

from lampion.core.message import Message
from lampion.core.registry import games
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.texts.catalogues import LANGUAGES
from lampion.texts.wording import word

TELLING = re.compile(r"^(You|Your|Du|Dein|Vous|Votre)\b")
ASKS = {"en": "Try this: ", "de": "Versuch das: ", "fr": "Essayez ceci\u00a0: "}


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_decision_of_whole_games_is_advised_in_words(game) -> None:  # type: ignore[no-untyped-def]
    names = ("Ada", "Bo", "Cleo", "Dan")
    for seed in range(3):
        state, rng = game.new(Setup(game.seats[-1], f"advice/{seed}")), rng_from(f"advice/{seed}")
        for _ in range(150):
            if state.over():
                break
            action = state.legal()[rng.below(len(state.legal()))]
            after = state.after(action)
            what = game.advice(state, action, after)
            for language in LANGUAGES:
                said = word(Message("advice", {"what": what}), language, names, int(state.seat()))
                assert said.startswith(ASKS[language])
                asked = said.removeprefix(ASKS[language])
                assert not TELLING.match(asked), said
                assert asked.endswith("."), said
                assert "{" not in asked, said
                assert "advice" not in asked, said
            state = after
