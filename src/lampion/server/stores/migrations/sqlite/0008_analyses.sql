-- What was said of finished games, each once for every evaluator; it goes with its table.

CREATE TABLE analyses (
    table_id TEXT NOT NULL,
    evaluator TEXT NOT NULL,  -- the hash of whatever judged: its code, weights, edition, budget
    at INTEGER NOT NULL,      -- milliseconds since 1970 (UTC)
    report TEXT NOT NULL,     -- JSON, see docs/analysis.md
    PRIMARY KEY (table_id, evaluator)
) STRICT, WITHOUT ROWID;
