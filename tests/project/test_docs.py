"""Docs are true: their examples run, their links lead somewhere, the targets they name exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from paths import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name)
def test_python_examples_run(page: Path) -> None:
    code = "\n".join(blocks(page, "python"))
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True, cwd=ROOT / "examples")


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not missing


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_make_targets_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    text = page.read_text("utf-8")
    named = set(re.findall(r"(?:`|\$ )make ([a-z-]+)", text))
    assert named <= targets


def test_every_decision_is_listed() -> None:
    index = (ROOT / "docs/decisions/README.md").read_text("utf-8")
    pages = [page.name for page in ROOT.glob("docs/decisions/0*.md")]
    assert not [name for name in pages if name not in index]


def test_make_help_lists_every_target_people_call() -> None:
    command = ["make", "--no-print-directory", "help"]
    text = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    phony = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert phony
    assert {line.split()[0] for line in text.splitlines()} == set(phony.group(1).split())
