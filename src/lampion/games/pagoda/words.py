"""Sites, cards and tiles of Pagoda as people name them."""

from __future__ import annotations

from lampion.core.message import Arg, Message, Thing
from lampion.games.pagoda.actions import Cards, tile_index
from lampion.games.pagoda.components import COLOUR_NAMES, LETTERS, ZONE_NAMES, Box
from lampion.games.pagoda.position import Position


def the_site(site: int) -> tuple[Thing, ...]:
    """A whole site, as a thing that a reason is about."""
    return (Thing("site", f"s{site}"),)


def missing_at(site: int) -> tuple[Thing, ...]:
    """What a site waits for: its missing columns, or its tile."""
    return (Thing("missing", f"s{site}"),)


def the_cards(cards: Cards) -> tuple[Thing, ...]:
    """Cards of the player, each kind once."""
    return tuple(Thing("card", card) for card in dict.fromkeys(cards))


def colour_at(position: Position, site: int) -> str:
    return COLOUR_NAMES[position.colours[site]]


def colour_name(letter: str) -> str:
    return COLOUR_NAMES[LETTERS.index(letter)]


def zone_name(letter: str) -> str:
    return ZONE_NAMES["th".index(letter)]


def tile_message(name: str) -> Message:
    """A tile in words: its base colour and what comes next."""
    return Message("pagoda-tile", {"colour": colour_name(name[0]), "next": colour_name(name[1])})


def roof_tile_message(box: Box, name: str) -> Message:
    """A tile that is a roof: its base colour and its spire; said as ever where the spire has the colour of next."""
    if spire_name(box, name) == colour_name(name[1]):
        return tile_message(name)
    return Message("pagoda-tile-roof", {"colour": colour_name(name[0]), "spire": spire_name(box, name)})


def listed_tile_message(box: Box, name: str) -> Message:
    """A tile that may become either: all its colours; said as ever where the spire has the colour of next."""
    if spire_name(box, name) == colour_name(name[1]):
        return tile_message(name)
    colours: dict[str, Arg] = {"colour": colour_name(name[0]), "next": colour_name(name[1])}
    return Message("pagoda-tile-listed", {**colours, "spire": spire_name(box, name)})


def spire_name(box: Box, name: str) -> str:
    return COLOUR_NAMES[box.spire[tile_index(name)]]
