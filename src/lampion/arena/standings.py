"""The running count of a tournament: entries, meetings, deals, seats."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from lampion.arena import elo
from lampion.arena.match import MatchResult
from lampion.arena.sequential import DealScore, SequentialTest, StopRule
from lampion.arena.tournament import Tournament


@dataclass
class Standing:
    """What the seats of one kind have achieved: those of an entry, or those that decided first.

    `draws` are shared victories, each worth its share of one win.
    """

    games: int = 0
    wins: int = 0
    draws: int = 0
    shares: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    scores: Counter[int] = field(default_factory=Counter)

    def count(self, result: MatchResult, seat: int) -> None:
        """Take in what one seat of a match has achieved."""
        self.games += 1
        self.scores[result.scores[seat]] += 1
        self.decisions += result.decisions[seat]
        self.seconds += result.seconds[seat]
        self.slowest = max(self.slowest, result.slowest[seat])
        if seat in result.winners:
            if len(result.winners) == 1:
                self.wins += 1
            else:
                self.draws += 1
                self.shares += 1 / len(result.winners)

    @property
    def losses(self) -> int:
        return self.games - self.wins - self.draws

    @property
    def win_rate(self) -> float:
        return (self.wins + self.shares) / self.games if self.games else 0.0

    @property
    def mean_score(self) -> float:
        return sum(score * times for score, times in self.scores.items()) / self.games if self.games else 0.0


class Meeting:
    """The bots of one table, game by game and deal by deal. In `deals` they are numbered as in `entries`."""

    def __init__(self, entries: tuple[int, ...], rotations: int, test: SequentialTest | None) -> None:
        self.entries = entries
        self.rotations = rotations
        self.test = test
        self.standings = {entry: Standing() for entry in entries}
        self.games = 0
        self.open_deal: list[MatchResult] = []
        self.deals: Counter[elo.Deal] = Counter()
        self.scores: dict[int, list[DealScore]] = {entry: [] for entry in entries}

    @property
    def ended(self) -> bool:
        """Whether its question is answered."""
        return self.test is not None and self.test.answer is not None

    def count(self, result: MatchResult) -> None:
        """Take in a match; with the last one of a deal, the deal."""
        self.games += 1
        for seat, entry in enumerate(result.match.entries):
            self.standings[entry].count(result, seat)
        self.open_deal.append(result)
        if len(self.open_deal) == self.rotations:
            self._close_deal()

    def _close_deal(self) -> None:
        deal, self.open_deal = self.open_deal, []
        self.deals[tuple(self._game(result) for result in deal)] += 1
        for entry in self.entries:
            seats = [share for r in deal for e, share in zip(r.match.entries, r.shares(), strict=True) if e == entry]
            if seats:
                score = DealScore(sum(seats) / len(deal), sum(seats) / len(seats))
                self.scores[entry].append(score)
                if self.test is not None and entry == self.entries[0]:
                    self.test.take(score)

    def _game(self, result: MatchResult) -> elo.Game:
        return elo.Game(tuple(self.entries.index(entry) for entry in result.match.entries), result.shares())


class Standings:
    """Everything about a tournament that is counted match by match, in the order of the matches."""

    def __init__(self, plan: Tournament, stop: StopRule | None = None) -> None:
        self.plan = plan
        self.entries = [Standing() for _ in plan.bots]
        self.places = [Standing() for _ in range(plan.seats)]  # 0 decided first, 1 sat next to it …
        self.meetings = [Meeting(entries, plan.rotations, stop.test() if stop else None) for entries in plan.meetings]
        self.lengths: Counter[int] = Counter()
        self.games = 0
        self.decisions = 0

    def ended(self, meeting: int) -> bool:
        """Whether no more games of this meeting are needed."""
        return self.meetings[meeting].ended

    @property
    def decided(self) -> bool:
        """Whether every question is answered."""
        return all(meeting.ended for meeting in self.meetings)

    @property
    def expected(self) -> int:
        """How many games it will be, if no further meeting ends early."""
        return sum(meeting.games if meeting.ended else self.plan.games for meeting in self.meetings)

    def count(self, result: MatchResult) -> None:
        """Take in a match."""
        self.games += 1
        self.decisions += sum(result.decisions)
        self.lengths[sum(result.decisions)] += 1
        for seat, entry in enumerate(result.match.entries):
            self.entries[entry].count(result, seat)
            self.places[(seat - result.start) % len(self.places)].count(result, seat)
        self.meetings[result.match.meeting].count(result)
