"""Docs are true: their examples run, and the links, targets, files, commands, names and layers they mention exist."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from paths import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
PACKAGE = ROOT / "src/connectable"
CLIENT = ROOT / "web/src"
ARCHITECTURE = ROOT / "docs/architecture.md"

NUMBERS = {
    20: "twenty",
    21: "twenty-one",
    22: "twenty-two",
    23: "twenty-three",
    24: "twenty-four",
    25: "twenty-five",
    26: "twenty-six",
    27: "twenty-seven",
    28: "twenty-eight",
}

FILE = re.compile(r"[\w.@<>*{},-]+(?:/[\w.@<>*{},-]+)*\.(?:py|md|ts|js|svelte|css|json|toml|txt|csv|ftl|sql|lock)")
FOLDER = re.compile(r"[\w.<>*-]+(?:/[\w.<>*-]+)*/")
MADE = ("build/", "client/", "src/connectable/client/")  # made by `make`, so missing in a fresh clone
YOURS = {"my-deck.csv"}  # a reader's own file
NAME = re.compile(r"[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+|[A-Za-z]+(?:_[A-Za-z0-9]+)+")


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


def code_words(page: Path) -> set[str]:
    """Every word in backticks or in a block that is neither Python nor a drawing."""
    text = page.read_text("utf-8")
    fenced = chain.from_iterable(blocks(page, language) for language in ("", "console"))
    inline = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    return {word.rstrip(".,;:") for part in chain(fenced, inline) for word in part.split()}


@cache
def files() -> tuple[str, ...]:
    """Every file of the project, as a path from its root."""
    left_out = {"node_modules", ".venv", "build", "dist", ".git", "__pycache__"}
    found = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in left_out]
        found += [(Path(folder) / name).relative_to(ROOT).as_posix() for name in names]
    return tuple(found)


@cache
def tree() -> str:
    """All files and folders, one per line, each with a leading slash."""
    folders = {f"{parent.as_posix()}/" for file in files() for parent in Path(file).parents}
    return "\n".join(f"/{path}" for path in sorted({*files(), *folders}))


def exists(path: str) -> bool:
    """Whether a path ends like this; `<game>` and `*` stand for any name in one folder."""
    pattern = re.escape(path.removeprefix("./"))
    pattern = re.sub(r"\\\*\\\*/", "(?:[^\n]*/)?", pattern)
    pattern = re.sub(r"<\w+>|\\\*", r"[^/\n]*", pattern)
    return re.search(rf"/{pattern}$", tree(), re.MULTILINE) is not None


@cache
def source() -> str:
    """All code, in which names are looked up."""
    endings = (".py", ".ts", ".svelte", ".js", ".sql", ".toml", ".css", ".ftl")
    kept = [name for name in files() if name.endswith(endings) or name == "Makefile"]
    kept.remove("tests/project/test_docs.py")
    return "\n".join((ROOT / name).read_text("utf-8") for name in kept)


def layers() -> str:
    """The layers that `make imports` enforces, one per line."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    rows = next(each["layers"] for each in contracts if each["type"] == "layers" and "containers" not in each)
    return "\n".join(re.sub(r"[()]|connectable\.", "", row) for row in rows)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name)
def test_python_examples_run(page: Path) -> None:
    code = "\n".join(blocks(page, "python"))
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True, cwd=ROOT / "examples")


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not missing, "\n".join(["missing:", *missing])


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_files_and_folders_exist(page: Path) -> None:
    named = {word for word in code_words(page) if FILE.fullmatch(word) or FOLDER.fullmatch(word)}
    missing = sorted(path for path in named if path not in YOURS and not path.startswith(MADE) and not exists(path))
    assert not missing, "\n".join(["missing:", *missing])


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_names_exist(page: Path) -> None:
    """Classes, functions and fields in backticks are in the code."""
    named = {word.partition("(")[0] for word in code_words(page)}
    known = set(re.findall(r"\w+", source()))
    missing = sorted(name for name in named if NAME.fullmatch(name) and name not in known)
    assert not missing, "\n".join(["missing:", *missing])


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_make_targets_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    text = page.read_text("utf-8")
    named = set(re.findall(r"(?:`|\$ )make ([a-z-]+)", text))
    assert named <= targets


