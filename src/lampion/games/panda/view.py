"""What people see of Way of the Panda: the whole table, since everything is public (W-53)."""

from __future__ import annotations

from lampion.games.panda.asking import asked
from lampion.games.panda.building import capitals
from lampion.games.panda.cards_view import a_card_view, b_card_view, city_row, supply_view
from lampion.games.panda.components import SPACES
from lampion.games.panda.drawing import canvas_of
from lampion.games.panda.map_view import border_view, path_view, place_view, player_view
from lampion.games.panda.saved import stack_on
from lampion.games.panda.spaces_view import space_view
from lampion.games.panda.state import Panda
from lampion.games.panda.view_shapes import CardsSide, MapSide, PandaView, SpaceView

PHASES = ("guards", "heroes", "rounds")
ENDINGS = (None, "foundations", "last-building", "capitals", "rounds")


def view(state: Panda, seat: int | None) -> PandaView:
    return {**map_side(state), "spaces": spaces(state, seat), **cards_side(state)}


def map_side(state: Panda) -> MapSide:
    """What all see alike, up to the action spaces."""
    return {
        "map": state.board.name,
        "canvas": list(canvas_of(state.board.data["map"])),
        "phase": "over" if state.finished else PHASES[state.phase],
        "round": int(state.round),
        "round_limit": int(state.board.round_limit),
        "ending": ENDINGS[state.ending],
        "master": state.master,
        "asked": None if state.finished else asked(state),
        "order": [int(state.order[i]) for i in range(state.seats)],
        "places": [place_view(state, place) for place in range(state.board.places)],
        "borders": [border_view(state, at) for at in range(state.board.nodes - state.board.places)],
        "paths": [path_view(state, path) for path in range(state.board.paths)],
        "players": [player_view(state, player) for player in range(state.seats)],
        "ap_track": [
            {
                "field": field,
                "loss": int(state.board.penalty[field - state.board.ap_min]),
                "stack": stack_on(state, field),
            }
            for field in range(state.board.ap_min, state.board.ap_max + 1)
        ],
    }


def spaces(state: Panda, seat: int | None) -> list[SpaceView]:
    """The action spaces, with what this seat can do with them."""
    return [space_view(state, space, int(state.active) if seat is None else seat) for space in range(SPACES)]


def cards_side(state: Panda) -> CardsSide:
    """What all see alike, after the action spaces."""
    return {
        "city_row": city_row(state),
        "supply": supply_view(state),
        "a_card": a_card_view(state),
        "b_card": b_card_view(state),
        "ends": {
            "cities": [int(state.foundations_laid()), int(state.board.end_foundations)],
            "capitals": [int(capitals(state)), int(state.board.end_capitals)],
        },
        "scale": {
            "multiplier": [int(row) for row in state.board.multiplier][1:],
            "value": [int(row) for row in state.board.mission_value][1:],
        },
    }
