"""How routes say which shapes they take and give: the API's description is made of the wire's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from fastapi import FastAPI

from lampion.tables.fields import of
from lampion.wire.description import schemas

Answers: TypeAlias = dict[int | str, dict[str, Any]]


def answer(shape: type | dict[str, Any], about: str = "") -> dict[str, Any]:
    """An answer of that shape."""
    schema = shape if isinstance(shape, dict) else of(shape.__name__)
    told = {"description": about} if about else {}
    return {**told, "content": {"application/json": {"schema": schema}}}


def list_of(shape: type) -> dict[str, Any]:
    """An answer that is a list of them."""
    return answer({"type": "array", "items": of(shape.__name__)})


def body(shape: type) -> dict[str, Any]:
    """What is to be sent."""
    return {"requestBody": {"required": True, **answer(shape)}}


def describe(app: FastAPI) -> None:
    """Let the description have the wire's shapes, and no others."""
    made: Callable[[], dict[str, Any]] = app.openapi

    def openapi() -> dict[str, Any]:
        described = made()
        described["components"] = {"schemas": schemas()}
        return described

    app.openapi = openapi  # type: ignore[method-assign]
