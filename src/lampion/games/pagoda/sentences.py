"""Pagoda in sentences: prompts, lines of the log, the result."""

from __future__ import annotations

from lampion.core.message import Arg, Message, SeatRef
from lampion.core.offers import Account
from lampion.games.pagoda.actions import Alternative, Cards, Column, Dragon, EndTurn, Lantern, Pass, Roof, Tile, move_of
from lampion.games.pagoda.components import Box
from lampion.games.pagoda.finishable import finishable
from lampion.games.pagoda.position import CLOSING, FRESH
from lampion.games.pagoda.previews import (
    BuildingPreview,
    CardsPreview,
    building_preview,
    cards_preview,
    lantern_preview,
)
from lampion.games.pagoda.state import Pagoda
from lampion.games.pagoda.words import colour_name, roof_tile_message, tile_message, zone_name


def prompt(state: Pagoda, seat: int | None) -> Message:
    """What is to be decided. Only the player is told what depends on hidden cards."""
    if state.finished:
        return Message("pagoda-prompt-over")
    who: dict[str, Arg] = {"who": SeatRef(int(state.player))}
    if state.phase == CLOSING:
        return Message("pagoda-prompt-closing", who)
    if state.phase == FRESH:
        facts: dict[str, Arg] = {"last": "yes" if state.end_triggered else "no", "cards": int(state.box.alternative)}
        return Message(fresh_prompt(state, seat), {**who, **facts})
    if state.built == state.limit:
        return Message("pagoda-prompt-limit", {**who, "limit": int(state.limit)})
    facts = {**who, "built": int(state.built), "left": int(state.limit - state.built)}
    return Message("pagoda-prompt-go-on" if state.built else "pagoda-prompt-needs-column", facts)


def fresh_prompt(state: Pagoda, seat: int | None) -> str:
    if seat != state.player or finishable(state):
        return "pagoda-prompt-fresh"
    return "pagoda-prompt-alternative" if state.has_open_site() else "pagoda-prompt-pass"


def account(before: Pagoda, action: int, after: Pagoda) -> Account:
    """A decision as everybody may know it; it shows nothing that its result will not show to all."""
    move = move_of(action)
    who: dict[str, Arg] = {"who": SeatRef(int(before.player))}
    match move:
        case Lantern():
            return Account(Message("pagoda-log-lantern", {**who, "limit": int(after.limit)}), lantern_preview(after))
        case Dragon() | Pass() | EndTurn():
            drawn = cards_preview(before, move)
            return Account(cards_moved(move, drawn, who), drawn)
        case _:
            effect = building_preview(before, move, after)
            return Account(built(before.box, move, effect, who), effect)


def cards_moved(move: Dragon | Pass | EndTurn, drawn: CardsPreview, who: dict[str, Arg]) -> Message:
    match move:
        case Dragon():
            return Message("pagoda-log-dragon", {**who, "cards": cards_message(move.cards), "count": len(move.cards)})
        case Pass():
            return Message("pagoda-log-pass", {**who, "cards": cards_message(move.cards)})
        case EndTurn():
            count = drawn["table"] + drawn["hand"]
            return Message("pagoda-log-fan" if move.fan else "pagoda-log-end", {**who, "count": count})


def built(box: Box, move: Column | Tile | Roof | Alternative, effect: BuildingPreview, who: dict[str, Arg]) -> Message:
    facts: dict[str, Arg] = {**who, "site": move.site, "points": effect["points"]}
    match move:
        case Column():
            facts |= {"colour": colour_name(move.colour), "cards": cards_message(move.paid)}
            said = Message("pagoda-log-column", facts)
        case Alternative():
            facts |= {"colour": colour_name(move.colour), "cards": cards_message(move.cards)}
            said = Message("pagoda-log-alternative", facts)
        case Tile():
            said = Message(
                "pagoda-log-tile", {**facts, "tile": tile_message(move.tile), "cards": cards_message(move.paid)}
            )
        case Roof():
            cards = cards_message(move.paid) + cards_message(move.spire)
            said = Message("pagoda-log-roof", {**facts, "tile": roof_tile_message(box, move.tile), "cards": cards})
    notes = notes_on(effect)
    return Message("pagoda-log-notes", {"what": said, "notes": notes}) if notes else said


def notes_on(effect: BuildingPreview) -> list[Message]:
    """What else everybody should notice."""
    notes = [Message("pagoda-note-used", {"ability": ability}) for ability in effect["uses"]]
    notes += [Message("pagoda-note-gained", {"ability": ability}) for ability in effect["gains"]]
    notes += [Message("pagoda-note-blocked", {"site": int(site[1:])}) for site in effect["blocks"]]
    return notes + ([Message("pagoda-note-end")] if effect["triggers"] else [])


def cards_message(cards: Cards) -> list[Message]:
    """Cards in words, equal ones counted."""
    return [
        Message(
            "pagoda-cards", {"count": cards.count(card), "colour": colour_name(card[0]), "zone": zone_name(card[1])}
        )
        for card in dict.fromkeys(cards)
    ]


def outcome(state: Pagoda) -> Message:
    """The result of a finished game (P-48)."""
    winners = state.winners()
    if len(winners) > 1:
        return Message("pagoda-result-draw", {"points": int(state.points[0])})
    winner = winners[0]
    facts: dict[str, Arg] = {"own": int(state.points[winner]), "other": int(state.points[1 - winner])}
    return Message("pagoda-result-win", {"who": SeatRef(winner), **facts})
