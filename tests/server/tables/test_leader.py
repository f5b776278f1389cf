"""Real dice and a gathering whose host is not there, over the network: somebody else goes on."""

from server.running_server import RunningServer


def test_who_leads_is_told_and_types_the_dice(host: RunningServer) -> None:
    table = host.make("human", "human", "human", game="connnect", table_dice="table", table_draw_cards=True)
    assert (table.see(1)["host"], table.see(1)["outcomes"]) == (0, [])
    table.command(0, "leave")
    assert [table.see(seat)["host"] for seat in (0, 1, 2)] == [1, 1, 1]
    assert (len(table.see(1)["outcomes"]), table.see(2)["outcomes"]) == (56, [])
    assert table.command(2, "roll", notation="roll 1 2 3").json()["rule"] == "TB-HOST"
    assert table.command(1, "roll", notation="roll 1 2 3").status_code == 200
    assert table.see(1)["correctable"] == "roll 1 2 3"
    table.command(0, "return")
    assert table.see(0)["host"] == 0


def test_a_rematch_against_bots_with_real_dice_can_be_played(host: RunningServer) -> None:
    table = host.make("human", "bot:greedy", game="connnect", table_dice="table", table_draw_cards=True)
    for _ in range(4):
        assert table.command(0, "propose", kind="stop").status_code == 200
        assert table.command(0, "propose", kind="rematch").status_code == 200
        table.made["id"] = table.see(0)["rematch"]
        table = table.at(host)
        seen = table.see(0)
        assert seen["host"] == seen["seat"]
        assert len(seen["outcomes"]) == 56
