"""The terminal: play and replay any registered game by typing.

It contains no rules and no sentences.
"""
