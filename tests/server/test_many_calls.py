"""Whatever is sent, over HTTP or a socket, with either store: no answer is a 5xx, and memory stays as it is."""

import os
from pathlib import Path

import pytest

from support.fuzz_run import FuzzRun
from support.kill_loop import in_lines
from support.running_server import Machine

CALLS = int(os.environ.get("LAMPION_CALLS", "100000"))
FEW = 1_200
MOST_GROWTH = 1.1  # from the middle to the end
SETTLED = 40_000  # calls: in so many, caches and what waits to be collected have found their size


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def store(request: pytest.FixtureRequest) -> dict[str, str]:
    if request.param == "SQLite":
        return {}
    return {"database": request.getfixturevalue("shared_postgres").new_database()}


def fuzzed(machine: Machine, data: Path, store: dict[str, str], calls: int, seed: int) -> FuzzRun:
    """A server that keeps few tables in memory, so that what it forgets is a part of it."""
    server = machine.start(data, **store, open_tables=8)
    run = FuzzRun(server, calls, seed)
    run.run()
    assert not run.faults(), run.faults()[:3]
    client = machine.client(server)
    assert client.http.get("/healthz").status_code == 200
    errors = server.stop()
    assert "ERROR" not in errors and "Traceback" not in errors, errors[-3000:]
    return run


def test_no_call_makes_the_server_fail(machine: Machine, data: Path, store: dict[str, str]) -> None:
    answers = fuzzed(machine, data, store, FEW, seed=1).answers()
    assert {"200", "201", "400", "404", "422", "position", "pong", "error"} <= answers.keys(), answers


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_a_hundred_thousand_calls(
    machine: Machine, data: Path, store: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """LAMPION_CALLS chooses another number; of a short run memory says nothing yet, and is only printed."""
    run = fuzzed(machine, data, store, CALLS, seed=2)
    growth = run.growth()
    figures = in_lines([("calls", run.done()), *sorted(run.answers().items())])
    with capsys.disabled():
        print(f"\n{'PostgreSQL' if store else 'SQLite'}\n{figures}\nmemory, end to middle {growth:9.3f}")
    assert run.done() < 2 * SETTLED or growth <= MOST_GROWTH, run.memory[:: max(1, len(run.memory) // 20)]
