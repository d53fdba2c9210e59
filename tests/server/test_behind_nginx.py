"""The proxy of docs/hosting.md, word for word: pages, cookies and WebSockets pass, and strangers stay outside."""

import re
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from support.private_servers import answers, free_port
from support.running_server import Machine, RunningServer, hear

HOSTING = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"
NAME = "play.example"


@pytest.fixture
def behind(
    machine: Machine, data: Path, tmp_path: Path, nginx_path: Path, openssl_path: Path
) -> Iterator[tuple[int, RunningServer]]:
    """The port of nginx in front of a server."""
    server = machine.start(data, public_url=f"https://{NAME}")
    documented = re.search(r"```nginx\n(.*?)```", HOSTING.read_text("utf-8"), re.DOTALL)
    assert documented is not None
    port = free_port()
    key = [openssl_path, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*key, "-keyout", tmp_path / "key", "-out", tmp_path / "cert"], check=True, capture_output=True)
    certificate = f"ssl_certificate {tmp_path}/cert; ssl_certificate_key {tmp_path}/key;"
    site = documented[1].replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl; {certificate}")
    site = site.replace("http://127.0.0.1:8725", server.address)
    assert server.address in site and certificate in site
    temporary = "".join(
        f"{kind}_temp_path {tmp_path}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (tmp_path / "nginx.conf").write_text(
        f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}}\n"
        f"http {{ access_log off; {temporary}\n{site}\n}}\n"
    )
    process = subprocess.Popen([nginx_path, "-p", tmp_path, "-c", tmp_path / "nginx.conf"], stderr=subprocess.PIPE)
    try:
        until = time.monotonic() + 30
        while not answers(port):
            assert process.poll() is None and time.monotonic() < until, process.communicate()[1]
            time.sleep(0.05)
        yield port, server
    finally:
        process.terminate()
        process.communicate(timeout=30)


def connected(where: str, port: int, origin: str, cookie: str, trusting: ssl.SSLContext) -> ClientConnection:
    line: ClientConnection = connect(
        where,
        sock=socket.create_connection(("127.0.0.1", port)),
        ssl=trusting,
        origin=Origin(origin),
        additional_headers={"cookie": cookie},
        open_timeout=60,
    )
    return line


def test_the_documented_proxy_passes_everything_on(behind: tuple[int, RunningServer]) -> None:
    port, _ = behind
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    with httpx.Client(
        base_url=f"https://127.0.0.1:{port}", verify=trusting, headers={"host": NAME}, timeout=60
    ) as http:
        page = http.get("/")
        assert page.status_code == 200
        assert page.headers["cross-origin-opener-policy"] == "same-origin"
        opened = http.post("/api/v1/tables", json={"game": "axio", "seats": [{"kind": "human"}] * 2})
        assert opened.status_code == 201
        cookie = opened.headers["set-cookie"]
        assert "Secure" in cookie and "HttpOnly" in cookie and "SameSite=lax" in cookie
        assert http.get("/healthz", headers={"host": "evil.example"}).status_code == 421
    token = cookie.split(";")[0]
    where = f"wss://{NAME}/api/v1/tables/{opened.json()['table']}/socket"
    with connected(where, port, f"https://{NAME}", token, trusting) as line:
        assert hear(line, "position")["envelope"]["mine"] == [0, 1]
    with pytest.raises(InvalidStatus), connected(where, port, "https://evil.example", token, trusting):
        pass
