"""One handler per route, grouped by subject."""
