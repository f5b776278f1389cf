"""What is taken back, whose time it is, and what the server does by itself: items 2, 3, 4, 8, 9, 11, 17."""

import sqlite3
import time
from datetime import UTC, datetime

from fair_table.server import Server, until

AWAY_SECONDS = 14.0


def item_2_undo_never_fails(server: Server) -> str:
    table, undone = server.make("connections", "human", "bot:easy", options={"rounds": 1}), 0
    for number in range(60):
        until(lambda: table.see(0)["to_act"] == [0] or table.see(0)["phase"] == "over")
        seen = table.see(0)
        if seen["phase"] == "over" or undone == 12:
            break
        if number % 3 and (seen["undo"] or seen["undo_seen"]):
            answer = table.tell(0, "undo")
            assert answer.status_code == 200, answer.text
            undone += 1
        else:
            keep = "keep" if "keep" in seen["legal"] else ""
            assert table.act(0, keep).status_code == 200
    assert undone
    return f"{undone} offered undos against bot:easy in Connections, {undone} done"


def item_3_clocks(server: Server) -> str:
    table = server.make("connect5", "human", "human", clock="game 300+10")
    before = table.left(0)
    table.act(0)
    assert table.tell(0, "undo").status_code == 200
    undone = table.left(0)
    assert undone <= before
    server.kill()
    gone = time.monotonic()
    time.sleep(AWAY_SECONDS)
    server.start()
    after, away = table.left(0), time.monotonic() - gone
    charged = (undone - after) / 1000
    assert 0 <= charged < away - 2
    told = [event["text"] for event in table.events(1) if event["kind"] == "time" and event["seat"] == -1]
    assert told
    return (
        f"{before} ms, after place + undo {undone}; killed for {away:.1f} s, charged {charged:.1f} s, told: {told[0]} s"
    )


def item_4_take_back_against_bots(server: Server) -> str:
    table = server.make("connect5", "human", "bot:greedy")
    table.act(0)
    until(lambda: table.see(0)["to_act"] == [0] and table.see(0)["undo_seen"])
    table.tell(0, "undo")
    counted = [seat["takebacks"] for seat in table.see(0)["seats"]]
    told = [event["text"] for event in table.events(0) if event["kind"] == "undo"]
    day = datetime.now(UTC).date().isoformat()
    daily = server.made({"game": "connnect", "daily": day, "player": "p"})
    for _ in range(200):  # until the dice have come again: there is something to take back that was seen
        daily.step()
        if not daily.see(0)["undo"] and len(daily.events(0)) > 25:
            break
    refused = daily.tell(0, "undo").json().get("rule", "")
    assert (counted, told, refused, daily.see(0)["undo_seen"]) == ([1, 0], ["seen"], "TB-DEAL", False)
    return f"one past a bot's answer: counted {counted}, told {told}; on today's daily: {refused}"


def item_8_after_a_restart(server: Server) -> str:
    table = server.make("connect5", "human", "human")
    for _ in range(6):
        table.step()
    before = table.see(0)["position"]
    server.kill()
    server.start()
    after = [table.see(0)["position"] for _ in range(3)]
    assert {*after} == {before}
    return f"position {before} before the kill, {after} in the first requests after it"


def item_9_a_bot_tries_again(server: Server) -> str:
    table = server.make("connect5", "human", "bot:greedy")
    assert table.act(0).status_code == 200
    file = next(server.data.glob("*.sqlite"))
    held = sqlite3.connect(file, isolation_level=None)
    held.execute("BEGIN IMMEDIATE")  # nobody else can write now
    stuck = table.see(0)["to_act"]
    time.sleep(4)
    held.execute("ROLLBACK")
    held.close()
    until(lambda: table.see(0)["to_act"] == [0], 60)
    return f"nothing could be stored for 4 s while {stuck} was to act; then the bot acted"


def item_11_ready(server: Server) -> str:
    table = server.make("connnect", "human", "human", pauses=True)
    while table.see(0)["ready_until"] < 0:
        table.step()
    seen = table.see(0)
    longest = (seen["ready_until"] - seen["now"]) / 1000
    for seat in (0, 1):
        assert table.see(0)["to_act"] == [-1]
        assert table.tell(seat, "ready").status_code == 200
    assert table.see(0)["ready_until"] == -1
    assert 0 < longest <= 30
    return f"a break of at most {longest:.0f} s before round 2; it ended when both were ready"


def item_17_objection(server: Server) -> str:
    options = {"judge": "vote"}
    kept = [
        server.make("connections", "human", "human", options=options, objection=seconds).see(0)["settings"]["objection"]
        for seconds in (-1, 0, 5, 120)
    ]
    wish = {"game": "connections", "seats": ["human", "human"], "table": {"objection": 3}}
    answer = server.http.post("/api/tables", json=wish)
    assert (kept, answer.status_code) == ([-1, 0, 5, 120], 400)
    return f"{kept} seconds are taken; 3 is refused: {answer.json()['detail']['reason']}"
