"""Map files: the standard one, another legal one, and broken ones with what is wrong about them."""

import re
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.panda_hooks import census
from lampion.core.errors import SetupError
from lampion.core.record import Record, RecordSeat, decode, encode
from lampion.core.recorder import Recorder
from lampion.core.registry import game
from lampion.core.replay import fault_of
from lampion.core.rng import rng_from
from lampion.core.setup import EditionName, Setup
from lampion.games.panda.boards import (
    INSTALLED,
    MapError,
    board_from,
    faults_of,
    install,
    installed,
    packaged,
    read_board,
)
from lampion.games.panda.game import GAME
from lampion.testing import (
    check_copies_are_independent,
    check_listed_actions_apply,
    check_lists_are_sound,
    check_notation_round_trip,
    check_offers_are_the_legal_actions,
    check_pick_is_uniform,
    check_previews,
    check_record_round_trip,
    check_saved_positions_load,
    check_undo_returns,
    check_unlisted_actions_are_refused,
)
from support.panda_recount import Recount

OTHER = Path(__file__).parent / "maps" / "islands.toml"
STANDARD = packaged()["province"]


@pytest.fixture
def islands() -> Iterator[str]:
    install(read_board(OTHER))
    yield "islands"
    INSTALLED.clear()


def played(setup: Setup) -> Record:
    recorder = Recorder(GAME, setup, [RecordSeat("x")] * setup.seats)
    rng = rng_from(setup.seed)
    while not recorder.state.over():
        recorder.apply(int(recorder.state.pick(rng)))
    return recorder.record()


# -- a different legal map -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("master", [False, True])
def test_another_map_can_be_played_and_recounted(islands: str, seats: int, master: bool) -> None:
    for number in range(3):
        record = played(Setup(seats, f"{islands} {seats} {number}", {"master": master}, edition=islands))
        assert record.map == EditionName("islands", installed()["islands"].hash)
        assert Recount(record, file=OTHER).tally() == [list(own) for own in record.scores]
        assert fault_of(GAME, decode(encode(record))) is None


@pytest.mark.parametrize(
    "check",
    [
        check_lists_are_sound,
        check_listed_actions_apply,
        check_unlisted_actions_are_refused,
        check_pick_is_uniform,
        check_copies_are_independent,
        check_saved_positions_load,
        check_undo_returns,
        check_notation_round_trip,
        check_record_round_trip,
        check_offers_are_the_legal_actions,
        check_previews,
    ],
)
def test_another_map_passes_the_conformance_suite(islands: str, check: Any) -> None:
    for seats in (2, 4):
        check(game("panda"), Setup(seats, f"suite {seats}", {"master": seats == 4}, edition=islands))


def test_components_are_those_of_the_map(islands: str) -> None:
    state = GAME.new(Setup(3, "box", edition=islands))
    assert census(state)["guards of 0"] == 8
    assert state.ap[0] == 4


def test_a_position_on_another_map_travels_with_it(islands: str) -> None:
    saved = GAME.new(Setup(2, "travel", edition=islands)).dump()
    INSTALLED.clear()
    assert GAME.load(saved).dump() == saved


def test_a_record_is_not_replayed_on_a_map_with_other_content(islands: str) -> None:
    record = played(Setup(2, "swap", edition=islands))
    INSTALLED.clear()
    fault = fault_of(GAME, record)
    assert fault is not None
    assert "no map is called 'islands'" in fault.reason
    text = OTHER.read_text("utf-8").replace("ninjas = 4", "ninjas = 3", 1)
    install(board_from(text))
    fault = fault_of(GAME, record)
    assert fault is not None
    assert "map" in fault.reason


def test_comments_and_layout_do_not_change_the_hash() -> None:
    bare = re.sub(r"[ \t]+#.*$", "", STANDARD.source, flags=re.M)
    assert bare != STANDARD.source
    assert board_from(bare).hash == STANDARD.hash


def test_a_packaged_name_cannot_be_taken() -> None:
    install(STANDARD)
    INSTALLED.clear()
    with pytest.raises(MapError, match=r"meta\.name: 'province' is a map that comes with Lampion"):
        install(board_from(STANDARD.source.replace("ninjas = 4", "ninjas = 3", 1)))


def test_games_without_maps_refuse_one() -> None:
    with pytest.raises(SetupError, match="axio has no maps, got 'province'"):
        game("axio").check(Setup(2, "", edition="province"))


# -- broken files --------------------------------------------------------------------------------------------------


def data() -> dict[str, Any]:
    return deepcopy(STANDARD.data)


