"""`make site`: the docs as a website in build/site/html, which needs no network and opens from the disk.

The pages are those of the root and of docs/, as people read them in the repository; here they are laid out for Sphinx
(docs/site/conf.py), and links between files become links between pages. The API reference is made of docstrings. A
warning is an error, and so is a link that leads nowhere, and anything that a page would load from elsewhere
(`site_links.py`).
"""

import os
import re
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

import site_links

ROOT = Path(__file__).parent.parent
SETTINGS = ROOT / "docs/site"
SITE = ROOT / "build/site"

NAMED = {
    "README.md": "index",
    "CHANGELOG.md": "changelog",
    "CODE_OF_CONDUCT.md": "conduct",
    "CONTRIBUTING.md": "contributing",
    "SECURITY.md": "security",
}
"""Pages of the root, and what they are called on the site, which has a front page of its own (docs/index.md)."""

MENU = {
    "Play": ["start", "play", "teach", "rules/index", "add-a-deck", "translations"],
    "Host": ["host", "operate", "threats"],
    "Build": ["Bots and lab <lab>", "add-a-game", "protocol", "api/index", "balance", "perft"],
    "Project": ["architecture", "glossary", "contributing", "decisions/index", "changelog", "security", "conduct"],
}
API = {
    "Games": ["connectable", "contract", "meta", "registry", "options", "playout", "generator", "record", "testing"],
    "Dice and luck": ["fairness.dice", "fairness.proof", "fairness.luck"],
    "Bots and lab": [
        *("bots.levels", "bots.task", "bots.evaluation", "bots.review"),
        *("lab.match", "lab.rate", "lab.stats", "lab.environments.sequential", "lab.environments.openspiel"),
    ],
    "Table": ["table.model", "table.commands", "table.events", "table.decide", "table.evolve", "table.clock"],
    "Store and server": ["storage.store", "storage.backups", "server.app", "server.config"],
    "Words": ["i18n"],
}
"""What programs outside this project may want to import, by subject."""

LINK = re.compile(
    r"```.*?```|`[^`\n]+`"  # in code nothing is a link
    r"|(?P<start>(?P<picture>!?)\[[^\]]*\]\()(?P<link>[^)#\s]+)(?P<anchor>#[^)\s]*)?\)",
    re.DOTALL,
)


def page_of(path: str) -> str | None:
    """The page that shows a file, given as a path from the root; None: no page does."""
    if path in NAMED:
        return NAMED[path]
    if not (path.startswith("docs/") and path.endswith(".md")):
        return None
    return re.sub(r"(^|/)README$", r"\1index", path.removeprefix("docs/").removesuffix(".md"))


def place_of(path: Path) -> str:
    """Where a file, or what stands for a folder, is among the pages."""
    if path.is_dir():
        path /= "README.md"
    if not path.is_file():
        raise FileNotFoundError(f"a page links to {path}, which is not there")
    name = path.relative_to(ROOT).as_posix()
    if page := page_of(name):
        return f"{page}.md"
    return name.removeprefix("docs/") if name.startswith("docs/") else f"files/{name}"


class Relinked:
    """The text of a page with its links as they are on the site."""

    def __init__(self, text: str, source: Path, page: str) -> None:
        self.source, self.page = source, page
        self.files: set[Path] = set()
        """What it shows or links to that is no page."""
        self.text = LINK.sub(self.link, text)

    def link(self, found: re.Match[str]) -> str:
        if not found["link"] or re.match(r"[a-z]+:", found["link"]):
            return found[0]
        target = (self.source.parent / found["link"]).resolve()
        dark = target.with_name(f"{target.stem}-dark{target.suffix}")
        if found["picture"] and dark.is_file():
            light, night = self.to(found, target), self.to(found, dark)
            return f"{light}{{.only-light}} {night}{{.only-dark}}"
        return self.to(found, target)

    def to(self, found: re.Match[str], target: Path) -> str:
        place = place_of(target)
        if not place.endswith(".md"):
            self.files.add(target)
        return f"{found['start']}{os.path.relpath(place, Path(self.page).parent)}{found['anchor'] or ''})"


def lay_out(folder: Path) -> None:
    """Writes every page, and every file that a page shows, into the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    found = [*ROOT.glob("docs/**/*.md"), *(ROOT / name for name, page in NAMED.items() if page != "index")]
    sources = {page: path for path in found if (page := page_of(path.relative_to(ROOT).as_posix()))}
    for page, source in sources.items():
        relinked = Relinked(source.read_text("utf-8"), source, page)
        ending = menu() if page == "index" else children(page, sources)
        write(folder / f"{page}.md", marked(page, relinked.text) + ending)
        for file in relinked.files:
            copy = folder / place_of(file)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, copy)
    write_api(folder / "api")


def marked(page: str, text: str) -> str:
    """Tables of rules have a class of their own, for the style sheet."""
    return text.replace("\n| id | rule |", "\n{.rule-page}\n| id | rule |") if page.startswith("rules/") else text


def menu() -> str:
    return "".join(toctree(pages, f":caption: {caption}\n:hidden:\n") for caption, pages in MENU.items())


def children(page: str, pages: Iterable[str]) -> str:
    """The pages of its folder, for a page that stands for one."""
    if not page.endswith("/index"):
        return ""
    folder = page.removesuffix("index")
    return toctree(sorted(each.removeprefix(folder) for each in pages if each != page and each.startswith(folder)))


def toctree(pages: Iterable[str], options: str = ":hidden:\n") -> str:
    lines = "\n".join(pages)
    return f"\n```{{toctree}}\n{options}\n{lines}\n```\n"


def write_api(folder: Path) -> None:
    """One page per subject, with everything its modules say about themselves."""
    pages = {subject.lower().replace(" ", "-"): (subject, modules) for subject, modules in API.items()}
    lines = ["# API reference", "", "What the docstrings say, by subject. The package ships its types.", ""]
    for page, (subject, modules) in pages.items():
        names = ", ".join(f"`{full(module)}`" for module in modules)
        lines.append(f"- [{subject}]({page}.md): {names}")
        write(folder / f"{page}.md", f"# {subject}\n" + "".join(map(described, modules)))
    write(folder / "index.md", "\n".join(lines) + "\n" + toctree(pages))


def described(module: str) -> str:
    # What the package only passes on is described where it is defined.
    own = "\n   :ignore-module-all:" if module == "connectable" else ""
    return f"\n## `{full(module)}`\n\n```{{eval-rst}}\n.. automodule:: {full(module)}{own}\n```\n"


def full(module: str) -> str:
    return module if module == "connectable" else f"connectable.{module}"


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def main() -> int:
    from sphinx.cmd.build import build_main  # a second that the tests of the rest do without

    source, html = SITE / "source", SITE / "html"
    lay_out(source)
    shutil.rmtree(html, ignore_errors=True)
    strictly = ["--fail-on-warning", "--keep-going", "--quiet", "--fresh-env", "--conf-dir", str(SETTINGS)]
    if build_main([*strictly, "--doctree-dir", str(SITE / "doctrees"), str(source), str(html)]):
        return 1
    if troubles := site_links.troubles(html):
        print(*troubles, sep="\n", file=sys.stderr)
        return 1
    print(f"{len(list(html.rglob('*.html')))} pages: {(html / 'index.html').relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
