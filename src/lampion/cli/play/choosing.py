"""One decision of a person: what was typed becomes a legal action, or an answer."""

from __future__ import annotations

from collections.abc import Sequence

from lampion.cli.play.commands import Command, command_from
from lampion.cli.play.face import Face
from lampion.cli.play.keyboard import Keyboard
from lampion.cli.play.screen import Screen
from lampion.cli.play.voice import Voice
from lampion.core.message import Arg, Message, NotationError, Reason
from lampion.core.offers import Offer
from lampion.core.terminal import Pick
from lampion.tables.commands import Move, Resign, SetStanding, Undo
from lampion.tables.reasons import Refused

LISTED = 12  # so many moves are listed at once
ASK = ("ask", "fragen", "demander")  # what is typed after "always" to be asked again
HELP = (
    "terminal-help-move",
    "terminal-help-moves",
    "terminal-help-hint",
    "terminal-help-why",
    "terminal-help-rules",
    "terminal-help-undo",
    "terminal-help-resign",
    "terminal-help-quit",
)


class Quit(Exception):
    """The person leaves the table."""


class Choosing:
    """Asks the person on a seat until a decision is carried out or taken back."""

    def __init__(self, keyboard: Keyboard, seat: int, face: Face, voice: Voice, screen: Screen) -> None:
        self.keyboard = keyboard
        self.game, self.state = keyboard.game, keyboard.state
        self.seat = seat
        self.face = face
        self.voice = voice
        self.screen = screen
        self.offers = self.game.offers(self.state)
        self.picked: Pick | None = None
        self.listed: list[Offer] = []

    def decide(self) -> None:
        """Ends when the position has changed; raises Quit, or EOFError at the end of the input."""
        self.ask_for_it()
        turned = self.keyboard.table.turned
        while self.keyboard.table.turned == turned:
            try:
                self.answer(command_from(self.screen.ask()))
            except Refused as error:
                self.refuse(error.reason)

    def ask_for_it(self) -> None:
        """The prompt, the choices where they are few, and how to type."""
        self.screen.say(self.voice.say(self.game.prompt(self.state, self.seat), self.seat), "bold")
        if len(self.offers) <= LISTED:
            self.list_offers(self.ranked(self.offers))
        example = self.face.example(self.state)
        if len(self.offers) == 1 and self.offers[0].choose is None:
            lock = self.keyboard.line.lock(self.seat)
            example = Message("terminal-only-choice" if lock is not None else "terminal-only-choice-or-undo")
        self.screen.say(self.say(example or Message("terminal-example")), "dim")

    def answer(self, command: Command) -> None:
        """Do as told. Raises Refused."""
        match command.verb:
            case "help":
                self.help()
            case "moves":
                self.list_moves(command.rest)
            case "hint":
                self.hint()
            case "why":
                self.why(command.rest)
            case "rules":
                self.rules()
            case "undo":
                self.keyboard.do(self.seat, Undo())
            case "resign":
                self.keyboard.do(self.seat, Resign())
            case "always":
                self.always(command.rest.lower())
            case "quit":
                raise Quit
            case _:
                self.move(command.rest)

    # -- moves ---------------------------------------------------------------------------------------------------

    def move(self, text: str) -> None:
        if not text:
            self.only_choice()
        elif text.isdigit() and self.listed:
            self.listed_choice(int(text))
        else:
            match self.read(text):
                case int(action):
                    self.keyboard.do(self.seat, Move(code=action))
                case Pick() as pick:
                    self.pick(pick)
                case reason:
                    self.refuse(reason)

    def only_choice(self) -> None:
        """Enter alone takes the only move there is."""
        if len(self.offers) == 1:
            self.take(self.offers[0])
        else:
            self.tell(Message("terminal-example"))

    def listed_choice(self, number: int) -> None:
        if 1 <= number <= len(self.listed):
            self.take(self.listed[number - 1])
        else:
            self.tell(Message("terminal-no-such-number", {"count": len(self.listed)}))

    def take(self, offer: Offer) -> None:
        """Carry out an offer; where a set is still to be chosen, say how to name it."""
        if offer.choose is not None:
            self.screen.say(self.what(offer))
        else:
            self.keyboard.do(self.seat, Move(code=offer.code))

    def read(self, text: str) -> int | Pick | Reason:
        """The action that a line names, a part of one, or why it names none."""
        tile = self.picked.value if self.picked is not None else None
        meant = self.face.read(text, self.state, tile)
        if not isinstance(meant, str):
            return meant
        try:
            return self.game.parse(self.state, meant)
        except NotationError as error:
            return error.reason

    def pick(self, pick: Pick) -> None:
        """Narrow the moves to those with this part."""
        fitting = [offer for offer in self.offers if offer.parts.get(pick.part) == pick.value]
        if not fitting:
            self.tell(Message("terminal-none-fit", {"filter": pick.value}))
            return
        self.picked, self.listed = pick, []
        self.tell(Message("terminal-picked", {"value": pick.value, "count": len(fitting)}))

    # -- answers -------------------------------------------------------------------------------------------------

    def help(self) -> None:
        manual = self.face.manual(self.state)
        if manual is not None:
            self.tell(manual)
        for key in HELP:
            self.tell(Message(key))
        if words := self.standing_words():
            self.tell(Message("terminal-help-always", {"answers": ", ".join(words)}))

    def rules(self) -> None:
        """The whole rules page of the game, as far as it has one in this language."""
        page = self.game.rules_page(self.voice.language, self.game.setup_of(self.state, "").edition)
        if page is not None:
            self.screen.read(page)
        else:
            self.tell(Message("terminal-no-rules"))

    def list_moves(self, words: str) -> None:
        """The moves that match all words, and the picked part if no words narrow them otherwise."""
        wanted = words.lower().split()
        fitting = [offer for offer in self.offers if all(matches(offer, word) for word in wanted)]
        if not wanted and self.picked is not None:
            fitting = [offer for offer in fitting if offer.parts.get(self.picked.part) == self.picked.value]
        if not fitting:
            self.tell(Message("terminal-none-fit", {"filter": words}))
            return
        self.list_offers(self.ranked(fitting)[:LISTED])
        if len(fitting) > LISTED:
            self.tell(Message("terminal-more-moves", {"count": len(fitting) - LISTED}))

    def ranked(self, offers: Sequence[Offer]) -> list[Offer]:
        """Whole moves as the game's face likes them; sets still to be chosen behind them."""
        whole = [offer for offer in offers if offer.choose is None]
        previews = self.game.previews(self.state, [offer.code for offer in whole])
        return self.face.ranked(whole, previews) + [offer for offer in offers if offer.choose is not None]

    def list_offers(self, offers: Sequence[Offer]) -> None:
        """Numbered, each with what it does; a number typed next means one of these."""
        self.listed = list(offers)
        width = max(len(offer.notation) for offer in offers)
        for number, offer in enumerate(offers, start=1):
            self.screen.say(f"{number:>4}  {offer.notation:<{width}}  {self.what(offer)}")

    def hint(self) -> None:
        action = self.keyboard.advice(self.seat)
        notation = self.game.notation(self.state, action)
        self.tell(Message("terminal-hint", {"notation": notation, "sentence": self.advice(action)}))

    def why(self, text: str) -> None:
        """Why a move is not allowed; what it would do if it is."""
        if not text:
            self.tell(Message("terminal-why-what"))
            return
        meant = self.read(text)
        if isinstance(meant, Pick):
            self.tell(Message("terminal-why-what"))
            return
        reason = meant if isinstance(meant, Reason) else self.state.refusal(meant)
        if reason is not None:
            self.refuse(reason)
        elif isinstance(meant, int):
            self.tell(Message("terminal-allowed", {"sentence": self.sentence(meant)}))

    def always(self, text: str) -> None:
        """Answer a question once and for all; if it is the one that is asked, that decides."""
        for question in self.game.standing_questions:
            if text in ASK:
                self.tell(Message("terminal-always-ask", {"question": question.text}))
                self.keyboard.do(self.seat, SetStanding(question.name, None))
            if text in question.answers:
                facts: dict[str, Arg] = {"question": question.text, "answer": question.answers[text]}
                self.tell(Message("terminal-always-set", facts))
                return self.keyboard.do(self.seat, SetStanding(question.name, text))
        words = self.standing_words()
        if words and text in ASK:
            return
        known = Message("terminal-always-what", {"answers": ", ".join([*words, ASK[0]])})
        self.tell(known if words else Message("terminal-always-none"))

    def standing_words(self) -> list[str]:
        """What may be typed after "always"."""
        return [answer for question in self.game.standing_questions for answer in question.answers]

    # -- words ---------------------------------------------------------------------------------------------------

    def what(self, offer: Offer) -> str:
        """What an offer does, or which things are to be named behind its notation."""
        if offer.choose is None:
            return self.sentence(offer.code)
        least, most = offer.choose["min"], offer.choose["max"]
        facts: dict[str, Arg] = {"least": least, "most": most, "items": " ".join(offer.choose["from"])}
        example = offer.notation + " ".join(offer.choose["from"][: max(least, 1)])
        key = "terminal-choose-exactly" if least == most else "terminal-choose-from-to"
        return self.say(Message(key, {**facts, "example": example}))

    def advice(self, action: int) -> str:
        what = self.game.advice(self.state, action, self.state.after(action))
        return self.say(Message("advice", {"what": what}))

    def sentence(self, action: int) -> str:
        return self.say(self.game.describe(self.state, action, self.state.after(action)))

    def say(self, message: Message) -> str:
        return self.voice.say(message, self.seat)

    def tell(self, message: Message) -> None:
        self.screen.say(self.say(message))

    def refuse(self, reason: Reason) -> None:
        self.screen.say(self.voice.why(reason, self.seat), "yellow")


def matches(offer: Offer, word: str) -> bool:
    """Whether a word is in the notation or among the parts."""
    parts = (
        str(one).lower() for value in offer.parts.values() for one in (value if isinstance(value, list) else [value])
    )
    return word in offer.notation.lower() or word in parts
