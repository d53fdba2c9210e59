"""Reads what lies on the map of Way of the Panda, on the clan sheets and on the action board from a position text.

What lies nowhere there is in the supplies: every count is checked against the map file.
"""

from __future__ import annotations

from typing import Any

from lampion.core.position_text import NOTHING, Word, Words, drawn, quoted
from lampion.core.rng import Rng
from lampion.games.panda.components import (
    ALL_KINDS,
    BUILDINGS,
    CLASS_OF,
    COLOURS,
    FOUNDATION,
    HEROES,
    KINDS,
    MAX_SEATS,
    NO_TILE,
    SPACES,
    TILE_CLASSES,
    TILE_KINDS,
    TILE_OWNERS,
    Board,
)
from lampion.games.panda.position_text import COLOUR_LETTERS, TILE_LETTERS

OWNERS = [*COLOURS, "neutral"]


def figures_of(words: Words, word: Word | None, seats: int) -> list[int]:
    """Guards by seat: a letter for each."""
    letters = "" if word is None else words.letters_of(word, COLOUR_LETTERS[:seats])
    return [letters.count(letter) for letter in COLOUR_LETTERS]


def padded(numbers: list[int], rest: int) -> list[int]:
    """Vectors for seats hold four entries, however many play."""
    return numbers + [rest] * (MAX_SEATS - len(numbers))


def read_seats(words: Words, key: str, seats: int) -> list[int] | None:
    """Players by the letters of their colours, each at most once; None if the word is not there."""
    letters = words.letters(key, COLOUR_LETTERS[:seats])
    if letters is None:
        return None
    if len(set(letters)) < len(letters):
        words.contradict(f"each player at most once in {key}", quoted(letters))
    return [COLOUR_LETTERS.index(letter) for letter in letters]


def read_flags(words: Words, key: str, seats: int) -> list[int]:
    """A 1 for each player who is named."""
    named = read_seats(words, key, seats) or []
    return [int(seat in named) for seat in range(MAX_SEATS)]


# -- the map -------------------------------------------------------------------------------------------------------


def read_paths(words: Words, board: Board, seats: int) -> dict[str, list[int]]:
    """Guards and tiles; the ninjas that neither covers are uncovered (W-32, W-33)."""
    figures, tiles, uncovered = [0] * (board.paths * MAX_SEATS), [NO_TILE] * board.paths, [int(n) for n in board.ninjas]
    for path, name in enumerate(board.path_names):
        word = words.word(name)
        if word is None:
            continue
        if word.value in list(TILE_LETTERS[:seats] + TILE_LETTERS[-1]):
            tiles[path] = TILE_LETTERS.index(word.value or "") + 1
            uncovered[path] = 0
            continue
        guards = figures_of(words, word, seats)
        if sum(guards) > uncovered[path]:
            words.refuse(word, f"at most {uncovered[path]} guards, one for each ninja of {name}")
        figures[path * MAX_SEATS : (path + 1) * MAX_SEATS] = guards
        uncovered[path] -= sum(guards)
    return {"figures": figures, "tiles": tiles, "uncovered": uncovered}


def read_towns(words: Words, rng: Rng, board: Board) -> list[int]:
    """Buildings; if there are none at all, the start buildings are drawn (W-14)."""
    towns = [read_town(words, name) for name in board.place_names]
    if not any(towns):
        deck = [name for name in BUILDINGS for _ in range(int(board.start_cards_per_kind))]
        for place, name in zip(board.start_places, drawn(rng, deck, len(board.start_places)), strict=True):
            towns[place] = 1 << BUILDINGS.index(name)
    return towns


def read_town(words: Words, name: str) -> int:
    word = words.word(name)
    if word is None or word.value == NOTHING:
        return 0
    parts = (word.value or "").split(",")
    for part in parts:
        words.one_of(word, part, ["foundation", *BUILDINGS])
    if len(set(parts)) < len(parts):
        words.refuse(word, "each kind of building at most once on a place")
    bits = sum(FOUNDATION if part == "foundation" else 1 << BUILDINGS.index(part) for part in parts)
    if bits == ALL_KINDS:
        words.refuse(word, "a foundation where there are three kinds of buildings")
    return bits


# -- clan sheets ---------------------------------------------------------------------------------------------------


