"""One real server for the tests of a file, and fresh clients for each test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from support.running_server import Client, Machine, RunningServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    errors = running.stop()
    assert "ERROR" not in errors, errors
    assert "Traceback" not in errors, errors


@pytest.fixture
def machine() -> Iterator[Machine]:
    """For tests that end their server themselves."""
    started = Machine()
    yield started
    started.clear()


@pytest.fixture
def client(server: RunningServer) -> Iterator[Callable[[], Client]]:
    """Makes clients; each is somebody else."""
    made: list[Client] = []

    def fresh() -> Client:
        made.append(Client(server.address))
        return made[-1]

    yield fresh
    for one in made:
        one.close()


@pytest.fixture
def ada(client: Callable[[], Client]) -> Client:
    return client()


@pytest.fixture
def bea(client: Callable[[], Client]) -> Client:
    return client()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return folder
