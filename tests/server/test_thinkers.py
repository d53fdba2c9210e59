"""Bots think in processes of their own, which may die without harm."""

import asyncio
import signal
from collections.abc import AsyncIterator

import pytest

from lampion.server.thinkers.frames import Question
from lampion.server.thinkers.pool import ThinkerFailed, ThinkerPool
from support.desk import Desk


@pytest.fixture
async def pool() -> AsyncIterator[ThinkerPool]:
    opened = ThinkerPool(1)
    yield opened
    await opened.close()


def question(level: str = "greedy", seed: str = "s") -> tuple[Question, list[int]]:
    desk = Desk("human", "human", start=0)
    return Question("axio", level, seed, desk.table.observation(0).dump()), desk.legal()


async def chosen(pool: ThinkerPool, asked: Question) -> int | None:
    return (await pool.ask(asked)).action


async def test_a_thinker_answers_with_a_legal_action_the_same_for_the_same_seed(pool: ThinkerPool) -> None:
    asked, legal = question()
    answers = [await chosen(pool, asked) for _ in range(3)]
    assert answers[0] in legal and len(set(answers)) == 1


async def test_a_bot_that_fails_is_told_and_the_process_goes_on(pool: ThinkerPool) -> None:
    asked, legal = question()
    with pytest.raises(ThinkerFailed, match="no bot is called"):
        await chosen(pool, question(level="oracle")[0])
    first = pool._idle[0]
    assert await chosen(pool, asked) in legal
    assert pool._idle[0] is first


async def test_a_process_that_dies_is_replaced(pool: ThinkerPool) -> None:
    asked, legal = question()
    await chosen(pool, asked)
    pool._idle[0].kill()
    await pool._idle[0].wait()
    with pytest.raises(ThinkerFailed):
        await chosen(pool, asked)
    assert await chosen(pool, asked) in legal


async def test_questions_wait_for_a_free_process(pool: ThinkerPool) -> None:
    asked, legal = question(level="random")
    answers = await asyncio.gather(*(chosen(pool, asked) for _ in range(5)))
    assert set(answers) <= set(legal)
    assert len(pool._idle) == 1


async def test_a_thinker_that_takes_too_long_is_given_up() -> None:
    pool = ThinkerPool(1, patience=0.001)
    with pytest.raises(ThinkerFailed, match="TimeoutError"):
        await chosen(pool, question()[0])
    await pool.close()


async def test_an_expert_at_its_thoughts_holds_up_no_other_table() -> None:
    """Its process is stopped before it can answer, and another table's bot goes on."""
    pool = ThinkerPool(2)
    await chosen(pool, question()[0])
    expert = pool._idle[0]
    expert.send_signal(signal.SIGSTOP)
    thinking = asyncio.create_task(chosen(pool, question(level="expert")[0]))
    await asyncio.sleep(0)
    asked, legal = question(level="casual")
    assert [await chosen(pool, asked) in legal for _ in range(3)] == [True] * 3
    assert not thinking.done()
    expert.send_signal(signal.SIGCONT)
    assert await thinking in legal
    await pool.close()