def broken(key: str, value: object) -> list[str]:
    """The faults of the standard map with one value changed; lists by number, missing with None."""
    changed: Any = data()
    *way, last = [int(part) if part.isdigit() else part for part in key.split(".")]
    spot = changed
    for part in way:
        spot = spot[part]
    if value is None:
        del spot[last]
    else:
        spot[last] = value
    return faults_of(changed)


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("meta.name", None, "meta.name: missing"),
        ("meta.name", "a/b", "meta.name: must be up to 40 letters, digits and hyphens, got 'a/b'"),
        ("meta.round_limit", 99, "meta.round_limit: must be a whole number from 20 to 40, got 99"),
        ("heroes.monk.building", "castle", "heroes.monk.building: must be 'gate', got 'castle'"),
        ("by_player_count.guards", [10, 9], "by_player_count.guards: must be a list of 3 numbers, got [10, 9]"),
        ("by_player_count.guards.1", 0, "by_player_count.guards[1]: must be a whole number from 5 to 10, got 0"),
        ("ap_track.penalty.-9", 3, "ap_track.penalty.-9: must be a field from -2 to 12, got '-9'"),
        ("map.place.0.id", "z9", "map.place.id: must be ["),
        ("map.place.3.number", 2, "map.place.number: the numbers 1, 2 and 3 must be used once each, got [2, 2, 3]"),
        ("map.place.0.frontier", True, "map.place.frontier: 3 places must be frontier places"),
        ("map.place.0.x", 2000, "map.place[0] (a1).x: must be a whole number from 0 to 1000, got 2000"),
        ("map.place.4.de", "", "map.place[4] (a2).de: must be a name, got ''"),
        ("map.path.7.ninjas", 5, "map.path[7] (b3-c3).ninjas: must be a whole number from 1 to 4, got 5"),
        ("map.path.7.ends", ["b3", "a3"], "map.path[7] (b3-c3).ends: must be ['b3', 'c3'], got ['b3', 'a3']"),
        ("map.path.7.id", "b3-b4", "map.path.id: must be ["),
        ("map.border_ring.0.side", "S", "map.border_ring[0] (N1).side: must be 'N', got 'S'"),
        (
            "action_board.space.4.guards",
            0,
            "action_board.space (row 2, monk).guards: must be a whole number from 1 to 5",
        ),
        (
            "action_board.space.4.options",
            [],
            "action_board.space (row 2, monk).options: must be 1 to 2 options, got []",
        ),
        ("action_board.space.4.options.0.0.kind", "fly", "(row 2, monk).options[0][0].kind: must be one of"),
        (
            "action_board.space.4.options.0.0.hero",
            "warrior",
            "(row 2, monk).options[0][0].hero: must be one of ['monk']",
        ),
        (
            "action_board.space.0.options.0.0.max",
            3,
            "(row 1, monk).options[0][0].max: must be a whole number from 1 to 2",
        ),
        ("cards.city.2.steps.0.kind", "relocate", "cards.city (C3).steps[0].kind: must be one of"),
        (
            "cards.a9_field.3.steps.0.hero",
            "any",
            "cards.a9_field (4).steps[0].hero: must be one of ['none'], got 'any'",
        ),
        ("cards.mission_a.0.building", "castle", "cards.mission_a (A1).building: must be one of"),
        ("cards.mission_b.2.vp_by_sides", [1], "cards.mission_b (B3).vp_by_sides: must be 5 whole numbers"),
        ("building.vp.5", "many", "building.vp[5]: must be a whole number from 0 to 50, got 'many'"),
    ],
)
def test_a_broken_value_is_named_with_its_constraint(key: str, value: object, fault: str) -> None:
    assert any(fault in line for line in broken(key, value)), broken(key, value)


def test_the_message_names_the_file_and_every_fault(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(STANDARD.source.replace("ninjas = 4", "ninjas = 9"), "utf-8")
    with pytest.raises(MapError) as caught:
        read_board(file)
    assert str(caught.value).startswith(f"{file} is not a map of Way of the Panda:")
    assert len(caught.value.faults) == STANDARD.source.count("ninjas = 4")


def test_text_that_is_not_toml_names_the_line(tmp_path: Path) -> None:
    with pytest.raises(MapError, match=r"not TOML: .*line 3"):
        board_from("[meta]\nformat = 1\nname = = 2\n")
    with pytest.raises(MapError, match="cannot be read"):
        read_board(tmp_path / "nowhere.toml")


def spots(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every value of the file, by its way from the top."""
    yield way
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in inner:
        yield from spots(child, (*way, key))


WAYS = [way for way in spots(STANDARD.data) if way]
RUBBISH = st.one_of(
    st.none(),
    st.integers(-3, 60),
    st.booleans(),
    st.text(max_size=3),
    st.lists(st.integers(0, 3), max_size=3),
    st.just({}),
)


@given(st.sampled_from(WAYS), RUBBISH)
def test_no_rubbish_gets_past_the_validator_or_breaks_it(way: tuple[Any, ...], rubbish: object) -> None:
    """Whatever stands at any place of the file: it is refused with a fault, or a game can be played."""
    changed: Any = data()
    spot = changed
    for part in way[:-1]:
        spot = spot[part]
    if rubbish is None:
        del spot[way[-1]]
    else:
        spot[way[-1]] = rubbish
    if faults_of(changed):
        return
    board = type(STANDARD)("rubbish", "", "", changed)
    INSTALLED["rubbish"] = board
    try:
        state = GAME.new(Setup(2, "rubbish", {"master": True}, edition="rubbish"))
        state.rollout(rng_from("rubbish"))
        assert state.over()
    finally:
        INSTALLED.clear()


def test_the_documented_keys_are_those_of_the_file() -> None:
    """docs/panda-maps.md names every section and key of the format."""
    told = (Path(__file__).parents[3] / "docs" / "panda-maps.md").read_text("utf-8")
    for section, content in tomllib.loads(STANDARD.source).items():
        for key in content:
            assert f"{section}.{key}" in told or f"`{key}`" in told or f"{section}.*" in told, f"{section}.{key}"
