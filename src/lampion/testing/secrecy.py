"""Nothing hidden leaks: what a seat is given is the same in worlds that it cannot tell apart."""

from __future__ import annotations

from lampion.core.game import Game
from lampion.core.setup import Setup
from lampion.testing.effort import effort, looked_at
from lampion.testing.faces import differences, faces, probes_for
from lampion.testing.journey import as_json
from lampion.testing.setups import reseeded
from lampion.testing.worlds import Pair, TwoWorlds

PROBES = 3
OPEN = 4  # where all know the same, every fourth position is compared
WRITTEN = 5  # in each fifth position, and at the end, texts and pictures are compared too


def check_nothing_hidden_leaks(game: Game, setup: Setup) -> None:
    """Along whole games, the end included, each seat and every spectator gets the same bytes in both worlds."""
    games = effort(1)
    seats = range(setup.seats)
    if game.perfect_information and games == 1:
        seats = seats[-1:]  # all know the same, and only chance ahead could leak: a soak looks from every seat
    for number in range(games):
        for seat in seats:
            worlds = TwoWorlds(game, reseeded(setup, f"secrecy/{number}"), seat)
            if game.perfect_information and game.hides(worlds.journey.state):
                raise worlds.fault("the game says perfect_information, but its zones hide something of the players")
            for position, pair in enumerate(worlds.pairs()):
                if not game.perfect_information or looked_at(position, OPEN) or pair.true.over():
                    _compare(worlds, pair, written=position % WRITTEN == 0 or pair.true.over())


def _compare(worlds: TwoWorlds, pair: Pair, written: bool) -> None:
    """What the seat is given differs exactly if its observation does; a spectator knows no more than the seat."""
    seat = worlds.seat
    probes = probes_for(worlds.rng, pair.true, PROBES) if pair.true.seat() == seat else []
    different = _differences(worlds, pair, seat, probes, written)
    if pair.alike:
        if different:
            raise worlds.fault("it is given what it cannot know (truth / another world): " + "; ".join(different))
        shown = _differences(worlds, pair, None, [], written)
        if shown:
            raise worlds.fault("spectators are given what this seat cannot know: " + "; ".join(shown))
    else:
        if not different:
            raise worlds.fault("its observation knows more than the seat has been shown: " + _observations(pair))
        _check_barrier(worlds, pair)


def _differences(worlds: TwoWorlds, pair: Pair, seat: int | None, probes: list[int], written: bool) -> list[str]:
    game = worlds.game
    true, other = (faces(game, state, seat, probes, written) for state in (pair.true, pair.other))
    if pair.before is not None and pair.action is not None:
        true["log entry"] = as_json(game.account(pair.before[0], pair.action, pair.true))
        other["log entry"] = as_json(game.account(pair.before[1], pair.action, pair.other))
    return differences(true, other)


def _check_barrier(worlds: TwoWorlds, pair: Pair) -> None:
    """If a seat learns something by its own decision, that was a reveal: undo must not reach behind it."""
    assert pair.before is not None
    if pair.before[0].seat() == worlds.seat and not (pair.true.barrier and pair.other.barrier):
        raise worlds.fault("its own decision has shown it something new, so `barrier` must be set")


def _observations(pair: Pair) -> str:
    true, other = pair.true_knows.dump(), pair.other_knows.dump()
    return "; ".join(differences({k: as_json(v) for k, v in true.items()}, {k: as_json(v) for k, v in other.items()}))
