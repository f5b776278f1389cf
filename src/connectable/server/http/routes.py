"""The table of routes: what each does, takes and returns."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from starlette.responses import Response

from connectable.server.http.handlers import (
    about,
    bots,
    challenges,
    classes,
    codes,
    content,
    dailies,
    host,
    new_table,
    profiles,
    records,
    replays,
    rooms,
    seats,
    tables,
)
from connectable.server.http.request import ApiRequest
from connectable.server.protocol import about as about_messages
from connectable.server.protocol import bots as bot_messages
from connectable.server.protocol import challenges as challenge_messages
from connectable.server.protocol import classes as class_messages
from connectable.server.protocol import codes as code_messages
from connectable.server.protocol import content as content_messages
from connectable.server.protocol import dailies as daily_messages
from connectable.server.protocol import host as host_messages
from connectable.server.protocol import lobby as lobby_messages
from connectable.server.protocol import new_table as new_table_messages
from connectable.server.protocol import profiles as profile_messages
from connectable.server.protocol import record as record_messages
from connectable.server.protocol import replays as replay_messages
from connectable.server.protocol import rooms as room_messages
from connectable.server.protocol import seats as seat_messages
from connectable.server.protocol import table as table_messages


class ApiRoute(NamedTuple):
    """One method at one path: what it does, takes and returns."""

    method: str
    path: str
    handler: Callable[[ApiRequest], Awaitable[Response]]
    summary: str
    returns: Any
    takes: Any = None
    status: int = 200
    errors: tuple[str, ...] = ()
    """In addition to the ones that every route may have."""
    query: Any = None


SEATED = ("malformed", "no-seat", "not-found", "stale", "too-big", "media", "refused")
ROUTES = (  # tried in this order: the busiest first
    ApiRoute("POST", "/api/tables/{id}/actions", tables.act, "An action of the caller's seat; a repeated key gets the "
             "same answer.", table_messages.Accepted, table_messages.TakeAction, errors=SEATED),
    ApiRoute("GET", "/api/tables", tables.list_tables, "Public tables, newest first.", lobby_messages.Lobby,
             errors=("malformed",), query=tables.LobbyQuery),
    ApiRoute("POST", "/api/tables", new_table.create_table, "Create a table.", new_table_messages.TableMade,
             new_table_messages.NewTable, 201, ("malformed", "no-seat", "not-found", "too-big", "media", "refused")),
    ApiRoute("GET", "/api/tables/{id}", tables.see_table, "The table as the caller may know it.",
             table_messages.TableSeen, errors=("no-seat", "not-found")),
    ApiRoute("GET", "/api/tables/{id}/events", tables.see_events, "What the caller has seen of the table, from the "
             "first event on.", table_messages.Events, errors=("malformed", "no-seat", "not-found"),
             query=tables.EventsQuery),
    ApiRoute("POST", "/api/tables/{id}/join", tables.join_table, "Take an open seat.", new_table_messages.Joined,
             new_table_messages.JoinTable, errors=("malformed", "not-found", "too-big", "media", "refused")),
    ApiRoute("POST", "/api/tables/{id}/commands", tables.command, "Anything else that a seat may ask of its table.",
             table_messages.Accepted, table_messages.GiveCommand, errors=SEATED),
    ApiRoute("GET", "/api/tables/{id}/record", records.see_record, "The game so far as the caller may know it.",
             record_messages.RecordSeen, errors=("no-seat", "not-found")),
    ApiRoute("GET", "/api/tables/{id}/replay", replays.see_replay, "The moments of a finished game.",
             replay_messages.Replay, errors=("malformed", "no-seat", "not-found", "refused")),
    ApiRoute("GET", "/api/tables/{id}/replay/{at}", replays.see_moment, "A finished game after that many actions.",
             replay_messages.MomentSeen, errors=("malformed", "no-seat", "not-found", "refused"),
             query=replays.ViewerQuery),
    ApiRoute("POST", "/api/tables/{id}/hint", bots.give_hint, "What a strong bot would do in the caller's place, and "
             "why.", bot_messages.Hint, errors=SEATED),
    ApiRoute("GET", "/api/tables/{id}/review", bots.see_review, "What the decisions of a finished game cost.",
             bot_messages.ReviewSeen, errors=("no-seat", "not-found", "refused")),
    ApiRoute("GET", "/api/codes/{code}", codes.see_code, "The table with open seats, the room or the class that a "
             "code belongs to.", code_messages.CodeFound, errors=("not-found",)),
    ApiRoute("POST", "/api/seats", seats.see_seats, "The status of the seats that a browser holds.",
             seat_messages.SeatStatuses, seat_messages.HeldSeats, errors=("malformed", "too-big", "media")),
    ApiRoute("POST", "/api/rooms", rooms.create_room, "Create a room: a link that always leads to its newest table.",
             room_messages.RoomMade, room_messages.NewRoom, 201, ("malformed", "too-big", "media", "refused")),
    ApiRoute("GET", "/api/rooms/{id}", rooms.see_room, "The room's current table and its latest results.",
             room_messages.RoomSeen, errors=("not-found",)),
    ApiRoute("POST", "/api/classes", classes.open_class, "Open a class: one code, several tables, pupils without "
             "accounts.", class_messages.ClassMade, class_messages.NewClass, 201,
             ("malformed", "too-big", "media", "refused")),
    ApiRoute("GET", "/api/classes/{id}", classes.see_class, "The class as its teacher, or a pupil, may know it.",
             class_messages.ClassSeen, errors=("no-seat", "not-found")),
    ApiRoute("POST", "/api/classes/{id}/join", classes.join_class, "Come in as a pupil, with the code and a name.",
             class_messages.ClassJoined, class_messages.JoinClass,
             errors=("malformed", "not-found", "too-big", "media", "refused")),
    ApiRoute("POST", "/api/classes/{id}/desk", classes.open_desk, "Carry the teacher's desk over to another browser.",
             class_messages.DeskOpened, class_messages.OpenDesk,
             errors=("malformed", "no-seat", "not-found", "too-big", "media", "refused")),
    ApiRoute("POST", "/api/classes/{id}/commands", classes.command_class, "Anything that the teacher, or a pupil, may "
             "ask of the class.", class_messages.ClassAccepted, class_messages.ClassCommand,
             errors=("malformed", "no-seat", "not-found", "too-big", "media", "refused")),
    ApiRoute("GET", "/api/daily", dailies.see_daily, "The deals of a day, the same for everybody.",
             challenge_messages.Daily, errors=("malformed",), query=dailies.DailyQuery),
    ApiRoute("GET", "/api/daily/{game}/{day}", dailies.see_result, "The caller's result of a day among all others.",
             daily_messages.DailyResult, errors=("malformed", "not-found")),
    ApiRoute("POST", "/api/daily/{game}/{day}/friends", dailies.see_friends, "The results of those who have the same "
             "link from a friend.", daily_messages.FriendsSeen, daily_messages.WithFriends,
             errors=("malformed", "not-found", "too-big", "media")),
    ApiRoute("POST", "/api/profile/forget", profiles.forget, "Delete a profile: its tables, its name, its trace.",
             profile_messages.Forgot, profile_messages.ForgetPlayer, errors=("malformed", "too-big", "media")),
    ApiRoute("POST", "/api/challenges", challenges.share_table, "Let a friend play the very same deal.",
             challenge_messages.ChallengeMade, challenge_messages.ShareTable, 201, SEATED),
    ApiRoute("GET", "/api/challenges/{id}", challenges.see_challenge, "A shared deal and its results.",
             challenge_messages.DealSeen, errors=("malformed", "not-found"), query=challenges.DealQuery),
    ApiRoute("POST", "/api/content", content.check_content, "What there is to say about a board, sheet or deck that "
             "somebody writes.", content_messages.ContentChecked, content_messages.ContentGiven,
             errors=("malformed", "too-big", "media")),
    ApiRoute("GET", "/api/house", about.see_house, "What can be played here, and who can open its links.",
             about_messages.ServerInfo),
    ApiRoute("GET", "/api/tables/{id}/draws", records.see_draws, "What chance decided, to be drawn again from the "
             "secret.", record_messages.Draws, errors=("no-seat", "not-found")),
    ApiRoute("GET", "/api/host", host.see_host, "How the server is, for this machine only.", host_messages.HostFigures),
    ApiRoute("GET", "/api/host/names", profiles.see_hidden_names, "Names that boards do not show, for this machine "
             "only.", profile_messages.NamesHidden),
    ApiRoute("POST", "/api/host/names", profiles.hide_name, "Hide a name, or show it again, for this machine only.",
             profile_messages.NamesHidden, profile_messages.HideName,
             errors=("malformed", "too-big", "media", "refused")),
    ApiRoute("GET", "/healthz", about.health, "Whether tables can be stored.", about_messages.Health),
    ApiRoute("GET", "/readyz", about.readiness, "Whether this process is to be sent requests.", about_messages.Health),
)  # fmt: skip
HIDDEN_ROUTES = (ApiRoute("GET", "/metrics", about.metrics, "Counters, for this machine only.", str),)
"""Routes that the OpenAPI description leaves out."""
