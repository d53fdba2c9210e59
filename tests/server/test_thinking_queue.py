"""Who thinks next, seen at real processes, which are stopped to hold up what they think about."""

import asyncio
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Coroutine

import pytest

from lampion.server.thinkers.queue import MOST_OF_CLIENT, MOST_OF_TABLE, TURNS, ThinkingQueue
from lampion.service.thinking import Asker, Purpose, Question, TooManyQuestions
from support.desk import Desk

QUESTION = Question("axio", "random", "s", Desk("human", "human", start=0).table.observation(0).dump())


class HeldQueue:
    """A queue with one process, and what was answered, in order."""

    def __init__(self) -> None:
        self.queue = ThinkingQueue(1)
        self.answered: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._held: list[Process] = []

    async def hold(self, purpose: Purpose, client: str = "holds", table: str = "held") -> None:
        """Begin something that is not thought to its end before `go_on`."""
        await self.queue.ask(QUESTION, Asker(Purpose.BOTS_ALONE, "", ""))
        self._held.append(self.queue.pool._idle[-1])
        self._held[-1].send_signal(signal.SIGSTOP)
        await self.ask("held", purpose, client, table)

    async def ask(self, name: str, purpose: Purpose, client: str, table: str) -> None:
        """Ask, without waiting for the answer."""

        async def answered() -> None:
            await self.queue.ask(QUESTION, Asker(purpose, client, table))
            self.answered.append(name)

        self.tasks[name] = asyncio.create_task(answered())
        await asyncio.sleep(0)

    def go_on(self) -> None:
        for process in self._held:
            process.send_signal(signal.SIGCONT)

    async def all_answered(self) -> list[str]:
        self.go_on()
        await asyncio.gather(*self.tasks.values())
        return self.answered

    def figure(self, name: str, purpose: Purpose) -> int:
        rows = dict(row.rsplit(" ", 1) for row in self.queue.figures() if not row.startswith("#"))
        return int(rows[f'{name}{{purpose="{purpose}"}}'])


@pytest.fixture
async def held() -> AsyncIterator[HeldQueue]:
    made = HeldQueue()
    yield made
    made.go_on()
    for task in made.tasks.values():
        task.cancel()
    await asyncio.gather(*made.tasks.values(), return_exceptions=True)
    await made.queue.close()


@pytest.mark.parametrize("purpose", [Purpose.HINT, Purpose.ANALYSIS, Purpose.BOTS_ALONE])
async def test_a_bot_with_people_need_not_wait_for_what_is_being_thought_about(
    held: HeldQueue, purpose: Purpose
) -> None:
    await held.hold(purpose)
    for number in range(5):
        await held.ask(f"waits {number}", purpose, f"client {number}", f"table {number}")
    for number in range(3):
        await held.ask(f"bot {number}", Purpose.BOT, "ada", f"ada's {number}")
    await asyncio.gather(*(held.tasks[f"bot {number}"] for number in range(3)))
    assert held.answered == ["bot 0", "bot 1", "bot 2"]
    assert len(await held.all_answered()) == 9


async def test_bots_with_people_never_have_more_processes_than_there_are(held: HeldQueue) -> None:
    await held.hold(Purpose.BOT)
    await held.ask("another", Purpose.BOT, "ada", "ada's")
    assert held.figure("lampion_thinking_now", Purpose.BOT) == 1
    assert held.figure("lampion_thinking_waiting", Purpose.BOT) == 1
    assert await held.all_answered() == ["held", "another"]


@pytest.mark.parametrize("purpose", [Purpose.BOT, Purpose.HINT])
async def test_clients_take_turns_and_so_do_their_tables(held: HeldQueue, purpose: Purpose) -> None:
    await held.hold(purpose)
    for name, client, table in (
        ("a1", "a", "table 1"),
        ("a1 again", "a", "table 1"),
        ("a2", "a", "table 2"),
        ("b", "b", "table 3"),
        ("c", "c", "table 4"),
    ):
        await held.ask(name, purpose, client, table)
    assert await held.all_answered() == ["held", "a1", "b", "c", "a2", "a1 again"]


async def test_what_is_least_urgent_comes_last_but_it_comes(held: HeldQueue) -> None:
    await held.hold(Purpose.HINT)
    await held.ask("bots alone", Purpose.BOTS_ALONE, "x", "x")
    for number in range(2 * TURNS):
        await held.ask(f"hint {number}", Purpose.HINT, f"client {number}", f"table {number}")
    order = await held.all_answered()
    assert order.index("bots alone") == 1 + TURNS and len(order) == 2 + 2 * TURNS


async def test_one_client_and_one_table_can_have_only_so_many_hints_waiting(held: HeldQueue) -> None:
    await held.hold(Purpose.HINT)
    for number in range(MOST_OF_CLIENT):
        await held.ask(f"a's {number}", Purpose.HINT, "a", f"table {number}")
    await refused(held.queue.ask(QUESTION, Asker(Purpose.HINT, "a", "one more")))
    for number in range(MOST_OF_TABLE - 1):
        await held.ask(f"b's {number}", Purpose.HINT, f"b {number}", "table 0")
    await refused(held.queue.ask(QUESTION, Asker(Purpose.HINT, "c", "table 0")))
    await held.ask("d's", Purpose.HINT, "d", "d's")
    await held.ask("a's bot", Purpose.BOT, "a", "table 0")
    assert len(await held.all_answered()) == 1 + MOST_OF_CLIENT + MOST_OF_TABLE - 1 + 2


async def refused(asking: Coroutine[object, object, int]) -> None:
    with pytest.raises(TooManyQuestions):
        await asking


async def test_a_question_nobody_waits_for_leaves_the_queue(held: HeldQueue) -> None:
    await held.hold(Purpose.HINT, "a")
    await held.ask("goes", Purpose.HINT, "b", "table")
    await held.ask("stays", Purpose.HINT, "c", "table")
    for name in ("held", "goes"):
        held.tasks.pop(name).cancel()
    await asyncio.sleep(0)
    assert held.figure("lampion_thinking_waiting", Purpose.HINT) == 1
    assert held.figure("lampion_thinking_now", Purpose.HINT) == 1, "what was begun is thought to its end"
    await held.ask("a's next", Purpose.HINT, "a", "another table")
    assert await held.all_answered() == ["stays", "a's next"]


async def test_waits_are_counted(held: HeldQueue) -> None:
    await held.hold(Purpose.HINT)
    await held.ask("waits", Purpose.HINT, "b", "table")
    await held.all_answered()
    assert held.figure("lampion_thinking_wait_seconds_count", Purpose.HINT) == 2
    rows = list(held.queue.figures())
    assert 'lampion_thinking_wait_seconds_bucket{purpose="hint",le="+Inf"} 2' in rows
