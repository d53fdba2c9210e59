"""Reads positions of Pagoda as its rules write them: `s1=R4[RB]B2 T=RRBGY H=VG m=G2 pile=YVV built=1`.

Unlisted sites are empty and the supply is every tile not shown. `T2=`, `H2=` and `m2=` are the other player's,
`score=12:7` own and other points, `start=1` says that the other player started. Words without `=` are ignored, so that
a row of the rules can be pasted as it is; `quick:` and `simple:` in front choose the variant. Without `pile=` all
cards that lie nowhere else are in the pile.
"""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.rng import rng_from
from lampion.games.pagoda.actions import code_of, move_from, move_of
from lampion.games.pagoda.components import ANY, CELLS, COLOURS, LETTERS, NO_TILE, TOP
from lampion.games.pagoda.editions import EDITIONS, Boxes
from lampion.games.pagoda.position import NORMAL
from lampion.games.pagoda.setup import empty_table
from lampion.games.pagoda.state import Pagoda

FLOOR = re.compile(r"([RBGYV])(\d)|\[([RBGYV])([RBGYV])\](\^?)")
FACT = re.compile(r"(\w+)=([^\s`,]*)")
PAIR = re.compile(r"([RBGYV])(\d)")
OTHER_TABLE, OTHER_HAND = "RBGYV", "RB"


def position(text: str, seed: str = "position", edition: Boxes | None = None) -> Pagoda:
    """The position that a text describes; the player to move has seat 0."""
    facts = dict(FACT.findall(text))
    box = (edition or EDITIONS.named(None)).variants["quick:" in text, "simple:" in text]
    state = empty_table(rng_from(seed), box, 1 if facts.get("start") == "1" else 0)
    state.player = 0
    for site in range(box.sites):
        build(state, site, facts.get(f"s{site + 1}", ""))
    put_cards(state, 0, facts.get("T", "RBGYV"), facts.get("H", ""))
    put_cards(state, 1, facts.get("T2", OTHER_TABLE), facts.get("H2", OTHER_HAND))
    for player, name in enumerate(("m", "m2")):
        for letter, uses in PAIR.findall(facts.get(name, "")):
            state.markers[player * COLOURS + LETTERS.index(letter)] = int(uses)
    for letter in facts.get("disc", ""):
        state.discard[LETTERS.index(letter)] += 1
    put_pile(state, facts.get("pile"))
    state.built = int(facts.get("built", "0"))
    if state.built:
        state.phase = NORMAL
    for player, points in enumerate(facts.get("score", "0:0").split(":")):
        state.points[player] = int(points)
    state.end_triggered = state.completed() >= box.ends_at or bool(re.search(r"\btrigger\b", text))
    return state


