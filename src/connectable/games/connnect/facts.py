"""What the log says of an action beyond its notation: which round it ended."""

from connectable.games.connnect.engine.state import OVER, State


def facts(before: State, after: State) -> dict[str, str | int]:
    ended = after.round > before.round or (after.phase == OVER and before.phase != OVER)
    return {"round": int(before.round)} if ended and before.round > 0 else {}
