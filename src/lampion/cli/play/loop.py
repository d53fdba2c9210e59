"""Plays one game in the terminal from the first decision to the record."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from lampion.cli.output import FALSE, FINE, INTERRUPTED, WRONG_USE
from lampion.cli.play.choosing import Choosing, Quit
from lampion.cli.play.commands import Command, command_from
from lampion.cli.play.faces import face_of
from lampion.cli.play.keyboard import Keyboard
from lampion.cli.play.players import SeatError, players_from
from lampion.cli.play.saving import offer_to_save, save
from lampion.cli.play.screen import Screen
from lampion.cli.play.voice import Voice
from lampion.core.errors import PositionError, SetupError, UnknownBot, UnknownGame
from lampion.core.message import Message, SeatRef
from lampion.core.registry import game
from lampion.core.setup import OptionValue
from lampion.tables.commands import Done, SetWait, Undo
from lampion.tables.journal import said
from lampion.tables.result import headline


def play(
    game_name: str,
    seats: Sequence[str],
    options: Mapping[str, OptionValue],
    seed: str | int | None,
    lang: str,
    start: int | None,
    console: Console,
    record: Path | None = None,
    edition: str | None = None,
    position: str | None = None,
) -> int:
    """Play a game with people and bots at one keyboard; the answer is the exit code.

    `seats` are `human`, `human:NAME` or `bot:LEVEL`, by default a person against a bot; without a seed, chance is
    fresh; `position` is the text of a position to begin from.

    0: played to the end, or left with "quit"; 1: the record could not be saved; 2: wrong use, or the input
    ended before the game did.
    """
    screen = Screen(console)
    try:
        chosen = game(game_name)
        players = players_from(seats, chosen, lang)
        fresh = secrets.token_hex(32) if seed is None else str(seed)
        keyboard = Keyboard(chosen, players, fresh, options, start, edition, position)
    except (UnknownGame, UnknownBot, SeatError, SetupError, PositionError) as error:
        screen.say(str(error), "yellow")
        return WRONG_USE
    return TerminalGame(keyboard, Voice(lang, [player.name or "" for player in players]), screen, record).run()


class TerminalGame:
    """The game's way through the terminal: whose turn it is, who looks at the screen, and how it ends."""

    def __init__(self, keyboard: Keyboard, voice: Voice, screen: Screen, record: Path | None) -> None:
        self.keyboard = keyboard
        self.voice = voice
        self.screen = screen
        self.record = record
        self.face = face_of(keyboard.game.name)
        humans = [seat for seat, player in enumerate(keyboard.table.seats) if player.kind == "human"]
        self.alone = humans[0] if len(humans) == 1 else None
        self.looking: int | None = self.alone  # the person in front of the screen

    def run(self) -> int:
        try:
            while (seat := self.keyboard.table.to_move()) is not None:
                self.take_turn(seat)
            self.announce()
            code = FINE
        except Quit:
            self.tell(Message("terminal-bye"))
            code = FINE
        except EOFError:
            self.tell(Message("terminal-input-ended"))
            code = WRONG_USE
        except KeyboardInterrupt:
            self.screen.say("")
            self.tell(Message("terminal-bye"))
            code = INTERRUPTED
        if (waits := self.keyboard.table.waits) is not None:
            self.keyboard.do(waits, Done())  # nobody is left to take it back, and it may have ended the game
        table = self.keyboard.table
        if self.record is not None and not save(table, self.record, self.voice, self.screen):
            return FALSE
        if self.record is None and table.over:
            offer_to_save(table, self.voice, self.screen)
        return code

    def take_turn(self, seat: int) -> None:
        """What is asked of a seat now: of a bot or a person, to decide or to hand on."""
        table = self.keyboard.table
        level = table.bot_to_move()
        if level is not None:
            prompt = self.keyboard.game.prompt(self.keyboard.state, self.alone)
            with self.screen.waiting(self.voice.say(prompt, self.alone)):
                self.keyboard.play_bot(seat, level)
            return
        if seat != self.looking:
            self.pass_device(seat)
        self.draw(seat)
        if table.waits is not None:
            self.confirm(seat)
        else:
            Choosing(self.keyboard, seat, self.face, self.voice, self.screen).decide()

    def pass_device(self, seat: int) -> None:
        """Nothing is shown until the right person sits in front of the screen."""
        self.screen.clear()
        self.tell(Message("terminal-pass-device", {"who": SeatRef(seat)}))
        self.screen.ask()
        self.looking = seat

    def confirm(self, seat: int) -> None:
        """Wait for Enter before the others see it; until then it can be taken back."""
        while self.keyboard.table.waits is not None:
            self.tell(Message("terminal-done"))
            match command_from(self.screen.ask()):
                case Command("quit"):
                    raise Quit
                case Command("undo"):
                    self.keyboard.do(seat, Undo())
                case Command("always", ""):
                    self.keyboard.do(seat, SetWait(on=False))
                case Command("", ""):
                    self.keyboard.do(seat, Done())

    def draw(self, viewer: int | None) -> None:
        game, table = self.keyboard.game, self.keyboard.table
        seats = [Message("terminal-name", {"who": SeatRef(seat)}) for seat in range(len(table.seats))]
        title = " · ".join([game.title, *(self.voice.say(seat, viewer) for seat in seats)])
        round_long = 2 * len(table.seats) + 1
        entries = [entry for entry in table.journal.read(0) if not entry.undone and entry.kind != "end"]
        last = entries[-round_long:]
        if self.keyboard.is_given and entries[0] not in last:
            last = [entries[0], *last]  # that nothing was shuffled stays in sight
        log = [self.voice.say(said(entry), viewer) for entry in last]
        picture = self.face.draw(game, self.keyboard.state, viewer, self.voice, self.screen.plain)
        self.screen.show(title, picture, log)

    def announce(self) -> None:
        """The last position and the result, for everybody."""
        self.draw(self.alone)
        ended = self.keyboard.table.ended
        assert ended is not None
        self.screen.say(self.voice.say(headline(self.keyboard.game, self.keyboard.state, ended), self.alone), "bold")

    def tell(self, message: Message) -> None:
        self.screen.say(self.voice.say(message, self.alone))
