"""A scribe: keeps every seat's sheet for the twin, from the notation of the actions alone.

It judges nothing and never looks into the game's own state.
"""

from games.connnect.naive import CONNECT_5, Claim, Sheet, Space, filled_circles, shape_name

KEPT = ("move", "switch", "plus", "again")


def space_of(name: str) -> Space:
    """`b3` is the third row, the second column."""
    return int(name[1]) - 1, "abcdef".index(name[0])


def claim_line(spaces: frozenset[Space]) -> str:
    return "claim " + " ".join(f"{'abcdef'[column]}{row + 1}" for row, column in sorted(spaces))


class Page:
    """What one seat did so far."""

    def __init__(self) -> None:
        self.grid = [["."] * 6 for _ in range(6)]
        self.circles: set[Space] = set()
        self.claims: list[Claim] = []
        self.claimed: set[Space] = set()
        self.icons: list[tuple[int, str, int]] = []
        self.spent: list[str] = []
        """Kinds of kept bonuses that were crossed out."""
        self.boxes = 0
        self.finished = False
        self.out_in_round: int | None = None
        self.round_ends: list[Sheet] = []

    def lines(self) -> list[str]:
        return ["".join(row) for row in self.grid]

    def agains(self) -> int:
        return sum(kind == "again" for _, kind, _ in self.icons) - self.spent.count("again")

    def sheet(self) -> Sheet:
        at_once = sum(kind not in KEPT for _, kind, _ in self.icons)
        return {
            "grid": self.lines(),
            "circles": set(self.circles),
            "claims": list(self.claims),
            "used": at_once + len(self.spent),
            "boxes": self.boxes,
        }

    def note(self, words: list[str], round: int) -> None:
        """One action of this seat."""
        match words:
            case ["write", number, name]:
                row, column = space_of(name)
                self.grid[row][column] = number
                self.circles |= filled_circles(self.lines())
            case ["free", *_] | ["drop", _]:
                self.boxes += 1
            case ["move", name]:
                row, column = space_of(name)
                self.grid[row][column] = "x"
                self.spent.append("move")
            case ["switch", _]:
                self.spent.append("switch")
            case ["change", *_]:
                self.spent.append("plus")
            case ["claim", *names]:
                self.note_claim({space_of(name) for name in names}, round)
            case ["take", kind, stars]:
                self.icons.append((len(self.claims[-1]["spaces"]), kind, int(stars)))
            case ["done"]:
                self.finished = True
            case ["out"]:
                self.finished, self.out_in_round = True, round

    def note_claim(self, spaces: set[Space], round: int) -> None:
        numbers = [int(self.grid[row][column]) for row, column in spaces]
        name = shape_name(frozenset(spaces))
        self.spent += ["again"] * len(spaces & self.claimed)
        self.claims.append({"round": round, "name": name, "spaces": spaces, "numbers": numbers})
        self.claimed |= spaces


class Scribe:
    """All pages of a table."""

    def __init__(self, seats: int) -> None:
        self.pages = [Page() for _ in range(seats)]
        self.round = 0
        self.letters = ""
        self.cards: list[str] = []
        self.log: list[str] = []

    def note(self, seat: int, line: str) -> None:
        self.log.append(f"{seat} {line}")
        words = line.split()
        match words:
            case ["shape", letter]:
                self.letters += letter
            case ["card", name]:
                self.cards.append(name)
            case ["zone", _]:
                self.round += 1
                for page in self.pages:
                    page.finished = page.out_in_round is not None
            case _ if seat >= 0:
                self.pages[seat].note(words, self.round)
                if self.round and all(page.finished for page in self.pages):
                    self.end_round()

    def end_round(self) -> None:
        for page in self.pages:
            if page.out_in_round is None:
                page.round_ends.append(page.sheet())

    def open_letters(self, seat: int) -> str:
        """CN-C7, CN-C8: dealt, not claimed by anybody in an earlier round, not by this seat in this one."""
        gone = ""
        for other, page in enumerate(self.pages):
            for claim in page.claims:
                if claim["name"] in CONNECT_5 and (claim["round"] < self.round or other == seat):
                    gone += claim["name"]
        return "".join(letter for letter in self.letters if letter not in gone)
