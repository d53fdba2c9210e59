"""Whole turns: all that the seat to decide can do with its turn, each as one thing with its price and what it brings.

The page's wants, hints, bots and the analysis of games all begin here. Nothing is estimated: every number is the
difference of two positions that the rules have made, and every line of decisions is legal from the first to the last.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lampion.games.panda import codes, turn_steps
from lampion.games.panda.components import KINDS
from lampion.games.panda.flow import settle
from lampion.games.panda.network import is_free
from lampion.games.panda.scoring import sheet_points
from lampion.games.panda.state import Panda
from lampion.games.panda.turn_ends import MOST_OF_A_BRANCH, TurnEnds
from lampion.games.panda.turn_steps import NOTHING, TurnStep, TurnStory


class Price:
    """What a turn takes: guards for its space or field, guards to cover ninjas, AP, and VP lost below 0 AP (W-24)."""

    def __init__(self, space: i64, cover: i64, ap: i64, loss: i64) -> None:
        self.space: Final[i64] = space
        self.cover: Final[i64] = cover
        self.guards: Final[i64] = space + cover
        self.ap: Final[i64] = ap
        self.loss: Final[i64] = loss


class WholeTurn:
    """One way to play the turn, or what is left of it. Heroes are seat * 3 + hero; what there is not is NOTHING."""

    def __init__(self, start: Panda, line: list[int]) -> None:
        story = TurnStory(start, line)
        end = story.position
        seat = start.active
        self.line: Final[list[int]] = line  # the decisions to send, one after the other
        self.end: Final[Panda] = end  # behind the last of them, before the next turn begins
        self.space: Final[i64] = story.space
        self.field: Final[i64] = story.field  # of A9
        self.option: Final[i64] = story.option  # if it was asked about or there is only one
        self.passes: Final[bool] = story.passes
        self.withdraws: Final[bool] = codes.WITHDRAW_YES in line
        self.steps: Final[list[TurnStep]] = story.steps
        self.hero: i64 = NOTHING  # who acts first, from where, and where he is in the end
        self.origin: i64 = NOTHING
        self.place: i64 = NOTHING
        self.paths: Final[list[int]] = []  # crossed, in order
        self.covered: Final[list[int]] = []  # a path for each ninja covered
        self.tiles: Final[list[tuple[int, int]]] = []  # path, and owner: seat + 1 or NEUTRAL
        self.built: Final[list[tuple[int, int, int]]] = []  # place, kind, which building of the place
        self.read_steps(start)
        self.price: Final[Price] = Price(story.guards, len(self.covered), story.ap, story.loss)
        self.vp: Final[list[int]] = [int(end.vp[i] - start.vp[i]) for i in range(start.seats)]  # brought, by seat
        self.vp[seat] += int(story.loss)
        self.ap: Final[i64] = end.ap[seat] - start.ap[seat] + story.ap  # brought
        self.ap_left: Final[i64] = end.ap[seat]
        self.guards_left: Final[i64] = end.guards[seat]
        first = int(seat) * KINDS
        heroes = range(first, first + KINDS)
        self.strength: Final[list[int]] = [int(end.strength[i] - start.strength[i]) for i in heroes]  # by hero
        self.missions: Final[list[int]] = [int(end.missions[i] - start.missions[i]) for i in heroes]
        self.sheet: Final[i64] = sheet_points(end, seat) - sheet_points(start, seat)  # at the end of the game
        self.freed: Final[list[int]] = freed_places(start, end) if self.covered else []
        self.mission: Final[bool] = end.a_winner != start.a_winner  # an A card is won, by whomever
        self.last_round: Final[bool] = end.ending != start.ending  # an end condition is met (W-50)
        self.over: Final[bool] = end.depth == 0  # nothing of the turn is left
        self.opens: i64 = NOTHING  # else the decision that comes next (`ask`), and whose it is
        self.asked: i64 = NOTHING
        if end.depth > 0:
            self.opens = end.fact(0)
            self.asked = end.seat()

    def read_steps(self, start: Panda) -> None:
        """Heroes, paths, ninjas, tiles and buildings, in the order of the steps."""
        for step in self.steps:
            if step.hero != NOTHING and self.hero == NOTHING:
                self.hero = step.hero
            if step.kind == turn_steps.MOVE:
                if step.path >= 0:
                    self.paths.append(int(step.path))
            elif step.kind == turn_steps.COVER:
                self.covered.append(int(step.path))
            elif step.kind == turn_steps.TILE:
                self.tiles.append((int(step.path), int(step.owner)))
            elif step.kind == turn_steps.BUILD:
                self.built.append((int(step.target), int(step.building), int(step.number)))
                if step.hero == NOTHING:
                    self.place = step.target
        if self.hero != NOTHING:
            self.origin = start.heroes[self.hero]
            self.place = self.end.heroes[self.hero]

    def wants(self) -> list[str]:
        """What a player may want who plays it, of six: by what it does, not by its space."""
        kinds = {step.kind for step in self.steps}
        found = []
        if turn_steps.MOVE in kinds:
            found.append("move")
        if self.built:
            found.append("build")
        if max(self.strength) > 0:
            found.append("strength")
        if max(self.missions) > 0:
            found.append("mission")
        if kinds & {turn_steps.GAIN, turn_steps.SELL_CHEST}:
            found.append("points")
        if kinds & {turn_steps.VANISH, turn_steps.APPEAR} or self.field != NOTHING:
            found.append("special")
        return found

    def after(self) -> Panda:
        """The position that its decisions lead to, with the next turn begun."""
        position = self.end.copy()
        settle(position)
        return position


class TurnList:
    """All turns of a position; not `complete` if a limit has cut some off."""

    def __init__(self, turns: list[WholeTurn], complete: bool) -> None:
        self.turns: Final[list[WholeTurn]] = turns
        self.complete: Final[bool] = complete


def whole_turns(state: Panda, most: int = MOST_OF_A_BRANCH) -> TurnList:
    """The turns of the seat that decides, also from within one; none in the setup and after the end.

    A turn that leads to a city card, a frontier bonus or another seat's decision stops there (`opens`, `asked`). Turns
    with the same effect are one, with the shortest line. `most` positions are looked at behind each first decision.
    """
    found = TurnEnds(state, False, most)
    return TurnList([WholeTurn(state, end.line()) for end in found.ends], found.complete)


def freed_places(before: Panda, after: Panda) -> list[int]:
    places = len(before.towns)
    return [place for place in range(places) if is_free(after, place) and not is_free(before, place)]
