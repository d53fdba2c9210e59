"""Positions of AXIO in the notation of its rules: pictures of boards, racks and scores, loaded into the real engine.

A picture shows `.` for a free cell, a lower case letter for half a tile, a capital for a printed square and `^` for a
closed cell. Rows and columns are labelled 0 to 9, then X, Y and Z. Cells that a picture does not show are free.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

from lampion.core.setup import Setup
from lampion.games.axio.components import (
    CLOSED,
    FREE,
    KIND_NAMES,
    KINDS,
    LETTERS,
    OUTSIDE,
    SIDE,
    grid_cell,
)
from lampion.games.axio.editions import EDITIONS
from lampion.games.axio.game import GAME
from lampion.games.axio.state import Axio

Cell: TypeAlias = tuple[int, int]
Board: TypeAlias = dict[Cell, str]

LABELS = "0123456789XYZ"
SYMBOLS = ".^" + LETTERS + LETTERS.upper()
NO_TILE: Board = {}


# -- reading -------------------------------------------------------------------------------------------------


def boards(block: str) -> dict[str, Board]:
    """The boards that stand side by side in a block, by the names above them."""
    lines = [line.rstrip() for line in block.splitlines() if line.strip()]
    head = next(i for i, line in enumerate(lines) if re.fullmatch(rf"\s*([{LABELS}]{{2,}}\s*)+", line))
    spans = [(found.start(), found.end()) for found in re.finditer(r"\S+", lines[head])]
    names = lines[head - 1].split() if head else ["" for _ in spans]
    if len(names) != len(spans):
        raise ValueError(f"{len(spans)} boards need as many names, got {names}")
    drawn: dict[str, Board] = {name: {} for name in names}
    for line in lines[head + 1 :]:
        row = LABELS.index(line.lstrip()[0])
        for name, (start, end) in zip(names, spans, strict=True):
            labels, symbols = lines[head][start:end], line[start:end]
            if len(symbols) != len(labels) or not set(symbols) <= set(SYMBOLS):
                raise ValueError(f"row {row} of board {name!r} must be {len(labels)} of {SYMBOLS}, got {symbols!r}")
            for label, symbol in zip(labels, symbols, strict=True):
                drawn[name][row, LABELS.index(label)] = symbol
    return drawn


def board(block: str) -> Board:
    """The only board of a block."""
    (only,) = boards(block).values()
    return only


def cell(text: str) -> Cell:
    """A cell written with two labels, such as 4X."""
    return LABELS.index(text[0]), LABELS.index(text[1])


def tally(text: str) -> list[int]:
    """Scores written r/b/g/o/p."""
    points = [int(part) for part in text.split("/")]
    assert len(points) == len(LETTERS), f"five scores expected, got {text!r}"
    return points


def counts(tiles: str | Sequence[str]) -> list[int]:
    """Tiles by name, such as "rr bo", as the engine counts them."""
    names = tiles.split() if isinstance(tiles, str) else tiles
    held = Counter("".join(sorted(name, key=LETTERS.index)) for name in names)
    assert set(held) <= set(KIND_NAMES), f"not all of these are tiles: {names}"
    return [held[name] for name in KIND_NAMES]


# -- building ------------------------------------------------------------------------------------------------


def position(
    drawn: Board | str = NO_TILE,
    rack: str = "rb gg oo pp rg",
    *,
    seats: int = 2,
    scores: str | Sequence[str] = "0/0/0/0/0",
    bag: int | str | None = None,
    player: int = 0,
    step: str = "place",
    bonus: int = 0,
    first_tiles: Sequence[int] = (0, 1, 2, 3),
    other_racks: Mapping[int, str] | None = None,
    finished: bool = False,
) -> Axio:
    """A position of the real engine.

    `rack` and a single `scores` are those of the player to move; a list of scores has one entry for each seat.
    `bag` is its content, or its size; left out, it holds every tile that is on no rack. `first_tiles` are the seats
    that have placed theirs.
    """
    data = cast("dict[str, Any]", GAME.new(Setup(seats, "a position", start=player)).dump())
    data["board"] = _grid(data["board"], board(drawn) if isinstance(drawn, str) else drawn)
    if isinstance(scores, str):
        scores = [scores if seat == player else "0/0/0/0/0" for seat in range(seats)]
    data["points"] = [points for own in scores for points in tally(own)]
    for seat, tiles in {**(other_racks or {}), player: rack}.items():
        data["racks"][seat * KINDS : (seat + 1) * KINDS] = counts(tiles)
        data["rack_sizes"][seat] = sum(counts(tiles))
    data["bag"] = _bag(data["racks"], bag)
    data["bag_size"] = sum(data["bag"])
    data["phase"] = ["place", "refill"].index(step)
    data["bonus"] = bonus
    data["first_tiles"] = sum(1 << seat for seat in first_tiles if seat < seats)
    data["finished"] = finished
    return GAME.load(data)


def _grid(grid: list[int], drawn: Board) -> list[int]:
    filled = list(grid)
    printed = {
        (row, column): LETTERS[symbol - 1].upper() for row, column, symbol in EDITIONS.named("first").areas[4].printed
    }
    for (row, column), symbol in drawn.items():
        at = grid_cell(row, column)
        assert grid[at] != OUTSIDE, f"({row},{column}) is outside the active area"
        assert symbol == printed.get((row, column), symbol), f"({row},{column}) is printed {printed[row, column]}"
        if symbol == "^":
            filled[at] = CLOSED
        elif symbol.islower():
            filled[at] = LETTERS.index(symbol) + 1
        else:
            assert symbol == "." or (row, column) in printed, f"nothing is printed on ({row},{column})"
    return filled


def _bag(racks: list[int], wanted: int | str | None) -> list[int]:
    if isinstance(wanted, str):
        return counts(wanted)
    left = [max(0, int(EDITIONS.named("first").kind_counts[kind]) - sum(racks[kind::KINDS])) for kind in range(KINDS)]
    while wanted is not None and sum(left) > wanted:
        left[left.index(max(left))] -= 1
    assert wanted is None or sum(left) == wanted, f"there are only {sum(left)} tiles for a bag of {wanted}"
    return left


# -- showing -------------------------------------------------------------------------------------------------


def drawn_board(state: Axio) -> Board:
    """Every cell of the active area, as a picture shows it."""
    grid = cast("list[int]", state.dump()["board"])
    printed = {(row, column) for row, column, _ in state.area.printed}
    shown: Board = {}
    for row in range(SIDE):
        for column in range(SIDE):
            content = grid[grid_cell(row, column)]
            if content in (FREE, CLOSED):
                shown[row, column] = "." if content == FREE else "^"
            elif content != OUTSIDE:
                letter = LETTERS[content - 1]
                shown[row, column] = letter.upper() if (row, column) in printed else letter
    return shown


def picture(state: Axio) -> str:
    """The board with racks and scores, for the eye of whoever reads a failure."""
    shown = drawn_board(state)
    rows = sorted({row for row, _ in shown})
    lines = ["", "   " + "".join(LABELS[column] for column in rows)]
    lines += [f"{LABELS[row]}  " + "".join(shown[row, column] for column in rows) for row in rows]
    for seat in range(len(state.scores())):
        mark = ">" if seat == state.seat() else " "
        lines.append(f"{mark} seat {seat}: {scores(state, seat)}, rack {rack(state, seat)}")
    turns = f", {bonus_turns(state)} bonus turns" if bonus_turns(state) else ""
    return "\n".join([*lines, f"  {step(state)}{turns}, bag {sum(bag(state).values())}"])


def scores(state: Axio, seat: int = 0) -> str:
    """A seat's scores, r/b/g/o/p."""
    return "/".join(str(points) for points in state.tally(seat))


