"""A table may begin from a given position: played, undone, recorded, archived and played again like any other."""

import msgspec
import pytest

from lampion.bots.levels import bot
from lampion.core.errors import PositionError, SetupError
from lampion.core.from_position import text_after
from lampion.core.record import decode
from lampion.core.registry import game
from lampion.core.replay import fault_of
from lampion.core.rng import rng_from
from lampion.service.window import Window
from lampion.tables.archive import archivable, rows_of
from lampion.tables.commands import Move, Rematch, Undo
from lampion.tables.events import ClockPlan, Created, SeatPlan, encode_event
from lampion.tables.opening import Wish, opening
from lampion.tables.records import table_record
from lampion.tables.rematch import rematch
from lampion.tables.table import Table
from support.desk import SECRET, Desk

GAMES = ("axio", "pagoda", "panda")


def middle(played: str, moves: int = 14, seats: int = 2) -> str:
    """The text of a position in the middle of a game."""
    desk = Desk(*["human"] * seats, played=played)
    desk.play_random(moves)
    assert desk.table.line is not None
    return game(played).text(desk.table.line.state)


def given(played: str, *kinds: str, clock: ClockPlan | None = None) -> Desk:
    kinds = kinds or ("human", "human")
    return Desk(*kinds, played=played, position=middle(played, seats=len(kinds)), clock=clock)


@pytest.mark.parametrize("played", GAMES)
def test_it_is_played_to_the_end_verified_and_archived(played: str) -> None:
    text = middle(played)
    desk = given(played)
    assert desk.table.line is not None and game(played).text(desk.table.line.state) == text
    running = desk.window.record()
    assert (running.lampion, running.seed) == (2, None)
    assert running.position == game(played).view_text(game(played).from_text(text), None)
    assert desk.window.envelope("holder-0", None, 0).commitment is None
    desk.play_random(30_000)
    record = decode(msgspec.json.encode(desk.window.record()))
    assert (record.lampion, record.position, record.commitment) == (2, text, None)
    assert record.seed is not None and fault_of(game(played), record) is None
    assert table_record(desk.again()) == record

    kept = archivable(desk.table)
    assert kept == record
    again = Table("desk", rows_of("desk", kept, {0: "holder-0"}, desk.table.changed))
    one, two = (Window(table).envelope("holder-0", None, 0) for table in (desk.table, again))
    assert (one.result, one.commitment, one.scores) == (two.result, two.commitment, two.scores)
    assert msgspec.json.decode(two.log.entries[0].text)["key"] == "log-start-position"


def test_undo_returns_to_the_first_position_and_no_further() -> None:
    desk = given("axio")
    seat = desk.table.to_move()
    assert seat is not None
    first = desk.window.envelope(f"holder-{seat}", seat, 0)
    desk.do(seat, Move(code=desk.legal()[0]))
    desk.do(seat, Undo())
    for table in (desk.table, desk.again()):
        after = Window(table).envelope(f"holder-{seat}", seat, 0)
        assert (after.board, after.legal, after.to_move) == (first.board, first.legal, first.to_move)
        assert after.undo.lock is not None and after.undo.lock.key == "table-lock-start"


@pytest.mark.parametrize("played", GAMES)
def test_bots_play_on_from_what_lies_open_also_after_a_restart(played: str) -> None:
    desk = given(played, "greedy", "greedy")
    greedy, dice = bot("greedy", game(played)), rng_from("dice")
    for _ in range(6):
        seat = desk.table.to_move()
        assert seat is not None
        chosen = [greedy.choose(table.observation(seat), rng_from("same")) for table in (desk.table, desk.again())]
        assert chosen[0] == chosen[1] and chosen[0] in desk.legal()
        desk.play(greedy.choose(desk.table.observation(seat), dice))


def test_the_clock_of_whoever_is_to_decide_runs() -> None:
    desk = given("axio", clock=ClockPlan(bank=60_000))
    assert desk.table.clocks is not None
    assert (desk.table.clocks.asked, desk.table.clocks.runs) == (desk.table.to_move(), True)


def test_a_rematch_begins_from_the_same_position_with_everybody_one_seat_on() -> None:
    desk = given("pagoda")
    desk.play_random(10_000)
    _, rows = rematch(desk.table, 1, "holder-1", Rematch(), "again", "7f" * 32)
    again = Desk("human", "human", name="again")
    again.table, again.rows = Table("again"), []
    again.push(rows)
    created = again.table.created
    assert created is not None and (created.position, created.commitment) == (middle("pagoda"), None)
    assert [seat.holder for seat in again.table.seats] == ["holder-1", "holder-0"]
    assert desk.table.started is not None and again.table.to_move() == desk.table.started.start


def test_what_the_text_leaves_out_is_drawn_once_and_stays() -> None:
    desk = Desk("human", "open", played="pagoda", position="s1=R2")
    assert desk.table.created is not None and desk.table.created.position is not None
    assert {word.partition("=")[0] for word in desk.table.created.position.split()} >= {"s1", "H0", "H1", "pile"}
    other = Desk("human", "open", secret="77" * 32, played="pagoda", position="s1=R2")
    assert other.table.created is not None and other.table.created.position != desk.table.created.position


def test_a_dealt_table_is_stored_as_ever() -> None:
    event = opening("t", Wish(game("axio"), [SeatPlan("bot", None, "greedy")], {}), SECRET)[0]
    assert isinstance(event, Created) and b"position" not in encode_event(event).encode()


@pytest.mark.parametrize(
    ("played", "kinds", "text", "sentence"),
    [
        ("axio", ("human",) * 3, "seats=2", "the position is one of 2 seats"),
        ("pagoda", ("human",) * 2, "s1=R4[BR]", "expected 4 columns B under the tile at character 1"),
    ],
)
def test_what_cannot_be_played_is_refused(played: str, kinds: tuple[str, ...], text: str, sentence: str) -> None:
    with pytest.raises((SetupError, PositionError), match=sentence):
        Desk(*kinds, played=played, position=text)


def test_a_finished_position_another_start_player_and_other_options_are_refused() -> None:
    desk = Desk("human", "human", played="pagoda")
    desk.play_random(10_000)
    over = text_after(game("pagoda"), table_record(desk.table), len(table_record(desk.table).moves))
    with pytest.raises(SetupError, match="already over in this position"):
        Desk("human", "human", played="pagoda", position=over)
    with pytest.raises(SetupError, match="the position says who decides"):
        Desk("human", "human", played="pagoda", position="s1=R2", start=1)
    seats = [SeatPlan("bot", None, "greedy")] * 2
    with pytest.raises(SetupError, match="the position is one of 2 seats, options"):
        opening("t", Wish(game("pagoda"), seats, {"quick": False}, position="quick"), SECRET)
    with pytest.raises(SetupError, match="no edition of pagoda is called 'province'"):
        opening("t", Wish(game("pagoda"), seats, {}, edition="province", position="quick"), SECRET)
    created = opening("t", Wish(game("pagoda"), seats, {}, position="quick"), SECRET)[0]
    assert isinstance(created, Created) and created.options == {"quick": True, "simple": False}
