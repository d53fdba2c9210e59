"""What can be played, the words, and the rules to read."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from lampion.core.errors import SetupError, UnknownGame
from lampion.core.registry import game
from lampion.server.api.answers import json_answer
from lampion.server.api.app_state import app_state
from lampion.server.api.described import Answers, answer, list_of
from lampion.server.freshness import with_etag
from lampion.service.errors import ApiError
from lampion.service.table_api import game_facts
from lampion.texts.catalogues import FALLBACK, LANGUAGES, source
from lampion.wire.answers import ErrorAnswer, GameFacts, NoticeAnswer, NoticeShown

router = APIRouter(tags=["games"])

Language = Annotated[str, Path(pattern="^[a-z]{2}$")]
# Texts are not JSON, but errors are.
MISSING: Answers = {
    404: answer(ErrorAnswer, "there is no such text"),
    "4XX": answer(ErrorAnswer, "malformed"),
}
MARKDOWN: Answers = {200: {"content": {"text/markdown": {"schema": {"type": "string"}}}}}


@router.get("/games", responses={200: list_of(GameFacts)})
async def list_games() -> Response:
    """The games that are installed, with what can be chosen about each."""
    return json_answer(game_facts())


@router.get("/notice", responses={200: answer(NoticeAnswer)})
async def notice(request: Request) -> Response:
    """What the host says to everybody just now, or null."""
    said = app_state(request).notices.now
    return json_answer(NoticeAnswer(None if said is None else NoticeShown(said.text, said.until)))


@router.get("/texts/{language}", response_class=PlainTextResponse, responses=MISSING)
async def texts(request: Request, language: Language) -> Response:
    """All catalogues of a language as one Fluent text."""
    if language not in LANGUAGES:
        raise ApiError(404, "no-such-language", f"expected one of {', '.join(LANGUAGES)}")
    return with_etag(request, source(language).encode(), "text/plain; charset=utf-8")


@router.get("/rules/{name}/{language}", response_class=PlainTextResponse, responses={**MARKDOWN, **MISSING})
async def rules(
    request: Request,
    name: Annotated[str, Path(max_length=40)],
    language: Language,
    edition: Annotated[str | None, Query(max_length=64)] = None,
) -> Response:
    """A game's rules to read, as Markdown, with the values of an edition, by name or hash; without one, the usual.

    In English where it has none in this language, as Content-Language says.
    """
    try:
        played = game(name)
    except UnknownGame as error:
        raise ApiError(404, "no-such-game", str(error)) from None
    if language not in LANGUAGES:
        raise ApiError(404, "no-such-language", f"expected one of {', '.join(LANGUAGES)}")
    try:
        pages = [(written, played.rules_page(written, edition)) for written in dict.fromkeys((language, FALLBACK))]
    except SetupError as error:
        raise ApiError(404, "no-such-edition", str(error)) from None
    found = next(((written, page) for written, page in pages if page is not None), None)
    if found is None:
        raise ApiError(404, "no-such-rules", f"there are no rules of {name} to read")
    response = with_etag(request, found[1].encode(), "text/markdown; charset=utf-8")
    response.headers["content-language"] = found[0]
    return response
