"""Every text exists in every language, is used, and can be worded; and the collector of keys sees what it should."""

import re

import pytest

from lampion.texts.catalogues import (
    LANGUAGES,
    bundle,
    catalogue_files,
    folders,
    pick_language,
    untranslated,
    whole,
)

from .key_collector import (
    Asked,
    Catalogue,
    asked_by_javascript,
    asked_by_python,
    asked_by_sources,
    combinations,
    read_catalogue,
)


@pytest.fixture(scope="module")
def asked() -> Asked:
    return asked_by_sources()


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def catalogue(language: str) -> Catalogue:
    return read_catalogue(whole(language))


def test_every_entry_can_be_read_and_stands_there_once(catalogue: Catalogue) -> None:
    assert not catalogue.junk
    assert not catalogue.twice


def test_every_key_that_the_sources_ask_for_exists(asked: Asked, catalogue: Catalogue) -> None:
    missing = {key: place for key, place in asked.keys.items() if key not in catalogue.entries}
    assert not missing


def test_every_entry_is_used(asked: Asked, catalogue: Catalogue) -> None:
    referred = {key for entry in catalogue.entries for key in catalogue.referred(entry)}
    unused = [key for key in catalogue.entries if not asked.uses(key) and key not in referred]
    assert not unused


def test_entries_refer_only_to_entries(catalogue: Catalogue) -> None:
    referred = {key for entry in catalogue.entries for key in catalogue.referred(entry)}
    assert referred <= set(catalogue.entries)


def test_languages_offer_the_same_to_the_sources(asked: Asked, catalogue: Catalogue) -> None:
    """Entries that only serve other entries may differ, because grammars do."""
    english = read_catalogue(whole("en"))
    ours = {key for key in catalogue.entries if asked.uses(key)}
    assert ours == {key for key in english.entries if asked.uses(key)}


def test_nothing_of_ours_is_shown_in_english_for_want_of_a_text(language: str) -> None:
    assert [key for folder in folders() for key in untranslated(folder, language)] == []


def test_no_language_invents_facts(catalogue: Catalogue) -> None:
    """A variable that English does not know is one that nobody fills in, or English is poorer than it need be."""
    english = read_catalogue(whole("en"))
    for key in english.entries.keys() & catalogue.entries.keys():
        extra = set(catalogue.cases(key)) - set(english.cases(key))
        assert not extra, f"{key} uses {extra}, which English does not"


def test_every_entry_formats_in_all_its_cases(language: str, catalogue: Catalogue) -> None:
    for key in catalogue.entries:
        pattern = bundle(language).get_message(key).value
        assert pattern is not None, key
        for args in combinations(catalogue.cases(key)):
            text, errors = bundle(language).format_pattern(pattern, args)
            assert not errors, f"{key} with {args}: {errors}"
            assert text.strip() == text != "", f"{key} with {args}: {text!r}"
            assert "  " not in text, f"{key} with {args}: {text!r}"


def test_french_keeps_its_spaces() -> None:
    """A line must not break before : ; ! ? or inside guillemets."""
    lines = [line for line in whole("fr").splitlines() if not line.startswith("#")]
    assert not [line for line in lines if re.search(r"[\w)}’»] [:;!?»]|« ", line)]


def test_apostrophes_and_quotes_are_typographic(language: str) -> None:
    """Fluent's own string literals, as in { "" }, aside."""
    lines = [line for line in whole(language).splitlines() if not line.lstrip().startswith("#")]
    assert not [line for line in lines if "'" in line]
    assert not [line for line in lines if '"' in line and '{ "' not in line and '{"' not in line]


def test_games_and_shared_texts_are_both_loaded() -> None:
    names = [file.name for file in catalogue_files("de")]
    assert "common.de.ftl" in names
    assert "axio.de.ftl" in names
    assert names.index("common.de.ftl") < names.index("axio.de.ftl")


def test_an_unknown_language_is_an_error_that_names_ours() -> None:
    with pytest.raises(ValueError, match="en, de, fr"):
        list(catalogue_files("tlh"))


@pytest.mark.parametrize(
    ("wanted", "picked"),
    [(["de_AT.UTF-8"], "de"), ([None, "fr-CA"], "fr"), (["tlh", "DE"], "de"), (["C"], "en"), ([], "en")],
)
def test_language_is_the_first_wanted_one_that_we_speak(wanted: list[str | None], picked: str) -> None:
    assert pick_language(wanted) == picked


# -- the collector itself --------------------------------------------------------------------------------------


def test_collector_sees_keys_in_messages_reasons_and_conditions() -> None:
    code = """
def f(x):
    Message("a-one")
    Message("a-two" if x else "a-three", {"b": 1})
    Reason("A-1", "a-four")
    key = "a-five"
    Message(key)
    Message(f"a-made-{x}")
"""
    asked = asked_by_python(code, "f.py")
    assert set(asked.keys) >= {"a-one", "a-two", "a-three", "a-four"}
    assert asked.uses("a-five")
    assert asked.uses("a-made-up")
    assert not asked.uses("a-six")


def test_collector_sees_keys_in_javascript_but_not_in_comments() -> None:
    code = """
words.text("page-one"); // words.text("page-no")
html`<p title=${words.text(`page-made-${x}`)}>`; words.text(`${game}-board-made-${x + 1}`);
a ? "page-two" : 'page-three';
element.className = "axio-board wide"; words.text("axio-board-four");
"""
    asked = asked_by_javascript(code, "f.js", ("page-", "axio-board-"))
    assert set(asked.keys) == {"page-one", "page-two", "page-three", "axio-board-four"}
    assert asked.uses("page-made-up")
    assert asked.uses("axio-board-made-1")
    assert not asked.uses("page-no")


def test_reader_of_catalogues_sees_junk_and_doubles() -> None:
    catalogue = read_catalogue("a-one = x\na-one = y\na-two = { $n ->\n")
    assert catalogue.twice == ["a-one"]
    assert catalogue.junk
