"""The shapes as JSON Schema: for the API's description and the page's types."""

from __future__ import annotations

from collections.abc import Collection
from inspect import cleandoc
from typing import Any

import msgspec
from msgspec import structs

from lampion.analysis.shapes import GameReport
from lampion.core.offers import Offer, Zone
from lampion.tables.events import ClockPlan
from lampion.tables.fields import SCHEMAS
from lampion.tables.judged import JudgedPosition
from lampion.tables.past import PastPosition
from lampion.wire import answers, envelope, lessons, messages, requests

SHAPES: tuple[Any, ...] = (
    requests.NewTable,
    requests.CommandRequest,
    requests.WhyRequest,
    requests.PreviewRequest,
    requests.TurnsRequest,
    requests.HintRequest,
    requests.AnalysisRequest,
    lessons.PracticeRequest,
    lessons.PracticePreviewRequest,
    lessons.PracticeTurnsRequest,
    lessons.PracticeWhyRequest,
    messages.FromClient,
    messages.FromServer,
    answers.EditionAnswer,
    answers.GameFacts,
    answers.Reach,
    answers.NoticeAnswer,
    answers.Opened,
    answers.Ack,
    answers.Why,
    answers.ErrorAnswer,
    answers.ConflictAnswer,
    answers.RefusedAnswer,
    answers.NotStoredAnswer,
    envelope.Envelope,
    envelope.OfferFamily,
    envelope.Listed,
    envelope.Waiting,
    envelope.Hint,
    envelope.Candidate,
    lessons.LessonShown,
    lessons.Practice,
    JudgedPosition,
    PastPosition,
    GameReport,
    Offer,
    Zone,
)
NAMED = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
# Fields that may be missing in what the server sends.
MAY_LACK = {
    one.__name__: {field.encode_name for field in structs.fields(one) if not field.required}
    for one in (
        ClockPlan,
        answers.RefusedAnswer,
        messages.RefusedMessage,
        messages.ErrorMessage,
        envelope.Listed,
        envelope.Waiting,
    )
}


def schemas() -> dict[str, Any]:
    """Every shape by its name."""
    template = SCHEMAS + "{name}"
    found, components = msgspec.json.schema_components(SHAPES, ref_template=template, schema_hook=anything)
    for name, schema in components.items():
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
        if not is_from_clients(schema):
            _always_whole(schema, MAY_LACK.get(name, set()))
    described = dict(zip(SHAPES, found, strict=True))
    return {**components, **{name: described[union] for name, union in NAMED.items()}}


def is_from_clients(schema: dict[str, Any]) -> bool:
    """Whether it is the shape of something that clients send: those know no other fields."""
    return schema.get("additionalProperties") is False


def _always_whole(schema: dict[str, Any], may_lack: Collection[str]) -> None:
    """What the server sends has all fields, also those that Python fills in by itself."""
    fields = schema.get("properties", {})
    schema["required"] = [name for name in fields if name not in may_lack]
    for field in fields.values():
        field.pop("default", None)


def anything(kind: type) -> dict[str, Any]:
    """What a game calls `object` is anything."""
    if kind is object:
        return {"description": "anything"}
    raise NotImplementedError
