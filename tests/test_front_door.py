"""What `import lampion` offers: the page that shows it is run as it stands, and its edges."""

import re
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import lampion
from lampion.core import registry
from lampion.core.record import encode, read_records

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "python.md"


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """All examples of the page, one behind the other, in an empty folder."""
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(examples) >= 8
    path = tmp_path / "page.py"
    path.write_text("\n".join(examples), "utf-8")
    return path


def test_the_page_does_what_it_says(script: Path) -> None:
    """From an empty folder, with the package as it is installed."""
    ran = subprocess.run(
        [sys.executable, "-P", str(script)], cwd=script.parent, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert "A-9: You have no red-blue tile." in ran.stdout
    assert ran.stdout.count("won by") == 6


def test_the_page_is_typed(script: Path) -> None:
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(script.parent / "cache"), str(script)],
        cwd=script.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout


def test_every_public_name_is_there_and_on_the_page() -> None:
    assert sorted(lampion.__all__) == sorted(set(lampion.__all__))
    page = PAGE.read_text("utf-8")
    for name in lampion.__all__:
        assert hasattr(lampion, name)
    kinds = [getattr(lampion, name) for name in lampion.__all__]
    errors = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Exception)]
    assert len(errors) > 8
    for kind in errors:
        assert issubclass(kind, lampion.LampionError) and issubclass(kind, ValueError)
        assert kind.__name__ in page


@pytest.mark.parametrize("name", ["axio", "pagoda", "panda"])
def test_moves_are_typed_and_written_and_read_back(name: str) -> None:
    game = lampion.game(name)
    position = game.start(seats=2, seed="typed")
    while not position.over:
        move = next(iter(position.legal_moves))
        assert isinstance(move, lampion.Move)
        assert move in position.legal_moves and str(move) in position.legal_moves
        assert position.push(str(move)) == move
    assert not position.legal_moves and list(position.legal_moves) == [] and position.turn is None
    assert "the game is over" in repr(position.legal_moves)
    lampion.verify(position.record())


def test_a_refused_move_changes_nothing_and_is_an_english_sentence() -> None:
    position = lampion.game("pagoda").start(seed="x", start=0)
    before = position.copy()
    with pytest.raises(lampion.IllegalAction, match=r"^P-14: .*\.$") as refused:
        position.push("E")
    assert position == before and position.moves == []
    assert refused.value.reason.rule == "P-14"


def test_without_a_seed_every_game_is_another() -> None:
    axio = lampion.game("axio")
    assert len({tuple(map(str, axio.start().legal_moves)) for _ in range(4)}) > 1


def test_a_copy_goes_its_own_way_and_keeps_what_a_seat_has_seen() -> None:
    game = lampion.game("axio")
    position = game.start(seats=2, seed="copy")
    bots = [lampion.bot("greedy", game, seed=str(seat)) for seat in range(2)]
    for _ in range(12):
        assert position.turn is not None
        position.push(bots[position.turn].choose(position))
    twin = position.copy()
    assert position.turn is not None
    assert twin.observation(position.turn).dump() == position.observation(position.turn).dump()
    position.push(next(iter(position.legal_moves)))
    assert len(twin.moves) == 12 and twin != position
    again = twin.copy()
    again.state.play(again.state.legal()[0])  # the fast face changes the position itself: no other must notice
    assert again != twin


def test_a_bot_is_not_asked_after_the_end() -> None:
    game = lampion.game("axio")
    position = game.start(seats=2, seed="end")
    while not position.over:
        position.push(next(iter(position.legal_moves)))
    with pytest.raises(lampion.LampionError, match="the game is over"):
        lampion.bot("random", game).choose(position)


@pytest.fixture
def broken_package(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two strangers' games beside ours: one whose import fails, and one that is no game."""
    installed = registry.entry_points(group=registry.GROUP)
    strangers = [
        EntryPoint("crashing", "no_such_module:GAME", registry.GROUP),
        EntryPoint("impostor", "json:dumps", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: [*installed, *strangers])
    registry.loaded.cache_clear()
    yield
    registry.loaded.cache_clear()


@pytest.mark.usefixtures("broken_package")
def test_a_broken_game_is_named_and_the_others_still_load() -> None:
    with pytest.warns(registry.BrokenGame, match="crashing|impostor"):
        assert {"axio", "pagoda", "panda"} <= set(lampion.games())
    assert set(registry.broken_games()) == {"crashing", "impostor"}
    with pytest.raises(
        lampion.UnknownGame, match=r"'impostor' is installed, but cannot be loaded: .*expected an instance"
    ):
        lampion.game("impostor")
    assert lampion.game("axio").start(seed="still").turn is not None


def test_many_records_are_read_in_flat_memory() -> None:
    position = lampion.game("axio").start(seats=2, seed="flat")
    while not position.over:
        position.push(next(iter(position.legal_moves)))
    line = encode(position.record()).encode() + b"\n"
    peaks = []
    for count in (100, 1000):
        tracemalloc.start()
        assert sum(1 for _ in read_records(line for _ in range(count))) == count
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 2 * peaks[0], "ten times the games take no more memory"


def test_importing_lampion_loads_no_catalogues_and_no_network() -> None:
    heavy = "fluent", "babel", "fastapi", "pydantic", "starlette", "uvicorn", "typer", "rich", "sqlite3", "asyncpg"
    code = f"import sys, lampion; lampion.games(); print(*(name for name in {heavy!r} if name in sys.modules))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == ""
