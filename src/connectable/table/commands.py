"""What people and the server ask of a table. A command is a wish: `decide` says what becomes of it."""

from msgspec import Struct

from connectable.table.model import OfferKind, Word


class Asker(Struct, frozen=True, kw_only=True):
    """Who asks, where it is a person: seats change hands while a request is under way, a token does not."""

    token_hash: str = ""
    """SHA-256 of the asker's token, in hexadecimal: `decide` finds its seat, whatever `seat` says."""


class Command(Asker, frozen=True, tag_field="command", forbid_unknown_fields=True):
    """Every command says who asks: a token, a seat (for tests, terminals and bots), or −1 for the server itself."""

    seat: int


class Join(Command, frozen=True, tag="join"):
    """Somebody sits down; `seat` is the place asked for, −1 for any. The token is the one that will be this seat."""

    name: str
    contribution: str = ""
    """To the fair dice: whoever sits down last can add to them too."""


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


class Correct(Command, frozen=True, tag="correct"):
    """Table dice: what they really rolled, until the next act that everybody sees."""

    notation: str


class Undo(Command, frozen=True, tag="undo"):
    """The seat's own last action, as long as that is free."""


class Propose(Command, frozen=True, tag="propose"):
    kind: OfferKind
    subject: int = -1


class Answer(Command, frozen=True, tag="answer"):
    kind: OfferKind
    agree: bool


class Withdraw(Command, frozen=True, tag="withdraw"):
    """Takes back an offer of one's own."""

    kind: OfferKind


class Ready(Command, frozen=True, tag="ready"):
    """After a break between rounds: go on."""


class SwitchChat(Command, frozen=True, tag="switch_chat"):
    on: bool


class Say(Command, frozen=True, tag="chat"):
    text: str


class Signal(Command, frozen=True, tag="signal"):
    """A quick word, which everybody reads in their own language."""

    word: Word


class Nudge(Command, frozen=True, tag="nudge"):
    """Asks somebody who is to act whether she is still there."""

    subject: int


class RemoveSeat(Command, frozen=True, tag="remove_seat"):
    """The host takes an open seat away, before the start."""

    subject: int


class Share(Command, frozen=True, tag="share"):
    """Lets others play the same deal; the server names it."""

    deal: str


class Delete(Command, frozen=True, tag="delete"):
    """The host clears the table away, with everything that is kept of it."""


class Pause(Command, frozen=True, tag="pause"):
    """The teacher of a class holds the table up, or lets it go on; −1 asks."""

    on: bool


class Reseat(Command, frozen=True, tag="reseat"):
    """The teacher moves people: somebody takes a bot's seat, or the house bot takes hers; −1 asks."""

    subject: int
    name: str = ""
    person: str = ""
    """SHA-256 of the token that will be this seat; empty: the house bot plays."""


class Halt(Command, frozen=True, tag="halt"):
    """The teacher ends the game; −1 asks."""


class Tick(Command, frozen=True, tag="tick"):
    """The server's clock has moved; −1 asks."""


class Presence(Command, frozen=True, tag="presence"):
    """A person came or went, as the server sees it; −1 asks."""

    subject: int
    here: bool


class Outage(Command, frozen=True, tag="outage"):
    """The server was down that long: nobody's clock ran; −1 asks."""

    millis: int


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
    | Correct
    | Undo
    | Propose
    | Answer
    | Withdraw
    | Ready
    | SwitchChat
    | Say
    | Signal
    | Nudge
    | RemoveSeat
    | Share
    | Delete
    | Pause
    | Reseat
    | Halt
    | Tick
    | Presence
    | Outage
)
