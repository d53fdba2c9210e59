"""The page's files as browsers get them: compressed once, and kept for good under an address that names their content.

Nothing is built: every file is sent as it lies, only styles that follow each other are sent together. Under
`/web/~VERSION/` a file may be kept for ever, because VERSION is the hash of all of them; the document asks for the
version of the day. What a game brings (`Game.web`) lies beside the page's own boards, as if it were one of them.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from posixpath import normpath

from lampion.server import game_files
from lampion.texts.catalogues import LANGUAGES, lesson_source, page_source

WORTH_PACKING = 600  # bytes; below, gzip's own header is most of it
PACKED_ALREADY = ("image/png", "font/woff2")
LOOK_AGAIN = 1.0  # seconds until the folder is looked at again
IMPORT = re.compile(r"""(?:^|;)(?:import|export)\s*(?:[\w$*\s{},]*?\bfrom\s*)?["'](\.{1,2}/[^"']+)["']""", re.M)
STYLE = r'<link rel="stylesheet" href="/web/style/([\w-]+)\.css"'
STYLES = re.compile(rf"{STYLE}([^>]*>\n)((?:{STYLE}>\n)*)")  # a link, and those that follow it plainly

FIRST = ("early.js",)  # what asks for everything else must come before it

# The modules that each room of the page begins with; the rest is asked for when it is needed.
ROOMS = {
    "home": ("app.js", "home/home.js"),
    "table": ("app.js", "table/table.js"),
    "rules": ("app.js", "rules.js"),
    "lobby": ("app.js", "lobby/lobby.js", "lobby/create.js"),
    "learn": ("app.js", "learn/learn.js"),
    "lesson": ("app.js", "learn/lesson.js"),
    "analysis": ("app.js", "analysis/analysis.js"),
}
CARDS = "home/cards.js"  # it asks for every game's card

# What the machine's own table of types may not know, or know wrongly.
for ending, kind in {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".md": "text/markdown",
    ".ftl": "text/plain",
}.items():
    mimetypes.add_type(kind, ending)


@dataclass(frozen=True)
class ShellFile:
    """One file: as it lies, compressed if that helps, its type and its own hash."""

    body: bytes
    packed: bytes | None
    media_type: str
    tag: str


def shell_file(path: str, body: bytes) -> ShellFile:
    """The file ready to be sent."""
    media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
    text = media_type.startswith("text/") or "json" in media_type or "xml" in media_type
    packed = None
    if len(body) >= WORTH_PACKING and media_type not in PACKED_ALREADY:
        smaller = gzip.compress(body, 9, mtime=0)
        packed = smaller if len(smaller) < len(body) else None
    return ShellFile(body, packed, f"{media_type}; charset=utf-8" if text else media_type, sha256(body).hexdigest())


def sheet_of(run: re.Match[str]) -> str:
    """The path of styles that are sent together: it names them all, as `style/tokens+frame.css`."""
    return f"style/{'+'.join(re.findall(STYLE, run[0]))}.css"


class Shell:
    """All files of the page. The folder is read again when something in it has changed, as happens while one works."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen: tuple[object, ...] = ()
        self._looked = 0.0
        self._files: dict[str, ShellFile] = {}
        self._documents: dict[tuple[str, str], bytes] = {}
        self._version = ""

    @property
    def version(self) -> str:
        """The hash of all files as they are now."""
        self._look()
        return self._version

    def file(self, path: str) -> ShellFile | None:
        """A file by its path below the folder."""
        self._look()
        return self._files.get(path)

    def bodies(self) -> dict[str, bytes]:
        """All files by their paths."""
        self._look()
        return {path: file.body for path, file in self._files.items()}

    def document(self, room: str, base: str = "") -> bytes:
        """The page itself below a path, with what this room needs already called for."""
        self._look()
        if (room, base) not in self._documents:
            page = self._files["index.html"].body.decode()
            page = STYLES.sub(lambda run: f'<link rel="stylesheet" href="/web/{sheet_of(run)}"{run[2]}', page)
            modules = dict.fromkeys((*self.modules(FIRST), *self.modules(ROOMS[room])))
            if CARDS in modules:
                modules |= dict.fromkeys(self.modules(game_files.cards(self._files)))
            links = "\n".join(f'<link rel="modulepreload" href="/web/{path}">' for path in modules)
            page = page.replace("</head>", f"{links}\n</head>").replace('"/web/', f'"{base}/web/~{self._version}/')
            page = page.replace("</head>", f"{game_files.listed(self._files)}\n</head>")
            self._documents[room, base] = page.encode()
        return self._documents[room, base]

    def offline(self, base: str = "") -> list[str]:
        """What home needs when there is no server: addresses for the service worker to keep."""
        linked = re.findall(rf'"({re.escape(base)}/web/~[^"]+)"', self.document("home", base).decode())
        return list(dict.fromkeys((*linked, f"{base}/web/~{self._version}/icons.svg")))

    def modules(self, entries: Iterable[str]) -> list[str]:
        """These modules and all that they import outright, nearest first."""
        found = list(entries)
        for path in found:
            for other in IMPORT.findall(self._files[path].body.decode()):
                target = normpath(PurePosixPath(path).parent / other)
                if target not in found and target in self._files:
                    found.append(target)
        return found

    def _look(self) -> None:
        now = time.monotonic()
        if self._files and now - self._looked < LOOK_AGAIN:
            return
        self._looked = now
        sources = {**game_files.brought(), **dict(game_files.walk(self._folder, ""))}  # no game replaces a file of ours
        seen = game_files.seen(sources)
        if seen != self._seen:
            self._seen = seen
            self._read(sources)

    def _read(self, sources: Mapping[str, Traversable]) -> None:
        bodies = {path: source.read_bytes() for path, source in sources.items()}
        bodies[game_files.CARD_STYLES] = game_files.card_styles(bodies)
        files = {path: shell_file(path, body) for path, body in bodies.items()}
        for run in STYLES.finditer(files["index.html"].body.decode()):
            sheets = (files[f"style/{name}.css"].body for name in re.findall(STYLE, run[0]))
            files[sheet_of(run)] = shell_file(sheet_of(run), b"".join(sheets))
        for language in LANGUAGES:
            files[f"texts/{language}.ftl"] = shell_file(f"{language}.ftl", page_source(language).encode())
            files[f"texts/lessons.{language}.ftl"] = shell_file(f"{language}.ftl", lesson_source(language).encode())
        content = "".join(f"{name} {file.tag}\n" for name, file in files.items())
        self._version = sha256(content.encode()).hexdigest()[:16]
        self._files, self._documents = files, {}
