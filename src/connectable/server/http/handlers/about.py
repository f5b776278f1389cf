"""What the server says about itself: which games it has, and how far its links reach. No table is known here."""

from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.requests import Request

from connectable import __version__, form
from connectable.bots.levels import levels_of
from connectable.i18n import LANGUAGES
from connectable.options import Option
from connectable.registry import GAMES, game
from connectable.server.protocol.messages import GameSeen, House, OptionSeen

if TYPE_CHECKING:
    from connectable.server.app import Config


def house(config: "Config", request: Request) -> House:
    """The house as whoever opened it at that address sees it."""
    games = [game_seen(name) for name in GAMES]
    return House(__version__, form(), config.reach, base_of(config, request), games, list(LANGUAGES))


def game_seen(name: str) -> GameSeen:
    rules = game(name)
    levels = levels_of(name)
    ratings = {level: found.rating for level, found in levels.items() if found.rating is not None}
    return GameSeen(name, rules.rules, rules.seats, [option_seen(one) for one in rules.options], list(levels), ratings)


def option_seen(option: Option) -> OptionSeen:
    only = (option.only[0], list(option.only[1])) if option.only else None
    return OptionSeen(option.name, option.default, list(option.choices), option.span, only)


def base_of(config: "Config", request: Request) -> str:
    """Where links lead: the public address; the one the caller came by; this computer's own in the network when the
    caller sits at it, because `localhost` in a link would lead friends to their own computers."""
    base = str(request.base_url).rstrip("/")
    if config.public_url:
        return config.public_url
    return config.address if config.address and is_loopback(urlsplit(base).hostname or "") else base


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
