"""Lessons over HTTP: nothing is stored, nothing hidden is told, what cannot be is refused in the usual way."""

from typing import Any

import httpx
import pytest

from lampion.analysis.lessons import lessons
from lampion.core.registry import games
from support.running_server import API, Client

TAUGHT = [(one.name, lesson.id) for one in games().values() for lesson in lessons(one)]


def practise(client: Client, game: str, lesson: str, path: str = "", **asked: Any) -> httpx.Response:
    return client.http.post(f"{API}/lessons/{game}/{lesson}{path}", json={"moves": [], **asked})


@pytest.mark.parametrize(("game", "lesson"), TAUGHT)
def test_a_lesson_is_tried_and_nothing_is_stored(ada: Client, game: str, lesson: str) -> None:
    listed = ada.http.get(f"{API}/lessons/{game}").json()
    assert lesson in [one["id"] for one in listed]
    began = practise(ada, game, lesson).json()
    envelope = began["envelope"]
    assert envelope["mine"] == [envelope["seat"]] == [envelope["to_move"]] and envelope["legal"]
    assert practise(ada, game, lesson, "/previews", codes=[began["next"]["code"]]).json()
    assert practise(ada, game, lesson, "/why", code=began["next"]["code"]).json() == {"reason": None}
    after = practise(ada, game, lesson, moves=[began["next"]["code"]])
    assert after.status_code == 200 and after.json()["moves"] == [began["next"]["notation"]]
    assert ada.http.get(f"{API}/tables").json() == []


def test_others_keep_their_secrets(ada: Client) -> None:
    hiding = [(game, lesson) for game, lesson in TAUGHT if not games()[game].perfect_information]
    assert hiding
    for game, lesson in hiding:
        text = practise(ada, game, lesson).text
        position = next(one.position for one in lessons(games()[game]) if one.id == lesson)
        assert position not in text and '"position"' not in text


@pytest.mark.parametrize(
    ("path", "asked", "status"),
    [
        ("nothing/place", {"moves": []}, 404),
        ("axio/nothing", {"moves": []}, 404),
        ("axio/place", {"moves": ["what?"]}, 422),
        ("axio/place", {"moves": [-1]}, 422),
        ("axio/place", {"moves": ["swap"]}, 422),
        ("axio/place", {"moves": ["x"] * 41}, 400),
        ("axio/place", {"moves": [], "position": "seats=2"}, 400),
        ("axio/place/why", {"moves": []}, 400),
        ("axio/place/previews", {"moves": [], "codes": [-1]}, 422),
    ],
)
def test_what_cannot_be(ada: Client, path: str, asked: dict[str, Any], status: int) -> None:
    assert ada.http.post(f"{API}/lessons/{path}", json=asked).status_code == status


def test_a_game_without_lessons_has_none(ada: Client) -> None:
    assert ada.http.get(f"{API}/lessons/nothing").status_code == 404
