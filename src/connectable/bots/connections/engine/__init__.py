"""The search of the Connections bots. Everything in this folder is compiled."""
