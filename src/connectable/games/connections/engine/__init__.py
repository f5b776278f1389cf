"""The rules of Connections. Everything in this folder is compiled."""
