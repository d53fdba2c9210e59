"""Editions of AXIO: the first one is what everything was played with, and every value of another one is followed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

import pytest

from lampion.core.errors import BrokenEdition, PositionError, SetupError
from lampion.core.record import RecordSeat, decode, encode
from lampion.core.recorder import Recorder
from lampion.core.replay import fault_of
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.axio.editions import EDITIONS, FIRST
from lampion.games.axio.game import GAME
from lampion.games.axio.schema import CODED_CELLS, CODED_COLOURS, ROOM_FOR_TILES
from lampion.games.axio.state import Axio
from lampion.texts.wording import formatted, word
from support.axio_editions import FILES, NAMES, install
from support.axio_positions import play

TEXT = EDITIONS.edition(FIRST).text
LANGUAGES = ("en", "de", "fr")


@pytest.fixture(autouse=True)
def _editions() -> Iterator[None]:
    install()
    yield
    EDITIONS.forget()


def changed(*changes: tuple[str, str]) -> str:
    """The first edition's file with other values."""
    text = TEXT
    for old, new in changes:
        assert old in text, f"{old!r} is not in the file"
        text = text.replace(old, new)
    return text


def corrected(*changes: tuple[str, str], seats: int = 2, name: str = "mine") -> Axio:
    """A new game with these corrections."""
    EDITIONS.install(changed(('name = "first"', f'name = "{name}"'), *changes), name)
    return GAME.new(Setup(seats, "corrected", start=0, edition=name))


def seen(state: Axio) -> dict[str, Any]:
    return cast("dict[str, Any]", GAME.view(state, 0))


# -- the first one -----------------------------------------------------------------------------------------------


def test_the_file_in_the_package_is_the_first_edition() -> None:
    assert EDITIONS.packaged["first"].hash == FIRST == GAME.first_edition
    assert EDITIONS.faults(TEXT) == [], "every value has a mark"


def test_names_marks_order_and_comments_do_not_make_another_edition() -> None:
    red, blue = re.findall(r'^  \{ row.*symbol = "(?:red|blue)" \},\n', TEXT, re.M)
    reworded = changed(
        (red + blue, blue + red), ('name = "first"', 'name = "ours"'), ('rack = "text"', 'rack = "house"')
    )
    assert EDITIONS.read(f"# ours\n{reworded}").hash == FIRST


def test_records_and_saved_positions_of_the_first_edition_do_not_name_it() -> None:
    state = GAME.new(Setup(2, "first"))
    assert GAME.edition_of(Setup(2, "first")) is None
    assert "edition" not in state.dump()
    assert "edition" not in GAME.text(state)
    assert GAME.setup_of(state, "seed").edition is None


# -- another one -------------------------------------------------------------------------------------------------


def test_a_printed_symbol_scores_in_the_colour_it_has_now() -> None:
    move, rack = "b(4,6) o(4,7)", "rb,rb,rb,rb,bo"
    usual = GAME.from_text(f"board=4R4/4b4/9/9/O3P3B/9/9/9/4G4 rack0={rack} rack1={rack}")
    assert play(usual, move).tally(0) == [0, 1, 0, 0, 0]
    corrected(
        ('symbol = "red"', 'symbol = "x"'), ('symbol = "blue"', 'symbol = "red"'), ('symbol = "x"', 'symbol = "blue"')
    )
    swapped = GAME.from_text(f"edition=mine board=4B4/4b4/9/9/O3P3R/9/9/9/4G4 rack0={rack} rack1={rack}")
    assert play(swapped, move).tally(0) == [0, 2, 0, 0, 0]


def test_a_moved_square_is_printed_where_it_lies_now() -> None:
    state = corrected(("row = 2, column = 6", "row = 3, column = 5"))
    assert {"cell": "3,5", "symbol": "red"} in seen(state)["printed"]
    assert "2,6" in seen(state)["free_cells"]
    refusal = state.refusal(GAME.parse(state, "r(3,5) b(3,6)"))
    assert refusal is not None and refusal.rule == "A-2"
    assert GAME.picture(state).splitlines()[4] == " 3  ·  ·  ·  R  ·  ·  ·  ·  ·"
    assert 'free", "3,5' not in str(GAME.zones(state, 0))
    drawing = GAME.terminal().drawing(GAME, state, 0, lambda message: message.key, True)
    assert drawing is not None
    assert "".join(text for text, _ in drawing.lines[2]) == "  3  .  .  . (R) .  .  .  .  . "


