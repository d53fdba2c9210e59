"""The tables that are kept of a release: every game, seat count and option set, and every state a table can be in."""

from collections.abc import Awaitable, Callable
from hashlib import sha256
from itertools import cycle
from pathlib import Path

from lampion.core.registry import games
from lampion.server.archivist import DAY, Archivist
from lampion.tables.commands import (
    Answer,
    Ask,
    Leave,
    Mute,
    OfferSeat,
    Rematch,
    Resign,
    Resume,
    Return,
    Say,
    SetStanding,
    SetWait,
    TakeSeat,
    Undo,
)
from lampion.tables.events import ClockPlan, Event, Moved
from support.table_maker import Plan, TableMaker
from support.table_plans import main_plans, plans
from support.table_players import ELSEWHERE, bots_turn, midway, persons_turn, waits_for_done

CODE = "a code that both devices know"
BANK = ClockPlan(bank=1_800_000, increment=15_000)
DAYS = ClockPlan(days=3)
SHORT = ClockPlan(bank=60_000)
DEPTHS = (5, 23, 61, 12, 97, 38)
MAP = Path(__file__).resolve().parents[1] / "rules" / "panda" / "maps" / "islands.toml"


class FromTheFuture(Event, frozen=True, tag="from-the-future"):
    """A kind of event that this version does not know."""


async def make(maker: TableMaker) -> None:
    """All of them. The order matters: the time goes on with each, and clocks run."""
    each = list(games().values())
    for game in each:
        await archived(maker, main_plans(game))
    maker.wait(3 * DAY)
    await Archivist(maker.service, 2.0).round()
    for game in each:
        for plan in main_plans(game):
            await finished(maker, plan)
        await flagged(maker, main_plans(game))
    for game in each:
        for number, plan in enumerate(plans(game)):
            await running(maker, plan, DEPTHS[number % len(DEPTHS)])
    for game in each:
        company = cycle([plan for plan in main_plans(game) if plan.seats > 1])
        for scene in SCENES:
            await scene(maker, next(company))
        await of_three(maker, main_plans(game))
    await on_a_map_that_will_be_missing(maker)
    for game in each:
        company = cycle([plan for plan in main_plans(game) if plan.seats > 1])
        for clock in (BANK, DAYS):
            await clocked(maker, next(company), clock)
        await clocked_and_paused(maker, next(company))
    await maker.store.beat()
    maker.wait(3_600_000)  # an hour in which no server was alive
    assert await maker.service.outages.note(maker.store.now()) is not None
    for table in [name for name, scene in maker.scenes.items() if scene == "clock of a bank"]:
        await maker.do(table, 0, Say("There you are again."))  # which is when a table takes note of it; others have not
    await maker.store.beat()


# -- before the others, because time must pass ---------------------------------------------------------------


