"""Positions of Way of the Panda as text: `seats=2 round=3 white.heroes=a4,b2,- a1-a2=wwy b2=gate` (docs/positions.md).

The text is made of the plain data of a saved position; position_reader.py is the way back. All of it is public (W-53).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lampion.core.position_text import NOTHING, plain_words, written
from lampion.games.panda import ask, mission_cards
from lampion.games.panda.components import (
    BUILDINGS,
    COLOURS,
    FIELDS,
    FOUNDATION,
    FRAME,
    KINDS,
    MAX_SEATS,
    NO_TILE,
    SPACES,
    Board,
)
from lampion.games.panda.fields import PLAIN
from lampion.games.panda.pending_text import pending_text
from lampion.games.panda.position import ROUNDS

COLOUR_LETTERS = "".join(colour[0] for colour in COLOURS)
TILE_LETTERS = COLOUR_LETTERS.upper() + "N"  # whose tile lies on a path; the last is a neutral one
SETUPS = ["guards", "heroes"]
ENDINGS = ["", "foundations", "last-building", "capitals", "rounds"]
HASH_DIGITS = 12


def text_of(saved: dict[str, Any], board: Board) -> str:
    """The text of a saved position."""
    seats = saved["seats"]
    return written(
        [
            f"map={board.name}:{board.hash[:HASH_DIGITS]}",
            f"seats={seats}",
            "master" if saved["master"] else None,
            *(round_words(saved, board, seats) if saved["phase"] == ROUNDS else setup_words(saved)),
            f"order={seat_letters(saved['order'][:seats])}" if saved["order"][:seats] != list(range(seats)) else None,
            f"ap={','.join(f'{field}:{seat_letters(stack)}' for field, stack in saved['stacks'])}",
            numbers_word("vp", saved["vp"][:seats], [int(board.vp_start)] * seats),
            *(word for seat in range(seats) for word in hero_words(saved, board, seat)),
            *path_words(saved, board),
            *place_words(saved, board),
            row_text(saved, board),
            *(mission_words(saved, board, seats) if saved["master"] else []),
            "barrier" if saved["barrier"] else None,
            *plain_words(saved, PLAIN, True),
        ]
    )


def setup_words(saved: dict[str, Any]) -> list[str]:
    return [f"setup={SETUPS[saved['phase']]}:{saved['placed']}"]


def round_words(saved: dict[str, Any], board: Board, seats: int) -> list[str | None]:
    """What only the rounds have: whose turn it is, the action board, what is to be decided, and the end."""
    guards = saved["space_guards"]
    passed = [seat for seat in range(seats) if saved["passed"][seat]]
    frames = [saved["frames"][at : at + FRAME] for at in range(0, len(saved["frames"]), FRAME)]
    usual = [] if saved["finished"] else [[ask.TURN, 0, 0, 0]]
    return [
        f"round={saved['round']}",
        f"turn={COLOUR_LETTERS[saved['active']]}",
        f"passed={seat_letters(passed)}" if passed else None,
        *(
            f"space{space}={figures_text(guards[space * MAX_SEATS : (space + 1) * MAX_SEATS])}"
            for space in range(SPACES)
            if any(guards[space * MAX_SEATS : (space + 1) * MAX_SEATS])
        ),
        numbers_word("reached", saved["reached"][:seats], usual_reached(guards, seats)),
        f"asked={pending_text(board, frames)}" if frames != usual else None,
        f"ending={ENDINGS[saved['ending']]}" if saved["ending"] else None,
        numbers_word("hero_vp", saved["hero_vp"][:seats], [0] * seats),
        numbers_word("b_vp", saved["b_vp"][:seats], [0] * seats),
        "over" if saved["finished"] else None,
    ]


def hero_words(saved: dict[str, Any], board: Board, seat: int) -> list[str | None]:
    """Monk, governor, warrior: where they are, their strength and their missions."""
    colour, own = COLOURS[seat], slice(seat * KINDS, (seat + 1) * KINDS)
    nodes = [NOTHING if node == board.vanished else board.node_names[node] for node in saved["heroes"][own]]
    return [
        f"{colour}.heroes={','.join(nodes)}" if set(nodes) != {NOTHING} else None,
        numbers_word(f"{colour}.strength", saved["strength"][own], [int(board.strength_printed)] * KINDS),
        numbers_word(f"{colour}.missions", saved["missions"][own], [0] * KINDS),
    ]


def path_words(saved: dict[str, Any], board: Board) -> list[str]:
    """Paths with guards (`a1-a2=wwy`) or a tile (`a1-a2=W`)."""
    found = []
    for path, name in enumerate(board.path_names):
        tile, figures = saved["tiles"][path], saved["figures"][path * MAX_SEATS : (path + 1) * MAX_SEATS]
        if tile != NO_TILE:
            found.append(f"{name}={TILE_LETTERS[tile - 1]}")
        elif any(figures):
            found.append(f"{name}={figures_text(figures)}")
    return found


def place_words(saved: dict[str, Any], board: Board) -> list[str]:
    """Places with buildings: `b2=gate,market`, `c3=foundation,gate`."""
    return [
        f"{board.place_names[place]}={','.join(buildings(bits))}" for place, bits in enumerate(saved["towns"]) if bits
    ]


def buildings(bits: int) -> list[str]:
    pieces = [name for kind, name in enumerate(BUILDINGS) if bits >> kind & 1]
    return (["foundation"] if bits & FOUNDATION else []) + pieces


def row_text(saved: dict[str, Any], board: Board) -> str:
    """The city row; cards that were taken stand outside the bars: `row=C1|C5,C3|C8`."""
    names = [board.city_cards[card] for card in saved["row"]]
    left, right = saved["row_left"], saved["row_right"]
    parts = [",".join(part) for part in (names[:left], names[left:right], names[right:])]
    return f"row={parts[1]}" if len(names) == right - left else f"row={'|'.join(parts)}"


def mission_words(saved: dict[str, Any], board: Board, seats: int) -> list[str | None]:
    """The Master variant's cards, and how far the players are with the A card."""
    used = [seat for seat in range(seats) if saved["field_used"][seat]]
    on_card, field_seat = saved["on_card"], saved["field_seat"]
    fields = "".join(NOTHING if seat < 0 else COLOUR_LETTERS[seat] for seat in field_seat)
    return [
        f"a_card={mission_cards.A_CARDS[saved['a_card']]}" if saved["a_card"] != mission_cards.NO_CARD else None,
        f"b_card={mission_cards.B_CARDS[saved['b_card']]}" if saved["b_card"] != mission_cards.NO_CARD else None,
        "a_done" if saved["phase"] == ROUNDS and not saved["a_open"] else None,
        f"a_winner={COLOUR_LETTERS[saved['a_winner']]}" if saved["a_winner"] >= 0 else None,
        numbers_word("a_count", saved["a_count"][:seats], [0] * seats),
        f"on_card={figures_text(on_card)}" if on_card != usual_on_card(saved, board) else None,
        f"fields={fields}" if fields != NOTHING * FIELDS else None,
        f"field_used={seat_letters(used)}" if used else None,
    ]


