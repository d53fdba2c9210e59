"""Pagoda as a small drawing for notebooks: the sites side by side, and below them the scores."""

from __future__ import annotations

from lampion.core.picture import headline
from lampion.core.svg import CARD, COLOURS, INK, LINE, MUTED, TURN, box, disc, drawing, label, outline, path, stroke
from lampion.games.pagoda.glyphs import glyph
from lampion.games.pagoda.picture import task
from lampion.games.pagoda.state import Pagoda
from lampion.games.pagoda.view import FloorView, PlayerView, SiteView, TileView, view

SITE, FLOOR, ROOF = 92, 54, 66  # the width of a site, the height of a floor and of a roof
MARGIN = 14
WINDOW, STONE, DARK_STONE, BLOCKED = "#fdeac4", "#cdc4b3", "#b0a693", "#8f7f78"
OUTER, INNER = 30, 12  # how far the columns begin from the middle of their site
WIDEST, GAP = 8, 2  # of columns
INKS = {**COLOURS, "yellow": "#b07d08"}  # yellow is too pale for a small shape


def svg(title: str, state: Pagoda) -> str:
    """What lies open; hands are not drawn."""
    seen = view(state, None)
    ground = MARGIN + max(height(site) for site in seen["sites"])
    width = 2 * MARGIN + SITE * len(seen["sites"])
    offsets = offsets_of(int(state.box.full))
    parts: list[str] = []
    for number, site in enumerate(seen["sites"]):
        middle = MARGIN + SITE * (number + 0.5)
        parts += [*site_parts(site, middle, ground, offsets), *plate(site, middle, ground + 24)]
    for seat, player in enumerate(seen["players"]):
        turn = seat == int(state.seat())
        parts += player_parts(f"seat {seat}", player, MARGIN + seat * width / 2, ground + 58, turn)
    parts.append(label(MARGIN + 4, ground + 86, headline(title, state, task(seen)), 14, INK, "start", bold=True))
    parts.append(label(width - MARGIN, ground + 86, f"{seen['pile']} in the pile", 13, MUTED, "end"))
    return drawing(width, ground + 104, parts)


def offsets_of(columns: int) -> list[float]:
    """Where columns stand, from the middle of their site: half of them at each side of the door."""
    left, right = (columns + 1) // 2, columns // 2
    step = width_of(columns) + GAP
    return [-OUTER + step * place for place in range(left)] + [INNER + step * place for place in range(right)]


def width_of(columns: int) -> float:
    """Thinner columns where more of them stand beside a door."""
    beside = (columns + 1) // 2
    return min(WIDEST, (OUTER - INNER - GAP * (beside - 1)) / beside)


def height(site: SiteView) -> int:
    return FLOOR * max(1, len(site["floors"])) + (ROOF if site["status"] == "roofed" else 0)


def site_parts(site: SiteView, x: float, ground: float, offsets: list[float]) -> list[str]:
    """A site from the ground up; a blocked one has lost its colours."""
    parts = [box(x - 42, ground, 84, 6, DARK_STONE), box(x - 37, ground - 5, 74, 5, STONE)]
    bottom = ground - 5
    for floor in site["floors"]:
        parts += floor_parts(floor, x, bottom, site["status"] == "blocked", offsets)
        bottom -= FLOOR
        tile = floor["tile"]
        if tile is not None:
            parts += roof_parts(tile, x, bottom) if floor["roof"] else tile_parts(tile, x, bottom)
    if not site["floors"]:
        parts += [empty_column(x + offset, bottom, width_of(len(offsets))) for offset in offsets]
    return parts


def floor_parts(floor: FloorView, x: float, bottom: float, blocked: bool, offsets: list[float]) -> list[str]:
    """Columns, or the places of those that are missing, and the ability of their colour between them."""
    fill = BLOCKED if blocked else COLOURS[floor["colour"]]
    width = width_of(len(offsets))
    columns = [
        box(x + offset, bottom - 42, width, 42, fill, 1)
        if number < floor["columns"]
        else empty_column(x + offset, bottom, width)
        for number, offset in enumerate(offsets)
    ]
    ink = BLOCKED if blocked else INKS[floor["colour"]]
    return [*columns, box(x - 10, bottom - 34, 20, 34, WINDOW, 9), glyph(x, bottom - 18, floor["colour"], ink, 7)]


def empty_column(x: float, bottom: float, width: float) -> str:
    return box(x + 0.5, bottom - 41.5, width - 1, 41, "none", 1, stroke(LINE, 1, dashed=True))


def tile_parts(tile: TileView, x: float, y: float) -> list[str]:
    """A tile over a full floor: the eaves in its base colour, the floor above in the next one."""
    eaves = [(x - 42, y + 12), (x - 32, y + 5), (x + 32, y + 5), (x + 42, y + 12)]
    return [outline(eaves, COLOURS[tile["base"]], stroke(INK, 0.5)), box(x - 34, y, 68, 5, COLOURS[tile["next"]])]


def roof_parts(tile: TileView, x: float, y: float) -> list[str]:
    """The last tile, turned over, with its spire."""
    slope = f"M{x - 44:g} {y + 12:g}Q{x - 8:g} {y + 2:g} {x:g} {y - 26:g}Q{x + 8:g} {y + 2:g} {x + 44:g} {y + 12:g}Z"
    fill = COLOURS[tile["spire"]]
    spire = [box(x - 2.5, y - 46, 5, 24, fill), disc(x, y - 30, 4.5, fill), disc(x, y - 48, 4, fill)]
    return [*spire, path(slope, COLOURS[tile["base"]], stroke(INK, 0.5))]


def plate(site: SiteView, x: float, y: float) -> list[str]:
    """The number of a site, and what its next piece must be and scores."""
    parts = [
        box(x - 40, y - 12, 80, 24, CARD, 12, stroke(LINE)),
        label(x - 28, y, site["site"][1:], 13, INK, bold=True),
    ]
    if site["next"] is None:
        return [*parts, label(x + 7, y, {"roofed": "done"}.get(site["status"], site["status"]), 12, MUTED)]
    if site["needs"] is not None:
        parts.append(glyph(x - 8, y, site["needs"], INKS[site["needs"]], 6))
    parts.append(label(x + 4, y, f"+{site['points']}", 13, INK, "start"))
    return parts if site["needs"] else [*parts, label(x - 8, y, "any", 12, MUTED)]


def player_parts(name: str, player: PlayerView, x: float, y: float, turn: bool) -> list[str]:
    """A score, the open cards, and the abilities that can be used, a dot for each use."""
    parts = [disc(x + 6, y, 4, TURN)] if turn else []
    parts += [
        label(x + 16, y, name, 14, INK, "start", bold=turn),
        label(x + 92, y, str(player["score"]), 18, INK, "end", bold=True),
    ]
    for number, card in enumerate(player["table"]):
        at = x + 104 + 19 * number
        ink = INK if card["colour"] == "yellow" else CARD
        parts += [box(at, y - 11, 16, 22, COLOURS[card["colour"]], 3), glyph(at + 8, y, card["colour"], ink, 5)]
    parts.append(label(x + 104 + 19 * len(player["table"]) + 3, y, f"+{player['hand_size']}", 12, MUTED, "start"))
    return parts
