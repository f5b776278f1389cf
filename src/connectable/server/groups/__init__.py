"""Tables that belong together: rooms, and challenges that share one deal."""
