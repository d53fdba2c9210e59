"""Whatever is asked of a game again and again takes no more memory than asked once: a server asks for months."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator

from lampion.bots.budget import Budget
from lampion.bots.levels import bot
from lampion.core.game import Game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.testing.journey import Journey

SOMEWHERE = 17  # decisions after which a game is looked at, besides its start and its end
FIRST = 3  # calls that may fill caches
TIMES = 12
AGAIN = 4  # what is lost is lost every time; what a thread beside us has taken meanwhile is not
MOST_GROWTH = 24  # bytes for each call: less than the smallest thing that can be forgotten

Ask = Callable[[State], object]


def check_memory_does_not_grow(game: Game, setup: Setup) -> None:
    """Every question, each time to a fresh copy of a position, so that whatever is kept of it counts."""
    journey = Journey(game, setup)
    gc.collect()
    gc.freeze()  # what is there already need not be searched again and again
    tracemalloc.start()
    try:
        look(journey, game.new(setup))
        for state in journey.positions():
            if len(journey.lines) == SOMEWHERE:
                break
        look(journey, state)
        end = state.copy()
        end.rollout(journey.players)
        look(journey, end)
    finally:
        tracemalloc.stop()
        gc.unfreeze()


def look(journey: Journey, state: State) -> None:
    for name, ask in questions(journey.game, state):
        grown = growth(state, ask)
        for _ in range(AGAIN):
            if grown > MOST_GROWTH:
                grown = min(grown, growth(state, ask))
        if grown > MOST_GROWTH:
            raise journey.fault(f"{name} must leave no memory behind, but leaves {grown:.0f} bytes each time")


def growth(state: State, ask: Ask) -> float:
    """Bytes that are left behind by each call."""
    used = 0
    for number in range(FIRST + TIMES):
        if number == FIRST:
            gc.collect()
            used, _ = tracemalloc.get_traced_memory()
        ask(state.copy())
    gc.collect()
    return (tracemalloc.get_traced_memory()[0] - used) / TIMES


def questions(game: Game, state: State) -> Iterator[tuple[str, Ask]]:
    """What tables, bots and tools ask of a position, by name."""
    yield "copy()", lambda one: one.copy()
    yield "dump()", lambda one: one.dump()
    yield "load()", lambda one: game.load(one.dump())
    yield "legal()", lambda one: one.legal()
    yield "refusal()", lambda one: one.refusal(-1)
    yield "winners()", lambda one: one.winners()
    yield "view()", lambda one: [game.view(one, seat) for seat in (None, 0)]
    yield "text()", lambda one: [game.text(one), game.view_text(one, 0)]
    yield "from_text()", lambda one: game.from_text(game.text(one))
    yield "encoded_views()", lambda one: game.encoded_views(one)(0)
    yield "zones()", lambda one: game.zones(one, 0)
    yield "picture() and svg()", lambda one: (game.picture(one), game.svg(one))
    yield "prompt()", lambda one: game.prompt(one, 0)
    yield "offers()", lambda one: game.offers(one)
    if state.over():
        yield "outcome()", lambda one: game.outcome(one)
        return
    action, rng = state.legal()[0], rng_from("memory")

    def observe(one: State) -> None:
        knows, after = game.observe(one, 0), one.copy()
        after.play(action)
        knows.witness(one, action, after)
        game.load_observation(knows.dump()).imagine(rng)

    yield "play()", lambda one: one.play(action)
    yield "notation() and parse()", lambda one: game.parse(one, game.notation(one, action))
    yield "describe()", lambda one: game.describe(one, action, one.after(action))
    yield "previews()", lambda one: game.previews(one, [action])
    yield "turns()", lambda one: game.turns(one, int(one.seat()))
    yield "action_value()", lambda one: game.heuristics().action_value(one, action)
    yield "an observation", observe
    thinker = bot("expert", game, Budget(nodes=4))
    yield "a bot's choice", lambda one: thinker.choose(game.observe(one, int(one.seat())), rng)
