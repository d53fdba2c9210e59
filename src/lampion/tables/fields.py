"""What clients may write into the fields of what they send, and shapes of JSON that is put together elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from msgspec import Meta, Raw, json

LARGEST = 2**53 - 1  # the largest whole number that every JSON reader keeps
SCHEMAS = "#/components/schemas/"  # where the API's description keeps the shapes

# Behind a pattern: Python's $ would also allow a line's end.
END = r"$(?!\n)"

# How long names and lines are to people's eyes; what is sent is counted in code points, of which an emoji has several.
LONGEST_NAME, LONGEST_LINE = 40, 400
SIGN = 4

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME * SIGN)]
ChatLine: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE * SIGN)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
Contribution: TypeAlias = Annotated[
    str, Meta(pattern=rf"^[0-9a-f]{{32}}{END}", description="128 random bits of the client, in hex")
]
Hash: TypeAlias = Annotated[str, Meta(pattern=rf"^[0-9a-f]{{64}}{END}")]
Secret: TypeAlias = Annotated[str, Meta(min_length=22, max_length=128)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Code: TypeAlias = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
NotationLine: TypeAlias = Annotated[list[Notation], Meta(min_length=1, max_length=64)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=rf"^[A-Za-z0-9._:-]+{END}")]
PositionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=16_384)]
MoveNumber: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]


class Chosen:
    """For shapes with the fields `notation` and `code`: exactly one of them says which action is meant."""

    __slots__ = ()
    if TYPE_CHECKING:
        notation: Notation | None
        code: Code | None

    def __post_init__(self) -> None:
        if (self.notation is None) == (self.code is None):
            raise ValueError("expected either notation or code")

    @property
    def choice(self) -> str | int:
        """What is meant."""
        return self.code if self.code is not None else self.notation or ""


def of(name: str) -> dict[str, Any]:
    """The shape of that name, for the API's description."""
    return {"$ref": SCHEMAS + name}


def or_null(schema: dict[str, Any]) -> dict[str, Any]:
    """That shape, or nothing."""
    return {"anyOf": [schema, {"type": "null"}]}


def encoded(value: object) -> Raw:
    """The value as JSON, ready to be put into a bigger answer."""
    return Raw(json.encode(value))


# JSON that is made by a game, and what it is.
RawRecord: TypeAlias = Annotated[
    Raw, Meta(description="a record, as docs/records.md describes it", extra_json_schema=or_null({"type": "object"}))
]
RawObject: TypeAlias = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
RawMessage: TypeAlias = Annotated[Raw, Meta(extra_json_schema=of("Message"))]
RawZones: TypeAlias = Annotated[Raw, Meta(extra_json_schema={"type": "array", "items": of("Zone")})]
ObjectOrNull: TypeAlias = Annotated[Raw, Meta(extra_json_schema=or_null({"type": "object"}))]
ZonesOrNull: TypeAlias = Annotated[Raw, Meta(extra_json_schema=or_null({"type": "array", "items": of("Zone")}))]
# Families only for clients that ask for them.
OFFERS: dict[str, Any] = {"type": "array", "items": {"anyOf": [of("Offer"), of("OfferFamily")]}}
OffersOrNull: TypeAlias = Annotated[Raw, Meta(extra_json_schema=or_null(OFFERS))]