def test_a_square_outside_the_area_of_a_number_of_players_does_not_exist_there() -> None:
    install()
    two, four = (GAME.new(Setup(seats, "outside", edition="scarce")) for seats in (2, 4))
    assert [square["cell"] for square in seen(two)["printed"]] == ["4,4", "4,8", "8,4", "8,8"]
    assert "0,0" in [square["cell"] for square in seen(four)["printed"]]
    refusal = two.refusal(GAME.parse(two, "r(0,0) b(0,1)"))
    assert refusal is not None and refusal.rule == "A-1"


@pytest.mark.parametrize(("pair", "double"), [(7, 4), (8, 9)])
def test_the_bag_holds_the_tiles_of_the_edition(pair: int, double: int) -> None:
    state = corrected(("pair = 8", f"pair = {pair}"), ("double = 4", f"double = {double}"))
    assert seen(state)["bag"] == 10 * pair + 5 * double - 2 * 5
    assert sum(GAME.observe(state, 0).unseen) == 10 * pair + 5 * double - 5
    imagined = cast("Axio", GAME.observe(state, 0).imagine(rng_from("imagined")))
    assert imagined.bag_size == seen(state)["bag"]


def test_racks_hold_as_many_tiles_as_the_edition_says() -> None:
    state = corrected(("tiles = 5", "tiles = 7"))
    assert [player["tiles"] for player in seen(state)["players"]] == [7, 7]
    state.apply(state.legal()[0])
    assert state.legal()[0] == GAME.parse(state, "refill")
    play(state, "refill")
    assert seen(state)["players"][0]["tiles"] == 7


def test_a_swap_needs_and_draws_a_whole_rack() -> None:
    corrected(("tiles = 5", "tiles = 6"))
    board = "4R4/4rr3/9/9/O3P3B/9/9/9/4G4"
    few = f"edition=mine phase=refill rack0=rr rack1=oo,oo,oo,oo,pp,pp score0=1/0/1/1/1 board={board} bag="
    refused = GAME.from_text(f"{few}gg4,rb1")
    reason = refused.refusal(GAME.parse(refused, "swap"))
    assert reason is not None and reason.facts["needs"] == 6
    for language in LANGUAGES:
        assert " 6 " in word(reason, language)
    enough = GAME.from_text(f"{few}gg4,rb2")
    after = enough.after(GAME.parse(enough, "swap"))
    account = GAME.account(enough, GAME.parse(enough, "swap"), cast("Axio", after))
    assert account.sentence.args["count"] == 6
    assert [player["tiles"] for player in seen(cast("Axio", after))["players"]] == [6, 6]


def test_tracks_end_where_the_edition_says() -> None:
    state = corrected(("last = 18", "last = 20"))
    assert [player["cap"] for player in seen(state)["players"]] == [20, 20]
    corrected(("last = 18", "last = 20"), ("boards = 2", "boards = 3"))
    solo = GAME.from_text("edition=mine seats=1 rack0=rr score0=39/0/0/0/0 board=4R4/4r4/9/9/O3P3B/9/9/9/4G4")
    assert solo.area.cap == 60
    assert play(solo, "r(4,6) r(5,6)").tally(0)[0] == 40, "points of one half do not cross the end of the second board"


def test_areas_are_those_of_the_number_of_players() -> None:
    install()
    areas = {seats: seen(GAME.new(Setup(seats, "areas", edition="corrected")))["area"] for seats in GAME.seats}
    assert areas == {1: [2, 11], 2: [2, 10], 3: [0, 11], 4: [0, 12]}


# -- what only other data makes possible -------------------------------------------------------------------------


def test_a_player_who_must_place_a_tile_and_has_none_ends_the_game() -> None:
    state = GAME.from_text("edition=scarce rack0=rb rack1=- bag=- first=0,1 board=1b5/1R3R1/7/7/7/1B3G1/7", "seed")
    assert not state.over()
    play(state, "r(8,6) b(9,6)", "refill")
    assert state.over()
    assert GAME.text(GAME.from_text(GAME.text(state))) == GAME.text(state)


