"""The table of addresses, and the OpenAPI description made from it."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.responses import Response

from connectable import __version__
from connectable.server import addresses, wire
from connectable.server.calls import CODE_HEADER, Call
from connectable.server.problems import STATUS


class Address(NamedTuple):
    """One address: what it does, what it takes and gives."""

    method: str
    path: str
    answer: Callable[[Call], Awaitable[Response]]
    summary: str
    gives: Any
    takes: Any = None
    status: int = 200
    errors: tuple[str, ...] = ()
    """Beside the ones that every address may have."""
    query: Any = None


SEATED = ("malformed", "no-seat", "not-found", "stale", "too-big", "media", "refused")
ADDRESSES = (
    Address("GET", "/api/tables", addresses.list_tables, "Public tables, newest first.", wire.Lobby,
            errors=("malformed",), query=addresses.LobbyQuery),
    Address("POST", "/api/tables", addresses.make_table, "A new table.", wire.TableMade, wire.NewTable, 201,
            ("malformed", "too-big", "media")),
    Address("GET", "/api/tables/{id}", addresses.see_table, "The table as the caller may know it.", wire.TableSeen,
            errors=("no-seat", "not-found")),
    Address("POST", "/api/tables/{id}/join", addresses.join_table, "Take an open seat.", wire.Joined, wire.JoinTable,
            errors=("malformed", "not-found", "too-big", "media", "refused")),
    Address("POST", "/api/tables/{id}/actions", addresses.act, "An action of the caller's seat; the same key gets the "
            "same answer.", wire.Accepted, wire.TakeAction, errors=SEATED),
    Address("POST", "/api/tables/{id}/commands", addresses.command, "Anything else a seat may ask of its table.",
            wire.Accepted, wire.GiveCommand, errors=SEATED),
    Address("GET", "/api/tables/{id}/record", addresses.see_record, "The game so far as the caller may know it.",
            wire.RecordSeen, errors=("no-seat", "not-found")),
    Address("GET", "/api/house", addresses.see_house, "What can be played here, and how far links reach.", wire.House),
    Address("GET", "/healthz", addresses.health, "Whether the store can write.", wire.Health),
)  # fmt: skip
HIDDEN = (
    Address("GET", "/metrics", addresses.metrics, "Counters for this machine.", str),
    Address("GET", "/api/docs", addresses.describe, "This description.", dict[str, Any]),
)
ALWAYS = ("too-fast", "trouble", "store-away")
REF = "#/components/schemas/{name}"


def describe() -> bytes:
    """The OpenAPI description of all addresses."""
    kinds = [wire.Problem, wire.FromClient, wire.ToClient]
    for address in ADDRESSES:
        kinds += [kind for kind in (address.gives, address.takes, address.query) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    problem = schemas[0]
    found = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for address in ADDRESSES:
        paths.setdefault(address.path, {})[address.method.lower()] = operation(address, found, problem, components)
    description = {
        "openapi": "3.1.0",
        "info": {"title": "Connectable", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat."}},
        },
    }
    return msgspec.json.encode(description)


def operation(address: Address, found: dict[str, Any], problem: Any, components: dict[str, Any]) -> dict[str, Any]:
    responses: dict[str, Any] = {str(address.status): answer("Done.", found[repr(address.gives)])}
    for error in (*address.errors, *ALWAYS):
        responses[str(STATUS[error])] = answer(error, problem)
    if address.gives is wire.Health:
        responses["503"] = answer("The store cannot write.", found[repr(address.gives)])
    described: dict[str, Any] = {
        "summary": address.summary,
        "operationId": address.answer.__name__,
        "parameters": parameters(address, components),
        "responses": responses,
    }
    if address.takes is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": found[repr(address.takes)]}},
        }
    if "no-seat" in address.errors:
        described["security"] = [{"seat": []}] if address.errors is SEATED else [{}, {"seat": []}]
    return described


def answer(text: str, schema: Any) -> dict[str, Any]:
    return {"description": text, "content": {"application/json": {"schema": schema}}}


def parameters(address: Address, components: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if "{id}" in address.path:
        found.append({"name": "id", "in": "path", "required": True, "schema": {"type": "string"}})
    if "no-seat" in address.errors:
        found.append({"name": CODE_HEADER, "in": "header", "schema": {"type": "string", "pattern": "^[!-~]*$"}})
    if address.query is not None:
        for name, schema in components[address.query.__name__]["properties"].items():
            found.append({"name": name, "in": "query", "schema": schema})
    return found
