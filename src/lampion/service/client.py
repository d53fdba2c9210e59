"""On whose behalf something is done: known from the moment a request comes in to the last task that it causes.

A bot's turn is nobody's request, but somebody's move has caused it; tasks inherit this from the request that made them.
"""

from __future__ import annotations

from contextvars import ContextVar

# How the client is counted, its address say; empty: nobody in particular, or this machine itself.
CLIENT: ContextVar[str] = ContextVar("client", default="")
