"""What is true of the drawings of every game, all along random games."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lampion.core.registry import game
from lampion.core.rng import rng_from
from support.random_games import position_after

GAMES = ("axio", "pagoda", "panda")
HIDING = ("axio", "pagoda")
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {f"{SVG}{tag}" for tag in ("svg", "g", "rect", "circle", "ellipse", "polygon", "path", "text")}
SOMEWHERE = (0, 1, 7, 23, 60, 5000)


def seats_of(name: str, number: int) -> int:
    allowed = game(name).seats
    return allowed[number % len(allowed)]


@pytest.mark.parametrize("moves", SOMEWHERE)
@pytest.mark.parametrize("name", GAMES)
def test_a_picture_fits_a_terminal(name: str, moves: int) -> None:
    for number in range(len(game(name).seats)):
        lines = str(position_after(moves, name, seats_of(name, number))).splitlines()
        assert lines[0].startswith(game(name).title)
        assert [line for line in lines if len(line) > 100 or line != line.rstrip()] == []


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=15)
@given(st.integers(0, 3), st.integers(0, 60), st.integers(0, 10**6))
def test_the_picture_of_a_seat_is_equal_in_worlds_it_cannot_tell_apart(
    name: str, chairs: int, moves: int, lot: int
) -> None:
    seats = seats_of(name, chairs)
    position = position_after(moves, name, seats, seed=str(lot))
    viewer, played = lot % seats, position.game
    if position.over or seats == 1:
        return
    imagined = position.observation(viewer).imagine(rng_from(f"world {lot}"))
    assert played.picture(imagined, viewer) == played.picture(position.state, viewer)
    assert played.picture(imagined, None) == played.picture(position.state, None)


@pytest.mark.parametrize("name", HIDING)
def test_only_the_picture_of_everything_shows_what_both_hold(name: str) -> None:
    position = position_after(12, name)
    played, state = position.game, position.state
    assert str(position) == played.picture(state)
    assert [
        picture.count("hidden") for picture in (str(position), *(played.picture(state, s) for s in (0, 1, None)))
    ] == [
        0,
        1,
        1,
        2,
    ]
    worlds = [position.observation(0).imagine(rng_from(str(number))) for number in range(8)]
    assert len({played.picture(world) for world in worlds}) > 1, "the worlds of these tests really differ"


@pytest.mark.parametrize("name", HIDING)
def test_at_the_end_a_spectator_sees_everything(name: str) -> None:
    position = position_after(5000, name)
    assert position.over
    assert position.game.picture(position.state, None) == str(position)


@pytest.mark.parametrize("moves", SOMEWHERE)
@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_gets_a_small_drawing_that_brings_everything_along(name: str, moves: int) -> None:
    for number in range(len(game(name).seats)):
        drawing = position_after(moves, name, seats_of(name, number))._repr_svg_()
        assert len(drawing.encode()) < 60_000
        root = ElementTree.fromstring(drawing)
        assert root.tag == f"{SVG}svg"
        assert {element.tag for element in root.iter()} <= DRAWN, "no scripts, no styles, no pictures from elsewhere"
        assert "href" not in drawing
        assert "url(" not in drawing
        ground = root[0]
        assert (ground.tag, ground.get("width"), ground.get("height")) == (f"{SVG}rect", "100%", "100%")


@pytest.mark.parametrize("name", GAMES)
def test_a_drawing_says_whose_turn_it_is_and_the_scores(name: str) -> None:
    position = position_after(60, name)
    root = ElementTree.fromstring(position._repr_svg_())
    words = [element.text or "" for element in root.iter(f"{SVG}text")]
    assert any(f"seat {position.turn} to" in word for word in words)
    for score in position.scores:
        assert any(str(score) in word for word in words)


@pytest.mark.parametrize("name", GAMES)
def test_a_drawing_is_drawn_and_not_written(name: str) -> None:
    root = ElementTree.fromstring(position_after(60, name)._repr_svg_())
    assert sum(len(list(root.iter(f"{SVG}{tag}"))) for tag in ("polygon", "circle", "path")) > 10
