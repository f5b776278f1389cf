"""Every page in every language, theme and size: no violation of axe-core, no missing sentence, nothing too wide."""

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page

from browser.conftest import NewPage
from browser.page_checks import SIZES, THEMES, wrong_with
from browser.running_server import Serving
from browser.scenes import PLACES, Scene
from connectable.i18n import LANGUAGES

Place = Callable[[str], Scene]


@pytest.fixture(scope="session")
def place(serving: Serving) -> Place:
    """Makes each page once, when it is first asked for."""
    return cache(lambda name: PLACES[name](serving.url))


@pytest.mark.matrix(apart=("name", "language"))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLACES)
def test_nothing_is_wrong_with_any_page(
    new_page: NewPage, house: str, place: Place, name: str, language: str, theme: str, size: str
) -> None:
    page = new_page(viewport=SIZES[size])
    place(name).visit(page, house, language=language, theme=theme)
    assert wrong_with(page, language) == []


WRONG = {
    "too wide": "<p style='width: 2000px'>wide</p>",
    "⟦tb-total⟧": "<p>⟦tb-total⟧</p>",
    "image-alt": "<img src='data:image/gif;base64,R0lGODlhAQABAAAAACw='>",
    "speaks de": "<script>document.documentElement.lang = 'de'</script>",
}


@pytest.mark.parametrize("fault", WRONG)
def test_what_is_wrong_is_seen(page: Page, fault: str) -> None:
    page.set_content(f"<html lang='en'><title>A page</title><main><h1>Title</h1>{WRONG[fault]}</main></html>")
    (found,) = {line.split(":")[0] for line in wrong_with(page)} - {"P null"}
    assert found == fault