def read_sheets(words: Words, board: Board, seats: int) -> dict[str, list[int]]:
    """Heroes who are not named are not on the map; they have their printed strength and no missions."""
    heroes, strength, missions = ([value] * (MAX_SEATS * KINDS) for value in (board.vanished, 0, 0))
    for seat, colour in enumerate(COLOURS[:seats]):
        own, printed = slice(seat * KINDS, (seat + 1) * KINDS), int(board.strength_printed)
        heroes[own] = read_heroes(words, words.word(f"{colour}.heroes"), board)
        rows = int(board.strength_rows)
        strength[own] = words.numbers(f"{colour}.strength", [printed] * KINDS, printed, rows, ",")
        missions[own] = words.numbers(f"{colour}.missions", [0] * KINDS, 0, int(board.mission_rows), ",")
    return {"heroes": heroes, "strength": strength, "missions": missions}


def read_heroes(words: Words, word: Word | None, board: Board) -> list[int]:
    if word is None:
        return [board.vanished] * KINDS
    parts = (word.value or "").split(",")
    if len(parts) != KINDS or any(part not in (NOTHING, *board.node_names) for part in parts):
        expected = f"places or border areas of {', '.join(HEROES)} like a1,N2,- (- for a hero who is not on the map)"
        words.refuse(word, expected)
    return [board.vanished if part == NOTHING else board.node_names.index(part) for part in parts]


# -- the action board ------------------------------------------------------------------------------------------------


def read_spaces(words: Words, board: Board, seats: int) -> dict[str, list[int]]:
    """Guards on spaces: the printed number for the first use of the round, then always one more (W-23)."""
    guards, last_use = [], []
    for space in range(SPACES):
        word = words.word(f"space{space}")
        own = figures_of(words, word, seats)
        needed, last = int(board.first_guards[space]), 0
        left = sum(own)
        while left > 0:
            last = last + 1 if last else needed
            left -= last
        if left and word is not None:
            words.refuse(word, f"{needed} guards on space {space} for its first use, and one more for each other use")
        guards += own
        last_use.append(last)
    return {"space_guards": guards, "last_use": last_use}


# -- supplies ------------------------------------------------------------------------------------------------------


def lay_supplies(words: Words, data: dict[str, Any], board: Board) -> None:
    """Everything of the box that does not lie on the table."""
    seats = data["seats"]
    data["posted"] = [sum(data["space_guards"][seat::MAX_SEATS]) for seat in range(MAX_SEATS)]
    data["guards"] = [0] * MAX_SEATS
    for seat in range(seats):
        used = sum(data["figures"][seat::MAX_SEATS]) + data["posted"][seat] + data["on_card"][seat]
        data["guards"][seat] = left_of(words, int(board.guards[seats - 2]), used, f"{COLOURS[seat]} guards")
    data["tile_stock"] = tile_stock(words, data, board)
    data["sheet_stock"] = sheet_stock(words, data, board)
    data["piece_stock"] = [
        left_of(words, int(board.pieces_per_kind), sum(bits >> kind & 1 for bits in data["towns"]), f"pieces of {name}")
        for kind, name in enumerate(BUILDINGS)
    ]
    laid = sum(bool(data["towns"][place] & FOUNDATION) for place in range(board.places))
    data["foundation_stock"] = left_of(words, int(board.foundations), laid, "foundations")


def left_of(words: Words, there_are: int, used: int, what: str) -> int:
    if used > there_are:
        words.contradict(f"at most {there_are} {what}", used)
    return there_are - used


def tile_stock(words: Words, data: dict[str, Any], board: Board) -> list[int]:
    """Route tiles by owner and class, for the players of this game and the neutral ones."""
    stock = [0] * (TILE_OWNERS * KINDS)
    for owner, name in enumerate(OWNERS):
        if owner < data["seats"] or name == "neutral":
            there_are = board.neutral_tiles if name == "neutral" else board.own_tiles
            paths = [path for path in range(board.paths) if data["tiles"][path] == owner + 1]
            laid = [int(CLASS_OF[board.ninjas[path]]) for path in paths]
            for size, kind in enumerate(TILE_CLASSES):
                what = f"{name} tiles {kind}"
                stock[owner * KINDS + size] = left_of(words, int(there_are[size]), laid.count(size), what)
    return stock


def sheet_stock(words: Words, data: dict[str, Any], board: Board) -> list[int]:
    """Strength tiles, then mission tiles."""
    stock, seats = [], data["seats"]
    printed = int(board.strength_printed) * seats
    for kind, name in enumerate(TILE_KINDS):
        strong = kind < KINDS
        there_are = int((board.strength_tiles if strong else board.mission_tiles)[seats - 2])
        taken = sum(data["strength" if strong else "missions"][kind % KINDS :: KINDS]) - (printed if strong else 0)
        stock.append(left_of(words, there_are, taken, f"tiles {name}"))
    return stock
