"""The contract of a game: its facts, and everything people see of a position."""

# mypy: disable-error-code="misc"
# A game takes only positions that it gave, so `Game[MyPosition]` is a `Game`; mypy would forbid S as a parameter then.

from __future__ import annotations

import inspect
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, cast

import msgspec

from lampion.core.chance import ChanceLedger
from lampion.core.chance_law import START, ChanceLaw
from lampion.core.compact_offers import folded
from lampion.core.concealed import ConcealedObservation
from lampion.core.edition_words import filled, values_of
from lampion.core.editions import Edition, Editions
from lampion.core.errors import BrokenEdition, ChanceMismatch, SetupError
from lampion.core.heuristics import Heuristics, StandingHeuristics
from lampion.core.message import ImpossibleMove, Message, NotationError, SeatRef, game_over
from lampion.core.move import Move, WrittenMove
from lampion.core.observation import Observation, OpenObservation, without_generator
from lampion.core.offers import Account, Idea, Offer, StandingChoice, StandingQuestion, Zone, zones_of
from lampion.core.picture import EVERYTHING, Viewer, zones_picture
from lampion.core.plain_state import PlainState
from lampion.core.position import Position
from lampion.core.position_text import canonical, from_json
from lampion.core.rng import Rng
from lampion.core.setup import EditionName, Option, OptionValue, Setup, checked_options
from lampion.core.state import State
from lampion.core.svg import text_as_svg
from lampion.core.terminal import Terminal
from lampion.core.yardstick import Yardstick

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=State, covariant=True)
else:
    from typing import TypeVar

    S = TypeVar("S")


