"""The terminal picture of a CoNNNect table in at most 80 columns: one sheet in full, the others in a line each.

It draws a view and knows no rules; words come from the catalogues (`cn-draw-…`), colours from the pen.
"""

import unicodedata
from collections.abc import Mapping
from typing import Any

from connectable.contract import Pen

WIDE = 80
GRID = 31
"""Columns of the grid with its labels; the rest of a line is for what lies beside it."""
SIDE = WIDE - GRID - 2
FOURS = (("I", "■■■■", ""), ("L", "■■■", "  ■"), ("O", "■■", "■■"), ("S", "■■", " ■■"))
"""The Connect-4 shapes and their two rows."""
INKS = {3: "green", 4: "magenta", 5: "yellow"}
"""Claimed numbers by the size of their Connect."""


def draw(view: Mapping[str, Any], seat: int | None, pen: Pen) -> str:
    """The looking seat's own sheet; a watcher sees that of the active seat."""
    shown = seat if seat is not None else view["active"]
    lines = [*draw_sheet(view, shown, pen).split("\n"), ""]
    lines += [seat_line(view, other, pen) for other in range(view["seats"])]
    return "\n".join(lines)


def draw_sheet(view: Mapping[str, Any], seat: int, pen: Pen) -> str:
    """One seat's sheet with the middle of the table beside it."""
    left, right = grid_lines(view, seat, pen), side_lines(view, seat, pen)
    height = max(len(left), len(right))
    left += [" " * GRID] * (height - len(left))
    right += [""] * (height - len(right))
    lines = [f"{one}  {two}".rstrip() for one, two in zip(left, right, strict=True)]
    lines += bonus_lines(view, seat, pen)
    return "\n".join(lines)


