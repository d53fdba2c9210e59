"""What the suite must be told about Pagoda."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from lampion.core.record import Record
from lampion.core.state import State
from lampion.games.pagoda.components import LETTERS, TILES, tile_name
from support.pagoda_recount import Slow
from support.pagoda_recount import recount as moves_recounted


def census(state: State) -> Mapping[str, int]:
    """The cards of each colour and the tiles, wherever they lie."""
    saved = cast("dict[str, Any]", state.dump())
    found: Counter[str] = Counter()
    for counts in (saved["cards"], saved["discard"], saved["played"]):
        for place, count in enumerate(counts):
            found[LETTERS[place % len(LETTERS)]] += count
    found.update(LETTERS[card] for card in saved["pile"])
    found.update(tile_name(tile) for tile in range(TILES) if saved["supply"][tile])
    found.update(tile_name(tile) for tile in saved["tiles"] if tile >= 0)
    return found


def recount(record: Record) -> list[list[int]]:
    """The points of each seat, with pencil and paper."""
    table: Slow
    *_, table = moves_recounted(record)
    return [[points] for points in table.points]
