"""Writes docs/rules from the English catalogues: one page a game, every rule with its id. Run by `make docs`."""

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "src/connectable/locales/en"


def pages() -> dict[Path, str]:
    """Path and text of every generated page."""
    found = {}
    for catalogue in sorted(LOCALES.glob("*.ftl")):
        if text := page(catalogue.read_text("utf-8")):
            found[ROOT / "docs/rules" / f"{catalogue.stem}.md"] = text
    return found


def page(source: str) -> str:
    """The rules of one catalogue; empty where it has none."""
    lines: list[str] = []
    title = ""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.GroupComment) and entry.content:
            title = entry.content
        if isinstance(entry, ast.Message) and entry.value and "-rule-" in entry.id.name:
            prefix, _, number = entry.id.name.partition("-rule-")
            if title:
                lines += ["", f"## {title}", "", "| id | rule |", "| --- | --- |"]
                title = ""
            lines.append(f"| {prefix.upper()}-{number.upper()} | {plain(entry.value)} |")
    return "\n".join(["<!-- Generated from the English catalogue by `make docs`. -->", *lines, ""]) if lines else ""


def plain(pattern: ast.Pattern) -> str:
    return " ".join(serialize_pattern(pattern).split()).replace("|", "\\|")


def main() -> None:
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
