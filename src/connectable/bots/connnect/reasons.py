"""Why an action of CoNNNect is good, as the key and values of one sentence: the first thing that is true of it.

It judges nothing: it says what an action does, not whether another does more.
"""

from typing import Any

from mypy_extensions import i64

from connectable.bots.connnect.engine.candidates import acted
from connectable.bots.connnect.engine.model import ROW, SheetModel, model_of
from connectable.bots.connnect.engine.search import scene_of
from connectable.bots.levels import Reason
from connectable.games.connnect.engine.actions import (
    CHOOSE_ZONE,
    CLAIM,
    DROP,
    FREE,
    LOSE,
    MOVE_OUT,
    SAY_OUT,
    TAKE,
    USE_PLUS_MINUS,
    USE_SWITCH,
    WRITE,
    Action,
)
from connectable.games.connnect.engine.geometry import POW, space_name, zones_of
from connectable.games.connnect.engine.layout import FOURS
from connectable.games.connnect.engine.state import SETUP, State, size_of


def reason(game: Any, state: State, seat: int, action: Action) -> Reason:
    """The catalogue key of the sentence, and its values."""
    kind = int(action.kind)
    zone = int(state.sheets[seat].dice & 7)
    if kind == CHOOSE_ZONE:
        return "cn-hint-zone", {"zone": int(action.a)}
    if kind == WRITE:
        return reason_to_write(state, seat, action)
    if kind == FREE:
        return "cn-hint-free", {"number": int(action.b), "face": int(action.a)}
    if kind == DROP:
        return "cn-hint-drop", {"zone": zone}
    if kind == MOVE_OUT:
        return "cn-hint-move", {"space": space_name(int(action.a))}
    if kind == USE_SWITCH:
        return "cn-hint-switch", {"zone": int(action.a)}
    if kind == USE_PLUS_MINUS:
        return "cn-hint-change", {}
    if kind == CLAIM:
        return reason_to_claim(state, seat, action)
    if kind == TAKE:
        return "cn-hint-take", {"stars": int(action.a) // 64}
    if kind == LOSE:
        return "cn-hint-lose", {}
    if kind == SAY_OUT:
        return "cn-hint-out", {}
    points = game.preview(state, seat, action).get("points", 0)
    return ("cn-hint-objective", {"points": int(points)}) if points else ("cn-hint-keep", {})


def reason_to_write(state: State, seat: int, action: Action) -> Reason:
    """What a number makes: a Connect, a circle, nearly a Connect, or room for some."""
    number, space = int(action.a), int(action.b)
    said: dict[str, str | int] = {"number": number, "space": space_name(space)}
    if state.phase == SETUP:
        return "cn-hint-setup", said
    before = model_of(scene_of(state, seat), state, state.sheets[seat])
    after = acted(before, action)
    size = grown(before, after, 0, 2)
    if size:
        return "cn-hint-completes", {**said, "size": size}
    if after.circles & ~before.circles:
        column, row = zones_of(space)
        return "cn-hint-circle", {"space": space_name(space), "column": column, "row": row}
    size = grown(before, after, 1, 2)
    if size:
        return "cn-hint-near", {**said, "size": size}
    size = grown(before, after, 0, 0)
    return ("cn-hint-completes", {**said, "size": size}) if size else ("cn-hint-ways", said)


def grown(before: SheetModel, after: SheetModel, lack: i64, first: i64) -> int:
    """The size of the largest Connect, from that shape on, that newly lacks only so many numbers; 0: none."""
    for shape in range(i64(13), first - 1, -1):
        is_open = shape < 6 or before.cards & POW[shape - 6] != 0
        if is_open and after.open[shape * ROW + lack] > before.open[shape * ROW + lack]:
            return int(size_of(shape))
    return 0


def reason_to_claim(state: State, seat: int, action: Action) -> Reason:
    """What a claim pays, and whether another seat is close to it."""
    shape = int(action.b)
    if shape >= 6:
        letter = state.layout.letter(shape - 6)
        return "cn-hint-five", {"letter": letter, "points": int(state.layout.scores[state.spent])}
    scene = scene_of(state, seat)
    model = model_of(scene, state, state.sheets[seat])
    if shape < 2 or model.shapes & POW[shape - 2]:
        return "cn-hint-bonus", {"size": int(size_of(shape))}
    name = FOURS[shape - 2]
    if model.raced & POW[shape - 2]:
        return "cn-hint-late", {"shape": name}
    return ("cn-hint-race" if scene.near[shape] < 2 else "cn-hint-first"), {"shape": name}
