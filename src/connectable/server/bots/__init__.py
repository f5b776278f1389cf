"""Bots in worker processes: the pool, its queue, hints and reviews."""
