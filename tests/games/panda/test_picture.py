"""Way of the Panda shows itself in characters: the map with all that lies on it, then clans, spaces and cards."""

from __future__ import annotations

from lampion.games.panda.game import GAME
from lampion.games.panda.state import Panda
from support.panda_positions import position
from support.random_games import position_after

START = """
Way of the Panda: seat 0 to decide: guard
round 0 of 40, 0 of 5 cities, 0 of 2 capitals, map province

               N1                  N2                  N3                  N4
              xxx                 xxxx                 x                   xx
          ┌──────────┐        ┌──────────┐        ┌──────────┐        ┌──────────┐
W1───x────┤a1       S├───xx───┤b1       F├──xxx───┤c1       S├───xx───┤d1       1├──xxxx──E1
          │m      0/3│        │       0/2│        │m      0/3│        │       0/2│
          │          │        │          │        │          │        │          │
          └──────────┘        └──────────┘        └──────────┘        └──────────┘
              xxx                 xxxx                xxxx                 xx
          ┌──────────┐        ┌──────────┐        ┌──────────┐        ┌──────────┐
W2───xx───┤a2       3├───x────┤b2        ├──xxx───┤c2        ├───xx───┤d2       S├───x────E2
          │       0/2│        │       0/2│        │       0/2│        │g      0/3│
          │          │        │          │        │          │        │          │
          └──────────┘        └──────────┘        └──────────┘        └──────────┘
              xxx                  xx                  x                  xxx
          ┌──────────┐        ┌──────────┐        ┌──────────┐        ┌──────────┐
W3──xxx───┤a3       S├───x────┤b3        ├───xx───┤c3       S├──xxx───┤d3       F├──xxx───E3
          │p      0/3│        │       0/2│        │p      0/3│        │       0/2│
          │          │        │          │        │          │        │          │
          └──────────┘        └──────────┘        └──────────┘        └──────────┘
              xxx                 xxx                  xx                 xxxx
          ┌──────────┐        ┌──────────┐        ┌──────────┐        ┌──────────┐
W4──xxxx──┤a4       F├──xxxx──┤b4       S├───xx───┤c4       2├───x────┤d4        ├───xx───E4
          │       0/2│        │g      0/3│        │       0/2│        │       0/2│
          │          │        │          │        │          │        │          │
          └──────────┘        └──────────┘        └──────────┘        └──────────┘
               xx                  x                  xxxx                xxx
               S1                  S2                  S3                  S4

x ninja, W Y O P guard, [W3] tile, [n3] neutral tile; S start, F frontier, 1 2 3 numbered;
# foundation, g m p gate market pagoda, 2/3 guards around/needed; m g w monk governor warrior,
below as: place strength/missions

                 VP  AP  guards  posted  monk      governor  warrior
▸ seat 0 white    6   4      10       0  away 1/0  away 1/0  away 1/0
  seat 1 yellow   6   4      10       0  away 1/0  away 1/0  away 1/0

turn order: W Y
spaces in use: –
city row: C1 C6 C4 C3 C8 C7
buildings left: gate 8, market 8, pagoda 8, foundation 6
tiles left: beads 4, coin 4, sword 4, lantern 6, chest 6, mask 6
"""

