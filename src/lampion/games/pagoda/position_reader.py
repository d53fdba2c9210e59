"""Reads positions of Pagoda from text: every word is checked against the box and the rules before anything is built."""

from __future__ import annotations

import re
from typing import Any

from lampion.core.position_text import NOTHING, Word, Words, drawn, quoted, read_plain
from lampion.core.rng import Rng
from lampion.core.state import NOBODY
from lampion.games.pagoda.components import (
    ANY,
    CARD_INDEX,
    CELLS,
    COLOURS,
    LETTERS,
    NO_TILE,
    PLAYERS,
    TILES,
    TOP,
    Box,
    tile_name,
)
from lampion.games.pagoda.editions import EDITIONS, FIRST
from lampion.games.pagoda.fields import PLAIN
from lampion.games.pagoda.position import FRESH
from lampion.games.pagoda.position_text import PHASES, tiles_left, usual_limit, usual_phase

PIECE = re.compile(r"([RBGYV])([1-9])|\[([RBGYV])([RBGYV])\](\^?)")
HIGHEST_SCORE = 9999


def read(words: Words, rng: Rng, box: Box) -> dict[str, Any]:
    """The data of a saved position, without its generator. Hands and piles that are left out are drawn."""
    quick, simple = box.quick, box.simple
    start = words.number("start", 0, 0, PLAYERS - 1)
    used = read_abilities(words, simple)
    built = words.number("built", 0, 0, int(box.lantern_limit))
    data: dict[str, Any] = {
        "quick": quick,
        "simple": simple,
        "start": start,
        **read_sites(words, box),
        "markers": [uses for player in range(PLAYERS) for uses in read_markers(words, player, box)],
        "points": words.numbers("score", [0] * PLAYERS, 0, HIGHEST_SCORE, ":"),
        **read_cards(words, rng, box),
        **read_drawn(words, box),
        "player": words.number("turn", start, 0, PLAYERS - 1),
        "phase": PHASES.index(words.choice("phase", PHASES[usual_phase(built)], PHASES)),
        "built": built,
        "limit": words.number("limit", usual_limit(used, box), int(box.limit), int(box.lantern_limit)),
        "used": sum(1 << ability for ability in used),
        "end_triggered": words.flag("ending"),
        "finished": words.flag("over"),
        "barrier": words.flag("barrier"),
        **read_plain(words, PLAIN),
    }
    words.end()
    data["end_triggered"] = data["end_triggered"] or completed(data, box) >= box.ends_at
    check_turn(words, data, box)
    return data


def box_of(words: Words, edition: str | None) -> Box:
    """The box a position is laid out with: of the edition that is wanted or named, the first one else."""
    word = words.word("edition")
    named = EDITIONS.find(edition if edition is not None else FIRST if word is None else word.value)
    if named is None and word is not None:
        known = ", ".join(one.name for one in EDITIONS.names())
        words.refuse(word, f"an edition that is installed ({known})")
    if named is None:
        words.contradict("an edition that is installed here", edition or FIRST)
    said = None if word is None or word.value == named.name else EDITIONS.find(word.value)
    if word is not None and said is not None and said.hash != named.hash:
        words.refuse(word, f"a position of the edition {named.name}")
    return EDITIONS.made(named).variants[words.flag("quick"), words.flag("simple")]


# -- sites and tiles -------------------------------------------------------------------------------------------------


def read_sites(words: Words, box: Box) -> dict[str, list[int]]:
    sites_here = int(box.sites)
    sites: dict[str, list[int]] = {
        "floors": [1] * sites_here,
        "columns": [0] * sites_here,
        "colours": [ANY] * sites_here,
        "tiles": [NO_TILE] * (sites_here * TOP),
    }
    for site in range(sites_here):
        word = words.word(f"s{site + 1}")
        if word is not None and word.value != NOTHING:
            read_site(words, word, sites, site, box)
    return {**sites, "supply": read_supply(words, sites["tiles"], box)}


