import dataclasses
import multiprocessing
import os
from collections.abc import Sequence

import msgspec
import pytest

from lampion.arena.match import MatchResult, play_match
from lampion.arena.result import ArenaResult
from lampion.arena.run import run
from lampion.arena.sequential import Until
from lampion.arena.tournament import schedule, tournament
from lampion.arena.workers import MatchFailed, Workers
from lampion.core.record import decode
from lampion.core.registry import game
from lampion.core.replay import fault_of
from lampion.core.setup import Setup

AXIO = game("axio")


class DeadlySetup(Setup):
    """Whoever receives it dies at once."""

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (9,)


def untimed(result: ArenaResult) -> object:
    """The result without what depends on the clock."""
    bots = tuple(msgspec.structs.replace(bot, ms_per_decision=0, slowest_ms=0) for bot in result.bots)
    return msgspec.structs.replace(result, games_per_second=0, decisions_per_second=0, bots=bots)


def played(workers: int, bots: Sequence[str] = ("greedy", "random"), games: int = 9) -> list[MatchResult]:
    results: list[MatchResult] = []
    run(tournament(AXIO, bots, games, seed=3, keep_records=True), workers, results.append)
    return results


def test_the_same_games_whatever_the_number_of_workers() -> None:
    alone, three = played(1), played(3)
    assert [result.record for result in alone] == [result.record for result in three]
    assert [result.match.number for result in three] == list(range(9))


def test_each_record_can_be_checked_and_names_the_bots() -> None:
    for result in played(1, ("random", "random"), 4):
        assert result.record is not None
        record = decode(result.record)
        assert fault_of(AXIO, record) is None
        assert {seat.name for seat in record.seats} == {"random", "random#2"}
        assert {seat.bot for seat in record.seats} == {"random"}


@pytest.mark.parametrize("seats", AXIO.seats)
def test_every_number_of_seats(seats: int) -> None:
    result = run(tournament(AXIO, ("random",), 2, seats), 1)
    (entry,) = result.bots
    assert (result.games, entry.games) == (2, 2 * seats)
    assert entry.wins + entry.draws + entry.losses == entry.games
    assert result.games_per_second > 0
    assert result.decisions_per_second > 30


def test_greedy_beats_random() -> None:
    result = run(tournament(AXIO, ("greedy", "random"), 20, seed=1), 2)
    assert result.bots[0].win_rate >= 0.95
    assert result.bots[0].win_rate + result.bots[1].win_rate == 1.0


def test_a_match_repeats() -> None:
    first = next(schedule(tournament(AXIO, ("greedy", "random"), 1, 2, keep_records=True)))
    assert play_match(AXIO, first).record == play_match(AXIO, first).record


def test_a_failing_match_is_named_and_the_workers_end() -> None:
    good = next(schedule(tournament(AXIO, ("random",), 1, 2)))
    bad = dataclasses.replace(good, game="ludo")
    with pytest.raises(MatchFailed, match=r"(?s)game 0 .*no game is called 'ludo'"), Workers(2) as workers:
        list(workers.play([good, bad]))
    assert multiprocessing.active_children() == []


def test_a_killed_worker_is_replaced_and_nothing_is_lost() -> None:
    plan = tournament(AXIO, ("random", "random"), 40, keep_records=True)
    with Workers(2) as workers:
        results = workers.play(schedule(plan))
        first = next(results)
        for process in multiprocessing.active_children():
            process.kill()
        disturbed = [first, *results]
    assert multiprocessing.active_children() == []
    assert [result.record for result in disturbed] == [play_match(AXIO, match).record for match in schedule(plan)]


def test_a_match_that_kills_every_worker_is_named() -> None:
    good = next(schedule(tournament(AXIO, ("random",), 1, 2)))
    deadly = dataclasses.replace(good, number=7, setup=DeadlySetup(2, "x"))
    with (
        pytest.raises(MatchFailed, match=r"game 7 \(random, random; .*ended its worker process 3 times"),
        Workers(2) as workers,
    ):
        list(workers.play([good, deadly]))
    assert multiprocessing.active_children() == []


def test_leaving_early_ends_the_workers() -> None:
    with Workers(2) as workers:
        next(workers.play(schedule(tournament(AXIO, ("random",), 100, 2))))
    assert multiprocessing.active_children() == []


def test_a_round_robin_plays_every_pair_and_a_ladder_the_neighbours() -> None:
    bots = ("greedy", "random", "random")
    every = run(tournament(AXIO, bots, 2, format="round-robin"), 1)
    assert [meeting.bots for meeting in every.meetings] == [
        ("greedy", "random"), ("greedy", "random#2"), ("random", "random#2"),
    ]  # fmt: skip
    assert (every.games, [bot.games for bot in every.bots]) == (6, [4, 4, 4])
    ladder = run(tournament(AXIO, bots, 2, format="ladder"), 1)
    assert [meeting.bots for meeting in ladder.meetings] == [("greedy", "random"), ("random", "random#2")]
    assert [bot.games for bot in ladder.bots] == [2, 4, 2]


def test_a_test_ends_only_its_own_meeting_and_does_not_depend_on_the_workers() -> None:
    plan = tournament(AXIO, ("greedy", "random", "random"), 30, format="round-robin", paired=True)
    alone, three = (run(plan, workers, stop=Until(0.6)) for workers in (1, 3))
    assert untimed(alone) == untimed(three)
    clear, clear_too, even = alone.meetings
    assert clear.test is not None and clear_too.test is not None and even.test is not None
    assert (clear.test.answer, clear_too.test.answer, even.test.answer) == ("yes", "yes", None)
    assert clear.games == clear_too.games == 18  # nine pairs won
    assert even.games == 30
    assert alone.games == 66
    assert alone.finished


def test_pairs_are_rounded_up_to_whole_deals() -> None:
    result = run(tournament(AXIO, ("greedy", "random", "random"), 4, paired=True), 1)
    assert result.games == 6
    assert sum(times for _, times in result.meetings[0].deals) == 2
    assert result.meetings[0].elo is None  # three at a table
    assert [bot.games for bot in result.bots] == [6, 6, 6]