def test_alone_the_game_ends_with_the_last_tile() -> None:
    state = GAME.from_text("edition=scarce seats=1 rack0=rb bag=- first=0 board=1b5/1R3R1/7/7/7/1B3G1/7")
    assert play(state, "r(8,6) b(9,6)").over()


def test_a_bonus_turn_without_a_tile_lapses() -> None:
    text = "edition=scarce rack0=rb{more} rack1=oo,pp,bp score0=4/4/0/0/0 first=0,1 board=7/1R3R1/2rb3/7/7/1B3G1/7"
    placed = GAME.from_text(text.format(more=""))
    preview = cast("list[dict[str, Any]]", GAME.previews(placed, [GAME.parse(placed, "r(6,5) b(6,6)")]))
    assert (preview[0]["reached"], preview[0]["bonus"]) == (["red", "blue"], 0)
    assert seen(play(placed, "r(6,5) b(6,6)"))["phase"] == "refill"
    more = GAME.from_text(text.format(more=",gg"))
    assert (seen(play(more, "r(6,5) b(6,6)"))["phase"], seen(more)["bonus"]) == ("place", 0), "one tile, one bonus turn"


def test_a_first_tile_goes_anywhere_if_no_printed_square_is_left() -> None:
    taken = "7/1Rb1bR1/7/7/7/1Bb1bG1/7"
    state = GAME.from_text(f"edition=scarce first=1 score1=5/0/0/0/0 turn=0 board={taken} rack0=rb,gg rack1=oo,pp,bp")
    assert state.refusal(GAME.parse(state, "r(6,5) b(6,6)")) is None


# -- positions and records ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_position_text_names_its_edition_and_is_found_by_name_or_hash(name: str) -> None:
    state = GAME.new(Setup(3, "named", edition=name))
    text = GAME.text(state)
    assert text.startswith(f"edition={name} seats=3 ")
    for key in (name, state.box.edition.hash):
        again = GAME.from_text(text.replace(f"edition={name}", f"edition={key}"))
        assert (GAME.text(again), again.box) == (text, state.box)


def test_a_position_text_names_the_hash_where_the_name_is_another_edition_by_now() -> None:
    state = GAME.new(Setup(2, "renamed", edition="corrected"))
    own = state.box.edition.hash
    EDITIONS.install(FILES["scarce"].read_text("utf-8").replace('name = "scarce"', 'name = "corrected"'))
    assert GAME.text(state).startswith(f"edition={own} ")
    assert GAME.load(state.dump()).box is state.box
    assert GAME.setup_of(state, "seed").edition == own


def test_a_position_text_of_another_edition_is_refused() -> None:
    with pytest.raises(PositionError, match="a position of the edition scarce"):
        GAME.from_text("edition=corrected", edition="scarce")
    with pytest.raises(PositionError, match=r"an edition that is installed here \(first, corrected, scarce\)"):
        GAME.from_text("edition=lost")
    assert GAME.from_text("seats=2", edition="scarce").box.edition.name == "scarce"


def test_a_saved_position_brings_the_text_of_its_edition_along() -> None:
    state = GAME.new(Setup(2, "travels", edition="corrected"))
    saved, own = state.dump(), state.box.edition.hash
    knowledge = GAME.observe(state, 1).dump()
    EDITIONS.forget()
    with pytest.raises(SetupError):
        GAME.new(Setup(2, "travels", edition="corrected"))
    assert GAME.load(saved).box.edition.hash == own
    EDITIONS.forget()
    assert GAME.load_observation(knowledge).known.box.rack == 6


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("name", NAMES)
def test_a_record_names_its_edition_and_is_true_there_only(name: str, seats: int) -> None:
    recorder = Recorder(GAME, Setup(seats, "recorded", edition=name), [RecordSeat("player")] * seats)
    rng = rng_from("moves")
    while not recorder.state.over():
        recorder.apply(int(recorder.state.pick(rng)))
    record = decode(encode(recorder.record()))
    assert record.map == EDITIONS.edition(name).called
    assert fault_of(GAME, record) is None
    EDITIONS.forget()
    assert fault_of(GAME, record) is not None


