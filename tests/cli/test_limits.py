"""Limits from a file: what `serve --limits default` prints can be read back, and what is wrong is said."""

import tomllib
from pathlib import Path

import pytest
from msgspec.structs import asdict

from connectable.cli.limits import limited, written
from connectable.server.config import Config
from connectable.server.protocol.errors import ApiError
from connectable.server.rate_limit import RateLimiter
from connectable.terminal.errors import UsageError

from .conftest import RunCli


def test_the_default_file_is_printed_and_read_back(run_cli: RunCli, tmp_path: Path) -> None:
    done = run_cli("serve --limits default")
    assert (done.code, done.err) == (0, "")
    usual = Config()
    counts = {**asdict(usual.connection_limits), **asdict(usual.storage_limits)}
    assert tomllib.loads(done.out) == {**asdict(usual.rate_limits), "sockets_at_once": usual.sockets_at_once, **counts}
    file = tmp_path / "limits.toml"
    file.write_text(done.out)
    assert limited(Config(), str(file)) == limited(Config(), "") == Config()


def test_a_file_changes_what_it_names(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text('acts = "9/second"\nrequests = "none"\nsockets_at_once = 7\n')
    config = limited(Config(), str(file))
    assert (config.rate_limits.acts, config.rate_limits.requests, config.sockets_at_once) == ("9/second", "none", 7)
    assert config.rate_limits.tables == Config().rate_limits.tables
    assert tomllib.loads(written(config))["acts"] == "9/second"


def test_none_limits_nothing() -> None:
    config = limited(Config(), "none")
    limiter = RateLimiter(config.rate_limits)
    for what in config.rate_limits.__struct_fields__:
        for _ in range(2_000):
            limiter.count(what, "me")
            limiter.check(what, "me")
    assert (config.sockets_at_once, limiter.counts) == (0, {})
    usual = RateLimiter(Config().rate_limits)
    with pytest.raises(ApiError):
        for _ in range(2_000):
            usual.count("requests", "me")


@pytest.mark.parametrize(
    ("text", "key", "told"),
    [
        ('act = "1/minute"', "cl-bad-limit-name", "act"),
        ('[acts]\nmost = "1/minute"', "cl-bad-limit", "acts"),
        ('acts = "1/day"', "cl-bad-limit", "1/day"),
        ('acts = "0/minute"', "cl-bad-limit", "0/minute"),
        ('acts = "-1/minute"', "cl-bad-limit", "-1/minute"),
        ('acts = "1 / minute"', "cl-bad-limit", "1 / minute"),
        ("acts = 300", "cl-bad-limit", "300"),
        ("sockets_at_once = -1", "cl-bad-limit-count", "-1"),
        ("sockets_at_once = true", "cl-bad-limit-count", "True"),
        ('sockets_at_once = "5"', "cl-bad-limit-count", "5"),
        ('acts = "1/minute"\nlines', "cl-limits-not-toml", "2"),
        ("a = " + "[" * 5000, "cl-limits-not-toml", "1"),
    ],
)
def test_a_bad_file_is_a_clear_error(tmp_path: Path, text: str, key: str, told: str) -> None:
    file = tmp_path / "limits.toml"
    file.write_text(text)
    with pytest.raises(UsageError) as error:
        limited(Config(), str(file))
    assert error.value.key == key
    assert told in map(str, error.value.values.values())


def test_a_bad_file_stops_the_server_before_it_listens(run_cli: RunCli, tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text('acts = "1/day"')
    done = run_cli(f"serve --port 0 --data {tmp_path / 'data'} --limits {file}")
    assert done.code == 2
    assert "1/day" in done.err
    assert "600/minute" in done.err
    assert not (tmp_path / "data").exists()
    assert run_cli(f"serve --limits {tmp_path / 'none.toml'}").code == 2
