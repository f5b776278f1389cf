"""One handler per HTTP address, grouped by subject."""
