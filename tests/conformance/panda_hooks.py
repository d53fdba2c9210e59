"""What the suite must be told about Way of the Panda."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from lampion.core.record import Record
from lampion.core.state import State
from lampion.games.panda.components import BUILDINGS, CLASS_OF, FOUNDATION, TILE_CLASSES, TILE_KINDS
from lampion.games.panda.state import Panda
from support.panda_recount import Recount

# Chosen mission cards only change which cards are drawn; tests/rules/panda plays every one of them.
OPTION_SETS = [{"master": False}, {"master": True}]


def census(state: State) -> Mapping[str, int]:
    """Guards by seat, buildings by kind, foundations, route tiles by owner and class, tiles of the clan sheets."""
    assert isinstance(state, Panda)
    saved = cast("dict[str, Any]", state.dump())
    found: Counter[str] = Counter()
    for seat in range(saved["seats"]):
        on_paths = sum(saved["figures"][seat::4])
        spaces = sum(saved["space_guards"][seat::4])
        assert spaces == saved["posted"][seat]
        found[f"guards of {seat}"] = saved["guards"][seat] + on_paths + spaces + saved["on_card"][seat]
    for kind, name in enumerate(BUILDINGS):
        found[name] = saved["piece_stock"][kind] + sum(bits >> kind & 1 for bits in saved["towns"])
    found["foundations"] = saved["foundation_stock"] + sum(bool(bits & FOUNDATION) for bits in saved["towns"])
    for owner in range(5):
        for size, name in enumerate(TILE_CLASSES):
            laid = [n for tile, n in zip(saved["tiles"], state.board.ninjas, strict=True) if tile == owner + 1]
            on_map = sum(CLASS_OF[n] == size for n in laid)
            found[f"{name} of {owner}"] = saved["tile_stock"][3 * owner + size] + on_map
    for kind, name in enumerate(TILE_KINDS):
        sheets = saved["strength"] if kind < 3 else saved["missions"]
        found[name] = saved["sheet_stock"][kind] + sum(sheets[kind % 3 :: 3])
    assert all(count >= 0 for count in [*saved["guards"], *saved["piece_stock"], *saved["tile_stock"]])
    return found


def recount(record: Record) -> list[list[int]]:
    """VP and AP of each seat, with pencil and paper."""
    return Recount(record).tally()
