"""The contract of a game: its facts, and everything people see of a position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import TypeAlias, TypedDict

import msgspec

from lampion.core.errors import BrokenMap, ChanceMismatch, SetupError
from lampion.core.heuristics import Heuristics
from lampion.core.luck import Luck
from lampion.core.message import Message
from lampion.core.observation import Observation
from lampion.core.position_text import canonical, from_json
from lampion.core.rng import Rng
from lampion.core.state import State

OptionValue: TypeAlias = bool | int | str


@dataclass(frozen=True)
class Option:
    """A choice the players make before the game: its default and the values it may take."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]


@dataclass(frozen=True)
class Setup:
    """What fixes a game before its first decision. `start` is the start player; None lets chance choose."""

    seats: int
    seed: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    start: int | None = None
    map: str | None = None


# A set of things still to be chosen: the things by name, equal ones repeated, and how many at least and at most.
# The functional form, because "from" is a keyword of Python.
Choice = TypedDict("Choice", {"from": list[str], "min": int, "max": int})

UNCHOSEN = -1  # the code of an offer whose set is not chosen yet


class MapName(msgspec.Struct, frozen=True):
    """The map that is played: its name, and the SHA-256 of its content."""

    name: str
    hash: str


@dataclass(frozen=True)
class Offer:
    """A legal action as people choose it: named parts by which the list can be narrowed in any order.

    Where a set is to be chosen there can be thousands of actions. One offer then stands for all of them: it has
    `choose` and no code yet. Its `notation` followed by the chosen things, in any order and separated by spaces, is the
    whole action, and `Game.parse` gives its code. Every set of an allowed size is legal.
    """

    code: int
    notation: str
    parts: Mapping[str, object]
    choose: Choice | None = None


@dataclass(frozen=True)
class StandingQuestion:
    """A question that comes again and again, and that a player may answer once and for all; its answers in words."""

    name: str
    text: Message
    answers: Mapping[str, Message]


@dataclass(frozen=True)
class StandingChoice:
    """A decision that is a standing question: its name, and the legal action that each possible answer means."""

    question: str
    actions: Mapping[str, int]


@dataclass(frozen=True)
class Piece:
    """Something on the table, for boards that know nothing of the game."""

    id: str
    label: Message
    at: str | None = None
    count: int = 1
    colour: str | None = None
    shape: str | None = None
    hidden: bool = False


@dataclass(frozen=True)
class Zone:
    """A place on the table that holds pieces: a row, a grid, a list or a counter."""

    id: str
    label: Message
    layout: str
    pieces: tuple[Piece, ...]
    owner: int | None = None
    columns: int | None = None


