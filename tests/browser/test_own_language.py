"""CX-O6: a Thai and a German reader at one table, each with the same cards in her own language."""

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from connectable.games.connections import deck

READERS = ("th", "de")


def seated(house: str, new_page: NewPage, made: dict[str, Any], seat: int, language: str) -> Page:
    """A page at the table, in a language."""
    held = {"table": made["id"], "game": "connections", "seat": seat, "token": made["tokens"][str(seat)]}
    kept = {
        "connectable.seats": json.dumps([held | {"code": made["code"], "at": 1}]),
        "connectable.settings": json.dumps({"language": language, "guided": ["connections"]}),
    }
    page = new_page(locale=language)
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
    page.goto(f"{house}/t/{made['id']}")
    page.locator(".connections").wait_for()
    return page


def asked(house: str, path: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = json.dumps(body).encode() if body is not None else None
    with urllib.request.urlopen(urllib.request.Request(house + path, data, headers)) as answer:
        return json.load(answer)


@pytest.mark.rule("CX-O6")
def test_each_reader_has_the_cards_in_her_own_language(house: str, new_page: NewPage) -> None:
    options = {"words": "any", "judge": "trust", "open_hands": True}
    wish = {"game": "connections", "options": options, "seats": ["human", "human"], "names": ["Ploy", "Anna"]}
    made = asked(house, "/api/tables", wish)
    pages = {language: seated(house, new_page, made, seat, language) for seat, language in enumerate(READERS)}
    view = asked(house, f"/api/tables/{made['id']}", token=made["tokens"]["0"])["view"]
    started = view["cards"][str(view["web"][0]["card"])]
    assert started["words"] in [list(card.words) for card in deck.house().cards]
    for language, page in pages.items():
        web = page.locator(".web-card").first
        for word in started["translations"][language]:
            expect(web).to_contain_text(shown(word))
    thai = pages["th"].locator(".connections").inner_text()
    german = pages["de"].locator(".connections").inner_text()
    for card in view["cards"].values():
        own = {language: [shown(word) for word in card["translations"][language]] for language in READERS}
        assert not [word for word in own["th"] if word in german]
        assert [word for word in own["th"] if word in thai] or not [word for word in own["de"] if word in german]


def shown(word: str) -> str:
    """A long word may stand in two lines; its beginning is enough."""
    return word.split(maxsplit=1)[0]
