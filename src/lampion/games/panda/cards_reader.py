"""Reads the city row and the mission cards of Way of the Panda from a position text; what is left out is drawn."""

from __future__ import annotations

from typing import Any

from lampion.core.position_text import NOTHING, Words, drawn, quoted
from lampion.core.rng import Rng
from lampion.games.panda import mission_cards
from lampion.games.panda.components import FIELDS, MAX_SEATS, Board
from lampion.games.panda.position import ROUNDS
from lampion.games.panda.position_text import COLOUR_LETTERS, usual_on_card
from lampion.games.panda.table_reader import figures_of, padded, read_flags

FOURTH = 4  # building of the kind that A4, A5 or A6 is about: it wins the card


def read_row(words: Words, rng: Rng, board: Board) -> dict[str, Any]:
    """`row=C5,C3` lie there; cards that were taken stand outside bars, `row=C1|C5,C3|C8`, or are drawn."""
    size = int(board.row_size)
    word = words.word("row")
    if word is None:
        names = [[], drawn(rng, board.city_cards, size), []]
    else:
        parts = (word.value or "").split("|")
        if len(parts) not in (1, 3):
            words.refuse(word, "cards that lie in the row, or taken|lying|taken cards")
        around = parts if len(parts) == 3 else ["", parts[0], ""]
        names = [[] if part in ("", NOTHING) else part.split(",") for part in around]
        for name in (name for part in names for name in part):
            words.one_of(word, name, board.city_cards)
    cards = [name for part in names for name in part]
    if word is not None and (len(set(cards)) < len(cards) or len(cards) > size):
        words.refuse(word, f"at most {size} different city cards")
    others = [name for name in board.city_cards if name not in cards]
    row = [board.city_cards.index(name) for name in cards + drawn(rng, others, size - len(cards))]
    left = len(names[0])
    return {"row": row, "row_left": left, "row_right": left + len(names[1])}


def read_missions(words: Words, rng: Rng, data: dict[str, Any], board: Board) -> dict[str, Any]:
    """The A card, the B card, and how far the players are with the A card; none in the base game."""
    seats = data["seats"]
    nothing = {"a_count": [0] * MAX_SEATS, "on_card": [0] * MAX_SEATS, "field_used": [0] * MAX_SEATS}
    found: dict[str, Any] = {
        "a_card": mission_cards.NO_CARD,
        "b_card": mission_cards.NO_CARD,
        "a_open": False,
        "a_winner": -1,
        **nothing,
    }
    found["field_seat"] = [-1] * FIELDS
    if not data["master"]:
        return found
    found["a_card"], found["b_card"] = (
        read_card(words, "a_card", mission_cards.A_CARDS, board.a_deck),
        read_card(words, "b_card", mission_cards.B_CARDS, board.b_deck),
    )
    if data["phase"] != ROUNDS:
        return found
    for key, cards, deck in (
        ("a_card", mission_cards.A_CARDS, board.a_deck),
        ("b_card", mission_cards.B_CARDS, board.b_deck),
    ):
        if found[key] == mission_cards.NO_CARD:
            found[key] = cards.index(drawn(rng, deck, 1)[0])
    found["a_open"] = not words.flag("a_done")
    winner = words.choice("a_winner", NOTHING, [NOTHING, *COLOUR_LETTERS[:seats]])
    found["a_winner"] = COLOUR_LETTERS.find(winner)
    if winner != NOTHING and found["a_open"]:
        words.contradict("the word 'a_done' if the A card has a winner", "none")
    most = FOURTH - 1 if found["a_open"] else FOURTH
    found["a_count"] = padded(words.numbers("a_count", [0] * seats, 0, most, ","), 0)
    found["field_seat"] = read_fields(words, seats)
    found["field_used"] = read_flags(words, "field_used", seats)
    found["on_card"] = read_on_card(words, {**data, **found}, board)
    return found


def read_card(words: Words, key: str, cards: list[str], deck: list[str]) -> int:
    name = words.choice(key, NOTHING, [NOTHING, *deck])
    return mission_cards.NO_CARD if name == NOTHING else cards.index(name)


def read_fields(words: Words, seats: int) -> list[int]:
    """Whose guard is on each field of A9: `w-y---`."""
    word = words.word("fields")
    letters = NOTHING * FIELDS if word is None else word.value or ""
    if word is not None and (len(letters) != FIELDS or set(letters) - {NOTHING, *COLOUR_LETTERS[:seats]}):
        words.refuse(word, f"{FIELDS} letters of {COLOUR_LETTERS[:seats]}, or - for an empty field")
    return [COLOUR_LETTERS.find(letter) for letter in letters]


def read_on_card(words: Words, data: dict[str, Any], board: Board) -> list[int]:
    """Guards on the A card. Only those on A4–A6 can withdraw (W-58)."""
    usual = usual_on_card(data, board)
    word = words.word("on_card")
    if word is None:
        return usual
    found = figures_of(words, word, data["seats"])
    may_withdraw = data["a_open"] and board.a_kind[data["a_card"]] == mission_cards.BUILD4
    if any(one > most if may_withdraw else one != most for one, most in zip(found, usual, strict=True)):
        expected = "at most one guard each on A4, A5 or A6, and on A9 one for each field"
        words.refuse(word, expected, quoted(word.value or ""))
    return found
