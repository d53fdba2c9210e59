"""A log that today's rules cannot follow freezes its table; the server and all other tables go on."""

import sqlite3
from contextlib import closing
from pathlib import Path

from lampion.core.record import decode
from lampion.server.stores.sqlite import FILE
from support.running_server import Machine

BAD_ROWS = {
    "an illegal move": '{"event":"moved","seat":0,"move":"r(0,0) r(0,1)"}',
    "a kind of a later version": '{"event":"teleported","seat":0}',
    "no event at all": "[]",
    "cut off": '{"event":"moved","se',
}


def test_tables_are_frozen_one_by_one_and_the_rest_goes_on(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    client = machine.client(server)
    hurt = {client.open("human", "human", start=0): row for row in BAD_ROWS.values()}
    sound = client.open("human", "human", start=0)
    before = {}
    for table in hurt:
        client.play_first(table, client.look(table))
        before[table] = client.look(table)
    server.stop()
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        for table, row in hurt.items():
            version = before[table]["version"] + 1
            connection.execute(
                "INSERT INTO events (table_id, version, at, event) VALUES (?, ?, 0, ?)", (table, version, row)
            )
            connection.execute("UPDATE tables SET version = ? WHERE id = ?", (version, table))

    server = machine.start(data)
    client = machine.client(server, client.token)
    for table, good in before.items():
        frozen = client.look(table)
        assert frozen["frozen"]["version"] == frozen["version"] == good["version"] + 1
        assert frozen["frozen"]["text"]["key"] == "table-frozen"
        assert frozen["board"] == good["board"] and frozen["legal"] is None
        answer = client.do(table, 0, {"do": "undo"}, frozen["version"])
        assert answer.json()["reason"]["key"] == "table-refuse-frozen"
        assert len(decode(client.record(table)).moves) >= 1
    assert client.play_first(sound, client.look(sound)).status_code == 200
    assert "Traceback" not in server.stop()
