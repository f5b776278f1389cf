"""The web client's files: types, caching, compressed forms, and no way out of their folder."""

import base64
import gzip
import hashlib
import socket
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from connectable.i18n import LANGUAGES
from server.conftest import StartServer
from server.running_server import FAST, RunningServer

SCRIPT = b"console.log('table')" * 50
FILES = {
    "index.html": b"<!doctype html><title>Connectable</title>",
    "sw.js": b"self.onfetch = null",
    "manifest.webmanifest": b"{}",
    "icon.svg": b"<svg/>",
    "assets/app-1a2b.js": SCRIPT,
    "assets/app-1a2b.js.gz": gzip.compress(SCRIPT),
    "assets/app-1a2b.js.br": b"packed by brotli",
    "assets/thai-9f.woff2": b"wOF2",
    "assets/app-1a2b.css": b"body{}",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "client"
    for name, data in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(data)
    (tmp_path / "secret.txt").write_text("the secret")
    (root / "way-out.txt").symlink_to(tmp_path / "secret.txt")
    return root


@pytest.fixture
def served(start_server: StartServer, folder: Path) -> RunningServer:
    return start_server(config=replace(FAST, client=folder))


def get(host: RunningServer, path: str, **headers: str) -> httpx.Response:
    return host.http.get(path, headers={"accept-encoding": "identity", **headers})


@pytest.mark.parametrize("path", ["/", "/t/moss-lake-abcd", "/r/friday", "/rules/connnect/en", "/settings", "/apiary"])
def test_every_place_in_the_client_is_its_first_page(served: RunningServer, path: str) -> None:
    answer = get(served, path)
    assert (answer.status_code, answer.content) == (200, FILES["index.html"])
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    again = get(served, path, **{"if-none-match": f'W/{answer.headers["etag"]}, "x"'})
    assert (again.status_code, again.content) == (304, b"")
    assert get(served, path, **{"if-none-match": '"x"'}).status_code == 200


def test_the_script_inside_the_page_is_allowed_by_its_hash_and_no_other(
    start_server: StartServer, folder: Path
) -> None:
    script = "document.documentElement.lang = 'de'\n"
    page = f"<!doctype html><script>{script}</script><script type=module src=x.js></script>"
    (folder / "index.html").write_text(page)
    policy = get(start_server(config=replace(FAST, client=folder)), "/").headers["content-security-policy"]
    named = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{named}';" in policy


@pytest.mark.parametrize(
    ("path", "kind", "lasting"),
    [
        ("/sw.js", "text/javascript; charset=utf-8", False),
        ("/manifest.webmanifest", "application/manifest+json", False),
        ("/icon.svg", "image/svg+xml", False),
        ("/assets/thai-9f.woff2", "font/woff2", True),
        ("/assets/app-1a2b.css", "text/css; charset=utf-8", True),
    ],
)
def test_files_have_their_type_and_their_age(served: RunningServer, path: str, kind: str, lasting: bool) -> None:
    answer = get(served, path)
    assert (answer.status_code, answer.content) == (200, FILES[path[1:]])
    assert answer.headers["content-type"] == kind
    assert ("immutable" in answer.headers["cache-control"]) is lasting
    assert "vary" not in answer.headers


@pytest.mark.parametrize(
    ("takes", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("identity", None), ("x", None)],
)
def test_packed_neighbours_are_sent_to_who_takes_them(served: RunningServer, takes: str, encoding: str | None) -> None:
    with served.http.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": takes}) as answer:
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        end = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
        assert b"".join(answer.iter_raw()) == FILES[f"assets/app-1a2b.js{end}"]
        if encoding:
            assert answer.headers["etag"].endswith(f'-{encoding}"')


def test_only_the_head_is_sent_to_who_asks_for_it(served: RunningServer) -> None:
    answer = served.http.head("/assets/app-1a2b.css")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == "6"


@pytest.mark.parametrize(
    "path", ["/nowhere.png", "/assets/gone-1.js", "/way-out.txt", "/assets/app-1a2b.js.gz", "/api/x"]
)
def test_what_is_not_there_is_not_found(served: RunningServer, path: str) -> None:
    answer = get(served, path)
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//secret.txt",
        "/./../secret.txt",
    ],
)
def test_no_path_leads_out_of_the_folder(served: RunningServer, path: str) -> None:
    """As bytes on the line: a client of our own would tidy the path up."""
    with socket.create_connection(("127.0.0.1", int(served.url.rpartition(":")[2])), timeout=10) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := line.recv(4096):
            answer += part
    assert answer.startswith(b"HTTP/1.1 404"), path
    assert b"the secret" not in answer


def test_the_client_takes_nothing(served: RunningServer) -> None:
    assert served.http.post("/").status_code == 404
    assert served.http.delete("/api/tables").status_code == 405


def test_without_a_client_a_line_says_so_in_the_readers_language(start_server: StartServer, tmp_path: Path) -> None:
    host = start_server(config=replace(FAST, client=tmp_path / "none"))
    said = set()
    for lang in LANGUAGES:
        answer = get(host, "/t/moss", **{"accept-language": lang})
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
        assert answer.headers["content-language"] == lang
        assert "make client" in answer.text
        said.add(answer.text)
    assert len(said) == len(LANGUAGES)
    assert get(host, "/assets/app.js").status_code == 404
