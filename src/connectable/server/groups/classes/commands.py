"""What a teacher, a pupil or the server asks of a class. A command is a wish: `decide` says what becomes of it."""

from msgspec import Struct

from connectable.server.groups.classes.model import Plan


class Command(Struct, frozen=True, kw_only=True, tag_field="command", forbid_unknown_fields=True):
    """Every command says who asks."""

    token_hash: str = ""
    """SHA-256 of the asker's token; empty: the server itself."""


class Join(Command, frozen=True, tag="join"):
    """Somebody comes in; the token is the one that she will be."""

    name: str


class Leave(Command, frozen=True, tag="leave"):
    """A pupil goes, with everything the class knows about her."""


class Help(Command, frozen=True, tag="help"):
    """A pupil asks for the teacher, for her table; or it has been settled."""

    on: bool


class Remove(Command, frozen=True, tag="remove"):
    """The teacher sends somebody away."""

    number: int


class OfferDesk(Command, frozen=True, tag="offer_desk"):
    """The teacher wants to lead the class from another browser, too."""

    pass_hash: str
    """SHA-256 of what that browser will say."""


class TakeDesk(Command, frozen=True, tag="take_desk"):
    """Another browser of the teacher's says it; the token is the one that it will be."""

    pass_hash: str


class SetPlan(Command, frozen=True, tag="plan"):
    """The teacher says what all tables play next."""

    plan: Plan


class Move(Command, frozen=True, tag="move"):
    """The teacher puts somebody into a group; −1: into none; one past the last: into a new one."""

    number: int
    group: int


class Swap(Command, frozen=True, tag="swap"):
    """Two pupils change places, also between tables that are full."""

    number: int
    other: int


class Lots(Command, frozen=True, tag="lots"):
    """The teacher lets lots decide who sits together; the order was drawn by the server."""

    order: tuple[int, ...]


class Start(Command, frozen=True, tag="start"):
    """The teacher begins a round; the server names its tables."""

    names: tuple[str, ...]


class Pause(Command, frozen=True, tag="pause"):
    on: bool


class Extend(Command, frozen=True, tag="extend"):
    minutes: int


class Helped(Command, frozen=True, tag="helped"):
    """The teacher has been at a table that asked for her."""

    group: int


class End(Command, frozen=True, tag="end"):
    """The round is over at all tables: by the teacher's word, or the server's when all games have ended."""


class Close(Command, frozen=True, tag="close"):
    """The class is over; `keep`: its results stay."""

    keep: bool = False


class Tick(Command, frozen=True, tag="tick"):
    """The server's clock has moved."""


AnyCommand = (
    Join
    | Leave
    | Help
    | Remove
    | OfferDesk
    | TakeDesk
    | SetPlan
    | Move
    | Swap
    | Lots
    | Start
    | Pause
    | Extend
    | Helped
    | End
    | Close
    | Tick
)
