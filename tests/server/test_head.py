"""HEAD is answered as GET would be, without the content."""

import socket
from urllib.parse import urlsplit

import pytest

from support.running_server import API, Client, RunningServer

PATHS = ["/", "/web/app.js", "/healthz", f"{API}/games", f"{API}/texts/en", f"{API}/rules/axio/de", f"{API}/reach"]
PATHS += [f"{API}/tables", f"{API}/lobby", f"{API}/openapi.json", f"{API}/tables/{'b' * 32}", "/nowhere"]
SAME = ("content-type", "content-length", "cache-control", "content-security-policy", "etag")


@pytest.mark.parametrize("path", PATHS)
def test_head_is_get_without_the_content(ada: Client, path: str) -> None:
    got, headed = ada.http.get(path), ada.http.head(path)
    assert headed.status_code == got.status_code and headed.content == b""
    assert {name: headed.headers.get(name) for name in SAME} == {name: got.headers.get(name) for name in SAME}


def test_head_of_a_table_and_of_figures(ada: Client) -> None:
    table = ada.open("human", "human")
    for path in (f"{API}/tables/{table}", f"{API}/tables/{table}/record", f"{API}/tables/{table}/past", "/metrics"):
        headed = ada.http.head(path)
        assert headed.status_code == 200 and headed.content == b"" and int(headed.headers["content-length"]) > 0
    refused = ada.http.head(f"{API}/tables/{table}/commands")
    assert refused.status_code == 405 and refused.headers["allow"] == "POST"


def test_nothing_follows_the_headers(server: RunningServer) -> None:
    """A client that reads byte by byte finds the next answer where the headers end."""
    at = urlsplit(server.address)
    head = f"HEAD {API}/games HTTP/1.1\r\nHost: {at.netloc}\r\n"
    with socket.create_connection((at.hostname, at.port), timeout=10) as line:
        line.sendall(f"{head}\r\n{head}Connection: close\r\n\r\n".encode())
        read = b"".join(iter(lambda: line.recv(65536), b""))
    first, second, rest = read.split(b"\r\n\r\n")
    assert first.startswith(b"HTTP/1.1 200") and second.startswith(b"HTTP/1.1 200") and rest == b""


def test_the_description_does_not_repeat_every_question(ada: Client) -> None:
    paths = ada.http.get(f"{API}/openapi.json").json()["paths"]
    assert not any("head" in methods for methods in paths.values())
