import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import lampion
from lampion.cli.commands import serve
from lampion.cli.main import app
from lampion.core.engine import engine

RUN = CliRunner()


@pytest.mark.parametrize(
    "command",
    [
        "",
        "serve",
        "games",
        "play",
        "arena",
        "record",
        "record show",
        "record verify",
        "record replay",
        "record position",
        "bench",
        "backup",
        "restore",
        "admin",
        "admin status",
        "admin tables",
        "admin show",
        "admin end",
        "admin delete",
        "admin announce",
    ],
)
def test_help_has_an_example(command: str) -> None:
    told = RUN.invoke(app, [*command.split(), "--help"])
    assert told.exit_code == 0
    assert f"Example: lampion {command}".strip() in " ".join(told.stdout.split())


def test_version_says_compiled_or_interpreted() -> None:
    told = RUN.invoke(app, ["--version"])
    assert (told.exit_code, told.stdout) == (0, f"lampion {lampion.__version__} ({engine()})\n")


def test_games_for_people_and_programs() -> None:
    assert "AXIO" in RUN.invoke(app, ["games"]).stdout
    (axio,) = [
        game for game in msgspec.json.decode(RUN.invoke(app, ["games", "--json"]).stdout) if game["name"] == "axio"
    ]
    assert (axio["title"], axio["seats"], axio["options"]) == ("AXIO", [1, 2, 3, 4], {})


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("arena ludo --bots random", "no game is called 'ludo'; installed: axio"),
        ("arena axio --bots deep", "no bot is called 'deep'; there are: random"),
        ("arena axio --bots ,", "name at least one bot"),
        ("arena axio --bots random --seats 9", "axio is for [1, 2, 3, 4] seats, got 9"),
        ("arena axio --bots random --games 0", "--games"),
        ("arena axio --bots random --options quick=true", "axio has no option 'quick'"),
        ("arena axio --bots random --options quick", "expected name=value, got 'quick'"),
        ("arena axio --bots random --records no/such/folder", "cannot write no/such/folder"),
        ("arena axio", "--bots"),
        ("record verify no-such-file", "cannot read no-such-file: No such file"),
        ("record show no-such-file", "cannot read no-such-file"),
        ("play ludo", "no game is called 'ludo'"),
        ("play axio --lang klingon", "expected one of en, de, fr, got 'klingon'"),
        ("nonsense", "No such command"),
    ],
)
def test_wrong_use_ends_with_2_and_says_what_to_do(command: str, says: str) -> None:
    told = RUN.invoke(app, command.split())
    assert told.exit_code == 2
    assert told.stdout == ""
    assert says in " ".join(told.stderr.split())


class FakeServer:
    """Stands for lampion.server.run."""

    class CannotServe(RuntimeError):
        pass

    def __init__(self, problem: str | None = None) -> None:
        self.calls: list[tuple[object, ...]] = []
        self.problem = problem

    def serve(
        self, host: str, port: int | None, data: Path | None, open_browser: bool, **more: str | bool | None
    ) -> None:
        self.calls.append((host, port, data, open_browser, {name: value for name, value in more.items() if value}))
        if self.problem is not None:
            raise self.CannotServe(self.problem)


@pytest.mark.parametrize(
    ("command", "called"),
    [
        ("", ("127.0.0.1", None, None, True, {})),
        ("serve", ("127.0.0.1", None, None, False, {})),
        ("serve --lan --port 9 --data here", ("0.0.0.0", 9, Path("here"), False, {})),
        (
            "serve --open --public-url https://a.example",
            ("127.0.0.1", None, None, True, {"public_url": "https://a.example"}),
        ),
        (
            "serve --database postgresql://db/x --broker redis://r --log-json",
            (
                *("127.0.0.1", None, None, False),
                {"database": "postgresql://db/x", "broker": "redis://r", "log_json": True},
            ),
        ),
    ],
)
def test_serve_passes_on_what_was_asked(
    command: str, called: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = FakeServer()
    monkeypatch.setattr(serve, "import_module", lambda name: fake)
    assert RUN.invoke(app, command.split()).exit_code == 0
    assert fake.calls == [called]


def test_a_server_that_cannot_start_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "import_module", lambda name: FakeServer("the port is taken"))
    told = RUN.invoke(app, ["serve"])
    assert (told.exit_code, told.stderr) == (2, "the port is taken\n")


def test_the_web_framework_is_loaded_only_to_serve() -> None:
    code = "import sys, lampion.cli.main; print([m for m in ('fastapi', 'uvicorn', 'matplotlib') if m in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"


def test_python_m_lampion_is_the_command() -> None:
    told = subprocess.run([sys.executable, "-m", "lampion", "--version"], capture_output=True, text=True, check=True)
    assert told.stdout.startswith("lampion ")


def test_bench_measures_and_prints_json() -> None:
    told = RUN.invoke(app, ["bench", "axio", "--json", "--repeats", "1", "--seconds", "0.02"])
    figures = msgspec.json.decode(told.stdout)
    assert figures
    assert set(figures[0]) == {"name", "value", "unit", "peer", "peer_value", "ratio"}
    assert all(figure["value"] > 0 and figure["unit"] == "games/s" for figure in figures)
    if engine() == "compiled":
        assert figures[0]["peer"] == "the same engine, interpreted"
