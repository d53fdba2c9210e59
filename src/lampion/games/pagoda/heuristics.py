"""What a sensible Pagoda player values: points now, what is opened to the other, cards that fit, abilities, tempo."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.state import State
from lampion.core.weights import WeighedHeuristics
from lampion.games.pagoda import codes
from lampion.games.pagoda.components import CELLS, COLOURS
from lampion.games.pagoda.finishable import count_cards
from lampion.games.pagoda.judgement import NAMES, judge, prospects
from lampion.games.pagoda.prospects import open_points, site_points, uses_left
from lampion.games.pagoda.state import Pagoda

OPENED = 0.45  # a point that the other could make next turn
PROSPECT = 0.3  # a point that one's own cards could still make
USE = 0.9  # a use of an ability
CARD = 0.12  # a card more than needed
FRESH_CARD = 0.9  # what an unknown card can be expected to make
ALTERNATIVE_TURN = 2.6  # what the normal turn would have brought
FAN_CARD = 0.6  # a card more in the hand
TEMPO = 0.6  # a point of lead when the end is near
MOST_LEAD = 10
UNKNOWN: Final = -1e30

WEIGHTS: Final = files("lampion.games.pagoda").joinpath("weights.toml").read_text("utf-8")


class PagodaHeuristics(WeighedHeuristics):
    """Each action is judged by how the table looks behind it; drawing cards is judged by what a card is worth."""

    def __init__(self) -> None:
        super().__init__(NAMES, WEIGHTS)

    def action_value(self, state: State, action: i64) -> float:
        assert isinstance(state, Pagoda)
        if is_building(action):
            return self.building_value(state, action, self.standing(state, state.player))
        return self.other_value(state, action)

    def best_looking(self, state: State, found: vec[i64], count: i64) -> i64:
        """What all of them are compared with is worked out once."""
        assert isinstance(state, Pagoda)
        best = found[0]
        if count == 1:
            return best
        before = UNKNOWN
        best_value = UNKNOWN
        i: i64
        for i in range(count):
            action = found[i]
            if is_building(action):
                if before == UNKNOWN:
                    before = self.standing(state, state.player)
                value = self.building_value(state, action, before)
            else:
                value = self.other_value(state, action)
            if value > best_value:
                best = action
                best_value = value
        return best

    def other_value(self, state: Pagoda, action: i64) -> float:
        """Anything that builds nothing, or a column for any cards."""
        kind = action >> codes.KIND_SHIFT
        if kind == codes.ALTERNATIVE:
            return self.column_value(state, action) - ALTERNATIVE_TURN - self.loss(state, action)
        if kind == codes.PASS:
            return -self.loss(state, action)
        if kind == codes.CHANGE:
            return -USE - self.loss(state, action)
        if kind == codes.LIGHT:
            return self.lantern_value(state) - USE
        if kind == codes.END_FAN:
            hand: i64 = max(state.hand_size(state.player), state.box.hand)
            return FAN_CARD * float(state.box.fan_hand - hand) - USE
        return 0.0

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Pagoda)
        other = 1 - seat
        lead = float(state.points[seat] - state.points[other])
        if state.finished:
            return lead
        worth = self.abilities(state, seat) - self.abilities(state, other)
        prospects = self.prospects(state, seat) - self.prospects(state, other)
        return lead + worth + PROSPECT * prospects + self.tempo(state, seat)

    def chances(self, state: State, chances: vec[float], seats: i64) -> None:
        assert isinstance(state, Pagoda)
        judge(state, self.weights, chances)

    def prospects_of(self, state: State, seat: i64, weights: vec[float]) -> float:
        assert isinstance(state, Pagoda)
        return prospects(state, weights, seat)

    def building_value(self, state: Pagoda, action: i64, before: float) -> float:
        """Columns, tiles and roofs: compare the table behind them with how it was."""
        player = state.player
        after = state.copy()
        after.play(action)
        spent = cards_in(action) - 1
        return self.standing(after, player) - before - CARD * float(spent)

    def standing(self, state: Pagoda, player: i64) -> float:
        own: float = self.prospects(state, player) if state.built < state.limit else 0.0
        open_to_other = self.prospects(state, 1 - player)
        points = float(state.points[player]) + self.abilities(state, player) + self.tempo(state, player)
        return points + PROSPECT * own - OPENED * open_to_other

    def tempo(self, state: Pagoda, player: i64) -> float:
        """Ending the game is good for the one who leads."""
        if not state.end_triggered:
            return 0.0
        lead = state.points[player] - state.points[1 - player]
        return TEMPO * float(min(MOST_LEAD, max(-MOST_LEAD, lead)))

    def abilities(self, state: Pagoda, player: i64) -> float:
        return USE * float(uses_left(state, player))

    def prospects(self, state: Pagoda, player: i64) -> float:
        """Points that a player's cards could make on each site, if it were the only one."""
        return float(open_points(state, player))

    def column_value(self, state: Pagoda, action: i64) -> float:
        """One column for any cards: its points, less what it opens."""
        site = (action >> codes.SITE_SHIFT) & codes.SITE_MASK
        colour = state.colours[site]
        count_cards(state, 1 - state.player)
        before = site_points(state, site)
        state.colours[site] = (action >> codes.PIECE_SHIFT) & codes.PIECE_MASK
        state.columns[site] += 1
        after = site_points(state, site)
        state.columns[site] -= 1
        state.colours[site] = colour
        return float(state.box.points_on(state.floors[site])) - OPENED * float(after - before)

    def loss(self, state: Pagoda, action: i64) -> float:
        """What the cards laid down were worth, compared with unknown ones in their place."""
        total = 0.0
        cell: i64
        for cell in range(CELLS):
            n = (action >> (codes.CARD_BITS * cell)) & codes.CARD_MASK
            if n > 0:
                total += float(n) * (card_points(state, cell % COLOURS) - FRESH_CARD)
        return PROSPECT * total

    def lantern_value(self, state: Pagoda) -> float:
        """One column more: worth as much as the best one, and nothing before the limit is reached."""
        if state.built < state.limit:
            return -1.0
        lit = state.copy()
        lit.play(codes.LIGHT << codes.KIND_SHIFT)
        best = 0.0
        before = self.standing(lit, lit.player)
        found = lit.box.found
        site: i64
        i: i64
        for site in range(lit.box.sites):
            if lit.is_open(site) or lit.at_top(site):
                for i in range(lit.site_actions(site, found, 0)):
                    best = max(best, self.building_value(lit, found[i], before))
        return best


def is_building(action: i64) -> bool:
    return action >> codes.KIND_SHIFT <= codes.ROOF


def cards_in(action: i64) -> i64:
    """How many cards an action costs; the tile of a roof counts as one."""
    count: i64 = 0
    cell: i64
    for cell in range(CELLS):
        count += (action >> (codes.CARD_BITS * cell)) & codes.CARD_MASK
    return count


def card_points(state: Pagoda, colour: i64) -> float:
    """The most that one card of a colour can make somewhere."""
    best = 0.5
    box = state.box
    site: i64
    for site in range(box.sites):
        if state.colours[site] == colour and state.columns[site] <= box.full:
            points: float = float(box.points_on(state.floors[site])) if state.is_open(site) else 2.5
            best = max(best, points)
    return best
