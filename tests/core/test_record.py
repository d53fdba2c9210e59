import msgspec
import pytest

from lampion.core.commitment import commit, seed_from
from lampion.core.errors import RecordError
from lampion.core.record import Commitment, End, Record, RecordSeat, decode, encode, read_records
from lampion.core.recorder import Recorder
from lampion.core.registry import game
from lampion.core.replay import Fault, fault_of, replay
from lampion.core.rng import rng_from
from lampion.core.setup import Setup

AXIO = game("axio")


def played(seed: str = "a game", moves: int = 1000, commitment: Commitment | None = None, seats: int = 2) -> Record:
    """A random game with that seed, or its first moves."""
    names = [RecordSeat(name) for name in ("Ada", "Ben", "Cleo", "Dan")[:seats]]
    recorder = Recorder(AXIO, Setup(seats, seed), names, commitment)
    rng = rng_from("moves")
    while not recorder.state.over() and len(recorder.moves) < moves:
        recorder.apply(int(recorder.state.pick(rng)))
    return recorder.record()


GOOD = played()


def fault(record: Record, shown: str | None = None) -> Fault:
    found = fault_of(AXIO, record, shown)
    assert found is not None
    return found


@pytest.mark.parametrize("seats", AXIO.seats)
def test_a_good_record_has_no_fault_and_survives_json(seats: int) -> None:
    record = played(seats=seats)
    assert fault_of(AXIO, record) is None
    assert decode(encode(record)) == record


def test_an_unfinished_game_is_a_record_too() -> None:
    record = played(moves=5)
    assert (record.end, record.winners, len(record.moves)) == (None, (), 5)
    assert fault_of(AXIO, record) is None


def test_a_record_without_its_seed_is_checked_by_its_outcomes() -> None:
    assert fault_of(AXIO, msgspec.structs.replace(GOOD, seed=None)) is None


def test_a_tampered_move_is_named() -> None:
    moves = list(GOOD.moves)
    moves[10] = moves[8]
    found = fault(msgspec.structs.replace(GOOD, moves=tuple(moves)))
    assert found.move == 10
    assert found.reason.startswith(f"move 11 '{moves[8]}' is not legal: A-6")


def test_a_move_written_in_another_way_is_named() -> None:
    moves = list(GOOD.moves)
    moves[0] = moves[0].upper()
    assert "is written" in fault(msgspec.structs.replace(GOOD, moves=tuple(moves))).reason


def test_nonsense_for_a_move_is_named() -> None:
    found = fault(msgspec.structs.replace(GOOD, moves=("castle", *GOOD.moves[1:])))
    assert (found.move, "cannot read 'castle'" in found.reason) == (0, True)


def test_a_missing_move_is_named() -> None:
    found = fault(msgspec.structs.replace(GOOD, moves=GOOD.moves[:-1]))
    assert "it is not over" in found.reason


@pytest.mark.parametrize("number", [0, 1, 2, 7])
def test_a_tampered_draw_is_named(number: int) -> None:
    chance = list(GOOD.chance)
    old = chance[number]
    other = ("1" if old.items[0] == "0" else "0") if old.kind == "start" else ("gg" if old.items[0] != "gg" else "rb")
    chance[number] = msgspec.structs.replace(old, items=(other, *old.items[1:]))
    found = fault(msgspec.structs.replace(GOOD, chance=tuple(chance)))
    assert found.move == old.after
    assert f"the seed gives another {old.kind}" in found.reason
    assert f"expected {old.items[0]!r}, got {other!r} (chance entry {number + 1})" in found.reason


@pytest.mark.parametrize("start", ["2", "-1", "x", ""])
def test_a_start_player_without_a_seat_is_named(start: str) -> None:
    chance = (msgspec.structs.replace(GOOD.chance[0], items=(start,)), *GOOD.chance[1:])
    assert "must be a seat from 0 to 1" in fault(msgspec.structs.replace(GOOD, chance=chance, seed=None)).reason


def test_a_draw_that_cannot_be_is_named_even_without_the_seed() -> None:
    chance = list(GOOD.chance)
    chance[1] = msgspec.structs.replace(chance[1], items=("gg",) * 5)  # there are four
    found = fault(msgspec.structs.replace(GOOD, chance=tuple(chance), seed=None))
    assert (found.move, "'gg' cannot be drawn" in found.reason) == (0, True)


