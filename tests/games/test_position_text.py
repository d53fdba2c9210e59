"""Position texts of every game: written, read and written again; hidden things stay hidden; rubbish is refused."""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.hooks import HOOKS
from conformance.installed import stranger_installed
from lampion.core.errors import PositionError
from lampion.core.game import Game
from lampion.core.record import decode
from lampion.core.registry import game
from lampion.core.replay import replay
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.games.panda.game import GAME as PANDA
from lampion.testing.effort import effort
from lampion.testing.journey import Journey
from lampion.testing.setups import reseeded, setups

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).resolve().parents[2]
RECORDS = sorted((ROOT / "tests" / "rules" / "panda" / "games").glob("*.json"))
NAMES = ["axio", "pagoda", "panda"]
OPTION_SETS = {**{name: HOOKS[name].option_sets for name in NAMES}, "glowworms": None}
DECISIONS = 40  # that are played on from a position somebody typed

with stranger_installed():
    GAMES = {name: game(name) for name in [*NAMES, "glowworms"]}

CASES = [(played, setup) for name, played in GAMES.items() for setup in setups(played, "text", OPTION_SETS[name])]


@pytest.fixture(autouse=True, scope="module")
def installed() -> Iterator[None]:
    with stranger_installed():
        yield


def agree(played: Game, state: State) -> None:
    """The text gives the position back, and the position the text."""
    text = played.text(state)
    read = played.from_text(text, "another seed")
    assert read == state, text
    assert played.text(read) == text
    assert "\n" not in text
    assert read.legal() == state.legal(), text
    assert (read.seat(), read.scores(), read.winners()) == (state.seat(), state.scores(), state.winners())


def agree_to_the_eye(played: Game, state: State) -> None:
    read = played.from_text(played.text(state))
    for seat in (None, *range(len(state.scores()))):
        assert played.view(read, seat) == played.view(state, seat)
        assert played.view_text(read, seat) == played.view_text(state, seat)
        assert played.prompt(read, seat) == played.prompt(state, seat)


# -- there and back ------------------------------------------------------------------------------------------------


@pytest.mark.both
@pytest.mark.parametrize(("played", "setup"), CASES, ids=lambda one: getattr(one, "name", None))
def test_every_position_of_a_game_reads_back(played: Game, setup: Setup) -> None:
    journey = Journey(played, setup)
    for number, state in enumerate(journey.positions()):
        if number % 5 == 0 or number < 12 or state.over():
            agree(played, state)
        if number % 50 == 0 or state.over():
            agree_to_the_eye(played, state)


@pytest.mark.soak
@pytest.mark.parametrize(("played", "setup"), CASES, ids=lambda one: getattr(one, "name", None))
def test_every_position_of_many_games_reads_back(played: Game, setup: Setup) -> None:
    for number in range(effort(2)):
        for state in Journey(played, reseeded(setup, number)).positions():
            agree(played, state)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_what_random_players_seldom_do_reads_back_too(file: Path) -> None:
    """Cities, capitals, frontier bonuses and every mission card, in the recorded games."""
    for number, recorder in enumerate(replay(PANDA, decode(file.read_bytes()))):
        state = PANDA.load(recorder.state.dump())
        if number % 3 == 0 or "/" in PANDA.text(state):
            agree(PANDA, state)


def test_the_recorded_games_lead_to_every_kind_of_pending_decision() -> None:
    texts = [PANDA.text(one.state) for file in RECORDS[::4] for one in replay(PANDA, decode(file.read_bytes()))]
    pending = " ".join(word for text in texts for word in text.split() if word.startswith("asked="))
    for kind in ("option:", "step:", "hero:", "move:", "cover:", "tile:", "freed:", "pick:", "card", "city:", "reward"):
        assert kind in pending, kind


@pytest.mark.parametrize("played", GAMES.values(), ids=GAMES)
def test_the_generator_is_not_in_the_text(played: Game) -> None:
    state = played.new(Setup(2, "one future", start=0))
    again = state.copy()
    again.rng = rng_from("another future")
    assert played.text(again) == played.text(state)


def test_the_worked_examples_of_the_docs_are_true() -> None:
    failures, tried = doctest.testfile(str(ROOT / "docs" / "positions.md"), module_relative=False)
    assert (failures, tried >= 12) == (0, True)


# -- what the text leaves out --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_what_is_left_out_comes_from_the_seed(name: str) -> None:
    played = GAMES[name]
    one, same, other = (played.from_text("", seed) for seed in ("a seed", "a seed", "another seed"))
    assert one == same and one.rng.position() == same.rng.position()
    assert one != other
    assert one.legal()


@pytest.mark.parametrize("name", NAMES)
def test_words_may_come_in_any_order_and_on_many_lines(name: str) -> None:
    played = GAMES[name]
    state = played.new(Setup(2, "words", start=0))
    words = played.text(state).split()
    assert played.from_text("\n  ".join(reversed(words))) == state


# -- hidden things -------------------------------------------------------------------------------------------------


def somewhere(played: Game, seats: int, moves: int, lot: int) -> tuple[State, list]:
    state = played.new(Setup(seats, f"hidden {lot}"))
    knows = [played.observe(state, seat) for seat in range(seats)]
    rng = rng_from(f"moves {lot}")
    for _ in range(moves):
        if state.over():
            break
        before, action = state.copy(), int(state.pick(rng))
        state.play(action)
        for one in knows:
            one.witness(before, action, state)
    return state, knows


