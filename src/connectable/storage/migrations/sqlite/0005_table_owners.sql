-- Nothing: a file is served by one process. Both databases count their schemas alike.
SELECT 1;
