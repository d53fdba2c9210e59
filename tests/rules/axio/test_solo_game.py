"""A complete solo game, move by move: points of halves and pyramids, totals, and the final board."""

import re

import pytest

from lampion.core.record import FORMAT, Chance, End, Record, RecordSeat
from lampion.core.replay import fault_of, replay
from lampion.games.axio.game import GAME
from support.axio_positions import board, cell, closed_cells, drawn_board, effect, picture, scores

pytestmark = pytest.mark.both

LOG = """
 1 r86g96 0,1 =0/0/1/0/0                ; 13 r36p46 1,2 =2/6/17/5/3               ; 25 r38g39 2,2 =7/18/36/10/10
 2 g59b69 0,1 =0/1/1/0/0                ; 14 b78b79 2,1 =2/9/17/5/3               ; 26 g25r35 0,3 =10/18/36/10/10
 3 g97gX7 1,1 =0/1/3/0/0                ; 15 b7Xp8X 4,0 =2/13/17/5/3              ; 27 b33r34 0,4 =14/18/36/10/10
 4 o85g95 0,2 =0/1/5/0/0                ; 16 b88p89 2,1 ^87r1b2g1 =3/17/18/5/4    ; 28 o53g63 2,0 =14/18/36/12/10
 5 o84g94 1,3 =0/1/8/1/0                ; 17 r37p47 1,1 =4/17/18/5/5              ; 29 b42o52 0,4 ^43b3o1 =14/21/36/17/10
 6 o75r76 1,1 =1/1/8/2/0                ; 18 b44p45 0,2 =4/17/18/5/7              ; 30 g2Xb3X 0,4 =14/25/36/17/10
 7 o58b68 0,2 =1/3/8/2/0                ; 19 g99rX9 7,1 =5/17/25/5/7              ; 31 o73o74 1,2 ^72r1o2 =15/25/36/22/10
 8 g98rX8 4,0 =1/3/12/2/0               ; 20 p48g49 3,1 =5/17/26/5/10             ; 32 r27b28 2,0 ^29b1g2 =17/26/36/22/10
 9 r82o83 0,2 =1/3/12/4/0               ; 21 b64o65 0,2 =5/17/26/7/10             ; 33 g22b32 0,2 =17/28/36/22/10
10 b67b77 3,0 =1/6/12/4/0               ; 22 g9XbXX 8,0 =5/17/34/7/10             ; 34 gX3gX4 1,1 ^X2g2 ^X5g3 =17/28/36/22/10
11 g92g93 0,5 =1/6/17/4/0               ; 23 b4Xb5X 0,2 =5/18/34/7/10             ; 35 p23p24 0,0 =17/28/36/22/10
12 p56o57 1,1 =1/6/17/5/1               ; 24 o54o55 0,3 =5/18/34/10/10
"""  # noqa: E501

FINAL = """
   23456789X
2  gppgRrb^g
3  bbrrrrrgb
4  b^bppppgb
5  oooopoogb
6  OgboPbbbB
7  ^ooorbbbb
8  rooor^bpp
9  ggggggggg
X  ^gg^Ggrrb
"""

HALF = r"([rbgop])([0-9X]{2})"
ENTRY = re.compile(rf"(\d+) {HALF}{HALF} (\d+),(\d+) ((?:\^\S+ )*)=(\S+)")


class Entry:
    """One placement of the log."""

    def __init__(self, found: re.Match[str]) -> None:
        number, first, first_cell, second, second_cell, one, two, closed, self.totals = found.groups()
        self.number = int(number)
        self.tile = "".join(sorted(first + second, key="rbgop".index))
        (row, column), (next_row, next_column) = cell(first_cell), cell(second_cell)
        self.move = f"{first}({row},{column}) {second}({next_row},{next_column})"
        self.halves = f"{first}{one} {second}{two}"
        self.pyramids = "; ".join(pyramid(text) for text in closed.split()) or "none"


def pyramid(text: str) -> str:
    row, column = cell(text[1:3])
    return f"({row},{column}): " + " ".join(re.findall(r"[rbgop]\d", text[3:]))


ENTRIES = sorted((Entry(found) for found in ENTRY.finditer(LOG)), key=lambda entry: entry.number)


def record() -> Record:
    drawn = [Chance(0, "deal", 0, (ENTRIES[0].tile,))]
    drawn += [Chance(entry.number - 1, "draw", 0, (entry.tile,)) for entry in ENTRIES[1:]]
    return Record(
        lampion=FORMAT,
        game=GAME.name,
        rules=GAME.rules,
        options={},
        map=None,
        seats=(RecordSeat("solo"),),
        start=0,
        seed=None,
        commitment=None,
        moves=tuple(entry.move for entry in ENTRIES),
        chance=tuple(drawn),
        end=End("rules"),
        scores=((17, 28, 36, 22, 10),),
        winners=(0,),
    )


def test_the_log_is_read_completely() -> None:
    assert [entry.number for entry in ENTRIES] == list(range(1, 36))


def test_every_placement_of_the_solo_game_scores_what_the_log_says() -> None:
    for played, recorder in enumerate(replay(GAME, record())):
        state = recorder.state
        if played:
            assert scores(state) == ENTRIES[played - 1].totals, f"after {played}{picture(state)}"
        if played < len(ENTRIES):
            assert not state.over(), f"after {played}{picture(state)}"
            entry = ENTRIES[played]
            seen = effect(state, entry.move)
            assert (seen.tile, seen.pyramids) == (entry.halves, entry.pyramids), f"{entry.move}{picture(state)}"


def test_the_solo_game_ends_with_the_board_and_the_result_of_the_log() -> None:
    *_, recorder = replay(GAME, record())
    state = recorder.state
    assert drawn_board(state) == board(FINAL), picture(state)
    assert state.over()
    assert state.scores() == [10]
    assert len(closed_cells(state)) == 6
    assert fault_of(GAME, record()) is None
