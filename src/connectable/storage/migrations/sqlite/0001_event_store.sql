CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    position INTEGER NOT NULL,
    -- last, so that an append rewrites the head of the row and not the pages behind it
    setup BLOB NOT NULL
);
CREATE INDEX tables_by_age ON tables (created_at, id);

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position > 0),
    at INTEGER NOT NULL,
    -- the client's key, on the last event of its append: that position is the answer
    key TEXT,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, position)
);
CREATE UNIQUE INDEX events_by_key ON events (table_id, key) WHERE key IS NOT NULL;

CREATE TABLE tokens (
    sha256 BLOB PRIMARY KEY NOT NULL CHECK (length(sha256) = 32),
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tokens_by_seat ON tokens (table_id, seat);

CREATE TABLE rulings (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    subject TEXT NOT NULL,
    at INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, subject)
);

CREATE TABLE results (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    outcome BLOB NOT NULL
);
CREATE INDEX results_by_age ON results (at, table_id);