def rack(state: Axio, seat: int = 0) -> str:
    """The tiles a seat holds."""
    held = cast("list[int]", state.dump()["racks"])[seat * KINDS : (seat + 1) * KINDS]
    return " ".join(name for name, count in zip(KIND_NAMES, held, strict=True) for _ in range(count))


def bag(state: Axio) -> Counter[str]:
    """The tiles in the bag."""
    return Counter(dict(zip(KIND_NAMES, cast("list[int]", state.dump()["bag"]), strict=True)))


def step(state: Axio) -> str:
    """What is to be done now: place, refill (or swap), or nothing because the game is over."""
    return str(GAME.view(state, None)["phase"])


def bonus_turns(state: Axio) -> int:
    """How many bonus turns the player has to play, the one that begins now included."""
    prompt = GAME.prompt(state, None)
    return cast("int", prompt.args["count"]) if prompt.key == "axio-prompt-bonus" else 0


def closed_cells(state: Axio) -> list[Cell]:
    """The closed cells."""
    return [at for at, symbol in drawn_board(state).items() if symbol == "^"]


# -- playing -------------------------------------------------------------------------------------------------


def play(state: Axio, *moves: str) -> Axio:
    """Carry out moves in the notation of the rules; a refusal shows the board."""
    for move in moves:
        rule = refused(state, move)
        assert rule is None, f"{move} is refused by {rule}{picture(state)}"
        state.apply(GAME.parse(state, move))
    return state


def refused(state: Axio, move: str) -> str | None:
    """The number of the rule that speaks against a move, "" for one without a number; None if it is legal."""
    action = GAME.parse(state, move)
    reason = state.refusal(action)
    assert (reason is None) == (action in state.legal()), f"refusal and legal moves disagree on {move}{picture(state)}"
    return None if reason is None else reason.rule


def slots(state: Axio) -> set[tuple[Cell, Cell]]:
    """Every slot where a tile may be placed now."""
    found = set()
    for action in state.legal():
        one, two = re.findall(r"\((\d+),(\d+)\)", GAME.notation(state, action))
        found.add(((int(one[0]), int(one[1])), (int(two[0]), int(two[1]))))
    return found


@dataclass(frozen=True)
class Effect:
    """What a placement scores, as the tables of the rules write it."""

    tile: str
    pyramids: str
    total: str


def effect(state: Axio, move: str) -> Effect:
    """Points of the two halves, points of each pyramid, and what the player really gains by placing a tile."""
    (seen,) = cast("list[dict[str, Any]]", GAME.previews(state, [GAME.parse(state, move)]))
    halves = re.findall(r"([rbgop])\((\d+,\d+)\)", move)
    tile = " ".join(f"{c}{sum(len(ray['cells']) for ray in seen['rays'] if ray['from'] == at)}" for c, at in halves)
    pyramids = [f"({closed['cell']}): {_letters(closed['points'])}" for closed in seen["closed"]]
    seat = int(state.seat())
    before = state.tally(seat)
    after = play(state.copy(), move).tally(seat)
    gained = {c: new - old for c, new, old in zip(LETTERS, after, before, strict=True) if new != old}
    assert _letters(seen["points"]) == _letters(gained), f"the preview of {move} is not what happens{picture(state)}"
    return Effect(tile, "; ".join(pyramids) or "none", _letters(gained))


def _letters(points: Mapping[str, int]) -> str:
    return " ".join(f"{colour[0]}{number}" for colour, number in points.items())
