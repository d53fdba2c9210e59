"""The maps on which the page's drawings are tested are the real ones: two that come with us, two that are no grid."""

import json
from pathlib import Path
from typing import Any

from lampion.core.setup import Setup
from lampion.games.panda.game import GAME
from lampion.games.panda.state import Panda

KEPT = Path(__file__).parent / "support" / "panda-maps.json"
FREE = Path(__file__).parents[1] / "rules" / "panda" / "maps"
PLACE = ("id", "names", "x", "y", "start", "frontier", "number")
PATH = ("id", "ends", "ninjas")


def drawn(edition: str) -> dict[str, Any]:
    """What of a view is the same in every position."""
    state = GAME.new(Setup(2, "a map", {}, edition=edition))
    assert isinstance(state, Panda)
    view: Any = GAME.view(state, None)
    return {
        "places": [{key: place[key] for key in PLACE} for place in view["places"]],
        "borders": view["borders"],
        "paths": [{key: path[key] for key in PATH} for path in view["paths"]],
    }


def maps() -> dict[str, Any]:
    for name in ("rivers", "islands"):
        GAME.install_edition((FREE / f"{name}.toml").read_text(encoding="utf-8"), name)
    return {name: drawn(name) for name in ("province", "valley", "rivers", "islands")}


def test_the_kept_maps_are_those_of_the_rules() -> None:
    assert json.loads(KEPT.read_text(encoding="utf-8")) == maps(), f"write maps() of {__name__} to {KEPT.name} again"
