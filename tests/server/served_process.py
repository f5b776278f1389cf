"""`python -m server.served_process …`: the command `connectable serve`, with the games of the tests added to ours."""

import sys

from msgspec.structs import replace

from connectable import cli
from connectable.registry import register
from connectable.server import app
from server.running_server import FAST

for name, module in {"highcard": "highcard", "racing": "server.race_game", "inturn": "server.turn_game"}.items():
    register(name, module)


def fast_config(public_url: str, bot_workers: int, *, keep_days: int) -> app.Config:
    return replace(FAST, heartbeat=1.0)


if __name__ == "__main__":
    setattr(app, "Config", fast_config)  # noqa: B010 no pauses and no rate limits in tests
    sys.exit(cli.run(["serve", *sys.argv[1:]]))