@cache
def help_text(*command: str) -> str:
    asked = [sys.executable, "-m", "connectable", *command, "--help"]
    return subprocess.run(asked, capture_output=True, text=True, check=True, cwd=ROOT).stdout


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_commands_exist(page: Path) -> None:
    """`connectable COMMAND`, and `connectable lab COMMAND`, are in the help."""
    named = set(re.findall(r"(?:`|\$ )connectable ((?:lab )?[a-z]+)\b", page.read_text("utf-8")))
    missing = [words for words in named if words.split()[-1] not in help_text(*words.split()[:-1]).split()]
    assert not missing, "\n".join(["missing:", *missing])


def test_readme_counts_the_calls_of_the_contract() -> None:
    module = ast.parse((PACKAGE / "contract.py").read_text("utf-8"))
    [game] = [node for node in module.body if isinstance(node, ast.ClassDef) and node.name == "Game"]
    calls = [node for node in game.body if isinstance(node, ast.FunctionDef)]
    assert f"the same {NUMBERS[len(calls)]} calls" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/architecture.md"])
def test_layers_are_those_that_are_enforced(page: str) -> None:
    [block] = blocks(ROOT / page, "text")[:1]
    assert block.strip() == layers()


def test_contributing_names_what_games_may_import() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    imports = chain.from_iterable(
        re.findall(r"^from connectable\.(\w+)", file.read_text("utf-8"), re.MULTILINE)
        for file in PACKAGE.glob("games/**/*.py")
    )
    named = re.search(r"Games import (.*?) and the standard", text, re.DOTALL)
    assert named
    assert set(re.findall(r"`(\w+)`", named.group(1))) >= set(imports) - {"games"}


def test_architecture_names_every_folder() -> None:
    """Of the package and of the client, as paths from there; `<game>` stands for each game."""
    named = [re.sub(r"<\w+>", "[^/]+", word) for word in code_words(ARCHITECTURE) if word.endswith("/")]
    packages = [file.parent for file in PACKAGE.rglob("__init__.py")]
    client = {file.parent for file in CLIENT.rglob("*") if file.suffix in {".ts", ".svelte", ".css"}}
    folders = [f"{folder.relative_to(PACKAGE)}/" for folder in packages if folder != PACKAGE]
    folders += [f"web/src/{folder.relative_to(CLIENT)}/" for folder in client if folder != CLIENT]
    missing = sorted(folder for folder in folders if not any(re.fullmatch(name, folder) for name in named))
    assert not missing, "\n".join(["missing:", *missing])


def test_every_page_can_be_found() -> None:
    """Each page is linked from the README, the architecture or the list of decisions."""
    starts = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ARCHITECTURE, ROOT / "docs/decisions/README.md"]
    linked = set()
    for start in starts:
        links = re.findall(r"\]\(([^)#:]+)[^)]*\)", start.read_text("utf-8"))
        linked |= {(start.parent / link).resolve() for link in links}
    missing = [str(page.relative_to(ROOT)) for page in PAGES if not {page, page.parent} & linked]
    assert not [name for name in missing if name != "README.md"]


def test_blame_skips_commits_that_only_move() -> None:
    lines = (ROOT / ".git-blame-ignore-revs").read_text().splitlines()
    assert all(re.fullmatch(r"[0-9a-f]{40}|#.*|", line) for line in lines)
    assert "git config blame.ignoreRevsFile .git-blame-ignore-revs" in (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def test_every_decision_is_listed() -> None:
    index = (ROOT / "docs/decisions/README.md").read_text("utf-8")
    pages = [page.name for page in ROOT.glob("docs/decisions/0*.md")]
    assert not [name for name in pages if name not in index]


def test_decisions_name_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = [re.split(r"[><=\[]", need)[0] for need in project["dependencies"]]
    text = "\n".join(page.read_text("utf-8") for page in ROOT.glob("docs/decisions/0*.md"))
    missing = [name for name in names if name not in text]
    assert not missing, "\n".join(["missing:", *missing])


def test_make_help_lists_every_target_people_call() -> None:
    command = ["make", "--no-print-directory", "help"]
    text = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    phony = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert phony
    assert {line.split()[0] for line in text.splitlines()} == set(phony.group(1).split())
