"""The terminal: any game of the registry played, replayed and checked by typed text.

It holds no rules and no sentences.
"""
