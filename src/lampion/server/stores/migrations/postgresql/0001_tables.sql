-- One row per event, keyed (table, version). `tables` and `holders` can be made again from `events`.

CREATE TABLE events (
    table_id text   NOT NULL,
    version  bigint NOT NULL,
    at       bigint NOT NULL,  -- milliseconds since 1970, UTC
    author   text,             -- hash of the client's token; NULL: a bot or the table itself
    key      text,             -- the client's name for its command, on the last row of it
    event    text   NOT NULL,  -- JSON, see docs/tables.md
    PRIMARY KEY (table_id, version)
);

CREATE UNIQUE INDEX events_by_key ON events (table_id, author, key) WHERE key IS NOT NULL;

CREATE FUNCTION events_are_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the log of a table is append-only';
END $$;

CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
    FOR EACH STATEMENT EXECUTE FUNCTION events_are_never_changed();

CREATE TABLE tables (
    id       text    NOT NULL PRIMARY KEY,
    version  bigint  NOT NULL,
    game     text    NOT NULL,
    summary  text    NOT NULL,  -- JSON that everybody may see
    over     boolean NOT NULL,
    bot_turn boolean NOT NULL,
    changed  bigint  NOT NULL
);

CREATE INDEX tables_waiting_for_a_bot ON tables (id) WHERE bot_turn;

CREATE TABLE holders (
    table_id text    NOT NULL,
    seat     integer NOT NULL,
    holder   text    NOT NULL,  -- hash of the token that holds the seat
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX holders_by_holder ON holders (holder);

-- Which server thinks for the bots of a table, and until when the others leave it to it.
CREATE TABLE leases (
    table_id text        NOT NULL PRIMARY KEY,
    owner    text        NOT NULL,
    until    timestamptz NOT NULL
);
