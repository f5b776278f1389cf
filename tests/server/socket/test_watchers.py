"""Watchers are counted, quick words are told to all, and a seat that is taken away leaves everybody where they were."""

from server.running_server import RunningServer


def test_everybody_is_told_how_many_watch(shared_host: RunningServer) -> None:
    table = shared_host.make("human", "human", game="connect5")
    with table.live(0) as seated:
        seated.read("snapshot")
        with table.live(None) as watcher:
            assert seated.read("watchers")["count"] == 1
            assert watcher.read("watchers")["count"] == 1
            with table.live(1) as late:
                assert late.read("watchers")["count"] == 1
        assert seated.read("watchers")["count"] == 0


def test_words_and_nudges_are_events(shared_host: RunningServer) -> None:
    table = shared_host.make("human", "human", game="connect5")
    with table.live(0) as first:
        first.read("snapshot")
        assert table.command(1, "signal", word="thanks").status_code == 200
        assert first.read("event")["events"][-1] == {"kind": "signal", "seat": 1, "text": "thanks"}
        assert table.command(1, "nudge", subject=0).status_code == 200
        assert first.read("event")["events"][-1] == {"kind": "nudge", "seat": 1, "text": "0"}
    assert table.command(1, "signal", word="rude").status_code == 400


def test_after_a_seat_is_taken_away_everybody_still_sits_in_their_own(shared_host: RunningServer) -> None:
    table = shared_host.make("human", "open", "open", "open", game="connect5")
    seat = table.join("Jonas", seat=2)
    with table.live(seat) as jonas, table.live(None) as watcher:
        assert jonas.read("snapshot")["table"]["seat"] == 2
        assert table.command(0, "remove_seat", subject=1).status_code == 200
        assert jonas.read("snapshot")["table"]["seat"] == 1
        assert len(watcher.read("event")["table"]["seats"]) == 3
        assert table.command(0, "remove_seat", subject=2).status_code == 200
        assert jonas.read("event")["table"]["phase"] == "playing"
    assert table.get(seat, "/events").json()["position"] == table.see(0)["position"]
    assert table.act(0, table.see(0)["legal"][0]).status_code == 200
