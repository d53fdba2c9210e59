import dataclasses
import multiprocessing
from collections.abc import Sequence

import pytest

from lampion.arena.match import MatchResult, play_match
from lampion.arena.run import run
from lampion.arena.tournament import schedule, tournament
from lampion.arena.workers import MatchFailed, Workers
from lampion.core.record import decode
from lampion.core.registry import game
from lampion.core.replay import fault_of

AXIO = game("axio")


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
    with pytest.raises(MatchFailed, match="no game is called 'ludo'"), Workers(2) as workers:
        list(workers.play([good, bad]))
    assert multiprocessing.active_children() == []


def test_a_dead_worker_is_noticed() -> None:
    with Workers(2) as workers:
        results = workers.play(schedule(tournament(AXIO, ("random",), 1000, 2)))
        next(results)
        for process in multiprocessing.active_children():
            process.kill()
        with pytest.raises(MatchFailed, match="ended without an answer"):
            list(results)
    assert multiprocessing.active_children() == []


def test_leaving_early_ends_the_workers() -> None:
    with Workers(2) as workers:
        next(workers.play(schedule(tournament(AXIO, ("random",), 100, 2))))
    assert multiprocessing.active_children() == []