def build(state: Pagoda, site: int, text: str) -> None:
    """A pagoda from the ground up: `R4[RB]B2`, a roof tile with its spire is `[GV]^`."""
    assert re.fullmatch(rf"(?:{FLOOR.pattern})*", text), f"cannot read the site {text!r}"
    floor, columns, colour = 1, 0, ANY
    for column_colour, count, base, after, roof in FLOOR.findall(text):
        if column_colour:
            colour, columns = LETTERS.index(column_colour), int(count)
            continue
        tile = LETTERS.index(base) * COLOURS + LETTERS.index(after)
        assert columns == state.box.full and colour == tile // COLOURS, (
            f"no tile [{base}{after}] can lie there in {text!r}"
        )
        assert state.supply[tile] == 1, f"the tile [{base}{after}] lies on two sites"
        state.supply[tile] -= 1
        state.left[tile // COLOURS] -= 1
        state.tiles[site * TOP + floor - 1] = tile
        if roof:
            columns = int(state.box.roofed)
        else:
            floor, columns, colour = floor + 1, 0, tile % COLOURS
    state.floors[site], state.columns[site], state.colours[site] = floor, columns, colour


def put_cards(state: Pagoda, player: int, table: str, hand: str) -> None:
    for zone, letters in enumerate((table, hand)):
        for colour, letter in enumerate(LETTERS):
            state.cards[player * CELLS + zone * COLOURS + colour] = letters.count(letter)


def put_pile(state: Pagoda, text: str | None) -> None:
    """The listed pile from the top, or all cards that lie nowhere else."""
    if text is None:
        text = "".join(letter * max(0, count) for letter, count in zip(LETTERS, cards_left(state), strict=True))
    for place, letter in enumerate(reversed(text)):
        state.pile[place] = LETTERS.index(letter)
    state.pile_size = len(text)


def cards_left(state: Pagoda) -> list[int]:
    each = int(state.box.each_colour)
    held = [sum(int(state.cards[cell]) for cell in range(c, 2 * CELLS, COLOURS)) for c in range(COLOURS)]
    return [each - held[colour] - int(state.discard[colour]) for colour in range(COLOURS)]


# -- the same facts of a position, to compare ------------------------------------------------------------------


def described(state: Pagoda, player: int) -> dict[str, str]:
    """Every fact of a position in the same notation, as this player calls them."""
    facts = {f"s{site + 1}": site_text(state, site) for site in range(state.box.sites)}
    own = player * CELLS
    facts["T"] = letters_of(state.cards[own : own + COLOURS])
    facts["H"] = letters_of(state.cards[own + COLOURS : own + CELLS])
    uses = [int(n) for n in state.markers[player * COLOURS : (player + 1) * COLOURS]]
    facts["m"] = "".join(f"{letter}{n}" for letter, n in zip(LETTERS, uses, strict=True) if n)
    facts["built"] = str(int(state.built))
    facts["done"] = str(int(state.completed()))
    facts["blocked"] = "".join(str(site + 1) for site in range(state.box.sites) if state.is_blocked(site))
    facts["disc"] = letters_of(state.discard)
    facts["pile"] = "".join(LETTERS[state.pile[i]] for i in reversed(range(state.pile_size)))
    return facts


def site_text(state: Pagoda, site: int) -> str:
    text = ""
    for floor in range(1, int(state.floors[site]) + 1):
        tile = int(state.tiles[site * TOP + floor - 1])
        if tile != NO_TILE:
            roof = "^" if floor == state.floors[site] else ""
            text += (
                f"{LETTERS[tile // COLOURS]}{state.box.full}[{LETTERS[tile // COLOURS]}{LETTERS[tile % COLOURS]}]{roof}"
            )
        elif state.columns[site]:
            text += f"{LETTERS[state.colours[site]]}{int(state.columns[site])}"
    return text


def letters_of(counts: vec[i64]) -> str:
    return "".join(letter * int(count) for letter, count in zip(LETTERS, counts, strict=True))


def sorted_cards(letters: str) -> str:
    return "".join(sorted(letters, key=LETTERS.index))


def expected_facts(text: str) -> dict[str, str]:
    """What an "after" cell states, in the form of `described`; a listed `m` without unused abilities."""
    facts = dict(FACT.findall(text))
    for name in ("T", "H", "disc"):
        if name in facts:
            facts[name] = sorted_cards(facts[name])
    if "m" in facts:
        uses = dict(PAIR.findall(facts["m"]))
        facts["m"] = "".join(f"{letter}{uses[letter]}" for letter in LETTERS if uses.get(letter, "0") != "0")
    return facts


def played(state: Pagoda, line: str) -> Pagoda:
    """The position after moves separated by semicolons, each checked."""
    after = state.copy()
    for text in line.split(";"):
        after.apply(action(text))
    return after


def refused(state: Pagoda, line: str) -> str | None:
    """The number of the rule that forbids a move; None if it is legal. The list and the refusal must agree."""
    reason = state.refusal(action(line))
    assert (reason is None) == (action(line) in state.legal()), line
    return None if reason is None else reason.rule


def listed(state: Pagoda, start: str = "") -> list[str]:
    """The legal moves in notation that begin like this."""
    lines = [str(move_of(one)) for one in state.legal()]
    return [line for line in lines if line.startswith(start)]


def action(text: str) -> int:
    """The action of one line of notation."""
    return code_of(move_from(text))
