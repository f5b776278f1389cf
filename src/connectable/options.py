"""What people choose before the start: each game lists its options, and one function checks them for all games.

It knows no game and holds no sentences for people: the errors here speak to whoever calls `start`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

OptionValue = str | int | bool
Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing people choose before the start."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    """Empty: any value of the default's type (a text of content, a number in `span`)."""
    names: tuple[str, ...] = ()
    """Content of our own that can be chosen by name, where any other text is content that people bring."""
    span: tuple[int, int] | None = None
    """Lowest and highest number."""
    only: tuple[str, tuple[OptionValue, ...]] | None = None
    """Another option, and the values of it with which this one means anything; with others it keeps its default."""

    def check(self, value: object) -> OptionValue:
        """The value itself, or a ValueError that names the option and what would be right."""
        if type(value) is not type(self.default) or not isinstance(value, str | int):
            raise ValueError(f"option {self.name}: {value!r:.80} is not {type(self.default).__name__}")
        if self.choices and value not in self.choices:
            raise ValueError(f"option {self.name}: {value!r:.80} is not one of {', '.join(map(str, self.choices))}")
        if self.span and isinstance(value, int) and not self.span[0] <= value <= self.span[1]:
            raise ValueError(f"option {self.name}: {value} is not between {self.span[0]} and {self.span[1]}")
        return value


def settle(known: Sequence[Option], given: object) -> dict[str, OptionValue]:
    """Every known option with its given or default value; a ValueError names an unknown or bad one."""
    if given is not None and not isinstance(given, Mapping):
        raise ValueError(f"options: {given!r:.80} is not a mapping of names to values")
    names = [option.name for option in known]
    for name in given or ():
        if name not in names:
            raise ValueError(f"option {name!r:.80} is unknown; known: {', '.join(names) or 'none'}")
    return {option.name: option.check((given or {}).get(option.name, option.default)) for option in known}


def fit(known: Sequence[Option], chosen: Options) -> None:
    """Refuse a choice that means nothing together with another one; a ValueError names both."""
    for option in known:
        if option.only is None or chosen[option.name] == option.default:
            continue
        other, values = option.only
        if chosen[other] not in values:
            where = ", ".join(map(str, values))
            raise ValueError(f"option {option.name}: only where {other} is {where}, not with {chosen[other]}")
