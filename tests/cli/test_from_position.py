"""Games in the terminal that begin from a position: typed, or taken from a record."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import lampion
from lampion.cli.main import app
from lampion.core.record import decode, encode
from lampion.core.rng import rng_from

PAGODA = lampion.game("pagoda")
GIVEN = "s1=R4[RB]B2 T0=RRBGY m0=G2"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game in a file."""
    position, rng = PAGODA.start(seed="one"), rng_from("moves")
    while not position.over:
        position.push(PAGODA.notation(position.state, position.state.pick(rng)))
    path = tmp_path / "game.json"
    path.write_text(encode(position.record()))
    return path


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def test_a_game_from_a_typed_position_is_played_recorded_and_verified(tmp_path: Path) -> None:
    record = tmp_path / "given.json"
    bots = ["--seat", "bot:random", "--seat", "bot:greedy", "--seed", "7", "--lang", "en"]
    played = run("play", "pagoda", "--position", GIVEN, *bots, "--record", record)
    assert played.exit_code == 0, played.output
    assert "Lampion did not shuffle this deal" in " ".join(played.output.split())
    kept = decode(record.read_text())
    assert kept.position == PAGODA.text(PAGODA.from_text(GIVEN, "7")) and kept.lampion == 2
    verified = run("record", "verify", record)
    assert (verified.exit_code, verified.stdout) == (
        0,
        "1 record: all good\nit began from a given position: no server shuffled that deal\n",
    )
    assert f"not shuffled: it began from the position {kept.position}" in run("record", "show", record).stdout


def test_a_game_goes_on_from_a_move_of_a_record(game: Path, tmp_path: Path) -> None:
    text = run("record", "position", game, "--move", "12").stdout.strip()
    record = tmp_path / "on.json"
    bots = ["--seat", "bot:random", "--seat", "bot:random", "--record", record]
    assert run("play", "pagoda", "--from", game, "--move", "12", *bots).exit_code == 0
    assert decode(record.read_text()).position == text == PAGODA.text(PAGODA.from_text(text))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--position", "s1=R4[BR]"], "expected 4 columns B under the tile"),
        (["--position", GIVEN, "--start", "1"], "the position says who decides"),
        (["--position", GIVEN, "--options", "quick=true"], "the position has its own options"),
        (["--position", GIVEN, "--seat", "human"], "pagoda is for [2] seats, got 1"),
        (["--from", "GAME"], "expected --from FILE and --move N together"),
        (["--from", "GAME", "--move", "4000"], "expected one from 0 to that, got 4000"),
        (["--from", "GAME", "--move", "1", "--position", GIVEN], "expected either --position or --from"),
        (["--from", "GAME", "--move", "LAST"], "already over in this position"),
    ],
)
def test_what_cannot_be_begun_is_told(game: Path, arguments: list[str], says: str) -> None:
    last = str(len(decode(game.read_text()).moves))
    told = run("play", "pagoda", *(str(game) if one == "GAME" else last if one == "LAST" else one for one in arguments))
    assert told.exit_code == 2
    assert says in " ".join(told.output.replace("│", " ").split())
