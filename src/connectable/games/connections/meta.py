"""What the lobby, the dailies, the replays and the lab need to know about Connections."""

from collections.abc import Mapping, Sequence
from typing import Any

from connectable.games.connections.engine.setup import FEWEST, MOST, WAYS
from connectable.games.connections.lesson import lesson
from connectable.games.connections.rulings import read_rulings, write_rulings
from connectable.meta import ContentKind, Meta, Reader, Step
from connectable.options import Options


def points(view: Mapping[str, Any]) -> list[int]:
    """The points that the view gives for each seat."""
    return [seat["points"] for seat in view["seats"]]


def class_figures(view: Mapping[str, Any]) -> dict[str, list[int]]:
    """What a lesson is about besides points: the cards in the web and their links, and the misses of each seat."""
    found = {"misses": list(view["misses"])} if view["find"] != "shown" else {}
    if view["web"]:
        cells = {(cell["x"], cell["y"]) for cell in view["web"] if not cell["waiting"]}
        links = sum(((x + 1, y) in cells) + ((x, y + 1) in cells) for x, y in cells)
        found |= {"cards": [len(cells)], "links": [links]}
    return found


DAILY: Options = {"way": "solitaire", "find": "own", "judge": "referee", "cards": 28, "lives": 3}


def cards(steps: Sequence[Step]) -> list[int]:
    """What became of each card of a solitaire: 2 placed at the first try, 1 after a miss, 0 not placed. A card that
    lies is followed by the next one, a miss by another act; of the last card the points tell."""
    found: list[int] = []
    tries, aside = 0, False
    for step in steps:
        if step.seat < 0:
            if tries or aside:
                found.append(0 if aside else 2 if tries == 1 else 1)
            tries, aside = 0, False
        elif step.notation == "aside":
            aside = True
        elif step.notation.startswith("lay"):
            tries += 1
    if tries or aside:
        web = 1 + sum(one > 0 for one in found)
        lies = not aside and bool(steps[-1].points) and steps[-1].points[0] > web
        found.append((2 if tries == 1 else 1) if lies else 0)
    return found


def sentence_values(state: Any, values: Mapping[str, Any], reader: str) -> Mapping[str, Any]:
    """CX-O6: the words of a pair in the language of the game, or in the reader's."""
    from connectable.games.connections import own_language  # it knows states, and meta is read before any game

    return own_language.sentence_values(state, values, reader)


def shown_values(state: Any, values: Mapping[str, Any], reader: Reader) -> Mapping[str, Any]:
    """A card by its words: no numbers are printed on cards."""
    from connectable.games.connections import own_language

    return own_language.card_named(state, values, reader)


def surprises(state: Any, seat: int, action: Any) -> bool:
    """Whether an action shows a card that somebody could not know to be in that hand."""
    from connectable.games.connections import secrecy  # it knows states, and meta is read before any game

    return secrecy.surprises(state, seat, action)


def stored_options(options: Options) -> Options:
    """The options with the deck named and the hash of its verdicts, since `house` may mean another deck some day."""
    from connectable.games.connections import deck  # it reads files: not before a game is stored

    chosen = str(options.get("deck", deck.HOUSE))
    stored = {**options, "deck": deck.house_name(chosen), "verdicts": deck.deck_hash(chosen)}
    if rulings := options.get("rulings"):
        stored["rulings"] = write_rulings(read_rulings(str(rulings)))
    return stored


META = Meta(
    prefix="cx",
    chance="cards",
    surprises=surprises,
    seat_limits={("way", way): (FEWEST[way], MOST[way]) for way in WAYS},
    opponents=("medium", "easy"),
    suggested={"judge": "jury", "find": "own"},
    daily=DAILY,
    daily_steps=cards,
    steps_by_par=False,
    daily_grades=(20.5, 17.5, 15.0, 11.5),
    tie_field="links",
    tie_fewer_field="misses",
    content=(ContentKind(option="deck", suffix=".csv"), ContentKind(option="deck", suffix=".toml", tables=("card",))),
    sound="card",
    points=points,
    class_figures=class_figures,
    stored_options=stored_options,
    sentence_values=sentence_values,
    shown_values=shown_values,
    no_share_options=("rulings",),
    no_takeback_options=("lives",),
    bots="connectable.bots.connections",
    lesson=lesson,
)
