"""The server: HTTP, sockets, bots in worker processes. The only async package; rules and tables are decided elsewhere."""
