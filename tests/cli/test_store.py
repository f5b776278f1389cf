"""`export`, `backup`, `restore`: stored tables come out and back, and nothing is overwritten without asking."""

import json
import sqlite3
from pathlib import Path

import pytest

from connectable.record import read_record, replay
from connectable.storage import NewEvent, NewTableRow, open_store
from connectable.storage.sqlite import FILE_NAME
from connectable.table.events import write_event
from table.play import PlayedTable

from .conftest import RunCli


def store_table(folder: Path, name: str, session: PlayedTable) -> None:
    """Store a table as the server does."""
    store = open_store(folder / FILE_NAME)
    store.create(NewTableRow(name, name, session.table.game, b"{}", 1)).result()
    events = [NewEvent(write_event(event), event.at) for event, _ in session.changes]
    for start in range(0, len(events), 200):
        store.append(name, start, events[start : start + 200]).result()
    store.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "kept"
    store_table(folder, "moss", PlayedTable("connnect", 1).play())
    store_table(folder, "fern", PlayedTable("connnect", 1).play(5))
    return folder


def test_a_finished_table_comes_out_whole_and_its_dice_check(run_cli: RunCli, data: Path, tmp_path: Path) -> None:
    done = run_cli(f"export moss --data {data}")
    assert (done.code, done.err) == (0, "")
    assert replay(read_record(done.out)).round
    assert json.loads(done.out)["dice"]["secret"]
    assert run_cli(f"export https://example.org/t/moss#code --data {data} --out {tmp_path}/moss.json").code == 0
    assert (tmp_path / "moss.json").read_text("utf-8") == done.out
    assert (tmp_path / "moss.json").stat().st_mode & 0o077 == 0
    assert run_cli(f"verify {tmp_path}/moss.json").code == 0


def test_a_running_table_only_with_its_secrets(run_cli: RunCli, data: Path) -> None:
    done = run_cli(f"export fern --data {data}")
    assert (done.code, done.out) == (2, "")
    assert "--with-secrets" in done.err
    done = run_cli(f"export fern --data {data} --with-secrets")
    assert done.code == 0
    assert "secrets of a running game" in done.err.replace("\n", " ")
    assert len(read_record(done.out).entries) > 5


def test_an_export_overwrites_only_when_told(run_cli: RunCli, data: Path, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    done = run_cli(f"export moss --data {data} --out {tmp_path}/diary.txt")
    assert (done.code, (tmp_path / "diary.txt").read_text()) == (2, "dear diary")
    assert "--force" in done.err
    assert run_cli(f"export moss --data {data} --out {tmp_path}/diary.txt --force").code == 0
    assert read_record((tmp_path / "diary.txt").read_text("utf-8")).game == "connnect"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("export", "export TABLE"),
        ("export nobody --data DATA", "nobody"),
        ("export moss --data DATA/nowhere", "nowhere"),
        ("export moss --data DATA --out /nowhere/x.json", "/nowhere/x.json"),
        ("backup --data DATA/nowhere", "nowhere"),
        ("backup /nowhere/x --data DATA", "/nowhere/x"),
        ("restore", "restore FILE"),
        ("restore nothing --data DATA", "nothing"),
        ("export moss --database postgresql://localhost:1/none", "localhost"),
    ],
)
def test_what_cannot_be_is_one_sentence(run_cli: RunCli, data: Path, line: str, told: str) -> None:
    done = run_cli(line.replace("DATA", str(data)))
    assert (done.code, done.out) == (2, "")
    assert told in done.err.replace("\n", " ")
    assert not (data / "nowhere").exists()


def test_a_table_that_cannot_be_read_is_told(run_cli: RunCli, data: Path) -> None:
    store = open_store(data / FILE_NAME)
    store.create(NewTableRow("odd", "odd", "connnect", b"{}", 1)).result()
    store.append("odd", 0, [NewEvent(b'{"event": "flown"}', 1)]).result()
    store.close()
    done = run_cli(f"export odd --data {data}")
    assert done.code == 2
    assert "flown" in done.err


def test_a_backup_comes_back(run_cli: RunCli, data: Path, tmp_path: Path) -> None:
    done = run_cli(f"backup {tmp_path}/all --data {data}")
    assert done.code == 0
    assert str(tmp_path / "all") in done.out.replace("\n", "")
    done = run_cli(f"restore {tmp_path}/all --data {tmp_path}/new")
    assert (done.code, done.out) == (0, "2 tables are back.\n")
    assert run_cli(f"export moss --data {tmp_path}/new").out == run_cli(f"export moss --data {data}").out


def test_a_backup_without_a_name_makes_a_new_file(
    run_cli: RunCli, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_cli(f"backup --data {data}").code == 0
    (file,) = tmp_path.glob("connectable-*.sqlite")
    assert run_cli(f"restore {file} --data {tmp_path}/new").code == 0


def test_a_backup_overwrites_only_when_told(run_cli: RunCli, data: Path, tmp_path: Path) -> None:
    (tmp_path / "all").write_text("dear diary")
    assert run_cli(f"backup {tmp_path}/all --data {data}").code == 2
    assert (tmp_path / "all").read_text() == "dear diary"
    assert run_cli(f"backup {tmp_path}/all --data {data} --force").code == 0
    assert run_cli(f"restore {tmp_path}/all --data {tmp_path}/new").code == 0


def test_a_store_with_tables_is_replaced_only_when_told(run_cli: RunCli, data: Path, tmp_path: Path) -> None:
    run_cli(f"backup {tmp_path}/all --data {data}")
    store_table(tmp_path / "other", "reed", PlayedTable("highcard", 2).play())
    done = run_cli(f"restore {tmp_path}/all --data {tmp_path}/other")
    assert done.code == 2
    assert "--force" in done.err
    assert run_cli(f"export reed --data {tmp_path}/other").code == 0
    assert run_cli(f"restore {tmp_path}/all --data {tmp_path}/other --force").code == 0
    assert run_cli(f"export reed --data {tmp_path}/other").code == 2
    assert run_cli(f"export moss --data {tmp_path}/other").code == 0


def test_a_damaged_file_changes_nothing_even_when_forced(run_cli: RunCli, data: Path, tmp_path: Path) -> None:
    run_cli(f"backup {tmp_path}/all --data {data}")
    with sqlite3.connect(tmp_path / "all") as db:
        db.execute("DROP TABLE results")
    db.close()
    for text in (b"dear diary", (tmp_path / "all").read_bytes()):
        (tmp_path / "damaged").write_bytes(text)
        assert run_cli(f"restore {tmp_path}/damaged --data {data} --force").code == 2
        assert run_cli(f"export moss --data {data}").code == 0


def test_a_backup_of_a_store_in_use(run_cli: RunCli, data: Path, tmp_path: Path) -> None:
    store = open_store(data / FILE_NAME)
    assert run_cli(f"backup {tmp_path}/all --data {data}").code == 0
    store.append("fern", len(store.events("fern").result()), [NewEvent(b"{}", 1)]).result()
    store.close()
