"""Requests and messages that are wrong, nearly right, or right: what anybody could send to a server."""

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from urllib.parse import quote

from lampion.core.registry import game, games
from support.releases import releases

PARTS: list[Any] = [
    *(None, True, 0, -1, 2**53, 2**64, 1.5, "", "x", "move", "\u0000", "🀄" * 30, "a" * 500),
    *([], {}, [[]], {"do": {}}, {"do": "move", "code": "1"}, {"do": "say", "text": "hi"}, {"do": "sit"}),
    *({"do": "undo"}, {"do": "ask", "what": "pause"}, {"do": "answer", "yes": 1}, {"do": "mute", "whom": 99}),
    *({"do": "take-seat", "code": "x" * 30}, {"do": "offer-seat", "code": "0" * 64}, {"do": "leave", "bot": True}),
    *({"do": "return"}, {"do": "resume"}, {"do": "move", "code": -(2**53)}, {"do": "move", "notation": "r(0,0)"}),
    *({"do": "done"}, {"do": "resign"}, {"do": "rematch"}, {"do": "set-wait", "on": False}),
    *({"do": "set-standing", "question": "tile", "answer": "own"}, {"do": "ask", "what": "take-back", "question": 3}),
]
FIELDS = ("type", "key", "version", "seat", "command", "do", "extra")
WORDS = ("", "0", "1", "3", "64", "-1", "true", "false", "compact", "plain", "tiny", "9" * 30, "1e3", "%00", "é", "[]")
QUERIES = ("seat", "since", "zones", "offers", "changes", "first", "unknown")
SHORT = ("zones=false&offers=compact&changes=true", "offers=compact", "zones=false&offers=compact", "changes=true", "")
PLACES = ("games", "lobby", "tables", "reach", "texts/de", "rules/panda/fr", "openapi.json", "texts/xx", "rules/x/en")
ODD_PATHS = ("tables/%00", "tables/..%2f..", "tables/" + "a" * 32, "tables/%ff/record", "%E2%98%83", "tables//record")


@cache
def positions() -> list[tuple[str, str]]:
    """Games and texts of positions."""
    return [
        (name, game(name).text(game(name).load(one["position"])))
        for name in games()
        for one in releases()[0].positions(name)[::15]
    ]


@cache
def records() -> list[tuple[str, dict[str, Any]]]:
    return [(name, json.loads(text)) for name in games() for text in releases()[0].records(name)[::10]]


def message(lots: random.Random, version: int = 0) -> str | bytes:
    """Over a socket; `version` is the one that was seen last."""
    kind = lots.randrange(6)
    if kind == 0:
        return lots.randbytes(lots.randrange(0, 200))
    if kind == 1:
        return "".join(chr(lots.randrange(1, 0xD7FF)) for _ in range(lots.randrange(0, 100)))
    body: dict[str, Any] = {name: lots.choice(PARTS) for name in FIELDS if lots.random() < 0.6}
    if kind >= 3:  # nearly right
        right = {"type": "do", "key": f"k{lots.randrange(50)}", "seat": lots.randrange(3)}
        right["version"] = lots.choice((lots.randrange(9), version))
        body = {**right, "command": lots.choice(PARTS)}
        if lots.random() < 0.3:
            body[lots.choice(FIELDS)] = lots.choice(PARTS)
    text = json.dumps(body)
    return text[: lots.randrange(len(text))] if kind == 2 else text


def bent(lots: random.Random, value: Any) -> Any:
    """The same with one thing changed somewhere inside."""
    if isinstance(value, dict) and value:
        key = lots.choice(list(value))
        if lots.random() < 0.2:
            return {name: inner for name, inner in value.items() if name != key}
        return {**value, key: bent(lots, value[key])}
    if isinstance(value, list) and value:
        at = lots.randrange(len(value))
        return [*value[:at], *([bent(lots, value[at])] if lots.random() < 0.8 else []), *value[at + 1 :]]
    if isinstance(value, str) and value and lots.random() < 0.8:
        at = lots.randrange(len(value))
        return value[:at] + lots.choice(("", "9", "R", " ", "=", "ü", value[at] * 2)) + value[at + 1 :]
    return lots.choice(PARTS)


@dataclass(frozen=True)
class Call:
    """An HTTP request; `opens`: it may open a table."""

    method: str
    path: str
    content: bytes | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    opens: bool = False


