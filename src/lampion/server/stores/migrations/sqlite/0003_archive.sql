-- Finished tables whose log was replaced by the record of the game.

CREATE TABLE archive (
    table_id TEXT    NOT NULL PRIMARY KEY,
    at       INTEGER NOT NULL,  -- when it was archived, milliseconds since 1970, UTC
    changed  INTEGER NOT NULL,  -- when the game had ended
    record   TEXT    NOT NULL   -- JSON, see docs/records.md
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_to_archive ON tables (changed) WHERE over = 1;
