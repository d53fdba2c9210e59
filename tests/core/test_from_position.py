"""Games that begin from the text of a position: played on, observed, recorded and verified."""

import msgspec
import pytest

import lampion
from conformance.hooks import HOOKS
from lampion.core.record import Commitment, decode, encode
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.testing import setups

SETUPS = [
    pytest.param(name, setup, id=f"{name} {setup.seats} {dict(setup.options)}")
    for name, hooks in HOOKS.items()
    for setup in setups(lampion.game(name), sets=hooks.option_sets)
]


def middle(name: str, setup: Setup) -> lampion.State:
    """A position after some random decisions."""
    state = lampion.game(name).new(setup)
    rng = rng_from("middle")
    for _ in range(24):
        if not state.over():
            state.play(state.pick(rng))
    return state


def played_out(position: lampion.Position) -> lampion.Position:
    rng = rng_from("out")
    while not position.over:
        position.push(position.game.notation(position.state, position.state.pick(rng)))
    return position


@pytest.mark.both
@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_a_game_from_a_position_is_recorded_and_verified(name: str, setup: Setup) -> None:
    game, state = lampion.game(name), middle(name, setup)
    position = game.position(game.text(state), seed="ahead")
    assert position.state == state and position.text() == game.text(state) and position.seats == setup.seats
    record = played_out(position).record()
    assert (record.lampion, record.position, record.commitment) == (2, game.text(state), None)
    again = decode(encode(record))
    assert again == record
    lampion.verify(again)
    other = msgspec.structs.replace(record, position=game.text(game.new(setup)))
    with pytest.raises(lampion.RecordFault):
        lampion.verify(other)


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_what_a_seat_knows_of_a_bare_position_is_what_lies_open(name: str, setup: Setup) -> None:
    game, census = lampion.game(name), HOOKS[name].census
    assert census is not None
    position = game.position(game.text(middle(name, setup)), seed="ahead")
    for seat in range(setup.seats):
        observation = position.observation(seat)
        for lot in range(3):
            imagined = observation.imagine(rng_from(f"{seat} {lot}"))
            assert census(imagined) == census(position.state), "nothing is lost and nothing is added"
            assert game.view(imagined, seat) == game.view(position.state, seat)
            assert game.view_text(imagined, seat) == position.view_text(seat)


def test_bots_play_on_from_a_position() -> None:
    game = lampion.game("axio")
    start = game.start(seats=2, seed="bots")
    bots = [lampion.bot("greedy", game, seed=str(seat)) for seat in range(2)]
    for _ in range(12):
        start.push(bots[start.turn or 0].choose(start))
    position = game.position(start.text(), seed="ahead")
    while position.turn is not None:
        position.push(bots[position.turn].choose(position))
    lampion.verify(position.record())


def test_a_position_of_other_seats_or_options_is_refused() -> None:
    pagoda = lampion.game("pagoda")
    record = played_out(pagoda.position(pagoda.start(seed="x", quick=True).text(), seed="y")).record()
    assert record.options == {"quick": True, "simple": False}
    with pytest.raises(lampion.RecordFault, match="the position is one of 2 seats"):
        lampion.verify(msgspec.structs.replace(record, options={"quick": False, "simple": False}))


def test_a_position_and_the_format_belong_together() -> None:
    axio = lampion.game("axio")
    dealt = encode(axio.start(seats=2, seed="x").record())
    assert '"lampion":1' in dealt and "position" not in dealt
    given = encode(axio.position(axio.start(seats=2, seed="x").text(), seed="y").record())
    assert '"lampion":2' in given
    for wrong in (given.replace('"lampion":2', '"lampion":1'), dealt.replace('"lampion":1', '"lampion":2')):
        with pytest.raises(lampion.RecordError, match="a position belongs to format 2"):
            decode(wrong)


def test_a_commitment_cannot_be_claimed_for_a_given_position() -> None:
    axio = lampion.game("axio")
    record = axio.position(axio.start(seats=2, seed="x").text(), seed="y").record()
    claimed = Commitment("0" * 64, "table", "secret", (None, None))
    with pytest.raises(lampion.RecordFault, match="no server shuffled"):
        lampion.verify(msgspec.structs.replace(record, commitment=claimed))
