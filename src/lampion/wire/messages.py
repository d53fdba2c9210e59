"""The messages of a WebSocket: what a client sends, and what it is sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from lampion.core.message import Reason
from lampion.tables.fields import SeatNumber
from lampion.wire.answers import NoticeShown
from lampion.wire.envelope import Envelope
from lampion.wire.requests import CommandRequest, Sent


class DoMessage(CommandRequest, frozen=True, tag_field="type", tag="do"):
    """A command."""


class LookMessage(Sent, frozen=True, tag_field="type", tag="look"):
    """See the table from another seat of one's own; null: follow the one that decides.

    `zones`: with or without them from now on; null: as before.
    """

    seat: SeatNumber | None = None
    zones: bool | None = None


class AgainMessage(Sent, frozen=True, tag_field="type", tag="again"):
    """Send the whole position again: a change was missed."""


class PingMessage(Sent, frozen=True, tag_field="type", tag="ping"):
    """Is anybody there?"""


FromClient: TypeAlias = DoMessage | LookMessage | AgainMessage | PingMessage


class PositionMessage(msgspec.Struct, frozen=True, tag_field="type", tag="position"):
    """How it stands now, with the log since the last one."""

    envelope: Envelope


class ChangesMessage(msgspec.Struct, frozen=True, tag_field="type", tag="changes"):
    """What has changed since the message before it, for clients that asked for `changes=true`: docs/api.md.

    `number` counts them from the last whole position on, which is 0.
    """

    number: int
    envelope: Mapping[str, object]


class AckMessage(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """The command is stored. It comes before the position it leads to."""

    key: str
    version: int


class RefusedMessage(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """The rules or the table say no. `step`, for a line: which of its decisions, from 0; none of them was made."""

    key: str
    reason: Reason
    step: int | msgspec.UnsetType = msgspec.UNSET


class ConflictMessage(msgspec.Struct, frozen=True, tag_field="type", tag="conflict"):
    """The table has moved on to this version."""

    key: str
    version: int


class ErrorMessage(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """Anything else that could not be done, as over HTTP; under the key of the command, if it was one.

    `unsure` comes with `not-stored`: whether it may have been stored after all.
    """

    error: str
    message: str
    key: str | msgspec.UnsetType = msgspec.UNSET
    unsure: bool | msgspec.UnsetType = msgspec.UNSET


class PongMessage(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """Somebody is there."""


class ByeMessage(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The server ends; come back later."""


class NoticeMessage(msgspec.Struct, frozen=True, tag_field="type", tag="notice"):
    """What the host says to everybody; null: nothing any more."""

    notice: NoticeShown | None


CommandAnswer: TypeAlias = AckMessage | RefusedMessage | ConflictMessage | ErrorMessage
FromServer: TypeAlias = PositionMessage | ChangesMessage | CommandAnswer | PongMessage | ByeMessage | NoticeMessage
