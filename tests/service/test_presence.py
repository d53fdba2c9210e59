"""Who is here is told anew as soon as somebody comes or goes, also at other servers."""

from lampion.service.presence import Presence
from support.desk import Desk

ADA, BEA = "holder-0", "holder-1"


def test_who_is_here_follows_everybody_who_comes_or_goes() -> None:
    table, here = Desk("human", "human").table, Presence()
    assert here.at(table) == ([], 0)
    here.come(table.id, ADA)
    assert here.at(table) == here.at(table) == ([0], 0)
    here.come(table.id, BEA)
    assert here.at(table) == ([0, 1], 0)
    here.come(table.id, "a stranger")
    assert here.at(table) == ([0, 1], 1)
    here.elsewhere(table.id, frozenset({"another one"}))
    assert here.at(table) == ([0, 1], 2)
    here.go(table.id, ADA)
    assert here.at(table) == ([1], 2)


def test_a_seat_that_changed_hands_is_seen_with_the_table() -> None:
    table, here = Desk("human", "human").table, Presence()
    here.come(table.id, ADA)
    assert here.at(table) == ([0], 0)
    after = table.fork()
    after.seats[0].holder = "a stranger"
    assert here.at(after) == ([], 1)
    assert here.at(table) == ([0], 0)
