"""Every question that is asked by a path, the same over HTTP and in a browser's worker: read, answered, written.

A room of the API that lists its endpoints here is served by both; whoever serves them says who asks.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from lampion.service.allowance import UNLIMITED, Allowance
from lampion.service.errors import ApiError, as_api_error
from lampion.service.table_api import TableApi
from lampion.wire.queries import NoQuery, QueryReader

Query = TypeVar("Query", bound=Struct)
Body = TypeVar("Body")
BodyRead = TypeVar("BodyRead", covariant=True)


@dataclass(frozen=True)
class Client:
    """Who asks: the hash of its token, None if we have never met; what it may cause to be stored.

    `counted` is told what became of each of its commands.
    """

    holder: str | None
    allowance: Allowance = UNLIMITED
    counted: Callable[[str], None] = lambda outcome: None

    @property
    def known(self) -> str:
        """The hash. Raises ApiError for a stranger."""
        if self.holder is None:
            raise ApiError(401, "no-token", "this needs a token: a cookie from the page, or a header")
        return self.holder


@dataclass(frozen=True)
class Asked(Generic[Query, Body]):
    """One question: the parts named in its path, what stands behind the question mark, what was sent."""

    api: TableApi
    client: Client
    parts: Mapping[str, str]
    query: Query
    body: Body


@dataclass(frozen=True)
class Answer:
    """What is sent back: JSON. `file_name`: what it is called when it is saved."""

    status: int
    body: bytes
    file_name: str | None = None


class BodyReader(Protocol[BodyRead]):
    """Reads what was sent. Raises Malformed."""

    def read(self, text: bytes) -> BodyRead: ...


class NoBody:
    """Nothing is sent."""

    def read(self, text: bytes) -> None:
        return None


class AnyText:
    """Whatever is sent, read by those who understand it."""

    def read(self, text: bytes) -> bytes:
        return text


@dataclass(frozen=True)
class Endpoint(Generic[Query, Body]):
    """One path with one method.

    `introduces`: a client without a token gets one with the answer. `costly`: not worth doing for a client that has
    gone. `maybe`: the answer None means that the table has moved on, or that there is nothing yet. `saved_as` names the
    file of what can be saved.
    """

    method: str
    path: str
    answer: Callable[[Asked[Query, Body]], Awaitable[object]]
    query: QueryReader[Query]
    body: BodyReader[Body]
    status: int = 200
    introduces: bool = False
    costly: bool = False
    maybe: bool = False
    saved_as: str | None = None

    @property
    def name(self) -> str:
        """What it is called in the API's description."""
        return self.answer.__name__

    @property
    def reads_body(self) -> bool:
        """Whether something must be sent."""
        return not isinstance(self.body, NoBody)

    async def handle(
        self, api: TableApi, client: Client, parts: Mapping[str, str], query: Mapping[str, str], sent: bytes
    ) -> Answer:
        """The answer. Raises ApiError, Malformed, TableError, LampionError or StoreError."""
        asked = Asked(api, client, parts, self.query.read(query), self.body.read(sent))
        found = await self.answer(asked)
        if found is None and self.maybe:
            return Answer(204, b"")
        named = None if self.saved_as is None else self.saved_as.format(**parts)
        return Answer(self.status, msgspec.json.encode(found), named)


class Endpoints:
    """A list of them, filled by decorators as a web framework's is."""

    def __init__(self, prefix: str = "") -> None:
        self.all: list[Endpoint[Struct, object]] = []
        self._prefix = prefix

    def get(
        self, path: str, query: type[Query] | None = None, saved_as: str | None = None, maybe: bool = False
    ) -> Callable[[Callable[[Asked[Query, None]], Awaitable[object]]], None]:
        """A question."""
        return self._adding("GET", path, query or NoQuery, NoBody(), maybe=maybe, saved_as=saved_as)

    def post(
        self,
        path: str,
        body: BodyReader[Body],
        *,
        status: int = 200,
        introduces: bool = False,
        costly: bool = False,
        maybe: bool = False,
    ) -> Callable[[Callable[[Asked[NoQuery, Body]], Awaitable[object]]], None]:
        """A question or a command with something to read."""
        return self._adding("POST", path, NoQuery, body, status, introduces, costly, maybe)

    def _adding(
        self,
        method: str,
        path: str,
        query: type[Struct],
        body: BodyReader[object],
        status: int = 200,
        introduces: bool = False,
        costly: bool = False,
        maybe: bool = False,
        saved_as: str | None = None,
    ) -> Callable[[Callable[[Asked[Query, Body]], Awaitable[object]]], None]:
        def add(answer: Callable[[Asked[Query, Body]], Awaitable[object]]) -> None:
            whole = self._prefix + path
            known: Endpoint[Struct, object] = Endpoint(
                method,
                whole,
                answer,  # type: ignore[arg-type]  # it is asked with what these readers have read, and nothing else
                QueryReader(query),
                body,
                status,
                introduces,
                costly,
                maybe,
                saved_as,
            )
            self.all.append(known)

        return add

    def find(self, method: str, path: str) -> tuple[Endpoint[Struct, object], dict[str, str]] | None:
        """The endpoint of a path, with the parts it names; None if there is none."""
        asked = path.split("/")
        for endpoint in self.all:
            parts = matched(endpoint.path.split("/"), asked)
            if parts is not None and endpoint.method == method:
                return endpoint, parts
        return None


def matched(pattern: list[str], path: list[str]) -> dict[str, str] | None:
    """What a path has in the places that a pattern names; None if it is another path."""
    if len(pattern) != len(path):
        return None
    parts = {}
    for expected, found in zip(pattern, path, strict=True):
        if expected.startswith("{") and found:
            parts[expected.strip("{}")] = found
        elif expected != found:
            return None
    return parts


def told(problem: Exception) -> Answer | None:
    """How an error is answered; None for those that are ours to mend."""
    error = as_api_error(problem)
    return None if error is None else Answer(error.status, msgspec.json.encode(error.body()))
