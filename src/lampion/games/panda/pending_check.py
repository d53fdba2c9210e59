"""Which decisions of Way of the Panda can be pending together, and what each must find on the table."""

from __future__ import annotations

from typing import Any

from lampion.core.position_text import Word, Words
from lampion.games.panda import ask, mission_cards, step_kinds
from lampion.games.panda.components import CLASS_OF, KINDS, NEUTRAL, NO_TILE, Board
from lampion.games.panda.decisions import BOTTOM, NAMES, may_lie_on
from lampion.games.panda.movement import heroes_for
from lampion.games.panda.pending_text import frame_text

DEEPEST = 64  # frames of a text; games need far fewer, and have room for twice as many


def check_pending(words: Words, word: Word, frames: list[list[int]], data: dict[str, Any], board: Board) -> None:
    """The frames lie on each other as in a game, and each has on the table what it is about."""
    if len(frames) > DEEPEST:
        words.refuse(word, f"at most {DEEPEST} things to be done", str(len(frames)))
    allowed = BOTTOM
    for depth, frame in enumerate(frames):
        if frame[0] not in allowed:
            below = f"on {frame_text(board, frames[depth - 1])}" if depth else "at the bottom"
            expected = ", ".join(NAMES[kind] for kind in sorted(allowed)) or "nothing"
            words.refuse(word, f"{expected} {below}", frame_text(board, frame))
        on_top = depth == len(frames) - 1
        if on_top and frame[0] >= ask.GO_CARD:
            words.refuse(word, f"a decision on {frame_text(board, frame)}", "nothing")
        fault = fault_of(frame, on_top, data, board)
        if fault is not None:
            words.refuse(word, fault, frame_text(board, frame))
        allowed = may_lie_on(frame[0])


def fault_of(frame: list[int], on_top: bool, data: dict[str, Any], board: Board) -> str | None:
    """What would have to be true of a frame, if it is not."""
    kind = frame[0]
    if kind == ask.WITHDRAW:
        part = (
            data["a_open"]
            and board.a_kind[data["a_card"]] == mission_cards.BUILD4
            and data["on_card"][data["active"]] > 0
        )
        return None if part else "a guard of the active player on A4, A5 or A6"
    if kind == ask.STEP:
        return None if frame[1] not in list(board.card_option) else "an option of a space or of a field of A9"
    if kind == ask.GO_CARD:
        fits = frame[1] in list(board.card_option) and frame[2] <= board.option_size[frame[1]]
        return None if fits else "a city card and the number of one of its steps"
    if kind in (ask.HERO, ask.BUILD):
        kinds = (step_kinds.MOVE, step_kinds.BUILD) if kind == ask.HERO else (step_kinds.BUILD,)
        return None if board.step_kind[frame[1]] in kinds else "a step that is about this"
    if kind == ask.MOVE:
        return fault_of_move(frame, on_top, data, board)
    if kind in (ask.COVER, ask.TILE, ask.GO_FREED):
        return fault_of_path(frame, data, board)
    return None


def fault_of_move(frame: list[int], on_top: bool, data: dict[str, Any], board: Board) -> str | None:
    _, step, hero, moves = frame
    if board.step_kind[step] != step_kinds.MOVE:
        return "a step that is about moving"
    first, end = heroes_for(board.step_hero[step], data["active"], data["seats"])
    if not first <= hero < end:
        return "a hero whom the step is for"
    if data["heroes"][hero] == board.vanished:
        return "a hero who has not vanished"
    if not (0 if on_top else 1) <= moves < board.step_max[step]:
        return f"a number of moves made below {board.step_max[step]}, and one made if something follows it"
    return None


def fault_of_path(frame: list[int], data: dict[str, Any], board: Board) -> str | None:
    """A path is covered while it has ninjas; a tile is chosen once it has none, if there is a choice (W-31 to W-34)."""
    path = frame[1]
    if frame[0] == ask.COVER:
        return None if data["uncovered"][path] else f"an uncovered ninja on {board.path_names[path]}"
    if data["uncovered"][path] or data["tiles"][path] != NO_TILE:
        return f"all ninjas covered and no tile on {board.path_names[path]}"
    if frame[0] == ask.TILE:
        size = CLASS_OF[board.ninjas[path]]
        owners = (frame[2], NEUTRAL - 1)
        if frame[2] >= data["seats"] or not all(data["tile_stock"][owner * KINDS + size] for owner in owners):
            return "a player of this game who has a tile of this size, and a neutral one"
    return None
