"""Asserts first which Lampion is tested, then offers what the machine has: a browser, Node.js, PostgreSQL, Valkey."""

import os
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

import lampion.core.rng
from support import machine
from support.corrections import forget_installed_editions
from support.no_skips import pytest_runtest_makereport
from support.private_servers import PrivatePostgres, PrivateValkey

__all__ = ["pytest_runtest_makereport"]  # a hook: pytest finds it here

ENGINE = "interpreted" if lampion.core.rng.__file__.endswith(".py") else "compiled"
SOURCES = Path(__file__).resolve().parent.parent / "src"

# Fixed examples in the test command, so that it says the same twice; fresh ones, and more, in `make soak`.
hypothesis.settings.register_profile("default", derandomize=True, deadline=None, database=None)
hypothesis.settings.register_profile("soak", max_examples=500, deadline=None)
hypothesis.settings.load_profile("soak" if os.environ.get("LAMPION_SOAK") == "1" else "default")


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("LAMPION_EXPECT", ENGINE)
    if expected != ENGINE:
        raise pytest.UsageError(f"this run is about {expected} rules, but {lampion.core.rng.__file__} is {ENGINE}")
    binaries = [str(path) for kind in ("*.so", "*.pyd") for path in SOURCES.rglob(kind)]
    if binaries:
        raise pytest.UsageError(f"binaries beside the sources would run instead of them: {', '.join(binaries)}")


def pytest_report_header(config: pytest.Config) -> str:
    return f"lampion: {ENGINE} rules from {Path(lampion.core.rng.__file__).parent.parent}"


@pytest.fixture(autouse=True, scope="module")
def no_edition_outlives_its_tests() -> Iterator[None]:
    """What a test installs is known to its process; the next file of tests begins with the packaged editions."""
    yield
    forget_installed_editions()


def needed(found: Path | None, what: str) -> Path:
    """The component, or a loud skip that names it."""
    if found is None:
        pytest.skip(f"MISSING on this machine: {what}")
    return found


@pytest.fixture(scope="session")
def chromium_path() -> Path:
    return needed(machine.chromium_path(), "Chromium")


@pytest.fixture(scope="session")
def node_path() -> Path:
    return needed(machine.node_path(), "Node.js")


@pytest.fixture(scope="session")
def postgres_folder() -> Path:
    return needed(machine.postgres_folder(), "PostgreSQL (initdb and postgres)")


@pytest.fixture(scope="session")
def valkey_path() -> Path:
    return needed(machine.valkey_path(), "a Valkey or Redis server")


@pytest.fixture(scope="session")
def nginx_path() -> Path:
    return needed(machine.nginx_path(), "nginx")


@pytest.fixture(scope="session")
def caddy_path() -> Path:
    return needed(machine.caddy_path(), "caddy")


@pytest.fixture(scope="session")
def pyodide_folder() -> Path:
    return needed(machine.pyodide_folder(), "Pyodide (tools/prepare.py node pyodide)")


@pytest.fixture(scope="session")
def openssl_path() -> Path:
    return needed(machine.which("openssl"), "openssl")


@pytest.fixture(scope="session")
def shared_postgres(postgres_folder: Path) -> Iterator[PrivatePostgres]:
    """For tests that leave it alone."""
    server = PrivatePostgres(postgres_folder)
    try:
        server.start()
        yield server
    finally:
        server.clear()


@pytest.fixture
def postgres(postgres_folder: Path) -> Iterator[PrivatePostgres]:
    """For tests that stop it."""
    server = PrivatePostgres(postgres_folder)
    try:
        server.start()
        yield server
    finally:
        server.clear()


@pytest.fixture
def valkey(valkey_path: Path) -> Iterator[PrivateValkey]:
    server = PrivateValkey(valkey_path)
    try:
        server.start()
        yield server
    finally:
        server.clear()
