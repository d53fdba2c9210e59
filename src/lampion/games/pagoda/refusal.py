"""Why an action is not allowed in Pagoda: the rule's number and the facts."""

from __future__ import annotations

from lampion.core.message import Arg, Reason, Thing, game_over, not_now, unknown_action
from lampion.games.pagoda import actions
from lampion.games.pagoda.actions import Cards, move_of, tile_index
from lampion.games.pagoda.components import (
    ABILITY_NAMES,
    ANY,
    CARD_INDEX,
    CELLS,
    DRAGON,
    FAN,
    LANTERN,
    LETTERS,
)
from lampion.games.pagoda.finishable import count_cards, finishable
from lampion.games.pagoda.payments import may_lay
from lampion.games.pagoda.position import CLOSING, FRESH, Position
from lampion.games.pagoda.prices import Price, for_column, for_spire, for_tile
from lampion.games.pagoda.words import colour_at, colour_name, missing_at, the_cards, the_site, tile_message, zone_name

SITED = (actions.Column, actions.Tile, actions.Roof, actions.Alternative)


def why_not(position: Position, action: int) -> Reason:
    """The first rule that an action breaks which is not legal; any integer at all may come."""
    try:
        move = move_of(action)
    except ValueError:
        return unknown_action(action)
    if is_elsewhere(position, move):
        return unknown_action(action)
    return why_not_move(position, move)


def is_elsewhere(position: Position, move: actions.PagodaMove) -> bool:
    """Whether a move names a site that this edition does not have."""
    return isinstance(move, SITED) and move.site > position.box.sites


def why_not_move(position: Position, move: actions.PagodaMove) -> Reason:
    """The same for a move, which may name more or fewer cards than any action can."""
    if position.finished:
        return game_over()
    if position.phase == CLOSING and not isinstance(move, actions.EndTurn):
        return Reason("P-30", "pagoda-refuse-turn-closed")
    match move:
        case actions.Column():
            reason = refuse_column(position, move)
        case actions.Tile():
            reason = refuse_tile(position, move)
        case actions.Roof():
            reason = refuse_roof(position, move)
        case actions.Alternative():
            reason = refuse_alternative(position, move)
        case actions.Pass():
            reason = refuse_pass(position, move)
        case actions.Lantern():
            reason = refuse_lantern(position)
        case actions.Dragon():
            reason = refuse_dragon(position, move)
        case actions.EndTurn():
            reason = refuse_end(position, move)
    return reason or not_now()


def refuse_column(position: Position, move: actions.Column) -> Reason | None:
    """P-20 and P-21."""
    return (
        refuse_limit(position, "P-14")
        or refuse_site_for_column(position, move.site, move.colour)
        or refuse_not_held(position, move.paid)
        or refuse_price(position, for_column(position.box), move.paid, move.colour)
    )


def refuse_limit(position: Position, rule: str) -> Reason | None:
    if position.built < position.limit:
        return None
    facts: dict[str, Arg] = {"built": int(position.built), "limit": int(position.limit)}
    return Reason(rule, "pagoda-refuse-limit", facts, (Thing("built", "columns"),))


def refuse_site(position: Position, site: int, wanted: str, rule: str) -> Reason | None:
    """A column needs an open site, a tile one whose floor is complete while a tile of its colour is left (P-10)."""
    at = site - 1
    status = position.status(at)
    if status == wanted:
        return None
    where: dict[str, Arg] = {"site": site}
    if status == "roofed":
        return Reason(rule, "pagoda-refuse-site-roofed", where, the_site(site))
    if status == "open":
        facts: dict[str, Arg] = {**where, "count": int(position.columns[at]), "of": int(position.box.full)}
        return Reason(rule, "pagoda-refuse-floor-unfinished", facts, missing_at(site))
    where["colour"] = colour_at(position, at)
    if status == "blocked":
        return Reason("P-10", "pagoda-refuse-site-blocked", where, the_site(site))
    return Reason(rule, "pagoda-refuse-floor-full", where, missing_at(site))


