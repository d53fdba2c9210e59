"""Bots: always legal, and the same choice in worlds that their seat cannot tell apart."""

from __future__ import annotations

from lampion.bots.budget import Budget
from lampion.bots.levels import bot, known, levels
from lampion.core.game import Game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.testing.effort import effort, in_a_soak
from lampion.testing.journey import as_json
from lampion.testing.setups import reseeded
from lampion.testing.worlds import TwoWorlds

NODES = 12  # enough to search at all; every decision of whole games is asked
ALL_ASKED = 4  # decisions of a seat about which all bots are asked
IN_A_ROW = 6  # later ones that each bot is asked about until it is another one's turn: enough for a turn


def check_bots_choose_alike(game: Game, setup: Setup) -> None:
    """With a fixed seed each bot chooses the same from observations made in two worlds, and it is legal in both.

    Each world has a bot of its own: a bot may go on from what it thought about the decision before. All are asked about
    the first decisions, later each in its turn. Bots on trial are asked in long runs, and everybody about everything.
    """
    budget, names = Budget(nodes=NODES), known(game) if in_a_soak() else levels(game)
    players = {name: (bot(name, game, budget), bot(name, game, budget)) for name in names}
    for number in range(effort(1)):
        for seat in range(setup.seats):
            worlds = TwoWorlds(game, reseeded(setup, f"bots/{number}"), seat)
            asked = 0
            for pair in worlds.pairs():
                if not pair.alike or pair.true.seat() != seat:
                    continue
                before = as_json(pair.true_knows.dump())
                asked += 1
                for name in names if in_a_soak() or asked <= ALL_ASKED else [names[asked // IN_A_ROW % len(names)]]:
                    player, twin = players[name]
                    seed = f"{name} {len(worlds.journey.lines)}"
                    choice = player.choose(pair.true_knows, rng_from(seed))
                    other = twin.choose(pair.other_knows, rng_from(seed))
                    if choice != other:
                        raise worlds.fault(f"the bot {name} chooses {choice}, in a world that looks the same {other}")
                    if pair.true.refusal(choice) is not None:
                        raise worlds.fault(f"the bot {name} chooses {choice}: {pair.true.refusal(choice)}")
                if as_json(pair.true_knows.dump()) != before:
                    raise worlds.fault("a bot must not change its observation")
