"""What the rules page of Way of the Panda says of an edition besides its own values: the map, tables, and counts."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any

from lampion.games.panda.components import COLUMNS, ROWS, SPACES, Board
from lampion.games.panda.drawing import LANGUAGES
from lampion.games.panda.rule_map import drawn_map, runs

WORDS: dict[str, dict[str, Any]] = tomllib.loads(
    files("lampion.games.panda").joinpath("rule_words.toml").read_text("utf-8")
)
STRENGTH, MISSION = {"beads", "coin", "sword"}, {"lantern", "chest", "mask"}


def edition_words(board: Board, first: bool) -> dict[str, object]:
    data = board.data
    sheet, spaces = data["clan_sheet"], data["action_board"]["space"]
    return {
        "first": first,
        **map_words(board),
        "lowest": signed(int(board.ap_min)),
        "losses": spoken(lambda words: losses(board, words)),
        "example_penalty": data["ap_track"].get("penalty_rule", "field") == "example",
        "free_rows": ", ".join(str(row) for row, cost in enumerate(data["action_board"]["row_ap"], 1) if cost == 0)
        or "–",
        "hero_guards": span([space["guards"] for space in spaces if space["col"] != "neutral"]),
        "neutral_guards": span([space["guards"] for space in spaces if space["col"] == "neutral"]),
        "spaces": spoken(lambda words: space_rows(data, words)),
        "city_cards": spoken(lambda words: city_cards(data, words)),
        "a_cards": spoken(lambda words: a_cards(data, words)),
        "b_cards": spoken(lambda words: b_cards(data, words)),
        "b3": ", ".join(signed(points) for points in sides_of(data)) or "–",
        "start_cards": 3 * int(board.start_cards_per_kind),
        "needed": cells(data["building"]["guards_needed"]),
        "building_points": cells(data["building"]["vp"]),
        "strengths": cells(range(1, sheet["strength_rows"] + 1)),
        "multipliers": cells(sheet["strength_multiplier"]),
        "missions": cells(range(1, sheet["mission_rows"] + 1)),
        "values": cells(sheet["mission_value"]),
        "scale_line": "|" + "---|" * (sheet["strength_rows"] + sheet["mission_rows"] + 3),
        "chest_points": span([step["vp"] for step in steps_of(spaces) if step["kind"] == "sell_chest"]),
        "more_ap": span([step["amount"] for step in steps_of(spaces) if step["kind"] == "ap"]),
    }


def map_words(board: Board) -> dict[str, object]:
    """The map, how many there are of everything, and which places carry marks."""
    data = board.data["map"]
    ways = [int(board.link_start[place + 1] - board.link_start[place]) for place in range(board.places)]
    exits = sum(int(side >= 0) for side in board.path_side)
    borders = len(board.border_names)
    named = [board.place_names[place] for place in range(board.places) if board.number[place]]
    frontier = [board.place_names[place] for place in range(board.places) if board.frontier[place]]
    return {
        "map": drawn_map(board),
        "places": int(board.places),
        "paths": int(board.paths),
        "inner": int(board.paths) - exits,
        "exits": exits,
        "borders": borders,
        "own_borders": exits == borders,
        "ways": span(ways),
        "ring": runs(board.border_names),
        "ring_back": spoken(lambda words: ring_back(board, words)),
        "closed": not any("beside" in area for area in data["border_ring"]),
        "example_path": board.path_names[0],
        "example_place": board.place_names[-1],
        "example_node": board.node_names[-1],
        "start_names": ", ".join(board.place_names[place] for place in board.start_places),
        "start_count": len(board.start_places),
        "frontier_names": ", ".join(frontier) or "–",
        "frontier_count": len(frontier),
        "numbered_count": len(named),
        "numbered_names": ", ".join(named) or "–",
    }


def ring_back(board: Board, words: dict[str, Any]) -> str:
    """How the ring goes on behind its last border area."""
    if not board.border_names:
        return ""
    gaps = any("beside" in area for area in board.data["map"]["border_ring"])
    return str(words["gaps"] if gaps else words["back"].format(name=board.border_names[0]))


def spoken(told: Callable[[dict[str, Any]], str]) -> dict[str, str]:
    """A text in each language."""
    return {language: told(WORDS[language]) for language in LANGUAGES}


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def span(numbers: Sequence[int]) -> str:
    """One number, or from the least to the most; a dash for none."""
    if not numbers:
        return "–"
    least, most = min(numbers), max(numbers)
    return str(least) if least == most else f"{least}–{most}"


def cells(numbers: Sequence[int]) -> str:
    return " | ".join(map(str, numbers))


def losses(board: Board, words: dict[str, Any]) -> str:
    """What landing on a field below 0 or any other costs, from the highest field down."""
    found = [
        words["lose"].format(field=signed(int(board.ap_min) + i), n=int(loss))
        for i, loss in enumerate(board.penalty)
        if loss
    ]
    return ", ".join(reversed(found)) or "–"


# -- steps ---------------------------------------------------------------------------------------------------------


def steps_of(spaces: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [step for space in spaces for option in space["options"] for step in option]


def step_words(step: dict[str, Any], words: dict[str, Any]) -> str:
    """A step in the few words of the tables."""
    match step["kind"]:
        case "move":
            told = words["move"][str(step["max"])]
            if step["bypass"]:
                key = "1" if step["bypass"] == 1 else "n"
                told += words["bypass"][key].format(n=step["bypass"])
            if step["cover"] > 1:
                told += words["cover"].format(n=step["cover"])
            return str(words[step["hero"]].format(what=told) if step["hero"] in ("any", "anyone") else told)
        case "build":
            sort = {"any": "any_build", "none": "free_build"}.get(step["hero"], "build")
            return str(words[sort][step["where"]])
        case "pick":
            of = set(step["of"])
            sort = "strength" if of <= STRENGTH else "mission" if of <= MISSION else "any"
            return str(words["pick"][sort].format(n=step["count"]))
        case "ap":
            return str(words["more_ap"].format(n=step["amount"]))
        case "vp":
            return str(words["vp"].format(n=step["amount"]))
        case "sell_chest":
            return str(words["sell_chest"].format(n=step["vp"]))
        case kind:
            return str(words[kind])


def space_rows(data: dict[str, Any], words: dict[str, Any]) -> str:
    """The rows of the action board, each space with its number."""
    board = data["action_board"]
    cells = [
        f"{number}{words['colon']}"
        + " ∣ ".join(" + ".join(step_words(step, words) for step in option) for option in space["options"])
        for number, space in enumerate(board["space"])
    ]
    assert len(cells) == SPACES
    width = len(COLUMNS)
    return "\n".join(
        f"| {row + 1} ({board['row_ap'][row]}) | {' | '.join(cells[row * width : (row + 1) * width])} |"
        for row in range(ROWS)
    )


def city_cards(data: dict[str, Any], words: dict[str, Any]) -> str:
    cards = data["cards"]["city"]
    heads = " | ".join(card["id"] for card in cards)
    gives = " | ".join(", ".join(step_words(step, words) for step in card["steps"]) for card in cards)
    return f"| {heads} |\n|{'---|' * len(cards)}\n| {gives} |"


# -- mission cards -------------------------------------------------------------------------------------------------


def a_cards(data: dict[str, Any], words: dict[str, Any]) -> str:
    fields = ", ".join(
        f"({field['field']}) {', '.join(step_words(step, words) for step in field['steps'])}"
        for field in data["cards"]["a9_field"]
    )
    return "\n".join(
        f"| {card['id']} | {card.get('vp', '–')} | {mission(card, words, 'a', fields)} |"
        for card in data["cards"]["mission_a"]
    )


def b_cards(data: dict[str, Any], words: dict[str, Any]) -> str:
    return "\n".join(f"| {card['id']} | {mission(card, words, 'b', '')} |" for card in data["cards"]["mission_b"])


def sides_of(data: dict[str, Any]) -> list[int]:
    """The points of the first card about sides."""
    return next((card["vp_by_sides"] for card in data["cards"]["mission_b"] if "vp_by_sides" in card), [])


def mission(card: dict[str, Any], words: dict[str, Any], of: str, fields: str) -> str:
    building = card.get("building", "gate")
    by_sides = ", ".join(signed(points) for points in card.get("vp_by_sides", []))
    facts = {**card, "building": words["one"][building], "buildings": words["many"][building]}
    return str(words[of][card["kind"]].format(**{**facts, "fields": fields, "vp_by_sides": by_sides}))
