"""Every run first says which form of the rules it tests: `make pure` and `make compiled` set CONNECTABLE_FORM."""

import os
from pathlib import Path

import pytest

import connectable
import matrix
from connectable.registry import register
from paths import ROOT

register("highcard", "highcard")


def pytest_sessionstart(session: pytest.Session) -> None:
    expected = os.environ.get("CONNECTABLE_FORM", connectable.form())
    if connectable.form() != expected:
        raise pytest.UsageError(
            f"this run is to test the {expected} form, but {connectable.__file__} is {connectable.form()}"
        )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    matrix.select(config, items)


def pytest_report_header() -> str:
    return f"connectable: {connectable.form()} form, {connectable.__file__}"


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT
