"""What can be played, the words, and the rules to read."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from lampion.core.errors import UnknownGame
from lampion.core.game import Game
from lampion.core.registry import game
from lampion.server.api.answers import json_answer
from lampion.server.api.app_state import app_state
from lampion.server.api.described import Answers, answer, list_of
from lampion.server.edition_values import edition_answer
from lampion.server.freshness import with_etag
from lampion.service.errors import ApiError
from lampion.service.table_api import game_facts
from lampion.texts.catalogues import FALLBACK, LANGUAGES, source
from lampion.wire.answers import EditionAnswer, ErrorAnswer, GameFacts, NoticeAnswer, NoticeShown

router = APIRouter(tags=["games"])

Language = Annotated[str, Path(pattern="^[a-z]{2}$")]
AskedLanguage = Annotated[str, Query(pattern="^[a-z]{2}$")]
GameName = Annotated[str, Path(max_length=40)]
EditionName = Annotated[str, Path(max_length=64)]
EditionKey = Annotated[str | None, Query(max_length=64)]
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
    check_language(language)
    return with_etag(request, source(language).encode(), "text/plain; charset=utf-8")


@router.get("/rules/{name}/{language}", response_class=PlainTextResponse, responses={**MARKDOWN, **MISSING})
async def rules(request: Request, name: GameName, language: Language, edition: EditionKey = None) -> Response:
    """A game's rules to read, as Markdown; in English where it has none in this language, as Content-Language says.

    They are those of an edition that is installed here, by its name or hash; of the usual one if none is named.
    """
    chosen = game_named(name)
    check_language(language)
    check_edition(chosen, edition)
    pages = ((written, chosen.rules_page(written, edition)) for written in (language, FALLBACK))
    found = next(((written, page) for written, page in pages if page is not None), None)
    if found is None:
        raise ApiError(404, "no-such-rules", f"there are no rules of {name} to read")
    response = with_etag(request, found[1].encode(), "text/markdown; charset=utf-8")
    response.headers["content-language"] = found[0]
    return response


@router.get("/games/{name}/editions/{edition}", responses={200: answer(EditionAnswer), **MISSING})
async def edition_values(name: GameName, edition: EditionName, language: AskedLanguage = FALLBACK) -> Response:
    """Every value of an edition that is installed here, by its name or hash, in words and with its source."""
    chosen = game_named(name)
    check_language(language)
    check_edition(chosen, edition)
    return json_answer(edition_answer(chosen, chosen.edition(edition), language))


def game_named(name: str) -> Game:
    try:
        return game(name)
    except UnknownGame as error:
        raise ApiError(404, "no-such-game", str(error)) from None


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise ApiError(404, "no-such-language", f"expected one of {', '.join(LANGUAGES)}")


def check_edition(chosen: Game, key: str | None) -> None:
    if key is not None and (chosen.known_editions is None or chosen.known_editions.find(key) is None):
        raise ApiError(404, "no-such-edition", f"no edition of {chosen.name} is called {key!r} here")
