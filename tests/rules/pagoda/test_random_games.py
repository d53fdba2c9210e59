"""Random games recounted with pencil and paper: after every move both must agree, on what may be done next too."""

from collections.abc import Iterator

import pytest

from lampion.core.record import RecordSeat
from lampion.core.recorder import Recorder
from lampion.core.replay import fault_of
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.pagoda.actions import move_of
from lampion.games.pagoda.editions import EDITIONS
from lampion.games.pagoda.game import GAME
from lampion.games.pagoda.state import Pagoda
from support.pagoda_editions import CHANGES, install
from support.pagoda_positions import described, sorted_cards
from support.pagoda_recount import Slow, recount

pytestmark = pytest.mark.both

OPTIONS = [{"quick": quick, "simple": simple} for quick in (False, True) for simple in (False, True)]
NAMES = [" ".join(name for name, chosen in options.items() if chosen) or "normal" for options in OPTIONS]
GAMES = 6
SEATS = [RecordSeat("one"), RecordSeat("two")]


@pytest.fixture(autouse=True)
def _editions() -> Iterator[None]:
    install()
    yield
    EDITIONS.forget()


def random_recorder(options: dict[str, bool], seed: str, edition: str | None = None) -> Recorder:
    """A game by chance in which sets of cards are rarely laid down, as people play."""
    recorder = Recorder(GAME, Setup(2, seed, options, edition=edition), SEATS)
    rng = rng_from(f"moves of {seed}")
    while not recorder.state.over():
        action = recorder.state.pick(rng)
        for _ in range(6):
            if GAME.notation(recorder.state, action)[0] in "ABCLE":
                break
            action = recorder.state.pick(rng)
        recorder.apply(action)
    return recorder


def facts_of(state: Pagoda) -> dict[str, object]:
    return {
        "players": [{name: described(state, player)[name] for name in ("T", "H", "m")} for player in (0, 1)],
        "sites": [described(state, 0)[f"s{site}"] for site in range(1, int(state.box.sites) + 1)],
        "pile": described(state, 0)["pile"],
        "discard": described(state, 0)["disc"],
        "points": state.scores(),
        "to move": None if state.over() else int(state.player),
        "built": int(state.built),
        "triggered": state.end_triggered,
    }


def facts_of_slow(table: Slow) -> dict[str, object]:
    return {
        "players": [
            {
                "T": sorted_cards(table.table[player]),
                "H": sorted_cards(table.hand[player]),
                "m": "".join(f"{colour}{n}" for colour, n in table.uses[player].items() if n),
            }
            for player in (0, 1)
        ],
        "sites": [
            "".join(
                f"{colour}{count}" + (f"[{site.tiles[i]}]" if i < len(site.tiles) else "")
                for i, (colour, count) in enumerate(site.floors)
            )
            + ("^" if site.roofed else "")
            for site in table.sites
        ],
        "pile": table.pile,
        "discard": sorted_cards(table.discard),
        "points": table.points,
        "to move": None if table.over else table.player,
        "built": table.built,
        "triggered": table.triggered,
    }


def legal_lines(state: Pagoda) -> set[str]:
    return {str(move_of(action)) for action in state.legal()}


@pytest.mark.parametrize("options", OPTIONS, ids=NAMES)
def test_engine_and_recount_agree_after_every_move(options: dict[str, bool]) -> None:
    for number in range(GAMES):
        play_and_recount(options, f"recount {number}", None, often=3)


@pytest.mark.parametrize("options", OPTIONS[::3], ids=NAMES[::3])
@pytest.mark.parametrize("edition", CHANGES)
def test_engine_and_recount_agree_in_a_corrected_edition(options: dict[str, bool], edition: str) -> None:
    for number in range(2):
        play_and_recount(options, f"{edition} {number}", edition, often=7)


def play_and_recount(options: dict[str, bool], seed: str, edition: str | None, often: int) -> None:
    """Compare both after every move, and what may be done next at the start of one turn in so many."""
    record = random_recorder(options, seed, edition).record()
    assert (record.map and record.map.name) == edition
    assert fault_of(GAME, record) is None
    state = Recorder(GAME, Setup(2, seed, options, edition=edition), SEATS).state
    assert isinstance(state, Pagoda)
    for at, table in enumerate(recount(record)):
        where = f"game {seed} after {['the deal', *record.moves][at]}"
        assert facts_of(state) == facts_of_slow(table), where
        if at % often == 0 or table.phase != "fresh":
            assert legal_lines(state) == table.legal(), where
        if at < len(record.moves):
            state.apply(GAME.parse(state, record.moves[at]))
    assert state.over() and table.over


@pytest.mark.parametrize("options", OPTIONS, ids=NAMES)
def test_the_record_of_a_random_game_replays_without_a_fault(options: dict[str, bool]) -> None:
    assert fault_of(GAME, random_recorder(options, "replayed").record()) is None
