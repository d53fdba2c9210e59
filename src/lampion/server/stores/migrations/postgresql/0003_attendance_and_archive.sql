-- Which servers are alive, and who is connected to which table at each of them. Lost with a crash, and no harm done.
CREATE UNLOGGED TABLE servers (
    name  text        NOT NULL PRIMARY KEY,
    until timestamptz NOT NULL  -- without a further sign of life it is dead then
);

CREATE UNLOGGED TABLE attendance (
    table_id text   NOT NULL,
    server   text   NOT NULL REFERENCES servers (name) ON DELETE CASCADE,
    holders  text[] NOT NULL,  -- hashes of tokens
    PRIMARY KEY (table_id, server)
);

CREATE INDEX attendance_by_server ON attendance (server);

-- Finished tables whose log was replaced by the record of the game.
CREATE TABLE archive (
    table_id text   NOT NULL PRIMARY KEY,
    at       bigint NOT NULL,  -- when it was archived, milliseconds since 1970, UTC
    changed  bigint NOT NULL,  -- when the game had ended
    record   text   NOT NULL   -- JSON, see docs/records.md
);

CREATE INDEX tables_to_archive ON tables (changed) WHERE over;
