"""The edition `valley`: another board of our own, and everything that is not ours as it is in `province`."""

import pytest

from lampion.arena.tournament import tournament
from lampion.core.edition_marks import mark_of, marks_of
from lampion.core.edition_schema import Spot, spots
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.panda.editions import EDITIONS
from lampion.games.panda.game import GAME
from lampion.games.panda.schema import SCHEMA
from lampion.tables.events import Created, SeatPlan
from lampion.tables.opening import Wish, opening

PROVINCE, VALLEY = EDITIONS.packaged["province"], EDITIONS.packaged["valley"]


def values(edition) -> dict[str, Spot]:
    return {spot.key: spot for spot in spots(SCHEMA, edition.data)}


def test_only_what_is_marked_as_ours_differs_from_the_province() -> None:
    before, after = values(PROVINCE), values(VALLEY)
    assert list(before) == list(after)
    changed = [key for key in before if before[key].value != after[key].value]
    for edition, found in ((PROVINCE, before), (VALLEY, after)):
        marks = marks_of(edition.data)
        assert {mark_of(marks, found[key]).mark for key in changed} == {"house"}
    kinds = {before[key].plain for key in changed}
    assert kinds >= {"map.path.ninjas", "map.place.start", "map.place.frontier", "action_board.space.options"}
    assert PROVINCE.hash != VALLEY.hash


def test_every_value_has_its_mark() -> None:
    _, faults = EDITIONS.examined(VALLEY.text, "valley.toml", marks_demanded=True)
    assert faults == []


def test_w45_frontier_places_are_the_hardest_and_ninjas_have_the_shares_of_the_route_tiles() -> None:
    paths = VALLEY.data["map"]["path"]
    counts = [path["ninjas"] for path in paths]
    assert [counts.count(1), counts.count(2) + counts.count(3), counts.count(4)] == [8, 24, 8]
    around = {
        place["id"]: sum(path["ninjas"] for path in paths if place["id"] in path["ends"])
        for place in VALLEY.data["map"]["place"]
    }
    frontier = {place["id"] for place in VALLEY.data["map"]["place"] if place["frontier"]}
    assert min(around[place] for place in frontier) > max(around[place] for place in around if place not in frontier)


@pytest.mark.parametrize("master", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_played_to_the_end_with_any_number_of_players(seats: int, master: bool) -> None:
    for number in range(3):
        state = GAME.new(Setup(seats, f"valley {number}", {"master": master}, edition="valley"))
        assert state.board.name == "valley"
        state.rollout(rng_from(f"valley {seats} {number}"))
        assert state.over()


def test_people_who_name_no_edition_play_in_the_valley_and_setups_mean_the_province() -> None:
    assert [one.name for one in GAME.editions()] == ["valley", "province"]
    assert GAME.start(seats=2, seed="usual").record().map == VALLEY.called
    assert GAME.start(seats=2, seed="usual", edition="province").record().map == PROVINCE.called
    assert tournament(GAME, ["random"], 1).edition == VALLEY.hash
    created = opening("table", Wish(GAME, [SeatPlan("bot", level="random")] * 2, {}), "ab" * 32)[0]
    assert isinstance(created, Created) and created.edition == VALLEY.called
    assert GAME.new(Setup(2, "usual")).board.name == "province", "what a seed without an edition has always meant"
    assert GAME.from_text("round=1").board.name == "province", "and a position without one"
