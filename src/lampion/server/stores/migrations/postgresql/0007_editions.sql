-- The texts of the editions that tables are played on, each once: a table goes on with the edition it began with.

CREATE TABLE editions (
    hash text NOT NULL PRIMARY KEY,  -- SHA-256 of what the rules read of it, as tables and records name it
    game text NOT NULL,
    name text NOT NULL,
    text text NOT NULL               -- TOML, see docs/editions.md
);
