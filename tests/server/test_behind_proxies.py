"""The proxies of docs/hosting.md, word for word: pages, cookies and WebSockets pass, and strangers stay outside."""

import re
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from support.private_servers import answers, free_port
from support.running_server import Machine, hear

HOSTING = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"
NAME = "play.example"
TRUSTING = ssl.create_default_context()
TRUSTING.check_hostname, TRUSTING.verify_mode = False, ssl.CERT_NONE


def documented(kind: str, number: int) -> str:
    """The first example is for a whole host, the second one for a path of it."""
    return re.findall(rf"```{kind}\n(.*?)```", HOSTING.read_text("utf-8"), re.DOTALL)[number]


@contextmanager
def nginx(path: Path, folder: Path, example: str, port: int, certificate: tuple[Path, Path]) -> Iterator[None]:
    lines = f"ssl_certificate {certificate[1]}; ssl_certificate_key {certificate[0]};"
    site = example.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl; {lines}")
    assert lines in site
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/log; events {{}}\n"
        f"http {{ access_log off; {temporary}\n{site}\n}}\n"
    )
    with running([str(path), "-p", str(folder), "-c", str(folder / "nginx.conf")], port):
        yield


@contextmanager
def caddy(path: Path, folder: Path, example: str, port: int, certificate: tuple[Path, Path]) -> Iterator[None]:
    head = f"https://{NAME}:{port} {{\n    bind 127.0.0.1\n    tls {certificate[1]} {certificate[0]}"
    site = example.replace(f"{NAME} {{", head)
    assert head in site
    options = f"{{\n    admin off\n    auto_https disable_redirects\n    storage file_system {folder}/caddy\n}}\n"
    (folder / "Caddyfile").write_text(options + site)
    with running([str(path), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], port):
        yield


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        until = time.monotonic() + 30
        while not answers(port):
            assert process.poll() is None and time.monotonic() < until, process.communicate()[0]
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.communicate(timeout=30)


@pytest.fixture(params=["nginx", "caddy"])
def proxy(
    request: pytest.FixtureRequest, machine: Machine, data: Path, tmp_path: Path, openssl_path: Path
) -> Iterator[tuple[int, str]]:
    """The port of a proxy in front of a server, and the path below which it lies."""
    base = str((getattr(request, "cls", None) and request.cls.base) or "")
    path = request.getfixturevalue(f"{request.param}_path")
    server = machine.start(data, public_url=f"https://{NAME}{base}")
    assert server.address.endswith(base)
    key = [openssl_path, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*key, "-keyout", tmp_path / "key", "-out", tmp_path / "cert"], check=True, capture_output=True)
    example, address = documented(request.param, 1 if base else 0), server.address.removesuffix(base)
    told = address.removeprefix("http://") if request.param == "caddy" else address
    site = example.replace("127.0.0.1:8725" if request.param == "caddy" else "http://127.0.0.1:8725", told)
    assert told in site
    port = free_port()
    program = nginx if request.param == "nginx" else caddy
    with program(path, tmp_path, site, port, (tmp_path / "key", tmp_path / "cert")):
        yield port, base


def connected(where: str, port: int, origin: str, cookie: str) -> ClientConnection:
    line: ClientConnection = connect(
        where,
        sock=socket.create_connection(("127.0.0.1", port)),
        ssl=TRUSTING,
        origin=Origin(origin),
        additional_headers={"cookie": cookie},
        open_timeout=60,
    )
    return line


def named(port: int) -> httpx.Client:
    """A client that knows the proxy by its public name, which no resolver here knows."""
    transport = httpx.HTTPTransport(verify=TRUSTING)
    return httpx.Client(
        base_url=f"https://127.0.0.1:{port}",
        transport=transport,
        headers={"host": NAME},
        timeout=60,
    )


def table_through(proxy: tuple[int, str]) -> None:
    port, base = proxy
    with named(port) as http:
        extensions = {"sni_hostname": NAME}
        page = http.get(f"{base}/", extensions=extensions)
        assert page.status_code == 200
        assert page.headers["cross-origin-opener-policy"] == "same-origin"
        for address in re.findall(r'(?:href|src)="([^"]+)"', page.text):
            assert address.startswith(f"{base}/web/~")
            assert http.get(address, extensions=extensions).status_code == 200, address
        opened = http.post(
            f"{base}/api/v1/tables",
            json={"game": "axio", "seats": [{"kind": "human"}] * 2},
            extensions=extensions,
        )
        assert opened.status_code == 201
        cookie = opened.headers["set-cookie"]
        assert "Secure" in cookie and "HttpOnly" in cookie and "SameSite=lax" in cookie and f"Path={base}/;" in cookie
    token = cookie.split(";")[0]
    where = f"wss://{NAME}{base}/api/v1/tables/{opened.json()['table']}/socket"
    with connected(where, port, f"https://{NAME}", token) as line:
        assert hear(line, "position")["envelope"]["mine"] == [0, 1]
    with pytest.raises(InvalidStatus), connected(where, port, "https://evil.example", token):
        pass


class TestWholeHost:
    base = ""

    def test_the_documented_proxy_passes_everything_on_and_no_other_name(self, proxy: tuple[int, str]) -> None:
        table_through(proxy)
        with named(proxy[0]) as http:
            answer = http.get("/healthz", headers={"host": "evil.example"}, extensions={"sni_hostname": NAME})
            # What Caddy knows no site for, it answers itself, with nothing.
            assert answer.status_code == 421 or (answer.status_code == 200 and not answer.content)


class TestBelowAPath:
    base = "/games"

    def test_the_documented_proxy_passes_this_path_on_and_no_other(self, proxy: tuple[int, str]) -> None:
        table_through(proxy)
        with named(proxy[0]) as http:
            answer = http.get("/api/v1/games", extensions={"sni_hostname": NAME})
            assert answer.headers.get("content-type") != "application/json"
            bare = http.get("/games", extensions={"sni_hostname": NAME})
            assert bare.is_redirect and bare.headers["location"].endswith("/games/")
