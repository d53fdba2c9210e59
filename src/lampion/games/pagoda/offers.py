"""What the player who decides may choose from: actions with their parts, and sets of cards still to be chosen."""

from __future__ import annotations

from functools import lru_cache

from lampion.core.offers import UNCHOSEN, Offer
from lampion.games.pagoda import actions
from lampion.games.pagoda.actions import move_of, tile_index
from lampion.games.pagoda.components import ABILITY_NAMES, BOWL, BUDDHA, CELLS, DRAGON, FAN, LETTERS, Box, card_name
from lampion.games.pagoda.position import FRESH
from lampion.games.pagoda.prices import substitutes
from lampion.games.pagoda.state import TARGETS, Pagoda
from lampion.games.pagoda.words import colour_name


def offers(state: Pagoda) -> list[Offer]:
    """Every action without a set as it is; alternative turns, pass and Dragon with the cards to choose from."""
    if state.finished:
        return []
    plain = [plain_offer(state.box, action) for action in state.plain_legal()]
    if state.phase != FRESH:
        return plain
    targets = sorted(TARGETS[: state.set_targets()])
    sets = [set_offer(state, move_of(target), int(state.box.alternative)) for target in targets]
    dragon = [set_offer(state, actions.Dragon(()), 1, most=len(held(state)))] if state.ready(DRAGON) else []
    return plain + dragon + sets


@lru_cache(maxsize=4096)
def plain_offer(box: Box, action: int) -> Offer:
    """The same in every position of an edition, and asked for again and again."""
    move = move_of(action)
    return Offer(action, str(move), parts(box, move))


def set_offer(state: Pagoda, move: actions.PagodaMove, least: int, most: int | None = None) -> Offer:
    """A move whose cards are still to be chosen from all that the player holds."""
    stem = str(move)
    notation = stem if stem.endswith("<") else f"{stem} "
    return Offer(UNCHOSEN, notation, parts(state.box, move), {"from": held(state), "min": least, "max": most or least})


def held(state: Pagoda) -> list[str]:
    """The player's cards by name, the table's first."""
    own = state.player * CELLS
    return [card_name(cell) for cell in range(CELLS) for _ in range(state.cards[own + cell])]


def parts(box: Box, move: actions.PagodaMove) -> dict[str, object]:
    """What an action consists of, named: by these parts a person narrows the list. `abilities` are those it uses."""
    match move:
        case actions.Column():
            where = {"site": site_name(move.site), "colour": colour_name(move.colour)}
            cards = {"cards": list(move.paid), "abilities": substitutes(BOWL, move.paid, move.colour)}
            return {"kind": "column", **where, **cards}
        case actions.Tile():
            cards = {"cards": list(move.paid), "abilities": substitutes(BUDDHA, move.paid, move.tile[0])}
            return {"kind": "tile", **tile_parts(move.site, move.tile), **cards}
        case actions.Roof():
            spire = LETTERS[box.spire[tile_index(move.tile)]]
            abilities = substitutes(BUDDHA, move.paid, move.tile[0]) + substitutes(BOWL, move.spire, spire)
            cards = {"cards": list(move.paid), "spire": list(move.spire), "abilities": abilities}
            return {"kind": "roof", **tile_parts(move.site, move.tile), **cards}
        case actions.Alternative():
            return {"kind": "alternative", "site": site_name(move.site), "colour": colour_name(move.colour)}
        case actions.Pass():
            return {"kind": "pass"}
        case actions.Lantern():
            return {"kind": "lantern"}
        case actions.Dragon():
            return {"kind": "dragon"}
        case actions.EndTurn():
            return {"kind": "end", "abilities": [ABILITY_NAMES[FAN]] if move.fan else []}


def tile_parts(site: int, tile: str) -> dict[str, object]:
    return {"site": site_name(site), "tile": tile, "colour": colour_name(tile[0]), "next": colour_name(tile[1])}


def site_name(number: int) -> str:
    return f"s{number}"
