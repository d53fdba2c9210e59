-- One row per event, keyed (table, version). `tables` and `holders` can be made again from `events`.

CREATE TABLE events (
    table_id TEXT    NOT NULL,
    version  INTEGER NOT NULL,
    at       INTEGER NOT NULL,  -- milliseconds since 1970, UTC
    author   TEXT,              -- hash of the client's token; NULL: a bot or the table itself
    key      TEXT,              -- the client's name for its command, on the last row of it
    event    TEXT    NOT NULL,  -- JSON, see docs/tables.md
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX events_by_key ON events (table_id, author, key) WHERE key IS NOT NULL;

CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
BEGIN
    SELECT RAISE(ABORT, 'the log of a table is append-only');
END;

CREATE TABLE tables (
    id       TEXT    NOT NULL PRIMARY KEY,
    version  INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    summary  TEXT    NOT NULL,  -- JSON that everybody may see
    over     INTEGER NOT NULL,
    bot_turn INTEGER NOT NULL,
    changed  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_waiting_for_a_bot ON tables (id) WHERE bot_turn = 1;

CREATE TABLE holders (
    table_id TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    holder   TEXT    NOT NULL,  -- hash of the token that holds the seat
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX holders_by_holder ON holders (holder);
