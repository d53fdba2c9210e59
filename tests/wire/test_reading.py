"""What clients may send: the limits of each field, and what a mistake is told."""

import json
from typing import Any

import pytest

from lampion.tables.commands import Move, Say, Sit
from lampion.tables.fields import LARGEST
from lampion.tables.reasons import Refused
from lampion.wire.messages import DoMessage, FromClient, PingMessage
from lampion.wire.reading import Malformed, Reader
from lampion.wire.requests import CommandRequest, NewTable, WhyRequest

COMMAND: dict[str, Any] = {"key": "k", "version": 3, "seat": 0, "command": {"do": "move", "code": 1}}
TABLE: dict[str, Any] = {"game": "axio", "seats": [{"kind": "human", "name": "Ada"}]}


def complaint(shape: Any, sent: object) -> str:
    with pytest.raises(Malformed) as caught:
        Reader(shape, "body").read(json.dumps(sent))
    return str(caught.value)


def command(do: str, **fields: Any) -> dict[str, Any]:
    return {**COMMAND, "command": {"do": do, **fields}}


@pytest.mark.parametrize(
    "change",
    [
        *({"key": "A.b_c:d-9"}, {"key": "k" * 64}, {"version": 0}, {"version": LARGEST}, {"seat": 63}),
        *(command("move", notation="refill"), command("move", code=-LARGEST), command("move", notation="x" * 200)),
        *(command("say", text="x" * 400), command("sit", name="🀄" * 40), command("take-seat", code="x" * 22)),
        *(command("rematch", contribution="0f" * 16), command("offer-seat", code="0f" * 32)),
        *({**command("ask", what="pause", question=2), "version": None}, {**command("resign"), "version": None}),
    ],
)
def test_what_is_within_the_limits_is_read(change: dict[str, Any]) -> None:
    Reader(CommandRequest).read(json.dumps({**COMMAND, **change}))


@pytest.mark.parametrize(
    "change",
    [
        *(
            {"key": ""},
            {"key": "k\n"},
            {"key": "k" * 65},
            {"key": "a b"},
            {"key": 1},
            {"version": -1},
            {"version": 1.0},
        ),
        *({"version": LARGEST + 1}, {"version": True}, {"seat": 64}, {"seat": -1}, {"seat": None}, {"seat": "0"}),
        *(command("move"), command("move", code=1, notation="refill"), command("move", code=LARGEST + 1)),
        *(command("move", notation=""), command("move", notation="x" * 201), command("dance"), command("undo", now=1)),
        *(command("say", text="x" * 1601), command("say", text=""), command("say")),
        *(command("sit", name="🀄" * 161), command("sit", name=""), command("sit", contribution="0F" * 16)),
        *(command("rematch", contribution="0f" * 16 + "\n"), command("offer-seat", code="0f" * 32 + "\n")),
        *(command("take-seat", code="x" * 21), command("take-seat", code="x" * 129), command("mute", whom=64)),
        *(command("answer", yes=1), command("ask", what="money"), command("set-standing", question="q")),
        *({**command("done"), "version": None}, {**command("answer", yes=True), "version": None}, {"extra": 1}),
    ],
)
def test_what_is_beyond_them_is_not(change: dict[str, Any]) -> None:
    assert complaint(CommandRequest, {**COMMAND, **change}).startswith("body")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (command("say", text=" "), "table-refuse-text-unseen"),
        (command("say", text="x" * 401), "table-refuse-text-long"),
        (command("say", text="a\u0007b"), "table-refuse-text-signs"),
        (command("sit", name="🀄" * 41), "table-refuse-text-long"),
        (command("sit", name="\t"), "table-refuse-text-unseen"),
    ],
)
def test_what_people_write_is_refused_with_a_reason_for_them(change: dict[str, Any], key: str) -> None:
    with pytest.raises(Refused) as caught:
        Reader(CommandRequest, "body").read(json.dumps({**COMMAND, **change}))
    assert caught.value.reason.key == key
    with pytest.raises(Refused):
        Reader(NewTable).read(json.dumps({**TABLE, "seats": [{"kind": "human", "name": "\u3164"}]}))


def test_names_and_lines_are_trimmed() -> None:
    read = Reader(CommandRequest).read
    assert read(json.dumps(command("sit", name="  Ada "))).command == Sit("Ada")
    assert read(json.dumps(command("say", text=" hello  "))).command == Say("hello")
    assert read(json.dumps(COMMAND)).command == Move(code=1)
    assert (
        Reader(NewTable).read(json.dumps({**TABLE, "seats": [{"kind": "human", "name": " B "}]})).seats[0].name == "B"
    )


@pytest.mark.parametrize(
    ("clock", "fine"),
    [
        *(({"bank": 1000}, True), ({"bank": 1000, "increment": 0}, True), ({"days": 30}, True), ({}, False)),
        *(({"bank": 999}, False), ({"days": 31}, False), ({"days": 2, "increment": 5}, False)),
        *(({"bank": 5000, "days": 1}, False), ({"increment": 5}, False), (None, True)),
    ],
)
def test_a_clock_is_a_bank_or_days(clock: Any, fine: bool) -> None:
    if fine:
        Reader(NewTable).read(json.dumps({**TABLE, "clock": clock}))
    else:
        assert complaint(NewTable, {**TABLE, "clock": clock}).startswith("body.clock")


def test_a_mistake_is_told_where_it_is_and_without_the_value() -> None:
    assert complaint(CommandRequest, {**COMMAND, "seat": "me"}) == "body.seat: Expected `int`, got `str`"
    assert complaint(CommandRequest, command("move")) == "body.command: expected either notation or code"
    undone = {**command("undo"), "version": None}
    assert complaint(CommandRequest, undone) == "body: undo needs the version it is about"
    for value in ("secret", "secret - at `$.key`", "secret\n"):
        assert complaint(CommandRequest, command(value)) == "body.command.do: unexpected value"
    assert complaint(WhyRequest, {"seat": 0}) == "body: expected either notation or code"


def test_messages_are_told_apart_by_their_type() -> None:
    reader: Reader[FromClient] = Reader(FromClient)  # type: ignore[arg-type]
    assert reader.read('{"type": "ping"}') == PingMessage()
    told = reader.read(json.dumps({"type": "do", **COMMAND}))
    assert isinstance(told, DoMessage) and told.command == Move(code=1)
    with pytest.raises(Malformed, match=r"^type: unexpected value$"):
        reader.read('{"type": "shout"}')


@pytest.mark.parametrize("text", [b"", b"{", b"\xff", b'{"type": "\xff"}', b"[" * 100_000, '{"type": "\\ud800"}', "1"])
def test_what_is_no_json_is_only_malformed(text: str | bytes) -> None:
    reader: Reader[FromClient] = Reader(FromClient)  # type: ignore[arg-type]
    with pytest.raises(Malformed, match=r"^\w+: "):
        reader.read(text)
