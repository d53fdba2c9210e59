"""What an edition of Pagoda says, as the page's drawings and texts need it beside the view."""

from __future__ import annotations

from typing import TypedDict

from lampion.games.pagoda.components import Box


class Numbers(TypedDict):
    """Counts, limits, prices and points.

    `columns` make a floor, so many `cards` are laid down for an alternative turn or a pass, and `column_points` are
    those of each floor.
    """

    sites: int
    floors: int
    ends_at: int
    columns: int
    limit: int
    lantern_limit: int
    uses: int
    table: int
    hand: int
    fan_hand: int
    cards: int
    column_price: int
    tile_price: int
    spire_price: int
    bowl: int
    buddha: int
    column_points: list[int]
    tile_points: int
    roof_points: int


def numbers(box: Box) -> Numbers:
    return {
        "sites": int(box.sites),
        "floors": int(box.floors),
        "ends_at": int(box.ends_at),
        "columns": int(box.full),
        "limit": int(box.limit),
        "lantern_limit": int(box.lantern_limit),
        "uses": int(box.uses),
        "table": int(box.table),
        "hand": int(box.hand),
        "fan_hand": int(box.fan_hand),
        "cards": int(box.alternative),
        "column_price": int(box.column_price),
        "tile_price": int(box.tile_price),
        "spire_price": int(box.spire_price),
        "bowl": int(box.bowl_price),
        "buddha": int(box.buddha_price),
        "column_points": [int(box.points_on(floor)) for floor in range(1, int(box.floors) + 1)],
        "tile_points": int(box.tile_points),
        "roof_points": int(box.tile_points) + int(box.spire_points),
    }
