"""The map of Way of the Panda in characters: places in frames, the paths between them, border areas around."""

from __future__ import annotations

from lampion.core.picture import aligned
from lampion.games.panda.components import COLOURS
from lampion.games.panda.view_shapes import HeroView, MapDrawing, PandaView, PathView, PlaceView, PlayerView

INNER = 10  # characters inside the frame of a place
FRAME = INNER + 2
LINK = 8  # characters of a path from left to right
LETTERS = [colour[0].upper() for colour in COLOURS]
NEUTRAL = "n"
Cells = dict[str, tuple[int, int]]
LEGEND = [
    "x ninja, W Y O P guard, [W3] tile, [n3] neutral tile; S start, F frontier, 1 2 3 numbered;",
    "# foundation, g m p gate market pagoda, 2/3 guards around/needed; m g w monk governor warrior,",
    "below as: place strength/missions",
]


def map_lines(seen: PandaView) -> list[str]:
    """A map that is a grid is drawn; of any other each place is told with the ways out of it."""
    cells = cells_of(seen)
    return place_lines(seen) if cells is None else grid_lines(seen, cells)


def cells_of(seen: MapDrawing) -> Cells | None:
    """Column and row of each place and border area; None if the map is no grid.

    In a grid every path goes one step to the west, east, north or south, and an exit path leaves the outermost place.
    """
    spots = {node["id"]: (node["x"], node["y"]) for node in (*seen["places"], *seen["borders"])}
    sides = {border["id"]: border["side"] for border in seen["borders"]}
    ways = [(path["ends"][0], path["ends"][1], step(spots, sides, path)) for path in seen["paths"]]
    found: Cells = {seen["places"][0]["id"]: (0, 0)}
    for _ in spots:  # far enough for the longest way
        for one, other, (right, down) in ways:
            if one in found:
                found.setdefault(other, (found[one][0] + right, found[one][1] + down))
            elif other in found and other not in sides:
                found[one] = (found[other][0] - right, found[other][1] - down)
    if any(moved(found[one], way) != found[other] for one, other, way in ways) or len(set(found.values())) < len(spots):
        return None
    left, top = (min(found[place["id"]][axis] for place in seen["places"]) for axis in (0, 1))
    cells = {name: (column - left, row - top) for name, (column, row) in found.items()}
    columns, rows = (max(cells[place["id"]][axis] for place in seen["places"]) + 1 for axis in (0, 1))
    outside = {"W": (0, -1), "E": (0, columns), "N": (1, -1), "S": (1, rows)}
    straight = all(cells[name][outside[side][0]] == outside[side][1] for name, side in sides.items())
    return cells if straight else None


