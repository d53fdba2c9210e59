"""Nothing hidden leaks: in two worlds that a viewer cannot tell apart, everything it gets is equal, byte for byte."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lampion.core.registry import game, games
from lampion.core.rng import rng_from
from lampion.core.state import State
from lampion.service.window import Window
from lampion.tables.table import Table
from support.desk import SECRET, Desk

GAMES = tuple(games())
HIDING = ("axio", "pagoda")  # Way of the Panda hides nothing but the order of cards that nobody has drawn


def everything_for(table: Table, holder: str | None) -> bytes:
    """All that leaves for a viewer who only watches or waits."""
    window = Window(table)
    whys = [window.why(holder, seat, 3) for seat in table.held_by(holder)]
    return msgspec.json.encode([window.envelope(holder, None, 0), window.record(), window.summary(), whys])


def other_world(desk: Desk, viewer: int, seed: str) -> tuple[Table, State]:
    """The same table, with everything exchanged that this seat cannot know."""
    twin = desk.again()
    assert twin.line is not None
    imagined = twin.observation(viewer).imagine(rng_from(seed))
    imagined.barrier = twin.line.state.barrier
    twin.line.state = imagined
    return twin, imagined


@pytest.mark.parametrize("played", GAMES)
@settings(max_examples=25)
@given(st.integers(0, 3), st.integers(0, 60), st.integers(0, 10**6))
def test_two_worlds_look_the_same_to_whoever_cannot_tell_them_apart(
    played: str, chairs: int, moves: int, lot: int
) -> None:
    allowed = [seats for seats in game(played).seats if seats > 1]
    seats = allowed[chairs % len(allowed)]
    desk = Desk(*["human"] * seats, secret=f"{lot:064x}", played=played)
    desk.play_random(moves, rng_from(f"moves {lot}"))
    if desk.table.over:
        return
    viewer = lot % seats
    twin, _ = other_world(desk, viewer, f"world {lot}")
    assert everything_for(desk.table, f"holder-{viewer}") == everything_for(twin, f"holder-{viewer}")
    assert everything_for(desk.table, None) == everything_for(twin, None)


@pytest.mark.parametrize("lot", range(12))
@pytest.mark.parametrize("played", GAMES)
def test_the_log_of_somebody_elses_decision_is_the_same_in_both_worlds(played: str, lot: int) -> None:
    seats = max(seats for seats in game(played).seats if seats <= 3)
    desk = Desk(*["human"] * seats, secret=f"{lot:064x}", played=played)
    desk.play_random(2 * lot + 1, rng_from(f"log {lot}"))
    actor = desk.table.to_move()
    assert actor is not None and desk.table.line is not None
    viewer = (actor + 1) % seats
    twin, imagined = other_world(desk, viewer, f"log {lot}")
    assert twin.line is not None
    shared = sorted(set(desk.legal()) & set(imagined.legal()))
    assert shared
    texts = []
    for line in (desk.table.line, twin.line):
        after = line.state.after(shared[0])
        journal = (desk.table if line is desk.table.line else twin).journal.fork()
        journal.note_move(99, 0, 1, "", line.game, line.state, shared[0], after)
        texts.append(msgspec.json.encode(journal.read(98)))
    assert texts[0] == texts[1]


@pytest.mark.parametrize("played", HIDING)
def test_the_worlds_of_these_tests_really_differ(played: str) -> None:
    desk = Desk("human", "human", played=played)
    desk.play_random(6)
    views = set()
    for seed in range(8):
        twin, imagined = other_world(desk, 0, str(seed))
        assert twin.game is not None
        views.add(msgspec.json.encode(twin.game.view(imagined, 1)))
    assert len(views) > 1, "what seat 1 holds is imagined anew by seat 0"


@pytest.mark.parametrize("played", GAMES)
def test_tokens_secrets_and_seeds_are_in_nothing_that_leaves_a_running_game(played: str) -> None:
    desk = Desk("human", "human", played=played)
    desk.play_random(9)
    assert desk.table.started is not None
    for holder in (None, "holder-0", "holder-1"):
        sent = everything_for(desk.table, holder).decode()
        for hidden in (SECRET, desk.table.started.seed, "holder-", f"{0:032x}", f"{1:032x}"):
            assert hidden not in sent


@pytest.mark.parametrize("played", GAMES)
@pytest.mark.parametrize("lot", range(4))
def test_a_given_position_is_known_only_as_far_as_it_is_seen(played: str, lot: int) -> None:
    plays = game(played)
    deal = Desk("human", "human", secret=f"{lot:064x}", played=played)
    deal.play_random(5 * lot, rng_from(f"given {lot}"))
    assert deal.table.line is not None
    given, viewer = deal.table.line.state, lot % 2
    imagined = plays.observe(given, viewer).imagine(rng_from(f"world {lot}"))
    imagined.barrier = given.barrier
    texts = [plays.text(given), plays.text(imagined)]
    assert (texts[0] != texts[1]) == (played in HIDING)
    for kinds in (("human", "human"), ("human", "open")):
        tables = [Desk(*kinds, played=played, position=text).table for text in texts]
        for holder in (f"holder-{viewer}", None):
            sent = [everything_for(table, holder) + past_for(table, holder) for table in tables]
            assert sent[0] == sent[1]
            assert played not in HIDING or texts[0] not in sent[0].decode()


def past_for(table: Table, holder: str | None) -> bytes:
    return b"" if table.line is None else msgspec.json.encode(list(Window(table).past(holder, None, 0, 0)))


@pytest.mark.parametrize("played", HIDING)
def test_a_given_position_is_in_nothing_that_leaves_a_running_game(played: str) -> None:
    deal = Desk("human", "human", played=played)
    deal.play_random(8)
    assert deal.table.line is not None
    desk = Desk("human", "human", played=played, position=game(played).text(deal.table.line.state))
    desk.play_random(7)
    assert desk.table.started is not None and desk.table.created is not None and desk.table.created.position is not None
    secrets = [word for word in desk.table.created.position.split() if word.startswith(("rack", "H", "pile", "bag="))]
    assert len(secrets) >= 2
    for holder in (None, "holder-0", "holder-1"):
        sent = everything_for(desk.table, holder).decode()
        for hidden in (*secrets, SECRET, desk.table.started.seed):
            assert hidden not in sent


@pytest.mark.parametrize(("played", "held"), [("axio", "rack"), ("pagoda", "hand")])
def test_after_the_end_everything_is_open_to_all(played: str, held: str) -> None:
    desk = Desk("human", "human", played=played)
    desk.play_random(2000)
    assert desk.table.over
    board = msgspec.json.decode(desk.window.envelope(None, None, 0).board)
    assert all(player[held] is not None for player in board["players"])
