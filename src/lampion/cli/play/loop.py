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
from lampion.cli.play.habits import Habits
from lampion.cli.play.players import SeatError, players_from
from lampion.cli.play.saving import offer_to_save, save
from lampion.cli.play.screen import Screen
from lampion.cli.play.table import Table
from lampion.cli.play.voice import Voice
from lampion.core.errors import PositionError, SetupError, UnknownBot, UnknownGame
from lampion.core.from_position import setup_from
from lampion.core.message import Message, SeatRef
from lampion.core.registry import game
from lampion.core.setup import OptionValue, Setup


def play(
    game_name: str,
    seats: Sequence[str],
    options: Mapping[str, OptionValue],
    seed: str | int | None,
    lang: str,
    start: int | None,
    console: Console,
    record: Path | None = None,
    map_name: str | None = None,
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
        setup = Setup(len(players), fresh, options, start, map_name)
        table = Table(chosen, setup if position is None else setup_from(chosen, position, setup), players)
    except (UnknownGame, UnknownBot, SeatError, SetupError, PositionError) as error:
        screen.say(str(error), "yellow")
        return WRONG_USE
    return Evening(table, Voice(lang, [player.name for player in players]), screen, record).run()


class Evening:
    """The game's way through the terminal: whose turn it is, who looks at the screen, and how it ends."""

    def __init__(self, table: Table, voice: Voice, screen: Screen, record: Path | None) -> None:
        self.table = table
        self.voice = voice
        self.screen = screen
        self.record = record
        self.face = face_of(table.game.name)
        self.habits = Habits(table.game)
        humans = [seat for seat, player in enumerate(table.players) if player.is_human]
        self.alone = humans[0] if len(humans) == 1 else None
        self.looking: int | None = self.alone  # the person in front of the screen

    def run(self) -> int:
        try:
            while not self.table.state.over():
                self.take_turn(self.table.seat)
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
        if self.record is not None and not save(self.table, self.record, self.voice, self.screen):
            return FALSE
        if self.record is None and self.table.state.over():
            offer_to_save(self.table, self.voice, self.screen)
        return code

    def take_turn(self, seat: int) -> None:
        """One decision, by a bot or by a person."""
        if not self.table.players[seat].is_human:
            with self.screen.waiting(self.voice.say(self.table.game.prompt(self.table.state, self.alone), self.alone)):
                self.table.carry_out(self.table.bot_choice(seat))
            return
        standing = self.habits.action(self.table.state, seat)
        if standing is not None:
            self.table.carry_out(standing)
            return
        if seat != self.looking:
            self.pass_device(seat)
        self.draw(seat)
        Choosing(self.table, seat, self.face, self.voice, self.screen, self.habits).decide()
        if self.hands_on(seat):
            self.confirm(seat)

    def pass_device(self, seat: int) -> None:
        """Nothing is shown until the right person sits in front of the screen."""
        self.screen.clear()
        self.tell(Message("terminal-pass-device", {"who": SeatRef(seat)}))
        self.screen.ask()
        self.looking = seat

    def hands_on(self, seat: int) -> bool:
        """Whether the move would go to somebody else, or end the game, although it could still be taken back."""
        hands_on = self.table.state.over() or self.table.seat != seat
        return hands_on and seat not in self.habits.at_once and self.table.undo_lock(seat) is None

    def confirm(self, seat: int) -> None:
        """Wait for Enter before the others see it; until then it can be taken back."""
        self.draw(seat)
        while True:
            self.tell(Message("terminal-done"))
            match command_from(self.screen.ask()):
                case Command("quit"):
                    raise Quit
                case Command("undo"):
                    self.table.undo()
                    return
                case Command("always", ""):
                    self.habits.at_once.add(seat)
                    return
                case Command("", ""):
                    return

    def draw(self, viewer: int | None) -> None:
        game, state = self.table.game, self.table.state
        seats = [Message("terminal-name", {"who": SeatRef(seat)}) for seat in range(len(self.table.players))]
        title = " · ".join([game.title, *(self.voice.say(seat, viewer) for seat in seats)])
        round_long = 2 * len(self.table.players) + 1
        log = [
            self.voice.say(game.describe(step.before, step.action, step.after), viewer)
            for step in self.table.line[-round_long:]
        ]
        if self.table.is_given:
            log.insert(0, self.voice.say(Message("table-not-shuffled"), viewer))
        picture = self.face.draw(game, state, viewer, self.voice, self.screen.plain)
        self.screen.show(title, picture, log)

    def announce(self) -> None:
        """The last position and the result, for everybody."""
        self.draw(self.alone)
        self.screen.say(self.voice.say(self.table.game.outcome(self.table.state), self.alone), "bold")

    def tell(self, message: Message) -> None:
        self.screen.say(self.voice.say(message, self.alone))
