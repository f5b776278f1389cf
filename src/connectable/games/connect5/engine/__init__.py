"""The rules of Connect 5. Everything in this folder is compiled."""
