"""Writes the web client's types from the Python ones (the wire, its routes, the games' views) and its languages.

It reads annotations and docstrings; what a field means is said in Python, once. It walks the protocol package and the
table of routes, so that a new message or route needs no line here. Run by `make docs`.
"""

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from connectable.i18n import LANGUAGES
from connectable.registry import GAMES, optional_module
from connectable.server import protocol
from connectable.server.http.routes import ROUTES, ApiRoute
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
CHOICES = {Union, UnionType, Literal}
GENERATED = "// Generated from {source} by `make docs`: change it there."


def pages() -> dict[Path, str]:
    """Path and text of every generated file."""
    found = {WEB / "server/wire.ts": wire_page(), WEB / "app/languages.ts": languages_page()}
    for game, package in GAMES.items():
        if package.startswith("connectable.games."):  # a game from outside brings its own client, or none
            found[WEB / "games" / game / "view.ts"] = view_page(package)
    return found


def wire_page() -> str:
    """Every message of the protocol package, then the routes and the commands."""
    modules = [import_module(f"{protocol.__name__}.{found.name}") for found in iter_modules(protocol.__path__)]
    queries = dict.fromkeys(route.query for route in ROUTES if route.query is not None)
    aliases = aliases_of(modules)
    parts = [
        GENERATED.format(source="server/protocol, server/http/routes.py and table/commands.py"),
        *(alias(name, value) for name, value in aliases.items()),
        *(interface(kind, aliases) for module in modules for kind in classes_of(module) if is_message(kind)),
        *(interface(kind, aliases) for kind in queries),
        routes(ROUTES, aliases),
        commands(aliases),
    ]
    return "\n\n".join(parts) + "\n"


def languages_page() -> str:
    """The languages that have a catalogue; a file of its own, because the wire is types only and above `app/`."""
    parts = [GENERATED.format(source="i18n.py"), f"export const LANGUAGES = {json.dumps(LANGUAGES)} as const"]
    return "\n\n".join(parts) + "\n"


def view_page(package: str) -> str:
    """The view and the previews of a game, and what its view says could happen."""
    names = ("view_types", "view", "threats", "preview")
    modules = [found for name in names if (found := optional_module(f"{package}.{name}"))]
    source = " and ".join(f"{module.__name__.removeprefix('connectable.').replace('.', '/')}.py" for module in modules)
    aliases = aliases_of(modules)
    parts = [
        GENERATED.format(source=source),
        *(alias(name, value) for name, value in aliases.items()),
        *(interface(kind, aliases) for module in modules for kind in classes_of(module) if is_typeddict(kind)),
    ]
    return "\n\n".join(parts) + "\n"


def is_message(kind: type) -> bool:
    """Whether it is on the wire: a struct with fields or a tag, not only a base of others."""
    return issubclass(kind, msgspec.Struct) and bool(kind.__struct_fields__ or kind.__struct_config__.tag)


def classes_of(module: ModuleType) -> list[type]:
    """The classes that a module defines, in its order."""
    return [getattr(module, node.name) for node in tree(module.__name__).body if isinstance(node, ast.ClassDef)]


def aliases_of(modules: Iterable[ModuleType]) -> dict[str, Any]:
    """Name → a few words or messages of which a value is one, as modules define them: `Phase = Literal[…]`."""
    found = {}
    for module in modules:
        for node in tree(module.__name__).body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                value = getattr(module, node.targets[0].id)
                if get_origin(value) is Literal or is_message_union(value):
                    found[node.targets[0].id] = value
    return found


def is_message_union(value: Any) -> bool:
    return get_origin(value) in {Union, UnionType} and all(
        isinstance(part, type) and is_message(part) for part in get_args(value)
    )


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(sys.modules[module]))


def interface(kind: type, aliases: dict[str, Any]) -> str:
    """A class as an interface; inherited fields are its own, so that each can be read alone."""
    lines = [*comment(own_docstring(kind), ""), f"export interface {kind.__name__} {{"]
    if tag := getattr(getattr(kind, "__struct_config__", None), "tag", None):
        lines.append(f"  type: {json.dumps(tag)}")
    said = said_of_fields(kind)
    for name, optional, annotation in fields_of(kind):
        lines += [
            *comment(said.get(name, ""), "  "),
            f"  {name.rstrip('_')}{'?' * optional}: {written(annotation, kind, aliases)}",
        ]
    return "\n".join([*lines, "}"])


