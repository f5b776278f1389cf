"""The terminal: any game of the registry played and replayed by typed text.

It holds no rules and no sentences.
"""
