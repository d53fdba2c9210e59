"""The fields of a position of Way of the Panda, which `make generated` writes from fields.toml."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.rng import Rng
from lampion.core.state import State
from lampion.core.vectors import fill, mixed, mixed_all, roomier, same
from lampion.games.panda import mission_cards
from lampion.games.panda.components import DEPTH, FIELDS, FRAME, KINDS, MAX_SEATS, SPACES, TILE_OWNERS, Board

# What a position text says as name=value: the usual values.
PLAIN: Final[dict[str, int]] = {}


class Fields(State):
    """The data of a position, flat. Vectors for seats hold four entries, however many play.

    With a `model`, everything but the generator is copied from it.
    """

    def __init__(self, rng: Rng, board: Board, seats: i64, master: bool, model: Fields | None) -> None:
        super().__init__(rng)
        self.board: Final[Board] = board
        self.seats: Final[i64] = seats
        self.master: Final[bool] = master
        # guards on a path: path * 4 + seat
        self.figures: Final[vec[i64]] = vec[i64]([0] * (board.paths * MAX_SEATS)) if model is None else model.figures[:]
        self.tiles: Final[vec[i64]] = vec[i64]([0] * board.paths) if model is None else model.tiles[:]
        self.uncovered: Final[vec[i64]] = board.ninjas[:] if model is None else model.uncovered[:]
        # bits: pieces and foundation of a place
        self.towns: Final[vec[i64]] = vec[i64]([0] * board.places) if model is None else model.towns[:]
        # where each is: seat * 3 + hero
        self.heroes: Final[vec[i64]] = (
            vec[i64]([board.vanished] * (MAX_SEATS * KINDS)) if model is None else model.heroes[:]
        )
        self.strength: Final[vec[i64]] = vec[i64]([0] * (MAX_SEATS * KINDS)) if model is None else model.strength[:]
        self.missions: Final[vec[i64]] = vec[i64]([0] * (MAX_SEATS * KINDS)) if model is None else model.missions[:]
        # owner * 3 + class
        self.tile_stock: Final[vec[i64]] = (
            vec[i64]([0] * (TILE_OWNERS * KINDS)) if model is None else model.tile_stock[:]
        )
        # strength kinds, then mission kinds
        self.sheet_stock: Final[vec[i64]] = vec[i64]([0] * (2 * KINDS)) if model is None else model.sheet_stock[:]
        self.piece_stock: Final[vec[i64]] = vec[i64]([0] * KINDS) if model is None else model.piece_stock[:]
        # in each supply
        self.guards: Final[vec[i64]] = vec[i64]([0] * MAX_SEATS) if model is None else model.guards[:]
        # on the action board
        self.posted: Final[vec[i64]] = vec[i64]([0] * MAX_SEATS) if model is None else model.posted[:]
        self.space_guards: Final[vec[i64]] = (
            vec[i64]([0] * (SPACES * MAX_SEATS)) if model is None else model.space_guards[:]
        )
        # guards of the last use this round
        self.last_use: Final[vec[i64]] = vec[i64]([0] * SPACES) if model is None else model.last_use[:]
        # position of the last choice this round
        self.reached: Final[vec[i64]] = vec[i64]([-1] * MAX_SEATS) if model is None else model.reached[:]
        self.passed: Final[vec[i64]] = vec[i64]([0] * MAX_SEATS) if model is None else model.passed[:]
        self.order: Final[vec[i64]] = vec[i64]([0] * MAX_SEATS) if model is None else model.order[:]
        self.ap: Final[vec[i64]] = vec[i64]([0] * MAX_SEATS) if model is None else model.ap[:]
        # on one field of the AP track, higher is above; saved as stacks
        self.height: Final[vec[i64]] = vec[i64]([0] * MAX_SEATS) if model is None else model.height[:]
        self.vp: Final[vec[i64]] = vec[i64]([0] * MAX_SEATS) if model is None else model.vp[:]
        # city cards
        self.row: Final[vec[i64]] = vec[i64]([0] * board.row_size) if model is None else model.row
        # guards on the A card
        self.on_card: Final[vec[i64]] = vec[i64]([0] * MAX_SEATS) if model is None else model.on_card[:]
        self.a_count: Final[vec[i64]] = vec[i64]([0] * MAX_SEATS) if model is None else model.a_count[:]
        self.field_seat: Final[vec[i64]] = vec[i64]([-1] * FIELDS) if model is None else model.field_seat[:]
        # 1: chose a field this round
        self.field_used: Final[vec[i64]] = vec[i64]([0] * MAX_SEATS) if model is None else model.field_used[:]
        # final scoring, for the eye
        self.hero_vp: Final[vec[i64]] = vec[i64]([0] * MAX_SEATS) if model is None else model.hero_vp[:]
        self.b_vp: Final[vec[i64]] = vec[i64]([0] * MAX_SEATS) if model is None else model.b_vp[:]
        # the stack of what is still to be done
        self.frames: vec[i64] = vec[i64]([0] * (DEPTH * FRAME)) if model is None else model.frames[:]
        # of the present decision
        self.choices: Final[vec[i64]] = vec[i64]([0] * board.most_choices) if model is None else model.choices[:]
        self.foundation_stock: i64 = 0 if model is None else model.foundation_stock
        self.row_left: i64 = 0 if model is None else model.row_left
        # one behind the last card
        self.row_right: i64 = 0 if model is None else model.row_right
        self.a_card: i64 = mission_cards.NO_CARD if model is None else model.a_card
        self.b_card: i64 = mission_cards.NO_CARD if model is None else model.b_card
        self.a_open: bool = False if model is None else model.a_open
        self.a_winner: i64 = -1 if model is None else model.a_winner
        # GUARDS, HEROES or ROUNDS
        self.phase: i64 = 0 if model is None else model.phase
        # guards or heroes placed in this phase of the setup
        self.placed: i64 = 0 if model is None else model.placed
        self.round: i64 = 0 if model is None else model.round
        # index of the active player in the order
        self.turn: i64 = 0 if model is None else model.turn
        self.active: i64 = 0 if model is None else model.active
        self.depth: i64 = 0 if model is None else model.depth
        self.choice_count: i64 = 0 if model is None else model.choice_count
        # why the game ends, or GOING_ON
        self.ending: i64 = 0 if model is None else model.ending
        self.finished: bool = False if model is None else model.finished
        if model is not None:
            self.barrier = model.barrier

    def saved_fields(self) -> dict[str, object]:
        """Everything but what follows from it, as plain JSON data."""
        return {
            "seats": int(self.seats),
            "master": self.master,
            "rng": self.rng.position(),
            "figures": list(self.figures),
            "tiles": list(self.tiles),
            "uncovered": list(self.uncovered),
            "towns": list(self.towns),
            "heroes": list(self.heroes),
            "strength": list(self.strength),
            "missions": list(self.missions),
            "tile_stock": list(self.tile_stock),
            "sheet_stock": list(self.sheet_stock),
            "piece_stock": list(self.piece_stock),
            "guards": list(self.guards),
            "posted": list(self.posted),
            "space_guards": list(self.space_guards),
            "last_use": list(self.last_use),
            "reached": list(self.reached),
            "passed": list(self.passed),
            "order": list(self.order),
            "ap": list(self.ap),
            "vp": list(self.vp),
            "row": list(self.row),
            "on_card": list(self.on_card),
            "a_count": list(self.a_count),
            "field_seat": list(self.field_seat),
            "field_used": list(self.field_used),
            "hero_vp": list(self.hero_vp),
            "b_vp": list(self.b_vp),
            "frames": list(self.frames[: self.depth * FRAME]),
            "foundation_stock": int(self.foundation_stock),
            "row_left": int(self.row_left),
            "row_right": int(self.row_right),
            "a_card": int(self.a_card),
            "b_card": int(self.b_card),
            "a_open": self.a_open,
            "a_winner": int(self.a_winner),
            "phase": int(self.phase),
            "placed": int(self.placed),
            "round": int(self.round),
            "turn": int(self.turn),
            "active": int(self.active),
            "ending": int(self.ending),
            "finished": self.finished,
            "barrier": self.barrier,
        }

    def restore_fields(self, saved: dict[str, Any]) -> None:
        """Put back what `saved_fields` gave."""
        fill(self.figures, saved["figures"])
        fill(self.tiles, saved["tiles"])
        fill(self.uncovered, saved["uncovered"])
        fill(self.towns, saved["towns"])
        fill(self.heroes, saved["heroes"])
        fill(self.strength, saved["strength"])
        fill(self.missions, saved["missions"])
        fill(self.tile_stock, saved["tile_stock"])
        fill(self.sheet_stock, saved["sheet_stock"])
        fill(self.piece_stock, saved["piece_stock"])
        fill(self.guards, saved["guards"])
        fill(self.posted, saved["posted"])
        fill(self.space_guards, saved["space_guards"])
        fill(self.last_use, saved["last_use"])
        fill(self.reached, saved["reached"])
        fill(self.passed, saved["passed"])
        fill(self.order, saved["order"])
        fill(self.ap, saved["ap"])
        fill(self.vp, saved["vp"])
        fill(self.row, saved["row"])
        fill(self.on_card, saved["on_card"])
        fill(self.a_count, saved["a_count"])
        fill(self.field_seat, saved["field_seat"])
        fill(self.field_used, saved["field_used"])
        fill(self.hero_vp, saved["hero_vp"])
        fill(self.b_vp, saved["b_vp"])
        while len(self.frames) < len(saved["frames"]):
            self.frames = roomier(self.frames)
        fill(self.frames, saved["frames"])
        self.foundation_stock = saved["foundation_stock"]
        self.row_left = saved["row_left"]
        self.row_right = saved["row_right"]
        self.a_card = saved["a_card"]
        self.b_card = saved["b_card"]
        self.a_open = saved["a_open"]
        self.a_winner = saved["a_winner"]
        self.phase = saved["phase"]
        self.placed = saved["placed"]
        self.round = saved["round"]
        self.turn = saved["turn"]
        self.active = saved["active"]
        self.depth = len(saved["frames"]) // FRAME
        self.ending = saved["ending"]
        self.finished = saved["finished"]
        self.barrier = saved["barrier"]

    def fingerprint(self) -> i64:
        """A number that equal positions of one game share, and others of the same turn hardly ever."""
        total: i64 = 0
        total = mixed_all(total, self.tiles, len(self.tiles))
        total = mixed_all(total, self.uncovered, len(self.uncovered))
        total = mixed_all(total, self.towns, len(self.towns))
        total = mixed_all(total, self.heroes, len(self.heroes))
        total = mixed_all(total, self.strength, len(self.strength))
        total = mixed_all(total, self.missions, len(self.missions))
        total = mixed_all(total, self.guards, len(self.guards))
        total = mixed_all(total, self.reached, len(self.reached))
        total = mixed_all(total, self.passed, len(self.passed))
        total = mixed_all(total, self.ap, len(self.ap))
        total = mixed_all(total, self.vp, len(self.vp))
        total = mixed_all(total, self.on_card, len(self.on_card))
        total = mixed_all(total, self.field_seat, len(self.field_seat))
        total = mixed_all(total, self.frames, self.depth * FRAME)
        total = mixed(total, self.row_left)
        total = mixed(total, self.row_right)
        total = mixed(total, self.depth)
        if self.a_open:
            total = mixed(total, 1)
        return total

    def same_fields(self, other: Fields) -> bool:
        """Equal to another position of the same game, in all that is saved of its fields."""
        return (
            self.foundation_stock == other.foundation_stock
            and self.row_left == other.row_left
            and self.row_right == other.row_right
            and self.a_card == other.a_card
            and self.b_card == other.b_card
            and self.a_winner == other.a_winner
            and self.phase == other.phase
            and self.placed == other.placed
            and self.round == other.round
            and self.turn == other.turn
            and self.active == other.active
            and self.depth == other.depth
            and self.ending == other.ending
            and self.a_open == other.a_open
            and self.finished == other.finished
            and same(self.figures, other.figures, len(self.figures))
            and same(self.tiles, other.tiles, len(self.tiles))
            and same(self.uncovered, other.uncovered, len(self.uncovered))
            and same(self.towns, other.towns, len(self.towns))
            and same(self.heroes, other.heroes, len(self.heroes))
            and same(self.strength, other.strength, len(self.strength))
            and same(self.missions, other.missions, len(self.missions))
            and same(self.tile_stock, other.tile_stock, len(self.tile_stock))
            and same(self.sheet_stock, other.sheet_stock, len(self.sheet_stock))
            and same(self.piece_stock, other.piece_stock, len(self.piece_stock))
            and same(self.guards, other.guards, len(self.guards))
            and same(self.posted, other.posted, len(self.posted))
            and same(self.space_guards, other.space_guards, len(self.space_guards))
            and same(self.last_use, other.last_use, len(self.last_use))
            and same(self.reached, other.reached, len(self.reached))
            and same(self.passed, other.passed, len(self.passed))
            and same(self.order, other.order, len(self.order))
            and same(self.ap, other.ap, len(self.ap))
            and same(self.vp, other.vp, len(self.vp))
            and same(self.on_card, other.on_card, len(self.on_card))
            and same(self.a_count, other.a_count, len(self.a_count))
            and same(self.field_seat, other.field_seat, len(self.field_seat))
            and same(self.field_used, other.field_used, len(self.field_used))
            and same(self.hero_vp, other.hero_vp, len(self.hero_vp))
            and same(self.b_vp, other.b_vp, len(self.b_vp))
            and same(self.frames, other.frames, self.depth * FRAME)
        )
