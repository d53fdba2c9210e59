"""Reads positions of Way of the Panda from text: every word is checked against the map before anything is built."""

from __future__ import annotations

import re
from typing import Any

from lampion.core.position_text import Words, read_plain
from lampion.core.rng import Rng
from lampion.games.panda import ask
from lampion.games.panda.cards_reader import read_missions, read_row
from lampion.games.panda.components import COLOURS, KINDS, MAX_SEATS, SPACES, Board
from lampion.games.panda.editions import EDITIONS
from lampion.games.panda.fields import PLAIN
from lampion.games.panda.pending_check import check_pending
from lampion.games.panda.pending_text import read_pending
from lampion.games.panda.position import GUARDS, HEROES, ROUNDS
from lampion.games.panda.position_text import COLOUR_LETTERS, ENDINGS, HASH_DIGITS, SETUPS, usual_reached
from lampion.games.panda.table_reader import (
    lay_supplies,
    padded,
    read_flags,
    read_paths,
    read_seats,
    read_sheets,
    read_spaces,
    read_towns,
)

MOST_VP = 9999
AP_STACK = re.compile(r"(-?[0-9]{1,2}):([wyop]+)")


def read(words: Words, rng: Rng, edition: str | None = None) -> dict[str, Any]:
    """The data of a saved position, without its generator. Start buildings and cards that are left out are drawn."""
    board = read_map(words, edition)
    seats = words.number("seats", 2, 2, MAX_SEATS)
    data: dict[str, Any] = {"map": EDITIONS.saved(board.edition), "seats": seats, "master": words.flag("master")}
    data["order"] = padded(read_order(words, seats), 0)
    data.update(read_progress(words, board, seats, data["order"]))
    data.update(read_paths(words, board, seats))
    data["towns"] = read_towns(words, rng, board)
    data.update(read_sheets(words, board, seats))
    data.update(read_tracks(words, data, board))
    data.update(read_action_board(words, data, board))
    data.update(read_row(words, rng, board))
    data.update(read_missions(words, rng, data, board))
    data["barrier"] = words.flag("barrier")
    data.update(read_plain(words, PLAIN))
    asked = words.word("asked") if data["phase"] == ROUNDS else None
    words.end()
    check_players(words, data, board)
    lay_supplies(words, data, board)
    frames = usual_frames(data) if asked is None else read_pending(words, asked, board)
    if asked is not None:
        if data["finished"]:
            words.refuse(asked, "nothing to be done in a game that is over")
        check_pending(words, asked, frames, data, board)
    data["frames"] = [number for frame in frames for number in frame]
    return data


