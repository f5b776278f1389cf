"""Offers, names, logs, secrets, real dice, records: items 5, 12 to 16 and 18."""

import json

import connectable
from connectable.testing import Trial
from fair_table.server import Server


def item_5_offers(server: Server) -> str:
    table, ends = server.make("connect5", "human", "human"), []
    with table.live(0), table.live(1):
        table.tell(1, "propose", kind="replace", subject=0)
        assert not table.see(0)["seats"][0]["away"], "she is here"
        assert table.tell(0, "answer", kind="replace", agree=False).status_code == 200
        for kind in ("stop", "replace"):
            assert table.tell(1, "propose", kind=kind, subject=0 if kind == "replace" else -1).status_code == 200
            assert table.tell(1, "withdraw", kind=kind).status_code == 200
        ends = [event["text"] for event in table.events(0) if event["kind"] == "offer_end"]
    assert ends == ["replace declined 0", "stop withdrawn", "replace withdrawn 0"], ends
    assert table.see(0)["offers"] == []
    return f"a person who is here was not replaced; offers ended: {', '.join(ends)}"


def item_13_names_and_seats(server: Server) -> str:
    table = server.make("connect5", "human", "open")
    said = []
    for name in ("x" * 25, "\u200b\u2060"):
        answer = server.http.post(table.path + "/join", json={"name": name, "code": table.code})
        assert (answer.status_code, answer.json()["rule"]) == (422, "TB-NAME")
        said.append(answer.json()["sentence"])
    wish = {"game": "connections", "options": {"way": "solitaire"}, "seats": ["human", "bot:easy"]}
    alone = server.http.post("/api/tables", json=wish)
    assert alone.status_code == 400
    return f"25 letters: “{said[0]}”; solitaire for two: “{alone.json()['sentence']}”"


def item_14_log(server: Server) -> str:
    table = server.make("connect5", "human", "human")
    heard: list[dict[str, object]] = []
    with table.live(1) as live:
        first = json.loads(live.recv(timeout=10))["table"]["position"]
        for _ in range(3):
            table.step()
        table.tell(1, "chat", text="the end")
        while not heard or heard[-1]["kind"] != "chat":
            heard += json.loads(live.recv(timeout=10)).get("events", [])
    after = table.events(1)
    assert after[first:] == heard
    seat = next(seat for seat in (0, 1) if table.see(seat)["takeback"])
    table.tell(seat, "propose", kind="takeback")
    table.tell(1 - seat, "answer", kind="takeback", agree=True)
    undone = table.events(1)[-1]
    assert undone["kind"] == "undo"
    return (
        f"{len(heard)} events heard, the same {len(after) - first} after a reload; a take-back names {undone['back']}"
    )


def item_15_secrets_now(server: Server) -> str:
    found = {
        "Connect 5": server.make("connect5", "human", "human", kind="hotseat").see(0)["secrets"],
        "CoNNNect, sealed": server.make("connnect", "human", "human", kind="hotseat").see(0)["secrets"],
        "Connections": server.make("connections", "human", "human", kind="hotseat").see(0)["secrets"],
        "open hands": server.make("connections", "human", "human", options={"open_hands": True}).see(0)["secrets"],
    }
    assert list(found.values()) == [False, True, True, False]
    return ", ".join(f"{name}: {'cover' if secrets else 'no cover'}" for name, secrets in found.items())


def item_16_dice(server: Server) -> str:
    table = server.make("connnect", "human", "human", dice="table", draw_cards=True)
    outcomes = table.see(0)["outcomes"]
    table.tell(0, "roll", notation="roll 1 2 3")
    assert table.tell(0, "correct", notation="roll 1 2 4").status_code == 200
    cards = server.make("connnect", "human", "human", dice="table")
    while not cards.see(0)["outcomes"][0].startswith("card"):
        cards.tell(0, "roll", notation=cards.see(0)["outcomes"][0])
    wrong = cards.tell(0, "roll", notation="card A99").status_code
    led = server.make("connnect", "human", "human", "human", dice="table", draw_cards=True)
    led.tell(0, "leave")
    typed = [led.tell(seat, "roll", notation="roll 1 2 3").status_code for seat in (2, 1)]
    assert typed == [422, 200], typed
    played = server.make("connect5", "human", "human")
    played.tell(0, "propose", kind="stop")
    played.tell(1, "answer", kind="stop", agree=True)
    checked = [played.get(None, "/draws").status_code, server.http.get(played.path + "/draws").status_code]
    assert (wrong in (400, 422), checked, table.see(0)["correctable"]) == (True, [200, 404], "roll 1 2 4")
    return (
        f"the table drew the cards, {len(outcomes)} rolls can be typed; 1 2 3 was corrected to 1 2 4; "
        f"an objective that does not exist: {wrong}; "
        f"when the host had left, seats 2 and 1 typed: {typed}; "
        f"the dice are checked with the code: {checked[0]}, without: {checked[1]}"
    )


def item_18_records_and_bad_input(server: Server) -> str:
    rules = connectable.game("connections")
    steps = Trial(rules, 8, {"rounds": 1}, 5).steps[:-1]
    entries = [[seat, rules.notation(action)] for _, seat, action in steps]
    record = {"format": 1, "game": rules.name, "rules": rules.rules, "options": {"rounds": 1}, "seats": 8}
    table = server.made({"record": {**record, "entries": entries}})
    assert (len(table.see()["seats"]), table.see()["phase"]) == (8, "over")
    header = {"content-type": "application/json"}
    bad = [b'{"game": "\xff\xfe"}', b"[" * 60_000 + b"]" * 60_000, b'{"options":' * 9_000 + b"1" + b"}" * 9_000]
    found = [server.http.post("/api/tables", content=body, headers=header).status_code for body in bad]
    assert found == [400, 400, 400]
    return f"a record of 8 seats and {len(entries)} entries opens; no UTF-8, deep lists, deep objects: {found}"
