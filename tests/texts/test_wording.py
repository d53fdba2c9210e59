"""Wording: names and "you", nested messages, lists, the rule's number left out, missing texts."""

import pytest

from lampion.core.message import Message, Reason, SeatRef
from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.texts import LANGUAGES, MissingText, word
from lampion.texts import wording as wording_module

NAMES = ["Ada", "Mika"]
TILE = Message("axio-tile", {"first": "blue", "second": "orange"})
PLACE = Message(
    "axio-log-place",
    {
        "who": SeatRef(0),
        "tile": TILE,
        "gains": [
            Message("axio-gain", {"points": 3, "colour": "blue"}),
            Message("axio-gain", {"points": 1, "colour": "red"}),
        ],
        "closed": 2,
    },
)


@pytest.mark.parametrize(
    ("language", "viewer", "sentence"),
    [
        ("en", 0, "You place blue-orange: +3 blue, +1 red, closing 2 cells."),
        ("en", 1, "Ada places blue-orange: +3 blue, +1 red, closing 2 cells."),
        ("en", None, "Ada places blue-orange: +3 blue, +1 red, closing 2 cells."),
        ("de", 0, "Du legst Blau-Orange: +3 Blau, +1 Rot, 2 Felder geschlossen."),
        ("de", 1, "Ada legt Blau-Orange: +3 Blau, +1 Rot, 2 Felder geschlossen."),
        ("fr", 0, "Vous posez bleu-orange\N{NO-BREAK SPACE}: +3 bleu, +1 rouge, 2 cases fermées."),
        ("fr", 1, "Ada pose bleu-orange\N{NO-BREAK SPACE}: +3 bleu, +1 rouge, 2 cases fermées."),
    ],
)
def test_a_move_is_told_to_the_one_who_made_it_and_to_others(language: str, viewer: int | None, sentence: str) -> None:
    assert word(PLACE, language, NAMES, viewer) == sentence


def test_one_closed_cell_is_singular_and_none_is_silent() -> None:
    assert word(Message(PLACE.key, {**PLACE.args, "closed": 1}), "en", NAMES).endswith(", closing 1 cell.")
    assert word(Message(PLACE.key, {**PLACE.args, "closed": 0}), "en", NAMES).endswith("+1 red.")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Cell (4,5) is taken: an orange square lies there."),
        ("de", "Feld (4,5) ist belegt: Dort liegt ein orangefarbenes Quadrat."),
        ("fr", "La case (4,5) est occupée par un carré orange."),
    ],
)
def test_a_reason_is_one_sentence_without_the_rule(language: str, sentence: str) -> None:
    reason = Reason("A-6", "axio-refuse-covered", {"cell": "4,5", "colour": "orange"})
    assert word(reason, language) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "An der roten Sonne liegt schon ein Plättchen, dort darf dein erstes nicht hin."),
        ("fr", "Une tuile touche déjà le soleil rouge, votre première ne peut pas y commencer."),
    ],
)
def test_grammar_follows_the_symbol(language: str, sentence: str) -> None:
    assert word(Reason("A-11", "axio-refuse-first-tile-taken", {"colour": "red"}), language) == sentence


def test_several_names_are_joined_and_you_is_among_them() -> None:
    names: list[Message] = [Message("seat-name", {"who": SeatRef(seat)}) for seat in (0, 1)]
    shared = Message("axio-result-shared", {"names": names, "lowest": 4})
    assert word(shared, "de", NAMES, 1).startswith("Geteilter Sieg: Ada, du.")


def test_a_seat_without_a_name_is_its_number() -> None:
    assert word(Message("seat-name", {"who": SeatRef(2)}), "en", NAMES) == "3"


def test_names_are_put_in_as_they_are() -> None:
    """No isolation marks, no interpretation: a name is only text."""
    assert word(Message("seat-name", {"who": SeatRef(0)}), "en", ["{ $x } <b>"]) == "{ $x } <b>"


def test_a_missing_text_is_an_error_in_tests() -> None:
    with pytest.raises(MissingText, match="no-such-key"):
        word(Message("no-such-key"), "de")


def test_a_missing_fact_is_an_error_in_tests() -> None:
    with pytest.raises(MissingText, match="axio-gain"):
        word(Message("axio-gain", {"points": 3}), "en")


@pytest.mark.filterwarnings("ignore::lampion.texts.MissingText")
def test_outside_tests_a_missing_text_falls_back_to_english_and_then_to_the_key(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert word(Message("no-such-key"), "de") == "no-such-key"
    whole = wording_module.formatted
    monkeypatch.setattr(
        wording_module, "formatted", lambda tongue, key, facts: None if tongue == "de" else whole(tongue, key, facts)
    )
    assert word(Message("refuse-game-over"), "de") == "The game is over."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_axio_says_in_a_game_can_be_worded(language: str, seats: int) -> None:
    """MissingText is an error here, so that a key or fact the engine and catalogues spell differently fails."""
    axio, choice = game("axio"), rng_from(f"wording {seats}")
    state = axio.new(Setup(seats, "wording"))
    names = ["Ada", "Mika", "Zoë", "Li"][:seats]
    while not state.over():
        action = int(state.pick(choice))
        for viewer in (None, *range(seats)):
            assert word(axio.prompt(state, viewer), language, names, viewer)
            assert word(axio.describe(state, action, state.after(action)), language, names, viewer)
        for strange in (-1, int(choice.below(8452)), 8450, 8451):
            reason = state.refusal(strange)
            assert reason is None or word(reason, language, names, int(state.seat()))
        state.apply(action)
    for viewer in (None, *range(seats)):
        assert word(axio.prompt(state, viewer), language, names, viewer)
        assert word(axio.outcome(state), language, names, viewer)
        for zone in axio.zones(state, viewer):
            assert word(zone.label, language, names, viewer)
            assert all(word(piece.label, language, names, viewer) for piece in zone.pieces)


@pytest.mark.parametrize(
    ("key", "facts", "one", "two"),
    [
        ("page-seats-free", {"count": 4}, "1 place libre sur 4", "2 places libres sur 4"),
        (
            "panda-path-guards",
            {"path": "a1-b1", "ninjas": 4, "guards": "1 jaune"},
            "a1-b1\u00a0: 1 ninja sur 4 à découvert\u202f; gardes 1 jaune",
            "a1-b1\u00a0: 2 ninjas sur 4 à découvert\u202f; gardes 1 jaune",
        ),
    ],
)
def test_french_tells_one_from_several(key: str, facts: dict[str, str | int], one: str, two: str) -> None:
    said = [word(Message(key, {**facts, "free": count, "left": count}), "fr") for count in (1, 2)]
    assert said == [one, two]


@pytest.mark.parametrize("language", LANGUAGES)
def test_taking_back_and_going_on_are_called_differently(language: str) -> None:
    """Both stand in the menu of a table."""
    assert word(Message("page-undo"), language) != word(Message("page-resume"), language)
