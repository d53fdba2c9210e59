"""What Pagoda advises: a request for each decision, with what it brings. The facts are those of the log."""

from __future__ import annotations

from lampion.core.message import Message
from lampion.games.pagoda.sentences import account
from lampion.games.pagoda.state import Pagoda


def advice(before: Pagoda, action: int, after: Pagoda) -> Message:
    said = account(before, action, after).sentence
    what = said.args.get("what")  # what everybody should notice besides is for the log
    return asked(what if isinstance(what, Message) else said)


def asked(said: Message) -> Message:
    key = f"pagoda-advice-{said.key.removeprefix('pagoda-log-')}"
    return Message(key, said.args)
