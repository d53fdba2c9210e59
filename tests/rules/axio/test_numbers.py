"""Numbers for sanity: sizes, maxima and the ranges of random play."""

from collections.abc import Iterator

import pytest

from lampion.core.setup import Setup
from lampion.games.axio.editions import EDITIONS
from lampion.games.axio.game import GAME
from lampion.games.axio.state import Axio
from support.axio_games import random_game
from support.axio_positions import (
    Board,
    Cell,
    bag,
    closed_cells,
    drawn_board,
    effect,
    picture,
    play,
    position,
    rack,
    slots,
    step,
)

pytestmark = pytest.mark.both

FIRST = {1: 2, 2: 2, 3: 1, 4: 0}
SIDE = {1: 9, 2: 9, 3: 11, 4: 13}
MOST_TILES = {1: 36, 2: 36, 3: 56, 4: 80}


@pytest.mark.parametrize(("seats", "cells", "free"), [(1, 81, 76), (2, 81, 76), (3, 121, 116), (4, 169, 164)])
def test_cells_of_the_active_area_and_free_ones_at_the_start(seats: int, cells: int, free: int) -> None:
    state = GAME.new(Setup(seats, "cells"))
    assert len(drawn_board(state)) == cells
    assert len(GAME.view(state, None)["free_cells"]) == free


@pytest.mark.parametrize(("seats", "number"), [(1, 128), (2, 128), (3, 200), (4, 292)])
def test_slots_at_the_start(seats: int, number: int) -> None:
    assert len(slots(position(seats=seats))) == number
    assert GAME.view(GAME.new(Setup(seats, "slots")), None)["free_pairs"] == number


@pytest.mark.parametrize(("seats", "number"), [(1, 40), (2, 40), (3, 56), (4, 60)])
def test_legal_first_tile_slots(seats: int, number: int) -> None:
    assert len(slots(position(seats=seats, first_tiles=()))) == number


def test_each_colour_appears_forty_times_on_the_hundred_tiles() -> None:
    tiles = list(bag(position(rack="", seats=1)).elements())
    assert len(tiles) == EDITIONS.named("first").tiles == 100
    assert {colour: "".join(tiles).count(colour) for colour in "rbgop"} == dict.fromkeys("rbgop", 40)


# -- the most tiles ----------------------------------------------------------------------------------------------


def pairing(board: Board) -> dict[Cell, Cell]:
    """A partner for every free cell of the corners' checkerboard colour, by augmenting paths."""
    partner: dict[Cell, Cell] = {}

    def find(at: Cell, seen: set[Cell]) -> bool:
        row, column = at
        for beside in ((row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)):
            if board.get(beside) == "." and beside not in seen:
                seen.add(beside)
                if beside not in partner or find(partner[beside], seen):
                    partner[beside] = at
                    return True
        return False

    corners = sum(min(board)) % 2
    assert all(find(at, set()) for at, symbol in board.items() if symbol == "." and sum(at) % 2 == corners)
    return partner


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_tile_covers_one_of_so_many_free_cells_of_the_corners_colour(seats: int) -> None:
    board = drawn_board(position(seats=seats))
    corners = sum(min(board)) % 2
    assert sum(symbol == "." and sum(at) % 2 == corners for at, symbol in board.items()) == MOST_TILES[seats]


def longest_game(seats: int) -> Iterator[tuple[int, Axio]]:
    """A game with the most tiles: how many have been placed, and the position after each."""
    state = GAME.new(Setup(seats, "most tiles", start=0))
    wanted = {tuple(sorted(pair)) for pair in pairing(drawn_board(state)).items()}
    placed = 0
    while not state.over():
        slot = min(wanted & slots(state))
        wanted.remove(slot)
        tile = rack(state, int(state.seat())).split()[0]
        play(state, f"{tile[0]}({slot[0][0]},{slot[0][1]}) {tile[1]}({slot[1][0]},{slot[1][1]})")
        placed += 1
        yield placed, state
        if step(state) == "refill":
            play(state, "refill")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_most_tiles_can_really_be_placed_and_the_bag_is_enough(seats: int) -> None:
    for placed, state in longest_game(seats):
        others = [len(rack(state, seat).split()) for seat in range(seats) if seat != state.player]
        assert others == [5] * (seats - 1), picture(state)
    assert placed == MOST_TILES[seats], picture(state)
    assert len(closed_cells(state)) == 4


def test_with_four_players_the_bag_is_too_small_for_a_swap_from_the_77th_tile_on() -> None:
    small = [placed for placed, state in longest_game(4) if step(state) == "refill" and bag(state).total() < 5]
    assert small == [77, 78, 79]


# -- the most points ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "points"), [(1, 15), (2, 15), (3, 19), (4, 23)])
def test_most_points_of_one_half(seats: int, points: int) -> None:
    first, last = FIRST[seats], FIRST[seats] + SIDE[seats] - 1
    column = {(row, first + 1): "o" for row in range(first, last + 1) if row != 4}
    row = {(4, at): "o" for at in range(first + 2, last + 1)}
    printed = drawn_board(position(seats=seats))
    drawn = {at: symbol for at, symbol in (column | row).items() if printed[at] == "."}
    state = position(drawn, "bo", seats=seats)
    assert points == 2 * SIDE[seats] - 3
    assert effect(state, f"b(4,{first}) o(4,{first + 1})").tile == f"b0 o{points}", picture(state)


# -- random play -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "tiles", "fewest", "closed", "moves"),
    [(1, 33.7, 28, 8.6, 89), (2, 33.7, 28, 8.6, 371), (3, 51.8, 44, 12.4, 581), (4, 73.7, 64, 16.5, 844)],
)
def test_random_play_stays_in_its_ranges(seats: int, tiles: float, fewest: int, closed: float, moves: float) -> None:
    placements, pyramids, choices = [], [], []
    for number in range(30):
        for recorder, state in random_game(seats, f"ranges {number}", swap=True):
            if step(state) == "place" and all(player["first_tile"] for player in GAME.view(state, None)["players"]):
                choices.append(len(state.legal()))
        placements.append(sum("(" in move for move in recorder.moves))
        pyramids.append(len(closed_cells(state)))
    assert fewest <= min(placements)
    assert max(placements) <= MOST_TILES[seats]
    assert min(pyramids) >= 4
    assert abs(sum(placements) / len(placements) - tiles) < 1.5
    assert abs(sum(pyramids) / len(pyramids) - closed) < 3
    assert abs(sum(choices) / len(choices) / moves - 1) < 0.15
