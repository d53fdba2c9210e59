"""Games of Way of the Panda between equal bots, and what they say about the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from math import exp, sqrt
from statistics import mean, median, stdev
from typing import Any

from lampion.bots.levels import bot
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.panda.actions import notation_of
from lampion.games.panda.components import SPACES
from lampion.games.panda.game import GAME
from lampion.games.panda.view import ENDINGS

NEAR = 8.0  # points: so far behind a score counts as e times less near


@dataclass(frozen=True)
class Played:
    """One finished game, as a line of a log keeps it. Lists by player follow the order of the first round."""

    rounds: int
    ending: str
    scores: list[int]
    sheets: list[int]
    won: list[float]  # shares of the victory
    spaces: list[int]  # how often each was chosen
    turns: int  # with passes and fields of A9
    passes: int
    options: dict[str, int]

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def played(setup: Setup, name: str) -> Played:
    """One game to its end."""
    state = GAME.new(setup)
    order = [int(state.order[i]) for i in range(setup.seats)]
    turns: Counter[str] = Counter()
    options: Counter[str] = Counter()
    players = [bot(name, GAME) for _ in range(setup.seats)]
    generators = [rng_from(f"{setup.seed} {seat}") for seat in range(setup.seats)]
    chosen = ""
    while not state.over():
        seat = int(state.seat())
        action = players[seat].choose(GAME.observe(state, seat), generators[seat])
        line = notation_of(state.board, action)
        if line.startswith(("space", "field", "pass")):
            turns[line] += 1
            chosen = line
        elif line.startswith("option"):
            options[f"{chosen} {line}"] += 1
        state.play(action)
    winners = state.winners()
    return Played(
        rounds=int(state.round),
        ending=str(ENDINGS[state.ending]),
        scores=[int(state.scores()[seat]) for seat in order],
        sheets=[int(state.hero_vp[seat]) for seat in order],
        won=[1 / len(winners) if seat in winners else 0.0 for seat in order],
        spaces=[turns[f"space {space}"] for space in range(SPACES)],
        turns=turns.total(),
        passes=turns["pass"],
        options=dict(options),
    )


def report(
    edition: str | None, seats: int, numbers: Iterable[int], bots: list[str], master: bool = False, seed: str = "board"
) -> dict[str, Any]:
    """What games with equal bots look like; the bots take turns, game by game."""
    games = [
        played(Setup(seats, f"{seed} {seats} {number}", {"master": master}, edition=edition), bots[number % len(bots)])
        for number in numbers
    ]
    return summary(games, seats) | {"seats": seats, "bots": bots, "master": master}


def summary(games: list[Played], seats: int) -> dict[str, Any]:
    """Rounds, points, endings, what the place in the first order is worth, and which spaces are used."""
    count = len(games)
    rounds = [game.rounds for game in games]
    ranked = [sorted(game.scores, reverse=True) for game in games]
    endings = Counter(game.ending for game in games)
    options: Counter[str] = sum((Counter(game.options) for game in games), Counter())
    turns = sum(game.turns for game in games)
    chosen = [sum(game.spaces[space] for game in games) for space in range(SPACES)]
    return {
        "games": count,
        "rounds": {"median": median(rounds), "mean": round(mean(rounds), 2), "least": min(rounds), "most": max(rounds)},
        "score": {
            "mean": round(mean(score for scores in ranked for score in scores), 1),
            "sheets": round(mean(sheet for game in games for sheet in game.sheets), 1),
            "winner": round(mean(scores[0] for scores in ranked), 1),
            "margin": round(mean(scores[0] - scores[1] for scores in ranked), 1),
        },
        "endings": {ending: round(number / count, 3) for ending, number in endings.most_common()},
        "wins_by_order": [place_in_order(games, place) for place in range(seats)],
        "turns_a_round": round(turns / sum(rounds), 1),
        "space_share": [round(number / sum(chosen), 4) for number in chosen],  # of the spaces that were chosen
        "passes": round(sum(game.passes for game in games) / turns, 3),
        "option_share": {option: round(number / sum(chosen), 3) for option, number in options.most_common(12)},
    }


def place_in_order(games: list[Played], place: int) -> dict[str, Any]:
    """What a place in the first order is worth: victories, near victories, and points more than the table's mean."""
    won = sum(game.won[place] for game in games)
    ahead = [game.scores[place] - mean(game.scores) for game in games]
    error = stdev(ahead) / sqrt(len(games)) if len(games) > 1 else 0.0
    return {
        "place": place + 1,
        "share": round(won / len(games), 3),
        "interval": wilson(won, len(games)),
        "near": round(mean(near_victory(game, place) for game in games), 3),
        "points": [round(mean(ahead), 2), round(error, 2)],
    }


def near_victory(game: Played, place: int) -> float:
    """A victory shared by all whose scores are near the best: the spread is two thirds of that of victories."""
    weights = [exp((score - max(game.scores)) / NEAR) for score in game.scores]
    return weights[place] / sum(weights)


def wilson(won: float, games: int) -> list[float]:
    """The 95 % interval of a share."""
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return [round((middle - spread) / (1 + z * z / games), 3), round((middle + spread) / (1 + z * z / games), 3)]
