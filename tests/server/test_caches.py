"""What caches in between may keep: no cookie of anybody's, and no error."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from lampion.server.app import create_app
from lampion.server.settings import Settings
from support.running_server import API, Client, Machine


def directives(answer: httpx.Response) -> set[str]:
    return {part.strip() for part in answer.headers.get("cache-control", "").split(",")}


@pytest.fixture
def stranger(ada: Client) -> Iterator[httpx.Client]:
    """A browser that has no cookie yet."""
    with httpx.Client(base_url=ada.address) as browser:
        yield browser


@pytest.mark.parametrize("path", ["/", "/lobby", "/new/axio", "/rules/axio", "/table/abc"])
def test_a_page_that_brings_a_cookie_is_private(stranger: httpx.Client, path: str) -> None:
    first = stranger.get(path)
    assert "set-cookie" in first.headers and directives(first) == {"private", "no-cache"}
    stranger.cookies.clear()
    again = stranger.get(path, headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304 and "set-cookie" in again.headers and "private" in directives(again)
    known = stranger.get(path)
    assert "set-cookie" not in known.headers and directives(known) == {"no-cache"}


def test_an_answer_that_brings_a_cookie_is_never_kept(stranger: httpx.Client) -> None:
    asked = {"game": "axio", "seats": [{"kind": "open"}, {"kind": "open"}]}
    opened = stranger.post(f"{API}/tables", json=asked)
    assert "set-cookie" in opened.headers and "no-store" in directives(opened)


@pytest.mark.parametrize(
    ("status", "method", "path"),
    [
        *((404, "GET", "/nothing"), (404, "GET", "/web/nothing.js"), (404, "GET", f"{API}/tables/nothing")),
        *(
            (404, "GET", f"{API}/texts/xx"),
            (405, "DELETE", f"{API}/games"),
            (405, "PUT", "/"),
            (405, "POST", "/web/app.js"),
        ),
        *((400, "POST", f"{API}/tables"), (400, "GET", f"{API}/tables/a?seat=many"), (404, "HEAD", "/nothing")),
    ],
)
def test_errors_are_kept_nowhere(ada: Client, status: int, method: str, path: str) -> None:
    answer = ada.http.request(method, path)
    assert answer.status_code == status, answer.text
    assert directives(answer) == {"no-store"}


def test_too_large_and_foreign_requests_are_kept_nowhere(ada: Client) -> None:
    def stream() -> Iterator[bytes]:
        yield from [b" " * 1024] * 70

    large = ada.http.post(f"{API}/tables", content=b" " * 70_000, headers={"content-type": "application/json"})
    chunked = ada.http.post(f"{API}/tables", content=stream(), headers={"content-type": "application/json"})
    wrong = ada.http.get("/", headers={"host": "evil.example"})
    foreign = ada.http.post(f"{API}/tables", json={}, headers={"origin": "https://evil.example"})
    bad = ada.http.get(f"{API}/tables", headers={"authorization": "Bearer x"})
    answers = (large, chunked, wrong, foreign, bad)
    assert [one.status_code for one in answers] == [413, 413, 421, 403, 401]
    assert all(directives(one) == {"no-store"} for one in answers)


def test_being_turned_away_is_kept_nowhere(machine: Machine, data: Path) -> None:
    client = machine.client(machine.start(data, limit_local=True, requests_per_second=0.01, requests_at_once=1))
    assert client.http.get("/").status_code == 200
    refused = client.http.get("/")
    assert refused.status_code == 429 and directives(refused) == {"no-store"}


async def test_what_is_broken_here_is_kept_nowhere() -> None:
    app = create_app(Settings(hosts=None))  # never started, so every question about tables fails
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        broken = await client.get(f"{API}/tables")
    assert broken.status_code == 500 and broken.json()["error"] == "broken"
    assert directives(broken) == {"no-store"}
