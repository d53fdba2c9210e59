"""Pagoda as a drawing of characters, for programmers: the sites from the ground up, then both players.

A column is the letter of its colour and a dot the place of one that is missing; tiles lie over full floors, and a roof
carries its spire.
"""

from __future__ import annotations

from lampion.core.picture import Viewer, aligned, eyes, headline, labelled, marker
from lampion.games.pagoda.components import COLOUR_NAMES, LETTERS, PLAYERS
from lampion.games.pagoda.state import Pagoda
from lampion.games.pagoda.view import CardView, PagodaView, PlayerView, SiteView, player_view, view

SITE_WIDTH = 13  # all six fit a terminal of 80 columns
GROUND = "▔" * 10


def picture(title: str, state: Pagoda, viewer: Viewer) -> str:
    """The sites, a line for each player, then what both draw from."""
    seen = view(state, None)
    lines = [headline(title, state, task(seen)), "", *site_lines(seen, int(state.box.full)), ""]
    rows = [["", "score", "table", "hand", "" if seen["simple"] else "markers"]]
    for player in range(PLAYERS):
        own = player_view(state, player, eyes(viewer, player))
        rows.append([f"{marker(state, player)} seat {player}", str(own["score"]), *cards_of(own), markers_of(own)])
    lines += [*aligned(rows), ""]
    if seen["played"]:
        lines += labelled("played this turn", [card["card"] for card in seen["played"]])
    if seen["used"]:
        lines += labelled("used this turn", seen["used"], ",")
    lines += labelled("tiles", [tile["name"] for tile in seen["supply"]])
    thrown = [f"{letter(colour)}{count}" for colour, count in seen["discard"].items() if count]
    lines.append(f"cards: {seen['pile']} in the pile, discarded {' '.join(thrown) or '–'}")
    return "\n".join(lines)


def task(seen: PagodaView) -> str:
    """What the player is to do, and how far the turn and the game are."""
    what = "to end the turn" if seen["phase"] == "closing" else "to build"
    last = ", last turns" if seen["end_triggered"] else ""
    return f"{what}, {seen['built']} of {seen['limit']} built; {seen['completed']} sites completed{last}"


def cards_of(player: PlayerView) -> list[str]:
    """Table and hand, by the letters of the colours."""
    hand = f"{player['hand_size']} hidden" if player["hand"] is None else letters(player["hand"])
    return [letters(player["table"]), hand]


def letters(cards: list[CardView]) -> str:
    return " ".join(letter(card["colour"]) for card in cards) or "–"


def markers_of(player: PlayerView) -> str:
    """The abilities that can be used, and how often."""
    return ", ".join(f"{name} {uses}" for name, uses in player["abilities"].items() if uses)


def site_lines(seen: PagodaView, full: int) -> list[str]:
    """The sites, and under each what can be built next."""
    return [*drawn_sites(seen, full), " " + across([next_piece(site) for site in seen["sites"]])]


def drawn_sites(seen: PagodaView, full: int) -> list[str]:
    """All sites side by side, without words; floors have their numbers at the left."""
    drawn = [site_picture(site, full) for site in seen["sites"]]
    rows = []
    for level in reversed(range(max(len(lines) for lines in drawn))):
        floor = f"{level // 2 + 1}" if level % 2 == 0 and level < 2 * seen["floors"] else " "
        rows.append((floor + across([lines[level] if level < len(lines) else "" for lines in drawn])).rstrip())
    return [*rows, " " + across([GROUND] * len(drawn)), " " + across([site["site"] for site in seen["sites"]])]


def across(cells: list[str]) -> str:
    return "".join(cell.center(SITE_WIDTH) for cell in cells).rstrip()


def site_picture(site: SiteView, full: int) -> list[str]:
    """A site from the ground up: two lines for each floor, columns and what lies on them, and one for a spire."""
    lines: list[str] = []
    for floor in site["floors"]:
        lines.append(columns(letter(floor["colour"]), floor["columns"], full))
        tile = floor["tile"]
        if tile is not None and floor["roof"]:
            lines += [f"╱══{tile['name']}══╲", f" ╱{letter(tile['spire'])}╲"]
        elif tile is not None:
            lines.append(f"══{tile['name']}══")
    return lines or [columns("·", 0, full)]


def columns(letter: str, count: int, full: int) -> str:
    """Half of the columns at each side of the door."""
    places = [letter] * count + ["·"] * (full - count)
    left = (full + 1) // 2
    return f"{' '.join(places[:left])}  {' '.join(places[left:])}".rstrip()


def next_piece(site: SiteView) -> str:
    """What can be built next, in which colour, and its points."""
    if site["next"] is None:
        return site["status"]
    wanted = f"{letter(site['needs'])} {site['next']}" if site["needs"] else site["next"]
    return f"{wanted} +{site['points']}"


def letter(colour: str) -> str:
    return LETTERS[COLOUR_NAMES.index(colour)]
