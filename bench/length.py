"""How long a game is: `python bench/length.py [GAME …]` lets bots play it with two seats and counts their turns.

Prints for each game the median of the turns and decisions of one seat, with the middle half of the games. A turn is
what a seat decides until another one does; a decision without a choice is none. The turns are those of `[length]` in
the levels.toml of the game, which the page tells people.
"""

import argparse
from statistics import median, quantiles

from lampion.bots.levels import bot
from lampion.core.game import Game
from lampion.core.registry import game, games
from lampion.core.rng import rng_from
from lampion.core.setup import Setup

LEVEL = "casual"
SEATS = 2


def length_of(played: Game, number: int) -> tuple[float, float]:
    """Turns and decisions of one seat in a game, on average over the seats."""
    state = played.new(Setup(SEATS, f"length/{number}", edition=played.edition_to_play()))
    players = [bot(LEVEL, played) for _ in range(SEATS)]
    rng, turns, decisions, before = rng_from(f"length/bots/{number}"), 0, 0, -1
    while not state.over():
        seat = int(state.seat())
        if len(state.legal()) > 1:
            decisions += 1
            turns += seat != before
            before = seat
        state = state.after(players[seat].choose(played.observe(state, seat), rng))
    return turns / SEATS, decisions / SEATS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="all of them if none is named")
    parser.add_argument("--count", type=int, default=40, help="games of each")
    asked = parser.parse_args()
    for name in asked.games or games():
        found = [length_of(game(name), number) for number in range(asked.count)]
        for what, values in zip(("turns", "decisions"), zip(*found, strict=True), strict=True):
            low, _, high = quantiles(values, n=4)
            print(
                f"{name}: {median(values):.0f} {what} of each ({low:.0f} to {high:.0f}), {asked.count} games of {LEVEL}"
            )


if __name__ == "__main__":
    main()
