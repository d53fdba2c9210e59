"""Memory that nobody reaches any more is searched for when it is worth the time, and not while people play."""

from __future__ import annotations

import gc
import weakref

from lampion.server.garbage import FEWEST, Garbage


class Held:
    """Holds itself, as what an ended connection leaves behind does."""

    def __init__(self) -> None:
        self.itself = self


def test_a_search_is_due_once_as_many_connections_have_ended_as_are_open() -> None:
    garbage = Garbage()
    for _ in range(FEWEST):
        assert not garbage.due(0)
        garbage.connection_ended()
    assert garbage.due(0)
    assert not garbage.due(FEWEST + 1)
    garbage.connection_ended()
    assert garbage.due(FEWEST + 1)


def test_a_search_frees_what_only_holds_itself_and_counting_begins_anew() -> None:
    garbage = Garbage()
    gc.disable()
    try:
        gone = weakref.ref(Held())
        for _ in range(FEWEST):
            garbage.connection_ended()
        assert gone() is not None
        assert garbage.search() >= 1
        assert gone() is None
        assert not garbage.due(0)
    finally:
        gc.enable()