def test_a_missing_and_a_surplus_draw_are_named() -> None:
    last = GOOD.chance[-1]
    found = fault(msgspec.structs.replace(GOOD, chance=GOOD.chance[:-1]))
    assert "no more are recorded" in found.reason
    found = fault(msgspec.structs.replace(GOOD, chance=(*GOOD.chance, last)))
    assert "never happened" in found.reason
    late = msgspec.structs.replace(last, after=len(GOOD.moves) + 3)
    assert "there are only" in fault(msgspec.structs.replace(GOOD, chance=(*GOOD.chance, late))).reason


def test_a_tampered_seed_is_named() -> None:
    found = fault(msgspec.structs.replace(GOOD, seed="another"))
    assert (found.move, "the seed gives another" in found.reason) == (0, True)


def test_a_tampered_score_is_named() -> None:
    scores = ((18, 18, 18, 18, 18), GOOD.scores[1])
    found = fault(msgspec.structs.replace(GOOD, scores=scores))
    assert found == Fault(len(GOOD.moves), f"the scores are {scores}, expected {GOOD.scores}")


def test_a_tampered_winner_and_start_are_named() -> None:
    winners = tuple(1 - seat for seat in GOOD.winners)
    assert "the winners are" in fault(msgspec.structs.replace(GOOD, winners=winners)).reason
    assert "the start player is" in fault(msgspec.structs.replace(GOOD, start=1 - GOOD.start)).reason


def test_a_false_end_is_named() -> None:
    assert "does not say so" in fault(msgspec.structs.replace(GOOD, end=None)).reason
    assert "it is not over" in fault(msgspec.structs.replace(played(moves=4), end=End("rules"))).reason


def test_other_rules_are_not_replayed() -> None:
    assert "rules version '0'" in fault(msgspec.structs.replace(GOOD, rules="0")).reason


SECRET, GIVEN = "5e" * 32, ("a0" * 16, None)
PROMISE = commit("table", "axio", AXIO.rules, {}, None, SECRET)
COMMITTED = played(seed_from(SECRET, GIVEN), commitment=Commitment(PROMISE, "table", SECRET, GIVEN))


def test_a_commitment_is_checked() -> None:
    assert fault_of(AXIO, COMMITTED) is None
    assert fault_of(AXIO, COMMITTED, PROMISE) is None
    assert "was shown" in fault(COMMITTED, "0" * 64).reason
    assert "no commitment to compare" in fault(GOOD, PROMISE).reason


def test_a_broken_commitment_is_named() -> None:
    other = commit("table", "axio", AXIO.rules, {}, None, "5f" * 32)
    broken = msgspec.structs.replace(COMMITTED, commitment=Commitment(other, "table", SECRET, GIVEN))
    assert "not the hash of what it reveals" in fault(broken).reason
    swapped = msgspec.structs.replace(COMMITTED, commitment=Commitment(PROMISE, "table", SECRET, ("a1" * 16, None)))
    assert "does not follow from" in fault(swapped).reason


def test_replay_gives_every_position() -> None:
    counts = [len(recorder.moves) for recorder in replay(AXIO, GOOD)]
    assert counts == list(range(len(GOOD.moves) + 1))


def test_files_hold_one_record_or_one_a_line() -> None:
    line = encode(GOOD).encode()
    pretty = msgspec.json.format(line, indent=2)
    assert list(read_records([line])) == [GOOD]
    assert list(read_records(pretty.splitlines(keepends=True))) == [GOOD]
    assert list(read_records([line + b"\n", b"\n", line + b"\n"])) == [GOOD, GOOD]
    first, second = read_records([line + b"\n", b"{}\n"])
    assert first == GOOD
    assert isinstance(second, RecordError)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[]", "not a record"),
        ('{"lampion": 3}', "format 3 is unknown"),
        ('{"lampion": 1}', "not a record of format 1: Object missing required field"),
        (encode(GOOD)[:-1] + ',"more":1}', "unknown field `more`"),
    ],
)
def test_what_is_no_record_says_why(text: str, says: str) -> None:
    with pytest.raises(RecordError, match=says):
        decode(text)
