"""What is public and what is hidden, and what a perfect card counter knows (section 4 of the rules)."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.pagoda.game import GAME
from lampion.games.pagoda.knowledge import PagodaObservation, as_seen_by
from lampion.games.pagoda.state import Pagoda
from support.pagoda_positions import action, described, played, position, sorted_cards

pytestmark = pytest.mark.both

MINE = "T=RBGYV H=RG m=Y1V1 T2=RBGYV "


def two_worlds() -> tuple[Pagoda, Pagoda]:
    """The same table for seat 0: the other hand, the order of the pile and the generator differ."""
    one, two = position(MINE + "H2=RR"), position(MINE + "H2=BV")
    data: dict[str, Any] = two.dump()
    data["rng"] = GAME.new(Setup(2, "another seed")).dump()["rng"]
    return one, GAME.load(data)


def seen_by(state: Pagoda, seat: int | None) -> bytes:
    """Everything that a seat is shown of a position, as it would travel."""
    return msgspec.json.encode([GAME.view(state, seat), GAME.zones(state, seat), GAME.prompt(state, seat)])


def test_nothing_a_seat_is_shown_depends_on_the_other_hand_or_the_pile() -> None:
    one, two = two_worlds()
    assert seen_by(one, 0) == seen_by(two, 0)
    assert seen_by(one, None) == seen_by(two, None)
    assert seen_by(one, 1) != seen_by(two, 1), "seat 1 sees its own hand"
    assert msgspec.json.encode(GAME.offers(one)) == msgspec.json.encode(GAME.offers(two))


@pytest.mark.parametrize("line", ["D RtRh", "A1 R<Rh", "X1 R<RtBtRhGh"])
def test_other_seats_see_cards_laid_down_but_not_those_drawn_to_hand(line: str) -> None:
    state = position(MINE + "H2=RR")
    after = played(state, line)
    said = msgspec.json.encode(GAME.describe(state, action(line), after))
    assert b"red" in said
    for seat in (1, None):
        assert GAME.view(after, seat)["players"][0]["hand"] is None
        assert GAME.view(after, seat)["players"][0]["hand_size"] == len(described(after, 0)["H"])


def test_the_sentence_for_a_refill_names_no_card() -> None:
    state = played(position(MINE), "A1 R<Rt; A1 R<Rh")
    for line in ("E", "EF"):
        said = msgspec.json.decode(msgspec.json.encode(GAME.describe(state, action(line), played(state, line))))
        assert set(said["args"]) == {"who", "count"}


def test_the_prompt_of_others_does_not_tell_whether_a_player_must_pass() -> None:
    red = "s1=R4 s2=R4 s3=R4 s4=R4 s5=R4 s6=R4 T=BBGGY "
    stuck, free = position(red + "H=VV"), position(red + "H=RV")
    assert GAME.prompt(stuck, 0) != GAME.prompt(free, 0)
    for seat in (1, None):
        assert GAME.prompt(stuck, seat) == GAME.prompt(free, seat)


def test_both_hands_are_shown_when_the_game_is_over() -> None:
    state, rng = GAME.new(Setup(2, "over")), rng_from("over")
    while not state.over():
        state.play(state.pick(rng))
    assert state.barrier
    for seat in (0, 1, None):
        hands = [player["hand"] for player in GAME.view(state, seat)["players"]]
        assert [len(hand) for hand in hands] == [int(state.hand_size(player)) for player in (0, 1)]


# -- card counting -------------------------------------------------------------------------------------------


def watching(state: Pagoda, seat: int, *lines: str) -> tuple[PagodaObservation, Pagoda]:
    """What a seat knows that saw a position and then these moves."""
    known = PagodaObservation(seat, as_seen_by(state, seat), state.hand_size(1 - seat), {(0,) * 5: 1.0})
    for line in lines:
        before = state.copy()
        state = played(state, line)
        known.witness(before, action(line), state)
    return known, state


def other_hands(known: PagodaObservation, times: int) -> Counter[str]:
    rng = rng_from("imagine")
    imagined: Counter[str] = Counter()
    for _ in range(times):
        state = known.imagine(rng)
        assert isinstance(state, Pagoda)
        imagined[described(state, 1 - int(known.seat))["H"]] += 1
    return imagined


NEARLY_EMPTY = "T=RBGYV H=RR T2=RBGYV H2=BV pile=YG disc=RRRRRRRBBBBBBBBGGGGGGGGYYYYYYYYVVVVVVVV "


def all_cards(state: Pagoda) -> str:
    facts = [described(state, player) for player in (0, 1)]
    return sorted_cards("".join(own["T"] + own["H"] for own in facts) + facts[0]["pile"] + facts[0]["disc"])


def test_before_a_reshuffle_any_unseen_card_may_be_in_the_other_hand() -> None:
    state = position(NEARLY_EMPTY)
    assert all_cards(state) == "".join(letter * 11 for letter in "RBGYV")
    known, _ = watching(state, 0)
    hands = other_hands(known, 600)
    assert set(hands) == {"BV", "BG", "BY", "GV", "YV", "GY"}
    assert all(60 <= count <= 145 for count in hands.values())


def test_just_after_a_reshuffle_the_other_hand_is_known_by_elimination() -> None:
    known, after = watching(position(NEARLY_EMPTY), 0, "A1 R<Rt", "A1 R<Rh", "A2 B<Bt", "E")
    assert after.pile_size > 2
    assert other_hands(known, 20) == {"BV": 20}


def test_the_pile_after_a_reshuffle_holds_exactly_what_was_discarded() -> None:
    known, after = watching(position(NEARLY_EMPTY), 0, "A1 R<Rt", "A1 R<Rh", "A2 B<Bt", "E")
    imagined = known.imagine(rng_from("pile"))
    assert isinstance(imagined, Pagoda)
    assert sorted_cards(described(imagined, 0)["pile"]) == sorted_cards(described(after, 0)["pile"])


def test_a_reshuffle_by_the_other_player_tells_what_was_kept() -> None:
    """The other player draws once from the new pile: the old cards are known, the new one is not."""
    state = position("T=RBGYV H=BV T2=RBGYV H2=RR pile=Y disc=RRRRRRRBBBBBBBBGGGGGGGGGYYYYYYYYVVVVVVVV ")
    known, _ = watching(state, 1, "A1 R<Rt", "A2 V<Vh", "E")
    hands = other_hands(known, 300)
    assert all("B" in hand for hand in hands)
    assert len(hands) > 3


def test_a_known_card_that_is_played_may_have_been_a_later_one() -> None:
    state = position("T=RBGYV H=BV T2=RBGYV H2=RR pile=Y disc=RRRRRRRBBBBBBBBGGGGGGGGGYYYYYYYYVVVVVVVV ")
    known, after = watching(state, 1, "A1 R<Rt", "A2 V<Vh", "E", "A3 G<Gt", "E")
    assert after.seat() == 0
    assert set(known.hypotheses) == {(0, 1, 0, 0, 0)}
    known.witness(after, action("A4 B<Bh"), played(after, "A4 B<Bh"))
    assert len(known.hypotheses) == 2
    weights = sorted(known.hypotheses.values())
    assert weights[0] < 0.5 < weights[1], "the known card is the likelier one"


def test_observations_survive_a_journey_through_json() -> None:
    state, rng = GAME.new(Setup(2, "json")), rng_from("json")
    known = GAME.observe(state, 1)
    for _ in range(150):
        if state.over():
            break
        before, chosen = state.copy(), int(state.pick(rng))
        state.play(chosen)
        known.witness(before, chosen, state)
    twin = GAME.load_observation(msgspec.json.decode(msgspec.json.encode(known.dump())))
    assert twin.dump() == known.dump()
    assert twin.imagine(rng_from("x")).dump() == known.imagine(rng_from("x")).dump()
