"""The OpenAPI description of all routes, made from the table of routes and the types of the messages."""

from functools import cache
from typing import Any

import msgspec
from starlette.responses import Response

from connectable import __version__
from connectable.server.http.request import CODE_HEADER, PLAYER_HEADER, ApiRequest, encoded_json
from connectable.server.http.routes import ROUTES, SEATED, ApiRoute
from connectable.server.protocol.about import Health
from connectable.server.protocol.errors import STATUS, Problem
from connectable.server.protocol.socket import FromClient, ToClient

ALWAYS = ("too-fast", "trouble", "store-away")
"""Errors that every route may answer with."""
REF = "#/components/schemas/{name}"


@cache
def describe() -> bytes:
    """The OpenAPI description of all routes."""
    kinds = [Problem, FromClient, ToClient]
    for route in ROUTES:
        kinds += [kind for kind in (route.returns, route.takes, route.query) if kind is not None]
    found, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schemas = dict(zip(map(repr, kinds), found, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, schemas, components)
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


def operation(route: ApiRoute, schemas: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    responses: dict[str, Any] = {str(route.status): response("Done.", schemas[repr(route.returns)])}
    for error in (*route.errors, *ALWAYS):
        responses[str(STATUS[error])] = response(error, schemas[repr(Problem)])
    if route.returns is Health:
        responses["503"] = response("The store cannot write.", schemas[repr(Health)])
    described: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.handler.__name__,
        "parameters": parameters(route, components),
        "responses": responses,
    }
    if route.takes is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[repr(route.takes)]}},
        }
    if "no-seat" in route.errors:
        described["security"] = [{"seat": []}] if route.errors is SEATED else [{}, {"seat": []}]
    return described


def response(text: str, schema: Any) -> dict[str, Any]:
    return {"description": text, "content": {"application/json": {"schema": schema}}}


def parameters(route: ApiRoute, components: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if "{id}" in route.path:
        found.append({"name": "id", "in": "path", "required": True, "schema": {"type": "string"}})
    if "{code}" in route.path:
        found.append({"name": "code", "in": "path", "required": True, "schema": {"type": "string"}})
    named = [name for name in ("game", "day") if f"{{{name}}}" in route.path]
    found += [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in named]
    if "{at}" in route.path:
        schema = {"type": "integer", "minimum": 0}
        found.append({"name": "at", "in": "path", "required": True, "schema": schema})
    if "no-seat" in route.errors or route.path == "/api/rooms/{id}":
        found.append({"name": CODE_HEADER, "in": "header", "schema": {"type": "string", "pattern": "^[!-~]*$"}})
    if route.path.startswith(("/api/daily", "/api/challenges")) or "/replay" in route.path:
        found.append({"name": PLAYER_HEADER, "in": "header", "schema": {"type": "string", "pattern": "^[!-~]{0,64}$"}})
    if route.query is not None:
        for name, schema in components[route.query.__name__]["properties"].items():
            found.append({"name": name, "in": "query", "schema": schema})
    return found


async def see_description(request: ApiRequest) -> Response:
    return encoded_json(describe())


DOCS_ROUTE = ApiRoute("GET", "/api/docs", see_description, "This description.", dict[str, Any])
