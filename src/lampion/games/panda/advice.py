"""What Way of the Panda advises: a request for each decision, with what it brings. The facts are those of the log."""

from __future__ import annotations

from lampion.core.message import Message
from lampion.games.panda.sentences import account
from lampion.games.panda.state import Panda


def advice(before: Panda, action: int, after: Panda) -> Message:
    facts = account(before, action, after).sentence.args
    said = facts["what"]
    assert isinstance(said, Message)
    key = f"panda-advice-{said.key.removeprefix('panda-log-')}"
    what = Message(key, said.args)
    if "changes" in facts:
        return Message("panda-advice-with", {"what": what, "changes": facts["changes"]})
    return Message("panda-advice-plain", {"what": what})
