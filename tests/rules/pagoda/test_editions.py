"""Editions of Pagoda: every value can be corrected, what cannot be is refused with its reason, and all words follow."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lampion.core.edition_schema import Number, Rows
from lampion.core.errors import BrokenEdition, PositionError
from lampion.core.message import Message, Reason
from lampion.core.picture import EVERYTHING
from lampion.core.setup import Setup
from lampion.games.pagoda.editions import EDITIONS, FIRST
from lampion.games.pagoda.game import GAME
from lampion.games.pagoda.schema import SCHEMA
from lampion.games.pagoda.state import Pagoda
from lampion.texts import LANGUAGES, word
from support.pagoda_editions import CHANGES, install, text_of
from support.pagoda_positions import action, described, listed, played, position

pytestmark = pytest.mark.both

languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def _editions() -> Iterator[None]:
    install()
    yield
    EDITIONS.forget()


def first_text() -> str:
    return EDITIONS.edition(FIRST).text


def fresh(edition: str, seed: str = "edition", **options: bool) -> Pagoda:
    return GAME.new(Setup(2, seed, options, 0, edition))


def laid_out(text: str, edition: str) -> Pagoda:
    return position(text, edition=EDITIONS.named(edition))


# -- the first edition -------------------------------------------------------------------------------------------


def test_the_shipped_file_is_the_edition_that_records_leave_out() -> None:
    shipped = EDITIONS.packaged["first"]
    assert shipped.hash == FIRST
    assert EDITIONS.faults(shipped.text, "first.toml") == [], "every value has its source"
    assert GAME.edition_of(Setup(2, "x")) is None
    assert GAME.edition_of(Setup(2, "x", edition=FIRST)) is None


def test_what_was_our_own_choice_is_marked_so() -> None:
    marks = EDITIONS.packaged["first"].marks
    assert (marks["tiles.spire"].mark, marks["tiles.base"].mark, marks["cards"].mark) == ("house", "inferred", "text")
    assert marks["tiles.spire"].note and marks["tiles.next"].note


def test_the_order_of_the_tiles_and_the_marks_do_not_matter_to_the_hash() -> None:
    lines = first_text().splitlines()
    rows = [at for at, line in enumerate(lines) if line.startswith("  { base")]
    lines[rows[0]], lines[rows[-1]] = lines[rows[-1]], lines[rows[0]]
    assert EDITIONS.read("\n".join(lines)).hash == FIRST
    assert EDITIONS.read(first_text().replace('price = "text"', 'price = "house"')).hash == FIRST
    assert EDITIONS.read(first_text().replace("ends_at = 3", "ends_at = 2")).hash != FIRST


# -- what cannot be ------------------------------------------------------------------------------------------------

REFUSED = [
    ("each_colour = 11", "each_colour = 2", "cards.each_colour must be a whole number from 3 to 30, got 2"),
    (
        "each_colour = 11",
        "each_colour = 3",
        "must be at least 4, so that two full tables and hands leave a card to draw",
    ),
    (
        "table = 5",
        "table = 4",
        "cards.table must be a whole number from 5 to 7 (a game begins with one of each colour; ",
    ),
    ("fan_hand = 4", "fan_hand = 8", "(a move has room for 7 equal cards), got 8"),
    ("fan_hand = 4", "fan_hand = 1", "cards.fan_hand must not be less than cards.hand, which is 2, got 1"),
    ("hand = 2 ", "hand = 0 ", "cards.hand must be a whole number from 1 to 7"),
    ("alternative = 4", "alternative = 8", "cards.alternative must be a whole number from 1 to 7"),
    ("sites = 6", "sites = 9", "(the code of a move can name 8 sites), got 9"),
    ("sites = 6", "sites = 2", "board.ends_at must not be more than board.sites, which is 2, got 3"),
    ("columns = 4 ", "columns = 7 ", "board.columns must be a whole number from 1 to 6"),
    ("columns = 3 ", 'columns = "three" ', 'turn.columns must be a whole number from 1 to 9, got "three"'),
    ("lantern_columns = 4", "lantern_columns = 2", "must not be less than turn.columns, which is 3, got 2"),
    ("uses = 2", "uses = true", "turn.uses must be a whole number from 1 to 5, got true"),
    ("\ntile = 1\nspire", "\ntile = 3\nspire", "(the code of a roof has room for two cards that pay its tile), got 3"),
    ("buddha = 2", "buddha = 3", "(the code of a roof has room for two cards that pay its tile), got 3"),
    ("bowl = 2", "bowl = 0", "price.bowl must be a whole number from 1 to 3, got 0"),
    ("[1, 2, 3, 4]", "[1, 2, 3]", "points.columns must be a list of 4 numbers from 0 to 9"),
    ("floors = 4", "floors = 5", "normal.floors must be a whole number from 2 to 4 (a position has room for 4 tiles"),
    ("floors = 3", "floors = 1", "quick.floors must be a whole number from 2 to 4"),
    ('"red", spire = "red"', '"red", spire = "rot"', 'spire must be one of "red", "blue", "green", "yellow", "violet"'),
    ('base = "red", next = "blue"', 'base = "red", next = "red"', "so two with the same pair cannot be told apart"),
    ("[points]", "[points]\nroof = 6", "points.roof is no key here: expected columns, tile, got 6"),
    ("uses = 2", "", "turn.uses must be a whole number from 1 to 5, it is missing"),
]


@pytest.mark.parametrize(("before", "after", "sentence"), REFUSED, ids=[sentence[:40] for *_, sentence in REFUSED])
def test_what_codes_and_positions_cannot_carry_is_refused_with_line_key_and_reason(
    before: str, after: str, sentence: str
) -> None:
    assert before in first_text()
    with pytest.raises(BrokenEdition) as refused:
        EDITIONS.read(first_text().replace(before, after, 1), "mine.toml")
    [fault] = refused.value.faults
    assert sentence in str(fault)
    assert re.match(r"mine\.toml, line \d+: ", str(fault))


def test_the_documentation_lists_every_key_with_its_bounds() -> None:
    page = (Path(__file__).parents[3] / "docs" / "pagoda-edition.md").read_text("utf-8")
    rows = {row.split("`")[1]: row for row in page.splitlines() if row.startswith("| `")}
    assert set(rows) == {key.path for key in SCHEMA.keys}
    for key in SCHEMA.keys:
        if isinstance(key.kind, Number | Rows):
            low, high = (
                (key.kind.low, key.kind.high) if isinstance(key.kind, Number) else (key.kind.least, key.kind.most)
            )
            assert f"| {low} to {high} " in rows[key.path], rows[key.path]


# -- what each value does: the recount of random games compares the rest -------------------------------------------


def test_a_corrected_spire_is_paid_shown_and_told() -> None:
    install_changed("spires", {"tiles": [{"base": "green", "next": "violet", "spire": "blue"}]})
    state = laid_out("simple: s1=B4[BR]R4[RY]Y4[YG]G4 T=GBBVV H=RY", "spires")
    assert listed(state, "C1 [GV]") == ["C1 [GV]<Gt/BtBt"]
    [tile] = [tile for tile in GAME.view(state, 0)["supply"] if tile["name"] == "GV"]
    assert tile["spire"] == "blue"
    [supply] = [zone for zone in GAME.zones(state, 0) if zone.id == "supply"]
    labels = {piece.id: word(piece.label, "en") for piece in supply.pieces}
    assert labels["GV"] == "green tile (next violet, blue spire)"
    after = state.after(action("C1 [GV]<Gt/BtBt"))
    told = word(GAME.account(state, action("C1 [GV]<Gt/BtBt"), after).sentence, "en", ["Ada", "Ben"])
    assert "green tile (blue spire)" in told


def test_prices_of_an_edition_are_offered_with_the_abilities_that_pay() -> None:
    state = laid_out("T=RRBBG H=YVV m=G1", "dear")
    offers = {offer.notation: offer.parts["abilities"] for offer in GAME.offers(state) if offer.choose is None}
    assert offers["A1 R<RtRt"] == []
    assert offers["A1 R<RtBt"] == ["bowl"], "one card of another colour stands for one"
    assert "A1 G<Gt" not in offers
    assert played(state, "A1 R<RtBt").markers[2] == 0


@pytest.mark.parametrize("name", CHANGES)
def test_no_position_of_an_edition_lists_more_actions_than_declared(name: str) -> None:
    """Every ability, and as many different cards as fit: what is richest. The suite looks at random ones too."""
    box = EDITIONS.named(name).variants[False, False]
    table, hand = "RBGYVRB"[: box.table], "RBGYVRB"[: box.fan_hand]
    state = laid_out(f"T={table} H={hand} m=R1B1G1Y1V1", name)
    assert 0.25 * state.max_actions() < len(state.legal()) <= state.max_actions()


def test_more_table_cards_are_dealt_than_one_of_each_colour() -> None:
    state = fresh("large")
    assert [len(described(state, player)["T"]) for player in (0, 1)] == [6, 6]
    assert [len(described(state, player)["H"]) for player in (0, 1)] == [3, 3]
    assert state.pile_size == 5 * 15 - 18


def test_sites_beyond_the_sixth_have_names_in_the_notation() -> None:
    state = fresh("large")
    assert str(GAME.move(state, GAME.parse(state, "a8 r<rt"))) == "A8 R<Rt"
    low = fresh("low")
    with pytest.raises(Exception, match="A1 R<Rt"):
        GAME.parse(low, "A5 R<Rt")
    reason = low.refusal(GAME.parse(state, "A5 R<Rt"))
    assert reason is not None and reason.key == "refuse-unknown-action"


# -- texts, saved positions and records name it ----------------------------------------------------------------------


def test_a_position_text_names_its_edition_unless_it_is_the_first() -> None:
    assert "edition=" not in GAME.text(GAME.new(Setup(2, "text")))
    text = GAME.text(fresh("low"))
    assert text.startswith("edition=low ")
    assert GAME.from_text(text).box.hash == EDITIONS.edition("low").hash
    assert GAME.from_text(text, edition="low").box.hash == EDITIONS.edition("low").hash
    with pytest.raises(PositionError, match="a position of the edition large"):
        GAME.from_text(text, edition="large")
    with pytest.raises(PositionError, match=r"an edition that is installed \(first, dear, "):
        GAME.from_text("edition=nowhere")
    assert GAME.from_text("s1=R4", edition="large").box.name == "large"


def test_a_position_keeps_its_edition_when_its_name_goes_to_a_correction() -> None:
    state = fresh("low")
    saved, text, before = state.dump(), GAME.text(state), EDITIONS.edition("low").hash
    EDITIONS.install(text_of("low").replace("ends_at = 2", "ends_at = 3"), "low.toml")
    assert fresh("low").box.ends_at == 3
    assert state.box.ends_at == 2
    assert GAME.load(saved).box.ends_at == 2
    assert GAME.text(state) == text.replace("edition=low", f"edition={before}")
    assert GAME.from_text(GAME.text(state)).box.ends_at == 2
    assert GAME.setup_of(state, "x").edition == before
    assert GAME.from_text(text, edition=before).box.ends_at == 2, "its setup says which one it was"


def test_a_saved_position_of_the_first_edition_says_nothing_of_it() -> None:
    assert "edition" not in GAME.new(Setup(2, "saved")).dump()


# -- words follow ------------------------------------------------------------------------------------------------


def install_changed(name: str, changes: dict[str, Any]) -> None:
    """The first edition with other values, and other tiles of the same pairs."""
    text = first_text().replace('name = "first"', f'name = "{name}"')
    for tile in changes["tiles"]:
        pair = f'base = "{tile["base"]}", next = "{tile["next"]}", spire = '
        text = re.sub(re.escape(pair) + '"[a-z]+"', f'{pair}"{tile["spire"]}"', text)
    EDITIONS.install(text, f"{name}.toml")


NUMBER = re.compile(r"\d+")


@languages
@pytest.mark.parametrize("name", CHANGES)
def test_the_rules_page_has_the_values_of_its_edition(language: str, name: str) -> None:
    page, data = GAME.rules_page(language, name), EDITIONS.edition(name).data
    assert page is not None and "{{" not in page and "}}" not in page
    rows = {row.split(" | ")[0].strip("| "): row for row in page.splitlines() if row.startswith("| P")}
    price, cards = data["price"], data["cards"]
    expected = {
        "P-14": [1, data["turn"]["columns"], data["turn"]["lantern_columns"]],
        "P-21": [price["column"], price["bowl"]],
        "P-24": [price["tile"], price["buddha"]],
        "P-44": [cards["table"], cards["hand"], cards["fan_hand"]],
        "P-46": [data["board"]["ends_at"]],
        "P-49": [data["quick"]["floors"], data["quick"]["spire"]],
        "PR-3": [cards["table"] + cards["hand"], cards["table"] + cards["fan_hand"]],
    }
    for rule, numbers in expected.items():
        assert [int(one) for one in NUMBER.findall(rows[rule].split(" | ")[1])] == numbers, rows[rule]
    assert f"{5 * cards['each_colour']} " in page and f"{len(data['tiles'])} " in page


@languages
def test_the_rules_page_lists_the_tiles_and_their_spires(language: str) -> None:
    page, tiles = GAME.rules_page(language, "eighteen"), EDITIONS.edition("eighteen").data["tiles"]
    assert page is not None
    rows = [line.split(" | ") for line in page.splitlines() if re.match(r"\| `[RBGYV]` \| (`[RBGYV]`|–) \|", line)]
    letters = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "violet": "V"}
    found = {
        (base, after): cell.strip("`| ")
        for base, row in zip("RBGYV", rows, strict=True)
        for after, cell in zip("RBGYV", row[1:], strict=True)
    }
    for base, after in found:
        spires = [letters[t["spire"]] for t in tiles if (letters[t["base"]], letters[t["next"]]) == (base, after)]
        assert [found[base, after]] == (spires or ["–"]), f"{base}{after}"


@languages
def test_prompts_and_refusals_have_the_numbers_of_the_edition(language: str) -> None:
    state = laid_out("T=RRBBG H=YVV m=R1", "dear")
    assert numbers_in(GAME.prompt(state, 0), language) == [3], "cards of an alternative turn"
    reason = state.refusal(action("A1 R<Rt"))
    assert reason is not None and numbers_in(reason, language) == [2, 1, 1], "two red, or one red and one other"
    lit = laid_out("T=RBGYVR H=RB m=R1", "large")
    light = action("L")
    said = GAME.account(lit, light, lit.after(light)).sentence
    assert numbers_in(said, language) == [7]


def numbers_in(said: Message | Reason, language: str) -> list[int]:
    return [int(one) for one in NUMBER.findall(word(said, language, ["Ada", "Ben"], 0))]


@languages
@pytest.mark.parametrize("name", CHANGES)
def test_short_rules_take_every_number_from_the_edition(language: str, name: str) -> None:
    """An argument that is missing would show as its name in braces."""
    numbers: dict[str, Any] = dict(GAME.edition_numbers(fresh(name)))
    numbers["column_points"] = ", ".join(map(str, numbers["column_points"]))
    said = [word(Message(f"pagoda-board-rules-{number}", numbers), language) for number in range(1, 10)]
    assert not any("{" in one for one in said)
    data = EDITIONS.edition(name).data
    assert str(data["cards"]["alternative"]) in said[6]
    assert [int(one) for one in NUMBER.findall(said[7])] == [data["cards"]["table"], data["cards"]["hand"]]


# -- drawings follow -----------------------------------------------------------------------------------------------


def test_drawings_have_as_many_sites_columns_and_floors_as_the_edition() -> None:
    state = laid_out("s1=R6[RB]B5 s8=G1 T=RBGYVR H=RB", "large")
    drawn = GAME.picture(state, EVERYTHING)
    assert "B B B  B B ·" in drawn and "R R R  R R R" in drawn and "s8" in drawn
    svg = GAME.svg(state)
    assert svg.count("stroke-dasharray") == 1 + 5 + 6 * 6, "missing columns of two sites begun and six empty ones"
    low = laid_out("s1=R3[RB]B3[BG]G2 T=RBGYV H=RB", "low")
    assert "G G  ·" in GAME.picture(low, EVERYTHING) and "s5" not in GAME.picture(low, EVERYTHING)
