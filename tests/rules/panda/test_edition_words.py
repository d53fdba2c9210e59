"""What people read follows the edition in play: rules page, numbers for the page's texts, and what a check says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from lampion.core.setup import Setup
from lampion.games.panda.editions import EDITIONS
from lampion.games.panda.game import GAME
from lampion.texts.wording import word
from support.toml_writer import as_toml

RIVERS = Path(__file__).parent / "maps" / "rivers.toml"
NUMBER = re.compile(r"[−]?\d+")
languages = pytest.mark.parametrize("language", ["en", "de", "fr"])
HOUSE = {"en": "HOUSE", "de": "HAUS", "fr": "MAISON"}
CONTRADICTS = {"en": "the book contradicts itself", "de": "Regelheft widerspricht sich", "fr": "le livret se contredit"}


@pytest.fixture(autouse=True)
def rivers() -> Iterator[None]:
    EDITIONS.install(RIVERS.read_text("utf-8"), RIVERS.name)
    yield
    EDITIONS.forget()


def changed(**values: Any) -> str:
    """The standard edition with some values changed: dotted keys with __ for the dots, lists by number."""
    data = deepcopy(EDITIONS.packaged["province"].data)
    for key, value in values.items():
        *way, last = [int(part) if part.isdigit() else part for part in key.split("__")]
        spot: Any = data
        for part in way:
            spot = spot[part]
        spot[last] = value
    data["meta"]["name"] = "changed"
    EDITIONS.install(as_toml(data))
    return "changed"


def page(language: str, name: str | None = None) -> str:
    found = GAME.rules_page(language, name)
    assert found is not None
    assert "{{" not in found and "}}" not in found
    return found


def rows(text: str) -> dict[str, list[str]]:
    """The rows of its tables by their first cell."""
    cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in text.splitlines() if line[:2] == "| "]
    return {row[0]: row[1:] for row in cells}


@languages
def test_the_page_of_province_prints_its_map_and_its_action_board(language: str) -> None:
    text = page(language, "province")
    assert " W1(1) ---- a1 s -2-- b1 F -3-- c1 s -2-- d1 #1 --- E1(4)" in text
    assert "N1–N4, E1–E4, S4–S1, W4–W1" in text
    table = rows(text)
    assert [cell.split(":")[0].strip("\xa0") for cell in table["3 (2)"]] == ["8", "9", "10", "11"]
    assert NUMBER.findall(table["6 (5)"][1]) == ["21", "1", "2", "6"], (
        "two options: move 1–2 and build; 6 VP for a chest"
    )
    assert NUMBER.findall(table["B3"][0]) == ["−5", "−5", "10", "20", "30", "0", "4"]


@languages
def test_the_page_of_a_map_that_is_no_grid_lists_the_ways_of_its_places(language: str) -> None:
    text = page(language, "rivers")
    assert "r2 s F   h2(4) h3(2) r1(3) r3(3) r5(4)" in text
    assert NUMBER.findall(rows(text)["W-1"][0])[:3] == ["14", "22", "10"]
    assert not re.search(r"\b[a-d][1-4]\b", text.split("## 8")[0]), "no place of another map is named"


@languages
def test_corrected_values_are_on_the_page(language: str) -> None:
    name = changed(
        ap_track__penalty={"-1": 3, "-2": 7},
        scoring__liberation_bonus=4,
        scoring__end_foundations=6,
        meta__round_limit=33,
        cards__mission_b__0__vp=17,
        action_board__row_ap=[0, 1, 2, 3, 4, 6],
        clan_sheet__mission_rows=5,
        clan_sheet__mission_value=[2, 4, 6, 8, 11],
    )
    text = page(language, name)
    table = rows(text)
    assert NUMBER.findall(table["W-24"][0])[:5] == ["0", "−1", "3", "−2", "7"]
    assert NUMBER.findall(table["W-35"][0]) == ["4", "1"]
    assert NUMBER.findall(table["W-50"][0]) == ["6", "2", "33"]
    assert NUMBER.findall(table["B1"][0]) == ["17"]
    assert "6 (6)" in table
    assert "| 2 | 4 | 6 | 8 | 11 |" in text


@languages
def test_the_example_of_the_rulebook_is_told_as_it_is_played(language: str) -> None:
    usual, example = page(language), page(language, changed(ap_track__penalty_rule="example"))
    assert NUMBER.findall(rows(example)["W-24"][0])[1:5] == ["−1", "5", "−2", "5"]
    paying = re.compile(r"^- \*\*.*\(W-24\).*$", re.M)
    told = [NUMBER.findall(paying.findall(text)[0]) for text in (usual, example)]
    assert told[0][-3:] == ["1", "5", "−1"], "who would pay 1 and lose 5 stands on −1 already"
    assert told[1] != told[0]


@languages
def test_labels_claim_no_more_than_the_book_says(language: str) -> None:
    table = rows(page(language))
    for rule in ("W-1", "W-39", "R-16", "R-75", "R-76"):
        assert table[rule][1] == HOUSE[language], rule
    for rule in ("W-17", "W-24", "W-67"):
        assert HOUSE[language] in table[rule][1], rule
    for rule in ("R-63", "R-64", "R-65"):
        assert table[rule][1] == CONTRADICTS[language], rule


def test_labels_are_the_same_in_all_languages() -> None:
    kinds = []
    for language, words in (
        ("en", ("book", "reading")),
        ("de", ("Regelheft", "Lesart")),
        ("fr", ("livret", "lecture")),
    ):
        names = dict(zip((*words, HOUSE[language]), ("book", "reading", "house"), strict=True))
        table = rows(page(language))
        kinds.append(
            {
                rule: [kind for name, kind in names.items() if name in row[1]]
                for rule, row in table.items()
                if re.match(r"[WR]-\d", rule)
            }
        )
    assert len(kinds[0]) == 150
    assert kinds[0] == kinds[1] == kinds[2]


def test_the_numbers_for_the_page_are_those_of_the_edition() -> None:
    state = GAME.new(Setup(2, "numbers", edition=changed(cards__mission_b__2__vp_by_sides=[0, 1, 2, 3, -4])))
    numbers = GAME.edition_numbers(state)
    assert (numbers["lowest"], numbers["losses"]) == ("−2", "−1: 2, −2: 5")
    assert numbers["b_cards"]["B3"] == {"sides": "0, 1, 2, 3, −4"}
    assert numbers["b_cards"]["B2"] == {"city": 15, "capital": 30}
    assert numbers["numbered"] == 3


@languages
def test_the_check_says_which_cards_are_left_out(language: str) -> None:
    places = deepcopy(EDITIONS.packaged["province"].data["map"]["place"])
    for place in places:
        place["number"] = 0
    told = [word(note, language) for note in GAME.edition_notes(EDITIONS.edition(changed(map__place=places)))]
    assert len(told) == 1
    assert told[0].startswith("A8")
    assert not GAME.edition_notes(EDITIONS.edition("province"))
