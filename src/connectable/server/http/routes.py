"""The table of addresses, and the OpenAPI description made from it."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.responses import Response

from connectable import __version__
from connectable.server.bots import hints, reviews
from connectable.server.http.handlers import groups, tables
from connectable.server.http.problems import STATUS
from connectable.server.http.request import CODE_HEADER, Call
from connectable.server.protocol import group_messages, messages


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
ADDRESSES = (  # tried in this order: the busiest first
    Address("POST", "/api/tables/{id}/actions", tables.act, "An action of the caller's seat; the same key gets the "
            "same answer.", messages.Accepted, messages.TakeAction, errors=SEATED),
    Address("GET", "/api/tables", tables.list_tables, "Public tables, newest first.", messages.Lobby,
            errors=("malformed",), query=tables.LobbyQuery),
    Address("POST", "/api/tables", tables.make_table, "A new table.", messages.TableMade, messages.NewTable, 201,
            ("malformed", "no-seat", "not-found", "too-big", "media", "refused")),
    Address("GET", "/api/tables/{id}", tables.see_table, "The table as the caller may know it.", messages.TableSeen,
            errors=("no-seat", "not-found")),
    Address("POST", "/api/tables/{id}/join", tables.join_table, "Take an open seat.", messages.Joined,
            messages.JoinTable, errors=("malformed", "not-found", "too-big", "media", "refused")),
    Address("POST", "/api/tables/{id}/commands", tables.command, "Anything else a seat may ask of its table.",
            messages.Accepted, messages.GiveCommand, errors=SEATED),
    Address("GET", "/api/tables/{id}/record", tables.see_record, "The game so far as the caller may know it.",
            messages.RecordSeen, errors=("no-seat", "not-found")),
    Address("GET", "/api/tables/{id}/replay", groups.see_replay, "The moments of a finished game.",
            group_messages.Replay, errors=("no-seat", "not-found", "refused")),
    Address("GET", "/api/tables/{id}/replay/{at}", groups.see_moment, "A finished game behind so many "
            "actions.", group_messages.MomentSeen, errors=("malformed", "no-seat", "not-found", "refused"),
            query=groups.EyesQuery),
    Address("POST", "/api/tables/{id}/hint", hints.give_hint, "What a strong bot would do in the caller's place, and "
            "why.", group_messages.Hint, errors=SEATED),
    Address("GET", "/api/tables/{id}/review", reviews.see_review, "What the decisions of a finished game cost.",
            group_messages.ReviewSeen, errors=("no-seat", "not-found", "refused")),
    Address("POST", "/api/seats", groups.see_seats, "How the seats stand that a browser holds.",
            group_messages.SeatsStand, group_messages.HeldSeats, errors=("malformed", "too-big", "media")),
    Address("POST", "/api/rooms", groups.make_room, "A room: a link that always leads to its newest table.",
            group_messages.RoomMade, group_messages.NewRoom, 201, ("malformed", "too-big", "media")),
    Address("GET", "/api/rooms/{id}", groups.see_room, "The room's table now, and its latest results.",
            group_messages.RoomSeen, errors=("not-found",)),
    Address("GET", "/api/daily", groups.see_daily, "The deals of a day, the same for everybody.",
            group_messages.Daily, errors=("malformed",), query=groups.DailyQuery),
    Address("POST", "/api/challenges", groups.share_table, "A friend gets the very same deal.",
            group_messages.ChallengeMade, group_messages.ShareTable, 201, SEATED),
    Address("GET", "/api/challenges/{id}", groups.see_challenge, "A shared deal and its results.",
            group_messages.DealSeen, errors=("malformed", "not-found"), query=groups.DealQuery),
    Address("GET", "/api/house", tables.see_house, "What can be played here, and how far links reach.", messages.House),
    Address("GET", "/api/tables/{id}/draws", tables.see_draws, "What chance decided, to draw it again from the "
            "secret.", messages.Draws, errors=("no-seat", "not-found")),
    Address("GET", "/healthz", tables.health, "Whether the store can write.", messages.Health),
)  # fmt: skip
HIDDEN = (
    Address("GET", "/metrics", tables.metrics, "Counters for this machine.", str),
    Address("GET", "/api/docs", tables.describe, "This description.", dict[str, Any]),
)
ALWAYS = ("too-fast", "trouble", "store-away")
REF = "#/components/schemas/{name}"


def describe() -> bytes:
    """The OpenAPI description of all addresses."""
    kinds = [messages.Problem, messages.FromClient, messages.ToClient]
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
    if address.gives is messages.Health:
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
    if "{at}" in address.path:
        schema = {"type": "integer", "minimum": 0}
        found.append({"name": "at", "in": "path", "required": True, "schema": schema})
    if "no-seat" in address.errors or address.path == "/api/rooms/{id}":
        found.append({"name": CODE_HEADER, "in": "header", "schema": {"type": "string", "pattern": "^[!-~]*$"}})
    if address.query is not None:
        for name, schema in components[address.query.__name__]["properties"].items():
            found.append({"name": name, "in": "query", "schema": schema})
    return found
