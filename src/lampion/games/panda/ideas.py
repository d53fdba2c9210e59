"""Advice in whole turns: what a turn does in one sentence, and why it is good, by exact points."""

from __future__ import annotations

from collections.abc import Sequence

from lampion.core.message import Arg, Message, SeatRef
from lampion.core.offers import Idea
from lampion.games.panda import turn_steps
from lampion.games.panda.actions import notation_of
from lampion.games.panda.components import BUILDINGS, HEROES, KINDS, TILE_KINDS
from lampion.games.panda.state import Panda
from lampion.games.panda.turn_effects import Effect, effects, offered
from lampion.games.panda.turn_steps import TurnStep
from lampion.games.panda.turn_view import missions_opened
from lampion.games.panda.whole_turns import WholeTurn
from lampion.games.panda.words import node_name, space_name

# What a turn is told as, if it does several things.
TELLING = (
    turn_steps.BUILD,
    turn_steps.MISSION,
    turn_steps.STRENGTH,
    turn_steps.SELL_CHEST,
    turn_steps.TAKE,
    turn_steps.GAIN,
    turn_steps.APPEAR,
    turn_steps.RELOCATE,
    turn_steps.VANISH,
    turn_steps.MOVE,
)

# What is told without hero and place: two ideas of which one hears the same are one.
NOWHERE = (turn_steps.SELL_CHEST, turn_steps.TAKE, turn_steps.GAIN)


def ideas(state: Panda, lines: Sequence[Sequence[int]], most: int) -> list[Idea]:
    """The first of the lines that are turns and differ in what they are told as."""
    listed = effects(offered(state).turns)
    ends = Ends(listed)
    found: list[Idea] = []
    told: list[Message] = []
    for line in lines:
        number = ends.turn_of(state, line)
        if number is None or len(found) == most:
            continue
        turn = listed[number].turn
        deed = deed_of(state, turn)
        if deed not in told:
            told.append(deed)
            spoken = [notation_of(state.board, action) for action in line]
            found.append(Idea(spoken, number, with_points(state, turn, deed), reasons_for(state, listed, number)))
    return found


class Ends:
    """Where the turns of a list end, to find the one that a line of decisions is."""

    def __init__(self, listed: list[Effect]) -> None:
        self.known: dict[int, list[tuple[Panda, int]]] = {}
        for number, one in enumerate(listed):
            for turn in (one.turn, *one.others):
                end = turn.after() if turn.over else turn.end
                self.known.setdefault(int(end.fingerprint()), []).append((end, number))

    def turn_of(self, state: Panda, line: Sequence[int]) -> int | None:
        """The turn that a line is, or begins with before something is asked; in whatever order it decides."""
        now = state.copy()
        for action in line:
            now.play(action)
            for end, number in self.known.get(int(now.fingerprint()), ()):
                if end.same_table(now):
                    return number
        return None


def deed_of(state: Panda, turn: WholeTurn) -> Message:
    """What a turn does, as a short sentence without its points."""
    if turn.passes:
        return Message("panda-idea-pass")
    for kind in TELLING:
        for step in turn.steps:
            if step.kind == kind:
                return told_as(state, turn, step)
    return Message("panda-idea-space", {"space": space_name(state, int(turn.space))})


def told_as(state: Panda, turn: WholeTurn, step: TurnStep) -> Message:
    facts: dict[str, Arg] = {"kind": step.kind}
    if step.hero >= 0 and step.kind not in NOWHERE:
        facts["hero"] = HEROES[step.hero % KINDS]
        where = int(turn.end.heroes[step.hero])
        if where != state.board.vanished:
            facts["place"] = node_name(state, where)
    if step.kind == turn_steps.BUILD:
        facts |= {"building": BUILDINGS[step.building], "place": node_name(state, int(step.target))}
    if step.kind == turn_steps.TAKE:
        taken = [one for one in turn.steps if one.kind == turn_steps.TAKE]
        facts["tiles"] = [Message("panda-tile-kind", {"tile": TILE_KINDS[one.tile]}) for one in taken]
    elif step.tile >= 0:
        facts["tile"] = TILE_KINDS[step.tile]
    key = f"panda-idea-{step.kind.replace('_', '-')}"
    if step.kind == turn_steps.STRENGTH and "place" in facts and moved(turn, int(step.hero)):
        key += "-there"  # two ideas that differ in where the hero goes are told apart
    return Message(key, facts)


def moved(turn: WholeTurn, hero: int) -> bool:
    return any(one.kind == turn_steps.MOVE and one.hero == hero for one in turn.steps)


def with_points(state: Panda, turn: WholeTurn, deed: Message) -> Message:
    vp, ap = int(turn.vp[state.active] - turn.price.loss), int(turn.ap)
    if vp > 0:
        return Message("panda-idea-vp", {"deed": deed, "vp": vp})
    return Message("panda-idea-ap", {"deed": deed, "ap": ap}) if ap > 0 else Message("panda-idea", {"deed": deed})


def reasons_for(state: Panda, listed: list[Effect], number: int) -> list[Message]:
    """Why it is good: the list is sorted by points without loss; what stays, what opens, and what others get."""
    turn, found = listed[number].turn, list[Message]()
    if number == 0 and turn.vp[state.active] > 0 and turn.price.loss == 0:
        found.append(Message("panda-reason-most"))
    if turn.sheet > 0:
        found.append(Message("panda-reason-sheet", {"vp": int(turn.sheet)}))
    if turn.covered:
        found.append(Message("panda-reason-covers", {"count": len(turn.covered)}))
    found += [Message("panda-reason-freed", {"place": node_name(state, place)}) for place in turn.freed]
    found += [Message("panda-reason-opens", {"tile": tile}) for tile in missions_opened(state, turn)]
    if turn.price.loss > 0:
        found.append(Message("panda-reason-loss", {"vp": int(turn.price.loss)}))
    for seat, vp in enumerate(turn.vp):
        if vp > 0 and seat != state.active:
            found.append(Message("panda-reason-rival", {"who": SeatRef(seat), "vp": vp}))
    if not turn.passes and turn.guards_left > 0 and turn.ap_left > 0:
        left = {"guards": int(turn.guards_left), "ap": int(turn.ap_left)}
        found.append(Message("panda-reason-left", {**left}))
    return found
