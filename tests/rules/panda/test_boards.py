"""Map files: the standard one, another legal one, and broken ones with what is wrong about them."""

import lzma
import re
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.panda_hooks import census
from lampion.core.errors import BrokenEdition, SetupError
from lampion.core.record import Record, RecordSeat, decode, encode
from lampion.core.recorder import Recorder
from lampion.core.registry import game
from lampion.core.replay import fault_of
from lampion.core.rng import rng_from
from lampion.core.setup import EditionName, Setup
from lampion.games.panda.editions import EDITIONS
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
from support.toml_writer import as_toml

OTHER = Path(__file__).parent / "maps" / "islands.toml"
STANDARD = EDITIONS.packaged["province"]


@pytest.fixture
def islands() -> Iterator[str]:
    EDITIONS.install(OTHER.read_text("utf-8"), OTHER.name)
    yield "islands"
    EDITIONS.forget()


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
        assert record.map == EditionName("islands", EDITIONS.edition("islands").hash)
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
    EDITIONS.forget()
    assert GAME.load(saved).dump() == saved


def test_a_record_is_not_replayed_on_a_map_with_other_content(islands: str) -> None:
    record = played(Setup(2, "swap", edition=islands))
    EDITIONS.forget()
    fault = fault_of(GAME, record)
    assert fault is not None
    assert "made with another edition (islands, " in fault.reason
    text = OTHER.read_text("utf-8").replace("ninjas = 4", "ninjas = 3", 1)
    EDITIONS.install(text)
    fault = fault_of(GAME, record)
    assert fault is not None
    assert "made with another edition (islands, " in fault.reason


def test_comments_and_layout_do_not_change_the_hash() -> None:
    bare = re.sub(r"[ \t]+#.*$", "", STANDARD.text, flags=re.M)
    assert bare != STANDARD.text
    assert EDITIONS.read(bare).hash == STANDARD.hash


def test_what_the_rules_do_not_read_does_not_change_the_hash() -> None:
    other = STANDARD.text.replace("Kettle Rise", "Teapot Hill").replace("x = 215", "x = 216").replace("Exactly", "Just")
    assert other != STANDARD.text
    assert EDITIONS.read(other).hash == STANDARD.hash
    assert EDITIONS.read(STANDARD.text.replace("ninjas = 4", "ninjas = 3", 1)).hash != STANDARD.hash


def test_province_keeps_the_hash_that_records_and_tables_have() -> None:
    """The hash was once that of everything in the file; every release's records name it."""
    releases = Path(__file__).parents[2] / "compatibility" / "releases"
    named = set()
    for file in releases.glob("*/records-panda.jsonl.xz"):
        text = lzma.decompress(file.read_bytes()).decode()
        named |= set(re.findall(r'"name":"province","hash":"([0-9a-f]{64})"', text))
    assert named == {STANDARD.hash}


def test_a_map_that_was_stored_by_the_hash_of_all_its_content_is_found_by_it(islands: str) -> None:
    data = tomllib.loads(OTHER.read_text("utf-8"))
    before = sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()
    found = EDITIONS.edition(before)
    assert (found.name, found.hash != before) == (islands, True)
    assert GAME.edition_of(Setup(2, "", edition=before)) == EditionName(islands, before)


def test_an_installed_edition_takes_a_name_and_the_former_one_is_found_by_its_hash() -> None:
    corrected = EDITIONS.install(STANDARD.text.replace("ninjas = 4", "ninjas = 3", 1))
    assert GAME.edition_of(Setup(2, "")) == corrected.called
    assert [one.name for one in GAME.editions()].count("province") == 1
    assert GAME.edition_of(Setup(2, "", edition=STANDARD.hash)) == STANDARD.called
    EDITIONS.forget()
    with pytest.raises(SetupError, match="no edition of panda is called"):
        GAME.edition_of(Setup(2, "", edition=corrected.hash))
    assert GAME.edition_of(Setup(2, "")) == STANDARD.called


def test_an_edition_of_another_game_is_refused() -> None:
    with pytest.raises(SetupError, match="no edition of axio is called 'province'"):
        game("axio").check(Setup(2, "", edition="province"))


# -- broken files --------------------------------------------------------------------------------------------------


