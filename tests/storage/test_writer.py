"""The writer by itself, on a database that fails where it is told to."""

import threading
from collections.abc import Sequence
from concurrent.futures import Future

import pytest

from connectable.storage import StoreError
from connectable.storage.queries import Connection, Row, Statement, Value
from connectable.storage.writer import Answer, Job, Receiver, Writer


class Fake:
    """A database of two lists: what is committed, and what the transaction adds."""

    row_lock = ""

    def __init__(self, committed: list[str], commits: list[StoreError | None], *, stored_anyway: bool = False) -> None:
        self.committed = committed
        self.commits = commits
        """What each commit runs into."""
        self.stored_anyway = stored_anyway
        self.open: list[str] = []
        self.mark = 0
        self.begun = 0

    def later(self, sql: str, values: Sequence[Value] = ()) -> None:
        if sql.startswith("SAVEPOINT"):
            self.mark = len(self.open)
        elif sql.startswith("ROLLBACK TO"):
            del self.open[self.mark :]
        elif not sql.startswith("RELEASE"):
            self.open.append(sql)

    def change(self, sql: str, values: Sequence[Value] = ()) -> int:
        self.later(sql)
        return 1

    def begin(self) -> None:
        self.open = []
        self.begun += 1

    def commit(self) -> None:
        error = self.commits.pop(0) if self.commits else None
        if error is None or self.stored_anyway:
            self.committed += self.open
        if error is not None:
            raise error

    def rollback(self) -> bool:
        self.open = []
        return False

    def close(self) -> None: ...

    def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        return []

    def answers(self, questions: Sequence[Statement]) -> list[list[Row]]:
        return []

    def script(self, sql: str) -> None: ...

    def schema_lock(self) -> None: ...

    def notify(self, table_id: str, position: int) -> None: ...


def together(writer: Writer, texts: Sequence[str], repeatable: str = "") -> list[Future[int]]:
    """Jobs that store a text each, in one batch; `!` in it: the job fails after it wrote."""
    go, begun = threading.Event(), threading.Event()

    def hold(db: Connection) -> None:
        begun.set()
        go.wait()

    def job(db: Connection, text: str) -> int:
        db.change(text)
        if "!" in text:
            raise KeyError(text)
        return len(text)

    writer.submit(hold)
    begun.wait()
    answers = [
        writer.submit(lambda db, text=text: job(db, text), order=text[0], repeatable=text in repeatable)  # type: ignore[misc]
        for text in texts
    ]
    go.set()
    return answers


def test_all_that_wait_are_committed_at_once() -> None:
    fake = Fake([], [])
    writer = Writer(lambda: fake, name="w")
    answers = together(writer, ["b1", "a1", "b2!", "a2", "b3"])
    assert [answer.exception() is None for answer in answers] == [True, True, False, True, True]
    assert isinstance(answers[2].exception(), KeyError)
    writer.close()
    assert fake.committed == ["a1", "a2", "b1", "b3"]  # by table, each in order, without what failed
    assert fake.begun == 3  # the first, all together, and once more with savepoints because one has failed


def test_nobody_hears_before_the_commit() -> None:
    heard: list[str] = []
    fake = Fake([], [])
    committed = Fake.commit

    def commit() -> None:
        heard.append("commit")
        committed(fake)

    fake.commit = commit  # type: ignore[method-assign]
    writer = Writer(lambda: fake, name="w")
    answer = writer.submit(lambda db: heard.append("work"))
    answer.add_done_callback(lambda _: heard.append("answer"))
    answer.result()
    writer.close()
    assert heard in (["work", "commit", "answer"], ["work", "commit"])


def test_a_commit_that_fails_is_tried_with_each_alone() -> None:
    trouble = StoreError("full")
    fake = Fake([], [None, trouble, None, trouble, None])
    writer = Writer(lambda: fake, name="w")
    answers = together(writer, ["a", "b", "c"])
    assert [answer.exception() for answer in answers] == [None, trouble, None]
    writer.close()
    assert fake.committed == ["a", "c"]


@pytest.mark.parametrize("stored_anyway", [False, True])
def test_an_unknown_end_is_repeated_only_where_that_is_safe(stored_anyway: bool) -> None:
    gone = StoreError("gone", unknown=True)
    committed: list[str] = []
    connections = iter([Fake(committed, [None, gone], stored_anyway=stored_anyway), Fake(committed, [])])
    writer = Writer(lambda: next(connections), name="w")
    answers = together(writer, ["a", "b"], repeatable="b")
    assert answers[0].exception() is gone
    assert answers[1].result() == 1
    writer.close()
    assert committed == (["a", "b", "b"] if stored_anyway else ["b"])


def test_an_old_connection_that_broke_is_replaced_once_without_patience() -> None:
    away = StoreError("away", away=True)
    committed: list[str] = []
    connections = [Fake(committed, [None, away]), Fake(committed, [away]), Fake(committed, [])]
    waiting = iter(connections)
    writer = Writer(lambda: next(waiting), name="w")
    assert writer.submit(lambda db: db.change("first")).result() == 1
    assert writer.submit(lambda db: db.change("second")).exception() is away  # the new one broke too
    assert writer.submit(lambda db: db.change("third")).result() == 1
    writer.close()
    assert committed == ["first", "third"]


def test_a_fault_of_the_program_does_not_end_the_writer() -> None:
    fault = KeyError("no such setting")
    faults = [fault]

    def connect() -> Connection:
        if faults:
            raise faults.pop()
        return Fake([], [])

    writer = Writer(connect, name="w")
    assert writer.submit(lambda db: db.change("first")).exception() is fault
    assert writer.submit(lambda db: db.change("second")).result() == 1
    writer.close()


class Noting(Receiver):
    """Notes what it is told."""

    def __init__(self, name: str, heard: list[str]) -> None:
        self.name, self.heard = name, heard

    def tell(self, answer: Answer) -> None:
        self.heard.append(f"{self.name} {answer.error or answer.value}")

    def wake(self) -> None:
        self.heard.append(f"wake {self.name}")


def test_a_whole_batch_is_told_before_anybody_is_woken() -> None:
    heard: list[str] = []
    fake, go, begun = Fake([], []), threading.Event(), threading.Event()
    committed = fake.commit

    def commit() -> None:
        committed()
        heard.append("commit")

    def hold(db: Connection) -> None:
        begun.set()
        go.wait()

    writer = Writer(lambda: fake, name="w")
    writer.submit(hold)
    begun.wait()
    fake.commit = commit  # type: ignore[method-assign]
    for name in "ab":
        writer.give(Job(lambda db: 1, Noting(name, heard), name, repeatable=False, alone=False))
    go.set()
    writer.close()
    assert heard == ["commit", "commit", "a 1", "b 1", "wake a", "wake b"]
    writer.give(Job(lambda db: 1, Noting("late", heard), "late", repeatable=False, alone=False))
    assert heard[-2:] == ["late the store is closed", "wake late"]
