"""The actions of CoNNNect: sixteen kinds, and every small action made once, so that listing costs next to nothing.

Claims have a table of their own in `claims.py`. An action that no table holds is made when its text is parsed.
"""

from itertools import combinations_with_replacement
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.games.connnect.engine.geometry import SPACES
from connectable.games.connnect.engine.layout import BONUSES, NUMBER
from connectable.games.connnect.engine.state import dice_of

DEAL_SHAPE: Final = 0
DEAL_CARD: Final = 1
DEAL_FIRST: Final = 2
DEAL_ROLL: Final = 3
CHOOSE_ZONE: Final = 4
WRITE: Final = 5
FREE: Final = 6
DROP: Final = 7
MOVE_OUT: Final = 8
USE_SWITCH: Final = 9
USE_PLUS_MINUS: Final = 10
CLAIM: Final = 11
TAKE: Final = 12
LOSE: Final = 13
SAY_DONE: Final = 14
SAY_OUT: Final = 15

MAX_SEATS: Final = 4
MAX_STARS: Final = 20


@final
class Action:
    """One small act; what `a` and `b` hold depends on the kind, see `notation.py`."""

    def __init__(self, kind: i64, a: i64 = 0, b: i64 = 0) -> None:
        self.kind = kind
        self.a = a
        self.b = b

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.kind == other.kind and self.a == other.a and self.b == other.b

    def __hash__(self) -> int:
        return hash((self.kind, self.a, self.b))


ZONE_CHOICES: Final[list[Action]] = [Action(CHOOSE_ZONE, face) for face in range(7)]
WRITES: Final[list[Action]] = [Action(WRITE, number, space) for number in range(7) for space in range(SPACES)]
"""By number × 36 + space."""
FREES: Final[list[Action]] = [Action(FREE, face, number) for face in range(7) for number in range(7)]
"""By face × 7 + number."""
FREE_LISTS: Final[list[list[Action]]] = [
    [FREES[face * 7 + number] for number in range(1, 7) if number != face] for face in range(7)
]
"""The Free Actions with a die, by its face."""
DROPS: Final[list[Action]] = [Action(DROP, face) for face in range(7)]
MOVES: Final[list[Action]] = [Action(MOVE_OUT, space) for space in range(SPACES)]
SWITCHES: Final[list[Action]] = [Action(USE_SWITCH, face) for face in range(7)]
PLUS_MINUSES: Final[dict[int, Action]] = {}
"""By `plus_minus_code`, filled as they come up."""
TAKES: Final[list[Action]] = [Action(TAKE, code) for code in range(64 * (MAX_STARS + 1))]
"""By the code of an icon."""
LOSE_IT: Final = Action(LOSE)
DONE_ACTION: Final = Action(SAY_DONE)
OUT_ACTION: Final = Action(SAY_OUT)

SHAPE_DEALS: Final[list[Action]] = [Action(DEAL_SHAPE, letter) for letter in range(26)]
CARD_DEALS: Final[list[Action]] = [Action(DEAL_CARD, code) for code in range(300)]
"""By deck × 100 + number."""
FIRST_SEATS: Final[list[Action]] = [Action(DEAL_FIRST, seat) for seat in range(MAX_SEATS)]


def _rolls() -> list[tuple[Action, float]]:
    found = []
    for faces in combinations_with_replacement(range(1, 7), 3):
        ways = {1: 1, 2: 3, 3: 6}[len(set(faces))]
        found.append((Action(DEAL_ROLL, dice_of(faces, 0)), ways / 216))
    return found


ROLLS: Final[list[tuple[Action, float]]] = _rolls()
"""Three dice as one chance action with rising faces: 56 outcomes."""
ROLL_ACTIONS: Final[list[Action]] = [action for action, _ in ROLLS]
ROLL_SHARES: Final[vec[float]] = vec[float]([share for _, share in ROLLS])
ROLL_OF: Final[dict[int, Action]] = {action.a: action for action in ROLL_ACTIONS}


def plus_minus_of(code: int) -> Action:
    """The Plus/minus act of that code."""
    found = PLUS_MINUSES.get(code)
    if found is None:
        found = PLUS_MINUSES[code] = Action(USE_PLUS_MINUS, code)
    return found


def plus_minus_code(face: int, to: int, other: int = 0, other_to: int = 0) -> int:
    """One or two dice and what they become, in rising order, so that one act has one code."""
    if other and (other, other_to) < (face, to):
        face, to, other, other_to = other, other_to, face, to
    return face | to << 3 | other << 6 | other_to << 9


def icon_code(name: str, stars: int) -> int:
    """The code of an icon by its word (`move`, `number3`) and stars, −1 when there is none."""
    number = 0
    if name[:-1] == "number" and name[-1:] in "123456":
        name, number = "number", int(name[-1])
    if name not in BONUSES or (name == "number") != bool(number) or not 0 <= stars <= MAX_STARS:
        return -1
    return BONUSES.index(name) + number * 8 + stars * 64


def icon_word(code: int) -> str:
    """`move`, `number3`."""
    return BONUSES[code % 8] + (str(code // 8 % 8) if code % 8 == NUMBER else "")
