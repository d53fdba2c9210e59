"""Every position that the turn under way can lead to, each found once, and on the shortest way.

Decisions are tried breadth first; a position that was reached before is not gone on from again. So the order of two
steps, or covering nothing on the way to the same table, makes no second end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lampion.games.panda import ask, codes
from lampion.games.panda.flow import settle_turn
from lampion.games.panda.position import ROUNDS
from lampion.games.panda.state import Panda
from lampion.games.panda.steps import carry_out

MOST_OF_A_BRANCH: Final = 3000  # positions behind one first decision; a turn has seldom as many in all


class Moment:
    """A position within a turn, and the decision that led to it."""

    def __init__(self, position: Panda, before: Moment | None, action: i64, branch: i64, ends: bool) -> None:
        self.position: Final[Panda] = position
        self.before: Final[Moment | None] = before
        self.action: Final[i64] = action
        self.branch: Final[i64] = branch  # which first decision, or which space, it comes from
        self.ends: Final[bool] = ends  # the turn is over, or what comes next is asked afterwards
        self.namesake: Moment | None = None  # another position with the same fingerprint

    def line(self) -> list[int]:
        """The decisions that lead here, from the first on."""
        found: list[int] = []
        moment = self
        while moment.before is not None:
            found.append(int(moment.action))
            moment = moment.before
        found.reverse()
        return found


class TurnEnds:
    """The ends of one turn. With `to_the_end` nothing is left open: city cards and frontier bonuses are chosen too, and
    another player's tile is taken to be an own one. Otherwise a line stops at each of these, as at any decision of
    another seat: whoever plays it is asked then.

    What lies behind a first decision, and behind each space, is cut at `most` positions. Then `complete` is False, and
    every end that is listed is still one: nothing is taken for an end because the search was tired.
    """

    def __init__(self, start: Panda, to_the_end: bool, most: i64 = MOST_OF_A_BRANCH) -> None:
        self.start: Final[Panda] = start
        self.seat: Final[i64] = start.seat()
        self.to_the_end: Final[bool] = to_the_end
        self.most: Final[i64] = most
        self.complete: bool = True
        self.ends: Final[list[Moment]] = []
        self.known: Final[dict[i64, Moment]] = {}
        self.sizes: vec[i64] = vec[i64]([0])  # positions of each branch
        if not start.finished and start.phase == ROUNDS:
            self.search()

    def search(self) -> None:
        first = Moment(self.start, None, codes.ACTIONS, 0, False)
        waiting: list[Moment] = [first]
        at: i64 = 0
        while at < len(waiting):
            self.try_choices(waiting[at], waiting)
            at += 1

    def try_choices(self, moment: Moment, waiting: list[Moment]) -> None:
        position = moment.position
        count = position.choice_count
        if position.fact(0) == ask.TILE and position.seat() != self.seat:
            count = 1  # the first choice is an own tile
        i: i64
        for i in range(count):
            branch = moment.branch
            if moment.before is None or position.fact(0) == ask.TURN:
                branch = len(self.sizes)
                self.sizes = append(self.sizes, 0)
            if self.sizes[branch] >= self.most:
                self.complete = False
                return
            self.reach(moment, position.choices[i], branch, waiting)

    def reach(self, moment: Moment, action: i64, branch: i64, waiting: list[Moment]) -> None:
        """Carry out a decision; where it leads is noted if it is new."""
        after = moment.position.copy()
        after.barrier = False
        carry_out(after, action)
        ends = not settle_turn(after) or self.is_asked_afterwards(after)
        found = Moment(after, moment, action, branch, ends)
        if self.is_known(found):
            return
        self.sizes[branch] += 1
        if ends:
            self.ends.append(found)
        else:
            waiting.append(found)

    def is_asked_afterwards(self, position: Panda) -> bool:
        """City cards, frontier bonuses, and what another seat decides."""
        if self.to_the_end:
            return False
        kind = position.fact(0)
        return kind == ask.CARD or kind == ask.FRONTIER or kind == ask.REWARD or position.seat() != self.seat

    def is_known(self, found: Moment) -> bool:
        """Whether an equal position was noted before; if not, it is now."""
        fingerprint = found.position.fingerprint()
        twin = self.known.get(fingerprint)
        while twin is not None:
            if twin.position.same_table(found.position):
                return True
            twin = twin.namesake
        found.namesake = self.known.get(fingerprint)
        self.known[fingerprint] = found
        return False
