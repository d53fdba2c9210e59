"""One whole turn of Way of the Panda as people see it: its steps, its price, and where its points come from."""

from __future__ import annotations

from lampion.core.message import Arg, Message
from lampion.games.panda import decisions, faults, turn_steps
from lampion.games.panda.actions import notation_on
from lampion.games.panda.components import BUILDINGS, HEROES, KINDS, NEUTRAL, TILE_KINDS
from lampion.games.panda.network import own_guards_around
from lampion.games.panda.sheet import mission_fault
from lampion.games.panda.state import Panda
from lampion.games.panda.turn_effects import Effect
from lampion.games.panda.turn_shapes import GainView, OtherSpace, PriceView, StepView, TurnView
from lampion.games.panda.turn_steps import NOTHING, TurnStep
from lampion.games.panda.whole_turns import WholeTurn
from lampion.games.panda.words import node_name


def turn_view(start: Panda, number: int, effect: Effect, without: list[int | None]) -> TurnView:
    """A turn and the other spaces for it; `without` names for each step the turn that leaves it out."""
    turn, seat = effect.turn, int(start.active)
    end = turn.end
    return TurnView(
        id=number,
        line=line_of(start, turn),
        wants=effect.wants,
        space=number_or_none(int(turn.space)),
        field=None if turn.field == NOTHING else int(turn.field) + 1,
        option=None if turn.option == NOTHING else int(turn.option) + 1,
        hero=hero_id(int(turn.hero)),
        start=node_id(start, int(turn.origin)),
        place=node_id(start, int(turn.place)),
        paths=tuple(start.board.path_names[path] for path in turn.paths),
        steps=tuple(step_view(start, step, left) for step, left in zip(turn.steps, without, strict=True)),
        price=price_view(start, turn),
        gain=gain_view(start, turn),
        guards_left=int(turn.guards_left),
        ap_left=int(turn.ap_left),
        rivals={other: vp for other, vp in enumerate(turn.vp) if vp and other != seat},
        opens=tuple(missions_opened(start, turn)),
        ask=None if turn.opens == NOTHING else decisions.NAMES[turn.opens],
        asks=number_or_none(int(turn.asked)),
        passes=turn.passes,
        withdraws=turn.withdraws,
        mission=int(end.a_winner) if turn.mission else None,
        last_round=turn.last_round,
        others=tuple(other_space(start, other) for other in effect.others),
    )


def line_of(start: Panda, turn: WholeTurn) -> tuple[str, ...]:
    lines = notation_on(start.board).lines
    return tuple(lines[action] for action in turn.line)


def other_space(start: Panda, turn: WholeTurn) -> OtherSpace:
    return OtherSpace(
        line=line_of(start, turn),
        space=number_or_none(int(turn.space)),
        field=None if turn.field == NOTHING else int(turn.field) + 1,
        option=None if turn.option == NOTHING else int(turn.option) + 1,
        price=price_view(start, turn),
        guards_left=int(turn.guards_left),
        ap_left=int(turn.ap_left),
    )


def number_or_none(number: int) -> int | None:
    return None if number == NOTHING else number


def hero_id(hero: int) -> str | None:
    """A hero (seat * 3 + hero) by the name that reasons use too."""
    return None if hero == NOTHING else f"{hero // KINDS}-{HEROES[hero % KINDS]}"


def node_id(start: Panda, node: int) -> str | None:
    """A place or border area; None for nowhere, as for a hero who has vanished."""
    return None if node == NOTHING or node == start.board.vanished else start.board.node_names[node]


def price_view(start: Panda, turn: WholeTurn) -> PriceView:
    price, uses = turn.price, 0
    if turn.space != NOTHING and start.last_use[turn.space]:
        uses = int(start.last_use[turn.space] - start.board.first_guards[turn.space]) + 1
    lands = int(start.ap[start.active] - price.ap) if turn.space != NOTHING else None
    return PriceView(int(price.space), int(price.cover), int(price.ap), lands, int(price.loss), uses)


def step_view(start: Panda, step: TurnStep, without: int | None) -> StepView:
    crossing = step.kind == turn_steps.MOVE and step.path >= 0
    return StepView(
        kind=step.kind,
        hero=hero_id(int(step.hero)),
        start=node_id(start, int(step.start)),
        to=node_id(start, int(step.target)),
        path=start.board.path_names[step.path] if step.path >= 0 else None,
        ninjas=int(start.uncovered[step.path]) if crossing else 0,
        building=None if step.building == NOTHING else BUILDINGS[step.building],
        number=number_or_none(int(step.number)),
        tile=None if step.tile == NOTHING else TILE_KINDS[step.tile],
        owner=None if step.owner in (NOTHING, NEUTRAL) else int(step.owner) - 1,
        vp=int(step.vp),
        ap=int(step.ap),
        without=without,
    )


def gain_view(start: Panda, turn: WholeTurn) -> GainView:
    tiles = [
        TILE_KINDS[kind] for kind, count in enumerate([*turn.strength, *turn.missions]) for _ in range(max(0, count))
    ]
    return GainView(
        vp=turn.vp[start.active],
        because=tuple(part for step in turn.steps for part in parts_of(start, turn, step)),
        ap=int(turn.ap),
        tiles=tuple(tiles),
        sheet=int(turn.sheet),
        freed=tuple(start.board.place_names[place] for place in turn.freed),
    )


def parts_of(start: Panda, turn: WholeTurn, step: TurnStep) -> list[tuple[int, Message]]:
    """Where the points of a step come from; together they are all of them."""
    board, left = start.board, int(step.vp)
    found: list[tuple[int, Message]] = []
    if step.wins:
        found.append((int(board.a_vp[start.a_card]), Message("panda-because-mission")))
    left -= sum(vp for vp, _ in found)
    if step.kind == turn_steps.BUILD:
        vp = int(board.building_vp[step.number - 1])
        facts: dict[str, Arg] = {"building": BUILDINGS[step.building], "number": int(step.number)}
        found.append((vp, Message("panda-because-building", facts)))
        if left > vp:
            guards = (left - vp) // max(1, int(board.rival_vp))
            found.append((left - vp, Message("panda-because-rivals", {"count": guards})))
    elif step.kind in (turn_steps.COVER, turn_steps.TILE):
        found += freeing_parts(start, turn, left)
    elif step.kind == turn_steps.SELL_CHEST:
        found.append((left, Message("panda-because-chest")))
    elif left:
        found.append((left, Message("panda-because-printed")))
    return [(vp, message) for vp, message in found if vp]


def freeing_parts(start: Panda, turn: WholeTurn, vp: int) -> list[tuple[int, Message]]:
    """Points for places that are free now (W-35): each one's bonus and own guards, the last one takes what is left."""
    if not vp:
        return []
    board, found = start.board, list[tuple[int, Message]]()
    for place in turn.freed:
        around = int(own_guards_around(turn.end, place, start.active))
        here = int(board.liberation_bonus) + around * int(board.liberation_per_guard)
        last = place == turn.freed[-1]
        found.append(
            (vp if last else min(vp, here), Message("panda-because-freed", {"place": node_name(start, place)}))
        )
        vp -= found[-1][0]
    return found


def missions_opened(start: Panda, turn: WholeTurn) -> list[str]:
    """The mission tiles that heroes could take after the turn, and could not before."""
    seat = start.active
    return [
        TILE_KINDS[KINDS + hero]
        for hero in range(KINDS)
        if mission_fault(turn.end, seat, hero) == faults.NONE != mission_fault(start, seat, hero)
    ]
