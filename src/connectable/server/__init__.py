"""The server: HTTP, sockets, bots in worker processes. The only async package; it decides no rule."""