def read_site(words: Words, word: Word, sites: dict[str, list[int]], site: int, box: Box) -> None:
    """A pagoda from the ground up (P-6): all columns of a colour, a tile of that base, columns of its next colour."""
    text, at, full, floors = word.value or "", 0, int(box.full), int(box.floors)
    floor, columns, colour = 1, 0, ANY
    while at < len(text):
        found = PIECE.match(text, at)
        if found is None or columns == box.roofed or int(found[2] or 1) > full:
            words.refuse(word, f"columns like R{full} and tiles like [RB], from the ground up", quoted(text[at:]))
        at = found.end()
        if found[1]:
            piece = LETTERS.index(found[1])
            if columns or colour not in (ANY, piece):
                words.refuse(word, f"columns of floor {floor} once, in the colour of the tile below", quoted(found[0]))
            colour, columns = piece, int(found[2])
            continue
        base, after = LETTERS.index(found[3]), LETTERS.index(found[4])
        if columns != full or colour != base:
            words.refuse(word, f"{full} columns {found[3]} under the tile", quoted(text[:at]))
        if bool(found[5]) != (floor == floors):
            words.refuse(word, f"a roof ([{found[3]}{found[4]}]^) on floor {floors}, and only there", quoted(text[:at]))
        tile = base * COLOURS + after
        if not box.supply[tile] or tile in sites["tiles"]:
            words.refuse(word, f"tiles of the box, each once, but [{tile_name(tile)}] is not there")
        sites["tiles"][site * TOP + floor - 1] = tile
        if found[5]:
            columns = int(box.roofed)
        else:
            floor, columns, colour = floor + 1, 0, after
    sites["floors"][site], sites["columns"][site], sites["colours"][site] = floor, columns, colour


def read_supply(words: Words, laid: list[int], box: Box) -> list[int]:
    left = tiles_left(laid, box)
    word = words.word("supply")
    if word is None:
        return left
    text = "" if word.value == NOTHING else word.value or ""
    if re.fullmatch(r"(?:\[[RBGYV]{2}\])*", text) is None:
        words.refuse(word, "tiles like [RB][GV] in the supply")
    supply = [0] * TILES
    for name in re.findall(r"[RBGYV]{2}", text):
        tile = LETTERS.index(name[0]) * COLOURS + LETTERS.index(name[1])
        if not left[tile] or supply[tile]:
            words.refuse(word, "tiles that lie on no site, each once", f"[{name}]")
        supply[tile] = 1
    return supply


def completed(data: dict[str, Any], box: Box) -> int:
    """How many sites are roofed or blocked (P-10)."""
    blocked = 0
    for columns, colour in zip(data["columns"], data["colours"], strict=True):
        if columns == box.full and not any(data["supply"][colour * COLOURS : (colour + 1) * COLOURS]):
            blocked += 1
    return blocked + int(data["columns"].count(box.roofed))


# -- cards ---------------------------------------------------------------------------------------------------------


def read_cards(words: Words, rng: Rng, box: Box) -> dict[str, list[int]]:
    """Hands that are left out are dealt; then what lies nowhere is the pile, or the discard pile if a pile is given."""
    tables = [read_zone(words, f"T{player}", int(box.table)) for player in range(PLAYERS)]
    hands = [read_zone(words, f"H{player}", int(box.fan_hand)) for player in range(PLAYERS)]
    discard, pile = words.letters("disc", LETTERS), words.letters("pile", LETTERS)
    played = read_played(words, box)
    laid = "".join(LETTERS[cell % COLOURS] * count for cell, count in enumerate(played))
    shown = [LETTERS if table is None else table for table in tables]
    left = cards_left(words, "".join(cards or "" for cards in (*shown, *hands, discard, pile, laid)), box)
    for player in range(PLAYERS):
        if tables[player] is None:  # one card of each colour (P-3), and what the table takes besides
            shown[player] += deal(words, rng, left, f"table of seat {player}", int(box.table) - COLOURS)
    for player in range(PLAYERS):
        if hands[player] is None:
            hands[player] = deal(words, rng, left, f"hand of seat {player}", int(box.hand))
    if pile is None:
        pile = "".join(drawn(rng, left, len(left)))
    elif discard is None:
        discard = "".join(left)
    elif left:
        words.contradict(f"all {box.all_cards} cards", f"none of these: {''.join(left)}")
    cards = [cards or "" for player in range(PLAYERS) for cards in (shown[player], hands[player])]
    return {
        "cards": [zone.count(letter) for zone in cards for letter in LETTERS],
        "discard": [(discard or "").count(letter) for letter in LETTERS],
        "pile": [LETTERS.index(letter) for letter in reversed(pile)],
        "played": played,
    }


def read_zone(words: Words, key: str, most: int) -> str | None:
    letters = words.letters(key, LETTERS)
    if letters is not None and len(letters) > most:
        words.contradict(f"at most {most} cards in {key}", len(letters))
    return letters