@pytest.mark.parametrize("name", [*NAMES, "glowworms"])
@settings(max_examples=effort(20))
@given(st.integers(0, 40), st.integers(0, 10**6))
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_text_for_it(name: str, moves: int, lot: int) -> None:
    played = GAMES[name]
    seats = 3 if 3 in played.seats else 2
    state, knows = somewhere(played, seats, moves, lot)
    if state.over():
        return
    for seat in range(seats):
        imagined = knows[seat].imagine(rng_from(f"world {lot}"))
        imagined.barrier = state.barrier
        assert played.view_text(imagined, seat) == played.view_text(state, seat)
        assert played.view_text(imagined, None) == played.view_text(state, None)


@pytest.mark.parametrize("name", ["axio", "pagoda"])
def test_what_a_seat_cannot_see_is_counted_and_cannot_be_read_back(name: str) -> None:
    played = GAMES[name]
    state, _ = somewhere(played, 2, 9, 1)
    held, rest = {"axio": ("rack", "bag"), "pagoda": ("H", "pile")}[name]
    for seat in (None, 0, 1):
        text = played.view_text(state, seat)
        assert [bool(re.search(rf"{held}{owner}=\d\?", text)) for owner in (0, 1)] == [seat != 0, seat != 1]
        assert re.search(rf"{rest}=\d+\?", text)
        with pytest.raises(PositionError, match=r"a \? at character \d+: this text is what one seat sees"):
            played.from_text(text)
    rng = rng_from("end")
    while not state.over():
        state.play(state.pick(rng))
    assert not re.search(rf"{held}[01]=\d\?", played.view_text(state, None)), "the end shows everything that was held"


# -- rubbish -------------------------------------------------------------------------------------------------------


def samples(played: Game) -> list[str]:
    """Texts from the start, the middle and the end of games."""
    found = []
    for setup in list(setups(played, "samples", OPTION_SETS[played.name]))[::2]:
        texts = [played.text(state) for state in Journey(played, setup).positions()]
        found += [texts[0], texts[len(texts) // 3], texts[2 * len(texts) // 3], texts[-2], texts[-1]]
    return found


SAMPLES = {name: samples(GAMES[name]) for name in GAMES}
SAMPLES["panda"] += [
    PANDA.text(one.state)
    for file in RECORDS[::5]
    for number, one in enumerate(replay(PANDA, decode(file.read_bytes())))
    if number % 40 == 0
]


@st.composite
def broken_texts(draw: st.DrawFn, name: str) -> str:
    """A text with words or characters taken out, doubled, exchanged, or borrowed from another text."""
    words = draw(st.sampled_from(SAMPLES[name])).split(" ")
    others = draw(st.sampled_from(SAMPLES[name])).split(" ")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(words) - 1))
        match draw(st.sampled_from(["drop", "double", "borrow", "replace", "character"])):
            case "drop" if len(words) > 1:
                del words[at]
            case "double":
                words.insert(at, words[draw(st.integers(0, len(words) - 1))])
            case "borrow":
                words.append(draw(st.sampled_from(others)))
            case "replace":
                key = words[at].partition("=")[0]
                same = [word for word in others if word.startswith(f"{key}=")]
                words[at] = same[0] if same else draw(st.sampled_from(others))
            case _:
                word = words[at]
                place = draw(st.integers(0, len(word)))
                piece = draw(
                    st.sampled_from(list("-=:/,.0129^[]|wyopWNRBGYVrbg+ \x00é٣") + ["", "99999999999999999999"])
                )
                words[at] = word[:place] + piece + word[place + draw(st.integers(0, 2)) :]
    return " ".join(words)


def read_or_refused(played: Game, text: str) -> State | None:
    """The position, or None where PositionError says in a sentence what is wrong with it."""
    try:
        return played.from_text(text, "fuzz")
    except PositionError as error:
        said = str(error)
    assert played.title in said and re.search("expected .*, got |must have .*, got |has at most ", said, re.S), said
    return None


def view_of_mover(played: Game, state: State) -> Any:
    return cast("Any", played.view(state, None))["players"][state.seat()]


def read_and_play(played: Game, text: str) -> None:
    """Refused by PositionError with a sentence, or a position that can be written, read and played on."""
    state = read_or_refused(played, text)
    if state is None:
        return
    agree(played, state)
    rng = rng_from("on")
    for _ in range(DECISIONS):
        if state.over():
            break
        legal = state.legal()
        if played.name == "axio" and not legal:
            assert view_of_mover(played, state)["tiles"] == 0, text  # typed racks may run out: docs/positions.md
            break
        assert legal, text
        state.apply(legal[int(rng.below(len(legal)))])


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=effort(250))
@given(st.data())
def test_a_broken_text_is_refused_or_can_be_played(name: str, data: st.DataObject) -> None:
    read_and_play(GAMES[name], data.draw(broken_texts(name)))


@pytest.mark.parametrize("name", [*NAMES, "glowworms"])
@given(st.text())
def test_any_string_at_all_is_refused_by_position_error_only(name: str, text: str) -> None:
    read_or_refused(GAMES[name], text)


@given(broken_texts("glowworms"))
def test_broken_json_is_refused_by_position_error_only(text: str) -> None:
    read_or_refused(GAMES["glowworms"], text)
