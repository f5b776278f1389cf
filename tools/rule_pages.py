"""Generate docs/rules from the English catalogues: one page per game, each rule with its id. Run by `make docs`."""

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from connectable.registry import GAMES

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "src/connectable/locales/en"


def pages() -> dict[Path, str]:
    """The path and text of every generated page."""
    catalogues = {name: LOCALES / f"{name}.ftl" for name in GAMES}
    return {
        ROOT / "docs/rules" / f"{name}.md": page(catalogue.read_text("utf-8"))
        for name, catalogue in catalogues.items()
        if catalogue.exists()
    }


def page(source: str) -> str:
    """The rules in one game's catalogue, under the game's name and the headings of the catalogue."""
    lines = ["<!-- Generated from the English catalogue by `make docs`. -->"]
    title = ""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.GroupComment) and entry.content:
            title = entry.content
        if isinstance(entry, ast.Message) and entry.value and entry.id.name.endswith("-name") and len(lines) == 1:
            lines += ["", f"# {plain(entry.value)}: the rules"]
        if isinstance(entry, ast.Message) and entry.value and "-rule-" in entry.id.name:
            prefix, _, number = entry.id.name.partition("-rule-")
            if title:
                heading = title.removeprefix("Rules: ")
                lines += ["", f"## {heading[:1].upper()}{heading[1:]}", "", "| id | rule |", "| --- | --- |"]
                title = ""
            lines.append(f"| {prefix.upper()}-{number.upper()} | {plain(entry.value)} |")
    return "\n".join([*lines, ""])


def plain(pattern: ast.Pattern) -> str:
    return " ".join(serialize_pattern(pattern).split()).replace("|", "\\|")


def main() -> None:
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
