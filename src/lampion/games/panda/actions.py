"""The decisions of Way of the Panda: codes, typed moves and notation, each convertible into the others without loss.

A line begins with the decision (W-53) and goes on with the choice: `space 9`, `move a2`, `pick beads coin`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from lampion.core.message import NotationError
from lampion.core.move import Move
from lampion.games.panda import codes, grid, step_kinds
from lampion.games.panda.components import BUILDINGS, COLOURS, HEROES, NEUTRAL_COLUMN, ROWS, SPACES, TILE_KINDS


@dataclass(frozen=True)
class PandaMove(Move):
    """A decision and its choice, in the words of the notation."""

    decision: str
    choice: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.decision, *self.choice))


def every_move() -> list[PandaMove]:
    """All moves in the order of their codes (see `components.py`)."""
    kinds = [[name for bit, name in enumerate(TILE_KINDS) if chosen >> bit & 1] for chosen in range(64)]
    heroes_on_places = [(hero, place) for hero in HEROES for place in grid.PLACE_NAMES]
    moves = [
        *(PandaMove("guard", (path,)) for path in grid.PATH_NAMES),
        *(PandaMove("hero", both) for both in heroes_on_places),
        *(PandaMove("withdraw", (answer,)) for answer in ("no", "yes")),
        *(PandaMove("space", (str(space),)) for space in range(SPACES)),
        *(PandaMove("field", (str(field),)) for field in range(1, 7)),
        PandaMove("pass"),
        *(PandaMove("option", (str(option),)) for option in (1, 2)),
        *(PandaMove("step", (kind,)) for kind in (*step_kinds.NAMES, "finish")),
        *(PandaMove("hero", (hero,)) for hero in HEROES),
        *(PandaMove("hero", both) for both in product(COLOURS, HEROES)),
        PandaMove("hero", ("none",)),
        *(PandaMove("move", (node,)) for node in (*grid.NODE_NAMES, "stop")),
        *(PandaMove("cover", (answer,)) for answer in ("no", "yes")),
        *(PandaMove("tile", (owner,)) for owner in ("own", "neutral")),
        *(PandaMove("card", (end,)) for end in ("left", "right", "none")),
        *(PandaMove("pick", tuple(names) or ("nothing",)) for names in kinds),
        *(PandaMove("frontier", (str(4 * row + NEUTRAL_COLUMN),)) for row in range(ROWS)),
        PandaMove("frontier", ("none",)),
        *(PandaMove("reward", (what,)) for what in ("vp", "tiles")),
        *(PandaMove("vanish", (hero,)) for hero in HEROES),
        *(PandaMove("appear", both) for both in heroes_on_places),
        *(PandaMove("relocate", both) for both in heroes_on_places),
        *(PandaMove("build", both) for both in product(grid.PLACE_NAMES, BUILDINGS)),
    ]
    assert len(moves) == codes.ACTIONS == len(set(moves))
    return moves


MOVES = every_move()
LINES = [str(move) for move in MOVES]
CODES = {line.lower(): code for code, line in enumerate(LINES)}
EXPECTED = {
    "guard": "guard and a path, like guard a1-a2",
    "hero": "a hero, like hero monk, hero yellow monk or hero none; in the setup with a place, like hero monk b2",
    "withdraw": "withdraw yes or withdraw no",
    "space": "space and a position from 0 to 23",
    "field": "field and a number from 1 to 6",
    "pass": "pass",
    "option": "option 1 or option 2",
    "step": f"step and one of {', '.join(step_kinds.NAMES)}, finish",
    "move": "move and a place or border area, like move a2 or move N1, or move stop",
    "cover": "cover yes or cover no",
    "tile": "tile own or tile neutral",
    "card": "card left, card right or card none",
    "pick": f"pick and different kinds out of {', '.join(TILE_KINDS)}",
    "frontier": "frontier and a neutral space (3, 7, 11, 15, 19, 23), or frontier none",
    "reward": "reward vp or reward tiles",
    "vanish": "vanish and a hero, like vanish monk",
    "appear": "appear, a hero and a place, like appear monk b2",
    "relocate": "relocate, a hero and a place, like relocate monk b2",
    "build": "build, a place and a kind, like build b2 gate",
}


def code_of(move: PandaMove) -> int:
    """The action of a move; ValueError if there is no such move."""
    return CODES[str(move).lower()]


def move_of(action: int) -> PandaMove:
    """The move of an action; ValueError if no move has this code."""
    if not 0 <= action < codes.ACTIONS:
        raise ValueError(f"an action of Way of the Panda is a number from 0 to {codes.ACTIONS - 1}, got {action}")
    return MOVES[action]


def notation_of(action: int) -> str:
    """The action as people and files write it."""
    return str(move_of(action))


def code_from(text: str) -> int:
    """The action a line names, capitals and the order of picked tiles aside; NotationError if it names none."""
    words = text.lower().split()
    if words[:1] == ["pick"]:
        words[1:] = sorted(words[1:], key=lambda word: TILE_KINDS.index(word) if word in TILE_KINDS else -1)
    code = CODES.get(" ".join(words))
    if code is None:
        first = words[0] if words else ""
        raise NotationError(text, EXPECTED.get(first, f"a move that begins with one of {', '.join(EXPECTED)}"))
    return code
