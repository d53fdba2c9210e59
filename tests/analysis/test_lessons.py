"""Every lesson of every game is played as its file says: the solution, each listed try, in three languages."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle

from lampion.analysis.lessons import Lesson, Wrong, lessons
from lampion.core.game import Game
from lampion.core.message import Reason
from lampion.core.registry import games
from lampion.service import practice
from lampion.tables.reasons import Refused
from lampion.texts.catalogues import LANGUAGES, bundle, entries, files_in
from lampion.texts.wording import word
from lampion.wire.lessons import PracticeRequest, PracticeWhyRequest

FEWEST, MOST = 8, 12  # lessons of a game
WORDS = 900  # of a game
SENTENCES = 2  # of a step
END_OF_SENTENCE = re.compile(r"[.!?…](?=\s|$)")
TAUGHT = [(one, lesson) for one in games().values() for lesson in lessons(one)]
IDS = [f"{one.name}-{lesson.id}" for one, lesson in TAUGHT]
every_lesson = pytest.mark.parametrize(("taught", "lesson"), TAUGHT, ids=IDS)
every_game = pytest.mark.parametrize(
    "taught", [one for one in games().values() if lessons(one)], ids=lambda one: one.name
)


def keys_of(taught: Game, lesson: Lesson) -> Iterator[str]:
    """The keys of everything that a lesson says."""
    start = f"{taught.name}-lesson-{lesson.id}"
    yield from (f"{start}-{part}" for part in ("title", "do", "done"))
    for wrong in lesson.wrong:
        yield f"{start}-try-{wrong.id}"
        if wrong.refused is None:
            yield f"{start}-not-{wrong.id}"


@cache
def own_words(taught: Game, language: str) -> dict[str, str]:
    """The entries of a game's catalogue of lessons, without English in place of another language."""
    return entries(file for file in files_in(taught.texts(), language) if file.name.startswith("lessons."))


def said(key: str, language: str) -> str:
    catalogue: FluentBundle = bundle(language)
    text, problems = catalogue.format_pattern(catalogue.get_message(key).value, {})
    assert not problems
    return str(text)


@every_lesson
def test_the_solution_solves_it(taught: Game, lesson: Lesson) -> None:
    made: list[str] = []
    for move in lesson.solution:
        now = practice.practise(taught.name, lesson.id, PracticeRequest(moves=list(made)))
        assert now.stands == "open"
        assert now.next is not None and now.next.notation == move, "it is written as the game writes it"
        made.append(move)
    solved = practice.practise(taught.name, lesson.id, PracticeRequest(moves=list(made)))
    assert (solved.stands, solved.tried, solved.next) == ("solved", None, None)
    text = taught.text(practice.played(practice.taught(taught.name, lesson.id), made).line.state)  # type: ignore[union-attr]
    assert not lesson.reaches or lesson.is_reached(made, text)


@every_lesson
def test_it_names_its_edition(taught: Game, lesson: Lesson) -> None:
    assert (lesson.edition is not None) == (taught.known_editions is not None)
    table = practice.played(practice.taught(taught.name, lesson.id), [])
    assert table.created is not None
    meant = taught.edition_meant(table.created.edition)
    assert (None if meant is None else meant.name) == lesson.edition


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_each_listed_try_has_its_answer(taught: Game, lesson: Lesson, language: str) -> None:
    for wrong in lesson.wrong:
        if wrong.refused is None:
            tried = practice.practise(taught.name, lesson.id, PracticeRequest(moves=list(wrong.decisions)))
            assert (tried.stands, tried.tried) == ("astray", wrong.id)
        else:
            reason = refusal(taught, lesson, wrong)
            assert reason.key == wrong.refused
            assert word(reason, language)


def refusal(taught: Game, lesson: Lesson, wrong: Wrong) -> Reason:
    """Why the last decision of a try is not allowed: the same whether it is asked about or made."""
    *before, last = wrong.decisions
    if before:
        assert practice.practise(taught.name, lesson.id, PracticeRequest(moves=list(before))).stands == "open"
    asked = practice.why(taught.name, lesson.id, PracticeWhyRequest(moves=list(before), notation=last)).reason
    with pytest.raises(Refused) as made:
        practice.practise(taught.name, lesson.id, PracticeRequest(moves=[*before, last]))
    assert asked is not None and asked == made.value.reason
    return asked


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_what_it_says_is_short(taught: Game, lesson: Lesson, language: str) -> None:
    for key in keys_of(taught, lesson):
        assert key in own_words(taught, language), f"{key} is missing in {language}"
        text = said(key, language)
        count = len(END_OF_SENTENCE.findall(text))
        if key.endswith("-title") or "-try-" in key:
            assert count == 0 and len(text) <= 60, text
        else:
            assert 1 <= count <= SENTENCES, f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_game_is_taught_in_few_words(taught: Game, language: str) -> None:
    keys = [key for lesson in lessons(taught) for key in keys_of(taught, lesson)]
    assert FEWEST <= len(lessons(taught)) <= MOST
    assert set(own_words(taught, language)) == set(keys), "nothing is said that nobody reads"
    assert sum(len(said(key, language).split()) for key in keys) <= WORDS


@every_lesson
def test_its_rules_are_on_the_rules_page(taught: Game, lesson: Lesson) -> None:
    page = taught.rules_page("en", lesson.edition) or ""
    for rule in lesson.rules:
        assert re.search(rf"^\| {rule} \|", page, re.MULTILINE), rule


def test_a_changed_lesson_has_another_content() -> None:
    lesson = Lesson("one", "a position", ("a",))
    assert lesson.content == Lesson("one", "a position", ("a",)).content
    assert lesson.content != Lesson("one", "a position", ("b",)).content


def test_what_a_try_leads_to() -> None:
    lesson = Lesson("one", "-", ("a", "b"), accepts=(("c *",),), reaches=("x=2",), wrong=(Wrong("w", ("a", "d")),))
    assert lesson.judged([], "x=2") == ("open", None)
    assert lesson.judged(["a"], "x=1") == ("open", None)
    assert lesson.judged(["a", "b"], "x=1") == ("solved", None)
    assert lesson.judged(["c anything"], "x=1") == ("solved", None)
    assert lesson.judged(["e"], "y=1 x=2") == ("solved", None)
    assert lesson.judged(["e"], "y=1 x=23") == ("astray", None)
    assert lesson.judged(["a", "d"], "x=2") == ("astray", lesson.wrong[0])


def test_a_line_may_go_on() -> None:
    lesson = Lesson("one", "-", ("a", "b"), accepts=(("a", "**"),), reaches=("x=2",), wrong=(Wrong("w", ("c", "**")),))
    assert lesson.judged(["a", "e", "f"], "x=1") == ("open", None)
    assert lesson.judged(["a", "e", "f"], "x=1", decides=False) == ("astray", None)
    assert lesson.judged(["a", "e", "f"], "x=2", decides=False) == ("solved", None)
    assert lesson.judged(["c", "e"], "x=1") == ("astray", lesson.wrong[0])
    assert lesson.wrong[0].decisions == ["c"]
