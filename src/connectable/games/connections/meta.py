"""What the lobby, the dailies, the replays and the lab need to know about Connections."""

from collections.abc import Mapping
from typing import Any

from connectable.meta import ContentKind, Meta


def points(view: Mapping[str, Any]) -> list[int]:
    """The points that the view gives for each seat."""
    return [seat["points"] for seat in view["seats"]]


META = Meta(
    prefix="cx",
    chance="cards",
    opponents=("medium", "easy"),
    daily={"way": "solitaire"},
    tie_field="links",
    content=(ContentKind(option="deck", suffix=".csv"), ContentKind(option="deck", suffix=".toml", tables=("card",))),
    sound="card",
    points=points,
    bots="connectable.bots.connections",
)
