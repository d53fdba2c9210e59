"""What may stand behind the question mark of an address."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct

from lampion.tables.fields import LARGEST
from lampion.wire.form import Form, OffersForm
from lampion.wire.reading import Malformed, complaint

AskedSeat = Annotated[int, Meta(ge=0, le=63)] | None
AskedVersion = Annotated[int, Meta(ge=0, le=LARGEST)]

Query = TypeVar("Query", bound=Struct)


class NoQuery(Struct, frozen=True):
    """Nothing is asked besides."""


class LookQuery(Struct, frozen=True):
    """From which seat a table is looked at, since which version, and in which form it is told."""

    seat: AskedSeat = None
    since: AskedVersion = 0
    zones: bool = True
    offers: OffersForm = "plain"


class LineQuery(LookQuery, frozen=True):
    """The same for a line that stays open. `changes`: after the first position only what changed."""

    changes: bool = False

    def form(self) -> Form:
        """How this client wants to be told positions."""
        return Form(self.zones, self.offers, self.changes)


class PastQuery(Struct, frozen=True):
    """After how many decisions the first position stood, and from which seat it is looked at."""

    first: AskedVersion = 0
    seat: AskedSeat = None


class QueryReader(Generic[Query]):
    """Reads one shape of it; what else stands there is passed over."""

    def __init__(self, shape: type[Query]) -> None:
        self.shape = shape

    def read(self, asked: Mapping[str, str]) -> Query:
        """Raises Malformed."""
        try:
            return msgspec.convert(asked, self.shape, strict=False)
        except msgspec.ValidationError as problem:
            raise Malformed(complaint("query", problem)) from None
