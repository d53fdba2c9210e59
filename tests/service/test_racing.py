"""Work that is raced against something that may happen, and tasks that are ended for good."""

import asyncio

import pytest

from lampion.service.racing import ended, unless

AT_MOST = 20.0  # seconds until a test gives up


async def soon(answer: int) -> int:
    await asyncio.sleep(0)
    return answer


async def stubborn(cancelled: list[int]) -> None:
    """Forgets the first time that it is cancelled, as `wait_for` can."""
    while True:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            cancelled.append(1)
            if len(cancelled) > 1:
                raise


async def test_work_that_comes_first_ends_what_it_was_raced_against() -> None:
    cancelled: list[int] = []
    assert await asyncio.wait_for(unless(stubborn(cancelled), soon(7)), AT_MOST) == 7
    assert len(cancelled) == 2, "once is not enough"


async def test_work_is_given_up_when_the_other_thing_happens() -> None:
    cancelled: list[int] = [1]
    assert await asyncio.wait_for(unless(soon(1), stubborn(cancelled)), AT_MOST) is None
    assert len(cancelled) == 2


async def test_what_goes_wrong_is_told() -> None:
    async def fails() -> None:
        raise ValueError("no store")

    with pytest.raises(ValueError, match="no store"):
        await unless(fails(), stubborn([1]))


async def test_ended_tasks_are_over() -> None:
    tasks = [asyncio.create_task(stubborn([])) for _ in range(3)]
    await asyncio.sleep(0)
    await asyncio.wait_for(ended(tasks), AT_MOST)
    assert all(task.done() for task in tasks)
