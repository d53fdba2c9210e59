"""A question that a game asks again and again may be answered once and for all: the table then decides for the seat.

Way of the Panda asks the majority player for an own or a neutral tile, also out of turn (W-34).
"""

from functools import cache

import pytest

from lampion.core.rng import Rng, rng_from
from lampion.tables.commands import Done, Leave, Move, Rematch, Resign, SetStanding, SetWait
from lampion.tables.events import Moved
from lampion.tables.reasons import Refused
from lampion.tables.rematch import rematch
from support.desk import Desk, dump


def eager(desk: Desk, lots: Rng) -> int:
    """A decision of somebody who moves and covers whenever possible, so that tiles are asked for."""
    line = desk.table.line
    assert line is not None
    named = {line.game.notation(line.state, action): action for action in desk.legal()}
    bold = [named[move] for move in ("cover yes", "step move") if move in named]
    rest = [action for move, action in named.items() if move not in ("pass", "step finish", "move stop")]
    fitting = bold[:1] or rest or list(named.values())
    return fitting[lots.below(len(fitting))]


@cache
def road_to_a_question() -> tuple[str, tuple[int, ...]]:
    """The lots of a table, and decisions there of which the last one asks somebody out of turn."""
    for secret in (f"{number:064x}" for number in range(30)):
        desk = Desk("human", "human", played="panda", start=0, secret=secret)
        lots = rng_from(secret)
        while not desk.table.over:
            assert desk.table.line is not None
            action = eager(desk, lots)
            after = desk.table.line.state.after(action)
            asked = None if after.over() else desk.table.line.game.standing_choice(after)
            if asked is not None and asked.question == "tile":
                return secret, (*(step.action for step in desk.table.line.steps), action)
            desk.play(action)
    raise AssertionError("nobody was ever asked out of turn")


def asked_out_of_turn() -> tuple[Desk, int, int]:
    """A table one decision before somebody is asked out of turn: that decision, and the seat that will be asked."""
    secret, (*road, last) = road_to_a_question()
    desk = Desk("human", "human", played="panda", start=0, secret=secret)
    for action in road:
        desk.play(action)
    mover = desk.table.to_move()
    assert mover is not None
    return desk, last, 1 - mover


@pytest.fixture
def scene() -> tuple[Desk, int, int]:
    return asked_out_of_turn()


def last_move(desk: Desk) -> Moved:
    return next(row.event for row in reversed(desk.rows) if isinstance(row.event, Moved))


@pytest.mark.parametrize("answer", ["own", "neutral"])
def test_the_table_gives_the_standing_answer(scene: tuple[Desk, int, int], answer: str) -> None:
    desk, action, asked = scene
    mover = 1 - asked
    desk.do(asked, SetStanding("tile", answer))
    desk.do(mover, Move(code=action))
    assert desk.table.waits == mover, "until done it can be taken back, and nobody has answered"
    desk.do(mover, Done())
    given = last_move(desk)
    assert (given.seat, given.move, given.standing, given.level) == (asked, f"tile {answer}", True, None)
    by_hand, _, _ = asked_out_of_turn()
    by_hand.play(action)
    by_hand.do(asked, Move(f"tile {answer}"))
    assert dump(desk.table.line) == dump(by_hand.table.line) == dump(desk.again().line)


def test_it_is_given_at_once_where_nobody_is_waited_for(scene: tuple[Desk, int, int]) -> None:
    desk, action, asked = scene
    desk.do(1 - asked, SetWait(False))
    desk.do(asked, SetStanding("tile", "neutral"))
    before = desk.table.version
    desk.do(1 - asked, Move(code=action))
    assert desk.table.version == before + 2
    assert (last_move(desk).seat, last_move(desk).move, desk.table.waits) == (asked, "tile neutral", None)


def test_without_one_the_person_is_asked_and_told_that_there_could_be_one(scene: tuple[Desk, int, int]) -> None:
    desk, action, asked = scene
    desk.play(action)
    assert desk.table.to_move() == asked
    for seat in (asked, 1 - asked):
        settings = desk.window.envelope(f"holder-{seat}", seat, 0).settings
        assert settings is not None
        tile, setup = settings.standing
        assert (tile.question, sorted(tile.answers), tile.answer) == ("tile", ["neutral", "own"], None)
        assert tile.asked == (seat == asked) and not setup.asked


def test_to_set_it_while_being_asked_answers(scene: tuple[Desk, int, int]) -> None:
    desk, action, asked = scene
    desk.play(action)
    desk.do(asked, SetStanding("tile", "own"))
    assert (last_move(desk).seat, last_move(desk).move, desk.table.waits) == (asked, "tile own", None)


