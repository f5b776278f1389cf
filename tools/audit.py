"""An audit of the locks without a network: every pin has hashes, locks agree, nothing is fetched from elsewhere, and
what is installed is what is pinned; with a file of advisories, nothing pinned is in it.

    python tools/audit.py [ADVISORIES.json]     (or: make audit ARGS=ADVISORIES.json)

Advisories are entries of the OSV format, one JSON list or one object per line, as its archives hold them.
"""

import json
import re
import sys
from importlib import metadata
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from sbom import ROOT, pins

FOREIGN = re.compile(r"https?://|git\+|--index-url|--extra-index-url|--find-links|@ file:", re.IGNORECASE)
Pins = dict[str, dict[str, list[str]]]
"""Package → version → the locks that name it."""


def problems_of_locks(root: Path) -> tuple[list[str], Pins]:
    found: list[str] = []
    known: Pins = {}
    for path in sorted(root.glob("requirements*.lock")):
        text = path.read_text("utf-8")
        for number, line in enumerate(text.splitlines(), 1):
            if FOREIGN.search(line.partition("#")[0]):
                found.append(f"{path.name}:{number}: names another place: {line.strip()[:80]}")
        for name, version, _, hashes in pins(text):
            known.setdefault(name, {}).setdefault(version, []).append(path.name)
            if not hashes:
                found.append(f"{path.name}: {name}=={version} has no hash")
    for name, versions in known.items():
        locks = [lock for named in versions.values() for lock in named]
        if len(versions) > 1 and len(set(locks)) > 1 and len(locks) == len(set(locks)):
            found.append(f"{name}: the locks disagree: {', '.join(sorted(versions))}")
    return found, known


def problems_of_npm(root: Path) -> list[str]:
    packages = json.loads((root / "web/package-lock.json").read_text("utf-8")).get("packages", {})
    return [
        f"web/package-lock.json: {place} has no integrity"
        for place, about in packages.items()
        if place and "version" in about and "integrity" not in about and not about.get("link")
    ]


def problems_installed(known: Pins) -> list[str]:
    """What is installed here in another version than any lock says."""
    found = []
    for one in metadata.distributions():
        name = re.sub(r"[-_.]+", "-", one.metadata["Name"] or "").lower()
        if name in known and one.version not in known[name]:
            found.append(f"installed: {name} {one.version}, pinned: {', '.join(known[name])}")
    return found


def problems_known(known: Pins, advisories: Path) -> list[str]:
    """Pins that an advisory names."""
    text = advisories.read_text("utf-8")
    entries = json.loads(text) if text.lstrip().startswith("[") else [json.loads(line) for line in text.splitlines()]
    found = []
    for entry in entries:
        for affected in entry.get("affected", []):
            package = affected.get("package", {})
            name = re.sub(r"[-_.]+", "-", package.get("name", "")).lower()
            if package.get("ecosystem") == "PyPI" and name in known:
                hit = sorted(set(known[name]) & set(affected.get("versions", [])))
                found += [f"{name}=={version}: {entry.get('id', '?')}" for version in hit]
    return found


def main(arguments: list[str]) -> int:
    found, known = problems_of_locks(ROOT)
    found += problems_of_npm(ROOT) + problems_installed(known)
    for advisories in arguments:
        found += problems_known(known, Path(advisories))
    for problem in found:
        print(problem)
    print(f"{len(known)} packages pinned, {len(found)} problems")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
