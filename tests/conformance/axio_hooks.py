"""What the suite must be told about AXIO."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from lampion.core.record import Record
from lampion.core.state import State
from lampion.games.axio.components import KIND_NAMES, KIND_OF, PAIRS
from support.axio_recount import COLOURS, Recount
from support.axio_recount import recount as moves_recounted


def census(state: State) -> Mapping[str, int]:
    """The tiles on racks, in the bag and on the board."""
    saved = cast("dict[str, Any]", state.dump())
    found: Counter[str] = Counter()
    for place in range(saved["seats"]):
        rack = saved["racks"][place * len(KIND_NAMES) : (place + 1) * len(KIND_NAMES)]
        assert sum(rack) == saved["rack_sizes"][place]
        found.update(dict(zip(KIND_NAMES, rack, strict=True)))
    assert sum(saved["bag"]) == saved["bag_size"]
    found.update(dict(zip(KIND_NAMES, saved["bag"], strict=True)))
    found.update(KIND_NAMES[KIND_OF[placed // 4 % PAIRS]] for placed in saved["placed"])
    return found


def recount(record: Record) -> list[list[int]]:
    """Red, blue, green, orange and purple of each seat, with pencil and paper."""
    table: Recount
    *_, table = moves_recounted(record)
    return [[own[colour] for colour in COLOURS] for own in table.scores]
