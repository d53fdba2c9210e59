"""What happens in a turn, step by step: a line of decisions is played again on a copy, and each is told as a step.

A decision that nobody is asked about (R-83) happens too, and is told like any other.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lampion.games.panda import ask, codes, step_kinds
from lampion.games.panda.components import GOVERNOR, HERO_NONE, KINDS, NEUTRAL, NO_TILE
from lampion.games.panda.flow import is_asked, next_decision
from lampion.games.panda.movement import link_to
from lampion.games.panda.state import Panda
from lampion.games.panda.steps import carry_out

NOTHING: Final = -1

# The kinds of steps.
MOVE: Final = "move"  # hero, start, target, path (NO_PATH along the border)
COVER: Final = "cover"  # path
TILE: Final = "tile"  # path, owner
BUILD: Final = "build"  # hero (NOTHING on A9), target, building, number
STRENGTH: Final = "strength"  # hero, tile
MISSION: Final = "mission"  # hero, tile
SELL_CHEST: Final = "sell_chest"  # hero
VANISH: Final = "vanish"  # hero, start
APPEAR: Final = "appear"  # hero, target
RELOCATE: Final = "relocate"  # hero, start, target
TAKE: Final = "take"  # tile: of a city card or a frontier reward
GAIN: Final = "gain"  # VP or AP that are printed, or come with a card


class TurnStep:
    """One thing that happens. What does not belong to its kind is NOTHING; heroes are seat * 3 + hero."""

    def __init__(
        self,
        kind: str,
        hero: i64 = NOTHING,
        start: i64 = NOTHING,
        target: i64 = NOTHING,
        path: i64 = NOTHING,
        building: i64 = NOTHING,
        number: i64 = NOTHING,
        tile: i64 = NOTHING,
        owner: i64 = NOTHING,
    ) -> None:
        self.kind: Final[str] = kind
        self.hero: Final[i64] = hero
        self.start: Final[i64] = start
        self.target: Final[i64] = target
        self.path: Final[i64] = path
        self.building: Final[i64] = building
        self.number: Final[i64] = number  # which building of its place, from 1
        self.tile: Final[i64] = tile
        self.owner: Final[i64] = owner  # of a route tile: seat + 1, or NEUTRAL
        self.vp: i64 = 0  # what it gives the active player
        self.ap: i64 = 0
        self.wins: bool = False  # the A card, for the active player


class TurnStory:
    """The steps of a line, what its space cost, and the position it ends in."""

    def __init__(self, start: Panda, line: list[int]) -> None:
        self.position: Final[Panda] = start.copy()
        self.steps: Final[list[TurnStep]] = []
        self.space: i64 = NOTHING
        self.field: i64 = NOTHING
        self.option: i64 = NOTHING
        self.passes: bool = False
        self.guards: i64 = 0
        self.ap: i64 = 0
        self.loss: i64 = 0
        self.latest: TurnStep | None = None
        self.vp_mark: i64 = start.vp[start.active]
        self.ap_mark: i64 = start.ap[start.active]
        self.winner_mark: i64 = start.a_winner
        self.play(line)

    def play(self, line: list[int]) -> None:
        p = self.position
        at: i64 = 0
        while next_decision(p):
            if not is_asked(p):
                self.decide(p.choices[0])
            elif at < len(line):
                self.decide(line[at])
                at += 1
            else:
                break
        self.close_step()

    def decide(self, action: i64) -> None:
        """Carry out a decision and tell it."""
        self.close_step()
        p = self.position
        kind = p.fact(0)
        if kind == ask.TURN:
            self.begin_turn(action)
            return
        if kind == ask.OPTION:
            self.option = action - codes.OPTION
        path: i64 = NOTHING
        if kind == ask.COVER and action == codes.COVER_YES:
            path = p.fact(1)
        self.tell(kind, action)
        carry_out(p, action)
        if path >= 0 and p.tiles[path] != NO_TILE:  # the only sort that is left (W-34)
            self.add(TurnStep(TILE, path=path, owner=p.tiles[path]))

    def begin_turn(self, action: i64) -> None:
        """What a space or a field costs (W-23, W-24, W-61); what a field gives comes on top."""
        p = self.position
        seat = p.active
        guards = p.guards[seat]
        carry_out(p, action)
        self.guards += guards - p.guards[seat]
        if action == codes.PASS:
            self.passes = True
        elif action >= codes.FIELD:
            self.field = action - codes.FIELD
        else:
            self.space = action - codes.SPACE
            self.ap += self.ap_mark - p.ap[seat]
            self.loss += self.vp_mark - p.vp[seat]
            self.vp_mark = p.vp[seat]
            self.ap_mark = p.ap[seat]

    def tell(self, kind: i64, action: i64) -> None:
        """The step that a decision is, if it is one."""
        p = self.position
        if kind == ask.STEP:
            if action != codes.FINISH:
                self.tell_step(p.board.step_hero[self.step_chosen(action)], action - codes.STEP)
        elif kind == ask.MOVE:
            if action != codes.STOP:
                hero = p.fact(2)
                target = codes.moved(action)
                self.add(TurnStep(MOVE, hero, p.heroes[hero], target, link_to(p, hero, target)))
        elif kind == ask.COVER:
            if action == codes.COVER_YES:
                self.add(TurnStep(COVER, path=p.fact(1)))
        elif kind == ask.TILE:
            owner = p.fact(2) + 1
            if action == codes.TILE_NEUTRAL:
                owner = NEUTRAL
            self.add(TurnStep(TILE, path=p.fact(1), owner=owner))
        elif kind == ask.HERO:
            if p.board.step_kind[p.fact(1)] == step_kinds.BUILD:
                self.tell_building(p.active * KINDS + action - codes.HERO)
        elif kind == ask.BUILD:
            place = (action - codes.BUILD) // KINDS
            built = (action - codes.BUILD) % KINDS
            self.add(TurnStep(BUILD, target=place, building=built, number=p.buildings(place) + 1))
        elif kind == ask.PICK:
            tile: i64
            for tile in range(2 * KINDS):
                if (action - codes.PICK) & (1 << tile):
                    self.add(TurnStep(TAKE, tile=tile))
        elif kind == ask.VANISH or kind == ask.RELOCATE:
            self.tell_removal(action)

    def step_chosen(self, action: i64) -> i64:
        """The step of the option under way that a choice names."""
        board = self.position.board
        step = board.option_start[self.position.fact(1)]
        while board.step_kind[step] != action - codes.STEP:
            step += 1
        return step

    def tell_step(self, whose: i64, kind: i64) -> None:
        """A step that begins and leaves nothing to decide; of the others their decisions tell."""
        hero = self.position.active * KINDS + whose
        if kind == step_kinds.BUILD:
            if whose < KINDS and whose != HERO_NONE:
                self.tell_building(hero)
        elif kind == step_kinds.STRENGTH:
            self.add(TurnStep(STRENGTH, hero, tile=whose))
        elif kind == step_kinds.MISSION:
            self.add(TurnStep(MISSION, hero, tile=KINDS + whose))
        elif kind == step_kinds.SELL_CHEST:
            self.add(TurnStep(SELL_CHEST, self.position.active * KINDS + GOVERNOR))

    def tell_building(self, hero: i64) -> None:
        p = self.position
        place = p.heroes[hero]
        self.add(TurnStep(BUILD, hero, target=place, building=hero % KINDS, number=p.buildings(place) + 1))

    def tell_removal(self, action: i64) -> None:
        """A hero vanishes, appears or is relocated (W-46, W-61)."""
        p = self.position
        own = p.active * KINDS
        if action < codes.APPEAR:
            hero = own + action - codes.VANISH
            self.add(TurnStep(VANISH, hero, p.heroes[hero]))
        elif p.fact(0) == ask.VANISH:
            hero = own + codes.hero_of(action, codes.APPEAR, codes.MORE_APPEAR)
            self.add(TurnStep(APPEAR, hero, target=codes.place_of(action, codes.APPEAR, codes.MORE_APPEAR)))
        else:
            hero = own + codes.hero_of(action, codes.RELOCATE, codes.MORE_RELOCATE)
            place = codes.place_of(action, codes.RELOCATE, codes.MORE_RELOCATE)
            self.add(TurnStep(RELOCATE, hero, p.heroes[hero], place))

    def add(self, step: TurnStep) -> None:
        self.steps.append(step)
        self.latest = step

    def close_step(self) -> None:
        """What has come since the last decision belongs to its step, or is a gain by itself."""
        p = self.position
        vp = p.vp[p.active] - self.vp_mark
        ap = p.ap[p.active] - self.ap_mark
        self.vp_mark = p.vp[p.active]
        self.ap_mark = p.ap[p.active]
        won = p.a_winner != self.winner_mark and p.a_winner == p.active
        self.winner_mark = p.a_winner
        step = self.latest
        self.latest = None
        if step is None:
            if vp == 0 and ap == 0:
                return
            step = TurnStep(GAIN)
            self.steps.append(step)
        step.vp = vp
        step.ap = ap
        step.wins = won
