"""The search of the Connect 5 bots. Everything in this folder is compiled."""
