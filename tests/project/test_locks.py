"""What is installed is known: the bill of materials and the audit of the locks, without a network."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from paths import ROOT


def tool(name: str) -> Any:
    spec = spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_bill_names_every_pin() -> None:
    sbom = tool("sbom")
    bill = sbom.bill()
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    named = {one["purl"]: one for one in bill["components"]}
    play = sbom.pins((ROOT / "requirements-play.lock").read_text())
    assert play
    for name, version, _, hashes in play:
        one = named[f"pkg:pypi/{name}@{version}"]
        assert one["scope"] == "required"
        assert [value["content"] for value in one["hashes"]] == hashes
    assert sbom.bill() == bill, "the same locks give the same bill"


def test_the_locks_are_in_order() -> None:
    audit = tool("audit")
    found, known = audit.problems_of_locks(ROOT)
    assert found == []
    assert known
    assert audit.problems_of_npm(ROOT) == []


def test_what_is_wrong_with_a_lock_is_found(tmp_path: Path) -> None:
    audit = tool("audit")
    (tmp_path / "requirements.lock").write_text("one==1.0\ntwo==2.0 \\\n    --hash=sha256:" + "0" * 64 + "\n")
    (tmp_path / "requirements-play.lock").write_text("--extra-index-url https://elsewhere.example\ntwo==2.1 \\\n"
                                                     "    --hash=sha256:" + "1" * 64 + "\n")  # fmt: skip
    found, known = audit.problems_of_locks(tmp_path)
    assert [problem.partition(":")[0] for problem in found] == ["requirements-play.lock", "requirements.lock", "two"]
    advisories = tmp_path / "osv.json"
    entry = {"id": "X-1", "affected": [{"package": {"ecosystem": "PyPI", "name": "Two"}, "versions": ["2.1"]}]}
    advisories.write_text(json.dumps([entry]))
    assert audit.problems_known(known, advisories) == ["two==2.1: X-1"]
