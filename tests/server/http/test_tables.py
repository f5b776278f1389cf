"""Tables over HTTP: created, joined, seen, played and recorded."""

from typing import Any

import pytest

from connectable.fairness.dice import commitment
from connectable.i18n import Speech
from connectable.record import replay
from server.running_server import RemoteTable, RunningServer, new_key, until


@pytest.fixture
def host(shared_host: RunningServer) -> RunningServer:
    return shared_host


def test_a_table_is_made_with_tokens_for_its_people(host: RunningServer) -> None:
    table = host.make("human", "open", names=["Ploy"])
    assert set(table.tokens) == {0}
    assert table.made["link"] == f"{host.url}/t/{table.id}#{table.code}"
    seen = table.see(0)
    assert (seen["phase"], seen["seat"], seen["host"], seen["seats"][0]["name"]) == ("gathering", 0, 0, "Ploy")


def test_play_starts_when_the_last_seat_is_taken(host: RunningServer) -> None:
    table = host.make("human", "open")
    assert table.join("Jonas") == 1
    assert table.see(1)["phase"] == "playing"
    assert table.see(1)["legal"]
    full = host.http.post(table.path + "/join", json={"name": "Mia", "code": table.code})
    assert (full.status_code, full.json()["rule"]) == (422, "TB-NOT-GATHERING")


def test_a_whole_game_over_http(host: RunningServer) -> None:
    table = host.make()
    assert table.play(0).status_code == 200
    assert table.play(1).status_code == 200
    seen = table.see(None)
    assert seen["phase"] == "over"
    assert sum(seen["outcome"]["points"]) == 1
    assert commitment(bytes.fromhex(seen["secret"])) == table.made["commitment"]
    record = table.get(None, "/record").json()
    dice = record.pop("dice")
    assert dice["secret"] == seen["secret"]
    assert replay(record).chosen[0] in "123456789"


def test_there_is_a_preview_for_every_legal_action(host: RunningServer) -> None:
    seen = host.make().see(0)
    assert len(seen["legal"]) == len(seen["previews"]) == 2
    assert seen["previews"][0]["ends_turn"] is True


def test_a_refused_action_says_why_in_the_readers_language(host: RunningServer) -> None:
    table = host.make()
    refused = table.act(0, "play 0")
    assert refused.status_code == 422
    assert refused.json()["rule"] == "TB-NOTATION"
    assert refused.json()["sentence"] == "It is not a move of this game."
    german = host.http.post(
        table.path + "/actions",
        json={"action": "play 0", "position": 0, "key": "x"},
        headers={**table.headers(0), "accept-language": "de-CH, en;q=0.5"},
    )
    assert german.json()["sentence"] != refused.json()["sentence"]
    missing = next(card for card in "123456789" if f"play {card}" not in table.see(0)["legal"])
    assert table.act(0, f"play {missing}").status_code == 422


def test_a_repeated_key_gets_the_same_answer_and_plays_once(host: RunningServer) -> None:
    table = host.make()
    seen = table.see(0)
    wish = {"action": seen["legal"][0], "position": seen["position"], "key": "once"}
    first, second = (table.post(0, "/actions", **wish) for _ in range(2))
    assert (first.status_code, first.json()) == (second.status_code, second.json()) == (200, first.json())
    no = {"action": "play 0", "position": seen["position"], "key": "no"}
    assert table.post(0, "/actions", **no).json() == table.post(0, "/actions", **no).json()


def test_try_judges_and_changes_nothing(host: RunningServer) -> None:
    table = host.make()
    seen = table.see(0)
    assert table.act(0, seen["legal"][0], **{"try": True}).status_code == 200
    assert table.act(0, "play 0", **{"try": True}).status_code == 422
    assert table.see(0)["legal"] == seen["legal"]


@pytest.mark.rule("CX-J6")
def test_try_does_not_tell_whether_a_link_holds(host: RunningServer) -> None:
    table = host.make("human", "human", game="connections", options={"find": "own"})
    for _ in range(2):  # a card, then a spot
        assert table.act(0, table.see(0)["legal"][0]).json().keys() == {"position"}
    lays = [text for text in table.see(0)["legal"] if text.startswith("lay")]
    assert len(lays) == 4
    answers = [table.act(0, text, **{"try": True}).json() for text in lays]
    position = table.see(0)["position"]
    assert answers == [{"position": position, "unknown": True}] * 4
    assert "unknown" not in table.act(0, "back", **{"try": True}).json()