class Game(ABC):
    """One game. Stateless: positions come from `new` and are passed back in.

    `seat` is always the seat that looks; None is a spectator. Nothing given to a seat may depend on what that
    seat cannot know.
    """

    name: str
    title: str
    rules: str  # the version of the rules: a record made under other rules is not replayed
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    standing_questions: tuple[StandingQuestion, ...] = ()
    max_decisions: int  # no game has more decisions than this
    one_log = False  # whether `describe` says the same to every seat, so that it need not be asked for each

    @abstractmethod
    def new(self, setup: Setup, luck: Luck | None = None) -> State:
        """The position before the first decision."""

    @abstractmethod
    def load(self, data: Mapping[str, object]) -> State:
        """The inverse of `State.dump`."""

    def text(self, state: State) -> str:
        """The whole position in one line, hidden things included, but never its generator: what FEN is to chess."""
        return canonical(state.content())

    def from_text(self, text: str, seed: str = "") -> State:
        """The position that a text describes; raises PositionError, and nothing else, if it describes none.

        Chance ahead, and whatever the text may leave out, comes from the seed.
        """
        return from_json(self.title, self.load, text, seed)

    def view_text(self, state: State, seat: int | None) -> str:
        """The position text with `?` for what the seat cannot know. It is for the eye: `from_text` refuses it."""
        return canonical(self.view(state, seat))

    @abstractmethod
    def notation(self, state: State, action: int) -> str:
        """The short line people and files use for an action."""

    @abstractmethod
    def parse(self, state: State, text: str) -> int:
        """The action a line names, legal or not; raises NotationError if it names none."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        """What the seat may see of the position, as the game's board draws it."""

    def encoded_views(self, state: State) -> Callable[[int | None], bytes]:
        """The view of each seat as JSON. A game may put together once what all of them see; the position stays."""
        return lambda seat: msgspec.json.encode(self.view(state, seat))

    @abstractmethod
    def zones(self, state: State, seat: int | None) -> list[Zone]:
        """The same as pieces in named places, for any board, screen readers and the terminal."""

    def hides(self, state: State) -> bool:
        """Whether somebody holds what others must not see: what a spectator sees of the players' things tells it."""
        zones = self.zones(state, None)
        return any(piece.hidden for zone in zones if zone.owner is not None for piece in zone.pieces)

    @abstractmethod
    def prompt(self, state: State, seat: int | None) -> Message:
        """The one sentence that says what is to be decided now."""

    @abstractmethod
    def describe(self, state: State, action: int, seat: int | None) -> Message:
        """A legal action about to be carried out in this position, as a sentence of the log."""

    @abstractmethod
    def offers(self, state: State) -> list[Offer]:
        """The legal actions for the seat that decides; sets that are still to be chosen as one offer with `choose`."""

    def encoded_offers(self, state: State) -> bytes:
        """The offers as JSON. A game whose offers are the same in every position may put them together from pieces."""
        return msgspec.json.encode(self.offers(state))

    @abstractmethod
    def previews(self, state: State, actions: Sequence[int]) -> list[Mapping[str, object]]:
        """What is already certain if each of these legal actions is carried out; public once it is."""

    @abstractmethod
    def outcome(self, state: State) -> Message:
        """The result of a finished game in one sentence."""

    @abstractmethod
    def observe(self, state: State, seat: int) -> Observation:
        """What a seat knows at the start of the game."""

    @abstractmethod
    def load_observation(self, data: Mapping[str, object]) -> Observation:
        """The inverse of `Observation.dump`."""

    @abstractmethod
    def heuristics(self) -> Heuristics:
        """What a sensible player values."""

    @abstractmethod
    def texts(self) -> Traversable:
        """The folder with the game's catalogues: `*.en.ftl`, `*.de.ftl`, `*.fr.ftl`."""

    def standing_choice(self, state: State) -> StandingChoice | None:
        """The standing question that is asked in this position; None if the decision is another one."""
        return None

    def maps(self) -> list[MapName]:
        """The maps that can be played here, the usual one first; none for games that have no maps."""
        return []

    def map_text(self, name: str) -> str:
        """The content of an installed map, with which another process can install it too."""
        raise SetupError(f"{self.name} has no maps, got {name!r}")

    def install_map(self, text: str, where: str) -> MapName:
        """Make a map playable by its name, in this process. `where` it comes from is for the message of BrokenMap."""
        raise BrokenMap(f"{self.name} has no maps: {where} cannot be played")

    def map_of(self, setup: Setup) -> MapName | None:
        """The map a game is played on, for games that have maps; raises SetupError for one that is not installed."""
        if setup.map is not None:
            raise SetupError(f"{self.name} has no maps, got {setup.map!r}")
        return None

    def check(self, setup: Setup) -> dict[str, OptionValue]:
        """The options with defaults filled in; raises SetupError for what the game does not know."""
        if setup.seats not in self.seats:
            raise SetupError(f"{self.name} is for {list(self.seats)} seats, got {setup.seats}")
        if setup.start is not None and not 0 <= setup.start < setup.seats:
            raise SetupError(f"the start player must be a seat from 0 to {setup.seats - 1}, got {setup.start}")
        self.map_of(setup)
        return checked_options(self.name, self.options, setup.options)

    def start_player(self, setup: Setup, rng: Rng, luck: Luck | None) -> int:
        """Who begins: as the setup says, else as chance decides."""
        if setup.start is not None:
            return setup.start
        drawn = str(rng.below(setup.seats))
        if luck is not None:
            luck.begin("start", None)
            drawn = luck.draw(drawn)
            luck.end()
        if drawn not in [str(seat) for seat in range(setup.seats)]:
            raise ChanceMismatch(f"the start player must be a seat from 0 to {setup.seats - 1}, got {drawn!r}")
        return int(drawn)


def checked_options(game: str, known: Sequence[Option], given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Defaults overridden by what is given; every name must be known and every value one of its choices."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise SetupError(f"{game} has no option {name!r}; it knows {names}")
    chosen = {option.name: given.get(option.name, option.default) for option in known}
    for option in known:
        value = chosen[option.name]
        if not any(value == choice and type(value) is type(choice) for choice in option.choices):
            raise SetupError(f"option {option.name} of {game} must be one of {list(option.choices)}, got {value!r}")
    return chosen
