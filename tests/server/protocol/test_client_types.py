"""The web client's types are those of the wire and the views: nothing stale, nothing left out."""

import importlib.util
import re
from types import ModuleType
from typing import get_args

import pytest

from connectable.server.http.routes import ROUTES
from connectable.server.protocol import errors, fields, record, table
from connectable.server.protocol.socket import FromClient, ToClient
from connectable.server.tables import dispatch
from paths import ROOT


@pytest.fixture(scope="module")
def typescript() -> ModuleType:
    spec = importlib.util.spec_from_file_location("typescript", ROOT / "tools/client_types.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_files_are_what_make_docs_writes(typescript: ModuleType) -> None:
    for path, text in typescript.pages().items():
        assert path.read_text("utf-8") == text, f"{path}: stale, run `make docs`"


def test_every_message_and_command_has_its_type(typescript: ModuleType) -> None:
    text = typescript.wire_page()
    for kind in (*get_args(FromClient), *get_args(ToClient)):
        tag = kind.__struct_config__.tag
        assert re.search(rf'interface {kind.__name__} {{\n  type: "{tag}"', text)
    for kind in get_args(dispatch.CLIENT_COMMANDS):
        assert re.search(rf"^  {kind.__struct_config__.tag}: ", text, re.MULTILINE)


def test_every_route_has_its_types(typescript: ModuleType) -> None:
    text = typescript.wire_page()
    for route in ROUTES:
        line = re.search(rf'^  "{re.escape(f"{route.method} {route.path}")}": (.*)$', text, re.MULTILINE)
        assert line, route.path
        assert f"answer: {route.returns.__name__} }}" in line[1]
        assert (f"body: {route.takes.__name__};" in line[1]) if route.takes else ("body:" not in line[1])
        assert ("query?:" in line[1]) == (route.query is not None)
        assert ("path: {" in line[1]) == ("{" in route.path)


def test_what_clients_may_leave_out_is_optional_and_what_they_get_is_not(typescript: ModuleType) -> None:
    assert "  try?: boolean\n" in typescript.interface(table.TakeAction, {})
    assert "?" not in re.sub(r"/\*\*.*?\*/", "", typescript.interface(errors.Problem, {}))
    assert "  settings: Required<TableSettings>\n" in typescript.interface(table.TableSeen, {})


def test_types_keep_their_shape(typescript: ModuleType) -> None:
    assert "  entries: [number | string, any][]\n" in typescript.interface(record.RecordSeen, {})
    assert "  seat: number | null\n" in typescript.interface(table.TableSeen, {})
    assert "  kind: OfferKind\n" in typescript.interface(table.OfferSeen, {"OfferKind": fields.OfferKind})
    assert "  dots: Record<string, Stand>\n" in (ROOT / "web/src/games/connect5/view.ts").read_text("utf-8")


def test_views_and_previews_name_their_few_words(typescript: ModuleType) -> None:
    text = typescript.view_page("connectable.games.connnect")
    assert 'export type Status = "busy" | "done" | "out"\n' in text
    assert "  status: Status\n" in text
    assert "  hand: Record<Kept, number>\n" in text
    assert "  connect?: ConnectView\n" in text[text.index("export interface Preview {") :]
