"""The writer: one thread and one connection that store everything waiting in one commit (group commit).

It knows neither SQL nor what a job does: a job gets a connection and gives an answer. Who waits is told only
behind the commit that made its job durable, so nobody hears of what a crash could still take away.
"""

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from connectable.storage.queries import Connection
from connectable.storage.store import StoreError

T = TypeVar("T")
Work = Callable[[Connection], T]
MOST_TOGETHER = 256
PAUSE_SECONDS = 0.1


class Answer:
    """What came of a job; it is told once the batch is committed."""

    def __init__(self, value: object = None, error: Exception | None = None) -> None:
        self.value, self.error = value, error


@mypyc_attr(allow_interpreted_subclasses=True)
class Receiver:
    """Who waits for a job. All this is called in the writer's thread."""

    def begins(self) -> bool:
        """Whether the job, which is about to begin, is still wanted."""
        return True

    def tell(self, answer: Answer) -> None:
        raise NotImplementedError

    def wake(self) -> None:
        """All jobs of the batch have been told: a thread that has to be woken is woken once."""


class FutureReceiver(Receiver):
    """Who has a future."""

    def __init__(self, future: Future[Any]) -> None:
        self.future = future

    def begins(self) -> bool:
        return self.future.set_running_or_notify_cancel()

    def tell(self, answer: Answer) -> None:
        if answer.error is None:
            self.future.set_result(answer.value)
        else:
            self.future.set_exception(answer.error)


class Job:
    """One piece of work and who waits for it."""

    def __init__(self, work: Work[Any], receiver: Receiver, order: str, *, repeatable: bool, alone: bool) -> None:
        self.work, self.receiver = work, receiver
        self.order = order
        """The table it touches: jobs of a batch lock tables in this order, so that two processes never wait in a
        circle."""
        self.repeatable = repeatable
        """Doing it twice is doing it once: it may be sent again when nobody knows whether it was stored."""
        self.alone = alone
        """It touches several tables, in an order of its own: it gets a transaction of its own."""


@mypyc_attr(allow_interpreted_subclasses=True)  # the fault laboratory has one without a thread
class Writer:
    """Takes jobs from any thread, does them in order, one commit for all that wait."""

    def __init__(self, connect: Callable[[], Connection], *, name: str, patience: float = 0.0) -> None:
        self._connect = connect
        self._patience = patience
        self._connection: Connection | None = None
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._gate = threading.Lock()
        self._closing = threading.Event()
        self._worker = threading.Thread(target=self._run, name=name, daemon=True)
        self._worker.start()

    def submit(self, work: Work[T], *, order: str = "", repeatable: bool = False, alone: bool = False) -> Future[T]:
        future: Future[T] = Future()
        self.give(Job(work, FutureReceiver(future), order, repeatable=repeatable, alone=alone))
        return future

    def give(self, job: Job) -> None:
        """The same without a future."""
        with self._gate:
            if not self._closing.is_set():
                self._jobs.put(job)
                return
        fail([job], StoreError("the store is closed"))

    def close(self) -> None:
        """Does what was submitted, then ends."""
        with self._gate:
            if not self._closing.is_set():
                self._closing.set()
                self._jobs.put(None)
        self._worker.join()

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._waiting()
            jobs = [job for job in batch if job.receiver.begins()]
            for together in transactions(jobs):
                self._settle(together, time.monotonic() + self._patience)
        self._disconnect()

    def _waiting(self) -> tuple[list[Job], bool]:
        """Everything that waits, at least one job; False behind it: the last ones."""
        batch: list[Job] = []
        try:
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == MOST_TOGETHER:
                    return batch, True
                job = self._jobs.get_nowait()
        except Empty:
            return batch, True
        return batch, False

    def _settle(self, jobs: list[Job], deadline: float) -> None:
        """Answers every job, whatever it takes: together, after a pause, or each alone."""
        while jobs:
            fresh = self._connection is None
            try:
                answers = self._together(jobs)
            except StoreError as error:
                jobs = self._left(jobs, error, fresh, deadline)
            except Exception as fault:  # the program's own: those who wait hear of it, and the writer lives on
                self._disconnect()
                fail(jobs, fault)
                return
            else:
                tell(jobs, answers)
                return

    def _left(self, jobs: list[Job], error: StoreError, fresh: bool, deadline: float) -> list[Job]:
        """The jobs to be tried together once more; the others are answered."""
        if error.unknown:
            fail([job for job in jobs if not job.repeatable], error)
            jobs = [job for job in jobs if job.repeatable]
        if error.away or error.unknown:
            # That an old connection broke says nothing about the database now: first try a new one.
            worn = not fresh and self._connection is None
            if worn or self._pause(deadline):
                return jobs
        elif len(jobs) > 1:
            for job in jobs:
                self._settle([job], deadline)
            return []
        fail(jobs, error)
        return []

    def _together(self, jobs: list[Job]) -> list[Answer]:
        """The answers of all jobs, durable; StoreError: none of them is."""
        if self._connection is None:
            self._connection = self._connect()
        db = self._connection
        try:
            db.begin()
            answers = plainly(db, jobs)
            if len(answers) < len(jobs) or (len(jobs) > 1 and answers[-1].error is not None):
                self._give_up(db)
                if self._connection is None:
                    self._connection = self._connect()
                db = self._connection
                db.begin()
                answers = [alone(db, job) for job in jobs]
            if any(answer.error is None for answer in answers):
                db.commit()
            else:
                self._give_up(db)
        except StoreError:
            self._give_up(db)
            raise
        return answers

    def _give_up(self, db: Connection) -> None:
        """Leaves the transaction; a connection of no more use goes too, and the next job gets a new one."""
        if not db.rollback():
            self._disconnect()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _pause(self, deadline: float) -> bool:
        """Whether there is still time to try again; waits a little."""
        return time.monotonic() < deadline and not self._closing.wait(PAUSE_SECONDS)


def transactions(jobs: list[Job]) -> list[list[Job]]:
    """The jobs in the order in which they came, one list per transaction; in each, tables come in order."""
    found: list[list[Job]] = []
    for job in jobs:
        if job.alone or not found or found[-1][-1].alone:
            found.append([])
        found[-1].append(job)
    for together in found:
        if len(together) > 1:
            together.sort(key=lambda job: job.order)  # stable: the jobs of one table stay in order
    return found


def plainly(db: Connection, jobs: list[Job]) -> list[Answer]:
    """What came of the jobs, up to the first that failed: as a rule none does, and needs no savepoint."""
    answers: list[Answer] = []
    for job in jobs:
        answers.append(single(db, job))
        if answers[-1].error is not None:
            break
    return answers


def alone(db: Connection, job: Job) -> Answer:
    """What came of one job of many; if it failed, what it changed is undone and the others' work stands."""
    db.later("SAVEPOINT job")
    answer = single(db, job)
    if answer.error is not None:
        db.later("ROLLBACK TO SAVEPOINT job")
    db.later("RELEASE SAVEPOINT job")
    return answer


def single(db: Connection, job: Job) -> Answer:
    try:
        return Answer(value=job.work(db))
    except StoreError:
        raise
    except Exception as error:  # whatever it is, it belongs to the one who waits for this job
        return Answer(error=error)


def tell(jobs: list[Job], answers: list[Answer]) -> None:
    for job, answer in zip(jobs, answers, strict=True):
        job.receiver.tell(answer)
    for job in jobs:
        job.receiver.wake()


def fail(jobs: list[Job], error: Exception) -> None:
    tell(jobs, [Answer(error=error)] * len(jobs))
