"""Tables over HTTP: open, look, command, ask; what they answer is the service's."""

from __future__ import annotations

from fastapi import APIRouter

from lampion.analysis.shapes import GameReport
from lampion.server.api.described import Answers, answer, body, list_of
from lampion.server.api.serving import serve
from lampion.service import table_endpoints as endpoints
from lampion.service.table_ids import PATTERN
from lampion.tables.fields import or_null
from lampion.tables.judged import JudgedPosition
from lampion.tables.past import PastPosition
from lampion.wire.answers import Ack, ConflictAnswer, ErrorAnswer, NotStoredAnswer, Opened, RefusedAnswer, Why
from lampion.wire.envelope import Candidate, Envelope, Hint, Listed, Waiting
from lampion.wire.requests import (
    AnalysisRequest,
    CommandRequest,
    HintRequest,
    NewTable,
    PreviewRequest,
    TurnsRequest,
    WhyRequest,
)

ERRORS: Answers = {
    400: answer(ErrorAnswer, "malformed"),
    401: answer(ErrorAnswer, "bad token"),
    404: answer(ErrorAnswer, "no such table"),
    422: answer(RefusedAnswer, "the rules or the table refuse it"),
}
# Somebody was faster: no fault of whoever asked, so it is no error.
MOVED_ON: Answers = {204: {"description": "the table has moved on from that version"}}
FOREIGN: Answers = {403: answer(ErrorAnswer, "not your seat")}
TOO_MANY: Answers = {429: answer(ErrorAnswer, "too many new tables, or too much was stored")}
TOO_MANY_HINTS: Answers = {429: answer(RefusedAnswer, "too many hints of this client, or at this table, are waiting")}
NOT_STORED: Answers = {503: answer(NotStoredAnswer, "the store failed")}
RUNNING: Answers = {409: answer(RefusedAnswer, "the game is still running"), 503: answer(ErrorAnswer, "it failed")}
NOTHING_YET: Answers = {204: {"description": "nothing is judged yet"}}
TOO_MANY_ANALYSES: Answers = {429: answer(RefusedAnswer, "too many analyses are under way")}
NO_ADVICE: Answers = {503: answer(ErrorAnswer, "no advice")}

OBJECTS = answer({"type": "array", "items": {"type": "object"}})
TABLE = {"table": {"type": "string", "pattern": f"^{PATTERN.pattern}$"}}
ANY_OBJECT = {"requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}}

router = APIRouter(tags=["tables"], responses=ERRORS)
lobby_router = APIRouter(tags=["tables"])
records_router = APIRouter(tags=["tables"], responses={400: ERRORS[400], 401: ERRORS[401]})

serve(
    router,
    endpoints.tables,
    TABLE,
    {
        "open_table": {"body": body(NewTable), "responses": {201: answer(Opened), **TOO_MANY, **NOT_STORED}},
        "my_tables": {"responses": {200: list_of(Listed)}},
        "look": {"responses": {200: answer(Envelope), **FOREIGN}},
        "command": {
            "body": body(CommandRequest),
            "responses": {
                200: answer(Ack),
                **FOREIGN,
                409: answer(ConflictAnswer, "the table has moved on, or the key names another command"),
                **TOO_MANY,
                **NOT_STORED,
            },
        },
        "previews": {"body": body(PreviewRequest), "responses": {200: OBJECTS, **FOREIGN, **MOVED_ON}},
        "turns": {
            "body": body(TurnsRequest),
            "responses": {200: answer(or_null({"type": "object"})), **FOREIGN, **MOVED_ON},
        },
        "why": {"body": body(WhyRequest), "responses": {200: answer(Why), **FOREIGN}},
        "hint": {
            "body": body(HintRequest),
            "responses": {200: answer(Hint), **FOREIGN, **MOVED_ON, **TOO_MANY_HINTS, **NO_ADVICE},
        },
        "candidates": {
            "body": body(HintRequest),
            "responses": {200: list_of(Candidate), **FOREIGN, **MOVED_ON, **TOO_MANY_HINTS, **NO_ADVICE},
        },
        "past": {"responses": {200: list_of(PastPosition), **FOREIGN}},
        "chances": {"responses": {200: list_of(JudgedPosition)}},
        "analysis": {"responses": {200: answer(GameReport), **NOTHING_YET, **RUNNING}},
        "analyse": {
            "body": body(AnalysisRequest),
            "responses": {200: answer(GameReport), **NOTHING_YET, **RUNNING, **TOO_MANY_ANALYSES},
        },
        "record": {"responses": {200: answer({"type": "object"})}},
    },
)
serve(lobby_router, endpoints.lobby_door, {}, {"lobby": {"responses": {200: list_of(Waiting)}}})
serve(
    records_router,
    endpoints.records,
    {},
    {
        "open_record": {
            "body": ANY_OBJECT,
            "responses": {201: answer(Opened), 422: answer(RefusedAnswer, "no true record"), **TOO_MANY, **NOT_STORED},
        }
    },
)
