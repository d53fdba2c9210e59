"""A package that is installed beside Lampion brings its own files for the page, its rules and its bots."""

import html
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.running_server import API, Client, RunningServer

STRANGER = Path(__file__).resolve().parents[1] / "conformance" / "stranger"


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    server = RunningServer(tmp_path_factory.mktemp("data"), packages=[STRANGER])
    client = Client(server.address)
    yield client
    client.close()
    server.stop()


def listed(page: str) -> list[dict[str, object]]:
    found = re.search(r'<meta name="games" content="([^"]*)">', page)
    assert found is not None
    return list(json.loads(html.unescape(found[1])))


def test_the_document_lists_our_games_first_and_what_each_brings(visitor: Client) -> None:
    games = listed(visitor.http.get("/").text)
    assert [game["name"] for game in games] == ["axio", "pagoda", "panda", "glowworms", "nim"]
    assert games[-2] == {"name": "glowworms", "title": "Glowworms", "card": True, "board": True, "style": True}
    assert all(game["card"] and game["board"] for game in games[:-1])


def test_its_files_are_kept_for_good_and_protected_like_ours(visitor: Client) -> None:
    version = visitor.http.get("/shell.json").json()["version"]
    kinds = {"board.js": "text/javascript", "card.js": "text/javascript", "board.css": "text/css"}
    for name, kind in kinds.items():
        answer = visitor.http.get(f"/web/~{version}/boards/glowworms/{name}")
        assert answer.status_code == 200 and answer.headers["content-type"].startswith(kind)
        assert "immutable" in answer.headers["cache-control"]
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.content == (STRANGER / "glowworms" / "web" / name).read_bytes()
        assert visitor.http.get(f"/web/boards/glowworms/{name}").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "boards/glowworms/../game.py",
        "boards/glowworms/%2e%2e/game.py",
        "boards/glowworms/..%2fgame.py",
        "boards/glowworms/..%5cgame.py",
        "boards/glowworms/",
        "boards/nobody/board.js",
    ],
)
def test_nothing_but_its_web_folder_can_be_had(visitor: Client, path: str) -> None:
    assert visitor.http.get(f"/web/{path}").status_code == 404


def test_its_card_comes_with_home_and_stays_without_a_server_but_its_board_waits(visitor: Client) -> None:
    files = visitor.http.get("/shell.json").json()["files"]
    assert any(path.endswith("/boards/glowworms/card.js") for path in files)
    assert any(path.endswith("/boards/kit.js") for path in files)
    assert not any(path.endswith("/boards/glowworms/board.js") for path in files)
    assert ".glow-badge" in visitor.http.get("/web/style/cards.css").text


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_its_rules_are_read_in_english_where_there_are_no_others(visitor: Client, language: str) -> None:
    answer = visitor.http.get(f"{API}/rules/glowworms/{language}")
    assert answer.status_code == 200 and answer.text.startswith("# Glowworms")
    assert answer.headers["content-language"] == "en"
    ours = visitor.http.get(f"{API}/rules/axio/{language}")
    assert ours.headers["content-language"] == language


def test_its_bots_are_those_of_its_own_file(visitor: Client) -> None:
    games = {game["name"]: game["bots"] for game in visitor.http.get(f"{API}/games").json()}
    assert games["glowworms"] == ["random", "greedy", "beginner", "casual", "expert"]
