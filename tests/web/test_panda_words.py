"""The page tells Panda's map in the words of the server's zones, which it need not be sent."""

from collections.abc import Iterator

from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from support.page_reads import Case, page_reads
from support.panda_positions import position

PANDA = game("panda")


def case(state: State) -> Case:
    zones = PANDA.zones(state, None)[:2]
    assert [zone.id for zone in zones] == ["places", "paths"]
    told = [{"id": zone.id, "label": zone.label, "pieces": [piece.label for piece in zone.pieces]} for zone in zones]
    return "words", PANDA.view(state, None), told


def test_places_and_paths_are_told_as_the_zones_tell_them() -> None:
    def cases() -> Iterator[Case]:
        for seats in (2, 4):
            state, rng = PANDA.new(Setup(seats, "words", {"master": True})), rng_from("words")
            while not state.over():
                yield case(state)
                state = state.after(int(state.pick(rng)))

    assert page_reads(cases()) > 500


def test_so_are_cities_which_random_games_never_build() -> None:
    city = position(buildings={"a1": "foundation", "b2": "foundation gate pagoda"}, heroes={"white monk": "b2"})
    page_reads([case(city)])
