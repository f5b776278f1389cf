"""`make soak`: the laboratory for as long as one likes. It prints figures, and ends with an error when anything was
lost, doubled, leaked or stuck.

    python -m faults.soak [--steps 1000000] [--scale 100] [--rounds 8] [--kills 1000] [--shared-kills 500]

Kills are those of one server on SQLite; shared ones those of two servers on a PostgreSQL of our own,
which is killed, too.
"""

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from pathlib import Path

from connectable.server import services
from connectable.server.config import Config
from connectable.server.tables import host
from faults.real import campaign, hostile
from faults.real.server import UNLIMITED, Victim, learn_games
from faults.simulated.world import World
from storage import postgresql_server
from storage.postgresql_server import Server as Database

MOST_STEP_SECONDS = 0.05
"""Of the event loop, in processor time."""
MOST_GROWTH = 1.03
"""Of the most memory ever used, in the last round beside the one before."""


def simulate(steps: int, first: int) -> None:
    """Seeds one after the other until so many steps were taken."""
    done = told = kills = 0
    seed, began = first, time.monotonic()
    while done < steps:
        world = World(seed)
        world.run(300.0)
        done, told, kills, seed = done + world.loop.steps, told + len(world.told), kills + world.kills, seed + 1
    print(
        f"simulated: seeds {first} to {seed - 1}, {done} steps, {kills} kills, {told} acknowledged actions:"
        f" none lost, doubled, reordered or leaked, every table finished ({time.monotonic() - began:.0f} s)",
        flush=True,
    )


def kill(place: str, errors: Path, kills: int, servers: int, seed: int, database: Database | None = None) -> bool:
    kill_database = database.crash if database else None
    ledger = campaign.run(place, str(errors), kills, servers=servers, seed=seed, kill_database=kill_database)
    print(
        f"{servers} server(s), {kills} kills and {ledger.database_kills} of the database:"
        f" {len(ledger.told)} acknowledged actions at {len(ledger.tables)} tables,"
        f" {ledger.answers} answers with {ledger.bytes_searched} bytes searched; complaints: {len(ledger.complaints)}",
        flush=True,
    )
    for complaint in ledger.complaints[:20]:
        print("  " + complaint)
    return not ledger.complaints


def besiege(folder: Path, scale: int, rounds: int, seed: int) -> bool:
    """Every attack on a server with its usual limits, then on one without; memory must not grow from round to round."""
    well = True
    # Tables leave the memory sooner than usual, so that within a few rounds only what never leaves it adds up.
    services.EVICT_SECONDS = host.IDLE_SECONDS = host.LONG_IDLE_SECONDS = 10.0
    usual = Config(bot_pause=0.0, heartbeat=1.0)
    for name, config in (("usual limits", usual), ("no limits", UNLIMITED)):
        victim = Victim(str(folder / f"{name[:2]}.sqlite"), str(folder / "errors.txt"), config)
        victim.start()
        victim.wait()
        print(f"attacks, {name}:", flush=True)
        memory: list[int] = []
        messages = 0
        for round_ in range(rounds):
            for attack_name, attack in hostile.attacks(scale if round_ == 0 else max(1, scale // 4)).items():
                found = asyncio.run(hostile.under(victim.port, victim, attack_name, attack, seed + round_))
                messages += found.messages
                if round_ == 0:
                    print("  " + found.line(), flush=True)
                if found.longest_step >= MOST_STEP_SECONDS:
                    print(f"  {attack_name}: a step of {found.longest_step * 1000:.0f} ms: {found.step}", flush=True)
                if found.failures:
                    print(f"  {attack_name}: {found.failures} acts of the innocent failed", flush=True)
                well = well and found.failures == 0 and found.longest_step < MOST_STEP_SECONDS
            memory.append(victim.figures()[2])
        print(f"  {messages} hostile messages", flush=True)
        print(f"  most memory after each round: {', '.join(f'{kb / 1000:.0f} MB' for kb in memory)}", flush=True)
        if memory[-1] > memory[-2] * MOST_GROWTH:
            print("  memory still grows", flush=True)
            well = False
        victim.kill()
    errors = folder / "errors.txt"
    print(f"{errors.stat().st_size} bytes of log", flush=True)
    if "Traceback" in errors.read_text():
        print(errors.read_text()[-3000:])
        well = False
    return well


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--scale", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=8, help="of attacks; memory is compared from round to round")
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--shared-kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    logging.disable(logging.CRITICAL)
    learn_games()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if chosen.steps:
            simulate(chosen.steps, chosen.seed)
        well = True
        if chosen.scale:
            well = besiege(folder, chosen.scale, chosen.rounds, chosen.seed) and well
        if chosen.kills:
            well = kill(str(folder / "tables.sqlite"), folder / "one.txt", chosen.kills, 1, chosen.seed) and well
        if chosen.shared_kills:
            with postgresql_server.running() as database:
                place = database.new_place()
                well = kill(place, folder / "two.txt", chosen.shared_kills, 2, chosen.seed, database) and well
    print("nothing was lost, doubled, leaked or stuck" if well else "FAILED")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
