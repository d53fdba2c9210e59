"""Pagoda shows itself in characters: six sites from the ground up, then cards, markers and what is left."""

from __future__ import annotations

from lampion.games.pagoda.game import GAME
from support.random_games import position_after

START = """
Pagoda: seat 0 to build, 0 of 3 built; 0 sites completed

1   · ·  · ·     · ·  · ·     · ·  · ·     · ·  · ·     · ·  · ·     · ·  · ·
   ▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔
       s1           s2           s3           s4           s5           s6
   column +1    column +1    column +1    column +1    column +1    column +1

          score  table      hand  markers
▸ seat 0      0  R B G Y V  G Y
  seat 1      0  R B G Y V  B Y

tiles: RR RB RG RY RV BR BB BG BY BV GR GB GG GY GV YR YB YG YY YV VR VB VG VY VV
cards: 41 in the pile, discarded –
"""

MIDDLE = """
Pagoda: seat 0 to end the turn, 1 of 3 built; 0 sites completed

3                R R  · ·
                  ══RR══
2   R ·  · ·     R R  R R     G G  G ·     Y Y  Y ·     V ·  · ·     · ·  · ·
     ══VR══       ══YR══       ══BG══       ══GY══       ══VV══       ══YG══
1   V V  V V     Y Y  Y Y     B B  B B     G G  G G     V V  V V     Y Y  Y Y
   ▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔
       s1           s2           s3           s4           s5           s6
  R column +2  R column +3  G column +2  Y column +2  V column +2  G column +2

          score  table      hand  markers
▸ seat 0     38  R B B      –     lantern 1, bowl 1, dragon 2
  seat 1     23  R G V V V  Y V

tiles: RB RG RY RV BR BB BY BV GR GB GG GV YB YY YV VB VG VY
cards: 33 in the pile, discarded R4 B1 G2 Y1 V4
"""

END = """
Pagoda: over, won by seat 0

                    ╱B╲          ╱G╲                                    ╱Y╲
                 ╱══YB══╲     ╱══RG══╲                               ╱══BY══╲
4   R R  R R     Y Y  Y Y     R R  R R     Y Y  Y Y                  B B  B B
     ══BR══       ══RY══       ══GR══       ══VY══                    ══VB══
3   B B  B B     R R  R R     G G  G G     V V  V V     G G  G G     V V  V V
     ══RB══       ══RR══       ══GG══       ══YV══       ══VG══       ══GV══
2   R R  R R     R R  R R     G G  G G     Y Y  Y Y     V V  V V     G G  G G
     ══VR══       ══YR══       ══BG══       ══GY══       ══VV══       ══YG══
1   V V  V V     Y Y  Y Y     B B  B B     G G  G G     V V  V V     Y Y  Y Y
   ▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔
       s1           s2           s3           s4           s5           s6
   R roof +6      roofed       roofed     Y roof +6    G tile +1      roofed

          score  table      hand  markers
  seat 0    134  B B G V V  B V   lantern 2, bowl 1
  seat 1    125  R Y Y V V  G G   buddha 2

tiles: RV BB BV GB YY
cards: 37 in the pile, discarded B1 G1 Y2
"""


def test_at_the_start() -> None:
    assert f"\n{position_after(0, 'pagoda')}\n" == START


def test_in_the_middle() -> None:
    assert f"\n{position_after(80, 'pagoda')}\n" == MIDDLE


def test_at_the_end_with_roofs_and_spires() -> None:
    assert f"\n{position_after(5000, 'pagoda')}\n" == END


def test_a_seat_does_not_see_the_other_hand() -> None:
    state = position_after(0, "pagoda").state
    assert f"\n{GAME.picture(state, 1)}\n" == START.replace("R B G Y V  G Y\n", "R B G Y V  2 hidden\n").replace(
        "hand  markers", "hand      markers"
    )
    assert GAME.picture(state, None).count("2 hidden") == 2


def test_what_the_turn_has_used_so_far() -> None:
    lines = str(position_after(38, "pagoda")).splitlines()
    assert lines[-4:-2] == ["played this turn: Rt Rt Gt Vt Bh", "used this turn: buddha"]
