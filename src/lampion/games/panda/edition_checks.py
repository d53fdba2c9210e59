"""What must hold between several values of an edition of Way of the Panda. Each check notes all it finds."""

from __future__ import annotations

from itertools import product
from typing import Any

from lampion.core.edition_report import shown
from lampion.core.edition_schema import Report, Way
from lampion.games.panda import mission_cards
from lampion.games.panda.components import CITY_CARDS, COLUMNS, ROWS

FIELDS_OF_A = {"loop": ("building", "vp"), "build4": ("building", "vp"), "special": ()}
FIELDS_OF_B = {
    "heroes_together": ("vp_city", "vp_capital"),
    "sides": ("vp_by_sides",),
    "network": ("building", "vp_each"),
}


def check_supplies(report: Report) -> None:
    box, counts = report.data["components"], report.data["by_player_count"]
    pieces, start_cards = box["buildings_per_kind"], box["start_cards_per_kind"]
    way: Way = ("components", "start_cards_per_kind")
    report.need(start_cards < pieces, way, f"must be below {pieces}, the pieces of a kind", start_cards)
    most = box["guards_per_colour"]
    for i, (guards, placed) in enumerate(zip(counts["guards"], counts["setup_guards"], strict=True)):
        expected = f"must be at most {most}, the guards of a colour"
        report.need(guards <= most, ("by_player_count", "guards", i), expected, guards)
        expected = f"must leave at least 2 of {guards} guards"
        report.need(placed + 2 <= guards, ("by_player_count", "setup_guards", i), expected, placed)


def check_tracks(report: Report) -> None:
    track, sheet = report.data["ap_track"], report.data["clan_sheet"]
    low, high = track["min"], track["max"]
    fields = f"must be a field from {low} to {high}"
    report.need(low <= track["start"] <= high, ("ap_track", "start"), fields, track["start"])
    for field in track["penalty"]:
        report.need(low <= int(field) <= high, ("ap_track", "penalty", field), fields, field)
    rows = sheet["strength_rows"]
    printed = sheet["strength_printed"]
    way: Way = ("clan_sheet", "strength_printed")
    report.need(printed <= rows, way, f"must be at most {rows}, the rows of a column", printed)
    for key, count in (("strength_multiplier", rows), ("mission_value", sheet["mission_rows"])):
        numbers = sheet[key]
        report.need(len(numbers) == count, ("clan_sheet", key), f"must be {count} numbers, one for each row", numbers)


def check_names(report: Report) -> None:
    """Cards are part of the notation, and rows of the file stand for fields of the board."""
    for way, key, expected in (
        (("cards", "city"), "id", CITY_CARDS),
        (("cards", "a9_field"), "field", list(range(1, 7))),
        (("cards", "mission_a"), "id", mission_cards.A_CARDS),
        (("cards", "mission_b"), "id", mission_cards.B_CARDS),
    ):
        for i, (row, name) in enumerate(zip(report.value(*way), expected, strict=True)):
            report.need(
                row[key] == name, (*way, i, key), f"must be {shown(name)}, because rows stand in order", row[key]
            )
    for i, (space, (row, column)) in enumerate(
        zip(report.data["action_board"]["space"], product(range(1, ROWS + 1), COLUMNS), strict=True)
    ):
        got = f"row {space['row']}, {space['col']}"
        expected_space = f"must be row {row}, {column}, because spaces stand in reading order"
        report.need((space["row"], space["col"]) == (row, column), ("action_board", "space", i), expected_space, got)


def check_missions(report: Report) -> None:
    """Each kind of card has its own numbers."""
    cards = report.data["cards"]
    for key, fields in (("mission_a", FIELDS_OF_A), ("mission_b", FIELDS_OF_B)):
        for i, card in enumerate(cards[key]):
            check_mission(report, ("cards", key, i), card, fields.get(card["kind"], ("vp",)))


def check_mission(report: Report, way: Way, card: dict[str, Any], fields: tuple[str, ...]) -> None:
    expected = sorted(fields)
    got = sorted(set(card) - {"id", "kind"})
    report.need(got == expected, way, f"must have, as a card {card['kind']}, the fields {expected}", got)


CHECKS = (check_names, check_supplies, check_tracks, check_missions)
