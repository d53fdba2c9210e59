"""What a stranger's package brings besides its rules: levels of its bots, and a picture for the terminal."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from lampion.bots.levels import ANY, bot, levels, numbers
from lampion.bots.search_bot import SearchBot
from lampion.cli.play.faces import face_of
from lampion.cli.play.voice import Voice
from lampion.core.game import Game
from lampion.core.registry import BrokenGame, game
from lampion.core.setup import Setup
from lampion.server.game_files import brought

from .installed import stranger_installed

VOICE = Voice("en", ["Ada", "Bo"])


@pytest.fixture
def glowworms() -> Iterator[Game]:
    with stranger_installed():
        yield game("glowworms")
        numbers.cache_clear()


def shown(of: Game, plain: bool = False, width: int = 100) -> str:
    console = Console(width=width, record=True, file=Path("/dev/null").open("w"))  # noqa: SIM115
    console.print(face_of(of.name).draw(of, of.new(Setup(2, "7")), 0, VOICE, plain))
    console.file.close()
    return console.export_text()


def test_levels_come_from_the_games_own_file(glowworms: Game) -> None:
    assert levels(glowworms) == ["random", "greedy", "beginner", "casual", "expert"]
    assert isinstance(bot("expert", glowworms), SearchBot)
    assert numbers(glowworms)["expert"] == {"nodes": 400}
    assert numbers(game("axio")) != ANY


@pytest.mark.parametrize(
    "text",
    [
        "order = ",
        "expert = { nodes = 5 }",
        'order = ["expert"]',
        'order = ["expert"]\nexpert = { nodes = "many" }',
        'order = ["expert"]\nexpert = { nodes = 5, brilliance = 9 }',
    ],
)
def test_levels_that_cannot_be_read_are_told_and_those_of_any_game_serve(
    glowworms: Game, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "levels.toml").write_text(text)
    monkeypatch.setattr(type(glowworms), "levels", lambda game: tmp_path / "levels.toml")
    with pytest.warns(BrokenGame, match="levels of glowworms"):
        assert levels(glowworms) == ANY["order"]


@pytest.mark.parametrize("folder", ["missing", None])
def test_a_web_folder_that_cannot_be_read_is_told_and_the_other_games_have_theirs(
    glowworms: Game, folder: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def web(game: Game) -> Path:
        if folder is None:
            raise RuntimeError("no folder today")
        return tmp_path / folder

    assert "boards/glowworms/board.js" in brought()
    monkeypatch.setattr(type(glowworms), "web", web)
    with pytest.warns(BrokenGame, match="web folder of glowworms"):
        found = brought()
    assert "boards/axio/board.js" in found and not any(path.startswith("boards/glowworms/") for path in found)


def test_the_terminal_shows_the_picture_that_a_game_draws(glowworms: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Cards played" in shown(glowworms), "without a picture: its zones in words"
    monkeypatch.setattr(type(glowworms), "picture", lambda game, state, seat: f"(o) seen by {seat}\n {'=' * 60}")
    assert "(o) seen by 0" in shown(glowworms) and "Cards played" not in shown(glowworms)
    assert "Cards played" in shown(glowworms, plain=True)
    assert "Cards played" in shown(glowworms, width=40)
