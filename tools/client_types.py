"""Writes the web client's types from the Python ones: the wire and the games' views. Run by `make docs`.

It reads annotations and docstrings; what a field means is said in Python, once.
"""

import ast
import inspect
import json
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from connectable.registry import GAMES
from connectable.server.protocol import (
    about,
    bots,
    challenges,
    errors,
    fields,
    lobby,
    luck,
    new_table,
    record,
    replays,
    rooms,
    seats,
    socket,
    table,
)
from connectable.server.tables import dispatch

WEB = Path(__file__).parent.parent / "web/src"
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "any",  # a game's view: its own types say what is in it
    object: "unknown",
}
MESSAGES = (new_table, record, table, luck, errors, lobby, about, socket, replays, seats, rooms, challenges, bots)
"""The modules of the wire, in the order of the generated file."""
CLIENT_NAMES = {
    "TableSettings": "Wishes",
    "EventSeen": "Happened",
    "ServerInfo": "House",
    "SeatStatus": "SeatStands",
    "SeatStatuses": "SeatsStand",
    "WorthSeen": "Weighed",
}
"""What the client calls a message, where that differs from Python."""
GENERATED = "// Generated from {source} by `make docs`: change it there."


def pages() -> dict[Path, str]:
    """Path and text of every generated file."""
    found = {WEB / "server/wire.ts": wire_page()}
    for game, package in GAMES.items():
        if not package.startswith("connectable.games."):
            continue  # a game from outside brings its own client
        module = import_module(f"{package}.view")
        found[WEB / "games" / game / "view.ts"] = view_page(module, game.capitalize())
    return found


def wire_page() -> str:
    """Every message, then the commands by name, then the two directions of the socket."""
    parts = [GENERATED.format(source="server/protocol")]
    parts += [alias("OfferKind", fields.OfferKind)]
    parts += [
        interface(kind, CLIENT_NAMES)
        for module in MESSAGES
        for kind in classes_of(module)
        if issubclass(kind, msgspec.Struct)
    ]
    parts += [alias("FromClient", socket.FromClient), alias("ToClient", socket.ToClient), commands()]
    return "\n\n".join(parts) + "\n"


def view_page(module: ModuleType, game: str) -> str:
    """The view of a game; `View` is called after it."""
    source = f"{module.__name__.removeprefix('connectable.').replace('.', '/')}.py"
    called = {"View": f"{game}View"}
    parts = [interface(kind, called) for kind in classes_of(module) if is_typeddict(kind)]
    return "\n\n".join([GENERATED.format(source=source), *parts]) + "\n"


def classes_of(module: ModuleType) -> list[type]:
    """The classes that a module defines, in its order."""
    return [getattr(module, node.name) for node in tree(module.__name__).body if isinstance(node, ast.ClassDef)]


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(sys.modules[module]))


def interface(kind: type, called: dict[str, str]) -> str:
    """A class as an interface; inherited fields are its own, so that each can be read alone."""
    lines = [*comment(own_docstring(kind), ""), f"export interface {called.get(kind.__name__, kind.__name__)} {{"]
    if tag := getattr(getattr(kind, "__struct_config__", None), "tag", None):
        lines.append(f"  type: {json.dumps(tag)}")
    said = said_of_fields(kind)
    for name, optional, annotation in fields_of(kind):
        lines += [
            *comment(said.get(name, ""), "  "),
            f"  {name.rstrip('_')}{'?' * optional}: {written(annotation, kind, called)}",
        ]
    return "\n".join([*lines, "}"])


def fields_of(kind: type) -> list[tuple[str, bool, Any]]:
    """Name, whether it may be left out, and annotation; the server itself leaves out nothing but what it says."""
    hints = get_type_hints(kind, include_extras=True)
    if not issubclass(kind, msgspec.Struct):
        return [(name, name not in kind.__required_keys__, hint) for name, hint in hints.items()]  # type: ignore[attr-defined]
    free = issubclass(kind, fields.Strict) or kind.__struct_config__.omit_defaults
    return [(field.name, free and not field.required, hints[field.name]) for field in msgspec.structs.fields(kind)]


def written(annotation: Any, kind: type, called: dict[str, str]) -> str:
    """An annotation in TypeScript."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if annotation == fields.OfferKind:
        return "OfferKind"
    if origin is Annotated:
        return written(inner[0], kind, called)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in inner)
    if origin in {Union, UnionType}:
        return " | ".join(dict.fromkeys(written(part, kind, called) for part in inner))
    if origin is list:
        item = written(inner[0], kind, called)
        return f"({item})[]" if get_origin(inner[0]) in {Union, UnionType, Literal} else f"{item}[]"
    if origin is dict:
        return f"Record<string, {written(inner[1], kind, called)}>"
    if origin is tuple:
        return f"[{', '.join(written(part, kind, called) for part in inner)}]"
    if annotation in PLAIN:
        return PLAIN[annotation]
    name = called.get(annotation.__name__, annotation.__name__)
    # what comes in may leave its defaults out; what the server writes is whole
    given = issubclass(annotation, fields.Strict) and not issubclass(kind, fields.Strict)
    return f"Required<{name}>" if given else name


def commands() -> str:
    """What `data` holds for each command that people may ask for."""
    lines = ["/** What each command takes as its `data`. */", "export interface Commands {"]
    for kind in get_args(dispatch.CLIENT_COMMANDS):
        own = [field for field in msgspec.structs.fields(kind) if field.name != "seat"]
        data = "; ".join(f"{field.name}{'?' * (not field.required)}: {written(field.type, kind, {})}" for field in own)
        lines += [
            *comment(own_docstring(kind), "  "),
            f"  {kind.__struct_config__.tag}: {{ {data} }}".replace("{  }", "Record<string, never>"),
        ]
    return "\n".join([*lines, "}"])


def alias(name: str, union: Any) -> str:
    parts = [json.dumps(part) if isinstance(part, str) else part.__name__ for part in get_args(union)]
    return f"export type {name} = {' | '.join(parts)}"


def own_docstring(kind: type) -> str:
    return inspect.cleandoc(kind.__doc__ or "") if "__doc__" in vars(kind) else ""


def said_of_fields(kind: type) -> dict[str, str]:
    """The string under each field."""
    (node,) = [
        node for node in tree(kind.__module__).body if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    ]
    found = {}
    for field, below in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            found[field.target.id] = ast.literal_eval(below.value)
    return found


def comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    lines = [line.strip() for line in text.splitlines()]
    return (
        [f"{indent}/** {lines[0]} */"]
        if len(lines) == 1
        else [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]
    )


def main() -> None:
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
