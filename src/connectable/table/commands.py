"""What people and the server ask of a table. A command is a wish: `decide` says what becomes of it."""

from typing import Literal

from msgspec import Struct


class Command(Struct, frozen=True, tag_field="command", forbid_unknown_fields=True):
    """Every command says who asks: a seat, or −1 for the server itself."""

    seat: int


class Join(Command, frozen=True, tag="join"):
    """Somebody sits down; `seat` is the place asked for, −1 for any."""

    name: str
    token_hash: str = ""
    """SHA-256 of the token that will be this seat."""


class Leave(Command, frozen=True, tag="leave"):
    """Gives the seat up: before the start it is open again, later the house bot plays on."""


class Return(Command, frozen=True, tag="return"):
    """Takes the seat back from the house bot."""


class Kick(Command, frozen=True, tag="kick"):
    subject: int


class AddBot(Command, frozen=True, tag="bot"):
    """The host puts a bot on an open seat."""

    subject: int
    level: str


class Start(Command, frozen=True, tag="start"):
    """Bots take the seats that are still open."""

    level: str = "greedy"


class Contribute(Command, frozen=True, tag="contribute"):
    """A seat's share in the fair dice; before the start only."""

    text: str


class Act(Command, frozen=True, tag="act"):
    notation: str


class Roll(Command, frozen=True, tag="roll"):
    """Table dice: what the people rolled."""

    notation: str


class Undo(Command, frozen=True, tag="undo"):
    """The seat's own last action, as long as that is free."""


class Propose(Command, frozen=True, tag="propose"):
    kind: Literal["takeback", "stop", "rematch", "replace"]
    subject: int = -1


class Answer(Command, frozen=True, tag="answer"):
    kind: Literal["takeback", "stop", "rematch", "replace"]
    agree: bool


class SwitchChat(Command, frozen=True, tag="switch_chat"):
    on: bool


class Say(Command, frozen=True, tag="chat"):
    text: str


class Share(Command, frozen=True, tag="share"):
    """Lets others play the same deal; the server names it."""

    deal: str


class Delete(Command, frozen=True, tag="delete"):
    """The host clears the table away, with everything that is kept of it."""


class Tick(Command, frozen=True, tag="tick"):
    """The server's clock has moved; −1 asks."""


AnyCommand = (
    Join
    | Leave
    | Return
    | Kick
    | AddBot
    | Start
    | Contribute
    | Act
    | Roll
    | Undo
    | Propose
    | Answer
    | SwitchChat
    | Say
    | Share
    | Delete
    | Tick
)
