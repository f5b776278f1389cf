-- Which server processes run, and which of them each table lives in. Not logged: after a crash of the database every
-- process says again who it is and what it holds, and nothing here is worth a wait for the disk.
CREATE UNLOGGED TABLE processes (
    id TEXT COLLATE "C" PRIMARY KEY,
    address TEXT COLLATE "C" NOT NULL,
    secret TEXT COLLATE "C" NOT NULL,
    -- the connection that keeps it alive: when it is gone, so is the process
    backend INTEGER NOT NULL,
    backend_start TIMESTAMPTZ NOT NULL,
    seen TIMESTAMPTZ NOT NULL
);
CREATE UNLOGGED TABLE owners (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    process TEXT COLLATE "C" NOT NULL
);
CREATE INDEX owners_by_process ON owners (process);
