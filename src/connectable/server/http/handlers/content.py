"""Boards, sheets and decks that people write."""

from starlette.responses import Response

from connectable.registry import GAMES, meta
from connectable.server.http.localize import sentence
from connectable.server.http.request import ApiRequest, json
from connectable.server.protocol.content import ContentChecked, ContentGiven, RemarkSeen
from connectable.server.protocol.errors import ApiError
from connectable.server.work.jobs import CheckContent, Checked

MOST_REMARKS = 100
"""Of those on lines; what is said of the whole is told in any case."""


async def check_content(request: ApiRequest) -> Response:
    """What there is to say about it, in the reader's language; a process of its own looks at it."""
    request.count("records")
    given = await request.body(ContentGiven)
    if given.game not in GAMES or not meta(given.game).content:
        raise ApiError("malformed", f"game: {given.game!r:.80} takes no content")
    found: Checked = await request.work(CheckContent(GAMES[given.game], given.game, given.text), Checked)
    on_lines = [one for one in found.remarks if one.line]
    remarks = [
        RemarkSeen(one.key, one.line, one.column, sentence(one.key, one.detail, request.lang))
        for one in [*on_lines[:MOST_REMARKS], *(one for one in found.remarks if not one.line)]
    ]
    return json(ContentChecked(found.is_playable, remarks))