def test_ask_me_again(scene: tuple[Desk, int, int]) -> None:
    desk, action, asked = scene
    desk.do(asked, SetStanding("tile", "own"))
    desk.do(asked, SetStanding("tile", None))
    desk.play(action)
    assert desk.table.to_move() == asked


def test_others_do_not_learn_it(scene: tuple[Desk, int, int]) -> None:
    desk, _, asked = scene
    desk.do(asked, SetStanding("tile", "own"))
    mine, theirs = (desk.window.envelope(f"holder-{seat}", seat, 0).settings for seat in (asked, 1 - asked))
    assert mine is not None and theirs is not None
    assert (mine.standing[0].answer, theirs.standing[0].answer) == ("own", None)


def test_a_bot_in_the_seat_decides_for_itself(scene: tuple[Desk, int, int]) -> None:
    desk, action, asked = scene
    desk.do(asked, SetStanding("tile", "own"))
    desk.do(asked, Leave(bot=True))
    desk.play(action)
    assert (desk.table.to_move(), desk.table.bot_to_move()) == (asked, "greedy")


@pytest.mark.parametrize(("question", "answer"), [("tile", "both"), ("weather", "own"), ("", None)])
def test_what_the_game_does_not_know_is_refused(question: str, answer: str | None) -> None:
    desk = Desk("human", "human", played="panda")
    with pytest.raises(Refused, match="table-refuse-standing"):
        desk.do(0, SetStanding(question, answer))


def test_a_game_without_such_questions_refuses_them() -> None:
    with pytest.raises(Refused, match="table-refuse-standing"):
        Desk("human", "human").do(0, SetStanding("tile", "own"))


def test_it_goes_along_to_a_rematch() -> None:
    desk = Desk("human", "human", played="panda")
    desk.do(0, SetStanding("tile", "neutral"))
    desk.do(1, Resign())
    _, rows = rematch(desk.table, 0, "holder-0", Rematch(), "again", "5e" * 32)
    fresh = Desk("human", "human", played="panda")
    fresh.push(rows[-1:])
    assert [dict(seat.standing) for seat in fresh.table.seats] == [{}, {"tile": "neutral"}]


def test_a_whole_game_with_standing_answers_asks_nobody_out_of_turn() -> None:
    secret, _ = road_to_a_question()
    desk = Desk("human", "human", played="panda", start=0, secret=secret)
    for seat in range(2):
        desk.do(seat, SetWait(False))
        desk.do(seat, SetStanding("tile", "own"))
    lots = rng_from(secret)
    while not desk.table.over:
        assert desk.table.line is not None
        choice = desk.table.line.game.standing_choice(desk.table.line.state)
        assert choice is None or choice.question == "setup"
        desk.play(eager(desk, lots))
    given = [row.event for row in desk.rows if isinstance(row.event, Moved) and row.event.standing]
    assert given and all(one.move == "tile own" for one in given)
    assert desk.again().over


@pytest.mark.parametrize(
    "kinds", [("human", "human"), ("human", "greedy", "human"), ("human", "human", "human", "human")]
)
def test_the_setup_is_placed_for_whoever_wants_it(kinds: tuple[str, ...]) -> None:
    desk = Desk(*kinds, played="panda", start=0)
    desk.do(0, SetStanding("setup", "deal"))
    lots = rng_from("setup")
    while desk.table.line is not None and in_setup(desk):
        assert desk.table.to_move() != 0, "nobody asks who wants it placed"
        desk.play(desk.legal()[lots.below(len(desk.legal()))])
    placed = [row.event for row in desk.rows if isinstance(row.event, Moved) and row.event.seat == 0]
    assert placed and all(move.standing for move in placed)
    assert {move.move.split()[0] for move in placed} == {"guard", "hero"}
    assert dump(desk.table.line) == dump(desk.again().line)


def test_the_setup_may_be_placed_for_somebody_from_the_middle_on() -> None:
    desk = Desk("human", "human", played="panda", start=0)
    for _ in range(4):
        desk.play(desk.legal()[0])
    asked = desk.window.envelope("holder-0", 0, 0).settings
    assert asked is not None and [one.question for one in asked.standing if one.asked] == ["setup"]
    for seat in range(2):
        desk.do(seat, SetStanding("setup", "deal"))
    assert not in_setup(desk)
    later = desk.window.envelope("holder-0", 0, 0).settings
    assert later is not None and not any(one.asked for one in later.standing)


def in_setup(desk: Desk) -> bool:
    assert desk.table.line is not None
    return desk.table.line.state.dump()["phase"] != 2
