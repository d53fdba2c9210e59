"""Random games recounted by hand: the engine and the recount must agree before every move, and on the result."""

import os

import pytest

from lampion.core.replay import fault_of, replay
from lampion.games.panda.components import COLOURS, HEROES
from lampion.games.panda.game import GAME
from support.panda_games import random_game
from support.panda_positions import PROVINCE, at, guards, moves, picture, turn_order, view
from support.panda_recount import Recount

pytestmark = [pytest.mark.both, pytest.mark.thorough]

GAMES = 100 if os.environ.get("LAMPION_SOAK") == "1" else 3


def as_the_engine_says(state) -> dict[str, object]:
    seen = view(state)
    colours = COLOURS[: len(seen["players"])]
    return {
        "who": COLOURS[state.seat()],
        "moves": sorted(moves(state)),
        "order": turn_order(state),
        "vp": [player["vp"] for player in seen["players"]],
        "ap": [[field["field"], [COLOURS[s] for s in field["stack"]]] for field in seen["ap_track"] if field["stack"]],
        "guards": [guards(state, colour) for colour in colours],
        "heroes": [at(state, f"{colour} {hero}") for colour in colours for hero in HEROES],
        "uncovered": {way["id"]: way["uncovered"] for way in seen["paths"]},
        "tiles": {
            way["id"]: "neutral" if way["tile"]["owner"] is None else COLOURS[way["tile"]["owner"]]
            for way in seen["paths"]
            if way["tile"]
        },
        "towns": {spot["id"]: spot["buildings"] for spot in seen["places"]},
        "supply": (seen["supply"]["buildings"], seen["supply"]["foundations"], seen["supply"]["tiles"]),
        "row": [card["id"] for card in seen["city_row"]],
        "round": max(1, seen["round"]),
        "last round": seen["ending"] is not None,
    }


def as_the_recount_says(table: Recount, who: str, choices: list[str]) -> dict[str, object]:
    return {
        "who": who,
        "moves": sorted(choices),
        "order": " ".join(table.order),
        "vp": [table.vp[colour] for colour in table.colours],
        "ap": [[field, list(stack)] for field, stack in sorted(table.track.items()) if stack],
        "guards": [table.guards[colour] for colour in table.colours],
        "heroes": [table.where[colour, hero] for colour in table.colours for hero in HEROES],
        "uncovered": {name: table.uncovered(name) for name in PROVINCE.path_names},
        "tiles": {name: table.tiles[name] for name in PROVINCE.path_names if name in table.tiles},
        "towns": {name: table.number(name) for name in PROVINCE.place_names},
        "supply": (dict(table.pieces), table.foundations, dict(table.sheet_stock)),
        "row": list(table.row),
        "round": max(1, table.round),
        "last round": table.last_round,
    }


@pytest.mark.parametrize("master", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_engine_and_recount_agree_before_every_move(seats: int, master: bool) -> None:
    for number in range(GAMES):
        recorder = random_game(seats, f"recount {seats} {number}", lively=(0, 2, 8)[number % 3], master=master)
        record = recorder.record()
        counted: list[dict[str, object]] = []
        table = Recount(record, lambda *seen, counted=counted: counted.append(as_the_recount_says(*seen)))
        for step, (played, expected) in enumerate(zip(replay(GAME, record), counted, strict=False)):
            assert as_the_engine_says(played.state) == expected, f"before move {step + 1}{picture(played.state)}"
        assert len(counted) == len(record.moves)
        assert table.tally() == [list(own) for own in record.scores]


@pytest.mark.parametrize("a_card", [f"A{i}" for i in range(1, 10)])
def test_every_mission_card_is_recounted(a_card: str) -> None:
    for number in range(GAMES):
        b_card = f"B{1 + (number + int(a_card[1])) % 9}"
        seats = 2 + number % 3
        recorder = random_game(seats, f"{a_card} {number}", lively=8, master=True, a_card=a_card, b_card=b_card)
        record = recorder.record()
        assert Recount(record).tally() == [list(own) for own in record.scores]
        assert fault_of(GAME, record) is None