MIDDLE = """
Way of the Panda: seat 1 to decide: turn
round 4 of 40, 1 of 5 cities, 0 of 2 capitals, map province

               N1                  N2                  N3                  N4
              Yxx                 xxxx                 x                   xx
          ┌──────────┐        ┌──────────┐        ┌──────────┐        ┌──────────┐
W1───x────┤a1       S├──[W2]──┤b1       F├──xxx───┤c1       S├───xx───┤d1       1├──xxxx──E1
          │       3/2│        │       6/2│        │       0/2│        │       0/2│
          │          │        │          │        │          │        │          │
          │          │        │          │        │          │        │          │
          └──────────┘        └──────────┘        └──────────┘        └──────────┘
              xxx                 [n4]                xxxx                 xx
          ┌──────────┐        ┌──────────┐        ┌──────────┐        ┌──────────┐
W2───xx───┤a2       3├───x────┤b2        ├──WYx───┤c2        ├───xx───┤d2       S├───x────E2
          │mp     0/4│        │#g     6/6│        │       3/2│        │       0/2│
          │          │        │Wmw Yg    │        │          │        │          │
          │          │        │Ow        │        │          │        │          │
          └──────────┘        └──────────┘        └──────────┘        └──────────┘
              xxx                  xx                  O                  xxx
          ┌──────────┐        ┌──────────┐        ┌──────────┐        ┌──────────┐
W3──xxx───┤a3       S├───x────┤b3        ├───xx───┤c3       S├──xxx───┤d3       F├──xxx───E3
          │       0/2│        │       0/2│        │       1/2│        │       0/2│
          │          │        │          │        │          │        │          │
          │          │        │          │        │          │        │          │
          └──────────┘        └──────────┘        └──────────┘        └──────────┘
              xxx                 xxx                  xx                 xxxx
          ┌──────────┐        ┌──────────┐        ┌──────────┐        ┌──────────┐
W4──xxxx──┤a4       F├──xxxx──┤b4       S├───xx───┤c4       2├───x────┤d4        ├──[O2]──E4
          │       0/2│        │       0/2│        │       0/2│        │       2/2│
          │Wg Ymw    │        │          │        │          │        │          │
          │Og        │        │          │        │          │        │          │
          └──────────┘        └──────────┘        └──────────┘        └──────────┘
               xx                  x                  xxxx                xxx
               S1                  S2                  S3                  S4

x ninja, W Y O P guard, [W3] tile, [n3] neutral tile; S start, F frontier, 1 2 3 numbered;
# foundation, g m p gate market pagoda, 2/3 guards around/needed; m g w monk governor warrior,
below as: place strength/missions
on the border: N3 Om

                 VP  AP  guards  posted  monk    governor  warrior
  seat 0 white   12   5       7       1  b2 3/2  a4 1/0    b2 1/0
▸ seat 1 yellow   6   3       5       2  a4 1/0  b2 1/0    a4 1/0
  seat 2 orange   6   3       5       3  N3 1/0  a4 1/0    b2 1/0   passed

turn order: W Y O
spaces in use: 1 governor W, 7 neutral YYOOO
city row: C8 C1 C4 C5 C2 C6
missions: A4 B2
buildings left: gate 9, market 9, pagoda 9, foundation 5
tiles left: beads 4, coin 6, sword 6, lantern 7, chest 9, mask 9
"""


def middle() -> Panda:
    return position(
        seats=3,
        active="yellow",
        tiles={"a1-b1": "white", "b1-b2": "neutral", "d4-E4": "orange"},
        figures={"c2-c3": "orange", "b2-c2": "white yellow", "a1-N1": "yellow"},
        buildings={"b2": "foundation gate", "a2": "market pagoda"},
        heroes={
            "white monk": "b2",
            "white warrior": "b2",
            "yellow governor": "b2",
            "orange warrior": "b2",
            "orange monk": "N3",
        },
        strength={"white monk": 3},
        missions={"white monk": 2},
        stacks={5: "white", 3: "orange yellow"},
        vp={"white": 12},
        used={1: "white", 7: "yellow orange"},
        passed="orange",
        round_number=4,
        a_card="A4",
        b_card="B2",
    )


def test_at_the_start() -> None:
    assert f"\n{position_after(0, 'panda', edition='province')}\n" == START


def test_in_the_middle() -> None:
    assert f"\n{GAME.picture(middle())}\n" == MIDDLE


def test_nothing_is_hidden_from_anyone() -> None:
    assert {GAME.picture(middle(), seat) for seat in (0, 1, 2, None)} == {GAME.picture(middle())}


def test_what_is_asked_now_is_said_with_its_facts() -> None:
    drawn = [str(position_after(moves, "panda", edition="province")) for moves in range(10, 60)]
    asked = {picture.splitlines()[0].partition("decide: ")[2] for picture in drawn}
    assert {"turn", "option (space 5)", "move (warrior, 2 left)", "cover (a3-b3, 1 left)", "tile (a3-b3)"} <= asked


def test_all_heroes_of_four_clans_fit_on_one_place() -> None:
    lines = GAME.picture(position(seats=4)).splitlines()
    assert [line[10:22] for line in lines if "mgw" in line] == ["│Wmgw Ymgw │", "│Omgw Pmgw │"]
