"""The recorded games of each release with their outcomes, kept forever. `make released` writes the current ones."""

import json
import re
import shutil
from typing import Any

from connectable import __version__
from connectable.record import played_by, read_record, replay
from paths import ROOT

RECORDS = ROOT / "tests/fixtures/records"
RELEASED = RECORDS / "released"
OUTCOMES = "outcomes.json"


def outcome(text: str) -> dict[str, Any]:
    """The outcome of a record, and the version of the rules it was played by."""
    record = read_record(text)
    found = played_by(record).outcome(replay(record))
    assert found, "only finished games are kept"
    return {
        "rules": record.rules,
        "points": list(found.points),
        "ranks": list(found.ranks),
        "reason": found.reason,
        "breakdown": [dict(sources) for sources in found.breakdown],
    }


def headings() -> dict[str, bool]:
    """Whether each version in the changelog is released."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    return {
        version: "not released" not in rest for version, rest in re.findall(r"^## ([\d.]+)(.*)$", text, re.MULTILINE)
    }


def write(version: str) -> None:
    """Copy the current recorded games; those of a released version never change."""
    folder = RELEASED / version
    if headings().get(version) and folder.exists():
        raise SystemExit(f"{version} is released: its records stay as they are")
    shutil.rmtree(folder, ignore_errors=True)
    found = {}
    for source in sorted(RECORDS.glob("*/*.json")):
        if source.name.endswith(".end.json"):
            continue
        place = folder / source.relative_to(RECORDS)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(source.read_bytes())
        found[str(source.relative_to(RECORDS).with_suffix(""))] = outcome(source.read_text("utf-8"))
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(end)}" for name, end in found.items())
    (folder / OUTCOMES).write_text(f"{{\n{lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    write(__version__)
