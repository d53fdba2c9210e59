"""What AXIO says: prompts, lines of the log, the result."""

from __future__ import annotations

from lampion.core.message import Arg, Message, SeatRef
from lampion.core.offers import Account
from lampion.games.axio.actions import Place, Swap, move_of
from lampion.games.axio.previews import PlacePreview, place_preview, step_four_preview
from lampion.games.axio.state import Axio
from lampion.games.axio.words import tile_message


def prompt(state: Axio, seat: int | None) -> Message:
    """What is to be decided. Others are told the same whether or not a swap is possible."""
    if state.finished:
        return Message("axio-prompt-over")
    who: dict[str, Arg] = {"who": SeatRef(int(state.player))}
    if state.phase:
        if seat == state.player:
            return Message("axio-prompt-swap" if state.may_swap() else "axio-prompt-refill", who)
        return Message("axio-prompt-refill-other", who)
    if state.needs_first_tile():
        return Message("axio-prompt-first", who)
    if state.seats == 1:
        return Message("axio-prompt-solo", {"left": int(state.bag_size)})
    if state.rack_sizes[state.player] < state.box.rack:
        return Message("axio-prompt-bonus", {**who, "count": int(state.bonus) + 1})
    return Message("axio-prompt-place", who)


def account(before: Axio, action: int, after: Axio) -> Account:
    """A decision as everybody may know it; it shows nothing that its result will not show to all."""
    move = move_of(action)
    who: dict[str, Arg] = {"who": SeatRef(int(before.player))}
    if isinstance(move, Place):
        effect = place_preview(before, move, after)
        return Account(placed(move, effect, who), effect)
    step = step_four_preview(before, move)
    if isinstance(move, Swap):
        tiles = [tile_message(name) for name in step["tiles"]]
        return Account(Message("axio-log-swap", {**who, "tiles": tiles, "count": step["draws"]}), step)
    return Account(Message("axio-log-refill", {**who, "count": step["draws"]}), step)


def placed(move: Place, effect: PlacePreview, who: dict[str, Arg]) -> Message:
    gains = [Message("axio-gain", {"points": points, "colour": colour}) for colour, points in effect["points"].items()]
    facts: dict[str, Arg] = {**who, "tile": tile_message(move.tile), "closed": len(effect["closed"])}
    if not gains:
        return Message("axio-log-place-nothing", facts)
    return Message("axio-log-place", {**facts, "gains": gains})


def outcome(state: Axio) -> Message:
    """The result of a finished game, and what decided it (A-22, A-27, A-28, A-32)."""
    if state.seats == 1:
        return Message("axio-result-solo", {"score": state.scores()[0]})
    winners = state.winners()
    ordered = [sorted(state.tally(seat)) for seat in range(state.seats)]
    if len(winners) > 1:
        names = [Message("seat-name", {"who": SeatRef(seat)}) for seat in winners]
        return Message("axio-result-shared", {"names": names, "lowest": ordered[winners[0]][0]})
    winner = winners[0]
    facts: dict[str, Arg] = {"who": SeatRef(winner)}
    if ordered[winner][0] == state.cap():
        return Message("axio-result-full", facts)
    best_other = max(scores for seat, scores in enumerate(ordered) if seat != winner)
    decided = next(rank for rank in range(len(best_other)) if ordered[winner][rank] != best_other[rank])
    facts = {**facts, "own": ordered[winner][decided], "other": best_other[decided], "lowest": best_other[0]}
    return Message("axio-result-lowest" if decided == 0 else "axio-result-next", facts)
