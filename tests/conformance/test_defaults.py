"""A game is easy to add: what it does not write follows from what it writes, and never shows what is hidden."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

from conformance.installed import STRANGER, stranger_installed
from lampion.bots.levels import bot
from lampion.core.chance import ChanceEvent, ChanceLedger, shuffled
from lampion.core.errors import ChanceMismatch
from lampion.core.game import Game
from lampion.core.message import Message, NotationError
from lampion.core.plain_state import PlainState
from lampion.core.registry import game
from lampion.core.rng import Rng, rng_from
from lampion.core.setup import Setup
from lampion.core.state import MOST_ACTIONS, NOBODY, State
from lampion.testing import MissingTranslation, check_every_message_has_words, conformance
from lampion.texts import word
from lampion.texts.catalogues import source

with stranger_installed():
    GLOWWORMS, NIM = game("glowworms"), game("nim")

pytestmark = pytest.mark.both


@pytest.fixture(autouse=True, scope="module")
def installed() -> Iterator[None]:
    with stranger_installed():
        yield


@pytest.mark.parametrize("check", [pytest.param(check, id=name) for name, check in conformance(NIM)])
def test_conformance_of_a_game_made_of_defaults(check: Callable[[], None]) -> None:
    check()


def test_the_example_is_short() -> None:
    files = sorted((STRANGER / "glowworms").rglob("*.py"))
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= 180
    texts = {file.name for file in (STRANGER / "glowworms" / "texts").glob("*.ftl")}
    assert texts == {"glowworms.en.ftl", "lessons.en.ftl"}, "English is enough; lessons bring their own words"


# -- a game that hides nothing ---------------------------------------------------------------------------------


def test_defaults_say_and_show_what_happens() -> None:
    position = NIM.start(seed="x", start=0)
    state = position.state
    assert NIM.view(state, None) == {"heaps": [3, 4, 5], "player": 0}
    assert str(position).splitlines()[2:] == ["heaps: heaps-0 heaps-1 heaps-2", "player: player-0"]
    assert NIM.text(state) == NIM.view_text(state, 1) == '{"barrier":false,"heaps":[3,4,5],"player":0}'
    assert [offer.parts for offer in NIM.offers(state)][3] == {"move": "1 from b"}
    position.push("3 from a")
    told = NIM.describe(state, 3, position.state)
    names = ["Ada", "Ben"]
    assert [word(told, language, names, 1) for language in ("en", "de", "fr")] == [
        "Ada plays 3 from a.",
        "Ada spielt 3 from a.",
        "Ada joue 3 from a.",
    ]
    assert word(NIM.prompt(position.state, 1), "en", names, 1) == "Your turn."
    for move in ("4 from b", "5 from c"):
        position.push(move)
    assert word(NIM.outcome(position.state), "en", names, 1) == "Won by Ada."
    assert word(NIM.prompt(position.state, 0), "de", names, 0) == "Die Partie ist zu Ende."


def test_a_line_that_is_no_legal_move_is_refused_with_an_example() -> None:
    state = NIM.new(Setup(2, "x"))
    with pytest.raises(NotationError, match="expected 1 from a"):
        NIM.parse(state, "9 from a")
    state.rollout(rng_from("x"))
    with pytest.raises(NotationError, match="The game is over"):
        NIM.parse(state, "1 from a")


def test_bots_see_a_victory_by_the_scores() -> None:
    state = NIM.from_text('{"barrier":false,"heaps":[0,4,0],"player":1}')
    assert NIM.notation(state, bot("greedy", NIM).choose(NIM.observe(state, 1), rng_from("x"))) == "4 from b"


# -- a game that hides something -------------------------------------------------------------------------------


@dataclass(eq=False)
class Secret(PlainState):
    number: int

    def seat(self) -> i64:
        return 0 if self.number else NOBODY

    def legal(self) -> list[int]:
        return [1] if self.number else []

    def play(self, action: i64) -> None:
        self.number = 0

    def scores(self) -> list[int]:
        return [0, 0]


class Guess(Game[Secret]):
    """Seat 1 knows a number."""

    name, title, rules, seats, max_decisions, position_class = "guess", "Guess", "1", (2,), 1, Secret

    def new(self, setup: Setup, ledger: ChanceLedger | None = None) -> Secret:
        return Secret(rng_from(setup.seed), 7)

    def notation(self, state: Secret, action: int) -> str:
        return "guess"


class Concealed(Guess):
    def conceal(self, state: Secret, seat: int | None) -> None:
        state.number = state.number if seat == 1 else -1

    def imagine(self, known: Secret, seat: int, rng: Rng) -> None:
        known.number = known.number if seat == 1 else 1 + int(rng.below(9))


def test_a_game_shows_nothing_before_it_says_what_it_hides() -> None:
    guess = Guess()
    state = guess.new(Setup(2, "x"))
    asked: list[Callable[[], object]] = [
        lambda: guess.view(state, 0),
        lambda: guess.zones(state, None),
        lambda: guess.view_text(state, 0),
        lambda: guess.picture(state),
        lambda: guess.observe(state, 0),
    ]
    for ask in asked:
        with pytest.raises(NotImplementedError, match=r"Guess must write conceal\(\) and imagine\(\)"):
            ask()


def test_what_a_game_conceals_is_hidden_everywhere() -> None:
    guess = Concealed()
    state = guess.new(Setup(2, "x"))
    assert [guess.view(state, seat) for seat in (None, 0, 1)] == [{"number": -1}, {"number": -1}, {"number": 7}]
    assert guess.zones(state, 0)[0].pieces[0].label == Message("as-written", {"text": "-1"})
    assert "7" not in guess.view_text(state, 0)
    assert guess.hides(state)  # so that a device is not passed on with the number on its screen
    knows = guess.observe(state, 0)
    assert knows.dump()["known"] == {"rng": rng_from("").position(), "number": -1, "barrier": False}
    assert {knows.imagine(rng_from(str(seed))).dump()["number"] for seed in range(60)} == set(range(1, 10))


# -- positions -------------------------------------------------------------------------------------------------


class Listed(State):
    """A position that writes `legal` alone of what lists actions."""

    def __init__(self, actions: list[int]) -> None:
        super().__init__(rng_from("x"))
        self.own = actions

    def seat(self) -> i64:
        return 0

    def over(self) -> bool:
        return not self.legal()

    def legal(self) -> list[int]:
        return list(self.own)

    def play(self, action: i64) -> None: ...

    def copy(self) -> Listed:
        return Listed(self.own)

    def scores(self) -> list[int]:
        return [0]

    def tally(self, seat: int) -> list[int]:
        return [0]

    def dump(self) -> dict[str, object]:
        return {}


class Unlisted(Listed):
    legal = State.legal


def test_legal_is_enough() -> None:
    state = Listed([3, 5, 8])
    assert state.listed() == [3, 5, 8]
    assert [state.is_legal(action) for action in (2, 3, 10**30)] == [False, True, False]
    assert {int(state.pick(rng_from(str(seed)))) for seed in range(30)} == {3, 5, 8}


def test_a_position_that_lists_nothing_says_what_it_must_write() -> None:
    with pytest.raises(NotImplementedError, match=r"Unlisted must write legal\(\), or actions\(\) and max_actions\(\)"):
        Unlisted([]).legal()


def test_more_actions_than_usual_are_declared() -> None:
    with pytest.raises(IndexError, match=r"more than 1024 actions: Listed must write max_actions\(\)"):
        Listed(list(range(MOST_ACTIONS + 1))).listed()


@dataclass(frozen=True)
class Card:
    suit: str
    rank: int


@dataclass(eq=False)
class Table(Secret):
    piles: dict[int, list[Card]]
    order: tuple[str, ...]
    seen: set[str]


def test_a_plain_position_is_copied_and_saved_by_its_fields() -> None:
    state = Table(rng_from("x"), 7, {3: [Card("sun", 1)]}, ("b", "a"), set("qwertz"))
    state.barrier = True
    saved: Mapping[str, Any] = state.dump()
    assert saved["piles"] == {"3": [{"suit": "sun", "rank": 1}]}
    assert saved["order"] == ("b", "a")
    assert saved["seen"] == sorted("qwertz")  # whatever hashes a process has
    twin, loaded = state.copy(), Table.load(saved)
    assert twin == loaded == state
    assert loaded.piles[3][0] == Card("sun", 1)
    assert loaded.barrier
    twin.piles[3].append(Card("moon", 2))
    loaded.rng.below(9)
    assert state.dump() == saved
    assert twin != state


# -- chance ----------------------------------------------------------------------------------------------------


def test_a_shuffle_is_one_chance_event_that_can_be_given() -> None:
    ledger = ChanceLedger()
    order = shuffled([1, 1, 2], rng_from("x"), ledger, "deck")
    assert sorted(order) == [1, 1, 2]
    assert ledger.events == [ChanceEvent("deck", None, tuple(map(str, order)))]
    given = ChanceEvent("deck", None, ("2", "1", "1"))
    assert shuffled([1, 1, 2], rng_from("x"), ChanceLedger([given]), "deck") == [2, 1, 1]
    with pytest.raises(ChanceMismatch, match="'2', which is not left"):
        shuffled([1, 1, 2], rng_from("x"), ChanceLedger([ChanceEvent("deck", None, ("2", "2", "1"))]), "deck")


# -- texts -----------------------------------------------------------------------------------------------------


def test_a_game_in_english_alone_is_shown_in_english_without_a_warning() -> None:
    said = Message("glowworms-zone-hand", {"who": "Ada", "who-is": "other"})
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert [word(said, language) for language in ("en", "de", "fr")] == ["Hand of Ada"] * 3
    assert "glowworms-zone-deck = Deck" in source("fr")  # what the page reads


def test_the_suite_notes_which_texts_are_missing_and_passes() -> None:
    noted = r"no text in 'de' for .*glowworms-card, glowworms-hidden, .*; no text in 'fr' for .*glowworms-card, "
    with pytest.warns(MissingTranslation, match=noted):
        check_every_message_has_words(GLOWWORMS, Setup(2, "x"))


def test_a_game_with_some_texts_in_german_borrows_only_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own.en.ftl").write_text(
        "own-a = one\n# half\nown-b = { $n ->\n    [one] two\n   *[other] twos\n}\nown-c = three\n"
    )
    (tmp_path / "own.de.ftl").write_text("own-a = eins\n")
    monkeypatch.setattr(type(GLOWWORMS), "texts", lambda self: tmp_path)
    source.cache_clear()
    try:
        borrowed = source("de").partition("own-a = eins\n")[2]
    finally:
        source.cache_clear()
    assert "own-a" not in borrowed
    assert "own-b = { $n ->\n    [one] two\n   *[other] twos\n}\n" in borrowed
    assert "own-c = three" in borrowed
