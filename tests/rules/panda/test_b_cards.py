"""The blue mission cards (W-62 to W-67, R-64 to R-67, R-73 to R-76, R-78)."""

import pytest

from support.panda_positions import play, position, view, vp

pytestmark = pytest.mark.both


def points(card: str, **how) -> list[int]:
    """What a B card gives each seat as the table stands."""
    return view(position(b_card=card, **how))["b_card"]["now"]


def six_tiles(owner: str) -> dict[str, str]:
    return dict.fromkeys(("a1-b1", "b1-c1", "c1-d1", "a2-b2", "c2-d2", "a3-b3"), owner)


def test_t17_w62_r74_most_tiles_and_most_guards_on_tiles() -> None:
    """T-17: 6 own tiles and the most give 25; values 12 and the most give 25."""
    assert points("B1", tiles={**six_tiles("white"), "a1-a2": "yellow", "b1-N2": "neutral"}) == [25, 0]
    assert points("B4", tiles={"b1-b2": "white", "c1-c2": "white", "a4-W4": "white", "d3-d4": "yellow"}) == [25, 0]
    assert points("B1") == [0, 0], "nobody leads with nothing"
    assert points("B4", figures={"c1-c2": "white white"}) == [0, 0], "figures do not count"


def test_w62_all_tied_leaders_score() -> None:
    assert points("B1", tiles={"a1-b1": "white", "b1-b2": "yellow"}) == [25, 25]
    assert points("B4", tiles={"a1-b1": "white", "b1-b2": "yellow"}) == [0, 25]


def test_t42_w63_r73_heroes_together() -> None:
    def together(*places: str, standing: str = "foundation gate market pagoda") -> list[int]:
        heroes = dict(zip(("white monk", "white governor", "white warrior"), places, strict=True))
        return points("B2", heroes=heroes, buildings={"b2": standing})

    assert together("b2", "b2", "b2") == [30, 0]
    assert together("b2", "b2", "b2", standing="foundation gate") == [15, 0]
    assert together("b2", "b2", "b2", standing="gate market") == [0, 0]
    assert together("b2", "b2", "N2") == [0, 0]
    assert together("N2", "N2", "N2") == [0, 0]


SIDES = {
    0: {"a1-b1": "white"},
    1: {"a1-N1": "white"},
    2: {"a1-N1": "white", "a1-W1": "white"},
    3: {"a1-N1": "white", "a1-W1": "white", "a1-a2": "neutral", "a2-a3": "white", "a3-a4": "white", "a4-S1": "neutral"},
}
SIDES[4] = {**SIDES[3], "a1-b1": "white", "b1-c1": "white", "c1-d1": "white", "d1-E1": "white"}


@pytest.mark.parametrize(("sides", "vp_gained"), [(0, -5), (1, -5), (2, 10), (3, 20), (4, 30)])
def test_t17_t40_w64_r64_sides(sides: int, vp_gained: int) -> None:
    assert points("B3", tiles=SIDES[sides])[0] == vp_gained


def test_r66_the_sides_must_be_touched_by_one_component() -> None:
    assert points("B3", tiles={"a1-N1": "white", "d4-S4": "white", "a2-W2": "white"})[0] == -5


def test_r78_a_loss_stops_at_zero() -> None:
    state = position(b_card="B3", vp={"white": 3}, last_round=True)
    play(state, "pass", "pass")
    assert (vp(state), vp(state, "yellow")) == (0, 1)


def test_t39_w65_r65_the_distance_between_heroes() -> None:
    tiles = {"a1-b1": "white", "b1-c1": "neutral"}
    heroes = {"white monk": "a1", "white governor": "c1", "white warrior": "vanished"}
    short = {"c3-c4": "yellow", "c4-d4": "yellow", "c4-S3": "yellow"}
    yellow = {"yellow monk": "c3", "yellow governor": "d4", "yellow warrior": "b2"}
    assert points("B5", tiles={**tiles, **short}, heroes={**heroes, **yellow}) == [25, 25], "two tiles each"
    heroes["white warrior"] = "N3"
    assert points("B5", tiles={**tiles, **short, "c1-N3": "white"}, heroes={**heroes, **yellow}) == [25, 0], "three"
    assert points("B5", tiles={**tiles, **short}, heroes={**heroes, **yellow}) == [25, 25], "N3 is not joined"


def test_w65_nobody_connected_scores_nothing() -> None:
    apart = {"white monk": "a1", "white governor": "b2", "white warrior": "c3"}
    apart |= {"yellow monk": "a1", "yellow governor": "b2", "yellow warrior": "c3"}
    assert points("B5", heroes=apart) == [0, 0]


def test_w65_the_shortest_route_counts() -> None:
    loop = dict.fromkeys(("a1-b1", "b1-b2", "a1-a2", "a2-b2", "b2-b3"), "white")
    heroes = {"white monk": "a1", "white governor": "b2", "white warrior": "vanished"}
    heroes |= {"yellow monk": "c3", "yellow governor": "c4", "yellow warrior": "vanished"}
    tiles = {**loop, "c3-c4": "yellow"}
    assert points("B5", tiles=tiles, heroes=heroes) == [25, 0]


def test_w66_r75_majorities_around_cities() -> None:
    how = {
        "buildings": {"b2": "foundation", "c3": "foundation gate market pagoda", "a1": "gate"},
        "tiles": {"b1-b2": "white", "b2-c2": "neutral", "c3-d3": "yellow", "c3-c4": "white"},
        "figures": {"b3-c3": "white"},
    }
    assert points("B6", **how) == [30, 15], "b2 white; c3 3 : 3"
    assert points("B6", buildings={"b2": "foundation"}) == [0, 0]


def test_t38_w67_r76_buildings_in_a_network() -> None:
    how = {
        "buildings": {"a1": "gate", "b1": "foundation", "c1": "foundation gate"},
        "tiles": {"a1-b1": "white", "b1-c1": "neutral"},
    }
    assert points("B7", **how) == [8, 0], "4 against 3"
    assert points("B7", buildings={"b2": "foundation gate market pagoda"}) == [0, 0], "a lone capital"


def test_t17_w67_five_connected_gates() -> None:
    how = {
        "buildings": {"a1": "gate", "b1": "foundation", "c1": "foundation gate", "d1": "gate"},
        "tiles": {"a1-b1": "white", "b1-c1": "white", "c1-d1": "white"},
    }
    assert points("B7", **how) == [10, 0]
    assert points("B8", **how) == [4, 0], "markets: the two foundations"
    assert points("B9", **how) == [4, 0]


def test_w67_r74_all_tied_leaders_score() -> None:
    how = {"buildings": {"a1": "pagoda", "b1": "pagoda"}, "tiles": {"a1-b1": "neutral"}}
    assert points("B9", **how) == [4, 4]
