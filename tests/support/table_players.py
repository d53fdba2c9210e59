"""People and bots at the tables of a service: whoever is to decide does so, as a bot would."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from lampion.bots.levels import bot
from lampion.core.rng import rng_from
from lampion.server.identity import holder_of
from lampion.service.table_service import ClientCommand, TableService
from lampion.tables.commands import Command, Done, Move, Sit
from lampion.tables.table import Table

Until: TypeAlias = Callable[[Table], bool]


@dataclass(frozen=True)
class Person:
    """Somebody at the tables. The token opens their seats to whoever tests them."""

    name: str

    @property
    def token(self) -> str:
        return f"token-of-{self.name}-".ljust(40, "0")

    @property
    def holder(self) -> str:
        return holder_of(self.token)


PEOPLE = tuple(Person(name) for name in ("Ada", "Bea", "Cy", "Dan"))
ELSEWHERE = Person("Ada-elsewhere")  # another device
EVERYBODY = (*PEOPLE, ELSEWHERE)


class TablePlayers:
    """Plays for everybody at the tables of a service."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._commands = 0
        self._lots = rng_from("who decides what")

    def wait(self) -> None:
        """Some time goes by before something happens."""

    async def table(self, name: str) -> Table:
        return (await self.service.find(name)).table

    async def do(self, name: str, seat: int, command: Command, who: Person | None = None) -> None:
        """A command of whoever holds the seat, or of somebody else."""
        self.wait()
        self._commands += 1
        held = None if isinstance(command, Sit) else (await self.table(name)).seats[seat].holder
        holder = who.holder if who is not None else held or PEOPLE[seat].holder
        await self.service.carry_out(name, ClientCommand(holder, f"command-{self._commands:06}", seat, None, command))

    async def decide(self, name: str) -> None:
        """The next decision, or the "done" that is waited for: bots decide for people too."""
        table = await self.table(name)
        seat = table.to_move()
        assert seat is not None and table.line is not None
        if table.waits is not None:
            await self.do(name, seat, Done())
            return
        level = table.bot_to_move()
        chooser = bot(level or ("random" if self._lots.below(4) == 0 else "greedy"), table.line.game)
        action = chooser.choose(table.observation(seat), self._lots)
        if level is None:
            await self.do(name, seat, Move(table.line.game.notation(table.line.state, action)))
        else:
            self.wait()
            await self.service.play_bot(name, table.version, seat, action, level)

    async def play(self, name: str, count: int, until: Until | None = None) -> bool:
        """So many decisions, then on to a moment of that kind; whether there was one before the end."""
        table = await self.table(name)
        while not table.over and (count > 0 or not (until is None or until(table))):
            await self.decide(name)
            count -= 1
            table = await self.table(name)
        return not table.over

    async def play_to_the_end(self, name: str) -> None:
        """Until the game is over."""
        await self.play(name, 0, lambda table: False)


def persons_turn(table: Table) -> bool:
    """A person is to decide."""
    seat = table.to_move()
    return seat is not None and table.seats[seat].level is None and table.waits is None


def bots_turn(table: Table) -> bool:
    return table.bot_to_move() is not None


def waits_for_done(table: Table) -> bool:
    return table.waits is not None


def midway(table: Table) -> bool:
    """A person has decided something and goes on deciding."""
    steps = table.line.steps if table.line is not None else []
    return persons_turn(table) and bool(steps) and steps[-1].seat == table.to_move() and steps[-1].level is None
