"""Plays every situation of a fair table against a running server and prints what it saw: `make fair-table`."""
