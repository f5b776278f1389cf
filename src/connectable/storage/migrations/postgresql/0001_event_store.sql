-- Texts sort by code point, as in SQLite, so that both stores page alike.
CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL UNIQUE,
    game TEXT COLLATE "C" NOT NULL,
    status TEXT COLLATE "C" NOT NULL,
    listed INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    position BIGINT NOT NULL,
    setup BYTEA NOT NULL
);
CREATE INDEX tables_by_age ON tables (created_at, id);

CREATE TABLE events (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    position BIGINT NOT NULL CHECK (position > 0),
    at BIGINT NOT NULL,
    -- the client's key, on the last event of its append: that position is the answer
    key TEXT COLLATE "C",
    data BYTEA NOT NULL,
    PRIMARY KEY (table_id, position)
);
CREATE UNIQUE INDEX events_by_key ON events (table_id, key) WHERE key IS NOT NULL;

CREATE TABLE tokens (
    sha256 BYTEA PRIMARY KEY CHECK (length(sha256) = 32),
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX tokens_by_seat ON tokens (table_id, seat);

CREATE TABLE rulings (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    subject TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    data BYTEA NOT NULL,
    PRIMARY KEY (table_id, subject)
);

CREATE TABLE results (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    outcome BYTEA NOT NULL
);
CREATE INDEX results_by_age ON results (at, table_id);
