"""What a client is told when something cannot be done: a code, an English sentence, and facts."""

from __future__ import annotations

import msgspec

from lampion.core.errors import PositionError, RecordError, SetupError
from lampion.core.message import Reason
from lampion.service.store import StoreError
from lampion.tables.reasons import NotYourSeat, Refused, Stale, TableError
from lampion.wire.answers import ConflictAnswer, ErrorAnswer, NotStoredAnswer, RefusedAnswer
from lampion.wire.reading import Malformed


class ApiError(Exception):
    """An answer that is not the one hoped for. `status` is what HTTP calls it."""

    def __init__(
        self,
        status: int,
        error: str,
        message: str,
        *,
        version: int | None = None,
        reason: Reason | None = None,
        unsure: bool | None = None,
        step: int | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message
        self.unsure = unsure  # whether it may have been done after all; None: it surely was not
        self._version = version
        self._reason = reason
        self._step = step

    def body(self) -> ErrorAnswer:
        """The answer's content."""
        if self._reason is not None:
            step = msgspec.UNSET if self._step is None else self._step
            return RefusedAnswer(self.error, self.message, self._reason, step)
        if self._version is not None:
            return ConflictAnswer(self.error, self.message, self._version)
        if self.unsure is not None:
            return NotStoredAnswer(self.error, self.message, self.unsure)
        return ErrorAnswer(self.error, self.message)


def no_such_table() -> ApiError:
    """An address that leads nowhere."""
    return ApiError(404, "no-such-table", "there is no table at this address")


def key_reused(version: int) -> ApiError:
    """The client has given another command the same name before; that one is stored in this version."""
    told = "another command was sent with this key: a key names one command, so choose a new one"
    return ApiError(409, "key-reused", told, version=version)


def not_stored(problem: StoreError) -> ApiError:
    """The store failed; and what to do where nobody knows what became of it."""
    told = f"nothing was changed: {problem}"
    if problem.unsure:
        told = f"this may have been stored after all, so send it again with the same key: {problem}"
    return ApiError(503, "not-stored", told, unsure=problem.unsure)


def as_api_error(problem: Exception) -> ApiError | None:
    """How the domain's and the store's errors are told; None for those that are ours to mend."""
    match problem:
        case ApiError():
            return problem
        case Malformed():
            return ApiError(400, "malformed", str(problem))
        case Refused():
            return ApiError(422, "refused", str(problem), reason=problem.reason, step=problem.step)
        case NotYourSeat():
            return ApiError(403, "not-your-seat", str(problem))
        case Stale():
            return ApiError(409, "conflict", str(problem), version=problem.version)
        case TableError():
            return ApiError(422, "refused", str(problem))
        case StoreError():
            return not_stored(problem)
        case PositionError():
            return ApiError(400, "not-a-position", str(problem))
        case RecordError():
            return ApiError(400, "not-a-record", str(problem))
        case SetupError():
            return ApiError(400, "cannot-set-up", str(problem))
    return None
