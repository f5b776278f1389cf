"""What the log says of an action beyond its notation: what was eaten, which round it ended."""

from connectable.games.connect5.engine.actions import Action
from connectable.games.connect5.engine.state import State
from connectable.games.connect5.view import stand


def facts(before: State, action: Action, after: State) -> dict[str, str | int]:
    found: dict[str, str | int] = {}
    board = before.setup.board
    if action.over >= 0 and (cell := int(before.cells[board.dot(action.over)])):
        eaten = stand(cell)
        if eaten["seat"] != before.seat:
            found |= {"eaten": eaten["seat"], "points": eaten["tokens"]}
    if len(after.done) > len(before.done):
        found["round"] = len(after.done)
    return found
