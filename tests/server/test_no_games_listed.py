"""The server lists no games: what it needs to know about one, the game says itself."""

import ast
from pathlib import Path

import connectable.server
from connectable.registry import GAMES

SERVER = Path(connectable.server.__file__).parent


def texts(path: Path) -> list[str]:
    """Every text in a module, without docstrings and the notes under fields."""
    tree = ast.parse(path.read_text("utf-8"))
    notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in notes)
    return [node.value for node in constants if isinstance(node.value, str)]


def test_no_module_of_the_server_names_a_game() -> None:
    ours = {name for name, package in GAMES.items() if package.startswith("connectable.games.")}
    assert ours
    named = {(path.name, text) for path in SERVER.rglob("*.py") for text in texts(path) if text in ours}
    assert not named
