"""Handlers of what the server says about itself: its games, where its links lead, its health. They touch no table."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from connectable import __version__, form
from connectable.bots.levels import first_seat_of, ladder_of, levels_of
from connectable.i18n import LANGUAGES, catalogue_packages, plain_words
from connectable.options import Option
from connectable.registry import GAMES, game, meta
from connectable.server.config import Config
from connectable.server.http.host_check import is_foreign
from connectable.server.http.request import ApiRequest, json
from connectable.server.protocol.about import GameSeen, Health, OptionSeen, SeatLimit, ServerInfo
from connectable.server.protocol.errors import nothing_here
from connectable.server.tables.person_name import LONGEST_NAME


async def see_house(request: ApiRequest) -> Response:
    return json(server_info(request.services.config, request.http, request.lang))


async def health(request: ApiRequest) -> Response:
    """Whether tables can be stored; where nothing can, starting the server again does not help."""
    healthy = await request.services.watch.is_healthy()
    return json(Health("ok" if healthy else "trouble", __version__), 200 if healthy else 503)


async def readiness(request: ApiRequest) -> Response:
    """Whether this process is to be sent requests: it has begun, its store can be reached, and it is not about to
    end."""
    ready = request.services.is_ready and await request.services.watch.is_reachable()
    return json(Health("ok" if ready else "trouble", __version__), 200 if ready else 503)


def need_own_machine(request: ApiRequest) -> None:
    """ApiError unless it comes from this machine, and not from pages of other sites that are open on it: a proxy on
    this machine would forward others, but it also adds a header."""
    forwarded = "x-forwarded-for" in request.http.headers or "forwarded" in request.http.headers
    own = is_loopback(request.http.url.hostname or "")
    if request.address not in ("127.0.0.1", "0") or forwarded or not own or is_foreign(request.http):
        raise nothing_here()


async def metrics(request: ApiRequest) -> Response:
    """For this machine only."""
    need_own_machine(request)
    await request.services.watch.bytes_stored()
    return PlainTextResponse(request.services.metrics_text(), media_type="text/plain; version=0.0.4")


def server_info(config: Config, http: Request, lang: str = "en") -> ServerInfo:
    """The server as seen by whoever opened it at that address."""
    games = [game_seen(name, lang) for name in GAMES]
    base = base_of(config, http)
    return ServerInfo(__version__, form(), config.reach, base, games, list(LANGUAGES), LONGEST_NAME)


def game_seen(name: str, lang: str = "en") -> GameSeen:
    rules = game(name)
    levels = levels_of(name)
    ratings = {level: found.rating for level, found in levels.items() if found.rating is not None}
    about = meta(name)
    return GameSeen(
        name=name,
        rules=rules.rules,
        seats=rules.seats,
        options=[option_seen(one) for one in rules.options],
        levels=list(levels),
        ladder=ladder_of(name),
        ratings=ratings,
        prefix=about.prefix,
        chance=about.chance,
        opponents=list(about.opponents),
        suggested=dict(about.suggested),
        daily=about.daily is not None or about.daily_start is not None,
        sound=about.sound,
        level_names=dict(about.level_names),
        words={key: text for place in catalogue_packages(name) for key, text in plain_words(place, lang).items()},
        seat_limits=[SeatLimit(option, value, seats) for (option, value), seats in about.seat_limits.items()],
        draws_cards=about.rolled is not None,
        lesson=about.lesson is not None,
        first_seat=first_seat_of(name),
    )


def option_seen(option: Option) -> OptionSeen:
    only = (option.only[0], list(option.only[1])) if option.only else None
    return OptionSeen(option.name, option.default, list(option.choices), option.span, only, list(option.names))


def base_of(config: Config, http: Request) -> str:
    """Where links lead: to the public address; or to the one the caller used; or, if the caller is on this computer,
    to its address in the network, because `localhost` in a link would lead friends to their own computers."""
    base = str(http.base_url).rstrip("/")
    if config.public_url:
        return config.public_url
    return config.address if config.address and is_loopback(urlsplit(base).hostname or "") else base


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
