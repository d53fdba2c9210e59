"""Bots that fail do not hold up a table."""

import logging
from pathlib import Path

import pytest

from lampion.core.registry import game
from lampion.server.stores.sqlite import SqliteStore
from lampion.server.thinkers.queue import ThinkingQueue
from lampion.service.bot_turns import TRIES, BotTurns
from lampion.service.broker import InProcessBroker
from lampion.service.table_service import TableService
from lampion.service.thinking import Answer, Asker, Question, ThinkerFailed
from lampion.tables.events import SeatPlan
from lampion.tables.opening import Wish


class BrokenThinkers:
    """No bot ever answers."""

    asked = 0

    async def ask(self, question: Question, asker: Asker) -> Answer:
        self.asked += 1
        raise ThinkerFailed("no answer")


async def until_over(service: TableService, table: str) -> None:
    with service.broker.listen(table) as listener:
        while not (await service.find(table)).table.over:
            await listener.news()


async def test_a_bot_that_never_answers_plays_any_legal_action(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = SqliteStore(data)
    await store.open()
    service, pool = TableService(store, InProcessBroker(), 10), BrokenThinkers()
    bots = BotTurns(service, pool, 0.0)
    service.changed = bots.look_at
    with caplog.at_level(logging.ERROR):
        wish = Wish(game("axio"), [SeatPlan("bot", None, "greedy")] * 2, {}, 0)
        opened = await service.open_table(wish, "ada")
        await until_over(service, opened.table.id)
    assert pool.asked % TRIES == 0 and pool.asked > 0
    assert "failed: no answer" in caplog.text
    await bots.close()
    await store.close()


async def test_turns_that_were_left_open_are_taken_up_once(data: Path) -> None:
    store = SqliteStore(data)
    await store.open()
    wish = Wish(game("axio"), [SeatPlan("bot", None, "random")] * 2, {}, 0)
    table = (await TableService(store, InProcessBroker(), 10).open_table(wish, "ada")).table.id
    service, pool = TableService(store, InProcessBroker(), 10), ThinkingQueue(1)
    bots = BotTurns(service, pool, 0.0)
    service.changed = bots.look_at
    await bots.resume()
    await bots.resume()
    await until_over(service, table)
    await bots.close()
    await pool.close()
    await store.close()
