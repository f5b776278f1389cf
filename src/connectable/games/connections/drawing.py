"""The table in a terminal: the web in boxes of four words, piles, hands, what waits; at most 80 columns.

All words except those on the cards come through the pen; no rule is known here.
"""

import textwrap
from collections.abc import Mapping
from typing import Any, Final
from unicodedata import category

from connectable.contract import Pen
from connectable.games.connections.own_language import view_for

Piece = Mapping[str, Any]

INNER: Final = 13
"""Letters between the edges of a card."""
ACROSS: Final = 5
"""Cards in a row."""
DOWN: Final = 4
"""Rows of the web that are shown at once."""
TALL: Final = 6
NAMED: Final = 2
"""The line of a free space that bears its name."""
BLANK: Final = [" " * (INNER + 2)] * TALL
DARK: Final = 40
"""The widest list of numbers on one line."""


def draw(view: Mapping[str, Any], seat: int | None, pen: Pen) -> str:
    """The whole picture for a seat, None for a watcher."""
    view = view_for(view, pen.say("cx-draw-language"))
    parts = [heading(view, pen), *scores(view, seat, pen)]
    if view["way"] == "quads":
        parts += [piles(view, pen), *quads(view, seat, pen)]
    elif view["way"] == "rummy":
        parts += lines(view, seat, pen)
    else:
        parts += [web(view, pen), top_card(view, pen)]
    parts += [*waiting(view, seat, pen), *hand(view, seat, pen), *ended(view, pen), next_step(view, seat, pen)]
    return "\n".join(part for part in parts if part)


def heading(view: Mapping[str, Any], pen: Pen) -> str:
    way = pen.say(f"cx-choice-way-{view['way']}")
    left = sum(pile["left"] for pile in view["piles"])
    head = pen.say("cx-draw-heading", way=way, round=view["round"], rounds=view["rounds"], left=left)
    return pen.ink("bold", head)


def scores(view: Mapping[str, Any], seat: int | None, pen: Pen) -> list[str]:
    """One line per seat: points, cards in hand, and those of them that everybody knows."""
    found = []
    for place, one in enumerate(view["seats"]):
        cards = len(one["hand"]) + one["hidden"]
        text = pen.say("cx-draw-seat", seat=place + 1, points=signed(one["points"]), cards=cards)
        if place != seat and one["hand"]:
            text += " " + pen.say("cx-draw-known", cards=numbers(one["hand"]))
        if view["misses"][place]:
            text += " " + pen.say("cx-draw-misses", misses=view["misses"][place])
        if one["idle"]:
            text += " " + pen.say("cx-draw-idle")
        found.append(pen.ink("cyan" if place in view["to_act"] else "dim", fold(text)))
    if view["lives"]:
        found.append(pen.say("cx-draw-lives", lives=view["lives"]))
    if view["open_hands"]:
        found.append(pen.say("cx-draw-together", points=signed(view["together"])))
    if view["way"] == "solitaire":
        found.append(pen.say("cx-draw-solitaire", cards=len(view["web"]), links=view["links"], missed=view["missed"]))
    return found


def signed(points: int) -> str:
    """With a real minus sign."""
    return str(points) if points >= 0 else f"−{-points}"


def numbers(cards: list[int]) -> str:
    text = " ".join(map(str, cards))
    return text if len(text) <= DARK else text[: DARK - 2].rpartition(" ")[0] + " …"


def fold(text: str) -> str:
    """A sentence in lines of at most 80 columns."""
    return textwrap.fill(text, 80, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)


