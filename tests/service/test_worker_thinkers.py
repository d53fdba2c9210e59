"""Bots in one worker of a browser: in turns, the urgent first, and nobody waits for a thought that nobody wants."""

import asyncio

import msgspec
import pytest

from lampion.browser import thinkers
from lampion.browser.thinkers import WorkerThinkers
from lampion.service.thinking import Answer, Asker, Purpose, Question, ThinkerFailed

BOT, HINT = (Asker(purpose, "ada", "t") for purpose in (Purpose.BOT, Purpose.HINT))


class Worker:
    """Answers when it is told to, or fails when it is ended."""

    def __init__(self) -> None:
        self.thoughts: list[tuple[str, asyncio.Future[str]]] = []
        self.ended = 0

    def think(self, question: str) -> asyncio.Future[str]:
        thought: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.thoughts.append((msgspec.json.decode(question, type=Question).game, thought))
        return thought

    def stop(self) -> None:
        self.ended += 1
        for _, thought in self.thoughts:
            if not thought.done():
                thought.set_result(told(None))

    def answer(self, number: int, action: int | None) -> None:
        self.thoughts[number][1].set_result(told(action))


def told(action: int | None) -> str:
    return msgspec.json.encode(Answer(action, None if action is not None else "stopped")).decode()


def question(name: str) -> Question:
    return Question(name, "casual", "0", {})


async def soon(times: int = 5) -> None:
    for _ in range(times):
        await asyncio.sleep(0)


async def test_one_thinks_at_a_time_and_a_bots_turn_goes_before_a_hint() -> None:
    worker = Worker()
    by = WorkerThinkers(worker.think, worker.stop)
    asked = [asyncio.create_task(by.ask(question("first"), BOT))]
    await soon()
    asked += [asyncio.create_task(by.ask(question("hint"), HINT)), asyncio.create_task(by.ask(question("bot"), BOT))]
    await soon()
    for number in range(3):
        worker.answer(number, number)
        await soon()
    assert [name for name, _ in worker.thoughts] == ["first", "bot", "hint"]
    assert [(await one).action for one in asked] == [0, 2, 1]


async def test_a_thought_nobody_wants_is_ended_when_another_waits_and_that_one_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers, "SHORT", 0.0)
    worker = Worker()
    by = WorkerThinkers(worker.think, worker.stop)
    stale = asyncio.create_task(by.ask(question("stale"), BOT))
    await soon()
    stale.cancel()
    await asyncio.wait({stale})
    await asyncio.sleep(0.01)
    assert worker.ended == 0, "nobody waits: it may think to its end"
    wanted = asyncio.create_task(by.ask(question("wanted"), BOT))
    await asyncio.sleep(0.01)
    assert worker.ended == 1
    worker.answer(1, 7)
    assert (await wanted).action == 7


async def test_what_goes_wrong_in_the_worker_is_a_bot_that_failed() -> None:
    worker = Worker()
    by = WorkerThinkers(worker.think, worker.stop)
    asked = asyncio.create_task(by.ask(question("x"), BOT))
    await soon()
    worker.thoughts[0][1].set_exception(RuntimeError("no worker"))
    with pytest.raises(ThinkerFailed, match="no worker"):
        await asked
    again = asyncio.create_task(by.ask(question("y"), BOT))
    await soon()
    worker.answer(1, 3)
    assert (await again).action == 3
