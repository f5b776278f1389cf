"""What the lobby, the dailies, the replays and the lab need to know about Connect 5."""

from connectable.games.connect5.engine.actions import Action
from connectable.games.connect5.engine.state import State
from connectable.games.connect5.lesson import lesson
from connectable.games.connect5.positions import of_day
from connectable.meta import ContentKind, Meta


def all_actions(state: State) -> list[Action]:
    """Every action of the board; its slot is its number."""
    return state.setup.board.actions


META = Meta(
    prefix="c5",
    hidden=False,
    futile=False,
    opponents=("easy",),
    content=(ContentKind(option="board", suffix=".txt"),),
    sound="token",
    all_actions=all_actions,
    bots="connectable.bots.connect5",
    lesson=lesson,
    daily_start=of_day,
    goal_source="connect5",
)
