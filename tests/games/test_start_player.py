"""Who begins: as the setup says, else as chance decides; a recorded chance event must name a seat."""

import pytest

from lampion.core.chance import ChanceEvent, ChanceLedger
from lampion.core.errors import ChanceMismatch
from lampion.core.registry import game
from lampion.core.setup import Setup

GAMES = ("axio", "pagoda", "panda")


@pytest.mark.parametrize("name", GAMES)
def test_chance_chooses_every_seat_and_notes_it(name: str) -> None:
    played = game(name)
    begun = set()
    for number in range(20):
        ledger = ChanceLedger()
        played.new(Setup(2, f"seed {number}"), ledger)
        assert ledger.events[0].kind == "start"
        begun.add(ledger.events[0].items)
    assert begun == {("0",), ("1",)}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("item", ["2", "-1", "x", " 1", ""])
def test_a_recorded_start_player_must_be_a_seat(name: str, item: str) -> None:
    with pytest.raises(ChanceMismatch, match="a seat from 0 to 1"):
        game(name).new(Setup(2, "seed"), ChanceLedger([ChanceEvent("start", None, (item,))]))


@pytest.mark.parametrize("name", GAMES)
def test_a_start_player_that_was_agreed_on_is_no_chance(name: str) -> None:
    ledger = ChanceLedger()
    game(name).new(Setup(2, "seed", start=1), ledger)
    assert "start" not in [event.kind for event in ledger.events]
