-- What a host says to everybody; and of games by days: since which row a person is asked, and what was told about it.

ALTER TABLE tables ADD COLUMN turn INTEGER;

CREATE INDEX tables_by_turn ON tables (id) WHERE turn IS NOT NULL;

CREATE TABLE told (
    table_id TEXT    NOT NULL PRIMARY KEY,
    turn     INTEGER NOT NULL,  -- the turn this is about
    tries    INTEGER NOT NULL,
    due      INTEGER NOT NULL,  -- nobody tries before then, milliseconds since 1970, UTC
    done     INTEGER NOT NULL   -- it was told, or given up
) STRICT, WITHOUT ROWID;

CREATE TABLE notices (
    one  INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    text TEXT    NOT NULL,
    ends INTEGER NOT NULL  -- milliseconds since 1970, UTC
) STRICT;
