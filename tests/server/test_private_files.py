"""What the server keeps, the secrets of running games among it, can be read by its own user only."""

import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from lampion.server.stores.ownership import NAME as LOCK
from lampion.server.stores.sqlite import FILE, SqliteStore
from support.running_server import Machine

pytestmark = pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")

ADMIN = "lampion.PORT.admin"  # of a server that listens
FILES = {FILE, f"{FILE}-wal", f"{FILE}-shm", LOCK, ADMIN}


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    """By name; the host's way in is named after the port."""
    return {re.sub(r"\d{2,}", "PORT", path.name): mode(path) for path in folder.iterdir()}


def test_a_new_folder_and_all_its_files_are_private(machine: Machine, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "data"
    machine.client(machine.start(folder)).open("human", "human")
    assert mode(folder) == 0o700
    assert modes(folder) == dict.fromkeys(FILES, 0o600)


def test_a_folder_of_an_older_version_is_tightened(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    client = machine.client(server)
    table = client.open("human", "human")
    server.kill()  # the -wal and the -shm stay
    (data / "copy.sqlite3").write_bytes(b"a backup")
    data.chmod(0o755)
    for file in data.iterdir():
        file.chmod(0o644)
    assert modes(data).keys() >= FILES

    client = machine.client(machine.start(data), client.token)
    assert client.look(table)["table"] == table
    assert mode(data) == 0o700
    assert len(list(data.glob("*.admin"))) == 1, "what the killed server left is cleared away"
    assert modes(data) == dict.fromkeys(FILES | {"copy.sqlite3"}, 0o600)


@pytest.fixture
def shared_folder(data: Path) -> Path:
    data.chmod(0o755)
    (data / "holidays.jpg").write_bytes(b"for everybody")
    (data / "holidays.jpg").chmod(0o644)
    return data


async def test_a_folder_with_other_things_stays_open_but_not_our_files(
    shared_folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(shared_folder)
    await store.open()
    await store.beat()
    assert mode(shared_folder) == 0o755
    assert modes(shared_folder) == {**dict.fromkeys(FILES - {ADMIN}, 0o600), "holidays.jpg": 0o644}
    assert "folder of its own" in caplog.text
    await store.close()
