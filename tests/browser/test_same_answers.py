"""One client, two services: a server, and the worker of a folder. Their answers are the same, bots' turns included."""

import io
import json
import shutil
import time
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from lampion.server.pages import shell
from lampion.static.folder import folder_files
from lampion.static.python_parts import python_parts
from support import counted_secrets
from support.file_server import FileServer
from support.running_server import Client, RunningServer

Ask = Callable[[str, Any], tuple[int, Any]]

ASK = """async ([path, body]) => {
    const first = document.querySelector('script[src$="folder/begin.js"]').src;
    const { transport } = await import(first.replace('folder/begin.js', 'transport.js'));
    const { status, text } = await transport.ask(path, body === null ? undefined : body);
    return [status, text];
}"""
PATIENCE = 180.0
DECISIONS = 8
OF_THE_CLOCK = {"at", "changed", "time", "times", "until"}  # what a day's time decides, and not the game

pytestmark = [pytest.mark.soak, pytest.mark.timeout(1200)]


@pytest.fixture(scope="module")
def worker(
    tmp_path_factory: pytest.TempPathFactory, pyodide_folder: Path, node_path: Path, browser: Browser
) -> Iterator[Ask]:
    """The folder, whose Python draws lots that can be foreseen."""
    root = tmp_path_factory.mktemp("counted")
    parts = python_parts(pyodide_folder, node_path)
    parts = replace(parts, files={**parts.files, "stdlib.zip": with_secrets(parts.files["stdlib.zip"])})
    for path, body in folder_files(shell, parts).items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(body)
    host = FileServer(root)
    page = browser.new_page()
    page.goto(host.address)
    expect(page.locator("#ready aside")).to_have_count(1, timeout=PATIENCE * 1000)
    expect(page.locator("#ready aside")).to_have_count(0, timeout=PATIENCE * 1000)
    yield asked_by(page)
    page.close()
    host.stop()


def asked_by(page: Page) -> Ask:
    def ask(path: str, body: Any = None) -> tuple[int, Any]:
        sent = body if body is None or isinstance(body, str) else json.dumps(body)
        status, text = page.evaluate(ASK, [path, sent])
        return status, json.loads(text) if text else None

    return ask


def with_secrets(archive: bytes) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            if name != "secrets.pyc":
                new.writestr(name, old.read(name))
        new.write(counted_secrets.__file__, "secrets.py")
    return target.getvalue()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ask]:
    """A real one, with the same lots."""
    place = tmp_path_factory.mktemp("secrets")
    shutil.copyfile(counted_secrets.__file__, place / "secrets.py")
    running = RunningServer(tmp_path_factory.mktemp("data"), packages=[place])
    client = Client(running.address)

    def ask(path: str, body: Any = None) -> tuple[int, Any]:
        at = f"/api/v1{path}"
        if body is None:
            answer = client.http.get(at)
        else:
            sent = body if isinstance(body, str) else json.dumps(body)
            answer = client.http.post(at, content=sent, headers={"content-type": "application/json"})
        return answer.status_code, answer.json() if answer.content else None

    yield ask
    client.close()
    running.stop()


def without_time(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_time(one) for key, one in value.items() if key not in OF_THE_CLOCK}
    return [without_time(one) for one in value] if isinstance(value, list | tuple) else value


def conversation(ask: Ask, game: str) -> list[Any]:
    """A table against `casual`, a few decisions, questions about them, and some that nobody can answer."""
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "casual", "name": "Bo"}]
    status, opened = ask("/tables", {"game": game, "seats": seats, "start": 0, "contribution": "00" * 16})
    told: list[Any] = [status, opened]
    at = f"/tables/{opened['table']}"
    for number in range(DECISIONS):
        seen = our_turn(ask, at)
        told.append(seen)
        if seen["over"]:
            break
        seat, version = seen["seat"], seen["version"]
        if seen["waits"] is not None:
            command: dict[str, Any] = {"do": "done"}
        else:
            offered = sorted(offer["code"] for offer in seen["legal"])
            code = offered[number * 7 % len(offered)]
            told.append(ask(f"{at}/previews", {"seat": seat, "version": version, "codes": [code]}))
            told.append(ask(f"{at}/why", {"seat": seat, "code": max(offered) + 1}))
            command = {"do": "move", "code": code}
        sent = {"key": f"k{number}", "version": version, "seat": seat, "command": command}
        told += [ask(f"{at}/commands", sent), ask(f"{at}/commands", sent)]
        status, late = ask(f"{at}/commands", {**sent, "key": "late"})
        told += [status, late["error"]]  # its version says whether the bot has decided meanwhile
    told += [ask(f"{at}/commands", "nonsense"), ask(f"{at}/commands", {"key": 1}), ask(f"{at}?seat=99", None)]
    told += [ask(f"{at}/past?first=0&seat=0", None), ask(f"{at}/record", None), ask("/tables/none", None)]
    return told


def our_turn(ask: Ask, at: str) -> Any:
    """The table once the bot has decided."""
    until = time.monotonic() + PATIENCE
    while True:
        _, seen = ask(f"{at}?since=0&seat=0", None)
        if seen["over"] or seen["to_move"] == 0 or (seen["waits"] or {}).get("seat") == 0:
            return seen
        assert time.monotonic() < until, "the bot does not decide"
        time.sleep(0.1)


@pytest.mark.parametrize("game", ["axio", "pagoda", "panda"])
def test_server_and_worker_give_the_same_answers(game: str, server: Ask, worker: Ask) -> None:
    here, there = without_time(conversation(server, game)), without_time(conversation(worker, game))
    assert len(here) == len(there) > DECISIONS
    for number, (one, other) in enumerate(zip(here, there, strict=True)):
        assert json.dumps(one) == json.dumps(other), f"answer {number}"
