"""Who can follow an invitation, and letting the network in from the page."""

from __future__ import annotations

import ipaddress

from fastapi import APIRouter, Request
from starlette.responses import Response

from lampion.server.api.answers import json_answer
from lampion.server.api.app_state import app_state
from lampion.server.api.described import Answers, answer
from lampion.service.errors import ApiError
from lampion.wire.answers import ErrorAnswer, Reach

router = APIRouter(prefix="/reach", tags=["operation"])

CLOSED: Answers = {
    403: answer(ErrorAnswer, "not for you"),
    409: answer(ErrorAnswer, "there is no network to let in"),
}


@router.get("", responses={200: answer(Reach)})
async def reach(request: Request) -> Response:
    """Who can follow an invitation: this device only, its network, or everybody."""
    return json_answer(reach_of(request))


@router.post("", responses={200: answer(Reach), **CLOSED})
async def open_to_network(request: Request) -> Response:
    """Let the devices of the network in until the server ends. Only whoever sits at this machine may."""
    if not at_this_machine(request):
        raise ApiError(403, "not-for-you", "only somebody at the server's own machine can let others in")
    await app_state(request).settings.door.open()
    return json_answer(reach_of(request))


def reach_of(request: Request) -> Reach:
    """As far as it reaches now."""
    settings = app_state(request).settings
    if settings.public_url is not None or settings.hosts is None:
        return Reach(reach="everywhere", address=settings.public_origin, can_open=False)
    door = settings.door
    inside = settings.network or door.address is not None
    return Reach(
        reach="network" if inside else "device",
        address=door.address,
        can_open=door.can_open and at_this_machine(request),
    )


def at_this_machine(request: Request) -> bool:
    """Whether a request comes from the machine itself; behind a proxy nobody does."""
    try:
        local = ipaddress.ip_address(request.client.host if request.client is not None else "").is_loopback
    except ValueError:
        return False
    return local and not any(name in request.headers for name in ("forwarded", "x-forwarded-for", "via"))
