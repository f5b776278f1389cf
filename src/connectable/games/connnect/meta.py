"""What the lobby, the dailies, the replays and the lab need to know about CoNNNect."""

from collections.abc import Mapping, Sequence
from typing import Any

from connectable.games.connnect.lesson import lesson
from connectable.meta import ContentKind, Meta, Reader, Step


def points(view: Mapping[str, Any]) -> list[int]:
    """The sum of each sheet's sources of points."""
    return [sum(sheet["points"].values()) for sheet in view["sheets"]]


def rounds(steps: Sequence[Step]) -> list[int]:
    """The points of a lone sheet by round."""
    after: dict[int, int] = {}
    for step in steps:
        after[step.round] = step.points[0] if step.points else 0
    totals = [after[number] for number in sorted(after) if number]
    return [total - before for total, before in zip(totals, [0, *totals], strict=False)]


def rolled(label: str) -> bool:
    """Dice; the shapes, the objectives and the first seat are drawn."""
    return "roll" in label.split()


def surprises(state: Any, seat: int, action: Any) -> bool:
    """Never: what a seat may do in a sealed round depends on its own sheet and on what lies open."""
    return False


def shown_values(_state: Any, values: Mapping[str, Any], reader: Reader) -> Mapping[str, Any]:
    """Spaces by row and column: no letters are printed on a sheet."""

    def place(name: str) -> str:
        return reader.say("cn-place", row=int(name[1]), column="abcdef".index(name[0]) + 1)

    found = dict(values)
    if isinstance(space := values.get("space"), str):
        found["space"] = place(space)
    if isinstance(spaces := values.get("spaces"), list):
        found["spaces"] = "; ".join(map(place, spaces))
    return found


META = Meta(
    prefix="cn",
    futile=False,
    chance="dice",
    surprises=surprises,
    rolled=rolled,
    opponents=("medium", "easy"),
    daily={},
    daily_steps=rounds,
    daily_grades=(90.0, 84.0, 81.0, 75.0),
    content=(
        ContentKind(
            option="sheet",
            suffix=".toml",
            tables=("setup", "sheet", "arrows", "free", "connect3", "connect4", "connect5", "objectives"),
        ),
    ),
    sound="pencil",
    points=points,
    shown_values=shown_values,
    bots="connectable.bots.connnect",
    lesson=lesson,
)