def new_table(lots: random.Random) -> Any:
    """A table to be opened: dealt, from a position or from a record; often right."""
    name = lots.choice(list(games()))
    seats: list[Any] = [{"kind": "human"} for _ in range(lots.choice((2, 2, 2, 3)))]
    if lots.random() < 0.3:
        seats[-1] = lots.choice(({"kind": "open"}, {"kind": "bot", "level": "random"}))
    asked: dict[str, Any] = {"game": name, "seats": seats}
    chosen = lots.random()
    if chosen < 0.4:
        played, text = lots.choice(positions())
        asked = {**asked, "game": played, "position": text if lots.random() < 0.4 else bent(lots, text)}
    elif chosen < 0.7:
        played, record = lots.choice(records())
        seats = seats[:1] * len(record.get("seats", seats))
        asked = {**asked, "game": played, "seats": seats, "record": record, "move": lots.randrange(40)}
        if lots.random() < 0.7:
            asked["record"] = bent(lots, record)
    return asked if lots.random() < 0.6 else bent(lots, asked)


def encoded(lots: random.Random, body: Any) -> bytes:
    """As JSON, or what is left of it."""
    text = json.dumps(body).encode()
    chosen = lots.random()
    if chosen < 0.03:
        return text[: lots.randrange(len(text))]
    if chosen < 0.05:
        return lots.choice((b"", lots.randbytes(60), b"[" * 30_000, b'{"a":' * 9_000, b"\xef\xbb\xbf{}", b"x" * 70_000))
    return text


def query(lots: random.Random) -> str:
    if lots.random() < 0.5:
        return lots.choice(SHORT)
    return "&".join(f"{lots.choice(QUERIES)}={quote(lots.choice(WORDS), safe='%')}" for _ in range(lots.randrange(4)))


def call(lots: random.Random, table: str, seen: Mapping[str, Any], opening: float) -> Call:
    """Something about a table that was last seen so; with this chance a new one is asked for."""
    if lots.random() < opening:
        return Call("POST", "tables", encoded(lots, new_table(lots)), opens=True)
    kind = lots.choices(
        ("look", "past", "record", "command", "why", "previews", "hint", "place"), (30, 8, 6, 25, 12, 10, 0.3, 9)
    )[0]
    if kind == "place":
        return Call(lots.choice(("GET", "GET", "HEAD", "PUT")), lots.choice((*PLACES, *ODD_PATHS)), headers=odd(lots))
    if kind in ("look", "past", "record"):
        rest = "" if kind == "look" else f"/{kind}"
        return Call("GET", f"tables/{table}{rest}?{query(lots)}", headers=odd(lots))
    body = asked(lots, kind, seen)
    if lots.random() < 0.4:
        body = bent(lots, body)
    path = {"command": "commands"}.get(kind, kind)
    return Call("POST", f"tables/{table}/{path}", encoded(lots, body), odd(lots))


def asked(lots: random.Random, kind: str, seen: Mapping[str, Any]) -> dict[str, Any]:
    """A right body for a question or a command."""
    seat, version, legal = seen.get("seat") or 0, seen.get("version", 0), seen.get("legal") or []
    offers: Sequence[Any] = lots.sample(legal, min(len(legal), 3))
    if kind == "why":
        return {"seat": seat, **lots.choice(({"code": lots.randrange(9000)}, {"notation": lots.choice(("b4", "X6"))}))}
    if kind == "previews":
        return {"seat": seat, "codes": [offer["code"] for offer in offers], "version": version}
    if kind == "hint":
        return {"seat": seat, "version": version}
    command = lots.choice(PARTS[13:])
    if offers and lots.random() < 0.7:
        command = {"do": "move", "code": offers[0]["code"]}
    elif seen.get("waits") and lots.random() < 0.7:
        command = {"do": "done"}
    return {"key": f"k{lots.randrange(10**6)}", "version": version, "seat": seat, "command": command}


def odd(lots: random.Random) -> dict[str, str]:
    """Headers that a browser or a program of ours would not send, now and then."""
    if lots.random() < 0.95:
        return {}
    return lots.choice(
        (
            {"authorization": "Bearer short"},
            {"origin": "https://elsewhere.example"},
            {"content-type": "text/plain"},
            {"accept-encoding": "br;q=x, gzip"},
            {"if-none-match": '"x"'},
            {"cookie": "lampion=" + "é" * 3},
        )
    )
