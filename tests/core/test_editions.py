"""The mechanism of editions with a game of its own: lines, marks, hashes, lookup, and texts that follow the values."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lampion.core.edition_marks import mark_of
from lampion.core.edition_schema import Choice, Each, Flag, Key, Number, Numbers, Report, Rows, Schema, Text, spots
from lampion.core.edition_words import filled, values_of
from lampion.core.editions import Edition, Editions
from lampion.core.errors import BrokenEdition, SetupError
from lampion.core.toml_lines import lines_of
from support.toml_writer import as_toml


def stock_suffices(report: Report) -> None:
    cards, hand = report.data["cards"]["count"], report.data["cards"]["hand"]
    report.need(hand <= cards, ("cards", "hand"), f"must not be more than the {cards} cards", hand)


SCHEMA = Schema(
    "moths",
    keys=(
        Key("cards.count", Number(1, 40)),
        Key("cards.hand", Number(1, 9)),
        Key("cards.open", Flag(), default=False),
        Key("points", Numbers(3, 0, 9)),
        Key("loss", Each(Number(0, 9), "fields")),
        Key(
            "lamp",
            Rows(
                (Key("id", Text()), Key("colour", Choice("red", "blue")), Key("x", Number(0, 9), read=False)),
                1,
                4,
                ordered=False,
            ),
        ),
    ),
    checks=(stock_suffices,),
)
FIRST = """\
points = [1, 2, 3]
loss = { "-1" = 2 }
lamp = [
  { id = "north", colour = "red", x = 1 },
  { id = "south", colour = "blue", x = 2 },
]

[meta]
format = 1
game = "moths"
name = "first"

[cards]
count = 20  # of all kinds
hand = 5