def step(spots: dict[str, tuple[int, int]], sides: dict[str, str], path: PathView) -> tuple[int, int]:
    """Columns and rows from one end of a path to the other: to the side of a border area, else where it lies."""
    one, other = path["ends"]
    if other in sides:
        return {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[sides[other]]
    right, down = spots[other][0] - spots[one][0], spots[other][1] - spots[one][1]
    return (1 if right > 0 else -1, 0) if abs(right) > abs(down) else (0, 1 if down > 0 else -1)


def moved(cell: tuple[int, int], way: tuple[int, int]) -> tuple[int, int]:
    return cell[0] + way[0], cell[1] + way[1]


def place_lines(seen: PandaView) -> list[str]:
    """One place a line: symbols, buildings with guards around and needed, the ways out, and the heroes on it."""
    heroes = heroes_by_place(seen["players"])
    rows = [
        [
            place["id"],
            symbols(place),
            standing(place),
            guards(place),
            "  ".join(
                f"{path_text(path)}─{other_end(path, place['id'])}"
                for path in seen["paths"]
                if place["id"] in path["ends"]
            ),
            " ".join(heroes.get(place["id"], [])),
        ]
        for place in seen["places"]
    ]
    return aligned(rows)


def other_end(path: PathView, end: str) -> str:
    return path["ends"][1] if path["ends"][0] == end else path["ends"][0]


def grid_lines(seen: PandaView, cells: Cells) -> list[str]:
    """Each place shows its symbols, buildings with guards around and needed, and the heroes on it."""
    hero_lines = (len(seen["players"]) + 1) // 2
    height = hero_lines + 5  # of a place with its frame and the path below
    margin = LINK + max((len(border["id"]) for border in seen["borders"]), default=0)
    columns, rows = (max(cells[place["id"]][axis] for place in seen["places"]) + 1 for axis in (0, 1))
    canvas: dict[tuple[int, int], str] = {}

    def write(column: int, line: int, text: str) -> None:
        canvas.update({(line, column + i): letter for i, letter in enumerate(text)})

    heroes = heroes_by_place(seen["players"])
    for place in seen["places"]:
        column, row = cells[place["id"]]
        for number, text in enumerate(frame(place, heroes.get(place["id"], []), hero_lines)):
            write(margin + column * (FRAME + LINK), 2 + row * height + number, text)
    for border in seen["borders"]:
        column, row = cells[border["id"]]
        if border["side"] in "NS":
            write(margin + column * (FRAME + LINK) + FRAME // 2 - 1, 0 if row < 0 else 2 + rows * height, border["id"])
        else:
            write(0 if column < 0 else margin + columns * (FRAME + LINK), 3 + row * height, border["id"])
    for path in seen["paths"]:
        (column, row), (_, end_row) = sorted(cells[end] for end in path["ends"])
        if row == end_row:
            write(margin + column * (FRAME + LINK) + FRAME, 3 + row * height, path_text(path).center(LINK, "─"))
        else:
            write(margin + column * (FRAME + LINK), 1 + end_row * height, path_text(path).center(FRAME))
    lines = range(3 + rows * height)
    width = 1 + max(column for _, column in canvas)
    return ["".join(canvas.get((line, column), " ") for column in range(width)).rstrip() for line in lines]


def symbols(place: PlaceView) -> str:
    return f"{'S' if place['start'] else ''}{'F' if place['frontier'] else ''}{place['number'] or ''}"


def frame(place: PlaceView, heroes: list[str], hero_lines: int) -> list[str]:
    lines = [place["id"] + symbols(place).rjust(INNER - len(place["id"])), buildings(place)]
    lines += [" ".join(heroes[2 * number : 2 * number + 2]) for number in range(hero_lines)]
    first, *others = [f"{line:<{INNER}}" for line in lines]
    return [f"┌{'─' * INNER}┐", f"┤{first}├", *(f"│{line}│" for line in others), f"└{'─' * INNER}┘"]


def buildings(place: PlaceView) -> str:
    """What stands there, and how many of the guards that the next building needs are around."""
    return standing(place) + guards(place).rjust(INNER - len(standing(place)))


def standing(place: PlaceView) -> str:
    return ("#" if place["foundation"] else "") + "".join(piece[0] for piece in place["pieces"])


def guards(place: PlaceView) -> str:
    return str(place["guards"]) if place["needs"] is None else f"{place['guards']}/{place['needs']}"


def heroes_by_place(players: list[PlayerView]) -> dict[str, list[str]]:
    """Heroes as letters, those of one clan together, by the place or border area where they are."""
    found: dict[str, list[str]] = {}
    for letter, player in zip(LETTERS, players, strict=False):
        for at in dict.fromkeys(hero["at"] for hero in player["heroes"]):
            if at is not None:
                found.setdefault(at, []).append(letter + "".join(initials(player["heroes"], at)))
    return found


def initials(heroes: list[HeroView], at: str) -> list[str]:
    return [hero["hero"][0] for hero in heroes if hero["at"] == at]


def path_text(path: PathView) -> str:
    """A tile with its owner and value; else a letter for each guard and an x for each ninja that is left."""
    tile = path["tile"]
    if tile is not None:
        return f"[{NEUTRAL if tile['owner'] is None else LETTERS[tile['owner']]}{tile['value']}]"
    guards = "".join(letter * count for letter, count in zip(LETTERS, path["figures"], strict=False))
    return guards + "x" * path["uncovered"]
