"""Every small action once: `legal` lists these, so that listing costs next to nothing.

Claims have their own table in `claims.py`; actions that no table holds are built where a text is parsed.
"""

from itertools import combinations_with_replacement
from typing import Final

from connectable.games.connnect.engine.geometry import SPACES
from connectable.games.connnect.engine.layout import BONUSES, NUMBER
from connectable.games.connnect.engine.state import (
    CHOOSE_ZONE,
    DEAL_CARD,
    DEAL_FIRST,
    DEAL_ROLL,
    DEAL_SHAPE,
    DROP,
    FREE,
    LOSE,
    MOVE_OUT,
    SAY_DONE,
    SAY_OUT,
    STEP,
    SWAP,
    TAKE,
    WRITE,
    Action,
    dice_of,
)

MAX_SEATS: Final = 4
MAX_STARS: Final = 20

ZONE_CHOICES: Final[list[Action]] = [Action(CHOOSE_ZONE, face) for face in range(7)]
WRITES: Final[list[Action]] = [Action(WRITE, number, space) for number in range(7) for space in range(SPACES)]
"""By number × 36 + space."""
FREES: Final[list[Action]] = [Action(FREE, face, number) for face in range(7) for number in range(7)]
"""By face × 7 + number."""
DROPS: Final[list[Action]] = [Action(DROP, face) for face in range(7)]
MOVES: Final[list[Action]] = [Action(MOVE_OUT, space) for space in range(SPACES)]
SWAPS: Final[list[Action]] = [Action(SWAP, face) for face in range(7)]
STEPS: Final[dict[int, Action]] = {}
"""By `step_code`, filled as they come up."""
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
ROLL_OF: Final[dict[int, Action]] = {action.a: action for action in ROLL_ACTIONS}


def step_of(code: int) -> Action:
    """The Plus/minus act of that code."""
    found = STEPS.get(code)
    if found is None:
        found = STEPS[code] = Action(STEP, code)
    return found


def step_code(face: int, to: int, other: int = 0, other_to: int = 0) -> int:
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
