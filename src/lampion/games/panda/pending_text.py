"""What is still to be done in a position of Way of the Panda, as text: `step:9.1:move/move:9.1.move:white.monk:1`.

These are the frames of the stack in position.py from the bottom to the top, with / between them and : between the facts
of each. Every fact has its vocabulary: the number in the frame is the place of the word.
"""

from __future__ import annotations

from collections.abc import Sequence

from lampion.core.position_text import NOTHING, Word, Words, quoted
from lampion.games.panda.components import COLOURS, FIELDS, FRAME, HEROES, SPACES, TILE_KINDS, Board
from lampion.games.panda.decisions import FRAMES, NAMES

SHOWN = 8  # words of a vocabulary that an error lists


def option_names(board: Board) -> list[str]:
    """The options of the board in their order: `9.1` and `9.2` of space 9, city cards `C5`, fields of A9 `F3`."""
    spaces = [f"{space}.{i + 1}" for space in range(SPACES) for i in range(board.space_options[space])]
    return [*spaces, *board.city_cards, *(f"F{field + 1}" for field in range(FIELDS))]


def vocabulary(board: Board, fact: str, option: int) -> list[str]:
    """The words of a fact; what is done of an option depends on the option."""
    options = option_names(board)
    match fact:
        case "space":
            return [str(space) for space in range(SPACES)]
        case "option":
            return options
        case "step":
            return [f"{options[i]}.{step['kind']}" for i, steps in enumerate(board.options) for step in steps]
        case "done":
            return subsets([step["kind"] for step in board.options[option]])
        case "declining":
            return ["must", "may"]
        case "hero":
            return [f"{colour}.{hero}" for colour in COLOURS for hero in HEROES]
        case "path":
            return board.path_names
        case "colour":
            return COLOURS
        case "kinds":
            return subsets(TILE_KINDS)
        case _:  # moves made, guards that may still cover, tiles to pick, the next step of a card
            return [str(number) for number in range(10)]


def subsets(names: Sequence[str]) -> list[str]:
    """Every set of names, in the order of the bits that stand for it."""
    chosen = ([name for i, name in enumerate(names) if bits >> i & 1] for bits in range(1 << len(names)))
    return ["+".join(some) or NOTHING for some in chosen]


def pending_text(board: Board, frames: Sequence[Sequence[int]]) -> str:
    """The frames of a stack as text."""
    return "/".join(frame_text(board, frame) for frame in frames)


def frame_text(board: Board, frame: Sequence[int]) -> str:
    facts = FRAMES[frame[0]].facts
    words = [vocabulary(board, fact, frame[1])[value] for fact, value in zip(facts, frame[1:], strict=False)]
    return ":".join([NAMES[frame[0]], *words])


def read_pending(words: Words, word: Word, board: Board) -> list[list[int]]:
    """The frames that a word names, each for itself as it should be."""
    return [read_frame(words, word, part, board) for part in (word.value or "").split("/")]


def read_frame(words: Words, word: Word, text: str, board: Board) -> list[int]:
    kind, *parts = text.split(":")
    if kind not in NAMES:
        words.refuse(word, f"one of {', '.join(NAMES)}", quoted(kind))
    frame = [NAMES.index(kind)]
    facts = FRAMES[frame[0]].facts
    if len(parts) != len(facts):
        words.refuse(word, ":".join([kind, *facts]), quoted(text))
    for fact, part in zip(facts, parts, strict=True):
        known = vocabulary(board, fact, frame[-1])
        if part not in known:
            some = ", ".join(known[:SHOWN]) + (", …" if len(known) > SHOWN else "")
            words.refuse(word, f"a {fact} ({some}) in {kind}:…", f"{quoted(part)} in {quoted(text)}")
        frame.append(known.index(part))
    return frame + [0] * (FRAME - len(frame))
