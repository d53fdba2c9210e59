"""What the end of a game is worth with the best play: exact, by trying everything."""

from lampion.core.state import State

DEEPEST = 60  # decisions


class NotSolvable(Exception):
    """Chance has a say, or there is too much to try."""


class Solver:
    """The value for one seat: 1 for a victory, its share for a shared one, 0 for a defeat. All others play against it.

    So it is exact for two seats, and for any number where nobody else decides any more.
    """

    def __init__(self, seat: int, most_positions: int) -> None:
        self.seat = seat
        self.left = most_positions

    def value(self, state: State, depth: int = 0) -> float:
        """The best result that the seat can be sure of."""
        self.left -= 1
        if self.left < 0 or depth > DEEPEST:
            raise NotSolvable("too many positions")
        if state.over():
            winners = state.winners()
            return 1.0 / len(winners) if self.seat in winners else 0.0
        own = state.seat() == self.seat
        best = 0.0 if own else 1.0
        for action in state.legal():
            value = self.after(state, action, depth)
            best = max(best, value) if own else min(best, value)
            if best == (1.0 if own else 0.0):
                break
        return best

    def after(self, state: State, action: int, depth: int = 0) -> float:
        """The value once an action has been carried out; what the end itself draws or shows does not matter."""
        after = state.copy()
        after.play(action)
        if after.barrier and not after.over():
            raise NotSolvable("chance has a say")
        return self.value(after, depth + 1)
