"""Print the changelog's section of one version, for its release: `python tools/release_notes.py v0.2.0`.

It needs only the standard library. A version that is not the package's own, has no section, or has one that is
not dated is refused, so that a tag set too early makes no release.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
HEADING = re.compile(r"^## +\[?v?(?P<version>[0-9][\w.+-]*)\]?(?P<rest>.*)$", re.MULTILINE)
DATE = re.compile(r"\b\d{4}-\d{2}-\d{2}\b")


class NotReady(Exception):
    """There is nothing to release under this name; the message says why."""


def section(changelog: str, version: str) -> str:
    """What the changelog says about a version, without its heading."""
    headings = list(HEADING.finditer(changelog))
    ends = [heading.start() for heading in headings[1:]] + [len(changelog)]
    for heading, end in zip(headings, ends, strict=True):
        if heading["version"].rstrip(",") != version:
            continue
        if not DATE.search(heading["rest"]):
            raise NotReady(f"the changelog's heading “{heading[0]}” has no date")
        text = changelog[heading.end() : end].strip()
        if not text:
            raise NotReady(f"the changelog says nothing about {version}")
        return text + "\n"
    raise NotReady(f"the changelog has no section for {version}")


def notes(tag: str, root: Path = ROOT) -> str:
    """The section for a tag such as v0.2.0, whose version must be the package's."""
    version = tag.removeprefix("v")
    own = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    if version != own:
        raise NotReady(f"the tag {tag} is not the version of the package, {own}")
    return section((root / "CHANGELOG.md").read_text("utf-8"), version)


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: release_notes.py TAG", file=sys.stderr)
        return 2
    try:
        text = notes(arguments[0])
    except NotReady as trouble:
        print(trouble, file=sys.stderr)
        return 1
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