def test_a_stale_position_is_answered_with_the_current_one(host: RunningServer) -> None:
    table = host.make("human", "human", game="inturn")
    old = table.see(1)["position"]
    assert table.play(0).status_code == 200
    assert table.command(0, "chat", text="your turn").status_code == 200
    now = table.see(1)["position"]
    stale = table.act(1, "play 1", old)
    assert (stale.status_code, stale.json()["error"], stale.json()["position"]) == (409, "stale", now)
    assert table.act(1, table.see(1)["legal"][0], now - 1).status_code == 200, "a chat line makes nothing stale"


def test_where_all_act_at_once_nothing_is_stale(host: RunningServer) -> None:
    table = host.make("human", "human", game="racing")
    old = table.see(1)["position"]
    assert table.act(0, "take 1").status_code == 200
    lost = table.act(1, "take 1", old)
    assert (lost.status_code, lost.json()["rule"]) == (422, "RC-2")
    assert table.act(1, "take 2", old).status_code == 200


@pytest.mark.parametrize("seat", [None, 1])
def test_the_record_in_play_holds_what_the_viewer_was_shown(host: RunningServer, seat: int | None) -> None:
    table = host.make()
    table.play(0)
    entries = table.get(seat, "/record").json()["entries"]
    assert [entry for entry in entries if entry[0] == 0] == [], "sealed entries are absent"
    cut = [entry[1].endswith("?") for entry in entries]
    assert cut == ([True] * 4 if seat is None else [True, True, False, False])
    assert "secret" not in table.get(seat, "/record").json()["dice"]


def test_undone_entries_keep_their_places_for_who_saw_them(host: RunningServer) -> None:
    table = host.make(game="sealed")
    assert table.act(1, "mark 5").status_code == 200
    assert table.act(0, "mark 1").status_code == 200
    assert table.command(0, "undo").status_code == 200
    own = table.get(0, "/record").json()["entries"]
    assert own[2:] == [[0, "mark 1"], ["table", {"undo": [2]}]]
    assert table.get(1, "/record").json()["entries"][2:] == [[1, "mark 5"]]


COMMANDS: list[tuple[str, dict[str, Any], int]] = [
    ("undo", {}, 422),
    ("propose", {"kind": "stop"}, 200),
    ("answer", {"kind": "stop", "agree": True}, 422),
    ("start", {}, 422),
    ("kick", {"subject": 1}, 422),
    ("chat", {"text": "hello"}, 200),
    ("contribute", {"text": "x"}, 422),
    ("roll", {"notation": "deal 0 3"}, 422),
    ("delete", {}, 422),
    ("leave", {}, 200),
    ("return", {}, 200),
    ("bot", {"subject": 1, "level": "greedy"}, 422),
    ("switch_chat", {"on": False}, 200),
    ("tick", {}, 400),
    ("act", {"notation": "play 1"}, 400),
    ("join", {"name": "x"}, 400),
    ("chat", {"text": "hello", "seat": 1}, 400),
    ("chat", {"text": 7}, 400),
    ("start", {"level": "strongest"}, 400),
    ("", {}, 400),
]


@pytest.mark.parametrize(("command", "data", "status"), COMMANDS)
def test_commands(host: RunningServer, command: str, data: dict[str, Any], status: int) -> None:
    table = host.make()
    answer = table.post(0, "/commands", command=command, key=new_key(), data=data)
    assert answer.status_code == status, answer.text


def test_the_host_starts_with_bots_on_the_open_seats(host: RunningServer) -> None:
    table = host.make("human", "open")
    assert table.command(0, "start").status_code == 200
    assert table.see(0)["seats"][1] == {**table.see(0)["seats"][1], "who": "bot", "level": "greedy"}