def fields_of(kind: type) -> list[tuple[str, bool, Any]]:
    """Name, whether it may be left out, and annotation; the server itself leaves out nothing but what it says."""
    hints = get_type_hints(kind, include_extras=True)
    if not issubclass(kind, msgspec.Struct):
        return [(name, name not in kind.__required_keys__, hint) for name, hint in hints.items()]  # type: ignore[attr-defined]
    free = is_incoming(kind) or kind.__struct_config__.omit_defaults
    return [(field.name, free and not field.required, hints[field.name]) for field in msgspec.structs.fields(kind)]


def is_incoming(kind: Any) -> bool:
    """Whether clients send it: then unknown fields are rejected, and defaults may be left out."""
    return issubclass(kind, msgspec.Struct) and kind.__struct_config__.forbid_unknown_fields


def written(annotation: Any, kind: type, aliases: dict[str, Any]) -> str:
    """An annotation in TypeScript."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin in {Annotated, NotRequired}:
        return written(inner[0], kind, aliases)
    if origin is Literal:
        known = [name for name, value in aliases.items() if value == annotation]
        return known[0] if known else " | ".join(json.dumps(value) for value in inner)
    if origin in CHOICES:
        return " | ".join(dict.fromkeys(written(part, kind, aliases) for part in inner))
    if origin is list:
        item = written(inner[0], kind, aliases)
        return f"({item})[]" if get_origin(inner[0]) in CHOICES and " | " in item else f"{item}[]"
    if origin is dict:  # with a few words as its keys it has all of them
        return f"Record<{written(inner[0], kind, aliases)}, {written(inner[1], kind, aliases)}>"
    if origin is tuple:
        return f"[{', '.join(written(part, kind, aliases) for part in inner)}]"
    if annotation in PLAIN:
        return PLAIN[annotation]
    # what comes in may leave its defaults out; what the server writes is whole
    given = is_incoming(annotation) and not is_incoming(kind)
    return f"Required<{annotation.__name__}>" if given else str(annotation.__name__)


def routes(table: tuple[ApiRoute, ...], aliases: dict[str, Any]) -> str:
    """What each route takes and returns, by its method and path."""
    lines = ["/** What each route takes and returns. */", "export interface Routes {"]
    for route in table:
        places = re.findall(r"\{(\w+)\}", route.path)
        parts = ["path: { " + "; ".join(f"{place}: string | number" for place in places) + " }"] if places else []
        if route.query is not None:
            parts.append(f"query?: {written(route.query, route.query, aliases)}")
        if route.takes is not None:
            parts.append(f"body: {written(route.takes, route.takes, aliases)}")
        parts.append(f"answer: {written(route.returns, NoneType, aliases)}")
        lines += [*comment(route.summary, "  "), f'  "{route.method} {route.path}": {{ {"; ".join(parts)} }}']
    return "\n".join([*lines, "}"])


def commands(aliases: dict[str, Any]) -> str:
    """What `data` holds for each command that clients may give."""
    lines = ["/** What each command takes as its `data`. */", "export interface Commands {"]
    for kind in get_args(dispatch.CLIENT_COMMANDS):
        own = [field for field in msgspec.structs.fields(kind) if field.name != "seat"]
        data = "; ".join(
            f"{field.name}{'?' * (not field.required)}: {written(field.type, kind, aliases)}" for field in own
        )
        lines += [
            *comment(own_docstring(kind), "  "),
            f"  {kind.__struct_config__.tag}: {{ {data} }}".replace("{  }", "Record<never, never>"),
        ]
    return "\n".join([*lines, "}"])


def alias(name: str, union: Any) -> str:
    parts = [part.__name__ if isinstance(part, type) else json.dumps(part) for part in get_args(union)]
    return f"export type {name} = {' | '.join(parts)}"


def own_docstring(kind: type) -> str:
    return inspect.cleandoc(kind.__doc__ or "") if "__doc__" in vars(kind) else ""


def said_of_fields(kind: type) -> dict[str, str]:
    """The string under each field."""
    (node,) = [
        node for node in tree(kind.__module__).body if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    ]
    return {
        field.target.id: ast.literal_eval(below.value)
        for field, below in zip(node.body, node.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr)
    }


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
