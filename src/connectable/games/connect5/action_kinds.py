"""Finer kinds of actions than the notation names: for counting what happens on a board, never for judging."""

from connectable.games.connect5.engine.actions import JUMP, SANDWICH, SPLIT, SPLIT_JUMP, STACK, STEP, Action
from connectable.games.connect5.engine.state import State

KINDS = (
    "stack",
    "double step",
    "split",
    "split eat",
    "whole double eats single",
    "double eats double",
    "sandwich",
    "sandwich from a double",
)


def kind(state: State, action: Action) -> str:
    """The finer kind of an action: an eat by a whole double, a step of a double …"""
    board = state.setup.board
    double = action.at >= 0 and state.cells[board.dot(action.at)] == 2 * state.seat + 2
    if action.kind == JUMP:
        prey = "double" if state.cells[board.dot(action.over)] % 2 == 0 else "single"
        return ("double eats double" if prey == "double" else "whole double eats single") if double else "eat"
    names = {STACK: "stack", SPLIT: "split", SPLIT_JUMP: "split eat", STEP: "double step" if double else "step"}
    return names.get(action.kind, "other") if action.kind != SANDWICH else "sandwich" + " from a double" * double
