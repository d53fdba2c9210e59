-- What a host says to everybody; and of games by days: since which row a person is asked, and what was told about it.

ALTER TABLE tables ADD COLUMN turn bigint;

CREATE INDEX tables_by_turn ON tables (id) WHERE turn IS NOT NULL;

CREATE TABLE told (
    table_id text    NOT NULL PRIMARY KEY,
    turn     bigint  NOT NULL,  -- the turn this is about
    tries    integer NOT NULL,
    due      bigint  NOT NULL,  -- nobody tries before then, milliseconds since 1970, UTC
    done     boolean NOT NULL   -- it was told, or given up
);

CREATE TABLE notices (
    one  boolean PRIMARY KEY DEFAULT true CHECK (one),
    text text    NOT NULL,
    ends bigint  NOT NULL  -- milliseconds since 1970, UTC
);