def refuse_site_for_column(position: Position, site: int, letter: str) -> Reason | None:
    """The site must be open, and the column of its colour (P-7, P-20)."""
    at = site - 1
    reason = refuse_site(position, site, "open", "P-20")
    if reason is None and position.colours[at] not in (ANY, LETTERS.index(letter)):
        facts: dict[str, Arg] = {"site": site, "floor": int(position.floors[at]), "colour": colour_at(position, at)}
        return Reason("P-7", "pagoda-refuse-colour", facts, missing_at(site))
    return reason


def refuse_tile(position: Position, move: actions.Tile) -> Reason | None:
    """P-23, P-24, and no stranding (P-19)."""
    roof = Reason("P-23", "pagoda-refuse-roof-tile", {"site": move.site}, the_site(move.site))
    return (
        refuse_site(position, move.site, "awaiting", "P-23")
        or (roof if position.at_top(move.site - 1) else None)
        or refuse_tile_choice(position, move.site, move.tile)
        or refuse_not_held(position, move.paid)
        or refuse_price(position, for_tile(position.box), move.paid, move.tile[0])
        or refuse_stranding(position, move)
    )


def refuse_tile_choice(position: Position, site: int, tile: str) -> Reason | None:
    """Base and column colours are equal (P-8), and the tile is in the supply (P-24)."""
    at = site - 1
    if LETTERS[position.colours[at]] != tile[0]:
        return Reason("P-8", "pagoda-refuse-base", {"site": site, "colour": colour_at(position, at)}, missing_at(site))
    if position.supply[tile_index(tile)] == 0:
        return Reason("P-24", "pagoda-refuse-tile-gone", {"tile": tile_message(tile)}, (Thing("tile", tile),))
    return None


def refuse_stranding(position: Position, move: actions.Tile) -> Reason | None:
    tile, paid = tile_index(move.tile), LETTERS.index(move.paid[0][0])
    count_cards(position, position.player)
    if may_lay(position, move.site - 1, tile, paid, len(move.paid)):
        return None
    facts: dict[str, Arg] = {"tile": tile_message(move.tile)}
    return Reason("P-19", "pagoda-refuse-stranding-tile", facts, (Thing("tile", move.tile),))


def refuse_roof(position: Position, move: actions.Roof) -> Reason | None:
    """P-26 to P-29."""
    at = move.site - 1
    floor: dict[str, Arg] = {"site": move.site, "floor": int(position.floors[at]), "top": int(position.box.floors)}
    return (
        refuse_site(position, move.site, "awaiting", "P-26")
        or (None if position.at_top(at) else Reason("P-26", "pagoda-refuse-too-low", floor, the_site(move.site)))
        or refuse_limit(position, "P-26")
        or refuse_tile_choice(position, move.site, move.tile)
        or refuse_not_held(position, move.paid + move.spire)
        or refuse_price(position, for_tile(position.box), move.paid, move.tile[0])
        or refuse_price(position, for_spire(position.box), move.spire, spire_letter(position, move))
    )


def spire_letter(position: Position, move: actions.Roof) -> str:
    return LETTERS[position.box.spire[tile_index(move.tile)]]


def refuse_price(position: Position, price: Price, paid: Cards, letter: str) -> Reason | None:
    """So many cards of the colour, or a substitute for one of them with the ability (P-21, P-24, P-29, P-41)."""
    if price.is_met(paid, letter):
        return None
    substituted = price.is_met_by_substitute(paid, letter)
    wanted: dict[str, Arg] = {
        "colour": colour_name(letter),
        "count": price.cards,
        "rest": price.rest,
        "others": price.others,
    }
    key = f"pagoda-refuse-{price.piece}-price"
    if position.box.simple:  # only the simple game refuses what an ability would pay for (P-50)
        key += "-simple"
        return Reason("P-50" if substituted else price.rule, key, wanted, the_cards(paid))
    if substituted:
        return refuse_ability(position, price.ability)
    if price.is_own_pair(paid, letter):
        facts: dict[str, Arg] = {
            "colour": colour_name(letter),
            "ability": ABILITY_NAMES[price.ability],
            "others": price.others,
        }
        return Reason("PR-18", "pagoda-refuse-own-pair", facts, the_cards(paid))
    return Reason(price.rule, key, wanted, the_cards(paid))


