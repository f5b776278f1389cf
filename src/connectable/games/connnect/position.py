"""A whole position as text, both ways; what `read` accepts can come up in play.

    connnect 1 seats 2 setup shared phase act round 1 active 0
    shapes A B C F
    cards A1 B2 C3
    tracker 425
    sheet 0 grid=.1..../...3../.....4/2...../..5.../....6. dice=425 waits=12
    sheet 1 …                    (`begun 1 …` follows when the seat has acted since its round began)
    layout "…"                   (an owner's sheet, as JSON text)

Of a sheet only what is not at its start value is written: grid (rows from the top: `.` free, `x` crossed out),
circles (filled, from 1), claims (`a1b1c1@3`, the round after @), taken (`3:move:1`: row, bonus, stars),
used (`switch`, `plus`; Move and Again follow from the grid and the claims), boxes, goals (decks), dice, waits,
pending, status, out. Points noted, cards turned down and races follow from the claims.
"""

import json
import re
from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from connectable.games.connnect.content import HOUSE, load
from connectable.games.connnect.engine.actions import icon_code, icon_word
from connectable.games.connnect.engine.geometry import SPACES, names_of, space_named, spaces_of
from connectable.games.connnect.engine.layout import BONUSES, KEPT, PLUS_MINUS, SWITCH, Layout
from connectable.games.connnect.engine.state import (
    ANY_WRITE,
    FREE_WRITE,
    MARKS,
    NOTHING,
    PENDING,
    PHASES,
    STATUS,
    TAKE_BONUS,
    Sheet,
    State,
    claim_round,
    claim_spaces,
    dice_of,
    faces_of,
    in_hand,
)
from connectable.games.connnect.position_checks import check_state
from connectable.games.connnect.position_claims import settle_races

MOST_TEXT = 60_000
FIELDS = ("grid", "circles", "claims", "taken", "used", "boxes", "goals", "dice", "waits", "pending", "status", "out")
HEAD = re.compile(r"connnect 1 seats ([1-4]) setup (shared|own) phase ([a-z-]+) round (-1|[0-9]|1[0-2]) active ([0-3])")


def format(state: State) -> str:
    """The whole position, secrets included."""
    setup = "own" if state.own else "shared"
    phase = PHASES[state.phase]
    lines = [f"connnect 1 seats {state.seats} setup {setup} phase {phase} round {state.round} active {state.active}"]
    letters = [letter for letter, five in state.layout.letters.items() if state.dealt >> five & 1]
    lines.append(" ".join(["shapes", *letters]))
    lines.append(" ".join(["cards", *(state.layout.cards[place].name for place in state.cards)]))
    lines.append(" ".join(["tracker", *("".join(map(str, faces_of(dice))) for dice in state.tracker)]))
    for seat in range(state.seats):
        lines.append(f"sheet {seat} {sheet_text(state.layout, state.sheets[seat])}")
        if state.before[seat] != state.sheets[seat]:
            lines.append(f"begun {seat} {sheet_text(state.layout, state.before[seat])}")
    if state.layout.text:
        lines.append(f"layout {json.dumps(state.layout.text)}")
    return "\n".join(lines)


def sheet_text(layout: Layout, sheet: Sheet) -> str:
    icons = [(k, icon) for k, icon in enumerate(layout.icons) if sheet.taken >> k & 1]
    dice, pending = faces_of(sheet.dice), int(sheet.pending)
    fields = {
        "grid": "/".join(sheet.grid()),
        "circles": ",".join(str(k + 1) for k in range(9) if sheet.circles >> k & 1),
        "claims": ",".join("".join(names_of(claim_spaces(c))) + f"@{claim_round(c)}" for c in sheet.claims),
        "taken": ",".join(f"{3 + (k >= layout.threes)}:{icon_word(icon.code)}:{icon.stars}" for k, icon in icons),
        "used": ",".join([BONUSES[kind] for kind in (SWITCH, PLUS_MINUS) for _ in range(used_of(layout, sheet, kind))]),
        "boxes": str(sheet.boxes or ""),
        "goals": "".join(deck for k, deck in enumerate("ABC") if sheet.goals >> k & 1),
        "dice": "".join(map(str, dice)) if sheet.dice else "",
        "waits": "".join(str(k) for k in range(3) if sheet.dice >> 9 + k & 1),
        "pending": pending_text(pending),
        "status": STATUS[sheet.status] if sheet.status else "",
        "out": str(sheet.left or ""),
    }
    return " ".join(f"{name}={value}" for name, value in fields.items() if value)


def used_of(layout: Layout, sheet: Sheet, kind: int) -> int:
    """How many bonuses of a kind that can be kept were used."""
    taken = sum(icon.kind == kind for k, icon in enumerate(layout.icons) if sheet.taken >> k & 1)
    return taken - in_hand(sheet, kind)