[source]
points = "text"
loss = "house"
cards = "text"
"cards.hand" = { mark = "inferred", note = "An example shows five." }
lamp = "house"
"lamp.colour" = "text"
"lamp.south" = "inferred"
"lamp.south.x" = "house"
"""


@pytest.fixture
def editions(tmp_path: Path) -> Editions[tuple[str, int]]:
    (tmp_path / "first.toml").write_text(FIRST, "utf-8")
    return Editions(SCHEMA, tmp_path, "first", lambda edition: (edition.name, edition.data["cards"]["hand"]))


def faults(editions: Editions[Any], text: str) -> list[str]:
    return [str(fault) for fault in editions.faults(text, "mine.toml")]


# -- mistakes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("hand = 5", "hand = 12", "15: cards.hand must be a whole number from 1 to 9, got 12"),
        ("hand = 5", "hand = true", "15: cards.hand must be a whole number from 1 to 9, got true"),
        ("hand = 5\n", "\n", "13: cards.hand must be a whole number from 1 to 9, it is missing"),
        ("count = 20", "count = 4", "15: cards.hand must not be more than the 4 cards, got 5"),
        ("[1, 2, 3]", "[1, 12, 3]", "1: points[1] must be a whole number from 0 to 9, got 12"),
        ("[1, 2, 3]", "[1, 2]", "1: points must be a list of 3 numbers from 0 to 9, got [1, 2]"),
        ('"-1" = 2', '"-1" = -2', "2: loss.-1 must be a whole number from 0 to 9, got -2"),
        ('colour = "blue"', 'colour = "rot"', '5: lamp.south.colour must be one of "red", "blue", got "rot"'),
        ('id = "south"', 'id = "north"', '5: lamp.north must differ from the others in id, got "north"'),
        ("hand = 5", "hand = 5\nhands = 6", "16: cards.hands is no key here: expected count, hand, open, got 6"),
        ('game = "moths"', 'game = "chess"', '10: meta.game must be "moths", got "chess"'),
        ('name = "first"', 'name = "a b"', '11: meta.name must be up to 40 letters, digits and hyphens, got "a b"'),
        (
            'points = "text"',
            'points = "book"',
            '18: source.points must be "text", "inferred", "house", or a table of mark and note, got "book"',
        ),
        ('points = "text"\n', "", '17: source.points must be marked as "text", "inferred" or "house", it is missing'),
        ('loss = "house"', 'loss = "house"\nlose = "text"', '20: source.lose is not the key of a value, got "lose"'),
        ("hand = 5", "hand = = 5", "15: this file must be TOML, got Invalid value (at line 15, column 8)"),
    ],
)
def test_a_mistake_is_named_by_file_line_key_expected_and_got(
    editions: Editions[Any], before: str, after: str, told: str
) -> None:
    assert before in FIRST
    assert faults(editions, FIRST.replace(before, after)) == [f"mine.toml, line {told}"]


def test_all_mistakes_are_named_at_once(editions: Editions[Any]) -> None:
    text = FIRST.replace("hand = 5", "hand = 0").replace("[1, 2, 3]", "7").replace('"red"', '"green"')
    assert [fault.split(":")[0] for fault in faults(editions, text)] == [f"mine.toml, line {n}" for n in (15, 1, 4)]
    with pytest.raises(
        BrokenEdition, match=r"(?s)mine.toml is not an edition of moths:\n  mine.toml, line 15.*line 4"
    ) as caught:
        editions.read(text, "mine.toml")
    assert len(caught.value.faults) == 3


def test_a_file_made_before_there_were_marks_can_be_played_but_is_not_good(editions: Editions[Any]) -> None:
    bare = FIRST.partition("[source]")[0]
    assert editions.read(bare).hash == editions.edition(None).hash
    assert faults(editions, bare) == ["mine.toml, line 1: source must be a table that marks every value, it is missing"]


PLAIN = st.one_of(st.integers(0, 9), st.booleans(), st.text("a\"'\\ #[]{}=\n", max_size=4))
NESTED = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab.# ", max_size=3), inner, max_size=3)
)


@given(st.dictionaries(st.text("xy-. \"'", max_size=3), NESTED, max_size=4))
def test_every_value_of_any_toml_has_a_line(data: dict[str, Any]) -> None:
    def ways(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        return [way, *(found for key, child in inner for found in ways(child, (*way, key)))]

    text = as_toml(data)
    assert tomllib.loads(text) == data
    lines = lines_of(text)
    assert {way for way in ways(data) if way} <= set(lines)
    assert all(1 <= line <= text.count("\n") for line in lines.values())


def test_lines_of_all_forms_of_toml() -> None:
    text = 'a.b = 1 # x\n"q.r" = """x\ny"""\n[[t]]\nn = 1\n[t.u]\nz = [1, # c\n 2]\n[[t]]\nn = \'\'\'a\'\'\'\'\n'
    found = lines_of(text)
    assert [found[way] for way in (("a", "b"), ("q.r",), ("t", 0, "n"), ("t", 0, "u", "z", 1), ("t", 1, "n"))] == [
        1,
        2,
        5,
        8,
        10,
    ]


# -- marks ---------------------------------------------------------------------------------------------------------


def test_the_longest_key_that_fits_marks_a_value(editions: Editions[Any]) -> None:
    first = editions.edition(None)
    marks = {spot.key: mark_of(first.marks, spot) for spot in spots(SCHEMA, first.data)}
    assert {key: mark.mark for key, mark in marks.items() if mark is not None} == {
        "cards.count": "text",
        "cards.hand": "inferred",
        "cards.open": "text",
        "points": "text",
        "loss": "house",
        "lamp.north.id": "house",
        "lamp.north.colour": "text",
        "lamp.north.x": "house",
        "lamp.south.id": "inferred",
        "lamp.south.colour": "text",
        "lamp.south.x": "house",
    }
    assert marks["cards.hand"] is not None
    assert marks["cards.hand"].note == "An example shows five."


# -- hash and lookup -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "same"),
    [
        ("# of all kinds", "# of any kind", True),
        ('name = "first"', 'name = "mine"', True),
        ("x = 1", "x = 7", True),
        ('points = "text"', 'points = "house"', True),
        ("hand = 5", "hand = 5\nopen = false", True),
        ("hand = 5", "hand = 5\nopen = true", False),
        ("hand = 5", "hand = 4", False),
        ('colour = "blue"', 'colour = "red"', False),
    ],
)
def test_the_hash_is_that_of_what_the_rules_read(editions: Editions[Any], before: str, after: str, same: bool) -> None:
    other = editions.read(FIRST.replace(before, after))
    assert (other.hash == editions.edition(None).hash) == same


def test_the_order_of_rows_that_have_none_does_not_count(editions: Editions[Any]) -> None:
    one, other = '  { id = "north", colour = "red", x = 1 },\n', '  { id = "south", colour = "blue", x = 2 },\n'
    assert editions.read(FIRST.replace(one + other, other + one)).hash == editions.edition(None).hash


def test_an_edition_is_found_by_name_or_hash_and_a_name_goes_to_the_newest(editions: Editions[tuple[str, int]]) -> None:
    first = editions.edition(None)
    corrected = editions.install(FIRST.replace("hand = 5", "hand = 4"))
    assert (editions.named(None), editions.named("first")) == (("first", 4), ("first", 4))
    assert (editions.named(first.hash), editions.named(corrected.hash)) == (("first", 5), ("first", 4))
    assert editions.names() == [corrected.called]
    mine = editions.install(FIRST.replace('"first"', '"mine"').replace("hand = 5", "hand = 3"))
    assert [one.name for one in editions.names()] == ["first", "mine"]
    assert editions.key_of(first) == first.hash
    assert editions.key_of(mine) == "mine"
    editions.forget()
    assert editions.named(None) == ("first", 5)
    with pytest.raises(SetupError, match="no edition of moths is called 'mine'; installed: first"):
        editions.named("mine")


def test_a_corrected_name_shows_although_the_hash_is_the_same(editions: Editions[tuple[str, int]]) -> None:
    assert editions.named(None) == ("first", 5)
    mine = editions.install(FIRST.replace('"first"', '"mine"'))
    assert mine.hash == editions.edition("first").hash
    assert editions.named("mine") == ("mine", 5)


def test_a_stored_edition_is_found_by_the_hash_it_was_stored_with_and_takes_no_name(editions: Editions[Any]) -> None:
    text = FIRST.replace("hand = 5", "hand = 2")
    stored_as = "f" * 64
    assert editions.recall(text, stored_as).data["cards"]["hand"] == 2
    assert editions.named(stored_as) == ("first", 2)
    assert editions.named(None) == ("first", 5)
    assert editions.called(stored_as) is not None
    assert editions.called(stored_as).hash == stored_as  # type: ignore[union-attr]


def test_a_former_hash_stays_and_the_first_edition_is_not_named(tmp_path: Path) -> None:
    (tmp_path / "first.toml").write_text(FIRST, "utf-8")

    def name(edition: Edition) -> str:
        return edition.name

    plain = Editions(SCHEMA, tmp_path, "first", name).edition(None).hash
    kept = "a" * 64
    known = Editions(SCHEMA, tmp_path, "first", name, former={plain: kept}, first=kept)
    assert known.edition(None).hash == kept
    assert known.edition(plain).hash == kept
    assert known.called(None) is None
    corrected = known.install(FIRST.replace("hand = 5", "hand = 4"))
    assert known.called(None) == corrected.called
    assert known.called(kept) is None


def test_another_edition_becomes_usual_and_a_setup_without_one_means_what_it_did(tmp_path: Path) -> None:
    (tmp_path / "first.toml").write_text(FIRST, "utf-8")
    later = FIRST.replace("hand = 5", "hand = 4").replace('"first"', '"later"')
    (tmp_path / "later.toml").write_text(later, "utf-8")
    known = Editions(SCHEMA, tmp_path, "later", lambda edition: edition.name, unnamed="first")
    assert known.edition(None).name == "later" and [one.name for one in known.names()] == ["later", "first"]
    assert known.named(None) == known.meant(None).name == "first"
    assert known.called(None) == known.packaged["first"].called
    assert known.named("later") == known.meant(known.packaged["later"].hash).name == "later"


def test_a_saved_position_brings_the_text_of_an_edition_that_others_may_not_have(editions: Editions[Any]) -> None:
    first, mine = editions.edition(None), editions.install(FIRST.replace("hand = 5", "hand = 4"))
    assert "text" not in editions.saved(first)
    saved = editions.saved(mine)
    editions.forget()
    assert editions.loaded(saved) == ("first", 4)
    editions.forget()
    with pytest.raises(ValueError, match="is not installed here"):
        editions.loaded({"name": saved["name"], "hash": saved["hash"]})


# -- texts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{{ cards.hand }} of {{cards.count}}", "5 of 20"),
        ("{{ points }}: {{ points[2] }}", "1, 2, 3: 3"),
        ("{{ loss.-1 }} {{ lamp.north.colour }}", "2 red"),
        ("{{ cards.hand | card | cards }}, {{ one | card | cards }}", "5 cards, 1 card"),
        ("{{ cards.open | they lie open | they are hidden }}", "they are hidden"),
        ("{{ said }}", "so"),
    ],
)
def test_a_text_is_filled_from_the_values(editions: Editions[Any], text: str, told: str) -> None:
    values = {**values_of(SCHEMA, editions.edition(None).data), "one": 1, "said": {"de": "so", "en": "like this"}}
    assert filled(text, values, "de") == told


def test_a_text_that_asks_for_what_there_is_not_is_an_error(editions: Editions[Any]) -> None:
    with pytest.raises(KeyError, match=r"cards\.hands"):
        filled("{{ cards.hands }}", values_of(SCHEMA, editions.edition(None).data), "en")
