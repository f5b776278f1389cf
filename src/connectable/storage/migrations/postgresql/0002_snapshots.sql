-- A cache, never the truth: a table as it was at a position, so that loading reads only the events behind it.
CREATE TABLE snapshots (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    position BIGINT NOT NULL,
    data BYTEA NOT NULL
);