class Game(ABC, Generic[S]):
    """One game, and the type of its positions. Stateless: positions come from `new` and are passed back in.

    `seat` is always the seat that looks; None is a spectator. Nothing given to a seat may depend on what that
    seat cannot know.

    Only `new` and `notation` must be written, and `load` where positions are no `PlainState`. A game that hides nothing
    says so (`perfect_information`); one that hides something writes `conceal` and `imagine`, or `observe`.
    """

    name: str
    title: str
    rules: str  # the version of the rules: a record made under other rules is not replayed
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    standing_questions: tuple[StandingQuestion, ...] = ()
    max_decisions: int  # no game has more decisions than this
    perfect_information: bool = False  # True for a game that hides nothing but chance ahead
    known_editions: Editions[Any] | None = None  # of a game whose board, counts and cards are data
    position_class: type[PlainState]  # what `load` makes, unless the game writes its own

    @abstractmethod
    def new(self, setup: Setup, ledger: ChanceLedger | None = None) -> S:
        """The position before the first decision. What chance decides goes through the ledger, which is let go then."""

    def load(self, data: Mapping[str, object]) -> S:
        """The inverse of `State.dump`."""
        return cast("S", self.position_class.load(data))

    def begin(self, setup: Setup, ledger: ChanceLedger | None = None) -> S:
        """The position a game begins with: dealt anew, or the one that the setup describes."""
        if setup.position is None:
            return self.new(setup, ledger)
        state = self.described(setup.position, setup)
        found = self.setup_of(state, setup.seed)
        if (found.seats, self.check(found), self._content_of(found)) != (
            setup.seats,
            self.check(setup),
            self._content_of(setup),
        ):
            raise SetupError(
                f"the position is one of {found.seats} seats, options {dict(found.options)}, edition {found.edition};"
                f" got {setup.seats} seats, options {dict(setup.options)}, edition {setup.edition}"
            )
        return state

    def setup_of(self, state: S, seed: str) -> Setup:
        """The setup of a game that begins from this position. Games with options or editions add theirs."""
        return Setup(len(state.scores()), seed, position=self.text(state))

    def text(self, state: S) -> str:
        """The whole position in one line, hidden things included, but never its generator: what FEN is to chess."""
        return canonical(state.content())

    def from_text(self, text: str, seed: str = "", edition: str | None = None) -> S:
        """The position that a text describes; raises PositionError, and nothing else, if it describes none.

        Chance ahead, and whatever the text may leave out, comes from the seed. The position is one of the edition;
        games without editions need not take that parameter.
        """
        return from_json(self.title, self.load, text, seed)

    def described(self, text: str, setup: Setup) -> S:
        """The position that a text describes, of the edition and with the seed of the setup.

        Raises PositionError, or SetupError for an edition that is not here.
        """
        self.edition_of(setup)
        if setup.edition is None:
            return self.from_text(text, setup.seed)
        return self.from_text(text, setup.seed, setup.edition)

    def view_text(self, state: S, seat: int | None) -> str:
        """The position text with `?` for what the seat cannot know. It is for the eye: `from_text` refuses it."""
        return self.text(state) if self.perfect_information else canonical({"seen": self.view(state, seat)})

    @abstractmethod
    def notation(self, state: S, action: int) -> str:
        """The short line people and files use for an action."""

    def parse(self, state: S, text: str) -> int:
        """The action a line names, legal or not; raises NotationError if it names none.

        Without words of its own, a game reads the notation of what is legal.
        """
        lines = {self.notation(state, action): action for action in state.legal()}
        if text.strip() in lines:
            return lines[text.strip()]
        raise NotationError(text, next(iter(lines))) if lines else ImpossibleMove(game_over())

    def view(self, state: S, seat: int | None) -> Mapping[str, object]:
        """What the seat may see of the position, as the game's board draws it: all that is not concealed."""
        return {name: value for name, value in self.seen(state, seat).content().items() if name != "barrier"}

    def conceal(self, state: S, seat: int | None) -> None:
        """In this copy of a position, put something in place of whatever the seat cannot know."""
        if not self.perfect_information:
            raise NotImplementedError(
                f"{type(self).__name__} must write conceal() and imagine(), or say perfect_information = True"
            )

    def imagine(self, known: S, seat: int, rng: Rng) -> None:
        """In this copy of a concealed position, put what may be there in place of what the seat cannot know.

        Every order of the pieces that the seat has not seen is equally likely.
        """
        if not self.perfect_information:
            raise NotImplementedError(f"{type(self).__name__} must write imagine()")

    def seen(self, state: S, seat: int | None) -> S:
        """A position as a seat may know it, without the table's generator."""
        seen = cast("S", without_generator(state))
        self.conceal(seen, seat)
        return seen

    def move(self, state: S, action: int) -> Move:
        """An action as a move; games with types of their own for them give those. `str(move)` is its notation."""
        return WrittenMove(self.notation(state, action))

    def start(
        self,
        seats: int | None = None,
        seed: str | None = None,
        *,
        start: int | None = None,
        edition: str | None = None,
        names: Sequence[str] = (),
        **options: OptionValue,
    ) -> Position:
        """A new game, ready to be played. The same seed gives the same deal; without one every game is another.

        `start` is the seat that begins, else chance decides; `options` are those that `Game.options` lists. `edition`
        is the name or hash of one that is installed, the usual one if none is named.
        """
        chosen = seats if seats is not None else 2 if 2 in self.seats else self.seats[0]
        dealt = secrets.token_hex(16) if seed is None else seed
        setup = Setup(chosen, dealt, options, start, self.edition_to_play(edition))
        return Position(self, setup, names)

    def position(self, text: str, seed: str | None = None, *, names: Sequence[str] = ()) -> Position:
        """A game that begins from the text of a position. The seed decides chance ahead, and what the text leaves out.

        Raises PositionError if the text describes no position.
        """
        chosen = secrets.token_hex(16) if seed is None else seed
        return Position(self, self.setup_of(self.from_text(text, chosen), chosen), names)

    def picture(self, state: S, seat: Viewer = EVERYTHING) -> str:
        """The position as a drawing of characters, as this seat may see it.

        Without a seat it shows what any seat sees. A game without a drawing of its own gets one made of its zones.
        """
        return zones_picture(self, state, seat)

    def svg(self, state: S) -> str:
        """The position as a small SVG drawing; without one of its own, the picture in characters."""
        return text_as_svg(self.picture(state))

    def encoded_views(self, state: S) -> Callable[[int | None], bytes]:
        """The view of each seat as JSON. A game may put together once what all of them see; the position stays."""
        return lambda seat: msgspec.json.encode(self.view(state, seat))

    def zones(self, state: S, seat: int | None) -> list[Zone]:
        """The same as pieces in named places, for any board, screen readers and the terminal."""
        return zones_of(self.view(state, seat))

    def hides(self, state: S) -> bool:
        """Whether somebody holds what others must not see: what a spectator sees of the players' things tells it."""
        if type(self).zones is Game.zones:  # which cannot tell what is hidden
            return not self.perfect_information
        zones = self.zones(state, None)
        return any(piece.hidden for zone in zones if zone.owner is not None for piece in zone.pieces)

    def prompt(self, state: S, seat: int | None) -> Message:
        """The one sentence that says what is to be decided now."""
        return Message("prompt-over") if state.over() else Message("prompt-turn", {"who": SeatRef(int(state.seat()))})

    def account(self, before: S, action: int, after: S) -> Account:
        """What everybody may know of an action, by the positions before and after it.

        Whatever chance or a hidden thing adds to `after` is left out: the same is said before the action is made.
        """
        who = SeatRef(int(before.seat()))
        return Account(Message("log-move", {"who": who, "move": self.notation(before, action)}), {})

    def describe(self, before: S, action: int, after: S) -> Message:
        """The sentence of the log."""
        return self.account(before, action, after).sentence

    def advice(self, before: S, action: int, after: S) -> Message:
        """The same as a request to the player: what to do, and what it brings. A log tells, a hint asks."""
        return Message("advice-move", {"move": self.notation(before, action)})

    def previews(self, state: S, actions: Sequence[int]) -> list[Mapping[str, object]]:
        """What is already certain if each of these legal actions is carried out: each is tried on a copy."""
        found: list[Mapping[str, object]] = []
        for action in actions:
            after = cast("S", state.copy())
            after.play(action)  # unchecked, because there can be hundreds
            found.append({**self.account(state, action, after).preview, **self.outlook(after)})
        return found

    def outlook(self, after: S) -> Mapping[str, object]:
        """What a preview adds for the player who decides, given where the action leads: none of it is in the log."""
        return {}

    def turns(self, state: S, seat: int) -> object:
        """All that the seat to decide can do with its turn, as whole turns with what each costs and brings.

        In a shape of the game's own, for a page that lets people choose a turn instead of one decision after the other.
        None: this game has no such list.
        """
        return None

    def ideas(self, state: S, lines: Sequence[Sequence[int]], most: int) -> list[Idea]:
        """Advice of whole turns, for a game that lists them: `lines` are such turns, the best one first.

        Each is legal, decision by decision, for the seat to decide. At most so many that differ in what they do.
        """
        return []

    def offers(self, state: S) -> list[Offer]:
        """The legal actions for the seat that decides; sets that are still to be chosen as one offer with `choose`."""
        lines = [(action, self.notation(state, action)) for action in state.legal()]
        return [Offer(action, line, {"move": line}) for action, line in lines]

    def encoded_offers(self, state: S) -> bytes:
        """The offers as JSON. A game whose offers are the same in every position may put them together from pieces."""
        return msgspec.json.encode(self.offers(state))

    def compact_offers(self, state: S) -> bytes:
        """The offers as JSON in few bytes; a game with long lists may make its own families (`compact_offers.py`)."""
        return folded(self.offers(state))

    def outcome(self, state: S) -> Message:
        """The result of a finished game in one sentence."""
        return Message("result-won", {"names": [Message("seat-name", {"who": SeatRef(s)}) for s in state.winners()]})

    def observe(self, state: S, seat: int) -> Observation:
        """What a seat knows of a position alone: its own things and what lies open, nothing of how it came about."""
        return self._observation(seat, self.seen(state, seat))

    def load_observation(self, data: Mapping[str, object]) -> Observation:
        """The inverse of `Observation.dump`."""
        saved = cast("dict[str, Any]", data)
        return self._observation(saved["seat"], self.load(saved["known"]))

    def _observation(self, seat: int, known: S) -> Observation:
        return OpenObservation(seat, known) if self.perfect_information else ConcealedObservation(self, seat, known)

    def heuristics(self) -> Heuristics:
        """What a sensible player values. Without a judgement of its own, a game's scores tell it."""
        return StandingHeuristics()

    def term(self, name: str) -> Message:
        """What people call a part of the judgement that `Heuristics.terms` names."""
        key = f"term-{self.name}-" + name.replace("_", "-")
        return Message(key)

    def texts(self) -> Traversable:
        """The folder with the game's catalogues: `*.en.ftl`, and if possible `*.de.ftl` and `*.fr.ftl`."""
        return Path(inspect.getfile(type(self))).with_name("texts")

    def web(self) -> Traversable | None:
        """The folder with what the game brings to the page; without one the page has a plain card and a generic board.

        `card.js` and `card.css`, `board.js` and `board.css`, and whatever these use: docs/adding-a-game.md.
        """
        return None

    def levels(self) -> Traversable | None:
        """The TOML file with the numbers of the bots' levels; without one the levels are those of any game."""
        return None

    def yardsticks(self) -> Mapping[int, Yardstick]:
        """Earlier levels by version, which play on as they did: what later ones are measured against."""
        return {}

    def chance_law(self) -> ChanceLaw[S]:
        """How chance decides here, with every outcome and its probability: what tells luck from play."""
        return ChanceLaw(self)

    def counted(self, state: S, seat: int) -> Mapping[str, int]:
        """What a seat has scored, by names that `analysis-amount` in the catalogues knows: reasons speak of it."""
        return {"points": int(state.scores()[seat])}

    def drawn_words(self, kind: str, item: str) -> Message:
        """What chance drew, as people name it: an item of a chance event, or of the game's `ChanceLaw`."""
        if kind == START:
            return Message("analysis-start", {"who": SeatRef(int(item))})
        return Message("analysis-item", {"item": item})

    def analysis(self) -> Traversable | None:
        """The TOML file with the numbers of the analysis, `analysis.toml` beside the game; without one those of any."""
        own = Path(inspect.getfile(type(self))).with_name("analysis.toml")
        return own if own.is_file() else None

    def error_rates(self) -> Traversable | None:
        """The TOML file with the mean error rate of each level, measured: `error_rates.toml` beside the game."""
        own = Path(inspect.getfile(type(self))).with_name("error_rates.toml")
        return own if own.is_file() else None

    def lessons(self) -> Traversable | None:
        """The TOML file with the lessons on the board, `lessons.toml` beside the game; None teaches nothing.

        What it says is told in docs/lessons.md; its words are the catalogues `lessons.*.ftl` among the texts.
        """
        own = Path(inspect.getfile(type(self))).with_name("lessons.toml")
        return own if own.is_file() else None

    def terminal(self) -> Terminal:
        """How the game looks in the terminal and how its moves may be typed."""
        return Terminal(draws=type(self).picture is not Game.picture)

    def standing_choice(self, state: S) -> StandingChoice | None:
        """The standing question that is asked in this position; None if the decision is another one."""
        return None

    def editions(self) -> list[EditionName]:
        """The editions that can be played here, the usual one first; none for games that have no editions."""
        return [] if self.known_editions is None else self.known_editions.names()

    def edition(self, key: str | None = None) -> Edition:
        """The edition of a name or a hash, the usual one for None; raises SetupError if it is not installed here."""
        if self.known_editions is None:
            raise SetupError(f"{self.name} has no editions, got {key!r}")
        return self.known_editions.edition(key)

    def edition_to_play(self, asked: str | None = None) -> str | None:
        """The edition of a new game for people: what they ask for, else the usual one. None: what setups mean by it."""
        known = self.known_editions
        if asked is not None or known is None or known.usual == known.unnamed:
            return asked
        return known.edition(None).hash

    def edition_text(self, key: str) -> str:
        """The content of an installed edition, with which another process can install it too."""
        return self.edition(key).text

    def install_edition(self, text: str, where: str) -> EditionName:
        """Make an edition playable by its name, in this process. `where` it comes from is for the message."""
        if self.known_editions is None:
            raise BrokenEdition(f"{self.name} has no editions: {where} cannot be played")
        return self.known_editions.install(text, where).called

    def edition_of(self, setup: Setup) -> EditionName | None:
        """What a record says of a setup's edition; raises SetupError for one that is not installed.

        None for games that have no editions, and for the first edition of games that had none before.
        """
        if self.known_editions is not None:
            return self.known_editions.called(setup.edition)
        if setup.edition is not None:
            raise SetupError(f"{self.name} has no editions, got {setup.edition!r}")
        return None

    def edition_words(self, edition: Edition) -> Mapping[str, object]:
        """What rules pages may say of an edition besides its own values: counts that follow, flags, tables."""
        return {}

    def rules_page(self, language: str, edition: str | None = None) -> str | None:
        """The rules to read, as Markdown, filled from an edition; None if there are none in this language."""
        page = self.texts().joinpath(f"rules.{language}.md")
        if not page.is_file():
            return None
        text = page.read_text("utf-8")
        if self.known_editions is None:
            return text
        found = self.edition(edition)
        return filled(
            text, {**values_of(self.known_editions.schema, found.data), **self.edition_words(found)}, language
        )

    def edition_notes(self, edition: Edition) -> Sequence[Message]:
        """What an owner should know of a good edition, such as a card that its map cannot fulfil."""
        return ()

    def edition_numbers(self, state: S) -> Mapping[str, object]:
        """What the edition in play says, as drawings and texts of the page need it beside the view.

        It stays the same all game long, is the same for every seat, and is empty where nothing depends on the edition.
        """
        return {}

    @property
    def first_edition(self) -> str | None:
        """The hash of the edition that is meant where a record or a table names none."""
        return None if self.known_editions is None else self.known_editions.first

    def recall_edition(self, text: str, edition_hash: str) -> None:
        """Make an edition findable by the hash it was stored with; what new games find by its name stays."""
        if self.known_editions is None:
            raise BrokenEdition(f"{self.name} has no editions: {edition_hash} cannot be played")
        self.known_editions.recall(text, edition_hash)

    def check(self, setup: Setup) -> dict[str, OptionValue]:
        """The options with defaults filled in; raises SetupError for what the game does not know."""
        if setup.seats not in self.seats:
            raise SetupError(f"{self.name} is for {list(self.seats)} seats, got {setup.seats}")
        if setup.start is not None and not 0 <= setup.start < setup.seats:
            raise SetupError(f"the start player must be a seat from 0 to {setup.seats - 1}, got {setup.start}")
        self.edition_of(setup)
        return checked_options(self.name, self.options, setup.options)

    def _content_of(self, setup: Setup) -> object:
        """What two setups of the same edition agree in, also if one of them names it by a hash that it had before."""
        return self.edition_of(setup) if self.known_editions is None else self.known_editions.meant(setup.edition).hash

    def has_edition(self, edition_hash: str) -> bool:
        """Whether the edition of a hash can be played here."""
        try:
            self.edition_of(Setup(self.seats[0], "", edition=edition_hash))
        except SetupError:
            return False
        return True

    def edition_meant(self, written: EditionName | None) -> EditionName | None:
        """The edition that a record or a table was made with; None for games that have none."""
        if written is not None or self.first_edition is None:
            return written
        return EditionName(self.editions()[0].name, self.first_edition)  # which is the usual one

    def start_player(self, setup: Setup, rng: Rng, ledger: ChanceLedger | None) -> int:
        """Who begins: as the setup says, else as chance decides."""
        if setup.start is not None:
            return setup.start
        drawn = str(rng.below(setup.seats))
        if ledger is not None:
            ledger.begin("start", None)
            drawn = ledger.draw(drawn)
            ledger.end()
        if drawn not in [str(seat) for seat in range(setup.seats)]:
            raise ChanceMismatch(f"the start player must be a seat from 0 to {setup.seats - 1}, got {drawn!r}")
        return int(drawn)
