-- Time in which no server was alive. Deadlines in `tables` follow from the log of a table and the outages after it.

CREATE TABLE outages (
    number INTEGER NOT NULL PRIMARY KEY,  -- from 1, without gaps
    since  INTEGER NOT NULL,              -- milliseconds since 1970, UTC
    until  INTEGER NOT NULL               -- before `since` if the time was set back
) STRICT;