def pending_text(pending: int) -> str:
    """`move:4`, `take:3`, `any:2`, `number:3`; `free:3:1` names the die too."""
    if not pending:
        return ""
    die = f":{pending >> 8}" if pending & 15 == FREE_WRITE else ""
    return f"{PENDING[pending & 15]}:{pending >> 4 & 7}{die}"


def read(text: object) -> State:
    """The position of a text; ValueError says what is wrong."""
    if not isinstance(text, str) or len(text) > MOST_TEXT:
        raise ValueError(f"position: {text!r:.80} is not a text of at most {MOST_TEXT} characters")
    lines = text.split("\n")
    head = HEAD.fullmatch(lines[0])
    if not head or head[3] not in PHASES:
        raise ValueError(f"position: {lines[0]!r:.80} is not 'connnect 1 seats … setup … phase … round … active …'")
    parts = parts_of(lines[1:])
    layout = read_layout(parts.pop("layout", None))
    seats = int(head[1])
    known = {"shapes", "cards", "tracker", *(f"{word} {seat}" for word in ("sheet", "begun") for seat in range(seats))}
    if not set(parts) <= known:
        raise ValueError(f"position: unknown lines {sorted(set(parts) - known)!r:.80}")
    sheets = [read_sheet(layout, need(parts, f"sheet {seat}"), f"sheet {seat}") for seat in range(seats)]
    before = [
        read_sheet(layout, parts[f"begun {seat}"], f"begun {seat}") if f"begun {seat}" in parts else sheets[seat]
        for seat in range(seats)
    ]
    state = State(
        layout, seats, head[2] == "own", PHASES.index(head[3]), int(head[4]), int(head[5]), read_shapes(layout, parts),
        0, read_cards(layout, parts), 0, 0, read_tracker(parts), 0, sheets, before,
    )  # fmt: skip
    state = settle_races(state)
    check_state(state)
    if format(state) != text:
        raise ValueError("position: the text is not in the usual form (order of fields, icons or rolls)")
    return state


def parts_of(lines: list[str]) -> dict[str, str]:
    """First words of a line → the rest."""
    found: dict[str, str] = {}
    for line in lines:
        words = re.match(r"(shapes|cards|tracker|layout|sheet \d|begun \d)(?: |$)", line)
        if not words or words[1] in found:
            raise ValueError(f"position: {line!r:.80} is unknown or comes twice")
        found[words[1]] = line[words.end() :]
    return found


def need(parts: dict[str, str], name: str) -> str:
    if name not in parts:
        raise ValueError(f"position: no line {name!r}")
    return parts[name]


def read_layout(text: str | None) -> Layout:
    if text is None:
        return load(HOUSE)
    try:
        own = json.loads(text)
    except (ValueError, RecursionError):
        own = None
    if not isinstance(own, str) or own == HOUSE:
        raise ValueError(f"position: layout {text!r:.80} is not a JSON text")
    return load(own)


def read_shapes(layout: Layout, parts: dict[str, str]) -> int:
    letters = need(parts, "shapes").split()
    if not set(letters) <= set(layout.letters) or len(set(letters)) != len(letters):
        raise ValueError(f"position: shapes {letters!r:.80} are not different ones of {', '.join(layout.letters)}")
    return sum(2 ** layout.letters[letter] for letter in letters)


def read_cards(layout: Layout, parts: dict[str, str]) -> tuple[int, ...]:
    places = {card.name: place for place, card in enumerate(layout.cards)}
    names = need(parts, "cards").split()
    if len(names) > 3 or any(name not in places or name[0] != "ABC"[k] for k, name in enumerate(names)):
        raise ValueError(f"position: cards {names!r:.80} are not one each of decks A, B, C")
    return tuple(places[name] for name in names)


def read_tracker(parts: dict[str, str]) -> tuple[int, ...]:
    rolls = need(parts, "tracker").split()
    if len(rolls) > 12 or not all(re.fullmatch("[1-6]{3}", roll) for roll in rolls):
        raise ValueError(f"position: tracker {rolls!r:.80} is not at most 12 rolls like 425")
    return tuple(dice_of([int(face) for face in roll], 0) for roll in rolls)


