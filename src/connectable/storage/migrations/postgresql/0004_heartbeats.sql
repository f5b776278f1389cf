-- Until when each server process is known to run, and the times when none did: nobody's clock is charged for those.
CREATE TABLE heartbeats (
    process TEXT PRIMARY KEY NOT NULL,
    alive_until BIGINT NOT NULL
);
CREATE TABLE outages (
    began BIGINT NOT NULL,
    ended BIGINT NOT NULL
);
