"""The shapes of whole turns of Way of the Panda, as the page gets them. What there is not is left out.

Places and paths go by their ids, heroes are "seat-hero" like "0-monk", spaces 0 to 23, fields and options from 1. A
turn is named by its place in the list.
"""

from __future__ import annotations

import msgspec

from lampion.core.message import Message


class Shape(msgspec.Struct, frozen=True, omit_defaults=True):
    """What there is not is left out."""


class StepView(Shape, frozen=True):
    """One thing that happens in a turn, and what it gives.

    `without` is the turn that does all the same but this: a step that has none is needed by another one.
    """

    kind: str
    hero: str | None = None
    start: str | None = msgspec.field(default=None, name="from")
    to: str | None = None
    path: str | None = None
    ninjas: int = 0  # still uncovered on the path when it is crossed
    building: str | None = None
    number: int | None = None  # which building of its place, from 1
    tile: str | None = None
    owner: int | None = None  # of a route tile; none for a neutral one
    vp: int = 0
    ap: int = 0
    without: int | None = None


class PriceView(Shape, frozen=True):
    """What a turn takes: guards for its space, guards to cover, AP, the field that paying leads to, VP lost by it.

    `uses`: how often the space was used this round, which is why it takes more guards.
    """

    guards: int = 0
    cover: int = 0
    ap: int = 0
    lands: int | None = None
    loss: int = 0
    uses: int = 0


class GainView(Shape, frozen=True):
    """What a turn brings its player. `because` are the VP in parts, `sheet` those at the end of the game."""

    vp: int = 0
    because: tuple[tuple[int, Message], ...] = ()
    ap: int = 0
    tiles: tuple[str, ...] = ()
    sheet: int = 0
    freed: tuple[str, ...] = ()


class OtherSpace(Shape, frozen=True):
    """Another space or field with the same effect, dearer or later on the board."""

    line: tuple[str, ...]
    price: PriceView
    space: int | None = None
    field: int | None = None
    option: int | None = None
    guards_left: int = 0
    ap_left: int = 0


class TurnView(Shape, frozen=True):
    """One way to play the turn. `line` are the decisions to send; `ask` is what is asked afterwards."""

    id: int
    line: tuple[str, ...]
    wants: tuple[str, ...] = ()
    space: int | None = None
    field: int | None = None
    option: int | None = None
    hero: str | None = None
    start: str | None = msgspec.field(default=None, name="from")
    place: str | None = None
    paths: tuple[str, ...] = ()
    steps: tuple[StepView, ...] = ()
    price: PriceView = PriceView()
    gain: GainView = GainView()
    guards_left: int = 0
    ap_left: int = 0
    rivals: dict[int, int] = {}  # VP, by seat
    opens: tuple[str, ...] = ()  # mission tiles that heroes could take afterwards and could not before
    ask: str | None = None
    asks: int | None = None  # the seat that is asked
    passes: bool = False
    withdraws: bool = False
    mission: int | None = None  # the seat that wins the A card
    last_round: bool = False
    others: tuple[OtherSpace, ...] = ()


class TurnListView(msgspec.Struct, frozen=True):
    complete: bool
    list: tuple[TurnView, ...]


class WantView(msgspec.Struct, frozen=True):
    """Something a player may want: the turn that brings most, the cheapest one, how many; or why there is none."""

    want: str
    best: int | None
    cheapest: int | None
    count: int
    reason: Message | None


class Refusal(Shape, frozen=True):
    """What cannot be had here, by which hero, why, and by which rule. `want` may also be "space" or "field"."""

    want: str
    reason: Message
    rule: str = ""
    hero: str | None = None


class HereView(Shape, frozen=True):
    """What can be done at a place, by a hero, or on a space."""

    turns: tuple[int, ...] = ()
    refused: tuple[Refusal, ...] = ()


class HereViews(msgspec.Struct, frozen=True):
    places: dict[str, HereView]
    heroes: dict[str, HereView]
    spaces: dict[int, HereView]
    fields: dict[int, HereView]


class IdleView(Shape, frozen=True):
    """A space or field and one of its actions that may be chosen and would do nothing (R-11)."""

    line: tuple[str, ...]
    reasons: tuple[Message, ...]
    price: PriceView
    space: int | None = None
    field: int | None = None
    option: int | None = None


class SetupPlace(Shape, frozen=True):
    """A place in the setup: guards around it, how many its next building needs (none for a capital), its VP.

    `rivals` are those of the VP that come from rivals' guards. For a hero who would stand there: whether he could build
    at once, which mission tile he could take, and else why he cannot be placed there or build nothing.
    """

    guards: int
    needs: int | None
    vp: int = 0
    rivals: int = 0
    builds: bool = False
    tile: str | None = None
    reason: Message | None = None


class SetupView(msgspec.Struct, frozen=True):
    """What is being placed, a guard or a hero; which of how many. `paths` show their ends with a guard there."""

    placing: str
    number: int
    count: int
    places: dict[str, SetupPlace]
    paths: dict[str, dict[str, SetupPlace]]


class TurnsView(msgspec.Struct, frozen=True):
    """All that a player can do with the turn, or with what is left of it; `setup` before the first round."""

    turns: TurnListView
    wants: tuple[WantView, ...]
    here: HereViews
    idle: tuple[IdleView, ...]
    setup: SetupView | None
