"""Bots: levels, search and one evaluation file per game. They see determinized states only."""