def grid_lines(view: Mapping[str, Any], seat: int, pen: Pen) -> list[str]:
    """Zones above and at the left, circles where two zones meet, arrows at the ends of their lines."""
    sheet = view["sheets"][seat]
    zone = sheet["dice"][0] if view["phase"] == "act" and sheet["dice"] else 0
    heads = [f"  {zone_name(n, zone, pen)}  " for n in (1, 2, 3)]
    down = ["▼" if f"column {letter}" in view["arrows"] else " " for letter in "abcdef"]
    lines = [" " * 5 + " ".join(heads) + " " * 3]
    lines.append(" " * 5 + " ".join(f" {letter}{mark}" for letter, mark in zip("abcdef", down, strict=True)) + " " * 3)
    for row in range(6):
        lines.append(" " * 4 + rule_line(sheet, row, pen) + "  ")
        name = zone_name(row // 2 + 4, zone, pen) if row % 2 == 0 else "   "
        arrow = "►" if f"row {row + 1}" in view["arrows"] else " "
        marks = [cell(view, sheet, row, column, zone, pen) for column in range(6)]
        walls = "".join(mark + ("┃" if column % 2 else "│") for column, mark in enumerate(marks))
        lines.append(f"{name}{row + 1}┃{walls}{arrow} ")
    lines.append(" " * 4 + rule_line(sheet, 6, pen) + "  ")
    return lines


def zone_name(number: int, zone: int, pen: Pen) -> str:
    """`[4]`, and `»4«` for the zone of the round."""
    return pen.ink("reverse", f"»{number}«") if number == zone else f"[{number}]"


def rule_line(sheet: Mapping[str, Any], row: int, pen: Pen) -> str:
    """The line above a row: heavy between zones, with the circles in the middle of each block."""
    if row % 2 == 0:
        ends = {0: "┏┯┳┓", 6: "┗┷┻┛"}.get(row, "┣┿╋┫")
        return ends[0] + ends[2].join([f"━━━{ends[1]}━━━"] * 3) + ends[3]
    found = "┠"
    for block in range(3):
        filled = row // 2 * 3 + block + 1 in sheet["circles"]
        found += "───" + (pen.ink("cyan", "●") if filled else "○") + "───" + ("╂" if block < 2 else "┨")
    return found


def cell(view: Mapping[str, Any], sheet: Mapping[str, Any], row: int, column: int, zone: int, pen: Pen) -> str:
    """Three columns: a number, claimed ones in brackets, `×` crossed out, `∙` a free set-up space."""
    name, mark = "abcdef"[column] + str(row + 1), sheet["grid"][row][column]
    if mark == "x":
        return pen.ink("dim", " × ")
    if mark == ".":
        here = zone in zones_at(row, column)
        free = " ∙ " if name in view["setup_spaces"] else "   "
        return pen.ink("reverse", free) if here else free
    size = max((claim["size"] for claim in sheet["claims"] if name in claim["spaces"]), default=0)
    if size:
        return pen.ink(INKS[size], f"[{mark}]")
    fresh = view["begun"] is not None and view["begun"]["grid"][row][column] == "." and sheet is own(view)
    return pen.ink("bold", f" {mark} ") if fresh else f" {mark} "


def own(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    found: Mapping[str, Any] | None = view["sheets"][view["seat"]] if view["seat"] is not None else None
    return found


def side_lines(view: Mapping[str, Any], seat: int, pen: Pen) -> list[str]:
    """Round, dice, Free Actions, cards and objectives."""
    sheet = view["sheets"][seat]
    lines = [pen.ink("bold", cut(round_text(view, seat, pen)))]
    lines += [cut(line) for line in (dice_text(view, sheet, pen), due_text(view, seat, pen)) if line]
    lines.append("")
    lines.append(free_line(view, sheet, pen))
    scores = " ".join(f"[{score}]" if k == 0 else str(score) for k, score in enumerate(view["scores"]))
    lines += [cut(pen.say("cn-draw-scores", scores=scores)), *shape_lines(view, pen)]
    lines += race_lines(view, pen)
    lines += [objective_line(objective, sheet, pen) for objective in view["objectives"]]
    return lines


def round_text(view: Mapping[str, Any], seat: int, pen: Pen) -> str:
    name = pen.say("cn-draw-seat", seat=seat + 1)
    if view["round"] < 1:
        return f"{name} · {pen.say('cn-draw-setup')}"
    return f"{name} · {pen.say('cn-draw-round', round=view['round'], active=view['active'] + 1)}"


def dice_text(view: Mapping[str, Any], sheet: Mapping[str, Any], pen: Pen) -> str:
    """The zone die and the number dice; written ones in parentheses."""
    if view["roll"]:
        return pen.say("cn-draw-roll", dice=" ".join(f"[{face}]" for face in view["roll"]))
    faces = sheet["dice"]
    if not faces:
        return ""
    numbers = [f"[{face}]" if k in sheet["waiting"] else f"({face})" for k, face in enumerate(faces)]
    if view["phase"] == "setup":
        return pen.say("cn-draw-numbers", dice=" ".join(numbers))
    return pen.say("cn-draw-dice", zone=faces[0], dice=" ".join(numbers[1:]))


def due_text(view: Mapping[str, Any], seat: int, pen: Pen) -> str:
    """What the looking seat can do next, as it is typed; for everybody what comes before anything else."""
    sheet = view["sheets"][seat]
    if sheet["pending"]:
        return pen.say(f"cn-draw-must-{sheet['pending']}", number=sheet["pending_number"])
    if seat != view["seat"]:
        return ""
    if view["phase"] == "zone":
        return pen.say("cn-draw-now-zone", number=view["roll"][0]) if seat == view["active"] else ""
    if view["phase"] not in ("setup", "act") or sheet["status"] != "busy":
        return ""
    if not sheet["waiting"]:
        return pen.say("cn-draw-now-claim" if view["phase"] == "act" else "cn-draw-now-done")
    number, free = sheet["dice"][sheet["waiting"][0]], free_spaces(view, sheet)
    if not free:
        can_drop = sheet["boxes"] < len(view["minus"]) - 1
        return pen.say("cn-draw-now-drop", number=number) if can_drop else ""
    return pen.say("cn-draw-now-write" if view["phase"] == "act" else "cn-draw-now-setup", number=number, space=free[0])


def free_spaces(view: Mapping[str, Any], sheet: Mapping[str, Any]) -> list[str]:
    """Where a die can be written: in its zone, or in the set-up spaces."""
    spaces = [letter + str(row + 1) for row in range(6) for letter in "abcdef" if is_free(sheet, letter, row)]
    if view["phase"] == "setup":
        return [space for space in spaces if space in view["setup_spaces"]]
    zone = sheet["dice"][0]
    return [space for space in spaces if zone in zones_at(int(space[1]) - 1, "abcdef".index(space[0]))]


def is_free(sheet: Mapping[str, Any], letter: str, row: int) -> bool:
    return bool(sheet["grid"][row]["abcdef".index(letter)] == ".")


def zones_at(row: int, column: int) -> tuple[int, int]:
    """CN-S1."""
    return column // 2 + 1, row // 2 + 4


def free_line(view: Mapping[str, Any], sheet: Mapping[str, Any], pen: Pen) -> str:
    """Crossed boxes, and in brackets the value that counts now."""
    boxes = [
        "×" if k < sheet["boxes"] else f"[{value}]" if k == sheet["boxes"] else str(value)
        for k, value in enumerate(view["minus"])
    ]
    return cut(pen.say("cn-draw-free", boxes=" ".join(boxes)))


def shape_lines(view: Mapping[str, Any], pen: Pen) -> list[str]:
    """The Connect-5 cards side by side; those turned down without their picture."""
    if not view["shapes"]:
        return []
    cards = view["shapes"][:6]
    lines = [" ".join(f"{card['letter']:<7}" for card in cards)]
    for row in range(3):
        parts = []
        for card in cards:
            picture = card["picture"][row] if row < len(card["picture"]) and not card["down"] else ""
            text = pen.say("cn-draw-down") if card["down"] and row == 0 else picture.replace("#", "■").replace(".", " ")
            parts.append(pad(cut(text, 7), 7))
        lines.append(" ".join(parts).rstrip())
    return lines


def race_lines(view: Mapping[str, Any], pen: Pen) -> list[str]:
    """The Connect-4 shapes side by side; of one that was claimed, what it has become."""
    heads, rests = [], []
    for name, upper, lower in FOURS:
        raced = name in view["raced"]
        top = pen.say("cn-draw-raced") if raced else upper
        heads.append(pad(cut(f"{name} {top}", 9), 9))
        rests.append(pad("" if raced else f"  {lower}", 9))
    return [cut(pen.say("cn-draw-race")), " ".join(heads).rstrip(), " ".join(rests).rstrip()]


def objective_line(objective: Mapping[str, Any], sheet: Mapping[str, Any], pen: Pen) -> str:
    scored = objective["name"] in sheet["objectives"]
    text = pen.say(f"cn-draw-goal-{objective['goal']}", count=objective["count"])
    end = f" ({pen.say('cn-draw-end')})" if objective["end"] else ""
    line = cut(f"{'✓' if scored else ' '} {objective['name']} +{objective['points']} {text}{end}")
    return pen.ink("green", line) if scored else line


def bonus_lines(view: Mapping[str, Any], seat: int, pen: Pen) -> list[str]:
    """Both rows: taken bonuses in brackets; then what is in hand."""
    sheet, lines = view["sheets"][seat], list[str]()
    for row in (3, 4):
        icons = [(k, icon) for k, icon in enumerate(view["icons"]) if icon["row"] == row]
        words = [(bonus_text(icon, pen), k in sheet["taken"]) for k, icon in icons]
        lines += wrapped(pen.say("cn-draw-row", row=row), words, pen)
    hand = [f"{pen.say(f'cn-draw-bonus-{kind}', number=0)} ×{n}" for kind, n in sheet["hand"].items() if n]
    if hand:
        lines.append(cut(pen.say("cn-draw-hand", bonuses=", ".join(hand)), WIDE))
    return lines


def bonus_text(icon: Mapping[str, Any], pen: Pen) -> str:
    kind, number = icon["bonus"].rstrip("123456"), icon["bonus"][-1]
    word = pen.say(f"cn-draw-bonus-{kind}", number=int(number) if number.isdigit() else 0)
    return f"{cut(word, 22)} ★{icon['stars']}"


def wrapped(head: str, words: list[tuple[str, bool]], pen: Pen) -> list[str]:
    """The words after their head, on as many lines as they need."""
    lines, used = [cut(head, 30)], width(cut(head, 30))
    for word, taken in words:
        text = f"[{word}]" if taken else word
        if used + 1 + width(text) > WIDE:
            lines, used = [*lines, ""], 0
        lines[-1] += " " + (pen.ink("green", text) if taken else text)
        used += 1 + width(text)
    return lines


def seat_line(view: Mapping[str, Any], seat: int, pen: Pen) -> str:
    """One seat in short: state, points, boxes, claims."""
    sheet = view["sheets"][seat]
    mark = "►" if seat == view["active"] else " "
    return cut(
        f"{mark} "
        + pen.say(
            "cn-draw-short",
            seat=seat + 1,
            status=pen.say(f"cn-draw-status-{sheet['status']}"),
            points=sum(sheet["points"].values()),
            claims=len(sheet["claims"]),
            boxes=sheet["boxes"],
        ),
        WIDE,
    )


def width(text: str) -> int:
    """Columns a text takes: marks above and below letters take none, wide letters two."""
    return sum(
        0 if unicodedata.category(c) in ("Mn", "Me", "Cf") else 2 if unicodedata.east_asian_width(c) in "WF" else 1
        for c in text
    )


def cut(text: str, columns: int = SIDE) -> str:
    """The text, shortened with … where it is too long."""
    if width(text) <= columns:
        return text
    used = kept = 0
    while used + width(text[kept]) < columns:
        used += width(text[kept])
        kept += 1
    return text[:kept] + "…"


def pad(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))
