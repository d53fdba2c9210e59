"""Everything that lies on the table of Way of the Panda, flat, and the stack of what is still to be done."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.rng import Rng
from lampion.core.state import State
from lampion.games.panda.components import (
    FIELDS,
    FOUNDATION,
    KINDS,
    MAX_SEATS,
    MOST_CHOICES,
    NO_CARD,
    PATHS,
    PIECES_IN,
    PLACES,
    SPACES,
    TILE_OWNERS,
    VANISHED,
    Board,
)

# Phases of the game.
GUARDS: Final = 0
HEROES: Final = 1
ROUNDS: Final = 2

# What is to be decided, in the words of W-53. Each is the first number of a frame; the others are its facts.
ASK_GUARD: Final = 0
ASK_HERO_ON: Final = 1  # hero
ASK_WITHDRAW: Final = 2
ASK_TURN: Final = 3
ASK_OPTION: Final = 4  # space
ASK_STEP: Final = 5  # option, steps done (bits)
ASK_HERO: Final = 6  # step, 1 if it may be declined
ASK_MOVE: Final = 7  # step, seat * 3 + hero, moves made
ASK_COVER: Final = 8  # path, guards that may still cover
ASK_TILE: Final = 9  # path, majority player
ASK_CARD: Final = 10
ASK_PICK: Final = 11  # kinds (bits), how many
ASK_FRONTIER: Final = 12
ASK_REWARD: Final = 13
ASK_VANISH: Final = 14
ASK_RELOCATE: Final = 15
ASK_BUILD: Final = 16  # step
# What goes on by itself once everything above it is done.
GO_CARD: Final = 17  # option, next step
GO_FREED: Final = 18  # path, 1 if a tile was laid
GO_CLEAR: Final = 19

FRAME: Final = 4  # numbers in a frame
DEPTH: Final = 128  # frames; nested frontier bonuses need far fewer (each needs a building on a frontier place)

# Why the game ends (W-50).
GOING_ON: Final = 0
BY_FOUNDATIONS: Final = 1
BY_LAST_PIECE: Final = 2
BY_CAPITALS: Final = 3
BY_ROUNDS: Final = 4


class Position(State):
    """The data of a position. Vectors for seats hold four entries; heroes are seat * 3 + hero, figures path * 4 + seat.

    With a `model`, everything but the generator is copied from it.
    """

    def __init__(self, rng: Rng, board: Board, seats: i64, master: bool, model: Position | None) -> None:
        super().__init__(rng)
        self.board: Final = board
        self.seats: Final[i64] = seats
        self.master: Final = master
        if model is None:
            self.figures: vec[i64] = vec[i64]([0] * (PATHS * MAX_SEATS))
            self.tiles: vec[i64] = vec[i64]([0] * PATHS)
            self.uncovered: vec[i64] = board.ninjas[:]
            self.towns: vec[i64] = vec[i64]([0] * PLACES)  # bits: pieces and foundation of a place
            self.heroes: vec[i64] = vec[i64]([VANISHED] * (MAX_SEATS * KINDS))
            self.strength: vec[i64] = vec[i64]([0] * (MAX_SEATS * KINDS))
            self.missions: vec[i64] = vec[i64]([0] * (MAX_SEATS * KINDS))
            self.tile_stock: vec[i64] = vec[i64]([0] * (TILE_OWNERS * KINDS))  # owner * 3 + class
            self.sheet_stock: vec[i64] = vec[i64]([0] * (2 * KINDS))  # strength kinds, then mission kinds
            self.piece_stock: vec[i64] = vec[i64]([0] * KINDS)
            self.guards: vec[i64] = vec[i64]([0] * MAX_SEATS)  # in each supply
            self.posted: vec[i64] = vec[i64]([0] * MAX_SEATS)  # on the action board
            self.space_guards: vec[i64] = vec[i64]([0] * (SPACES * MAX_SEATS))
            self.last_use: vec[i64] = vec[i64]([0] * SPACES)  # guards of the last use this round
            self.reached: vec[i64] = vec[i64]([-1] * MAX_SEATS)  # position of the last choice this round
            self.passed: vec[i64] = vec[i64]([0] * MAX_SEATS)
            self.order: vec[i64] = vec[i64]([0] * MAX_SEATS)
            self.ap: vec[i64] = vec[i64]([0] * MAX_SEATS)
            self.height: vec[i64] = vec[i64]([0] * MAX_SEATS)  # on one field of the AP track, higher is above
            self.vp: vec[i64] = vec[i64]([0] * MAX_SEATS)
            self.row: vec[i64] = vec[i64]([0] * board.row_size)  # city cards
            self.on_card: vec[i64] = vec[i64]([0] * MAX_SEATS)  # guards on the A card
            self.a_count: vec[i64] = vec[i64]([0] * MAX_SEATS)
            self.field_seat: vec[i64] = vec[i64]([-1] * FIELDS)
            self.field_used: vec[i64] = vec[i64]([0] * MAX_SEATS)  # 1: chose a field this round
            self.hero_vp: vec[i64] = vec[i64]([0] * MAX_SEATS)  # final scoring, for the eye
            self.b_vp: vec[i64] = vec[i64]([0] * MAX_SEATS)
            self.frames: vec[i64] = vec[i64]([0] * (DEPTH * FRAME))
            self.choices: vec[i64] = vec[i64]([0] * MOST_CHOICES)
            self.foundation_stock: i64 = 0
            self.row_left: i64 = 0
            self.row_right: i64 = 0  # one behind the last card
            self.a_card: i64 = NO_CARD
            self.b_card: i64 = NO_CARD
            self.a_open: bool = False
            self.a_winner: i64 = -1
            self.phase: i64 = GUARDS
            self.placed: i64 = 0  # guards or heroes placed in this phase of the setup
            self.round: i64 = 0
            self.turn: i64 = 0  # index of the active player in the order
            self.active: i64 = 0
            self.depth: i64 = 0
            self.choice_count: i64 = 0
            self.ending: i64 = GOING_ON
            self.finished: bool = False
        else:
            self.figures = model.figures[:]
            self.tiles = model.tiles[:]
            self.uncovered = model.uncovered[:]
            self.towns = model.towns[:]
            self.heroes = model.heroes[:]
            self.strength = model.strength[:]
            self.missions = model.missions[:]
            self.tile_stock = model.tile_stock[:]
            self.sheet_stock = model.sheet_stock[:]
            self.piece_stock = model.piece_stock[:]
            self.guards = model.guards[:]
            self.posted = model.posted[:]
            self.space_guards = model.space_guards[:]
            self.last_use = model.last_use[:]
            self.reached = model.reached[:]
            self.passed = model.passed[:]
            self.order = model.order[:]
            self.ap = model.ap[:]
            self.height = model.height[:]
            self.vp = model.vp[:]
            self.row = model.row  # never written to after the setup
            self.on_card = model.on_card[:]
            self.a_count = model.a_count[:]
            self.field_seat = model.field_seat[:]
            self.field_used = model.field_used[:]
            self.hero_vp = model.hero_vp[:]
            self.b_vp = model.b_vp[:]
            self.frames = model.frames[:]
            self.choices = model.choices[:]
            self.foundation_stock = model.foundation_stock
            self.row_left = model.row_left
            self.row_right = model.row_right
            self.a_card = model.a_card
            self.b_card = model.b_card
            self.a_open = model.a_open
            self.a_winner = model.a_winner
            self.phase = model.phase
            self.placed = model.placed
            self.round = model.round
            self.turn = model.turn
            self.active = model.active
            self.depth = model.depth
            self.choice_count = model.choice_count
            self.ending = model.ending
            self.finished = model.finished
            self.barrier = model.barrier

    # -- the stack of what is to be done ---------------------------------------------------------------------

    def push(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """This comes first; what lies below waits."""
        at = self.depth * FRAME
        self.frames[at] = kind
        self.frames[at + 1] = a
        self.frames[at + 2] = b
        self.frames[at + 3] = c
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def fact(self, which: i64) -> i64:
        """A number of the topmost frame: 0 its kind, 1 to 3 its facts."""
        return self.frames[(self.depth - 1) * FRAME + which]

    def set_fact(self, which: i64, value: i64) -> None:
        self.frames[(self.depth - 1) * FRAME + which] = value

    def choose_from(self, action: i64) -> None:
        """One more choice of the present decision."""
        self.choices[self.choice_count] = action
        self.choice_count += 1

    # -- small questions -------------------------------------------------------------------------------------

    def buildings(self, place: i64) -> i64:
        """How many buildings a place has (W-5)."""
        bits = self.towns[place]
        return PIECES_IN[bits & 7] + (3 if bits & FOUNDATION else 0)

    def has_kind(self, place: i64, kind: i64) -> bool:
        """A piece of the kind stands there or a foundation lies there (W-6)."""
        return self.towns[place] & (FOUNDATION | (1 << kind)) != 0

    def foundations_laid(self) -> i64:
        return self.board.foundations - self.foundation_stock