def web(view: Mapping[str, Any], pen: Pen, around: tuple[int, int] | None = None) -> str:
    """The web, or the part around a spot or the latest card, with the free spaces beside it."""
    cells = {(cell["x"], cell["y"]): cell for cell in view["web"]}
    if not cells:
        return pen.say("cx-draw-no-web")
    free = beside(set(cells), view["table"] // 2)
    west, north = corner(view, [*cells, *free], around)
    across = range(west, west + ACROSS)
    rows = [
        row([space(view, cells, free, (x, y), pen) for x in across], flat=not any((x, y) in cells for x in across))
        for y in range(north, north + DOWN)
        if any((x, y) in cells or (x, y) in free for x in across)
    ]
    unseen = sum(not (west <= x < west + ACROSS and north <= y < north + DOWN) for x, y in cells)
    return "\n".join(rows + ([pen.say("cx-draw-more", cards=unseen)] if unseen else []))


def beside(cells: set[tuple[int, int]], reach: int) -> set[tuple[int, int]]:
    around = {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))}
    return {(x, y) for x, y in around - cells if not reach or max(abs(x), abs(y)) <= reach}


def corner(view: Mapping[str, Any], spots: list[tuple[int, int]], around: tuple[int, int] | None) -> tuple[int, int]:
    """The north-west corner of what is shown: all of it if it has room, else around the chosen or latest space."""
    centre = next(((cell["x"], cell["y"]) for cell in view["web"] if cell["card"] == view["last"][1]), (0, 0))
    if view["chosen"] and view["chosen"]["space"]:
        centre = (view["chosen"]["space"][0], view["chosen"]["space"][1])
    centre = around or centre
    found = []
    for axis, size in ((0, ACROSS), (1, DOWN)):
        low, high = min(spot[axis] for spot in spots), max(spot[axis] for spot in spots)
        start = min(max(centre[axis] - size // 2, low), high - size + 1)
        found.append(low if high - low < size else start)
    return found[0], found[1]


def space(
    view: Mapping[str, Any],
    cells: Mapping[tuple[int, int], Piece],
    free: set[tuple[int, int]],
    at: tuple[int, int],
    pen: Pen,
) -> list[str]:
    if at in cells:
        cell = cells[at]
        style = "yellow" if cell["waiting"] else "green" if cell["card"] == view["last"][1] else ""
        return box(view, cell, pen, style)
    if at not in free:
        return BLANK
    name = f"{at[0]},{at[1]}".center(INNER + 2)
    chosen = view["chosen"] and tuple(view["chosen"]["space"]) == at
    return [*BLANK[:NAMED], pen.ink("reverse" if chosen else "dim", name), *BLANK[NAMED + 1 :]]


def row(boxes: list[list[str]], *, flat: bool = False) -> str:
    """Boxes side by side; a row without cards is flat: the names of its spaces alone."""
    return "\n".join("".join(one[line] for one in boxes).rstrip() for line in ([NAMED] if flat else range(TALL)))


def box(view: Mapping[str, Any], piece: Piece, pen: Pen, style: str = "") -> list[str]:
    """A card as it lies: its number and value in the frame, a word on every side."""
    north, east, south, west = turned(view, piece)
    card = view["cards"][str(piece["card"])]
    name, value = f"{piece['card']}", f"({card['value']})"
    frame = [
        "┌" + name + "─" * (INNER - len(name) - len(value)) + value + "┐",
        "│" + filled(north, "^") + "│",
        "│" + filled(west, "<") + "│",
        "│" + filled(east, ">") + "│",
        "│" + filled(south, "^") + "│",
        "└" + "─" * INNER + "┘",
    ]
    return [pen.ink(style, line) for line in frame] if style else frame


def turned(view: Mapping[str, Any], piece: Piece) -> list[str]:
    """The words north, east, south, west of a piece, cut to fit."""
    words = view["cards"][str(piece["card"])]["words"]
    found = [words[(side - piece["turn"]) % 4] for side in range(4)]
    return [word if width(word) <= INNER else word[: INNER - 1] + "…" for word in found]


def filled(word: str, side: str) -> str:
    """The word with spaces on the left, the right or both, as wide as a card."""
    free = INNER - width(word)
    left = {"<": 0, ">": free, "^": (free + 1) // 2}[side]
    return " " * left + word + " " * (free - left)


def width(word: str) -> int:
    """Columns in a terminal: marks above and below Thai letters take none."""
    return sum(category(letter) not in ("Mn", "Me") for letter in word)


def top_card(view: Mapping[str, Any], pen: Pen) -> str:
    """The open top of the pile."""
    shown = view["piles"][0]["shown"]
    if not shown:
        return ""
    return pen.say("cx-draw-top") + "\n" + boxes(view, shown[-1:], pen)


def boxes(view: Mapping[str, Any], cards: list[int], pen: Pen) -> str:
    """Unturned cards side by side, as many rows as they need."""
    chosen = view["chosen"]["card"] if view["chosen"] else 0
    drawn = [box(view, {"card": card, "turn": 0}, pen, "reverse" if card == chosen else "") for card in cards]
    return "\n".join(row(drawn[at : at + ACROSS]) for at in range(0, len(drawn), ACROSS))


def piles(view: Mapping[str, Any], pen: Pen) -> str:
    """The four piles of quads."""
    heads, tops = [], []
    for place, pile in enumerate(view["piles"], start=1):
        heads.append(pen.say("cx-draw-pile", pile=place, left=pile["left"]).ljust(INNER + 2))
        tops.append(box(view, {"card": pile["shown"][-1], "turn": 0}, pen) if pile["shown"] else BLANK)
    return "".join(heads).rstrip() + "\n" + row(tops)


def quads(view: Mapping[str, Any], seat: int | None, pen: Pen) -> list[str]:
    """The quad each seat is building, and how many it has made."""
    found = []
    for place, one in enumerate(view["seats"]):
        head = pen.say("cx-draw-quads", seat=place + 1, quads=len(one["quads"]))
        if any(one["building"]) or place == seat:
            cells = [box(view, piece, pen) if piece else gap(at, pen) for at, piece in enumerate(one["building"], 1)]
            for half in (slice(0, 2), slice(2, 4)):
                head += "\n" + row(cells[half], flat=not any(one["building"][half]))
        found.append(head)
    return found


def gap(place: int, pen: Pen) -> list[str]:
    return [*BLANK[:2], pen.ink("dim", str(place).center(INNER + 2)), *BLANK[3:]]


def lines(view: Mapping[str, Any], seat: int | None, pen: Pen) -> list[str]:
    """Rummy: every seat's runs, each card with the words on its left and right; how to name those of others."""
    found = []
    for place, one in enumerate(view["seats"]):
        for number, line in enumerate(one["lines"], start=1):
            head = pen.say("cx-draw-line", seat=place + 1, line=number)
            head += "" if place == seat else f"  (steal {place + 1} {number})"
            found += wrapped(head, [link(view, piece) for piece in line])
    return found


def link(view: Mapping[str, Any], piece: Piece) -> str:
    _, east, _, west = turned(view, piece)
    return f"{west} [{piece['card']}] {east}"


def wrapped(head: str, texts: list[str]) -> list[str]:
    """The head and the texts in lines of at most 80 columns."""
    found = [head]
    for text in texts:
        if found[-1] == head or len(found[-1]) + 3 + len(text) > 80:
            found.append("  " + text)
        else:
            found[-1] += " – " + text
    return found


def waiting(view: Mapping[str, Any], seat: int | None, pen: Pen) -> list[str]:
    """What waits for the others, pair by pair with what the viewer can type, who has answered, and the open vote."""
    found = []
    for window in view["windows"]:
        asked = seat in window["unanswered"] and not view["vote"]
        found.append(pen.ink("yellow", pen.say("cx-draw-waits", seat=window["seat"] + 1)))
        if asked:
            found.append(f"  fine {window['seat'] + 1}  {pen.say('cx-draw-agree')}")
        for number, pair in enumerate(window["pairs"], start=1):
            typed = f"challenge {window['seat'] + 1} {number}  " if asked and pair["open"] else ""
            found.append(fold(f"  {typed}{pair_text(pair, pen)}"))
        fine, unanswered = seats_text(window["fine"]), seats_text(window["unanswered"])
        found.append("  " + pen.say("cx-draw-answers", fine=fine, unanswered=unanswered))
    appealed = view["vote"]["seat"] if view["vote"] and view["vote"]["challenger"] < 0 else -1
    for miss in view["pending"]:
        key = "cx-draw-appealed" if miss["seat"] == appealed else "cx-draw-pending"
        found.append(pen.ink("yellow", pen.say(key, seat=miss["seat"] + 1, card=miss["card"])))
        found += [fold("  " + pair_text(pair, pen)) for pair in miss["pairs"]]
        found += ["  appeal · accept"] if miss["seat"] == seat and not view["vote"] else []
    if view["vote"]:
        vote = view["vote"]
        first, second = vote["pair"]["words"]
        if vote["challenger"] < 0:
            asks = pen.say("cx-draw-vote-appeal", seat=vote["seat"] + 1)
        else:
            asks = pen.say("cx-draw-vote", seat=vote["challenger"] + 1, first=first, second=second)
        found.append(pen.ink("magenta", fold(asks)))
        given = [(place + 1, one) for place, one in enumerate(vote["votes"]) if one]
        found += ["  " + pen.say(f"cx-draw-voted-{one}", seat=place) for place, one in given]
        found += ["  stands · falls · abstain"] if view["asked"] else []
    return found


def pair_text(pair: Mapping[str, Any], pen: Pen) -> str:
    first, second = pair["words"]
    if pair["ruling"]:
        return pen.say(f"cx-draw-ruled-{pair['ruling']}", first=first, second=second)
    if not pair["reason"]:
        return pen.say("cx-draw-pair", first=first, second=second, reason=pen.say(f"cx-verdict-{pair['verdict']}"))
    link = pen.say(f"cx-link-{pair['reason']}", first=first, second=second)
    key = {"debatable": "cx-draw-pair-debatable", "no": "cx-draw-pair-weak"}.get(pair["verdict"])
    return pen.say(key, link=link) if key else link


def seats_text(seats: list[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats) or "–"


def hand(view: Mapping[str, Any], seat: int | None, pen: Pen) -> list[str]:
    if seat is None:
        return []
    cards = view["seats"][seat]["hand"]
    return [pen.say("cx-draw-hand"), boxes(view, cards, pen)] if cards else [pen.say("cx-draw-hand-empty")]


def ended(view: Mapping[str, Any], pen: Pen) -> list[str]:
    """The hands of the round that ended last, while the next one is young, or of the game."""
    if not view["ended"] or (view["stage"] != "over" and view["last"][0] >= 0):
        return []
    last = view["ended"][-1]
    why = pen.say("cx-end-" + last["reason"])
    found = [fold(pen.say("cx-draw-round-over", round=len(view["ended"]), reason=why))]
    for place, cards in enumerate(last["hands"]):
        points = signed(last["points"][place])
        found.append(fold(pen.say("cx-draw-left", seat=place + 1, points=points, cards=numbers(cards) or "–")))
    return found


def next_step(view: Mapping[str, Any], seat: int | None, pen: Pen) -> str:
    """Whose turn it is, or what may follow the viewer's own steps."""
    chosen = view["chosen"]
    if chosen:
        if view["way"] in ("quads", "rummy"):
            where = "place" if view["way"] == "quads" else "line"
            return fold(pen.say(f"cx-draw-choose-{where}", card=chosen["card"]))
        if not chosen["space"]:
            return fold(pen.say("cx-draw-choose-spot", card=chosen["card"]))
        x, y = chosen["space"]
        return fold(pen.say("cx-draw-choose-turn", card=chosen["card"], x=x, y=y))
    if view["stage"] == "over":
        return pen.say("cx-draw-over")
    if view["turn"] < 0 or view["windows"] or view["vote"] or len(view["seats"]) == 1:
        return ""
    if view["drawn"] and seat == view["turn"]:
        return pen.say("cx-draw-drawn", card=view["drawn"])
    return pen.say("cx-draw-turn", seat=view["turn"] + 1)
