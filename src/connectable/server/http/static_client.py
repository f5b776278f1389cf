"""The built web client as files: read once, served from memory. It renders nothing and knows no tables.

A path is looked up among the files found at the start, so no path leads anywhere else.
"""

import base64
import hashlib
import re
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from starlette.requests import Request
from starlette.responses import Response

from connectable.server.http.host_check import is_foreign
from connectable.server.http.localize import reader_language, speech
from connectable.server.http.problems import problem_of
from connectable.server.http.request import failed
from connectable.server.protocol.errors import nothing_here

INDEX = "/index.html"
HOST_PAGE = "/host"
"""For the host's own computer: no page of another site gets so much as its frame."""
IMMUTABLE = "/assets/"
"""File names below it contain a hash of the content: they never change."""
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
}
"""Listed here, because the machine's own table of types may contain anything."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Best first, each with the suffix of a file that is compressed already."""


@dataclass(frozen=True, slots=True)
class File:
    """One file of the client."""

    type: str
    plain: bytes
    tag: str
    compressed: dict[str, bytes] = field(default_factory=dict)
    """By encoding."""


class StaticClient:
    """The files of the client's folder."""

    def __init__(self, folder: Path) -> None:
        self.files = read(folder)

    def scripts(self) -> list[str]:
        """The hashes of the scripts inside the first page, as a content security policy names them."""
        found = self.files.get(INDEX)
        inside = re.findall(rb"<script>(.*?)</script>", found.plain, re.DOTALL) if found else []
        return [f"'sha256-{base64.b64encode(hashlib.sha256(script).digest()).decode()}'" for script in inside]

    def answer(self, request: Request) -> Response:
        """The file at a path; the client's first page for every page of its own router."""
        path = request.scope["path"]
        found = self.files.get(path)
        if path == HOST_PAGE and is_foreign(request):
            return missing(request)
        if found is None and "." not in path.rpartition("/")[2]:
            path, found = INDEX, self.files.get(INDEX)
            if found is None:
                return not_built(request)
        if found is None:
            return missing(request)
        return file_response(request, found, immutable=path.startswith(IMMUTABLE))


def missing(request: Request) -> Response:
    return failed(problem_of(nothing_here(), None, reader_language(request.headers.get("accept-language", ""))))


def read(folder: Path) -> dict[str, File]:
    """Every file by its URL path, together with its compressed forms."""
    root = folder.resolve()
    inside = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.resolve().is_relative_to(root)]
    contents = {f"/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in inside}
    return {
        name: File(
            TYPES.get(PurePosixPath(name).suffix, "application/octet-stream"),
            data,
            hashlib.sha256(data).hexdigest()[:32],
            {encoding: contents[name + end] for encoding, end in ENCODINGS.items() if name + end in contents},
        )
        for name, data in contents.items()
        if not name.endswith(tuple(ENCODINGS.values()))
    }


def file_response(request: Request, file: File, *, immutable: bool) -> Response:
    encoding = next((one for one in file.compressed if one in accepted(request)), "")
    tag = f'"{file.tag}{"-" if encoding else ""}{encoding}"'
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if immutable else "no-cache",
        "etag": tag,
    }
    if file.compressed:
        headers["vary"] = "accept-encoding"
    if tag in [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "")[:1000].split(",")]:
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    headers["content-type"] = file.type
    return Response(file.compressed.get(encoding, file.plain), headers=headers)


def accepted(request: Request) -> set[str]:
    """The encodings that the caller accepts."""
    found = set()
    for part in request.headers.get("accept-encoding", "")[:200].split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip().lower())
    return found


def not_built(request: Request) -> Response:
    """One line for people, in their language."""
    lang = reader_language(request.headers.get("accept-language", ""))
    text = speech(lang).say("tb-no-client") + "\n"
    return Response(text, 200, {"content-language": lang, "cache-control": "no-store"}, "text/plain; charset=utf-8")
