"""Packs what runs in the browser: Pyodide, what is used of the standard library, and Lampion without a server."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import lampion
from lampion.core.registry import GROUP, games

# What a browser needs of Lampion; a test plays whole games with nothing else.
ROOMS = ("core", "games", "bots", "analysis", "tables", "wire", "service", "browser")
KINDS = {".py", ".toml"}  # of the files in them: words and rules come to the page as files of their own
LEFT_OUT = (".pyi", ".h", ".c")  # of what other packages bring
EPOCH = (1980, 1, 1, 0, 0, 0)  # the same input gives the same bytes
COMPILE = "compile.mjs"


class CannotPack(RuntimeError):
    """The folder cannot be made; the message says why and what to do."""


@dataclass(frozen=True)
class PythonParts:
    """The files that start Python in a browser, by their names, in the order they are needed; and whose they are."""

    files: dict[str, bytes]
    licences: dict[str, bytes]
    compiled: bool  # to bytecode: then nothing is compiled when it starts


def python_parts(pyodide: Path, node: Path | None) -> PythonParts:
    """`pyodide` is a folder with its npm package and the wheels that Lampion needs there. Raises CannotPack."""
    wheels = sorted(pyodide.glob("*.whl"))
    missing = [name for name in ("msgspec", "librt") if not any(wheel.name.startswith(f"{name}-") for wheel in wheels)]
    missing += [name for name in (*PYODIDE.values(), STDLIB, LOCK) if not (pyodide / name).is_file()]
    if missing:
        raise CannotPack(f"not found in {pyodide}: {', '.join(missing)}")
    with tempfile.TemporaryDirectory() as scratch:
        sources = Path(scratch)
        licences = unpack_wheels(wheels, sources / "packages")
        copy_lampion(sources / "packages")
        unpack_stdlib(pyodide / STDLIB, sources / "stdlib")
        if node is not None:
            compile_all(pyodide, sources, node)
        found = {name: (pyodide / source).read_bytes() for name, source in PYODIDE.items()}
        found["stdlib.zip"] = zipped(sources / "stdlib")
        found["packages.zip"] = zipped(sources / "packages")
    lock = json.loads((pyodide / LOCK).read_text("utf-8"))["info"]
    index = {"files": [[name, len(body)] for name, body in found.items()], "lock": lock}
    found["index.json"] = json.dumps(index).encode()
    return PythonParts(found, licences, node is not None)


# Its files by the names they get: some hosts know no type for .mjs.
PYODIDE = {
    "pyodide.asm.wasm": "pyodide.asm.wasm",
    "pyodide.asm.js": "pyodide.asm.mjs",
    "pyodide.js": "pyodide.mjs",
}
STDLIB, LOCK = "python_stdlib.zip", "pyodide-lock.json"


def unpack_wheels(wheels: Iterable[Path], into: Path) -> dict[str, bytes]:
    """What other packages bring; their licences are given apart."""
    licences: dict[str, bytes] = {}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if "LICENSE" in name.upper() and ".dist-info/" in name:
                    licences[f"{wheel.name.split('-')[0]}.txt"] = archive.read(name)
                elif not name.endswith(LEFT_OUT) and ".dist-info/" not in name:
                    archive.extract(name, into)
    return licences


def copy_lampion(into: Path) -> None:
    """The rooms that a browser needs, and how the games in them are found."""
    package = Path(str(files("lampion")))
    sources = [package / "__init__.py", *(path for room in ROOMS for path in (package / room).rglob("*"))]
    for path in sources:
        if path.suffix in KINDS:
            copy = into / "lampion" / path.relative_to(package)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    about = into / f"lampion-{lampion.__version__.replace('-', '_')}.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: lampion\nVersion: {lampion.__version__}\n")
    ours = [game for game in games().values() if type(game).__module__.startswith("lampion.")]
    points = "".join(f"{game.name} = {type(game).__module__}:GAME\n" for game in ours)
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{points}")


def unpack_stdlib(archive: Path, into: Path) -> None:
    """Only the modules that are used, and whatever belongs to Pyodide itself."""
    wanted = set((files("lampion.static") / "stdlib.txt").read_text("utf-8").split())
    with zipfile.ZipFile(archive) as found:
        for name in found.namelist():
            if name.endswith(".py") and module_named(name) in wanted:
                found.extract(name, into)


def module_named(path: str) -> str:
    """How Python calls the module of a file."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def compile_all(pyodide: Path, sources: Path, node: Path) -> None:
    """To bytecode, by the Python that will run it. Raises CannotPack."""
    program = Path(str(files("lampion.static") / COMPILE))
    command = [str(node), str(program), str(pyodide), str(sources)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotPack(f"Node.js could not make bytecode:\n{done.stderr[-2000:]}")


def zipped(folder: Path) -> bytes:
    """A folder as an archive, the same for the same files."""
    with tempfile.TemporaryFile() as target:
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    told = zipfile.ZipInfo(path.relative_to(folder).as_posix(), EPOCH)
                    told.compress_type = zipfile.ZIP_DEFLATED
                    archive.writestr(told, path.read_bytes())
        target.seek(0)
        return target.read()


def name_of(found: dict[str, bytes]) -> str:
    """A name that says what is in some files."""
    total = sha256()
    for path, body in sorted(found.items()):
        total.update(f"{path} {sha256(body).hexdigest()}\n".encode())
    return total.hexdigest()[:16]
