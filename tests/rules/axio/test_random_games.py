"""Random games of every size, recounted by hand: the engine and the recount must agree after every move."""

import pytest

from lampion.core.replay import fault_of
from lampion.games.axio.game import GAME
from support.axio_games import GAMES, random_game
from support.axio_positions import bag, bonus_turns, closed_cells, picture, rack, step
from support.axio_recount import EVERY_TILE, Recount, recount

pytestmark = pytest.mark.both


def as_the_engine_says(state) -> dict[str, object]:
    seats = range(len(state.scores()))
    return {
        "step": step(state),
        "player": int(state.player),
        "scores": [state.tally(seat) for seat in seats],
        "closed": sorted(closed_cells(state)),
        "bonus turns": bonus_turns(state),
        "racks": [rack(state, seat).split() for seat in seats],
        "bag": {tile: count for tile, count in bag(state).items() if count},
        "moves": len(state.legal()),
        "winners": state.winners(),
    }


def as_the_recount_says(table: Recount) -> dict[str, object]:
    return {
        "step": "over" if table.over else table.step,
        "player": table.player,
        "scores": [list(own.values()) for own in table.scores],
        "closed": sorted(table.closed()),
        "bonus turns": table.bonus,
        "racks": [sorted(own.elements(), key=list(EVERY_TILE).index) for own in table.racks],
        "bag": {tile: count for tile, count in table.bag.items() if count},
        "moves": table.moves(),
        "winners": table.winners(),
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_engine_and_recount_agree_after_every_move(seats: int) -> None:
    for number in range(GAMES):
        tries = (1, 6, 40)[number % 3]
        engine, pictures = [], []
        for recorder, state in random_game(seats, f"recount {seats} {number}", tries):
            engine.append(as_the_engine_says(state))
            pictures.append(state.copy())
        for at, table in enumerate(recount(recorder.record())):
            line = ["the deal", *recorder.moves][at]
            assert engine[at] == as_the_recount_says(table), f"game {number} after {line}{picture(pictures[at])}"
        assert table.over


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_record_of_a_random_game_replays_without_a_fault(seats: int) -> None:
    *_, (recorder, _) = random_game(seats, f"replayed {seats}", tries=6)
    assert fault_of(GAME, recorder.record()) is None