def data() -> dict[str, Any]:
    return deepcopy(STANDARD.data)


def changed(key: str, value: object) -> str:
    """The text of the standard edition with one value changed; lists by number, missing with None."""
    told: Any = data()
    parts = ["source", key.removeprefix("source.")] if key.startswith("source.") else key.split(".")
    *way, last = [int(part) if part.isdigit() else part for part in parts]
    spot = told
    for part in way:
        spot = spot[part]
    if value is None:
        del spot[last]
    else:
        spot[last] = value
    return as_toml(told)


def broken(key: str, value: object) -> list[str]:
    return [str(fault) for fault in EDITIONS.examined(changed(key, value), "mine.toml")[1]]


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("meta.name", None, "meta.name must be up to 40 letters, digits and hyphens, it is missing"),
        ("meta.name", "a/b", 'meta.name must be up to 40 letters, digits and hyphens, got "a/b"'),
        ("meta.round_limit", 99, "meta.round_limit must be a whole number from 20 to 40, got 99"),
        ("heroes.monk.building", "castle", 'heroes.monk.building must be "gate" (the same in every edition,'),
        (
            "heroes.monk.colour",
            "red",
            'heroes.monk.colour is no key here: expected building, strength, mission, base, got "red"',
        ),
        (
            "by_player_count.guards",
            [10, 9],
            "by_player_count.guards must be a list of 3 numbers from 5 to 10, got [10, 9]",
        ),
        ("by_player_count.guards.1", 0, "by_player_count.guards[1] must be a whole number from 5 to 10, got 0"),
        (
            "components.guards_per_colour",
            9,
            "by_player_count.guards[0] must be at most 9, the guards of a colour, got 10",
        ),
        ("ap_track.penalty.-9", 3, 'ap_track.penalty.-9 must be a field from -2 to 12, got "-9"'),
        ("ap_track.penalty.far", 3, "ap_track.penalty.far must be one of the fields -9,"),
        (
            "clan_sheet.mission_rows",
            5,
            "clan_sheet.mission_value must be 5 numbers, one for each row, got [2, 4, 6, 8]",
        ),
        (
            "map.place.0.id",
            "stop",
            "map.place.stop.id must be 2 to 4 letters and digits, the first a letter and the last",
        ),
        ("map.place.0.id", "n1", "map.border_ring.N1.id must differ from map.place.n1, capitals aside, got"),
        ("map.place.0.id", "z9", 'map.path.a1-b1.ends[0] must be the id of a place, got "a1"'),
        (
            "map.place.3.number",
            2,
            "map.place.number must be 1, 2, 3 and so on, once each, and 0 elsewhere, got [2, 2, 3]",
        ),
        ("map.place.0.start", False, "map.place.start must be true on 6 places, one for each start card, got"),
        (
            "map.place.0.x",
            None,
            "map.place.a1.x must be given of every place and border area, or of none, it is missing",
        ),
        ("map.place.1.col", 1, "map.place.b1 must have a column and row of its own, got [1, 1]"),
        ("map.place.0.x", 2000, "map.place.a1.x must be on the canvas, from 0 to 1000, got 2000"),
        ("map.place.4.de", "", 'map.place.a2.de must be a text of 1 to 60 letters, got ""'),
        ("map.path.7.ninjas", 5, "map.path.b3-c3.ninjas must be a whole number from 1 to 4, got 5"),
        (
            "map.path.7.ends",
            ["b3", "d4"],
            'map.path.b3-c3.id must be "b3-d4", its ends, because it is part of the notation',
        ),
        (
            "map.path.7.ends",
            ["b3", "a3"],
            "map.path.b3-c3.ends must not join the same two as another path, because a move",
        ),
        ("map.path.7.ends", ["N1", "a3"], 'map.path.b3-c3.ends[0] must be the id of a place, got "N1"'),
        (
            "map.path.7.ends",
            ["b3", "x1"],
            'map.path.b3-c3.ends[1] must be the id of a place or of a border area, got "x1"',
        ),
        ("map.path.7.id", "b3-b4", 'map.path.b3-b4 must differ from the others in id, got "b3-b4"'),
        ("map.border_ring.0.side", "up", 'map.border_ring.N1.side must be one of "N", "E", "S", "W", got "up"'),
        ("map.border_ring.0.beside", ["N2", "E4"], "map.border_ring.N1.beside must name areas that have"),
        ("map.border_ring.0.beside", ["a1"], 'map.border_ring.N1.beside must name other border areas, got "a1"'),
        ("ap_track.penalty_rule", "none", 'ap_track.penalty_rule must be one of "field", "example", got "none"'),
        (
            "action_board.space.4.guards",
            0,
            "action_board.space.2-monk.guards must be a whole number from 1 to 5, got 0",
        ),
        ("action_board.space.4.options", [], "action_board.space.2-monk.options must be 1 to 2 options, got []"),
        ("action_board.space.4.options.0.0.kind", "fly", "space.2-monk.options[0][0].kind must be one of"),
        (
            "action_board.space.4.options.0.0.hero",
            "warrior",
            'space.2-monk.options[0][0].hero must be one of "monk", got',
        ),
        (
            "action_board.space.0.options.0.0.max",
            3,
            "space.1-monk.options[0][0].max must be a whole number from 1 to 2",
        ),
        ("cards.city.2.steps.0.kind", "relocate", "cards.city.C3.steps[0].kind must be one of"),
        ("cards.a9_field.3.steps.0.hero", "any", 'cards.a9_field.4.steps[0].hero must be one of "none", got "any"'),
        ("cards.mission_a.0.building", "castle", "cards.mission_a.A1.building must be one of"),
        (
            "cards.mission_a.0.vp",
            None,
            "cards.mission_a.A1 must have, as a card loop, the fields ['building', 'vp'], got",
        ),
        ("cards.mission_b.2.vp_by_sides", [1], "cards.mission_b.B3.vp_by_sides must be a list of 5 numbers"),
        ("building.vp.5", "many", 'building.vp[5] must be a whole number from 0 to 50, got "many"'),
        ("source.map.canvas", "guess", 'source.map.canvas must be "text", "inferred", "house", or a table'),
        ("source.map.bridge", "house", "source.map.bridge is not the key of a value"),
        ("source.tiles", None, "source.tiles.player.v4 must be marked as"),
    ],
)
def test_a_broken_value_is_named_with_its_constraint(key: str, value: object, fault: str) -> None:
    assert any(fault in line for line in broken(key, value)), broken(key, value)