# -- parts of words, and what they usually are ------------------------------------------------------------------------


def seat_letters(seats: Sequence[int]) -> str:
    return "".join(COLOUR_LETTERS[seat] for seat in seats)


def figures_text(counts: Sequence[int]) -> str:
    """A letter for each guard."""
    return "".join(letter * count for letter, count in zip(COLOUR_LETTERS, counts, strict=True)) or NOTHING


def numbers_word(key: str, numbers: list[int], usual: list[int]) -> str | None:
    return None if numbers == usual else f"{key}={','.join(map(str, numbers))}"


def usual_reached(space_guards: list[int], seats: int) -> list[int]:
    """The last space on which a player has guards; -1 for none."""
    return [
        max((space for space in range(SPACES) if space_guards[space * MAX_SEATS + seat]), default=-1)
        for seat in range(seats)
    ]


def usual_on_card(saved: dict[str, Any], board: Board) -> list[int]:
    """One guard of everybody on A4–A6 (W-58), and on A9 one for each field (W-61), as long as the card is there."""
    if not saved["a_open"]:
        return [0] * MAX_SEATS
    kind = board.a_kind[saved["a_card"]]
    if kind == mission_cards.SPECIAL:
        return [saved["field_seat"].count(seat) for seat in range(MAX_SEATS)]
    return [int(kind == mission_cards.BUILD4 and seat < saved["seats"]) for seat in range(MAX_SEATS)]
