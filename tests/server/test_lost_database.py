"""A database that was there before is not begun anew without being told to."""

from pathlib import Path

import pytest

from lampion.server.stores.sqlite import FILE
from support.running_server import Machine


def used_folder(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    machine.client(server).open("human", "human")
    server.stop()
    assert (data / FILE).stat().st_size > 0


@pytest.mark.parametrize("what", ["empty", "gone", "empty in a fresh folder"])
def test_an_empty_or_missing_database_is_refused_until_told_otherwise(machine: Machine, data: Path, what: str) -> None:
    if what != "empty in a fresh folder":
        used_folder(machine, data)
        for file in data.glob(f"{FILE}*"):
            file.unlink()
    if what != "gone":
        (data / FILE).touch()
    left = sorted(file.name for file in data.iterdir())
    with pytest.raises(RuntimeError, match=r"(empty|gone).*put a backup.*--new-database"):
        machine.start(data)
    assert sorted(file.name for file in data.iterdir()) == left, "nothing was made"
    server = machine.start(data, new_database=True)
    table = machine.client(server).open("human", "human")
    server.kill()
    again = machine.start(data)
    assert machine.client(again).look(table)["table"] == table, "from now on it is a database like any other"


def test_a_new_folder_and_a_killed_server_need_no_word(machine: Machine, data: Path) -> None:
    machine.start(data / "new").kill()
    machine.start(data / "new").kill()
