"""What Lampion says about Way of the Panda: prompts, lines of the log, and the result."""

from __future__ import annotations

from lampion.core.message import Arg, Message, SeatRef
from lampion.core.offers import Account
from lampion.games.panda import ask, decisions, step_kinds
from lampion.games.panda.actions import PandaMove, move_of
from lampion.games.panda.components import COLOURS, HEROES, KINDS
from lampion.games.panda.previews import Preview, preview
from lampion.games.panda.sheet import available
from lampion.games.panda.state import Panda
from lampion.games.panda.words import a_tile, hero_of, node_name, path_name, place_name, space_name, step_name

TAKING = {"strength", "mission"}  # steps that take a tile: their sentence names it


def prompt(state: Panda) -> Message:
    """The one sentence that says what is to be decided."""
    if state.finished:
        return Message("panda-prompt-over")
    kind = int(state.fact(0))
    facts: dict[str, Arg] = {"who": SeatRef(int(state.seat())), **prompt_facts(state, kind)}
    key = f"panda-prompt-{decisions.NAMES[kind]}{prompt_ending(state, kind)}"
    return Message(key, facts)


def prompt_facts(state: Panda, kind: int) -> dict[str, Arg]:
    """What a prompt needs to know besides who decides."""
    if kind == ask.HERO_ON:
        return {"hero": HEROES[state.fact(1)]}
    if kind == ask.TURN:
        return {"guards": int(state.guards[state.active]), "ap": number(int(state.ap[state.active]))}
    if kind == ask.OPTION:
        return {"space": space_name(state, int(state.fact(1)))}
    if kind == ask.MOVE:
        hero = int(state.fact(2))
        return {
            "hero": hero_of(hero),
            "owner": SeatRef(hero // KINDS),
            "from": node_name(state, int(state.heroes[hero])),
        }
    if kind == ask.COVER:
        path = int(state.fact(1))
        return {"path": path_name(state, state.board.path_names[path]), "ninjas": int(state.uncovered[path])}
    if kind == ask.TILE:
        path = int(state.fact(1))
        return {"path": path_name(state, state.board.path_names[path]), "value": int(state.board.ninjas[path])}
    if kind == ask.PICK:
        can = int(available(state, state.active, state.fact(1)))
        return {"count": min(int(state.fact(2)), can.bit_count())}
    return {}


def prompt_ending(state: Panda, kind: int) -> str:
    """Variants of a prompt: the last round, a hero who builds, a second move."""
    if kind == ask.HERO:
        return "-build" if state.board.step_kind[state.fact(1)] == step_kinds.BUILD else ""
    if kind == ask.MOVE and state.fact(3):
        return "-again"
    return "-pass" if kind == ask.TURN and state.choice_count == 1 else ""


def account(before: Panda, action: int, after: Panda) -> Account:
    """A decision and everything that follows from it by itself."""
    move = move_of(before.board, action)
    effect = preview(before, action, after)
    done, changes = described(before, move, effect), changes_of(before, effect, move)
    if changes:
        return Account(Message("panda-log", {"what": done, "changes": changes}), effect)
    return Account(Message("panda-log-plain", {"what": done}), effect)


def described(state: Panda, move: PandaMove, effect: Preview) -> Message:
    """The decision alone."""
    facts: dict[str, Arg] = {"who": SeatRef(int(state.seat()))}
    choice = move.choice
    match move.decision:
        case "guard":
            facts["path"] = path_name(state, choice[0])
        case "hero" if len(choice) == 2 and choice[0] in HEROES:
            return Message("panda-log-place-hero", {**facts, "hero": choice[0], "place": place_name(state, choice[1])})
        case "hero" if len(choice) == 2:
            owner = SeatRef(COLOURS.index(choice[0]))
            return Message("panda-log-anyones-hero", {**facts, "hero": choice[1], "owner": owner})
        case "hero":
            facts["hero"] = choice[0]
        case "option":
            option = state.board.options[int(state.board.space_option[state.fact(1)]) + int(choice[0]) - 1]
            return Message("panda-log-action", {**facts, "steps": [step_name(step) for step in option]})
        case "space" | "field" | "frontier" | "withdraw" | "cover" | "tile" | "card" | "reward":
            facts["choice"] = choice[0]
            if choice[0].isdigit() and move.decision in ("space", "frontier"):
                facts["space"] = space_name(state, int(choice[0]))
        case "step" if choice[0] in TAKING and effect["taken"]:
            return Message("panda-log-pick", {**facts, "tiles": [a_tile(tile) for _, tile, _ in effect["taken"]]})
        case "step":
            facts["kind"] = choice[0]
        case "move" if choice[0] == "stop":
            return Message("panda-log-stop", facts)
        case "move":
            facts |= {"hero": hero_of(int(state.fact(2))), "place": place_name(state, choice[0])}
        case "pick":
            facts["tiles"] = [a_tile(name) for name in choice]
        case "vanish":
            facts["hero"] = choice[0]
        case "appear" | "relocate":
            facts |= {"hero": choice[0], "place": place_name(state, choice[1])}
        case "build":
            facts |= {"place": place_name(state, choice[0]), "building": choice[1]}
    if move.decision in ("cover", "tile"):
        facts["path"] = path_name(state, state.board.path_names[state.fact(1)])
    key = f"panda-log-{move.decision}"
    return Message(key, facts)


def changes_of(state: Panda, effect: Preview, move: PandaMove) -> list[Message]:
    """What the decision changed, apart from what its own sentence says already."""
    said_move = move.decision in ("move", "vanish", "appear", "relocate") or len(move.choice) == 2
    found: list[Message] = []
    if not said_move:
        for seat, hero, to in effect["heroes"]:
            if to is not None:
                place = place_name(state, to)
                found.append(Message("panda-change-hero", {"who": SeatRef(seat), "hero": hero, "place": place}))
    if move.decision not in ("cover", "guard"):
        found += [Message("panda-change-covered", {"path": path_name(state, path)}) for path in effect["covered"]]
    for path, owner in effect["tiles"]:
        if owner is None:
            found.append(Message("panda-change-tile-neutral", {"path": path_name(state, path)}))
        else:
            found.append(Message("panda-change-tile", {"path": path_name(state, path), "who": SeatRef(owner)}))
    found += [Message("panda-change-freed", {"place": place_name(state, freed)}) for freed in effect["freed"]]
    for where, kind, number_there in effect["built"]:
        facts: dict[str, Arg] = {
            "place": place_name(state, where),
            "building": kind or "foundation",
            "number": number_there,
        }
        found.append(Message("panda-change-built", facts))
    if move.decision != "pick" and not TAKING.intersection(move.choice):
        for seat, tile, count in effect["taken"]:
            facts = {"who": SeatRef(seat), "tile": tile, "count": count}
            found.append(Message("panda-change-taken", facts))
    if effect["mission"] is not None:
        found.append(Message("panda-change-mission", {"who": SeatRef(effect["mission"])}))
    for seat, points in effect["vp"].items():
        found.append(Message("panda-change-vp", changed(seat, points)))
    if effect["round"] is None:
        for seat, points in effect["ap"].items():
            found.append(Message("panda-change-ap", changed(seat, points)))
    if effect["last_round"]:
        found.append(Message("panda-change-last-round"))
    if effect["over"]:
        found.append(Message("panda-change-over"))
    elif effect["round"] is not None:
        found.append(Message("panda-change-round", {"round": effect["round"]}))
    return found


def changed(seat: int, points: int) -> dict[str, Arg]:
    """Points won or paid: with their sign, and how many in which direction for languages that say it with a verb."""
    return {
        "who": SeatRef(seat),
        "points": signed(points),
        "way": "more" if points > 0 else "less",
        "count": abs(points),
    }


def number(points: int) -> str | int:
    """A number as people write it, with a real minus sign."""
    return points if points >= 0 else signed(points)


def signed(points: int) -> str:
    """A change as people write it, with a real minus sign."""
    return f"+{points}" if points > 0 else f"−{-points}"


def outcome(state: Panda) -> Message:
    """The result, and what decided it (W-52)."""
    winners = state.winners()
    best = int(state.vp[winners[0]])
    if len(winners) > 1:
        names = [Message("seat-name", {"who": SeatRef(seat)}) for seat in winners]
        return Message("panda-result-shared", {"names": names, "vp": best})
    winner = winners[0]
    others = [int(state.vp[seat]) for seat in range(state.seats) if seat != winner]
    facts: dict[str, Arg] = {"who": SeatRef(winner), "vp": best, "other": max(others)}
    if max(others) < best:
        return Message("panda-result-vp", facts)
    return Message("panda-result-ap", {**facts, "ap": int(state.ap[winner])})
