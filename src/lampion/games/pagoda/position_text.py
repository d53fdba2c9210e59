"""Positions of Pagoda as text: `s1=R4[RB]B2 T0=RRBGY H0=VG m0=G2 pile=YVV turn=0 built=1` (docs/positions.md).

The text is made of the plain data of a saved position; position_reader.py is the way back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lampion.core.position_text import NOTHING, hidden, plain_words, written
from lampion.core.state import NOBODY
from lampion.games.pagoda.components import (
    ANY,
    CELLS,
    COLOURS,
    LANTERN,
    LETTERS,
    NO_TILE,
    PLAYERS,
    TILES,
    TOP,
    Box,
    card_name,
    tile_name,
)
from lampion.games.pagoda.editions import EDITIONS
from lampion.games.pagoda.fields import PLAIN
from lampion.games.pagoda.position import FRESH, NORMAL

PHASES = ["fresh", "normal", "closing"]


def text_of(saved: dict[str, Any], box: Box, seen: Sequence[bool] | None = None) -> str:
    """The text of a saved position.

    `seen` says which hands a seat sees, if it is not the whole position.
    """
    table = [letters(zone(saved, player, 0)) for player in range(PLAYERS)]
    hand = [zone(saved, player, 1) for player in range(PLAYERS)]
    open_hands = [True] * PLAYERS if seen is None else seen
    pile = "".join(LETTERS[colour] for colour in reversed(saved["pile"]))
    used = [ability for ability in range(COLOURS) if saved["used"] >> ability & 1]
    return written(
        [
            None if box.saved is None else f"edition={key_of(box)}",
            "quick" if saved["quick"] else None,
            "simple" if saved["simple"] else None,
            *(
                f"s{site + 1}={site_text(saved, site, box)}"
                for site in range(box.sites)
                if saved["colours"][site] != ANY
            ),
            supply_text(saved, box),
            *(f"T{player}={table[player]}" for player in range(PLAYERS)),
            *(
                f"H{player}={letters(hand[player]) if open_hands[player] else hidden(sum(hand[player]))}"
                for player in range(PLAYERS)
            ),
            *(f"m{player}={uses}" for player in range(PLAYERS) if (uses := uses_text(saved, player))),
            f"score={':'.join(map(str, saved['points']))}" if any(saved["points"]) else None,
            f"disc={letters(saved['discard'])}" if any(saved["discard"]) else None,
            f"played={cards_text(saved['played'])}" if any(saved["played"]) else None,
            f"pile={(pile or NOTHING) if seen is None else hidden(len(pile))}",
            drawn_text(saved, open_hands),
            f"start={saved['start']}",
            f"turn={saved['player']}",
            f"built={saved['built']}" if saved["built"] else None,
            f"phase={PHASES[saved['phase']]}" if saved["phase"] != usual_phase(saved["built"]) else None,
            f"used={''.join(LETTERS[ability] for ability in used)}" if used else None,
            f"limit={saved['limit']}" if saved["limit"] != usual_limit(used, box) else None,
            "ending" if saved["end_triggered"] else None,
            "over" if saved["finished"] else None,
            "barrier" if saved["barrier"] else None,
            *plain_words(saved, PLAIN, seen is None),
        ]
    )


def key_of(box: Box) -> str:
    """How a text names an edition other than the first: by name, if that finds it, else by its hash."""
    found = EDITIONS.find(box.name)
    return box.name if found is not None and found.hash == box.hash else box.hash


def site_text(saved: dict[str, Any], site: int, box: Box) -> str:
    """A pagoda from the ground up: `R4[RB]B2`; a roof with its spire is `[GV]^`."""
    text = ""
    for floor in range(saved["floors"][site]):
        tile = saved["tiles"][site * TOP + floor]
        if tile != NO_TILE:
            text += f"{LETTERS[tile // COLOURS]}{box.full}[{tile_name(tile)}]"
    columns = saved["columns"][site]
    if columns == box.roofed:
        return text + "^"
    return text + (f"{LETTERS[saved['colours'][site]]}{columns}" if columns else "")


def supply_text(saved: dict[str, Any], box: Box) -> str | None:
    """The tiles that are left, unless they are all that lie on no site."""
    if saved["supply"] == tiles_left(saved["tiles"], box):
        return None
    return "supply=" + ("".join(f"[{tile_name(tile)}]" for tile in range(TILES) if saved["supply"][tile]) or NOTHING)


def tiles_left(laid: list[int], box: Box) -> list[int]:
    return [0 if tile in laid else int(box.supply[tile]) for tile in range(TILES)]


def zone(saved: dict[str, Any], player: int, number: int) -> list[int]:
    """How many cards of each colour a player has on the table (0) or in the hand (1)."""
    first = player * CELLS + number * COLOURS
    return list(saved["cards"][first : first + COLOURS])


def letters(counts: list[int]) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True)) or NOTHING


def cards_text(counts: list[int]) -> str:
    return "".join(card_name(cell) * count for cell, count in enumerate(counts))


def uses_text(saved: dict[str, Any], player: int) -> str:
    own = saved["markers"][player * COLOURS : (player + 1) * COLOURS]
    return "".join(f"{letter}{uses}" for letter, uses in zip(LETTERS, own, strict=True) if uses)


def drawn_text(saved: dict[str, Any], open_hands: Sequence[bool]) -> str | None:
    """What the last decision drew: for whom, to the table, to the hand, and when the pile was renewed."""
    player = saved["drawn_by"]
    if player == NOBODY:
        return None
    cards = "".join(LETTERS[colour] for colour in saved["drawn"])
    table, hand = cards[: saved["drawn_table"]], cards[saved["drawn_table"] :]
    shown = (hand or NOTHING) if open_hands[player] else hidden(len(hand))
    renewed = "" if saved["renewed_after"] == NOBODY else f"/{saved['renewed_after']}"
    return f"drawn={player}:{table or NOTHING}/{shown}{renewed}"


def usual_phase(built: int) -> int:
    return NORMAL if built else FRESH


def usual_limit(used: list[int], box: Box) -> int:
    """The Lantern raises the build limit (P-36)."""
    return int(box.lantern_limit if LANTERN in used else box.limit)
