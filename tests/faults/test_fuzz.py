"""The corpus of the fuzzer, and a few hundred changes of it: input is read or refused, and nothing else happens."""

import random

import pytest

from faults.fuzz import attempt, changed, kept, seeds, targets

TARGETS = targets()


@pytest.mark.parametrize("name", TARGETS)
def test_whatever_is_sent_is_read_or_refused(name: str) -> None:
    rng = random.Random(name)
    corpus = [*seeds(name), *kept(name)]
    assert len(corpus) > 1
    for text in (*corpus, *(changed(rng, corpus) for _ in range(60))):
        attempt(TARGETS[name], text)
