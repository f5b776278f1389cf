"""What is played in the laboratory: the three games, Connections in several ways, and small games made for tests."""

from connectable.options import OptionValue

TEST_GAMES = {
    "highcard": "highcard",
    "inturn": "server.turn_game",
    "racing": "server.race_game",
    "sealed": "server.sealed_game",
}
PLAYED: tuple[tuple[str, dict[str, OptionValue]], ...] = (
    ("highcard", {}),
    ("inturn", {}),
    ("racing", {}),
    ("sealed", {}),
    ("connect5", {}),
    ("connnect", {}),
    ("connections", {}),
    ("connections", {"judge": "jury", "find": "own", "rounds": 1, "cards": 30}),
    ("connections", {"way": "quads", "turns": "at_once"}),
    ("connections", {"way": "quick"}),
    ("connections", {"way": "rummy", "rounds": 1, "cards": 30}),
)
"""Games with their options."""
