-- When the running clock of a table will have run out; tables that wait for strangers; when a server was last alive.

ALTER TABLE tables ADD COLUMN deadline bigint;
ALTER TABLE tables ADD COLUMN lobby boolean NOT NULL DEFAULT false;

CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_in_the_lobby ON tables (changed) WHERE lobby;

CREATE TABLE beats (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    at  bigint NOT NULL  -- milliseconds since 1970, UTC
);
