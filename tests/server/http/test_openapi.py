"""The description at `/api/docs` is true: schemathesis tries every route as described, and more."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from connectable.server.http.openapi import describe
from connectable.server.http.routes import ROUTES
from connectable.server.protocol.socket import FromClient, ToClient
from server.running_server import FAST, RunningServer

schema = schemathesis.openapi.from_dict(json.loads(describe()))
refusing = schema.config.checks.negative_data_rejection
refusing.expected_statuses = [*refusing.expected_statuses, "413"]  # a text past its limit can be past the body's too


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(str(tmp_path_factory.mktemp("openapi") / "tables.sqlite"), FAST) as host:
        yield host


@schema.parametrize()
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_route_answers_as_described(case: "schemathesis.Case[Any]", running: RunningServer) -> None:
    # what fits the schema may still name no game, no seat and no command
    case.call_and_validate(base_url=running.url, excluded_checks=[positive_data_acceptance])


def test_a_body_past_its_limit_is_refused_as_too_big(running: RunningServer) -> None:
    body = json.dumps({"game": "connnect", "options": {"sheet": "😀" * 20_001}, "table": {"visibility": "nowhere"}})
    headers = {"content-type": "application/json"}
    assert running.http.post("/api/tables", content=body, headers=headers).status_code == 413


def test_the_description_is_served(running: RunningServer) -> None:
    answer = running.http.get("/api/docs")
    assert answer.headers["content-type"] == "application/json"
    assert set(answer.json()["paths"]) == {address.path for address in ROUTES}


def test_messages_can_be_told_apart_by_their_type() -> None:
    """The client's types are generated from these schemas."""
    for kind in (FromClient, ToClient):
        (union,), _ = msgspec.json.schema_components([kind])
        assert union["discriminator"]["propertyName"] == "type"
