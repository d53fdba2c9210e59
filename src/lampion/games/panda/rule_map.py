"""The map of an edition of Way of the Panda as the rules page prints it: in characters, without what lies on it."""

from __future__ import annotations

from lampion.core.picture import aligned
from lampion.core.rng import rng_from
from lampion.games.panda.components import Board
from lampion.games.panda.map_picture import Cells, cells_of, other_end
from lampion.games.panda.map_view import border_view, path_view, place_view
from lampion.games.panda.state import Panda
from lampion.games.panda.view_shapes import MapDrawing, PlaceView

LEFT, WIDE = 12, 10  # where the first place begins, and how far it is to the next


def drawn_map(board: Board) -> str:
    """A grid as a drawing; of any other map each place with its ways and their ninjas."""
    empty = Panda(rng_from(""), board, 2, False, None)
    seen: MapDrawing = {
        "places": [place_view(empty, place) for place in range(board.places)],
        "borders": [border_view(empty, area) for area in range(len(board.border_names))],
        "paths": [path_view(empty, path) for path in range(board.paths)],
    }
    cells = cells_of(seen)
    return "\n".join(listed(seen) if cells is None else grid(seen, cells))


def marked(place: PlaceView) -> str:
    marks = ["s" if place["start"] else "", "F" if place["frontier"] else ""]
    return " ".join([place["id"], *filter(None, marks), *([f"#{place['number']}"] if place["number"] else [])])


def listed(seen: MapDrawing) -> list[str]:
    rows = []
    for place in seen["places"]:
        ways = [path for path in seen["paths"] if place["id"] in path["ends"]]
        rows.append([marked(place), " ".join(f"{other_end(path, place['id'])}({path['ninjas']})" for path in ways)])
    return aligned(rows)


def grid(seen: MapDrawing, cells: Cells) -> list[str]:
    canvas: dict[tuple[int, int], str] = {}

    def write(column: int, line: int, text: str) -> None:
        canvas.update({(line, column + i): letter for i, letter in enumerate(text)})

    texts = {place["id"]: marked(place) for place in seen["places"]}
    sides = {border["id"]: border["side"] for border in seen["borders"]}
    rows = max(cells[name][1] for name in texts) + 1
    for name, text in texts.items():
        column, row = cells[name]
        write(LEFT + WIDE * column, 2 + 2 * row, text)
    for path in seen["paths"]:
        one, other = sorted(path["ends"], key=lambda end: cells[end])
        column, row = cells[one]
        number = str(path["ninjas"])
        outside = next((end for end in path["ends"] if end in sides), None)
        if outside is not None:
            label = f"{outside}({number})"
            at = LEFT + WIDE * cells[path["ends"][0]][0]
            if sides[outside] in "NS":
                north = sides[outside] == "N"
                write(at - 2, 0 if north else 2 * rows + 2, label)
                write(at, 1 if north else 2 * rows + 1, "|")
            elif sides[outside] == "W":
                write(0, 2 + 2 * row, f"{label:>6} ----")
            else:
                end = at + len(texts[path["ends"][0]])
                write(end, 2 + 2 * row, f" {'-' * (at + WIDE - 2 - end)} {label}")
        elif row == cells[other][1]:
            end = LEFT + WIDE * column + len(texts[one])
            write(end, 2 + 2 * row, f" {number.center(LEFT + WIDE * (column + 1) - end - 2, '-')} ")
        else:
            write(LEFT + WIDE * column, 3 + 2 * row, number)
    width = 1 + max(column for _, column in canvas)
    lines = range(2 * rows + 3)
    return ["".join(canvas.get((line, column), " ") for column in range(width)).rstrip() for line in lines]


def runs(names: list[str]) -> str:
    """Ids in a row, shortened where they count up or down: N1–N4, S4–S1."""
    found: list[list[str]] = []
    for name in names:
        if found and follows(found[-1], name):
            found[-1].append(name)
        else:
            found.append([name])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found) or "–"


def follows(run: list[str], name: str) -> bool:
    letters, number = split(name)
    last_letters, last = split(run[-1])
    if letters != last_letters or abs(number - last) != 1:
        return False
    return len(run) == 1 or number - last == last - split(run[-2])[1]


def split(name: str) -> tuple[str, int]:
    """The letters of an id and the number at its end."""
    letters = name.rstrip("0123456789")
    return letters, int(name[len(letters) :])
