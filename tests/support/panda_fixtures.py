"""Makes the finished games in tests/rules/panda/games: python -m support.panda_fixtures (from tests/, compiled).

One for each end condition and seat count, and one for each mission card that decided something. Run it again when the
rules version changes; games are searched by seed, so the same sources give the same files.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from lampion.core.record import RecordSeat, encode
from lampion.core.recorder import Recorder
from lampion.core.rng import Rng, rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.games.panda import codes
from lampion.games.panda.game import GAME
from lampion.games.panda.state import Panda
from support.panda_games import lively_action

FOLDER = Path(__file__).resolve().parents[1] / "rules" / "panda" / "games"
TRIES = 300
ENDINGS = {"foundations": 1, "last-building": 2, "capitals": 3, "rounds": 4}

Chooser = Callable[[Panda, Rng], int]
Wanted = Callable[[Panda], bool]


def panda(state: State) -> Panda:
    """The position that a recorder of this game holds."""
    assert isinstance(state, Panda)
    return state


def greedy(state: Panda, rng: Rng) -> int:
    """The best-looking action, with some randomness among the good ones."""
    values = GAME.heuristics()
    legal = [action for action in state.legal() if action != codes.WITHDRAW_YES]
    return max(legal, key=lambda action: values.action_value(state, action) + int(rng.below(100)) / 100)


def lively(state: Panda, rng: Rng) -> int:
    """Mostly random ones of the actions that get on: long games in which the whole map is used."""
    return lively_action(state, rng) if rng.below(9) else int(state.pick(rng))


def idle(state: Panda, rng: Rng) -> int:
    """Any legal action, now and then one that gets on."""
    return lively_action(state, rng) if rng.below(3) == 0 else int(state.pick(rng))


def played(setup: Setup, choose: Chooser) -> Recorder:
    recorder = Recorder(GAME, setup, [RecordSeat(f"Seat {seat + 1}", "greedy") for seat in range(setup.seats)])
    rng = rng_from(f"{setup.seed} players")
    while not recorder.state.over():
        recorder.apply(choose(panda(recorder.state), rng))
    return recorder


def search(name: str, seats: int, choose: Chooser, wanted: Wanted, **options: bool | str) -> None:
    """Write the first game that is wanted, unless there is one already."""
    if (FOLDER / f"{name}.json").exists():
        return
    for number in range(TRIES):
        recorder = played(Setup(seats, f"fixture {name} {number}", options), choose)
        if wanted(panda(recorder.state)):
            (FOLDER / f"{name}.json").write_text(encode(recorder.record()) + "\n", "utf-8")
            print(name, number, recorder.state.scores(), flush=True)
            return
    print(name, "not found", flush=True)


def ended_by(ending: str) -> Wanted:
    return lambda state: state.ending == ENDINGS[ending]


def a_card_decided(state: Panda) -> bool:
    """Without the points of the A card the players would stand in another order; A9: all fields were used."""
    if state.a_card == 8:
        return bool(not state.a_open and len({int(seat) for seat in state.field_seat}) > 1)
    if state.a_winner < 0:
        return False
    without = state.scores()
    without[state.a_winner] -= int(state.board.a_vp[state.a_card])
    return ranking(without) != ranking(state.scores())


def ranking(scores: list[int]) -> list[int]:
    """The seats from the best to the last."""
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])


def b_card_decided(state: Panda) -> bool:
    """Without the points of the B card another player would have most VP."""
    without = [vp - int(state.b_vp[seat]) for seat, vp in enumerate(state.scores())]
    best = [seat for seat, vp in enumerate(without) if vp == max(without)]
    return len(state.winners()) == 1 and state.winners()[0] not in best


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for seats in (2, 3, 4):
        search(f"capitals-{seats}", seats, greedy, ended_by("capitals"))
        search(f"foundations-{seats}", seats, greedy, ended_by("foundations"))
    search("rounds-3", 3, idle, ended_by("rounds"), master=True)
    for number in range(1, 10):
        a_card, b_card = f"A{number}", f"B{number}"
        builds, players = (greedy, 2) if a_card in ("A4", "A5", "A6") else (lively, 4)
        meets = greedy if b_card == "B2" else lively
        search(a_card, players, builds, a_card_decided, master=True, a_card=a_card, b_card="B2")
        search(b_card, 2 + number % 3, meets, b_card_decided, master=True, a_card="A9", b_card=b_card)
    search("last-building-2", 2, greedy, ended_by("last-building"))  # about one greedy game in 200


if __name__ == "__main__":
    main()
