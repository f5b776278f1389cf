"""The limits of a server as a TOML file: `serve --limits default` prints one, `serve --limits FILE` reads it."""

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict, replace

from connectable.terminal.errors import UsageError
from connectable.terminal.setup import read_text

if TYPE_CHECKING:
    from connectable.server.config import Config

DEFAULT, NONE = "default", "none"
"""Words in place of a file: print the limits of every server; no limits at all."""
SOCKETS = "sockets_at_once"


def limited(config: "Config", text: str) -> "Config":
    """The settings with the limits that the command line names: a file, `none`, or nothing."""
    from connectable.server.rate_limit import NO_LIMITS

    if text == NONE:
        counts = dict.fromkeys(counts_of(config), 0) | {"connections": config.connection_limits.connections}
        return with_counts(replace(config, rate_limits=NO_LIMITS), counts)
    return with_limits(config, Path(text)) if text else config


def with_limits(config: "Config", file: Path) -> "Config":
    """The settings with the limits of a file; a key that is missing keeps its default."""
    rates, counts, known = {}, counts_of(config), names(config)
    for name, value in parsed(file).items():
        if name not in known:
            raise UsageError("cl-bad-limit-name", file=str(file), name=name[:80], known=known)
        if name in counts:
            counts[name] = checked_count(file, name, value)
        else:
            rates[name] = checked_rate(file, name, value)
    return with_counts(replace(config, rate_limits=replace(config.rate_limits, **rates)), counts)


def names(config: "Config") -> list[str]:
    return [*config.rate_limits.__struct_fields__, *counts_of(config)]


def counts_of(config: "Config") -> dict[str, int]:
    """The limits that are not rates."""
    return {SOCKETS: config.sockets_at_once, **asdict(config.connection_limits), **asdict(config.storage_limits)}


def with_counts(config: "Config", counts: dict[str, int]) -> "Config":
    def chosen(of: Any) -> Any:
        return replace(of, **{name: counts[name] for name in of.__struct_fields__})

    return replace(
        config,
        sockets_at_once=counts[SOCKETS],
        connection_limits=chosen(config.connection_limits),
        storage_limits=chosen(config.storage_limits),
    )


def checked_rate(file: Path, name: str, value: object) -> object:
    from connectable.server.rate_limit import parse

    try:
        parse(value)
    except ValueError:
        raise UsageError("cl-bad-limit", file=str(file), name=name, value=str(value)[:80]) from None
    return value


def checked_count(file: Path, name: str, value: object) -> int:
    if type(value) is not int or value < 0:
        raise UsageError("cl-bad-limit-count", file=str(file), name=name, value=str(value)[:80])
    return value


def parsed(file: Path) -> dict[str, object]:
    text = read_text(file)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:  # tomllib tells the line only in its sentence
        place = re.search(r"at line (\d+)", str(error))
        line = place[1] if place else str(text.count("\n") + 1)
        raise UsageError("cl-limits-not-toml", file=str(file), line=line) from None


def written(config: "Config") -> str:
    """The file that gives these limits."""
    rates = config.rate_limits
    lines = [f'{name} = "{getattr(rates, name)}"' for name in rates.__struct_fields__]
    return "\n".join([*lines, *(f"{name} = {count}" for name, count in counts_of(config).items()), ""])
