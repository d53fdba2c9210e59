"""The legal actions of Way of the Panda as people choose them."""

from __future__ import annotations

from lampion.core.offers import Offer
from lampion.games.panda import ask, codes
from lampion.games.panda.actions import move_of, notation_of
from lampion.games.panda.components import COLOURS, HEROES, KINDS
from lampion.games.panda.movement import link_to
from lampion.games.panda.state import Panda


def offer(state: Panda, action: int) -> Offer:
    return Offer(action, notation_of(state.board, action), parts_of(state, action))


def parts_of(state: Panda, action: int) -> dict[str, object]:
    """The named parts by which the list can be narrowed."""
    move = move_of(state.board, action)
    parts: dict[str, object] = {"kind": move.decision}
    choice = move.choice
    match move.decision:
        case "guard":
            parts["path"] = choice[0]
        case "hero" if len(choice) == 2 and choice[0] in COLOURS:
            parts |= {"seat": COLOURS.index(choice[0]), "hero": choice[1]}
        case "hero" | "appear" | "relocate" if len(choice) == 2:
            parts |= {"hero": choice[0], "place": choice[1]}
        case "hero" | "vanish":
            if choice[0] in HEROES:
                parts |= {"seat": int(state.active), "hero": choice[0]}
            else:
                parts["answer"] = choice[0]
        case "space" | "frontier" if choice[0] != "none":
            parts["space"] = int(choice[0])
        case "field" | "option":
            parts[move.decision] = int(choice[0])
        case "step":
            parts["step"] = choice[0]
        case "move" if action != codes.STOP:
            hero, node = int(state.fact(2)), int(codes.moved(action))
            path = int(link_to(state, hero, node))
            parts |= {
                "seat": hero // KINDS,
                "hero": HEROES[hero % KINDS],
                "place": state.board.node_names[node],
            }
            parts["path"] = state.board.path_names[path] if path >= 0 else None
        case "pick":
            parts["tiles"] = [name for name in choice if name != "nothing"]
        case "build":
            parts |= {"place": choice[0], "building": choice[1]}
        case "pass":
            pass
        case _:
            parts["answer"] = choice[0]
    if state.fact(0) in (ask.COVER, ask.TILE):
        parts["path"] = state.board.path_names[state.fact(1)]
    return parts
