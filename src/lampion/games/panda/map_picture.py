"""The map of Way of the Panda in characters: places in frames, the paths between them, border areas around."""

from __future__ import annotations

from lampion.games.panda.components import COLOURS
from lampion.games.panda.view_shapes import HeroView, PandaView, PathView, PlaceView, PlayerView

INNER = 10  # characters inside the frame of a place
FRAME = INNER + 2
LINK = 8  # characters of a path from left to right
MARGIN = 2 + LINK  # what lies left of the first place: a border area and its path
LETTERS = [colour[0].upper() for colour in COLOURS]
NEUTRAL = "n"
LEGEND = [
    "x ninja, W Y O P guard, [W3] tile, [n3] neutral tile; S start, F frontier, 1 2 3 numbered;",
    "# foundation, g m p gate market pagoda, 2/3 guards around/needed; m g w monk governor warrior,",
    "below as: place strength/missions",
]


def map_lines(seen: PandaView) -> list[str]:
    """Each place shows its symbols, buildings with guards around and needed, and the heroes on it."""
    hero_lines = (len(seen["players"]) + 1) // 2
    height = hero_lines + 5  # of a place with its frame and the path below
    canvas: dict[tuple[int, int], str] = {}

    def write(column: int, line: int, text: str) -> None:
        canvas.update({(line, column + i): letter for i, letter in enumerate(text)})

    heroes = heroes_by_place(seen["players"])
    for place in seen["places"]:
        column, row = spot(place["id"])
        for number, text in enumerate(frame(place, heroes.get(place["id"], []), hero_lines)):
            write(MARGIN + column * (FRAME + LINK), 2 + row * height + number, text)
    for border in seen["borders"]:
        column, row = spot(border["id"])
        if border["side"] in "NS":
            write(MARGIN + column * (FRAME + LINK) + FRAME // 2 - 1, 0 if row < 0 else 2 + 4 * height, border["id"])
        else:
            write(0 if column < 0 else MARGIN + 4 * (FRAME + LINK), 3 + row * height, border["id"])
    for path in seen["paths"]:
        (column, row), (_, end_row) = sorted(spot(end) for end in path["ends"])
        if row == end_row:
            write(MARGIN + column * (FRAME + LINK) + FRAME, 3 + row * height, path_text(path).center(LINK, "─"))
        else:
            write(MARGIN + column * (FRAME + LINK), 1 + end_row * height, path_text(path).center(FRAME))
    lines = range(3 + 4 * height)
    width = 1 + max(column for _, column in canvas)
    return ["".join(canvas.get((line, column), " ") for column in range(width)).rstrip() for line in lines]


def spot(name: str) -> tuple[int, int]:
    """Column and row of a place or border area; those of the border lie just outside 0 to 3."""
    side, number = name[0], int(name[1]) - 1
    return {"N": (number, -1), "S": (number, 4), "W": (-1, number), "E": (4, number)}.get(
        side, ("abcd".find(side), number)
    )


def frame(place: PlaceView, heroes: list[str], hero_lines: int) -> list[str]:
    symbols = f"{'S' if place['start'] else ''}{'F' if place['frontier'] else ''}{place['number'] or ''}"
    lines = [place["id"] + symbols.rjust(INNER - 2), buildings(place)]
    lines += [" ".join(heroes[2 * number : 2 * number + 2]) for number in range(hero_lines)]
    first, *others = [f"{line:<{INNER}}" for line in lines]
    return [f"┌{'─' * INNER}┐", f"┤{first}├", *(f"│{line}│" for line in others), f"└{'─' * INNER}┘"]


def buildings(place: PlaceView) -> str:
    """What stands there, and how many of the guards that the next building needs are around."""
    standing = ("#" if place["foundation"] else "") + "".join(piece[0] for piece in place["pieces"])
    guards = str(place["guards"]) if place["needs"] is None else f"{place['guards']}/{place['needs']}"
    return standing + guards.rjust(INNER - len(standing))


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
