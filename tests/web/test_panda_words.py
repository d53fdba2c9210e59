"""The page tells Panda's map in the words of the server's zones, which it need not be sent."""

from collections.abc import Iterator

from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from support.page_reads import Case, page_reads

PANDA = game("panda")


def test_places_and_paths_are_told_as_the_zones_tell_them() -> None:
    def cases() -> Iterator[Case]:
        for seats in (2, 4):
            state, rng = PANDA.new(Setup(seats, "words", {"master": True})), rng_from("words")
            while not state.over():
                zones = PANDA.zones(state, None)[:2]
                assert [zone.id for zone in zones] == ["places", "paths"]
                told = [
                    {"id": zone.id, "label": zone.label, "pieces": [piece.label for piece in zone.pieces]}
                    for zone in zones
                ]
                yield "words", PANDA.view(state, None), told
                state = state.after(int(state.pick(rng)))

    assert page_reads(cases()) > 500