def cards_left(words: Words, shown: str, box: Box) -> list[str]:
    """The cards that the text does not show."""
    for letter in LETTERS:
        if shown.count(letter) > box.each_colour:
            words.contradict(f"at most {box.each_colour} cards {letter}", shown.count(letter))
    return [letter for letter in LETTERS for _ in range(int(box.each_colour) - shown.count(letter))]


def deal(words: Words, rng: Rng, left: list[str], where: str, count: int) -> str:
    if len(left) < count:
        words.contradict(f"{count} cards left for the {where}", len(left))
    return "".join(left.pop(int(rng.below(len(left)))) for _ in range(count))


def read_played(words: Words, box: Box) -> list[int]:
    """The cards at the sites: `RtVh`."""
    word = words.word("played")
    text = "" if word is None or word.value == NOTHING else word.value or ""
    if word is not None and (re.fullmatch(r"(?:[RBGYV][th])*", text) is None or len(text) > 2 * box.most_cards):
        words.refuse(word, f"at most {box.most_cards} cards like RtVh at the sites")
    cells = [CARD_INDEX[name] for name in re.findall("..", text)]
    return [cells.count(cell) for cell in range(CELLS)]


def read_drawn(words: Words, box: Box) -> dict[str, Any]:
    """What the last decision drew: `1:RB/VG`, and `/1` behind it if the pile was renewed after one card."""
    word = words.word("drawn")
    if word is None:
        return {"drawn": [], "drawn_table": 0, "drawn_by": NOBODY, "renewed_after": NOBODY}
    found = re.fullmatch(r"([01]):(-|[RBGYV]+)/(-|[RBGYV]+)(?:/([0-9]{1,2}))?", word.value or "")
    if found is None:
        words.refuse(word, "a seat, cards to its table and cards to its hand like 1:RB/VG")
    table, hand = (part.replace(NOTHING, "") for part in (found[2], found[3]))
    if len(table + hand) > box.most_cards or (found[4] and int(found[4]) >= len(table + hand)):
        words.refuse(word, f"at most {box.most_cards} cards, and the pile renewed before one of them")
    return {
        "drawn": [LETTERS.index(letter) for letter in table + hand],
        "drawn_table": len(table),
        "drawn_by": int(found[1]),
        "renewed_after": int(found[4]) if found[4] else NOBODY,
    }


# -- abilities and the turn ------------------------------------------------------------------------------------------


def read_markers(words: Words, player: int, box: Box) -> list[int]:
    """Uses left by colour: `R2G1`."""
    word = words.word(f"m{player}")
    if word is None or word.value == NOTHING:
        return [0] * COLOURS
    found = dict(re.findall(r"([RBGYV])([0-9])", word.value or ""))
    if "".join(map("".join, found.items())) != word.value or any(int(uses) > box.uses for uses in found.values()):
        words.refuse(word, f"abilities by colour, each once, with 0 to {box.uses} uses left, like R2G1")
    if box.simple:
        words.refuse(word, "no abilities in the simple game")
    return [int(found.get(letter, 0)) for letter in LETTERS]


def read_abilities(words: Words, simple: bool) -> list[int]:
    """The abilities used this turn, by colour."""
    letters = words.letters("used", LETTERS) or ""
    if len(set(letters)) < len(letters) or (letters and simple):
        words.contradict(
            "each ability used at most once a turn, and none in the simple game", f"used={quoted(letters)}"
        )
    return [LETTERS.index(letter) for letter in letters]


def check_turn(words: Words, data: dict[str, Any], box: Box) -> None:
    """What was done this turn, what the other player has after a turn (P-44), and the end of the game (P-47)."""
    other = (1 - data["player"]) * CELLS
    table, hand = sum(data["cards"][other : other + COLOURS]), sum(data["cards"][other + COLOURS : other + CELLS])
    if table < box.table or hand < box.hand:
        expected = f"{box.table} cards on the table and at least {box.hand} in the hand of the player who waits"
        words.contradict(expected, f"{table} and {hand}")
    if data["built"] > data["limit"]:
        words.contradict(f"at most {data['limit']} columns built this turn", data["built"])
    if data["phase"] == FRESH and (data["built"] or any(data["played"])):
        words.contradict("nothing built and no cards played for phase=fresh", "some")
    if data["finished"] and not (data["end_triggered"] and data["phase"] == FRESH and data["player"] == data["start"]):
        words.contradict(
            "the end triggered and the start player at the beginning of a turn to be over", "something else"
        )
