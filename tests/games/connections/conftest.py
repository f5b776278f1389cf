"""Rule examples use the tiny deck and its referee, not those that ship."""

import pytest

from connectable.games.connections import deck, referee
from games.connections import tiny


@pytest.fixture
def tiny_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck, "read_deck", tiny.read_deck)
    for name in ("judge", "accepts", "knows"):
        monkeypatch.setattr(referee, name, getattr(tiny, name))
