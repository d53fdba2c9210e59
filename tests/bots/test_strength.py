"""What people are told of the levels: who they may play against, and how strong each one was measured to be."""

import re
from pathlib import Path

import pytest

from lampion.bots.levels import checked
from lampion.bots.strength import about, opponents, strength
from lampion.core.registry import games

FIGURES = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
PAIRS = (("casual", "beginner"), ("strong", "casual"), ("expert", "strong"))


@pytest.mark.parametrize(
    ("percent", "told"), [(66, (2, 3)), (70, (7, 10)), (74, (3, 4)), (30, (3, 10)), (50, (1, 2)), (26, (1, 4))]
)
def test_a_share_is_told_as_a_few_games(percent: int, told: tuple[int, int]) -> None:
    assert about(percent) == told


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_people_play_against_five_levels_and_no_yardstick(game) -> None:  # type: ignore[no-untyped-def]
    assert opponents(game) == ["beginner", "casual", "strong", "expert", "champion"]


def measured_in_the_docs() -> dict[str, dict[str, int]]:
    """The per cent of each neighbour, by game and level, from the table of figures."""
    text = FIGURES.read_text("utf-8")
    titles = next(line for line in text.splitlines() if line.startswith("| two seats"))
    columns = [title.strip() for title in titles.split("|")[2:-1]]
    found: dict[str, dict[str, int]] = {title: {} for title in columns}
    for level, against in PAIRS:
        row = next(line for line in text.splitlines() if line.startswith(f"| `{level}` against `{against}`"))
        for title, cell in zip(columns, row.split("|")[2:-1], strict=True):
            found[title][level] = int(re.match(r" (\d+) %", cell)[1])  # type: ignore[index]
    return found


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_what_is_told_is_what_the_docs_have_measured(game) -> None:  # type: ignore[no-untyped-def]
    figures = measured_in_the_docs()[game.title]
    for level, against in PAIRS:
        assert strength(game, level) == (against, *about(figures[level]))
    assert strength(game, "beginner") == ("casual", *about(100 - figures["casual"]))
    assert strength(game, "greedy") is None


def test_a_measure_of_unknown_levels_is_refused() -> None:
    with pytest.raises(ValueError, match="expected casual"):
        checked({"order": ["random", "greedy"], "measured": {"casual": {"against": "beginner", "percent": 70}}})
