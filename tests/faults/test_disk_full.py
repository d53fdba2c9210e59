"""The disk is full while people play: they are told, nothing acknowledged is lost, and with room it goes on."""

import time
from functools import partial
from pathlib import Path

from support.company import Company
from support.running_server import Machine
from support.small_disk import fill
from support.stored_logs import in_sqlite


def test_a_full_disk_loses_nothing_and_stops_nobody_for_good(machine: Machine, small_disk: Path) -> None:
    server = machine.start(small_disk, thinkers=1)
    company = Company(machine.client(server), 8)
    company.begin(lambda: [server.address])
    company.play_on(30)
    fill(small_disk / "filler")
    time.sleep(0.5)  # what was being written when it became full
    stood = company.acknowledged()
    asked = machine.client(server)
    table = asked.http.post("/api/v1/tables", json={"game": "axio", "seats": [{"kind": "human"}] * 2})
    assert table.status_code == 503 and table.json()["error"] == "not-stored"
    time.sleep(0.5)
    assert company.acknowledged() == stood, "something was acknowledged that nobody stored"
    (small_disk / "filler").unlink()
    company.play_on(30)
    company.pause()
    company.look(machine.client(server, company.token))
    server.kill()
    company.compare(partial(in_sqlite, small_disk))
    again = machine.start(small_disk, thinkers=1)
    company.look(machine.client(again, company.token))
    again.kill()
    company.compare(partial(in_sqlite, small_disk))
    company.compare_views()
