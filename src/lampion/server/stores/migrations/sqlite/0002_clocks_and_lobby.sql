-- When the running clock of a table will have run out; tables that wait for strangers; when a server was last alive.

ALTER TABLE tables ADD COLUMN deadline INTEGER;
ALTER TABLE tables ADD COLUMN lobby INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_in_the_lobby ON tables (changed) WHERE lobby = 1;

CREATE TABLE beats (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL  -- milliseconds since 1970, UTC
) STRICT;
