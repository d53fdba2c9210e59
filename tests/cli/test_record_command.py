from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from lampion.cli.main import app
from lampion.core.commitment import commit, seed_from
from lampion.core.record import Commitment, Record, RecordSeat, encode
from lampion.core.recorder import Recorder
from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from support.corrections import correction_file, corrections_installed, known_editions

RUN = CliRunner()
AXIO = game("axio")
SECRET, GIVEN = "5e" * 32, ("a0" * 16, None)
PROMISE = commit("table", "axio", AXIO.rules, {}, None, SECRET)


def played(seed: str, commitment: Commitment | None = None, seats: int = 2) -> Record:
    names = [RecordSeat(name) for name in ("Ada", "Ben", "Cleo", "Dan")[:seats]]
    recorder = Recorder(AXIO, Setup(seats, seed), names, commitment)
    rng = rng_from("moves")
    while not recorder.state.over():
        recorder.apply(int(recorder.state.pick(rng)))
    return recorder.record()


ONE, TWO = played("one"), played("two")
COMMITTED = played(seed_from(SECRET, GIVEN), Commitment(PROMISE, "table", SECRET, GIVEN))


def lampion(*arguments: str | Path, text: str | None = None) -> Result:
    return RUN.invoke(app, ["record", *(str(argument) for argument in arguments)], input=text)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_text(encode(ONE) + "\n" + encode(TWO) + "\n")
    return path


def test_good_records_are_all_good(file: Path) -> None:
    told = lampion("verify", file)
    assert (told.exit_code, told.stdout) == (0, "2 records: all good\n")


def test_a_record_spread_over_lines_and_stdin() -> None:
    pretty = msgspec.json.format(encode(ONE), indent=2)
    assert lampion("verify", "-", text=pretty).stdout == "1 record: all good\n"


def test_json_for_programs(file: Path) -> None:
    told = lampion("verify", file, "--json")
    assert told.stdout == '{"records":2,"valid":2,"invalid":[]}\n'


def tampered(record: Record, what: str) -> Record:
    match what:
        case "move":
            return msgspec.structs.replace(record, moves=(*record.moves[:4], record.moves[0], *record.moves[5:]))
        case "score":
            return msgspec.structs.replace(record, scores=((18,) * 5, record.scores[1]))
        case "draw":
            last = record.chance[-1]
            other = msgspec.structs.replace(last, items=("rb" if last.items[0] != "rb" else "gg",))
            return msgspec.structs.replace(record, chance=(*record.chance[:-1], other))
        case _:
            return msgspec.structs.replace(record, seed="another")


@pytest.mark.parametrize(
    ("what", "move", "says"),
    [
        ("move", 4, f"move 5 '{TWO.moves[0]}' is not legal"),
        ("score", len(TWO.moves), "the scores are ((18, 18, 18, 18, 18)"),
        ("draw", TWO.chance[-1].after, "the seed gives another draw"),
        ("seed", 0, "the seed gives another"),
    ],
)
def test_what_was_tampered_with_is_found_and_named(file: Path, what: str, move: int, says: str) -> None:
    file.write_text(encode(ONE) + "\n" + encode(tampered(TWO, what)) + "\n")
    told = lampion("verify", file, "--json")
    assert told.exit_code == 1
    result = msgspec.json.decode(told.stdout)
    assert (result["records"], result["valid"]) == (2, 1)
    (invalid,) = result["invalid"]
    assert (invalid["index"], invalid["move"]) == (1, move)
    assert says in invalid["reason"]
    friendly = lampion("verify", file)
    assert friendly.exit_code == 1
    assert friendly.stdout.startswith(f"2 records: 1 good, 1 not true\n  record 2, after move {move}: ")


def test_what_cannot_be_read_is_not_true_either(file: Path) -> None:
    file.write_text(encode(ONE) + "\n{broken}\n" + encode(msgspec.structs.replace(TWO, game="ludo")) + "\n")
    told = lampion("verify", file)
    assert told.exit_code == 1
    assert "record 2, after move 0: not JSON" in told.stdout
    assert "record 3, after move 0: no game is called 'ludo'" in told.stdout


def test_an_empty_file_is_no_record() -> None:
    assert lampion("verify", "-", text="").exit_code == 1


def test_a_commitment_agrees_with_itself_and_is_not_called_proved() -> None:
    told = lampion("verify", "-", text=encode(COMMITTED))
    assert told.exit_code == 0
    assert "it agrees with its own commitment" in told.stdout
    assert "prove" not in told.stdout


def test_the_commitment_that_was_shown() -> None:
    told = lampion("verify", "-", "--commitment", PROMISE, text=encode(COMMITTED))
    assert told.exit_code == 0
    assert "it follows from the commitment you were shown" in told.stdout
    told = lampion("verify", "-", "--commitment", "0" * 64, text=encode(COMMITTED))
    assert told.exit_code == 1
    assert "was shown" in told.stdout


def test_show_tells_the_game(file: Path) -> None:
    told = lampion("show", file, "--number", "1", "--lang", "en")
    assert told.exit_code == 0
    assert "seat 0: Ada" in told.stdout
    assert f"  1. {ONE.moves[0]}" in told.stdout
    assert f"deal to Ben: {' '.join(next(c.items for c in ONE.chance if c.seat == 1))}" in told.stdout
    assert "wins" in told.stdout


def test_show_lists_many(file: Path) -> None:
    told = lampion("show", file)
    assert told.exit_code == 0
    assert "Ada, Ben" in told.stdout
    assert "--number N" in told.stdout


def test_show_a_number_that_is_not_there(file: Path) -> None:
    told = lampion("show", file, "--number", "3")
    assert told.exit_code == 2
    assert "the file has 2 records, got 3" in " ".join(told.stderr.split())


def test_show_goes_as_far_as_the_record_is_true() -> None:
    told = lampion("show", "-", text=encode(tampered(ONE, "move")))
    assert told.exit_code == 1
    assert f"  4. {ONE.moves[3]}" in told.stdout
    assert "after move 4" in told.stderr


@pytest.mark.parametrize("seats", AXIO.seats)
def test_replay_prints_every_position_where_nobody_watches(seats: int) -> None:
    record = played("replay", seats=seats)
    told = lampion("replay", "-", "--lang", "de", text=encode(record))
    assert told.exit_code == 0
    assert all(f"{number:>3}. {move}" in told.stdout for number, move in enumerate(record.moves, 1))


def test_replay_of_a_broken_record_says_so() -> None:
    assert lampion("replay", "-", text="{}").exit_code == 1
    assert lampion("replay", "-", text=encode(tampered(ONE, "seed"))).exit_code == 1


def test_a_record_of_another_edition_is_told_as_such_and_true_with_its_file(tmp_path: Path) -> None:
    file, game_file = correction_file(tmp_path, "axio"), tmp_path / "game.json"
    with corrections_installed():
        corrected = played("one")
    game_file.write_text(encode(corrected) + "\n" + encode(ONE) + "\n")
    assert corrected.map is not None and ONE.map is None and corrected.scores != ONE.scores

    told = lampion("verify", game_file)
    assert told.exit_code == 1
    assert told.stdout.startswith("2 records: 1 good, 1 made with another edition\n")
    assert f"made with another edition (first, {corrected.map.hash[:12]}…)" in told.stdout
    assert "install it with --edition FILE" in told.stdout and "not legal" not in told.stdout

    try:
        told = lampion("verify", game_file, "--edition", file)
        assert (told.exit_code, told.stdout) == (0, "2 records: all good\n"), "the first edition has lost only its name"
    finally:
        known_editions(AXIO).forget()
