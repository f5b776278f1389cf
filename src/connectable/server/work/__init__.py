"""Work in processes of its own: the processes, the queue for them, and what grows with its input."""
