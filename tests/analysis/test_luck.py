"""The luck of many games: taken out of their results, for the arena."""

import json

import pytest
from typer.testing import CliRunner

from lampion.analysis.luck import luck_of, luck_table
from lampion.analysis.steps import GameAnalysis
from lampion.cli.main import app
from lampion.core.record import encode
from support.analysed import played, sheets


def test_it_is_the_luck_of_the_balance_sheets() -> None:
    record = played("axio", 2, "luck", most=4)
    accounts = sheets(GameAnalysis(record, nodes=2))
    found = luck_of(encode(record), 2)
    assert found == pytest.approx([account.luck for account in accounts], abs=1e-12)
    assert sum(found) == pytest.approx(0.0, abs=1e-9)


def test_a_bot_that_was_only_lucky_is_even_without_it() -> None:
    names = [["one", "other"]] * 2 + [["other", "one"]] * 2
    results = [[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [0.0, 1.0]]
    lucks = [[result - 0.5 for result in game] for game in results]
    one, other = luck_table(names, results, lucks)
    assert (one.name, other.name) == ("one", "other")
    assert one.adjusted.mean == one.adjusted.low == one.adjusted.high == 0.5
    assert one.explained == 1.0


def test_the_arena_tells_it_beside_the_results() -> None:
    words = ["arena", "axio", "--bots", "random,random", "--games", "1", "--luck", "--workers", "1", "--json"]
    found = json.loads(CliRunner().invoke(app, words).stdout)
    assert [bot["name"] for bot in found["luck"]] == ["random", "random#2"]
    first, second = (bot["luck"]["mean"] for bot in found["luck"])
    assert first == pytest.approx(-second)
    assert CliRunner().invoke(app, [*words, "--resume", "games.jsonl"]).exit_code == 2
