"""The decisions of Way of the Panda: codes, typed moves and notation, each convertible into the others without loss.

A line begins with the decision (W-53) and goes on with the choice: `space 9`, `move a2`, `pick beads coin`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from lampion.core.message import NotationError
from lampion.core.move import Move
from lampion.games.panda import codes, step_kinds
from lampion.games.panda.components import (
    BUILDINGS,
    COLOURS,
    FIELDS,
    HEROES,
    NEUTRAL_COLUMN,
    ROWS,
    SPACES,
    TILE_KINDS,
    Board,
)


@dataclass(frozen=True)
class PandaMove(Move):
    """A decision and its choice, in the words of the notation."""

    decision: str
    choice: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.decision, *self.choice))


def every_move(board: Board) -> dict[int, PandaMove]:
    """All moves of a map by their codes (see `codes.py`)."""
    kinds = [[name for bit, name in enumerate(TILE_KINDS) if chosen >> bit & 1] for chosen in range(64)]
    found: dict[int, PandaMove] = {}

    def add(first: int, decision: str, choices: Iterable[Sequence[str]]) -> None:
        found.update((first + i, PandaMove(decision, tuple(choice))) for i, choice in enumerate(choices))

    add(codes.WITHDRAW_NO, "withdraw", [["no"], ["yes"]])
    add(codes.SPACE, "space", ([str(space)] for space in range(SPACES)))
    add(codes.FIELD, "field", ([str(field)] for field in range(1, FIELDS + 1)))
    add(codes.PASS, "pass", [[]])
    add(codes.OPTION, "option", [["1"], ["2"]])
    add(codes.STEP, "step", ([kind] for kind in (*step_kinds.NAMES, "finish")))
    add(codes.HERO, "hero", ([hero] for hero in HEROES))
    add(codes.ANYONES_HERO, "hero", product(COLOURS, HEROES))
    add(codes.DECLINE, "hero", [["none"]])
    add(codes.STOP, "move", [["stop"]])
    add(codes.COVER_NO, "cover", [["no"], ["yes"]])
    add(codes.TILE_OWN, "tile", [["own"], ["neutral"]])
    add(codes.CARD_LEFT, "card", [["left"], ["right"], ["none"]])
    add(codes.PICK, "pick", (names or ["nothing"] for names in kinds))
    add(codes.FRONTIER, "frontier", ([str(4 * row + NEUTRAL_COLUMN)] for row in range(ROWS)))
    add(codes.FRONTIER_NONE, "frontier", [["none"]])
    add(codes.REWARD_VP, "reward", [["vp"], ["tiles"]])
    add(codes.VANISH, "vanish", ([hero] for hero in HEROES))
    add(codes.BUILD, "build", product(board.place_names, BUILDINGS))
    for path, name in enumerate(board.path_names):
        add(codes.guard(path), "guard", [[name]])
    for node, name in enumerate(board.node_names):
        add(codes.move(node), "move", [[name]])
    for (hero, who), (place, name) in product(enumerate(HEROES), enumerate(board.place_names)):
        add(codes.hero_on(codes.HERO_ON, codes.MORE_HERO_ON, hero, place), "hero", [[who, name]])
        add(codes.hero_on(codes.APPEAR, codes.MORE_APPEAR, hero, place), "appear", [[who, name]])
        add(codes.hero_on(codes.RELOCATE, codes.MORE_RELOCATE, hero, place), "relocate", [[who, name]])
    return found


class Notation:
    """The moves of one map, by code and by line."""

    def __init__(self, board: Board) -> None:
        self.moves = every_move(board)
        self.lines = {code: str(move) for code, move in self.moves.items()}
        self.codes = {line.lower(): code for code, line in self.lines.items()}
        assert len(self.codes) == len(self.moves), "no two moves are written alike"


@lru_cache(maxsize=16)
def notation_on(board: Board) -> Notation:
    """The notation of a map, made once."""
    return Notation(board)


# What a line that begins with a decision looks like, with names of the map in hand.
EXPECTED = {
    "guard": "guard and a path, like guard {path}",
    "hero": "a hero, like hero monk, hero yellow monk or hero none; in the setup with a place, like hero monk {place}",
    "withdraw": "withdraw yes or withdraw no",
    "space": "space and a position from 0 to 23",
    "field": "field and a number from 1 to 6",
    "pass": "pass",
    "option": "option 1 or option 2",
    "step": f"step and one of {', '.join(step_kinds.NAMES)}, finish",
    "move": "move and a place or border area, like move {place} or move {border}, or move stop",
    "cover": "cover yes or cover no",
    "tile": "tile own or tile neutral",
    "card": "card left, card right or card none",
    "pick": f"pick and different kinds out of {', '.join(TILE_KINDS)}",
    "frontier": "frontier and a neutral space (3, 7, 11, 15, 19, 23), or frontier none",
    "reward": "reward vp or reward tiles",
    "vanish": "vanish and a hero, like vanish monk",
    "appear": "appear, a hero and a place, like appear monk {place}",
    "relocate": "relocate, a hero and a place, like relocate monk {place}",
    "build": "build, a place and a kind, like build {place} gate",
}


def code_of(board: Board, move: PandaMove) -> int:
    """The action of a move; KeyError if the map has no such move."""
    return notation_on(board).codes[str(move).lower()]


def is_move(board: Board, action: int) -> bool:
    """Whether a move of this map has the code, any integer at all."""
    return action in notation_on(board).moves


def move_of(board: Board, action: int) -> PandaMove:
    """The move of an action; ValueError if no move of this map has this code."""
    if not is_move(board, action):
        raise ValueError(f"no move of Way of the Panda on the map {board.name} has the code {action}")
    return notation_on(board).moves[action]


def notation_of(board: Board, action: int) -> str:
    """The action as people and files write it."""
    return str(move_of(board, action))


def code_from(board: Board, text: str) -> int:
    """The action a line names, capitals and the order of picked tiles aside; NotationError if it names none."""
    words = text.lower().split()
    if words[:1] == ["pick"]:
        words[1:] = sorted(words[1:], key=lambda word: TILE_KINDS.index(word) if word in TILE_KINDS else -1)
    code = notation_on(board).codes.get(" ".join(words))
    if code is None:
        expected = EXPECTED.get(words[0] if words else "", f"a move that begins with one of {', '.join(EXPECTED)}")
        path, place, border = board.path_names[0], board.place_names[0], board.node_names[-1]
        raise NotationError(text, expected.format(path=path, place=place, border=border))
    return code
