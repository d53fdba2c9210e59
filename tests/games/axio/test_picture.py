"""AXIO shows itself in characters: the board as it is numbered in notation, tiles framed, then the seats."""

from __future__ import annotations

from lampion.games.axio.game import GAME
from support import axio_positions
from support.random_games import position_after

START = """
AXIO: seat 0 to place the first tile

    2  3  4  5  6  7  8  9 10
 2  ·  ·  ·  ·  R  ·  ·  ·  ·
 3  ·  ·  ·  ·  ·  ·  ·  ·  ·
 4  ·  ·  ·  ·  ·  ·  ·  ·  ·
 5  ·  ·  ·  ·  ·  ·  ·  ·  ·
 6  O  ·  ·  ·  P  ·  ·  ·  B
 7  ·  ·  ·  ·  ·  ·  ·  ·  ·
 8  ·  ·  ·  ·  ·  ·  ·  ·  ·
 9  ·  ·  ·  ·  ·  ·  ·  ·  ·
10  ·  ·  ·  ·  G  ·  ·  ·  ·

           r   b   g   o   p  rack
▸ seat 0  *0  *0  *0  *0  *0  ro bo gg gg go
  seat 1  *0  *0  *0  *0  *0  rb rb rp bo go

left: 90 tiles in the bag, 128 free pairs
"""

MIDDLE = """
AXIO: seat 1 to place a tile

    2  3  4  5  6  7  8  9 10
 2  ·  ·  ·  ·  R  ·  · [g──o]
 3  ·  · ╭p╮[r──b] · ╭p╮ ·  ·
 4 [r──p]╰p╯ ·  ·  · ╰g╯ · ╭r╮
 5 [r──g] · [r──p][o──o] · ╰o╯
 6  O  ·  ·  ·  P  ·  · ╭r╮ B
 7  ·  ·  ·  ·  ·  ·  · ╰b╯ ·
 8  · ╭o╮ · [b──o] ·  ·  ·  ·
 9  · ╰g╯[o──o] ·  ·  ·  ·  ·
10  · [b──o] ▲  G  ·  · [p──o]

           r   b   g   o  p  rack
  seat 0  *0  *0   1   3  1  rp bg gg gg op
▸ seat 1   1  *0  *0  *0  1  rb rp gg go go

left: 75 tiles in the bag, 50 free pairs
"""

SOLO = """
AXIO: seat 0 to place a tile

    2  3  4  5  6  7  8  9 10
 2  ·  ·  ·  ·  R  ·  ·  ·  ·
 3  ·  ·  ·  ·  ·  ·  ·  ·  ·
 4  ·  ·  ·  ·  ·  · [b──o]╭g╮
 5  ·  ·  ·  ·  ·  ·  ·  · ╰g╯
 6  O  ·  ·  ·  P  ·  ·  ·  B
 7  ·  ·  ·  ·  ·  ·  ·  ·  ·
 8  · ╭o╮ ·  ·  ·  ·  ·  ·  ·
 9  · ╰r╯ ·  ·  ·  ·  ·  ·  ·
10  ·  ·  ·  ·  G  ·  ·  ·  ·

           r   b   g   o   p  rack
▸ seat 0  *0  *0  *0  *0  *0  go

left: 96 tiles in the bag, 111 free pairs
"""


def test_at_the_start() -> None:
    assert f"\n{position_after(0, 'axio')}\n" == START


def test_in_the_middle() -> None:
    assert f"\n{position_after(30, 'axio')}\n" == MIDDLE


def test_alone() -> None:
    assert f"\n{position_after(3, 'axio', 1)}\n" == SOLO


def test_a_seat_does_not_see_the_other_rack() -> None:
    state = position_after(30, "axio").state
    assert f"\n{GAME.picture(state, 1)}\n" == MIDDLE.replace("rp bg gg gg op", "5 hidden")
    assert "5 hidden" in GAME.picture(state, 0).splitlines()[-3]
    assert GAME.picture(state, None).count("5 hidden") == 2


def test_the_whole_board_of_four_players_is_numbered() -> None:
    lines = str(position_after(0, "axio", 4)).splitlines()
    assert lines[2].split() == [str(column) for column in range(13)]
    assert [line.split()[0] for line in lines[3:16]] == [str(row) for row in range(13)]


def test_bonus_turns_and_a_built_position() -> None:
    state = axio_positions.position("   456\n4  r^.", bonus=2)
    lines = GAME.picture(state).splitlines()
    assert lines[0] == "AXIO: seat 0 to place a tile, 2 bonus turns to come"
    assert lines[5].split()[:5] == ["4", "·", "·", "r", "▲"]
