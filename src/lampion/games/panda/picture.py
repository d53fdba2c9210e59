"""Way of the Panda as a drawing of characters, for programmers: the map, then clans, action board, cards and supply."""

from __future__ import annotations

from lampion.core.picture import aligned, headline, labelled, marker
from lampion.games.panda.components import HEROES
from lampion.games.panda.map_picture import LEGEND, LETTERS, heroes_by_place, map_lines
from lampion.games.panda.state import Panda
from lampion.games.panda.view import view
from lampion.games.panda.view_shapes import Asked, HeroView, PandaView, PlayerView, SpaceView


def picture(title: str, state: Panda) -> str:
    """Everything is public (W-53), so it is the same for whoever looks."""
    seen = view(state, None)
    asked = seen["asked"]
    lines = [headline(title, state, "" if asked is None else f"to decide: {task(asked)}"), progress(seen), ""]
    lines += [*map_lines(seen), "", *LEGEND, *border_lines(seen), ""]
    rows = [["", "VP", "AP", "guards", "posted", *HEROES, ""]]
    for seat, player in enumerate(seen["players"]):
        rows.append([f"{marker(state, seat)} seat {seat} {player['colour']}", *player_cells(player)])
    lines += [*aligned(rows), ""]
    return "\n".join([*lines, *table_lines(seen)])


def progress(seen: PandaView) -> str:
    """How far the game is, and what will end it."""
    cities, capitals = seen["ends"]["cities"], seen["ends"]["capitals"]
    ends = f"{cities[0]} of {cities[1]} cities, {capitals[0]} of {capitals[1]} capitals"
    return f"round {seen['round']} of {seen['round_limit']}, {ends}, map {seen['map']}"


def task(asked: Asked) -> str:
    """The decision, and what it is about."""
    about = [fact for fact in (asked["hero"], asked["path"]) if fact is not None]
    if asked["space"] is not None:
        about.append(f"space {asked['space']}")
    if asked["left"] is not None:
        about.append(f"{asked['left']} left")
    return asked["decision"] + (f" ({', '.join(about)})" if about else "")


def border_lines(seen: PandaView) -> list[str]:
    """Heroes outside the places, which the map has no room for."""
    heroes = heroes_by_place(seen["players"])
    outside = [border["id"] for border in seen["borders"] if border["id"] in heroes]
    return labelled("on the border", [f"{at} {' '.join(heroes[at])}" for at in outside], ",") if outside else []


def player_cells(player: PlayerView) -> list[str]:
    counts = [player["vp"], player["ap"], player["guards"], player["posted"]]
    heroes = [hero_cell(hero) for hero in player["heroes"]]
    return [*map(str, counts), *heroes, "passed" if player["passed"] else ""]


def hero_cell(hero: HeroView) -> str:
    """Where a hero is, and strength and missions on the clan sheet."""
    return f"{hero['at'] or 'away'} {hero['strength']}/{hero['missions']}"


def table_lines(seen: PandaView) -> list[str]:
    """Turn order, the action spaces in use, city row, mission cards and what is left in the box."""
    used = [space_text(space) for space in seen["spaces"] if any(space["placed"])]
    buildings = {**seen["supply"]["buildings"], "foundation": seen["supply"]["foundations"]}
    lines = labelled("turn order", [LETTERS[seat] for seat in seen["order"]])
    lines += labelled("spaces in use", used, ",")
    lines += labelled("city row", [card["id"] for card in seen["city_row"]])
    cards = [card["id"] for card in (seen["a_card"], seen["b_card"]) if card is not None]
    lines += labelled("missions", cards) if cards else []
    for label, left in (("buildings left", buildings), ("tiles left", seen["supply"]["tiles"])):
        lines += labelled(label, [f"{name} {count}" for name, count in left.items()], ",")
    return lines


def space_text(space: SpaceView) -> str:
    """An action space by its number, its column, and the guards that stand on it."""
    guards = "".join(letter * count for letter, count in zip(LETTERS, space["placed"], strict=False))
    return f"{space['index']} {space['column']} {guards}"
