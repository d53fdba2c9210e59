import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lampion.arena.report.arena_report import arena_report
from lampion.arena.report.plots import grouped
from lampion.arena.result import ArenaResult
from lampion.arena.run import run
from lampion.arena.sequential import Sprt
from lampion.arena.tournament import tournament
from lampion.cli.main import app
from lampion.core.registry import game

AXIO = game("axio")
VOID = {"meta", "br", "img", "link", "hr"}


class Page(HTMLParser):
    """Reads a page strictly: every element is closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in {"style", "script"}:
            self.words.append(data.strip())

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


@pytest.fixture(scope="module")
def result() -> ArenaResult:
    plan = tournament(AXIO, ("greedy", "random", "random"), 4, format="round-robin", paired=True)
    return run(plan, 1, stop=Sprt(0, 100))


def test_the_page_is_whole_and_needs_nothing_else(result: ArenaResult) -> None:
    text = arena_report(result, "lampion arena axio --bots 'a,b'")
    page = Page(text)
    assert page.all("script") == page.all("link") == page.all("img") == []
    assert len(page.all("svg")) == 5
    assert all(svg["role"] == "img" and svg["aria-label"] for svg in page.all("svg"))
    names = [attributes["id"] for _, attributes in page.elements if "id" in attributes]
    assert len(set(names)) == len(names)
    used = re.findall(r'(?:href="|url\()#([^")]+)', text)
    assert used and set(used) <= set(names)
    assert set(re.findall(r"https?://[^\s\"<]+", text)) <= {
        "http://www.w3.org/1999/xlink", "http://www.w3.org/2000/svg",
    }  # fmt: skip


def test_the_page_says_what_was_found_and_how_to_repeat_it(result: ArenaResult) -> None:
    page = Page(arena_report(result, "lampion arena axio --bots 'a,b'"))
    assert "AXIO: greedy – random – random#2" in page.words
    assert "lampion arena axio --bots 'a,b'" in page.words
    assert "greedy – random#2" in page.words
    assert any(
        word.startswith("greedy against random: is it stronger by 100 Elo rather than by 0?") for word in page.words
    )
    assert any("greedy is ahead: it won" in word for word in page.words)


def test_it_is_drawn_in_the_colours_of_the_page_so_that_light_and_dark_can_be_read(result: ArenaResult) -> None:
    text = arena_report(result, "")
    drawings = "".join(re.findall(r"<svg.*?</svg>", text, re.DOTALL))
    assert re.findall(r"#[0-9a-fA-F]{6}\b", drawings) == []
    assert {"--ink", "--muted", "--line", "--blue", "--accent"} <= set(re.findall(r"var\((--\w+)\)", drawings))
    assert "prefers-color-scheme: dark" in text


def test_the_same_result_gives_the_same_bytes(result: ArenaResult) -> None:
    assert arena_report(result, "x") == arena_report(result, "x")


def test_what_a_bot_is_called_cannot_break_the_page(result: ArenaResult) -> None:
    page = Page(arena_report(result, "--bots '<script>alert(1)</script>'"))
    assert page.all("script") == []


def test_a_bot_alone_has_no_rating_but_a_page() -> None:
    page = Page(arena_report(run(tournament(AXIO, ("random",), 2), 1), ""))
    assert len(page.all("svg")) == 3
    assert "Meetings" not in page.words


def test_many_different_numbers_share_bars() -> None:
    assert grouped([(10, 1), (11, 2), (12, 4), (13, 8)], 2) == {10.5: 3, 12.5: 12}


def test_the_command_writes_it(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    told = CliRunner().invoke(app, ["arena", "axio", "--bots", "random,random", "--games", "2", "--report", str(file)])
    assert told.exit_code == 0
    page = Page(file.read_text(encoding="utf-8"))
    assert "lampion arena axio --bots random,random --games 2 --seats 2 --seed 1" in page.words
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]


def test_a_report_that_cannot_be_is_refused_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["arena", "axio", "--bots", "random,random", "--games", "1000000", "--report"]
    told = CliRunner().invoke(app, [*asked, str(tmp_path / "none" / "report.html")])
    assert told.exit_code == 2
    assert "no such folder" in " ".join(told.stderr.split())
    told = CliRunner().invoke(app, [*asked, str(tmp_path)])
    assert "it is a folder" in " ".join(told.stderr.split())
    for module in [name for name in sys.modules if name.startswith(("lampion.arena.report", "matplotlib"))]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    told = CliRunner().invoke(app, [*asked, str(tmp_path / "report.html")])
    assert told.exit_code == 2
    assert "pip install 'lampion[report]'" in told.stderr
