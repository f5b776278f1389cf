"""The website: links become links between pages, what leads nowhere or comes from elsewhere is found, no page is lost.

`make site` builds it, strictly; these are the parts.
"""

import re
from pathlib import Path

import pytest

import docs_site
import site_links
from paths import ROOT


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Two pages without fault."""
    (tmp_path / "style.css").write_text("a { background: url(dot.svg) }")
    (tmp_path / "dot.svg").write_text("<svg/>")
    (tmp_path / "index.html").write_text('<link rel=stylesheet href="style.css"><a href="more/page.html#end">more</a>')
    (tmp_path / "more").mkdir()
    (tmp_path / "more/page.html").write_text('<a href="../index.html?q=1">back</a><h2 id="end"><img src="../dot.svg">')
    return tmp_path


def test_pages_without_fault(site: Path) -> None:
    assert site_links.troubles(site) == []


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ('<a href="gone.html">', "gone.html leads nowhere"),
        ('<a href="more/page.html#start">', "more/page.html#start leads nowhere"),
        ('<a href="#start">', "#start leads nowhere"),
        ('<a href="more/">', "more/ leads nowhere"),
        ('<img src="gone.png">', "gone.png leads nowhere"),
        ('<script src="https://cdn.example.org/x.js"></script>', "loads https://cdn.example.org/x.js from elsewhere"),
        ('<link rel="preload" href="//fonts.example.org/x.woff2">', "loads //fonts.example.org/x.woff2 from elsewhere"),
        ('<img src="https://example.org/badge.svg">', "loads https://example.org/badge.svg from elsewhere"),
    ],
)
def test_what_is_wrong_is_found(site: Path, text: str, trouble: str) -> None:
    page = site / "wrong.html"
    page.write_text(text)
    assert site_links.troubles(site) == [f"wrong.html: {trouble}"]


@pytest.mark.parametrize(
    "rule", ["@import 'https://example.org/a.css';", "a { background: url( //example.org/a.png) }"]
)
def test_style_sheets_load_nothing_from_elsewhere(site: Path, rule: str) -> None:
    (site / "style.css").write_text(rule)
    [trouble] = site_links.troubles(site)
    assert trouble.startswith("style.css: loads")
    assert "example.org" in trouble


def test_links_to_other_places_are_left_to_people(site: Path) -> None:
    (site / "index.html").write_text(
        '<a href="https://example.org/">there</a> <a href="mailto:a@example.org">write</a>'
    )
    assert site_links.troubles(site) == []


@pytest.mark.parametrize(
    ("file", "page"),
    [
        ("README.md", "index"),
        ("CHANGELOG.md", "changelog"),
        ("docs/play.md", "play"),
        ("docs/decisions/README.md", "decisions/index"),
        ("docs/rules/connect5.md", "rules/connect5"),
        ("docs/dice-vectors.json", None),
        ("src/connectable/contract.py", None),
    ],
)
def test_the_page_of_a_file(file: str, page: str | None) -> None:
    assert docs_site.page_of(file) == page


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("[x](play.md)", "[x](../play.md)"),
        ("[x](play.md#bots)", "[x](../play.md#bots)"),
        ("[x](../CONTRIBUTING.md)", "[x](../contributing.md)"),
        ("[x](decisions/)", "[x](../decisions/index.md)"),
        ("[`Meta`](../src/connectable/meta.py)", "[`Meta`](../files/src/connectable/meta.py)"),
        ("[two\nlines](lab.md)", "[two\nlines](../lab.md)"),
        ("[x](https://example.org/)", "[x](https://example.org/)"),
        ("`[x](play.md)`", "`[x](play.md)`"),
        ("```\n[x](gone.md)\n```", "```\n[x](gone.md)\n```"),
        ("![x](screens/dice-wide.png)", "![x](../screens/dice-wide.png)"),
        (
            "![x](screens/home-wide.png)",
            "![x](../screens/home-wide.png){.only-light} ![x](../screens/home-wide-dark.png){.only-dark}",
        ),
    ],
)
def test_links_become_links_between_pages(text: str, link: str) -> None:
    """As on a page of docs/ that is shown in a folder of the site."""
    assert docs_site.Relinked(text, ROOT / "docs/page.md", "some/page").text == link


def test_a_link_to_nothing_stops_the_build() -> None:
    with pytest.raises(FileNotFoundError, match=r"gone\.md"):
        docs_site.Relinked("[x](gone.md)", ROOT / "docs/page.md", "page")


def test_everything_is_laid_out_and_in_the_menu(tmp_path: Path) -> None:
    docs_site.lay_out(tmp_path)
    pages = {path.relative_to(tmp_path).with_suffix("").as_posix() for path in tmp_path.rglob("*.md")}
    assert pages >= {"index", "changelog", "rules/connnect", "decisions/0001-compiled-python", "api/games"}
    listed = {"index"}
    for path in tmp_path.rglob("*.md"):
        for block in re.findall(r"```{toctree}\n(.*?)```", path.read_text("utf-8"), re.DOTALL):
            names = [re.sub(r".*<(.*)>", r"\1", line) for line in block.splitlines() if line and line[0] != ":"]
            listed |= {(path.parent / name).relative_to(tmp_path).as_posix() for name in names}
    assert pages == listed


def test_the_reference_covers_what_the_package_offers() -> None:
    import connectable

    described = {docs_site.full(module) for modules in docs_site.API.values() for module in modules}
    offered = [getattr(connectable, name) for name in connectable.__all__]
    assert {thing.__module__ for thing in offered if hasattr(thing, "__module__")} <= described