def usual_frames(data: dict[str, Any]) -> list[list[int]]:
    """What is asked first: the placement that is due in the setup, then a turn."""
    if data["finished"]:
        return []
    if data["phase"] == ROUNDS:
        return [[ask.TURN, 0, 0, 0]]
    if data["phase"] == GUARDS:
        return [[ask.GUARD, 0, 0, 0]]
    return [[ask.HERO_ON, (data["placed"] - 1) // data["seats"], 0, 0]]


def read_map(words: Words, edition: str | None) -> Board:
    """`map=name`, or `map=name:hash` with the first digits of its hash; without it the edition that is wanted."""
    word = words.word("map")
    if word is None:
        return EDITIONS.named(edition)
    name, _, digits = (word.value or "").partition(":")
    found = EDITIONS.matching(name, digits, edition)
    if found is None:
        known = ", ".join(f"{one.name}:{one.hash[:HASH_DIGITS]}" for one in EDITIONS.names())
        words.refuse(word, f"a map that is installed here ({known})")
    return EDITIONS.made(found)


# -- players and turns -----------------------------------------------------------------------------------------------


def read_order(words: Words, seats: int) -> list[int]:
    order = read_seats(words, "order", seats)
    if order is None:
        return list(range(seats))
    if len(order) < seats:
        words.contradict(f"all {seats} players in order", len(order))
    return order


def read_progress(words: Words, board: Board, seats: int, order: list[int]) -> dict[str, Any]:
    """How far the game is: `setup=guards:3` while the third guard is due, `setup=heroes:1`, or `round=2 turn=w`."""
    number = words.number("round", 0, 0, int(board.round_limit))
    word = words.word("setup")
    if number and word is not None:
        words.refuse(word, "a setup or a round, not both")
    if number:
        active = words.choice("turn", COLOUR_LETTERS[order[0]], COLOUR_LETTERS[:seats])
        seat = COLOUR_LETTERS.index(active)
        progress = {"phase": ROUNDS, "placed": seats * KINDS, "active": seat, "turn": order.index(seat)}
        return {**progress, "round": number}
    most = [seats * int(board.setup_guards[seats - 2]), seats * KINDS]
    text = ("guards:1" if most[GUARDS] else "heroes:1") if word is None else word.value or ""
    found = re.fullmatch(r"(guards|heroes):([0-9]{1,2})", text)
    if word is not None and (found is None or not 1 <= int(found[2]) <= most[SETUPS.index(found[1])]):
        words.refuse(word, f"guards:1 to guards:{most[GUARDS]}, or heroes:1 to heroes:{most[HEROES]}")
    assert found is not None
    phase, placed = SETUPS.index(found[1]), int(found[2])
    at, hero = (placed - 1) % seats, (placed - 1) // seats
    backwards = phase == HEROES and hero != 1  # W-18
    active_seat = order[seats - 1 - at if backwards else at]
    return {"phase": phase, "placed": placed, "active": active_seat, "turn": 0, "round": 0}


def check_players(words: Words, data: dict[str, Any], board: Board) -> None:
    """The active player has not passed; in the setup nobody has more guards on paths than were placed (W-17)."""
    if data["phase"] == ROUNDS:
        if data["passed"][data["active"]] and not data["finished"]:
            words.contradict("a turn of a player who has not passed", COLOURS[data["active"]])
        return
    seats, each = data["seats"], int(board.setup_guards[data["seats"] - 2])
    for place, seat in enumerate(data["order"][:seats]):
        placed = (data["placed"] - 1 - place + seats - 1) // seats if data["phase"] == GUARDS else each
        on_paths = sum(data["figures"][seat::MAX_SEATS])
        if on_paths > placed:
            words.contradict(f"at most {placed} guards of {COLOURS[seat]}, those placed so far", on_paths)


# -- tracks and the action board -------------------------------------------------------------------------------------


def read_tracks(words: Words, data: dict[str, Any], board: Board) -> dict[str, Any]:
    """VP, and AP markers in stacks from the bottom: `ap=-1:w,7:yo`; usually with the start player on top (W-16)."""
    seats = data["seats"]
    stacks: list[tuple[int, list[int]]] = [(int(board.ap_start), data["order"][:seats][::-1])]
    word = words.word("ap")
    if word is not None:
        low, high = int(board.ap_min), int(board.ap_max)
        parts = [AP_STACK.fullmatch(part) for part in (word.value or "").split(",")]
        stacks = [(int(one[1]), [COLOUR_LETTERS.index(c) for c in one[2]]) for one in parts if one is not None]
        fields = [field for field, _ in stacks]
        markers = sorted(seat for _, stack in stacks for seat in stack)
        once = len(set(fields)) == len(parts) and markers == list(range(seats))
        if not once or min(fields) < low or max(fields) > high:
            expected = f"the marker of each player once, on fields from {low} to {high}, like {low}:w,{high}:y"
            words.refuse(word, expected)
    ap = {seat: field for field, stack in stacks for seat in stack}
    return {
        "stacks": [[field, stack] for field, stack in sorted(stacks)],
        "ap": padded([ap[seat] for seat in range(seats)], 0),
        "vp": padded(words.numbers("vp", [int(board.vp_start)] * seats, 0, MOST_VP, ","), 0),
    }


def read_action_board(words: Words, data: dict[str, Any], board: Board) -> dict[str, Any]:
    """Guards on spaces, who has passed, and the end. The setup has nothing of this."""
    seats = data["seats"]
    nothing = [0] * MAX_SEATS
    if data["phase"] != ROUNDS:
        board_empty = {"space_guards": [0] * (SPACES * MAX_SEATS), "last_use": [0] * SPACES, "passed": nothing}
        scored = {"hero_vp": nothing, "b_vp": nothing, "ending": 0, "finished": False}
        return {**board_empty, **scored, "reached": [-1] * MAX_SEATS}
    spaces = read_spaces(words, board, seats)
    usual = usual_reached(spaces["space_guards"], seats)
    found: dict[str, Any] = {
        **spaces,
        "passed": read_flags(words, "passed", seats),
        "reached": padded(words.numbers("reached", usual, -1, SPACES - 1, ","), -1),
        "hero_vp": padded(words.numbers("hero_vp", [0] * seats, 0, MOST_VP, ","), 0),
        "b_vp": padded(words.numbers("b_vp", [0] * seats, -MOST_VP, MOST_VP, ","), 0),
        "ending": ENDINGS.index(words.choice("ending", ENDINGS[0], ENDINGS[1:])),
        "finished": words.flag("over"),
    }
    if found["finished"] and not found["ending"]:
        words.contradict(f"a reason (ending={'|'.join(ENDINGS[1:])}) to be over", "none")
    return found
