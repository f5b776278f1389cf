"""Checks a folder of web pages: links inside it lead somewhere, and nothing is loaded from elsewhere.

Links to other places on the web are left alone: they are followed only by people who click them.
"""

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {
    "script": "src",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "video": "src",
    "audio": "src",
    "link": "href",
}
"""What a browser fetches without being asked."""
POINTERS = {"canonical", "next", "prev", "author", "license", "search"}
"""Relations of a `link` that only name a page."""
STYLE_LOADS = re.compile(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")


class Page(HTMLParser):
    """What one page defines, links to and loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.ids |= {values[name] for name in ("id", "name") if name in values}
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if tag in LOADED and LOADED[tag] in values and not POINTERS & set(values.get("rel", "").split()):
            self.loads.append(values[LOADED[tag]])


def troubles(folder: Path) -> list[str]:
    """One line for everything that is wrong, each with the page it is on."""
    found = []
    for path in sorted(folder.rglob("*.html")):
        page, name = read(path), path.relative_to(folder)
        found += [f"{name}: loads {load} from elsewhere" for load in page.loads if is_elsewhere(load)]
        near = [link for link in [*page.links, *page.loads] if not is_elsewhere(link) and not urlsplit(link).scheme]
        found += [f"{name}: {link} leads nowhere" for link in near if not leads_somewhere(path, link)]
    for path in sorted(folder.rglob("*.css")):
        loads = ["".join(pair) for pair in STYLE_LOADS.findall(path.read_text("utf-8"))]
        found += [f"{path.relative_to(folder)}: loads {load} from elsewhere" for load in loads if is_elsewhere(load)]
    return found


@cache
def read(path: Path) -> Page:
    return Page(path.read_text("utf-8"))


def is_elsewhere(link: str) -> bool:
    return urlsplit(link).netloc != ""


def leads_somewhere(page: Path, link: str) -> bool:
    parts = urlsplit(link)
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return False
    return not parts.fragment or target.suffix != ".html" or unquote(parts.fragment) in read(target).ids
