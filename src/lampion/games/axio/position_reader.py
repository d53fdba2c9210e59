"""Reads positions of AXIO from text: every word is checked against the box and the rules before anything is built."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from lampion.core.position_text import NOTHING, Word, Words, drawn, quoted, read_plain
from lampion.core.rng import Rng
from lampion.games.axio.components import (
    CLOSED,
    COLOURS,
    DOWN,
    FREE,
    GRID,
    KIND_NAMES,
    LETTERS,
    RIGHT,
    Area,
    Box,
    grid_cell,
    row_and_column,
)
from lampion.games.axio.editions import EDITIONS, FIRST
from lampion.games.axio.fields import PLAIN
from lampion.games.axio.position import PLACE, STEP_FOUR
from lampion.games.axio.position_text import (
    DIRECTIONS,
    LABELS,
    PHASES,
    Placed,
    box_tiles,
    span,
    tiles_left,
    unplaced_halves,
    usual_first,
)

PLACED = re.compile(rf"([0-3]):([{LABELS}])([{LABELS}])([{DIRECTIONS}])")
TILES_OF_A_KIND = re.compile(r"([rbgop]{2})([0-9]{1,3})")


def read_box(words: Words, edition: str | None) -> Box:
    """The box of the edition that is wanted, or that the text names; else of the first one."""
    word = words.word("edition")
    wanted = None if edition is None else EDITIONS.edition(edition)
    if word is None:
        return EDITIONS.made(EDITIONS.edition(FIRST) if wanted is None else wanted)
    if wanted is not None and word.value == wanted.name:
        return EDITIONS.made(wanted)  # another edition may have the name by now
    said = EDITIONS.find(word.value)
    if said is None:
        known = ", ".join(one.name for one in EDITIONS.names())
        words.refuse(word, f"an edition that is installed here ({known})")
    if wanted is not None and said.hash != wanted.hash:
        words.refuse(word, f"a position of the edition {wanted.name}")
    return EDITIONS.made(said)


def read(words: Words, rng: Rng, box: Box) -> dict[str, Any]:
    """The data of a saved position, without its generator. Racks and bag that are left out are drawn."""
    seats = words.number("seats", 2, 1, 4)
    area = box.areas[seats]
    board = read_board(words, area, seats)
    placed = read_placed(words, area, seats, board)
    points = [words.numbers(f"score{seat}", [0] * COLOURS, 0, int(area.cap), "/") for seat in range(seats)]
    racks = read_racks(words, rng, box, board, placed, seats)
    bag = read_bag(words, rng, box, area, board, placed, racks)
    data = {
        "seats": seats,
        "board": board,
        "points": [number for own in points for number in own],
        "racks": [rack[name] for rack in racks for name in KIND_NAMES],
        "rack_sizes": [rack.total() for rack in racks],
        "bag": [bag[name] for name in KIND_NAMES],
        "bag_size": bag.total(),
        "placed": [tile.saved(board) for tile in placed],
        "player": words.number("turn", 0, 0, seats - 1),
        "phase": PHASES.index(words.choice("phase", PHASES[0], PHASES)),
        "bonus": words.number("bonus", 0, 0, COLOURS - 1),
        "first_tiles": sum(1 << seat for seat in read_first(words, area, board, placed, points)),
        "finished": words.flag("over"),
        "barrier": words.flag("barrier"),
        **read_plain(words, PLAIN),
    }
    words.end()
    check_turn(words, data, points, int(area.cap))
    return data


# -- the board -----------------------------------------------------------------------------------------------------


def read_board(words: Words, area: Area, seats: int) -> list[int]:
    board = [int(content) for content in area.empty]
    word = words.word("board")
    if word is None:
        return board
    rows = (word.value or "").split("/")
    if len(rows) != len(span(area)):
        words.refuse(word, f"{len(span(area))} rows for seats={seats}", f"{len(rows)} rows in {quoted(str(word))}")
    for row, text in zip(span(area), rows, strict=True):
        read_row(words, word, area, board, row, text)
    check_closed_cells(words, board)
    return board


def read_row(words: Words, word: Word, area: Area, board: list[int], row: int, text: str) -> None:
    columns = span(area)
    if re.fullmatch(r"(?:[0-9]{1,2}(?![0-9])|[rbgopRBGOP^])*", text) is None:
        words.refuse(word, f"numbers, ^ and letters of {LETTERS} in row {row} of the board", quoted(text))
    symbols = re.sub(r"[0-9]+", lambda run: "." * int(run[0]), text)
    if len(symbols) != len(columns):
        words.refuse(word, f"{len(columns)} cells in row {row} of the board", f"{len(symbols)} in {quoted(text)}")
    for column, symbol in zip(columns, symbols, strict=True):
        cell = grid_cell(row, column)
        printed = LETTERS[area.empty[cell] - 1].upper() if area.printed_at[cell] else None
        if printed is not None and symbol != printed:
            words.refuse(word, f"the printed square {printed} on ({row},{column})", quoted(symbol))
        if printed is None and symbol.isupper():
            words.refuse(word, f"no printed square on ({row},{column})", quoted(symbol))
        if printed is None:
            board[cell] = FREE if symbol == "." else CLOSED if symbol == "^" else LETTERS.index(symbol) + 1


def check_closed_cells(words: Words, board: list[int]) -> None:
    """A cell is closed as soon as no cell beside it is free, and never before (A-16)."""
    for cell in range(GRID):
        if board[cell] in (FREE, CLOSED):
            isolated = all(board[cell + step] != FREE for step in (RIGHT, DOWN, -RIGHT, -DOWN))
            if isolated != (board[cell] == CLOSED):
                row, column = row_and_column(cell)
                got = f"({row},{column}) {'free' if isolated else 'closed'}"
                words.contradict("a pyramid (^) on a cell exactly if no cell beside it is free", got)


def read_placed(words: Words, area: Area, seats: int, board: list[int]) -> list[Placed]:
    word = words.word("placed")
    if word is None or word.value == NOTHING:
        return []
    placed: list[Placed] = []
    taken: set[int] = set()
    for part in (word.value or "").split(","):
        found = PLACED.fullmatch(part)
        if found is None or int(found[1]) >= seats:
            words.refuse(word, f"a seat below {seats}, two labels and a direction, like 0:45>", quoted(part))
        tile = Placed(int(found[1]), LABELS.index(found[2]), LABELS.index(found[3]), DIRECTIONS.index(found[4]))
        for cell in tile.cells:
            if not FREE < board[cell] < CLOSED or area.printed_at[cell] or cell in taken:
                words.refuse(word, "tiles that lie on the board, each half once", quoted(part))
            taken.add(cell)
        placed.append(tile)
    return placed


def read_first(words: Words, area: Area, board: list[int], placed: list[Placed], points: list[list[int]]) -> list[int]:
    """Who has placed a first tile: until everybody has, nobody has placed a second one without a bonus turn (A-11)."""
    seats = len(points)
    word = words.word("first")
    found = usual_first(board, placed, area, seats)
    if word is not None:
        parts = [] if word.value == NOTHING else (word.value or "").split(",")
        found = [words.whole(word, part, 0, seats - 1) for part in parts]
        if len(set(found)) < len(found):
            words.refuse(word, "each seat at most once")
    tiles = len(placed) + unnamed_tiles(board, placed, area)
    bonus_turns = any(area.cap in own for own in points)
    if len(found) < seats and tiles > len(found) and not bonus_turns:
        words.contradict(f"at most {len(found)} tiles on the board until everybody has placed a first one", tiles)
    return found


# -- tiles and scores ------------------------------------------------------------------------------------------------


def read_racks(
    words: Words, rng: Rng, box: Box, board: list[int], placed: list[Placed], seats: int
) -> list[Counter[str]]:
    """The racks; those that are left out are dealt from the tiles that the text does not show."""
    most = int(box.rack) if seats > 1 else 1
    given = [read_rack(words, seat, most) for seat in range(seats)]
    racks = [rack for rack in given if rack is not None]
    left = tiles_left(board, box, placed, racks)
    check_box(words, box, left)
    missing = most * given.count(None)
    too_many = missing + unnamed_tiles(board, placed, box.areas[seats]) - left.total()
    if too_many > 0:
        words.contradict(f"at most {int(box.tiles)} tiles", int(box.tiles) + too_many)
    deck = drawn(rng, sorted(left.elements()), missing)
    return [Counter(deck.pop() for _ in range(most)) if rack is None else rack for rack in given]


def read_rack(words: Words, seat: int, most: int) -> Counter[str] | None:
    word = words.word(f"rack{seat}")
    if word is None:
        return None
    parts = [] if word.value == NOTHING else (word.value or "").split(",")
    if len(parts) > most:
        words.refuse(word, f"at most {most} {'tile' if most == 1 else 'tiles'}", str(len(parts)))
    return Counter(read_tile(words, word, part) for part in parts)


def read_tile(words: Words, word: Word, part: str) -> str:
    name = "".join(sorted(part, key=LETTERS.find))
    if name not in KIND_NAMES:
        words.refuse(word, f"tiles of two letters of {LETTERS}", f"{quoted(part)} in {quoted(str(word))}")
    return name


def read_bag(
    words: Words,
    rng: Rng,
    box: Box,
    area: Area,
    board: list[int],
    placed: list[Placed],
    racks: list[Counter[str]],
) -> Counter[str]:
    """What is left of the box; chance takes out as many tiles as lie on the board without being named by `placed`."""
    left = tiles_left(board, box, placed, racks)
    most = left.total() - unnamed_tiles(board, placed, area)
    word = words.word("bag")
    if word is None or re.fullmatch(r"[0-9]+", word.value or ""):
        size = most if word is None else words.whole(word, word.value or "", 0, most)
        return left if size == left.total() else Counter(drawn(rng, sorted(left.elements()), size))
    bag: Counter[str] = Counter()
    for part in [] if word.value == NOTHING else (word.value or "").split(","):
        found = TILES_OF_A_KIND.fullmatch(part)
        if found is None:
            words.refuse(word, "a number, or tiles and how many there are like rb7", quoted(part))
        bag[read_tile(words, word, found[1])] += int(found[2])
    left.subtract(bag)
    check_box(words, box, left)
    if bag.total() > most:
        words.refuse(word, f"at most {most} tiles in the bag", str(bag.total()))
    return bag


def unnamed_tiles(board: list[int], placed: list[Placed], area: Area) -> int:
    return (len(unplaced_halves(board, placed, area)) + 1) // 2


def check_box(words: Words, box: Box, left: Counter[str]) -> None:
    for name, count in box_tiles(box).items():
        if left[name] < 0:
            words.contradict(f"at most {count} tiles {name}", count - left[name])


# -- the turn ------------------------------------------------------------------------------------------------------


def check_turn(words: Words, data: dict[str, Any], points: list[list[int]], cap: int) -> None:
    """Whether the game is over follows from the board and the scores (A-22, A-26); the rest fits the turn (A-20)."""
    to_place = data["phase"] == PLACE
    no_tile = to_place and data["bag_size"] == 0 and data["rack_sizes"][data["player"]] == 0
    ended = FREE not in data["board"] or any(min(own) == cap for own in points) or no_tile
    if ended and not data["finished"]:
        words.contradict("the word 'over' if no cell is free, or a player has reached the end of all tracks", "none")
    if data["finished"] and not ended:
        words.contradict("a free cell nowhere, or a player at the end of all tracks, to be over", "neither")
    if data["phase"] == STEP_FOUR and (data["bonus"] or data["seats"] == 1 or data["finished"]):
        words.contradict(
            "a game of several players that goes on, and no bonus turns, for phase=refill", "something else"
        )
    if data["bonus"] and data["seats"] == 1:
        words.contradict("no bonus turns in a solo game", data["bonus"])
    for seat, size in enumerate(data["rack_sizes"]):
        moving = seat == data["player"]
        needed = 1 + data["bonus"] if moving else 1
        used_up = data["bag_size"] == 0 and not moving  # with other data tiles can run out (AR-18)
        if not data["finished"] and size < needed and not used_up and not (moving and not to_place):
            words.contradict(
                "a tile on each rack for the next turn, and one for each bonus turn", f"{size} for seat {seat}"
            )
