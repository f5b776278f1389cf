"""Rule examples run on the tiny deck and its referee, whatever ships."""

import pytest

from connectable.games.connections import deck, referee
from games.connections import tiny


@pytest.fixture
def tiny_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck, "read_deck", tiny.read_deck)
    for name in ("judge", "accepts", "knows"):
        monkeypatch.setattr(referee, name, getattr(tiny, name))