async def archived(maker: TableMaker, given: list[Plan]) -> None:
    for plan in given:
        table = await maker.open("archived, by the rules", plan, bots=plan.seats // 2)
        await maker.play_to_the_end(table)
    two = next(plan for plan in given if plan.seats == 2)
    table = await maker.open("archived, resigned", two)
    await maker.play(table, 20)
    await maker.do(table, 0, Resign())
    for plan in given:
        if plan.seats == 3:
            await resigned_among_three(maker, plan, "archived, one of three resigned")


async def flagged(maker: TableMaker, given: list[Plan]) -> None:
    """Time runs out: of two the game ends, of three a bot plays on, and the others leave theirs to bots."""
    of_each = {plan.seats: plan for plan in reversed(given)}
    for plan in [of_each[seats] for seats in (2, 3) if seats in of_each]:
        table = await maker.open("finished, by time", plan, clock=SHORT)
        await maker.play(table, 10, persons_turn)
        maker.wait(SHORT.bank + 1)
        await maker.service.fall_flags()
        now = await maker.table(table)
        for seat in [] if now.over else [seat for seat, one in enumerate(now.seats) if one.resigned is None]:
            await maker.do(table, seat, Leave(bot=True))
        await maker.play_to_the_end(table)


# -- every game, seat count and option set -------------------------------------------------------------------


async def running(maker: TableMaker, plan: Plan, depth: int) -> None:
    table = await maker.open("running", plan, bots=depth % plan.seats, one_device=depth % 4 == 1)
    assert await maker.play(table, min(depth, 20 * plan.seats), persons_turn)


async def finished(maker: TableMaker, plan: Plan) -> None:
    table = await maker.open("finished, by the rules", plan, bots=plan.seats // 2)
    await maker.play(table, 10)
    await maker.do(table, 0, Say("Good luck! Viel Glück! Bonne chance ! 🏮"))
    await maker.play_to_the_end(table)
    await maker.do(table, 0, Say("A good game."))


# -- every state a table can be in ---------------------------------------------------------------------------


async def at_a_bot(maker: TableMaker, plan: Plan) -> None:
    table = await maker.open("a bot's turn", plan, bots=1)
    assert await maker.play(table, 14, bots_turn)


async def before_done(maker: TableMaker, plan: Plan) -> None:
    """In Way of the Panda all is public, so it waits. The others draw before they hand on: a game to its end."""
    table = await maker.open('waiting for "done"', plan)
    if not await maker.play(table, 9, waits_for_done):
        assert plan.game.name != "panda"
        maker.scenes[table] = "finished, by the rules"


async def between_steps(maker: TableMaker, plan: Plan) -> None:
    table = await maker.open("in the middle of a turn", plan)
    assert await maker.play(table, 17, midway)


async def resigned(maker: TableMaker, plan: Plan) -> None:
    """With two seats this ends the game, with more a bot plays on."""
    table = await maker.open("finished, by resignation" if plan.seats == 2 else "resigned, and a bot plays on", plan)
    await maker.play(table, 15, persons_turn)
    await maker.do(table, 1, Resign())
    assert await maker.play(table, 5 if plan.seats > 2 else 0, persons_turn) == (plan.seats > 2)


async def paused(maker: TableMaker, plan: Plan) -> None:
    table = await maker.open("paused", plan)
    await maker.play(table, 11, persons_turn)
    await agreed(maker, table, plan, "pause")
    assert (await maker.table(table)).company.paused


async def resumed(maker: TableMaker, plan: Plan) -> None:
    table = await maker.open("resumed", plan)
    await maker.play(table, 8, persons_turn)
    await agreed(maker, table, plan, "pause")
    await maker.do(table, 1, Resume())
    assert await maker.play(table, 3, persons_turn)


async def agreed(maker: TableMaker, table: str, plan: Plan, what: str) -> None:
    await maker.do(table, 0, Ask("pause" if what == "pause" else "take-back"))
    for seat in range(1, plan.seats):
        await maker.do(table, seat, Answer(True))


async def asked(maker: TableMaker, plan: Plan) -> None:
    """A request that not everybody has answered."""
    for what in ("take-back", "pause"):
        table = await maker.open(f"asked for a {what}", plan)
        await maker.play(table, 16, persons_turn)
        await maker.do(table, 0, Ask("pause" if what == "pause" else "take-back"))
        if plan.seats > 2:
            await maker.do(table, 1, Answer(True))
        assert (await maker.table(table)).company.question is not None


async def taken_back(maker: TableMaker, plan: Plan) -> None:
    """Alone where nothing came to light, with consent, and once refused."""
    table = await maker.open("moves taken back", plan)
    await maker.play(table, 6, midway)
    seat = (await maker.table(table)).to_move()
    assert seat is not None
    line = (await maker.table(table)).line
    assert line is not None
    if line.lock(seat) is None:
        await maker.do(table, seat, Undo())
    await maker.play(table, 6, persons_turn)
    await agreed(maker, table, plan, "take-back")
    await maker.play(table, 5, persons_turn)
    await maker.do(table, 0, Ask("take-back"))
    await maker.do(table, 1, Answer(False))
    await maker.play(table, 4, persons_turn)


async def undone(maker: TableMaker, plan: Plan) -> None:
    """The last thing that happened is that somebody undid a decision."""
    table = await maker.open("just undone", plan)
    while True:
        await maker.play(table, 1, persons_turn)
        now = await maker.table(table)
        line, last = now.line, now.line.steps[-1].seat if now.line is not None else 0
        assert line is not None and not now.over
        if line.lock(last) is None:
            await maker.do(table, last, Undo())
            return


async def with_chat(maker: TableMaker, plan: Plan) -> None:
    table = await maker.open("chat and mute", plan)
    for number in range(4):
        await maker.play(table, 2, persons_turn)
        await maker.do(table, number % 2, Say(f"line {number}: <b>ünïcödé</b> “…” 中文 \\ ' \" $$"))
    await maker.do(table, 0, Mute(1))
    await maker.do(table, 1, Say("unheard"))
    await maker.do(table, 1, Mute(0))
    await maker.do(table, 1, Mute(0, False))


async def with_habits(maker: TableMaker, plan: Plan) -> None:
    """Nobody waits for seat 0; standing answers where the game has such questions."""
    table = await maker.open("habits", plan)
    await maker.do(table, 0, SetWait(False))
    await maker.do(table, 1, SetWait(False))
    await maker.do(table, 1, SetWait(True))
    for question in plan.game.standing_questions:
        answers = list(question.answers)
        for seat in range(plan.seats):
            await maker.do(table, seat, SetStanding(question.name, answers[seat % len(answers)]))
        await maker.do(table, 0, SetStanding(question.name, None))
        await maker.do(table, 0, SetStanding(question.name, answers[0]))
    assert await maker.play(table, 150 if plan.game.standing_questions else 30, persons_turn)


async def rematched(maker: TableMaker, plan: Plan) -> None:
    table = await maker.open("finished, with a rematch", plan, bots=plan.seats - 1)
    await maker.do(table, 0, SetWait(False))
    for question in plan.game.standing_questions:
        await maker.do(table, 0, SetStanding(question.name, next(iter(question.answers))))
    await maker.play_to_the_end(table)
    await maker.do(table, 0, Rematch("be" * 16))
    again = (await maker.table(table)).rematch
    assert again is not None
    maker.scenes[again] = "a rematch"
    assert await maker.play(again, 12, persons_turn)


async def waiting_for_people(maker: TableMaker, plan: Plan) -> None:
    await maker.invite("waiting for people", plan)
    await maker.invite("waiting in the lobby", plan, listed=True, clock=BANK)


async def left(maker: TableMaker, plan: Plan) -> None:
    """One left for good, one for a while with a bot that plays meanwhile, one came back."""
    table = await maker.open("somebody left", plan)
    await maker.play(table, 10, persons_turn)
    await maker.do(table, 0, Leave())
    await maker.do(table, 0, Return())
    await maker.do(table, 1, Leave(bot=True))
    assert await maker.play(table, 6, persons_turn)
    table = await maker.open("somebody left and nobody plays for them", plan)
    await maker.play(table, 10, persons_turn)
    await maker.do(table, 1, Leave())


async def moved_seat(maker: TableMaker, plan: Plan) -> None:
    """A seat on another device, and one that is offered."""
    table = await maker.open("seat moved to another device", plan)
    await maker.play(table, 4, persons_turn)
    await maker.do(table, 0, OfferSeat(sha256(CODE.encode()).hexdigest()))
    await maker.do(table, 0, TakeSeat(CODE), ELSEWHERE)
    await maker.do(table, 1, OfferSeat(sha256(b"another code").hexdigest()))


async def frozen(maker: TableMaker, plan: Plan) -> None:
    """A move that the rules refuse; a row that this version cannot read."""
    for scene, event in (
        ("frozen by a move", Moved(0, "no such move")),
        ("frozen by an unknown event", FromTheFuture()),
    ):
        table = await maker.open(scene, plan)
        await maker.play(table, 12, persons_turn)
        await maker.force(table, event)  # type: ignore[arg-type]


async def of_three(maker: TableMaker, given: list[Plan]) -> None:
    """What is different with more than two."""
    for plan in given:
        if plan.seats == 3:
            await before_done(maker, plan)
            await resigned(maker, plan)
    for plan in [one for one in given if one.seats == 3][:1]:
        await resigned_among_three(maker, plan, "finished, one of three resigned")


async def resigned_among_three(maker: TableMaker, plan: Plan, scene: str) -> None:
    table = await maker.open(scene, plan)
    await maker.play(table, 25, persons_turn)
    await maker.do(table, 1, Resign())
    await maker.play_to_the_end(table)
    assert (await maker.table(table)).resigned() == [1]


async def on_a_map_that_will_be_missing(maker: TableMaker) -> None:
    panda = games()["panda"]
    panda.install_edition(MAP.read_text("utf-8"), MAP.name)
    plan = main_plans(panda)[0]
    table = await maker.open("frozen without its map", plan, edition="islands")
    assert await maker.play(table, 9, persons_turn)


async def clocked(maker: TableMaker, plan: Plan, clock: ClockPlan) -> None:
    table = await maker.open(f"clock of {'days' if clock.days else 'a bank'}", plan, clock=clock)
    assert await maker.play(table, 19, persons_turn)


async def clocked_and_paused(maker: TableMaker, plan: Plan) -> None:
    table = await maker.open("clock paused", plan, clock=BANK)
    assert await maker.play(table, 8, persons_turn)
    await agreed(maker, table, plan, "pause")


SCENES: tuple[Callable[[TableMaker, Plan], Awaitable[None]], ...] = (
    at_a_bot,
    before_done,
    between_steps,
    resigned,
    paused,
    resumed,
    asked,
    taken_back,
    undone,
    with_chat,
    with_habits,
    rematched,
    waiting_for_people,
    left,
    moved_seat,
    frozen,
)
