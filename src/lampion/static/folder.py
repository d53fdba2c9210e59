"""Writes the folder: the page, the answers that never change, Python for the browser, and what keeps all of it."""

from __future__ import annotations

import html
import json
import re
import shutil
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from lampion.core.game import Game
from lampion.core.registry import games
from lampion.server.pages import shell
from lampion.server.shell import Shell
from lampion.static.answers import INDEX, answers
from lampion.static.python_parts import CannotPack, PythonParts, name_of, python_parts

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'"
)
FIRST = "folder/begin.js"  # before everything else: from then on the page speaks to a worker
WORKER = "folder/service-worker.js"
NOT_NEEDED = {"index.html", "service-worker.js", WORKER, "style/status.css"}
PACE = "pace.toml"
MARK = ".lampion-folder"  # in a folder that was made here, and may be made anew


@dataclass(frozen=True)
class Made:
    """What was written: bytes as they lie, and whether Python's part is bytecode."""

    edition: str
    files: int
    size: int
    compiled: bool


def make_folder(target: Path, pyodide: Path, node: Path | None) -> Made:
    """Write everything, in place of an older edition. Raises CannotPack."""
    if target.exists() and any(target.iterdir()) and not (target / MARK).exists():
        raise CannotPack(f"{target} holds other things: give an empty or a new folder")
    python = python_parts(pyodide, node)
    found = folder_files(shell, python)
    for old in ("web", "python", "licences"):
        shutil.rmtree(target / old, ignore_errors=True)
    for path, body in found.items():
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        (target / path).write_bytes(body)
    edition = found[MARK].decode().strip()
    return Made(edition, len(found), sum(map(len, found.values())), python.compiled)


def folder_files(page: Shell, python: PythonParts) -> dict[str, bytes]:
    """Every file by its path. What lies below a name that says what is in it may be kept for ever."""
    web = {path: body for path, body in page.bodies().items() if path not in NOT_NEEDED}
    web |= {f"answers/{name}": body for name, body in answers().items()}
    web_at, python_at = f"web/~{name_of(web)}/", f"python/~{name_of(python.files)}/"
    found = {web_at + path: body for path, body in web.items()}
    found |= {python_at + name: body for name, body in python.files.items()}
    document = document_of(page, web_at, python_at)
    worded = re.compile(rf"{re.escape(web_at)}(answers|texts)/")  # in three languages: kept in the one that is read
    lasting = [path for path in found if worded.match(path) is None or path.endswith(INDEX)]
    edition = name_of({**found, "index.html": document})
    worker = page.bodies()[WORKER].decode()
    worker = worker.replace('"EDITION"', json.dumps(edition)).replace('"POLICY"', json.dumps(POLICY))
    worker = worker.replace("const FILES = [];", f"const FILES = {json.dumps(lasting)};")
    found["index.html"] = document
    found["service-worker.js"] = worker.encode()
    found["favicon.ico"] = web["favicon.svg"]
    found |= {f"licences/{name}": body for name, body in licences(python).items()}
    found[MARK] = f"{edition}\n".encode()
    return found


def document_of(page: Shell, web_at: str, python_at: str) -> bytes:
    """The one document of the folder, with addresses that begin where it lies."""
    text = page.document("home", ".").decode().replace(f'"./web/~{page.version}/', f'"./{web_at}')
    early = re.search(r'<script type="module" src="[^"]*/early.js" async></script>\n', text)
    assert early is not None, "the document no longer begins with early.js"
    first = f'<script type="module" src="./{web_at}{FIRST}"></script>\n'
    text = text.replace(early[0], first + early[0].replace(" async", ""))
    preload = "".join(f'<link rel="modulepreload" href="./{web_at}{path}">\n' for path in page.modules((FIRST,)))
    about = (
        f'<meta http-equiv="content-security-policy" content="{html.escape(POLICY)}">\n'
        f'<meta name="lampion" content="folder">\n<meta name="python" content="./{python_at}">\n'
    )
    about += f'<meta name="paces" content="{html.escape(json.dumps(paces()))}">\n'
    text = text.replace('<meta charset="utf-8">\n', f'<meta charset="utf-8">\n{about}')
    preload += f'<link rel="stylesheet" href="./{web_at}style/folder.css">\n'
    text = text.replace("</head>", f"{preload}</head>").replace(
        '<div id="app">', '<div id="ready"></div>\n<div id="app">'
    )
    return text.encode()


def paces() -> dict[str, dict[str, float]]:
    """How long the levels of each game that says so take in a browser."""
    found = ((game.name, resource_of(game, PACE)) for game in games().values())
    return {name: tomllib.loads(file.read_text("utf-8"))["browser"] for name, file in found if file.is_file()}


def resource_of(game: Game, name: str) -> Traversable:
    """A file beside a game's own module."""
    return files(type(game).__module__.rpartition(".")[0]) / name


def licences(python: PythonParts) -> dict[str, bytes]:
    """Whose work lies in the folder, and on which terms."""
    here = files("lampion.static") / "licences"
    return {**{one.name: one.read_bytes() for one in here.iterdir()}, **python.licences}