def test_the_message_names_the_file_the_line_and_every_fault() -> None:
    text = STANDARD.text.replace("ninjas = 4", "ninjas = 9")
    with pytest.raises(BrokenEdition) as caught:
        EDITIONS.read(text, "mine.toml")
    lines = [number for number, line in enumerate(text.splitlines(), 1) if "ninjas = 9" in line]
    head, *told = str(caught.value).splitlines()
    assert head == "mine.toml is not an edition of panda:"
    assert [re.match(r"  mine.toml, line (\d+): map.path.\S+ must be", line)[1] for line in told] == [*map(str, lines)]  # type: ignore[index]


def test_text_that_is_not_toml_names_the_line() -> None:
    with pytest.raises(BrokenEdition, match=r"mine.toml, line 3: this file must be TOML, got .*line 3"):
        EDITIONS.read("[meta]\nformat = 1\nname = = 2\n", "mine.toml")


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
    told: Any = data()
    spot = told
    for part in way[:-1]:
        spot = spot[part]
    if rubbish is None:
        del spot[way[-1]]
    else:
        spot[way[-1]] = rubbish
    text = as_toml(told)
    if EDITIONS.examined(text, "rubbish")[1]:
        return
    try:
        edition = EDITIONS.install(text)
        state = GAME.new(Setup(2, "rubbish", {"master": True}, edition=edition.hash))
        state.rollout(rng_from("rubbish"))
        assert state.over()
    finally:
        EDITIONS.forget()


def test_the_documented_keys_are_those_of_the_file() -> None:
    """docs/panda-maps.md names every section and key of the format."""
    told = (Path(__file__).parents[3] / "docs" / "panda-maps.md").read_text("utf-8")
    for section, content in STANDARD.data.items():
        for key in content:
            assert f"{section}.{key}" in told or f"`{key}`" in told or f"{section}.*" in told, f"{section}.{key}"
