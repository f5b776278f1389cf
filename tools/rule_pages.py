"""Generate docs/rules from the English catalogues: one page per game, each rule with its id. Run by `make docs`."""

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from connectable.registry import GAMES

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "src/connectable/locales/en"
SCREENS = ROOT / "docs/screens"
INTRODUCTION = """<!-- Generated from the English catalogue by `make docs`. -->

# Rules

Every rule has an id: the same on these pages, in the rulebook at the table, in the answer to an action that is not
possible, and in the tests that prove it. The rulebook at the table has all rules in six languages, with pictures and a
search.

| game | | |
| --- | --- | --- |"""


def pages() -> dict[Path, str]:
    """The path and text of every generated page."""
    catalogues = {name: LOCALES / f"{name}.ftl" for name in GAMES}
    games = [name for name, catalogue in catalogues.items() if catalogue.exists()]
    overview = ROOT / "docs/rules/README.md"
    return {overview: front_page(games, messages((LOCALES / "web.ftl").read_text("utf-8")))} | {
        ROOT / "docs/rules" / f"{name}.md": page(catalogue.read_text("utf-8"), f"../screens/{name}-wide.png")
        for name, catalogue in catalogues.items()
        if name in games
    }


def front_page(games: list[str], words: dict[str, str]) -> str:
    """The list of games, with what the start page of the table says about each."""
    names = {game: words[f"wb-game-{game}"] for game in games}
    rows = [
        f"| [{name}]({game}.md) | {words[f'wb-tag-{game}']} | {words[f'wb-meta-{game}']} |"
        for game, name in names.items()
    ]
    pictures = [f"\n![{name} at the table](../screens/{game}-wide.png)" for game, name in names.items()]
    return "\n".join([INTRODUCTION, *rows, *pictures, ""])


def messages(source: str) -> dict[str, str]:
    entries = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    return {entry.id.name: plain(entry.value) for entry in entries if entry.value}


def page(source: str, picture: str) -> str:
    """The rules in one game's catalogue, under the game's name, its picture and the headings of the catalogue."""
    lines = ["<!-- Generated from the English catalogue by `make docs`. -->"]
    title = ""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.GroupComment) and entry.content:
            title = entry.content
        if isinstance(entry, ast.Message) and entry.value and entry.id.name.endswith("-name") and len(lines) == 1:
            name = plain(entry.value)
            lines += ["", f"# {name}: the rules", "", f"![{name} at the table]({picture})"]
        if isinstance(entry, ast.Message) and entry.value and "-rule-" in entry.id.name:
            prefix, _, number = entry.id.name.partition("-rule-")
            if title:
                heading = title.removeprefix("Rules: ")
                lines += ["", f"## {heading[:1].upper()}{heading[1:]}", "", "| id | rule |", "| --- | --- |"]
                title = ""
            rule = f"{prefix.upper()}-{number.upper()}"
            lines.append(f"| {rule} | {plain(entry.value)}{pictures_of(rule)} |")
    return "\n".join([*lines, ""])


def pictures_of(rule: str) -> str:
    """What the table's rulebook draws beside the rule; `rule_pictures.py` writes the files."""
    return f"<br>![{rule}](../screens/rules/{rule}.png)" if (SCREENS / f"rules/{rule}.png").exists() else ""


def plain(pattern: ast.Pattern) -> str:
    return " ".join(serialize_pattern(pattern).split()).replace("|", "\\|")


def main() -> None:
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