def test_table_dice_are_typed_in(host: RunningServer) -> None:
    table = host.make(table_dice="table")
    for roll in ("deal 0 3", "deal 0 9", "deal 1 1", "deal 1 2"):
        assert table.command(0, "roll", notation=roll).status_code == 200
    assert table.see(0)["view"]["hand"] == "39"


def test_a_deleted_table_is_gone(host: RunningServer) -> None:
    table = host.make("human", "bot:greedy")
    assert table.command(0, "delete").status_code == 200
    assert table.get(0).status_code == 404


def test_a_kicked_token_opens_nothing_and_is_told_why(host: RunningServer) -> None:
    table = host.make("human", "open", "open", game="racing")
    seat = table.join("Jonas")
    assert table.command(0, "kick", subject=seat).status_code == 200
    answer = table.get(seat)
    assert (answer.status_code, answer.json()["error"]) == (403, "kicked")
    assert answer.json()["sentence"] == Speech("en").say("tb-error-kicked")
    held = {"table": table.id, "token": table.tokens[seat]}
    (status,) = host.http.post("/api/seats", json={"seats": [held]}).json()["seats"]
    assert (status["gone"], status["kicked"]) == (True, True)
    assert table.join("Jonas") == seat, "and may sit down again"
    assert table.see(seat)["seat"] == seat


def test_who_leaves_by_herself_was_not_kicked(host: RunningServer) -> None:
    table = host.make("human", "open", "open", game="racing")
    seat = table.join("Jonas")
    assert table.command(seat, "leave").status_code == 200
    assert table.get(seat).status_code == 404


def test_seats_are_drawn_and_tokens_follow(host: RunningServer) -> None:
    for _ in range(6):
        table = host.make("human", "open", names=["Ploy"], table_seating="random")
        ploy = table.tokens[0]
        seat = table.join("Jonas")
        seen = table.see(seat)
        assert (seen["seat"], seen["seats"][seat]["name"]) == (seat, "Jonas")
        table.tokens[1 - seat] = ploy
        seen = table.see(1 - seat)
        assert (seen["seat"], seen["seats"][1 - seat]["name"]) == (1 - seat, "Ploy")


def test_a_rematch_has_the_same_tokens_and_the_next_seat_begins(host: RunningServer) -> None:
    table = host.make()
    table.play(0)
    table.play(1)
    assert table.command(0, "propose", kind="rematch").status_code == 200
    assert table.command(1, "answer", kind="rematch", agree=True).status_code == 200
    following = RemoteTable(host, {**table.made, "id": table.see(0)["rematch"]})
    until(lambda: following.get(0).status_code == 200)
    assert following.see(0)["seat"] == 1
    assert following.see(1)["seat"] == 0
    assert following.made["commitment"] == table.made["commitment"] != following.see(0)["commitment"]


def test_the_lobby_lists_public_tables_only(own_host: RunningServer) -> None:
    private = own_host.make("human", "open")
    public = own_host.make("human", "open", table_visibility="public")
    listed = own_host.http.get("/api/tables").json()["tables"]
    assert [table["id"] for table in listed] == [public.id]
    assert private.id not in own_host.http.get("/api/tables", params={"phase": "playing"}).text
    assert own_host.http.get("/api/tables", params={"game": "connnect"}).json()["tables"] == []
    assert own_host.http.get("/api/tables", params={"phase": "sleeping"}).status_code == 400


def test_the_lobby_has_pages(own_host: RunningServer) -> None:
    made = {own_host.make("human", "open", table_visibility="public").id for _ in range(53)}
    first = own_host.http.get("/api/tables").json()
    second = own_host.http.get("/api/tables", params={"after": first["next"]}).json()
    assert (len(first["tables"]), len(second["tables"]), second["next"]) == (50, 3, "")
    assert {table["id"] for table in first["tables"] + second["tables"]} == made


def test_health_and_metrics(own_host: RunningServer) -> None:
    own_host.make()
    assert own_host.http.get("/healthz").json()["status"] == "ok"
    text = own_host.http.get("/metrics").text
    assert 'connectable_answers_total{address="/api/tables",status="201"} 1' in text
    assert "connectable_tables 1" in text
    assert own_host.http.get("/metrics", headers={"x-forwarded-for": "10.0.0.1"}).status_code == 404
