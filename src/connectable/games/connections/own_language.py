"""CX-O6: words in the language of a game, or of each reader: for sentences, and for views before they are drawn.

Views and refusals leave the rules with English words; whoever shows them sets them here. It decides nothing.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from connectable.games.connections.deck import ANY
from connectable.games.connections.engine.cards import Cards
from connectable.games.connections.engine.state import State
from connectable.meta import Reader

NAMES: Final = ("first", "second")
"""The values of a sentence that are words of cards."""


def language_for(words: str, reader: str) -> str:
    """The language that a reader sees, by the option `words`."""
    return reader if words == ANY else words


@lru_cache(maxsize=32)
def dictionary(cards: Cards, language: str) -> Mapping[str, str]:
    """Word as the deck has it → the same in a language; a card without a translation stays as it is."""
    found: dict[str, str] = {}
    for card, translations in enumerate(cards.translations):
        if own := translations.get(language):
            found.update(zip(cards.names(card), own, strict=True))
    return found


def sentence_values(state: State, values: Mapping[str, Any], reader: str) -> Mapping[str, Any]:
    """The values of a sentence, with the words of a pair set for a reader."""
    own = dictionary(state.setup.cards, language_for(state.setup.words, reader))
    return (
        {name: own.get(value, value) if name in NAMES else value for name, value in values.items()} if own else values
    )


def card_named(state: State, values: Mapping[str, Any], reader: Reader) -> Mapping[str, Any]:
    """The values of a sentence with its card called by its words, as that reader sees them."""
    if not isinstance(card := values.get("card"), int):
        return values
    own = dictionary(state.setup.cards, language_for(state.setup.words, reader.lang))
    shown = (own.get(word, word) for word in state.setup.cards.names(card - 1))
    words = ", ".join(word.lower() if word.isupper() else word for word in shown)  # as cards are set
    return {**values, "card": reader.say("cx-card-words", words=words)}


def view_for(view: Mapping[str, Any], reader: str) -> Mapping[str, Any]:
    """A view with every word set for a reader."""
    language = language_for(view["words"], reader)
    own: dict[str, str] = {}
    for card in view["cards"].values():
        own.update(zip(card["words"], card.get("translations", {}).get(language, ()), strict=False))
    found: Mapping[str, Any] = worded(view, own) if own else view
    return found


def worded(part: Any, own: Mapping[str, str]) -> Any:
    """A part of a view with the words in its lists named `words` exchanged."""
    if isinstance(part, Mapping):
        return {
            name: [own.get(word, word) for word in value]
            if name == "words" and isinstance(value, list)
            else worded(value, own)
            for name, value in part.items()
        }
    return [worded(one, own) for one in part] if isinstance(part, list) else part
