-- A cache, never the truth: a table as it was at a position, so that loading reads only the events behind it.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    data BLOB NOT NULL
);
