"""`python -m browser.served_process ARGUMENTS`: `connectable serve` for the browser tests, with quick bots, no limits.

Nothing else differs from what people start. `OUTSIDE_GAMES` names modules that hold a game each, `CLIENT` the folder of
another client.
"""

import os
import sys
from importlib import import_module
from pathlib import Path

from connectable import cli
from connectable.registry import register
from connectable.server import app
from connectable.server.config import CLIENT_FOLDER
from connectable.server.rate_limit import RateLimits

UNLIMITED = RateLimits(**dict.fromkeys(RateLimits.__struct_fields__, "100000/second"))
BOT_PAUSE_SECONDS = 0.02


def quick_config(public_url: str, bot_workers: int, *, keep_days: int) -> app.Config:
    return CONFIG(
        public_url,
        bot_workers,
        keep_days=keep_days,
        rate_limits=UNLIMITED,
        bot_pause=BOT_PAUSE_SECONDS,
        par_games=0,
        client=Path(os.environ.get("CLIENT", CLIENT_FOLDER)),
    )


CONFIG = app.Config

if __name__ == "__main__":
    for module in os.environ.get("OUTSIDE_GAMES", "").split():
        register(import_module(module).GAME.name, module)
    setattr(app, "Config", quick_config)  # noqa: B010 the type of the command stays what it is
    sys.exit(cli.run(["serve", *sys.argv[1:]]))
