"""A table that begins from a position keeps its edition too."""

import pytest

from lampion.core.editions import hash_of
from lampion.core.record import Record
from lampion.core.registry import game
from lampion.core.setup import Setup
from lampion.tables.records import table_record
from support.corrections import GAMES, corrected, corrections_installed, known_editions
from support.desk import Desk
from support.table_scenes import MAP


@pytest.mark.parametrize("name", GAMES)
def test_its_record_can_be_saved_while_another_edition_has_the_name(name: str) -> None:
    played = game(name)
    with corrections_installed():
        text = played.text(played.new(Setup(2, "a seed", start=0)))
        desk = Desk("human", "human", played=name, position=text)
        before = table_record(desk.table)
        edition = desk.table.created.edition if desk.table.created is not None else None
        assert edition is not None
    try:
        played.recall_edition(corrected(name, edition.name), edition.hash)
        again = desk.again()
        assert again.frozen is None, again.frozen
        now = table_record(again)
        assert (now.map, now.scores) == (before.map, before.scores)
        assert without_edition(now) == without_edition(before) and now.position != "?"
    finally:
        known_editions(played).forget()


def without_edition(record: Record) -> list[str]:
    """The position that a game began from. Its edition goes by name only as long as nothing else has the name."""
    return [word for word in str(record.position).split() if not word.startswith("edition=")]


def test_a_position_of_a_map_is_read_with_the_hash_that_the_map_had_before() -> None:
    panda = game("panda")
    try:
        panda.install_edition(MAP.read_text("utf-8"), MAP.name)
        edition = panda.edition("islands")
        former = hash_of(edition.data)
        assert former != edition.hash
        text = panda.text(panda.new(Setup(2, "a seed", edition="islands")))
        begun = panda.begin(Setup(2, "a seed", {"master": False}, edition=former, position=text))
        assert panda.text(begun) == text
    finally:
        known_editions(panda).forget()
