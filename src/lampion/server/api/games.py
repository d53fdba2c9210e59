"""What can be played, the words, and the rules to read."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import PlainTextResponse, Response

from lampion.bots.levels import levels
from lampion.core.errors import UnknownGame
from lampion.core.registry import game, games
from lampion.server.api.answers import json_answer
from lampion.server.api.shapes import GameFacts, OptionFacts
from lampion.server.errors import ApiError
from lampion.server.freshness import with_etag
from lampion.texts.catalogues import LANGUAGES, source

router = APIRouter(tags=["games"])

Language = Annotated[str, Path(pattern="^[a-z]{2}$")]
# Texts are not JSON, but errors are.
ERROR = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}}}
MISSING: dict[int | str, dict[str, Any]] = {
    404: {"description": "there is no such text", "content": ERROR},
    "4XX": {"description": "malformed", "content": ERROR},
}
MARKDOWN: dict[int | str, dict[str, Any]] = {200: {"content": {"text/markdown": {"schema": {"type": "string"}}}}}


@router.get("/games", response_model=list[GameFacts])
async def list_games() -> Response:
    """The games that are installed, with what can be chosen about each."""
    return json_answer(
        [
            GameFacts(
                name=one.name,
                title=one.title,
                seats=list(one.seats),
                options={
                    option.name: OptionFacts(default=option.default, choices=list(option.choices))
                    for option in one.options
                },
                bots=levels(one),
                maps=[found.name for found in one.maps()],
            ).model_dump()
            for one in games().values()
        ]
    )


@router.get("/texts/{language}", response_class=PlainTextResponse, responses=MISSING)
async def texts(request: Request, language: Language) -> Response:
    """All catalogues of a language as one Fluent text."""
    if language not in LANGUAGES:
        raise ApiError(404, "no-such-language", f"expected one of {', '.join(LANGUAGES)}")
    return with_etag(request, source(language).encode(), "text/plain; charset=utf-8")


@router.get("/rules/{name}/{language}", response_class=PlainTextResponse, responses={**MARKDOWN, **MISSING})
async def rules(request: Request, name: Annotated[str, Path(max_length=40)], language: Language) -> Response:
    """A game's rules to read, as Markdown."""
    try:
        folder = game(name).texts()
    except UnknownGame as error:
        raise ApiError(404, "no-such-game", str(error)) from None
    page = folder.joinpath(f"rules.{language}.md")
    if not re.fullmatch("[a-z]{2}", language) or not page.is_file():
        raise ApiError(404, "no-such-rules", f"there are no rules of {name} in this language")
    return with_etag(request, page.read_bytes(), "text/markdown; charset=utf-8")
