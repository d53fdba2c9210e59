"""Positions of Way of the Panda in the words of its rules: paths, places and colours, loaded into the real engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from lampion.core.setup import Setup
from lampion.games.panda import ask, mission_cards
from lampion.games.panda.components import BUILDINGS, CLASS_OF, COLOURS, FOUNDATION, HEROES, NEUTRAL, TILE_KINDS
from lampion.games.panda.editions import EDITIONS
from lampion.games.panda.game import GAME
from lampion.games.panda.position import BY_FOUNDATIONS
from lampion.games.panda.state import Panda

Names = Mapping[str, str]
PROVINCE = EDITIONS.named("province")
WHITE, YELLOW, ORANGE, PURPLE = range(4)


def position(
    *,
    seats: int = 2,
    active: str = "white",
    order: Sequence[str] | None = None,
    tiles: Names | None = None,
    figures: Mapping[str, str] | None = None,
    buildings: Names | None = None,
    heroes: Names | None = None,
    strength: Mapping[str, int] | None = None,
    missions: Mapping[str, int] | None = None,
    stacks: Mapping[int, str] | None = None,
    vp: Mapping[str, int] | None = None,
    guards: Mapping[str, int] | None = None,
    reached: Mapping[str, int] | None = None,
    used: Mapping[int, str] | None = None,
    passed: str = "",
    round_number: int = 1,
    pieces: Mapping[str, int] | None = None,
    foundations: int | None = None,
    sheet_tiles: Mapping[str, int] | None = None,
    route_tiles: Mapping[str, tuple[int, int, int]] | None = None,
    row: str | None = None,
    a_card: str | None = None,
    b_card: str | None = None,
    counts: Mapping[str, int | None] | None = None,
    fields: Mapping[int, str] | None = None,
    last_round: bool = False,
) -> Panda:
    """The active player's turn begins.

    `tiles` says whose tile lies on a path ("white", "neutral"); `figures` which guards stand on one ("white white
    yellow"); `buildings` what stands on a place ("gate market", "foundation", "foundation gate"). `heroes`,
    `strength` and `missions` go by "white monk"; who is not named stands on a4 with strength 1 and no missions.
    `stacks` are the AP markers bottom to top. `used` lists the guards on action spaces, each use in turn ("white",
    "yellow yellow"). Supplies follow from what lies on the table, unless given; `route_tiles` are (v1, v32, v4).
    """
    master = a_card is not None or b_card is not None
    chosen: dict[str, bool | int | str] = {"a_card": a_card or "random", "b_card": b_card or "random"}
    options = {"master": master, **chosen}
    data = cast("dict[str, Any]", GAME.new(Setup(seats, "a position", options, start=0)).dump())
    board = EDITIONS.named(None)
    turn_order = [COLOURS.index(colour) for colour in order or COLOURS[:seats]]
    data.update(phase=2, placed=0, round=round_number, active=COLOURS.index(active), a_open=a_card is not None)
    data["order"][:seats] = turn_order
    data["turn"] = turn_order.index(COLOURS.index(active))
    data["frames"] = [ask.TURN, 0, 0, 0]
    data["a_card"] = mission_cards.A_CARDS.index(a_card) if a_card else -1
    data["b_card"] = mission_cards.B_CARDS.index(b_card) if b_card else -1
    data["ending"] = BY_FOUNDATIONS if last_round else 0
    _lay_paths(data, board, tiles or {}, figures or {})
    _lay_buildings(data, board, buildings or {}, pieces, foundations)
    data["heroes"] = [PROVINCE.vanished] * 12
    for seat in range(seats):
        data["heroes"][3 * seat : 3 * seat + 3] = [PROVINCE.place_names.index("a4")] * 3
    for name, node in (heroes or {}).items():
        data["heroes"][hero_index(name)] = PROVINCE.vanished if node == "vanished" else PROVINCE.node_names.index(node)
    _lay_sheets(data, strength or {}, missions or {}, sheet_tiles or {})
    _lay_tracks(data, seats, stacks, vp or {})
    _lay_action_board(data, reached or {}, used or {}, passed)
    for owner, left in (route_tiles or {}).items():
        at = 3 * (NEUTRAL - 1 if owner == "neutral" else COLOURS.index(owner))
        data["tile_stock"][at : at + 3] = list(left)
    if row is not None:
        cards = [board.city_cards.index(card) for card in row.split()]
        data["row"] = (cards + [0] * 6)[:6]
        data["row_left"], data["row_right"] = 0, len(cards)
    for colour, count in (counts or {}).items():
        seat = COLOURS.index(colour)
        data["on_card"][seat], data["a_count"][seat] = (0, 0) if count is None else (1, count)
    for field, colour in (fields or {}).items():
        seat = COLOURS.index(colour)
        data["field_seat"][field - 1] = seat
        data["on_card"][seat] += 1
    if counts and counts.get(active) is not None:
        data["frames"] += [ask.WITHDRAW, 0, 0, 0]
    _count_guards(data, board, seats, guards or {})
    return GAME.load(data)


def hero_index(name: str) -> int:
    colour, hero = name.split()
    return 3 * COLOURS.index(colour) + HEROES.index(hero)


def _lay_paths(data: dict[str, Any], board: Any, tiles: Names, figures: Names) -> None:
    for path, owner in tiles.items():
        at = PROVINCE.path_names.index(path)
        data["tiles"][at] = NEUTRAL if owner == "neutral" else COLOURS.index(owner) + 1
        data["uncovered"][at] = 0
        stock = 3 * (data["tiles"][at] - 1) + CLASS_OF[board.ninjas[at]]
        data["tile_stock"][stock] = max(0, data["tile_stock"][stock] - 1)
    for path, owners in figures.items():
        at = PROVINCE.path_names.index(path)
        for colour in owners.split():
            data["figures"][4 * at + COLOURS.index(colour)] += 1
            data["uncovered"][at] -= 1
        assert data["uncovered"][at] >= 0, f"{path} has only {board.ninjas[at]} ninjas"


def _lay_buildings(
    data: dict[str, Any], board: Any, buildings: Names, pieces: Mapping[str, int] | None, foundations: int | None
) -> None:
    data["towns"] = [0] * 16
    data["piece_stock"] = [board.pieces_per_kind] * 3
    data["foundation_stock"] = board.foundations
    for place, words in buildings.items():
        for word in words.split():
            if word == "foundation":
                data["towns"][PROVINCE.place_names.index(place)] |= FOUNDATION
                data["foundation_stock"] -= 1
            else:
                data["towns"][PROVINCE.place_names.index(place)] |= 1 << BUILDINGS.index(word)
                data["piece_stock"][BUILDINGS.index(word)] -= 1
    for kind, count in (pieces or {}).items():
        data["piece_stock"][BUILDINGS.index(kind)] = count
    if foundations is not None:
        data["foundation_stock"] = foundations


def _lay_sheets(
    data: dict[str, Any], strength: Mapping[str, int], missions: Mapping[str, int], left: Mapping[str, int]
) -> None:
    for name, count in strength.items():
        data["sheet_stock"][hero_index(name) % 3] -= count - data["strength"][hero_index(name)]
        data["strength"][hero_index(name)] = count
    for name, count in missions.items():
        data["sheet_stock"][3 + hero_index(name) % 3] -= count
        data["missions"][hero_index(name)] = count
    data["sheet_stock"] = [max(0, count) for count in data["sheet_stock"]]
    for kind, count in left.items():
        data["sheet_stock"][TILE_KINDS.index(kind)] = count


def _lay_tracks(data: dict[str, Any], seats: int, stacks: Mapping[int, str] | None, vp: Mapping[str, int]) -> None:
    if stacks is not None:
        data["stacks"] = [[field, [COLOURS.index(name) for name in names.split()]] for field, names in stacks.items()]
        for field, stack in sorted(data["stacks"]):
            for seat in stack:
                data["ap"][seat] = field
    assert sorted(seat for _, stack in data["stacks"] for seat in stack) == list(range(seats))
    for colour, points in vp.items():
        data["vp"][COLOURS.index(colour)] = points


def _lay_action_board(data: dict[str, Any], reached: Mapping[str, int], used: Mapping[int, str], passed: str) -> None:
    for space, uses in used.items():
        need = 2 if space % 4 == 3 else 1
        for colour in uses.split():
            seat = COLOURS.index(colour)
            data["space_guards"][4 * space + seat] += need
            data["posted"][seat] += need
            data["reached"][seat] = max(data["reached"][seat], space)
            data["last_use"][space] = need
            need += 1
    for colour, space in reached.items():
        data["reached"][COLOURS.index(colour)] = space
    for colour in passed.split():
        data["passed"][COLOURS.index(colour)] = 1


def _count_guards(data: dict[str, Any], board: Any, seats: int, guards: Mapping[str, int]) -> None:
    for seat in range(seats):
        on_paths = sum(data["figures"][seat::4])
        data["guards"][seat] = board.guards[seats - 2] - on_paths - data["posted"][seat] - data["on_card"][seat]
    for colour, count in guards.items():
        data["guards"][COLOURS.index(colour)] = count


# -- playing -------------------------------------------------------------------------------------------------------


def play(state: Panda, *moves: str) -> Panda:
    """Carry out moves in the notation of the rules; a refusal shows the table."""
    for move in moves:
        rule = refused(state, move)
        assert rule is None, f"{move!r} is refused by {rule}{picture(state)}"
        state.apply(GAME.parse(state, move))
    return state


def refused(state: Panda, move: str) -> str | None:
    """The number of the rule that speaks against a move, "" for one without a number; None if it is legal."""
    action = GAME.parse(state, move)
    reason = state.refusal(action)
    assert (reason is None) == (action in state.legal()), f"refusal and legal moves disagree on {move}{picture(state)}"
    return None if reason is None else reason.rule


def moves(state: Panda) -> list[str]:
    """Everything that may be decided now."""
    return [GAME.notation(state, action) for action in state.legal()]


def spaces(state: Panda) -> list[int]:
    """The action spaces that may be chosen now."""
    return [int(move.split()[1]) for move in moves(state) if move.startswith("space ")]


# -- looking -------------------------------------------------------------------------------------------------------


def view(state: Panda) -> dict[str, Any]:
    return cast("dict[str, Any]", GAME.view(state, None))


def vp(state: Panda, colour: str = "white") -> int:
    return int(state.vp[COLOURS.index(colour)])


def ap(state: Panda, colour: str = "white") -> int:
    return int(state.ap[COLOURS.index(colour)])


def guards(state: Panda, colour: str = "white") -> int:
    return int(state.guards[COLOURS.index(colour)])


def at(state: Panda, hero: str) -> str | None:
    """Where a hero is: "white monk"."""
    node = int(state.heroes[hero_index(hero)])
    return None if node == PROVINCE.vanished else PROVINCE.node_names[node]


def strength(state: Panda, hero: str) -> int:
    return int(state.strength[hero_index(hero)])


def missions(state: Panda, hero: str) -> int:
    return int(state.missions[hero_index(hero)])


def path(state: Panda, name: str) -> dict[str, Any]:
    return next(seen for seen in view(state)["paths"] if seen["id"] == name)


def tile(state: Panda, name: str) -> str | None:
    """Whose tile lies on a path, with its value: "white 3", "neutral 1"."""
    found = path(state, name)["tile"]
    if found is None:
        return None
    return f"{'neutral' if found['owner'] is None else COLOURS[found['owner']]} {found['value']}"


def place(state: Panda, name: str) -> dict[str, Any]:
    return next(seen for seen in view(state)["places"] if seen["id"] == name)


def stack(state: Panda, field: int) -> str:
    """The AP markers on a field, bottom to top."""
    return " ".join(COLOURS[seat] for seat in next(f["stack"] for f in view(state)["ap_track"] if f["field"] == field))


def turn_order(state: Panda) -> str:
    return " ".join(COLOURS[seat] for seat in view(state)["order"])


def to_decide(state: Panda) -> str:
    """Who decides what: "white turn"."""
    return "nobody" if state.over() else f"{COLOURS[state.seat()]} {view(state)['asked']['decision']}"


def picture(state: Panda) -> str:
    """The table in a few lines, for the eye of whoever reads a failure."""
    seen = view(state)
    lines = ["", f"round {seen['round']}, {to_decide(state)}: {', '.join(moves(state))}"]
    for player in seen["players"]:
        heroes = ", ".join(f"{h['hero']} {h['at']} {h['strength']}/{h['missions']}" for h in player["heroes"])
        lines.append(f"{player['colour']}: {player['vp']} VP, {player['ap']} AP, {player['guards']} guards; {heroes}")
    for spot in seen["places"]:
        if spot["buildings"]:
            lines.append(f"{spot['id']}: {'foundation ' * spot['foundation']}{' '.join(spot['pieces'])}")
    for way in seen["paths"]:
        if way["uncovered"] != way["ninjas"]:
            lines.append(f"{way['id']} ({way['ninjas']}): {tile(state, way['id']) or way['figures']}")
    return "\n".join(lines)
