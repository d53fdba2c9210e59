-- The texts of the editions that tables are played on, each once: a table goes on with the edition it began with.

CREATE TABLE editions (
    hash TEXT NOT NULL PRIMARY KEY,  -- SHA-256 of what the rules read of it, as tables and records name it
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL               -- TOML, see docs/editions.md
) STRICT, WITHOUT ROWID;
