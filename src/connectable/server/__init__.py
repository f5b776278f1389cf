"""The server: HTTP, sockets, bots in worker processes. The only async package; it decides no rules.

`app` puts everything together; nothing here knows the command line.
"""
