"""Games of Way of the Panda between equal bots, and what they say about the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import mean, median

from lampion.bots.levels import bot
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.panda.actions import notation_of
from lampion.games.panda.components import SPACES
from lampion.games.panda.game import GAME
from lampion.games.panda.state import Panda
from lampion.games.panda.view import ENDINGS


@dataclass
class Played:
    """One finished game."""

    state: Panda
    order: list[int]  # of the first round
    spaces: Counter[str]  # how often each was chosen, and passing
    options: Counter[str]


def played(setup: Setup, name: str) -> Played:
    """One game to its end."""
    state = GAME.new(setup)
    found = Played(state, [int(state.order[i]) for i in range(setup.seats)], Counter(), Counter())
    players = [bot(name, GAME) for _ in range(setup.seats)]
    generators = [rng_from(f"{setup.seed} {seat}") for seat in range(setup.seats)]
    chosen = ""
    while not state.over():
        seat = int(state.seat())
        action = players[seat].choose(GAME.observe(state, seat), generators[seat])
        line = notation_of(state.board, action)
        if line.startswith(("space", "field", "pass")):
            found.spaces[line] += 1
            chosen = line
        elif line.startswith("option"):
            found.options[f"{chosen} {line}"] += 1
        state.play(action)
    return found


def report(
    edition: str | None, seats: int, numbers: Iterable[int], bots: list[str], master: bool = False, seed: str = "board"
) -> dict[str, object]:
    """What games with equal bots look like; the bots take turns, game by game."""
    games = [
        played(Setup(seats, f"{seed} {seats} {number}", {"master": master}, edition=edition), bots[number % len(bots)])
        for number in numbers
    ]
    return summary(games, seats) | {"seats": seats, "bots": bots, "master": master}


def summary(games: list[Played], seats: int) -> dict[str, object]:
    """Rounds, points, endings, what the place in the first order is worth, and which spaces are used."""
    count = len(games)
    rounds = [int(game.state.round) for game in games]
    ranked = [sorted(game.state.scores(), reverse=True) for game in games]
    sheets = [int(game.state.hero_vp[seat]) for game in games for seat in range(seats)]
    endings = Counter(str(ENDINGS[game.state.ending]) for game in games)
    spaces: Counter[str] = sum((game.spaces for game in games), Counter())
    options: Counter[str] = sum((game.options for game in games), Counter())
    wins = [0.0] * seats
    for game in games:
        winners = game.state.winners()
        for seat in winners:
            wins[game.order.index(seat)] += 1 / len(winners)
    turns = sum(spaces.values())
    chosen = [spaces[f"space {space}"] for space in range(SPACES)]
    return {
        "games": count,
        "rounds": {"median": median(rounds), "mean": round(mean(rounds), 2), "least": min(rounds), "most": max(rounds)},
        "score": {
            "mean": round(mean(score for scores in ranked for score in scores), 1),
            "sheets": round(mean(sheets), 1),
            "winner": round(mean(scores[0] for scores in ranked), 1),
            "margin": round(mean(scores[0] - scores[1] for scores in ranked), 1),
        },
        "endings": {ending: round(number / count, 3) for ending, number in endings.most_common()},
        "wins_by_order": [
            {"place": place + 1, "share": round(won / count, 3), "interval": wilson(won, count)}
            for place, won in enumerate(wins)
        ],
        "turns_a_round": round(turns / sum(rounds), 1),
        "space_share": [round(number / sum(chosen), 4) for number in chosen],  # of the spaces that were chosen
        "passes": round(spaces["pass"] / turns, 3),
        "option_share": {option: round(number / sum(chosen), 3) for option, number in options.most_common(12)},
    }


def wilson(won: float, games: int) -> list[float]:
    """The 95 % interval of a share."""
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return [round((middle - spread) / (1 + z * z / games), 3), round((middle + spread) / (1 + z * z / games), 3)]