def refuse_ability(position: Position, ability: int) -> Reason | None:
    """An ability must exist (P-50), have a use left, and be unused this turn (P-35)."""
    if position.ready(ability):
        return None
    if position.box.simple:
        return Reason("P-50", "pagoda-refuse-simple")
    what: dict[str, Arg] = {"ability": ABILITY_NAMES[ability]}
    about = (Thing("ability", ABILITY_NAMES[ability]),)
    return Reason("P-35", "pagoda-refuse-used" if position.has_used(ability) else "pagoda-refuse-no-use", what, about)


def refuse_alternative(position: Position, move: actions.Alternative) -> Reason | None:
    """P-30 to P-32."""
    if position.phase != FRESH:
        return Reason("P-31", "pagoda-refuse-alternative-late")
    return refuse_site_for_column(position, move.site, move.colour) or refuse_set(position, move.cards, "P-30")


def refuse_pass(position: Position, move: actions.Pass) -> Reason | None:
    """P-33."""
    if position.phase != FRESH:
        return Reason("P-33", "pagoda-refuse-pass-late")
    if position.has_open_site():
        open_sites = [missing_at(site + 1) for site in range(position.box.sites) if position.is_open(site)]
        return Reason("P-33", "pagoda-refuse-pass-open", {}, sum(open_sites, ()))
    if finishable(position):
        return Reason("P-33", "pagoda-refuse-pass-finishable")
    return refuse_set(position, move.cards, "P-33")


def refuse_set(position: Position, cards: Cards, rule: str) -> Reason | None:
    if len(cards) != position.box.alternative:
        facts: dict[str, Arg] = {"count": len(cards), "needed": int(position.box.alternative)}
        return Reason(rule, "pagoda-refuse-set-size", facts, the_cards(cards))
    return refuse_not_held(position, cards)


def refuse_lantern(position: Position) -> Reason | None:
    """P-36; before the first column no stranding (P-19)."""
    reason = refuse_ability(position, LANTERN)
    if reason is None and position.built == 0 and not finishable(position):
        return Reason("P-19", "pagoda-refuse-stranding-lantern")
    return reason


def refuse_dragon(position: Position, move: actions.Dragon) -> Reason | None:
    """P-37, PR-9, PR-10, PR-12."""
    if position.phase != FRESH and not position.box.simple:
        return Reason("P-37", "pagoda-refuse-dragon-late")
    reason = refuse_ability(position, DRAGON)
    if reason is None and not move.cards:
        return Reason("PR-10", "pagoda-refuse-dragon-empty")
    return reason or refuse_not_held(position, move.cards)


def refuse_end(position: Position, move: actions.EndTurn) -> Reason | None:
    """P-14; the Fan is declared here (PR-13)."""
    if position.phase != CLOSING and position.built == 0:
        return Reason("P-14", "pagoda-refuse-no-column", {}, (Thing("built", "columns"),))
    return refuse_ability(position, FAN) if move.fan else None


def refuse_not_held(position: Position, cards: Cards) -> Reason | None:
    """Every card that is named must be there (P-16)."""
    for card in cards:
        held = int(position.cards[position.player * CELLS + CARD_INDEX[card]])
        if cards.count(card) > held:
            facts: dict[str, Arg] = {
                "count": cards.count(card),
                "held": held,
                "colour": colour_name(card[0]),
                "zone": zone_name(card[1]),
            }
            return Reason("P-16", "pagoda-refuse-not-held", facts, the_cards((card,)))
    return None
