"""A position of any game: a fast face for machines, a friendly one for people."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lampion.core.chance import ChanceLedger
from lampion.core.message import IllegalAction, Reason, game_over, unknown_action
from lampion.core.rng import Rng

NOBODY: Final = -1
MOST_ACTIONS: Final = 1024  # unless a game says otherwise
LARGEST: Final = (1 << 62) - 1  # no action is larger: it fits a native number with room to spare


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A position. `play`, `actions`, `pick` and `rollout` are the fast face: unchecked and native.

    A fast game writes `actions` and `max_actions`, any other `legal`: each follows from the other.

    `rng` decides chance from here on and is part of the position. `ledger`, when attached, notes what it decided;
    copies start without one. `barrier` says that the decision which led here brought chance, or another seat's
    hidden thing, to light: undo never reaches behind it.

    Two positions are equal if everything but their generators is. Positions change, so they have no hash.

    (The metaclass is named, not inherited through ABC: mypyc gives a class with a Python base a list of weak references
    that it never clears, and Python crashes on the next look at one.)
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.ledger: ChanceLedger | None = None
        self.barrier: bool = False

    # -- the fast face ---------------------------------------------------------------------------------------

    @abstractmethod
    def seat(self) -> i64:
        """Who decides now; NOBODY when the game is over."""

    @abstractmethod
    def over(self) -> bool: ...

    def actions(self, found: vec[i64]) -> i64:
        """Write the legal actions into `found`, which holds `max_actions()`, and return how many."""
        if type(self).legal is State.legal:  # which asks us: compiled, that would end in a crash
            raise NotImplementedError(f"{type(self).__name__} must write legal(), or actions() and max_actions()")
        count: i64 = 0
        for action in self.legal():
            if count == len(found):
                raise IndexError(
                    f"legal() lists more than {count} actions: {type(self).__name__} must write max_actions()"
                )
            found[count] = action
            count += 1
        return count

    def max_actions(self) -> i64:
        """No position of this game has more legal actions than this."""
        return MOST_ACTIONS

    @abstractmethod
    def play(self, action: i64) -> None:
        """Carry out a legal action. Not checked: use `apply` for anything that comes from outside."""

    @abstractmethod
    def copy(self) -> State:
        """An independent position with the same future, without `ledger`."""

    def pick(self, rng: Rng) -> i64:
        """A uniformly random legal action. Games override it where it need not list them all."""
        found = vec[i64]([0] * self.max_actions())
        return found[rng.below(self.actions(found))]

    # A search looks at few of thousands of actions. A game may leave out *others* when it lists a few: those that it
    # can count, and recognise, without listing them. A few and the others together are what `actions` lists.

    def few_actions(self, found: vec[i64]) -> i64:
        """Write the legal actions but the others, and return how many."""
        return self.actions(found)

    def has_others(self) -> bool:
        """Whether `few_actions` may have left some out here."""
        return False

    def is_other(self, action: i64) -> bool:
        """Whether an action is a legal one that is left out."""
        return False

    def other_count(self) -> i64:
        """How many legal actions are left out."""
        return 0

    def other_at(self, index: i64) -> i64:
        """One of them by its number; they must have been counted, and nothing else been asked of any position since."""
        raise IndexError(f"{type(self).__name__} leaves no actions out, so there is none of number {index}")

    def rollout(self, rng: Rng) -> None:
        """Play random actions to the end of the game."""
        while not self.over():
            self.play(self.pick(rng))

    # -- the friendly face -----------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """Every action the rules allow now, in ascending order. A game that need not be fast writes this one alone."""
        return sorted(self.listed())

    def listed(self) -> list[int]:
        """The same in the order in which `actions` finds them."""
        found = vec[i64]([0] * self.max_actions())
        count = self.actions(found)
        if count > len(found):
            raise IndexError(f"actions() counts {count}, and max_actions() is {len(found)}")
        return list(found[:count])

    def few(self) -> list[int]:
        """What `few_actions` lists."""
        found = vec[i64]([0] * self.max_actions())
        return list(found[: self.few_actions(found)])

    def others(self) -> list[int]:
        """What it leaves out, as `other_at` gives them."""
        return [self.other_at(index) for index in range(self.other_count())]

    def is_legal(self, action: int) -> bool:
        """Whether `actions` lists this one, any integer at all. The list is the law: nothing else decides."""
        if not 0 <= action <= LARGEST:
            return False
        wanted: i64 = action
        found = vec[i64]([0] * self.max_actions())
        i: i64
        for i in range(self.actions(found)):
            if found[i] == wanted:
                return True
        return False

    def refusal(self, action: int) -> Reason | None:
        """Why this action, any integer at all, is not allowed now; None if it is."""
        return None if self.is_legal(action) else self.why_not(action)

    def why_not(self, action: int) -> Reason:
        """The rule that an action breaks which is not legal now. It explains and never judges."""
        return game_over() if self.over() else unknown_action(action)

    def apply(self, action: int) -> None:
        """Carry out an action if it is legal; otherwise raise IllegalAction and change nothing."""
        if not self.is_legal(action):
            raise IllegalAction(self.why_not(action))
        self.play(action)

    def after(self, action: int, ledger: ChanceLedger | None = None) -> State:
        """The position after an action, while this one stays; raises IllegalAction.

        The ledger notes what chance decides, or makes come true what was recorded: every replay goes through here.
        """
        after = self.copy()
        after.ledger = ledger
        after.apply(action)
        after.ledger = None
        return after

    @abstractmethod
    def scores(self) -> list[int]:
        """One number for each seat: the one a person compares first."""

    @abstractmethod
    def tally(self, seat: int) -> list[int]:
        """Everything the seat has scored, in the order the game's documentation gives."""

    def standing(self, seat: int) -> list[int]:
        """What decides between seats at the end: compared number by number, the higher one is ahead."""
        return [self.scores()[seat]]

    def winners(self) -> list[int]:
        """The seats that have won (several share the victory); empty while the game goes on."""
        return self.leaders(list(range(len(self.scores())))) if self.over() else []

    def leaders(self, among: list[int]) -> list[int]:
        """Those of some seats whose standing is best."""
        best = max([self.standing(seat) for seat in among])
        return [seat for seat in among if self.standing(seat) == best]

    @abstractmethod
    def dump(self) -> dict[str, object]:
        """The whole position, hidden things and generator (as `rng`) included, as plain JSON data. See `Game.load`."""

    def content(self) -> dict[str, object]:
        """The whole position without its generator, as plain JSON data."""
        data = dict(self.dump())
        data.pop("rng", None)
        return data

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(self) is not type(other):
            return NotImplemented
        return self.content() == other.content()