def read_sheet(layout: Layout, text: str, where: str) -> Sheet:
    fields: dict[str, str] = {}
    for word in text.split(" "):
        name, _, value = word.partition("=")
        if name not in FIELDS or name in fields or not value:
            raise ValueError(f"position: {where}: {word!r:.80} is unknown, empty or comes twice")
        fields[name] = value
    marks = read_grid(fields.get("grid", ""), where)
    claims, claimed, agains = read_claims(fields.get("claims", ""), where)
    taken = read_taken(layout, fields.get("taken", ""), where)
    used = Counter(fields["used"].split(",")) if "used" in fields else Counter[str]()
    spent = (len(spaces_of(marks[7])), *(used.pop(BONUSES[kind], 0) for kind in (SWITCH, PLUS_MINUS)), agains)
    hand = 0
    for kind in range(KEPT):
        have = sum(icon.kind == kind for k, icon in enumerate(layout.icons) if taken >> k & 1)
        left = have - spent[kind]
        if left < 0:
            raise ValueError(f"position: {where}: more {BONUSES[kind]} bonuses are used than taken")
        hand |= left << 6 * kind
    if used:
        raise ValueError(f"position: {where}: used {fields['used']!r:.80} names more than switch and plus")
    goals = word_of(fields, "goals", "A?B?C?", where)
    circles = word_of(fields, "circles", "[1-9](,[1-9])*", where).split(",") if "circles" in fields else []
    return Sheet(
        marks, claimed, sum(2 ** (int(k) - 1) for k in dict.fromkeys(circles)), claims, taken, hand,
        int(word_of(fields, "boxes", "[1-9]|1[0-9]|20", where) or 0), sum(2 ** "ABC".index(deck) for deck in goals),
        read_dice(fields, where), read_pending(word_of(fields, "pending", "[a-z]+:[1-6](:[12])?", where), where),
        STATUS.index(word_of(fields, "status", "busy|done|out", where) or "busy"),
        int(word_of(fields, "out", "[1-9]|1[0-2]", where) or 0),
    )  # fmt: skip


def word_of(fields: dict[str, str], name: str, pattern: str, where: str) -> str:
    value = fields.get(name, "")
    if value and not re.fullmatch(pattern, value):
        raise ValueError(f"position: {where}: {name}={value!s:.40} does not have the form {pattern}")
    return value


def read_grid(text: str, where: str) -> vec[i64]:
    if not re.fullmatch(r"[.1-6x]{6}(/[.1-6x]{6}){5}", text):
        raise ValueError(f"position: {where}: grid {text!r:.80} is not six rows of six like .1..../…")
    cells = text.replace("/", "")
    return vec[i64]([sum(2**k for k in range(SPACES) if cells[k] == mark) for mark in MARKS])


def read_claims(text: str, where: str) -> tuple[tuple[int, ...], int, int]:
    """The claims without their shapes and points, the spaces in them, and how many were used again."""
    found: list[int] = []
    claimed = agains = 0
    for claim in text.split(",") if text else []:
        words = re.fullmatch(r"((?:[a-f][1-6]){3,5})@([1-9]|1[0-2])", claim)
        names = [words[1][k : k + 2] for k in range(0, len(words[1]), 2)] if words else []
        if not words or len(set(names)) != len(names) or len(found) > SPACES:
            raise ValueError(f"position: {where}: claim {claim!r:.80} is not like a1b1c1@3")
        spaces = sum(2 ** space_named(name) for name in names)
        agains += len(spaces_of(spaces & claimed))
        claimed |= spaces
        found.append(spaces | int(words[2]) << 51)
    return tuple(found), claimed, agains


def read_taken(layout: Layout, text: str, where: str) -> int:
    taken = 0
    for item in text.split(",") if text else []:
        words = re.fullmatch(r"([34]):([a-z]+[1-6]?):([0-9]{1,2})", item)
        code = icon_code(words[2], int(words[3])) if words else -1
        place = layout.icon(layout.row(int(words[1])) & ~taken, code) if words and code >= 0 else -1
        if place < 0:
            raise ValueError(f"position: {where}: taken {item!r:.80} is no icon of the row that is left")
        taken |= 2**place
    return taken


def read_dice(fields: dict[str, str], where: str) -> int:
    faces = word_of(fields, "dice", "[1-6]{3}", where)
    waits = word_of(fields, "waits", "0?1?2?", where)
    if not faces:
        if waits:
            raise ValueError(f"position: {where}: waits without dice")
        return 0
    return dice_of([int(face) for face in faces], sum(2 ** int(k) for k in waits))


def read_pending(text: str, where: str) -> int:
    if not text:
        return NOTHING
    name, number, *die = text.split(":")
    if name not in PENDING or (name == PENDING[FREE_WRITE]) != bool(die):
        raise ValueError(f"position: {where}: pending {text!r:.80} is none of {', '.join(PENDING[1:])}")
    asked = PENDING.index(name)
    most = {TAKE_BONUS: (3, 4), ANY_WRITE: (1, 2)}.get(asked, (1, 6))
    if not most[0] <= int(number) <= most[1]:
        raise ValueError(f"position: {where}: pending {text!r:.80} has a wrong number")
    return asked | int(number) << 4 | (int(die[0]) << 8 if die else 0)
