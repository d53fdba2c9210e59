"""`lampion analyse` as it is typed: JSON for programs, a sheet for people, a page, and what is wrong with a file."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lampion.cli.main import app
from lampion.core.record import encode
from support.analysed import played


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, ["analyse", *map(str, words), "--workers", "1", "--nodes", "2"])


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("analyse") / "game.json"
    path.write_text(encode(played("axio", 2, "typed", most=12)))
    return path


def test_json_has_what_programs_are_promised(game: Path) -> None:
    found = json.loads(run(game, "--json").stdout)
    assert found["game"] == "axio"
    assert found["evaluator"]["nodes"] == 2
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    for seat in found["seats"]:
        assert {"start", "result", "luck", "hidden", "choices", "drift", "error_rate", "level", "counted"} <= set(seat)
        parts = seat["start"] + seat["luck"] + seat["hidden"] + sum(seat["choices"]) + seat["drift"]
        assert parts == pytest.approx(seat["result"], abs=1e-9)
    for moment in found["moments"]:
        assert {"step", "seat", "played", "best", "loss", "error", "text"} <= set(moment)
        assert moment["text"]
    assert found["curve"][0]["kind"] == "start" and found["curve"][-1]["kind"] == "end"


def test_a_file_of_many_is_a_list_and_a_table(game: Path, tmp_path: Path) -> None:
    many = tmp_path / "games.jsonl"
    many.write_text(game.read_text().strip() + "\n" + encode(played("axio", 2, "another", most=6)) + "\n")
    assert len(json.loads(run(many, "--json").stdout)) == 2
    assert run(many).stdout.count("Player") == 2


def test_a_person_reads_a_sheet_and_who_judged(game: Path) -> None:
    told = run(game, "--lang", "en").stdout
    assert "open-table-1" in told and "with 2 nodes" in told
    assert told.count("Player") >= 2


def test_the_page_needs_nothing_else(game: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert run(game, "--report", page).exit_code == 0
    text = page.read_text("utf-8")
    assert "<svg" in text and "Player 1" in text
    assert "src=" not in text and "<script" not in text


def test_open_cards_are_another_evaluator(game: Path) -> None:
    one, other = (json.loads(run(game, "--json", *words).stdout) for words in ([], ["--open-cards"]))
    assert one["evaluator"]["hash"] != other["evaluator"]["hash"]


def test_a_record_that_is_not_true_is_told(game: Path, tmp_path: Path) -> None:
    false = tmp_path / "false.json"
    record = json.loads(game.read_text())
    record["moves"][0] = "refill"
    false.write_text(json.dumps(record))
    result = run(false)
    assert result.exit_code == 1
    assert "not legal" in result.output


def test_a_budget_is_nodes_or_seconds(game: Path) -> None:
    assert run(game, "--seconds", "1").exit_code == 2
