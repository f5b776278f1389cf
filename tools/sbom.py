"""The software bill of materials: everything an installation is made of, as CycloneDX JSON, from the locks alone.

`make sbom` writes `build/sbom.json`. It asks no network, so it says what is pinned and not what is known about it.
"""

import json
import re
import uuid
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKS = {"requirements-play.lock": "required", "requirements.lock": "optional"}
"""Lock → scope: what everybody installs, and what development and the extras add."""
PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)(?:\s*;\s*([^\\]*))?")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def pins(text: str) -> list[tuple[str, str, str, list[str]]]:
    """Name, version, marker and hashes of every pin of a lock."""
    found: list[tuple[str, str, str, list[str]]] = []
    for line in text.splitlines():
        if pin := PIN.match(line):
            found.append((pin[1].lower(), pin[2], (pin[3] or "").strip(), []))
        for value in HASH.findall(line):
            found[-1][3].append(value)
    return found


def component(name: str, version: str, marker: str, hashes: list[str], scope: str) -> dict[str, object]:
    purl = f"pkg:pypi/{name}@{version}"
    found: dict[str, object] = {
        "type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl, "scope": scope,
        "hashes": [{"alg": "SHA-256", "content": value} for value in hashes],
    }  # fmt: skip
    if marker:
        found["properties"] = [{"name": "connectable:marker", "value": marker}]
    return found


def npm_components(lock: str) -> list[dict[str, object]]:
    """What the client is built with; it ships none of it but what is bundled."""
    packages = json.loads(lock).get("packages", {})
    found: list[dict[str, object]] = []
    for place, about in sorted(packages.items()):
        if place and "version" in about:
            name = place.rpartition("node_modules/")[2]
            purl = f"pkg:npm/{name.replace('@', '%40')}@{about['version']}"
            found.append(
                {"type": "library", "bom-ref": f"{purl}#{place}", "name": name, "version": about["version"],
                 "purl": purl, "scope": "excluded" if about.get("dev") else "required"}
            )  # fmt: skip
    return found


def bill(root: Path = ROOT) -> dict[str, object]:
    """The whole bill; the same locks give the same bill."""
    components: dict[str, dict[str, object]] = {}
    for lock, scope in LOCKS.items():
        for pin in pins((root / lock).read_text("utf-8")):
            one = component(*pin, scope)
            components.setdefault(str(one["bom-ref"]), one)
    npm = npm_components((root / "web/package-lock.json").read_text("utf-8"))
    version = re.search(r'^version = "([^"]+)"', (root / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(sorted(components)))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "name": "connectable", "version": version[1] if version else ""}
        },
        "components": [*sorted(components.values(), key=lambda one: str(one["bom-ref"])), *npm],
    }


def main() -> None:
    out = ROOT / "build/sbom.json"
    out.parent.mkdir(exist_ok=True)
    found = bill()
    out.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    components = found["components"]
    assert isinstance(components, list)
    print(f"{out.relative_to(ROOT)}: {len(components)} components")


if __name__ == "__main__":
    main()
