"""What comes from the store's threads: all that is there wakes the loop once."""

import asyncio
from typing import Any

import pytest

from connectable.server.tables.mailbox import Letter, Mailbox
from connectable.storage import StoreError
from connectable.storage.writer import Answer


def test_letters_that_came_together_wake_the_loop_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(wake_once(monkeypatch))


async def wake_once(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, mailbox, read, woken = asyncio.get_running_loop(), Mailbox(), list[object](), list[Any]()
    monkeypatch.setattr(loop, "call_soon_threadsafe", woken.append)
    letters = [Letter(mailbox, lambda letter: read.append(letter.result())) for _ in range(3)]
    for number, letter in enumerate(letters):
        letter.tell(Answer(number))
    for letter in letters:
        letter.wake()
    assert len(woken) == 1
    woken[0]()
    assert read == [0, 1, 2]
    letters[0].wake()
    assert len(woken) == 1, "nothing is left to be read"
    monkeypatch.undo()  # the end of the loop needs it


def test_a_letter_tells_of_trouble() -> None:
    asyncio.run(tell_of_trouble())


async def tell_of_trouble() -> None:
    mailbox, read = Mailbox(), list[Letter]()
    letter = Letter(mailbox, read.append)
    letter.tell(Answer(error=StoreError("full")))
    mailbox.open()
    with pytest.raises(StoreError, match="full"):
        read[0].result()
