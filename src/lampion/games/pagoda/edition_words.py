"""What the rules page of Pagoda says of an edition besides its own values: counts that follow, flags, the tiles."""

from __future__ import annotations

from typing import Any

from lampion.games.pagoda.components import COLOUR_NAMES, COLOURS, LETTERS, PLAYERS, TILES


def edition_words(data: dict[str, Any], first: bool) -> dict[str, object]:
    cards, price, points, tiles = data["cards"], data["price"], data["points"], data["tiles"]
    all_cards = COLOURS * cards["each_colour"]
    on_tables = PLAYERS * COLOURS  # one of each colour for both (P-3)
    spire_with_bowl = price["spire"] - 1 + price["bowl"]
    return {
        "first": first,
        "all_cards": all_cards,
        "more_on_the_table": cards["table"] > COLOURS,
        "pile_at_first": all_cards - on_tables,
        "pile_after_hands": all_cards - PLAYERS * (cards["table"] + cards["hand"]),
        "least_held": cards["table"] + cards["hand"],
        "most_held": cards["table"] + cards["fan_hand"],
        "tile_count": len(tiles),
        "every_pair": len(tiles) == TILES,
        "spire_is_next": all(tile["spire"] == tile["next"] for tile in tiles),
        "tile_table": tile_table(tiles),
        "column_points": ", ".join(map(str, points["columns"][: data["normal"]["floors"]])),
        "roof_points": points["tile"] + data["normal"]["spire"],
        "bowl_is_one": price["bowl"] == 1,
        "buddha_is_one": price["buddha"] == 1,
        "spire_with_bowl": spire_with_bowl,
        "both_abilities": price["buddha"] + spire_with_bowl,
    }


def tile_table(tiles: list[dict[str, str]]) -> str:
    """Rows are base colours, columns next colours; the letter of the spire, or a dash where there is no tile."""
    spires = {(tile["base"], tile["next"]): LETTERS[COLOUR_NAMES.index(tile["spire"])] for tile in tiles}
    lines = [["", *(f"`{letter}`" for letter in LETTERS)], ["---"] * (COLOURS + 1)]
    for letter, base in zip(LETTERS, COLOUR_NAMES, strict=True):
        row = [spires.get((base, after)) for after in COLOUR_NAMES]
        lines.append([f"`{letter}`", *("–" if spire is None else f"`{spire}`" for spire in row)])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