# -- words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_says_what_the_edition_says(language: str) -> None:
    usual, other = (GAME.rules_page(language, edition) for edition in (None, "corrected"))
    assert usual is not None and other is not None
    assert "(2,6), " in usual and "100" in usual and "  6   4  3  O  .  .  .  P  .  .  .  B  3  4\n" in usual
    for said in ("| (6,10) |", "| (3,5) |", " 95 ", "| 12 × 12 |", "  6   3  3  O  .  .  .  P  .  .  .  R  *  4\n"):
        assert said in other, said
    numbers = re.compile(r"(?<![\d/,-])(?:18|36|100)(?![\d/])")
    rulings = other[other.index("## 7.") : other.index("## 8.")]
    assert numbers.findall(rulings) == ["36"], "only the tiles that fit with two players, whose area is as before"
    assert re.search(r"^\| AR-12 \|.*20.*5.*4.*\| (?:contradictory|widersprüchlich|contradictoire) \|$", other, re.M)


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_rules_and_keys_say_what_the_edition_says(language: str) -> None:
    numbers = dict(GAME.edition_numbers(GAME.new(Setup(2, "numbers", edition="corrected"))))
    assert numbers == {"rack": 6, "tiles": 95, "track": 20, "boards": 3, "side": 13}
    keys = [
        "axio-board-rules-1",
        "axio-board-rules-6",
        "axio-board-rules-7",
        "axio-board-key-pick",
        "axio-board-goal-solo",
    ]
    said = " ".join(str(formatted(language, key, {**numbers, "mine": 7})) for key in keys)
    assert [int(number) for number in re.findall(r"\d+", said.replace("1–", ""))] == [0, 20, 20, 20, 6, 6, 7, 3, 20]


# -- what cannot be played ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            [("row = 2,", "row = 13,")],
            f"printed.13-6.row must be a whole number from 0 to 12 ({CODED_CELLS}), got 13",
        ),
        (
            [('symbol = "red"', 'symbol = "rot"')],
            f'symbol must be one of "red", "blue", "green", "orange", "purple" ({CODED_COLOURS}), got "rot"',
        ),
        (
            [("row = 10, column = 6", "row = 6, column = 6")],
            "printed.6-6 must differ from the others in row and column, got",
        ),
        (
            [("4 = [0, 12]", "4 = [0, 13]")],
            f"area.4[1] must be a whole number from 0 to 12 ({CODED_CELLS}), got 13",
        ),
        (
            [("tiles = 5", "tiles = 9")],
            f"rack.tiles must be a whole number from 1 to 8 ({ROOM_FOR_TILES}), got 9",
        ),
        ([("last = 18", "last = 4")], "track.last must be a whole number from 5 to 99, got 4"),
        ([("boards = 2", "boards = 0")], "track.boards must be a whole number from 1 to 4, got 0"),
        ([("pair = 8", "pair = -1")], "tiles.pair must be a whole number from 0 to 40, got -1"),
        ([("double = 4", "pyramids = 4")], "tiles.double must be a whole number from 0 to 40, it is missing"),
        (
            [("pair = 8", "pair = 1"), ("double = 4", "double = 1")],
            "rack.tiles must not be more than a quarter of the 15 tiles of the box, for 4 players, got 5",
        ),
        ([("2 = [2, 10]", "2 = [10, 2]")], "area.2 must begin before it ends, got [10, 2]"),
        (
            [("2 = [2, 10]", "2 = [5, 8]")],
            "area.2 must have at least 2 printed squares with room for a first tile beside them, one a player, got 1",
        ),
        (
            [("row = 2, column = 6", "row = 0, column = 6"), ("4 = [0, 12]", "4 = [1, 12]")],
            "printed.0-6 must lie in the area of some number of players, got [0, 6]",
        ),
        (
            [("row = 2, column = 6", "row = 2, column = 3"), ("row = 6, column = 2", "row = 3, column = 2")],
            "area.2 must leave no free cell shut in by printed squares and edges, got [(2, 2)]",
        ),
    ],
    ids=lambda value: value.split(",")[0][:40] if isinstance(value, str) else None,
)
def test_a_mistake_is_named_by_file_line_key_and_what_was_expected(
    changes: list[tuple[str, str]], sentence: str
) -> None:
    with pytest.raises(BrokenEdition, match=rf"mine\.toml, line \d+: .*{re.escape(sentence)}"):
        EDITIONS.install(changed(*changes), "mine.toml")
