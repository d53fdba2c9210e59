"""What a bot's process is told of the edition that is played."""

from collections.abc import AsyncIterator

import msgspec
import pytest

from lampion.server.thinkers import pool as pool_module
from lampion.server.thinkers.frames import framed
from lampion.server.thinkers.pool import ThinkerPool
from lampion.service.bot_turns import question_about
from lampion.service.thinking import Question, ThinkerFailed
from support.corrections import GAMES, corrected, corrections_installed
from support.desk import Desk


@pytest.fixture
async def pool() -> AsyncIterator[ThinkerPool]:
    opened = ThinkerPool(1)
    yield opened
    await opened.close()


@pytest.mark.parametrize("name", GAMES)
async def test_each_process_is_given_the_text_once(pool: ThinkerPool, name: str) -> None:
    with corrections_installed():
        desk = Desk("human", "human", start=0, played=name)
        asked = question_about(desk.table, 0, "greedy")
        assert asked.edition is not None and asked.edition.text == corrected(name)
        assert asked.edition.text not in str(asked.observation), "it is not sent with every question too"
        bare = msgspec.structs.replace(asked, edition=None)
        with pytest.raises(ThinkerFailed, match="is not installed here"):
            await pool.ask(bare)
        answer = await pool.ask(asked)
        assert answer.action in desk.legal()
        assert await pool.ask(bare) == answer, "it was kept"
        pool._idle[0].kill()
        await pool._idle[0].wait()
        with pytest.raises(ThinkerFailed, match="gave no answer"):
            await pool.ask(asked)
        assert await pool.ask(asked) == answer, "a new process is given it again"


async def test_what_is_sent_again_is_short(pool: ThinkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[int] = []

    def noted(question: Question) -> bytes:
        message = framed(question)
        sent.append(len(message))
        return message

    monkeypatch.setattr(pool_module, "framed", noted)
    with corrections_installed():
        asked = question_about(Desk("human", "human", start=0, played="panda").table, 0, "greedy")
        for _ in range(3):
            await pool.ask(asked)
    assert asked.edition is not None
    assert sent[0] > sent[1] + len(asked.edition.text) and sent[1] == sent[2]
