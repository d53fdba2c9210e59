-- Time in which no server was alive. Deadlines in `tables` follow from the log of a table and the outages after it.

CREATE TABLE outages (
    number bigint NOT NULL PRIMARY KEY,  -- from 1, without gaps
    since  bigint NOT NULL,              -- milliseconds since 1970, UTC
    until  bigint NOT NULL               -- before `since` if the time was set back
);
