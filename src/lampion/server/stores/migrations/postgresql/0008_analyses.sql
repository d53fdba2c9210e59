-- What was said of finished games, each once for every evaluator; it goes with its table.

CREATE TABLE analyses (
    table_id text NOT NULL,
    evaluator text NOT NULL,  -- the hash of whatever judged: its code, weights, edition, budget
    at bigint NOT NULL,       -- milliseconds since 1970 (UTC)
    report text NOT NULL,     -- JSON, see docs/analysis.md
    PRIMARY KEY (table_id, evaluator)
);
