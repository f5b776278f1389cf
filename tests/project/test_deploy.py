"""What hosts are given works: the unit's own command behind nginx with our own file, sockets included."""

import json
import os
import re
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from connectable.cli.commands import find
from connectable.cli.parser import read as read_words
from paths import ROOT
from server.running_server import until
from storage.postgresql_server import running as postgresql

DEPLOY = ROOT / "deploy"
NAME = "play.example.org"
HTTP = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
"""What a distribution's own nginx.conf would say, without its folders."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def unit() -> dict[str, str]:
    lines = (DEPLOY / "connectable.service").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


def replaced(text: str, **changes: str) -> str:
    """The text with each old part, which must be there, replaced."""
    for old, new in changes.items():
        assert old in text, f"{old!r} is gone from the example"
        text = text.replace(old, new)
    return text


@contextmanager
def running(command: list[str], **environment: str) -> Iterator["subprocess.Popen[bytes]"]:
    process = subprocess.Popen(command, env={**os.environ, **environment})
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@dataclass
class Served:
    """A server behind a proxy, and how to reach both."""

    process: "subprocess.Popen[bytes]"
    direct: str
    plain: str
    url: str
    trust: ssl.SSLContext

    def http(self, source: str = "127.0.0.1") -> httpx.Client:
        transport = httpx.HTTPTransport(verify=self.trust, local_address=source)
        return httpx.Client(base_url=self.url, transport=transport, timeout=20)

    def live(self, table: str, origin: str) -> ClientConnection:
        address = f"{self.url.replace('https', 'wss')}/api/tables/{table}/live"
        found: ClientConnection = connect(address, ssl=self.trust, additional_headers={"Origin": origin})
        return found


def answers(url: str, trust: ssl.SSLContext) -> bool:
    try:
        return httpx.get(url, verify=trust).status_code == 200
    except httpx.TransportError:
        return False


def site(tmp_path: Path, plain: int, secure: int) -> str:
    """The site of the example on these ports, with a certificate for this machine."""
    if not shutil.which("nginx") or not shutil.which("openssl"):
        pytest.skip("nginx or openssl is not installed: `make nginx` installs them on Debian")
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2", "-nodes"]
    made = ["-keyout", str(tmp_path / "privkey.pem"), "-out", str(tmp_path / "fullchain.pem")]
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    subprocess.run(["openssl", "req", "-x509", *key, *subject, *made], check=True, capture_output=True)
    return replaced(
        (DEPLOY / "nginx.conf").read_text("utf-8"),
        **{
            "    listen [::]:80;\n": "",
            "    listen [::]:443 ssl;\n": "",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ssl;": f"listen 127.0.0.1:{secure} ssl;",
            f"/etc/ssl/{NAME}": str(tmp_path),
            NAME: "localhost",
        },
    )


def proxy_command(tmp_path: Path, site: str) -> list[str]:
    """nginx with that site."""
    (tmp_path / "site.conf").write_text(site)
    user = "user root;" if hasattr(os, "geteuid") and os.geteuid() == 0 else ""
    (tmp_path / "nginx.conf").write_text(HTTP.format(folder=tmp_path, user=user))
    return ["nginx", "-e", "stderr", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]


def trusted(tmp_path: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """The command of the unit and the site of the example, on free ports."""
    own, plain, secure = free_port(), free_port(), free_port()
    pages = replaced(site(tmp_path, plain, secure), **{"127.0.0.1:8765": f"127.0.0.1:{own}"})
    url = f"https://localhost:{secure}"
    command = replaced(
        unit()["ExecStart"],
        **{
            "/opt/connectable/bin/connectable": f"{shlex.quote(sys.executable)} -m connectable",
            "/var/lib/connectable": shlex.quote(str(tmp_path / "data")),
            "8765": str(own),
            f"https://{NAME}": url,
        },
    )
    trust, nginx = trusted(tmp_path), proxy_command(tmp_path, pages)
    direct = f"http://127.0.0.1:{own}"
    with running(shlex.split(command), LANGUAGE="en") as process:
        until(lambda: answers(f"{direct}/healthz", trust) or process.poll() is not None, 60)
        with running(nginx) as proxy:
            until(lambda: answers(f"{url}/healthz", trust) or proxy.poll() is not None)
            yield Served(process, direct, f"http://127.0.0.1:{plain}", url, trust)


def read(live: ClientConnection, kind: str) -> dict[str, object]:
    """The next message of that kind."""
    while True:
        message: dict[str, object] = json.loads(live.recv(timeout=20))
        if message["type"] == kind:
            return message


def test_people_play_behind_the_proxy(served: Served) -> None:
    with served.http() as http:
        made = http.post("/api/tables", json={"game": "connect5", "seats": ["human", "human"]}).json()
        assert made["link"].startswith(f"{served.url}/t/")
        assert made["reach"] == "computer"
        with served.live(made["id"], origin=served.url) as live:
            live.send(json.dumps({"type": "hello", "token": made["tokens"]["1"]}))
            read(live, "snapshot")
            seat = {"authorization": f"Bearer {made['tokens']['0']}"}
            table = http.get(f"/api/tables/{made['id']}", headers=seat).json()
            action = {"action": table["legal"][0], "position": table["position"], "key": "first"}
            assert http.post(f"/api/tables/{made['id']}/actions", json=action, headers=seat).status_code == 200
            assert [event["kind"] for event in read(live, "event")["events"]] == ["action"]  # type: ignore[attr-defined]
            # Stopping the service ends sockets with the code after which clients come back.
            served.process.send_signal(signal.SIGTERM)
            assert served.process.wait(int(unit()["TimeoutStopSec"])) == 0
            with pytest.raises(Exception, match="1012"):
                read(live, "never")


def test_what_the_proxy_keeps_out(served: Served) -> None:
    moved = httpx.get(f"{served.plain}/t/some-table?x=1")
    assert (moved.status_code, moved.headers["location"]) == (308, "https://127.0.0.1/t/some-table?x=1")
    with served.http() as http:
        made = http.post("/api/tables", json={"game": "connect5", "seats": ["human", "human"]}).json()
        assert http.get("/metrics").status_code == 404
        assert http.post("/api/tables", content=b" " * 300_000).status_code == 413
    assert httpx.get(f"{served.direct}/metrics").status_code == 200
    with pytest.raises(InvalidStatus, match="403"):
        served.live(made["id"], origin="https://elsewhere.example.org")


def test_limits_count_by_the_address_that_the_proxy_sees(served: Served) -> None:
    """Neither by the proxy's own, nor by one that a client makes up."""
    with served.http() as http, served.http("127.0.0.2") as other:
        claims = [{"X-Forwarded-For": f"192.0.2.{at}"} for at in range(12)]
        made_up = [http.get("/api/codes/heron-100", headers=claim) for claim in claims]
        assert [answer.status_code for answer in made_up[:10]] == [404] * 10
        assert made_up[-1].status_code == 429
        assert other.get("/api/codes/heron-100").status_code == 404


def two_processes(tmp_path: Path, ports: list[int], plain: int, secure: int) -> str:
    """The site with the blocks for several processes in place of its own."""
    blocks = (DEPLOY / "nginx-processes.conf").read_text("utf-8")
    for own, example in zip(ports, (8765, 8766), strict=True):
        blocks = replaced(blocks, **{f"127.0.0.1:{example}": f"127.0.0.1:{own}"})
    head, _, rest = site(tmp_path, plain, secure).partition("upstream connectable {")
    return head + blocks + rest.partition("}\n")[2]


def metric(port: int, name: str) -> int:
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    return int(re.search(rf"connectable_{name} (\d+)", text)[1])  # type: ignore[index]


def test_two_processes_behind_the_proxy(tmp_path: Path) -> None:
    """A table lives in one of them; when that one is killed, people play on in the other."""
    ports, plain, secure = [free_port(), free_port()], free_port(), free_port()
    pages, url = two_processes(tmp_path, ports, plain, secure), f"https://localhost:{secure}"
    trust, nginx = trusted(tmp_path), proxy_command(tmp_path, pages)
    with ExitStack() as stack:
        database = stack.enter_context(postgresql()).new_place()
        serve = [sys.executable, "-m", "connectable", "serve", "--database", database, "--public-url", url]
        processes = {port: stack.enter_context(running([*serve, "--port", str(port)], LANGUAGE="en")) for port in ports}
        for port in ports:
            until(partial(answers, f"http://127.0.0.1:{port}/healthz", trust), 60)
        stack.enter_context(running(nginx))
        until(lambda: answers(f"{url}/healthz", trust))
        served = Served(processes[ports[0]], "", "", url, trust)
        http = stack.enter_context(served.http())
        tables = [
            http.post("/api/tables", json={"game": "connect5", "seats": ["human", "human"]}).json() for _ in range(8)
        ]
        lives = [stack.enter_context(table_socket(served, made)) for made in tables]
        counts = {port: (metric(port, "sessions"), metric(port, "tables")) for port in ports}
        assert sum(sessions for sessions, _ in counts.values()) == 8
        assert all(sessions == in_memory for sessions, in_memory in counts.values()), "each lives where it is reached"
        victim = max(ports, key=lambda port: counts[port])
        processes[victim].kill()
        for made, live in zip(tables, lives, strict=True):
            play_on(served, http, made, live)
        left = next(port for port in ports if port != victim)
        assert metric(left, "tables") == 8


@contextmanager
def table_socket(served: Served, made: dict[str, Any]) -> Iterator[ClientConnection]:
    with served.live(made["id"], origin=served.url) as live:
        live.send(json.dumps({"type": "hello", "token": made["tokens"]["0"]}))
        read(live, "snapshot")
        yield live


def play_on(served: Served, http: httpx.Client, made: dict[str, Any], live: ClientConnection) -> None:
    """The first seat acts on its socket, on a new one if the old one is gone."""
    with ExitStack() as stack:
        try:
            live.ping().wait(1)
            live.send(json.dumps({"type": "pong"}))
        except ConnectionClosed:
            live = stack.enter_context(table_socket(served, made))
        seat = {"authorization": f"Bearer {made['tokens']['0']}"}
        table = http.get(f"/api/tables/{made['id']}", headers=seat).json()
        action = {"type": "action", "action": table["legal"][0], "position": table["position"], "key": "on"}
        live.send(json.dumps(action))
        assert read(live, "ack")["key"] == "on"


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd-analyze is not installed")
    copy = tmp_path / "connectable.service"
    copy.write_text(
        replaced((DEPLOY / copy.name).read_text("utf-8"), **{"/opt/connectable/bin/connectable": sys.executable})
    )
    run = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
    assert copy.name not in run.stderr, run.stderr
    assert run.returncode == 0


def instructions(name: str) -> list[list[str]]:
    """The words after each instruction of that name in the container file."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    return [line.split()[1:] for line in text.splitlines() if line.startswith(f"{name} ")]


def test_the_container_file_copies_what_the_wheel_is_built_from() -> None:
    copied = {word for words in instructions("COPY") if "--from=build" not in words for word in words[:-1]}
    assert not [name for name in copied if not (ROOT / name).exists()]
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    wanted = build["targets"]["sdist"]["include"]
    needed = {path.relative_to(ROOT).as_posix() for name in wanted for path in ROOT.glob(name.lstrip("/"))}
    unused = {"requirements-bench.lock", "requirements-translations.lock", "requirements-words.lock"}
    assert copied == (needed - unused) | {"pyproject.toml"}


def test_the_container_starts_a_command_that_exists() -> None:
    [words] = instructions("ENTRYPOINT")
    program, *arguments = json.loads(" ".join(words))
    assert Path(program).name == "connectable"
    command, rest = find(arguments)
    assert not isinstance(command, str)
    assert command.name == "serve"
    values = read_words(command, rest)
    ports = [word for words in instructions("EXPOSE") for word in words]
    assert [str(values.port)] == ports
    assert f"127.0.0.1:{ports[0]}" in (DEPLOY / "Containerfile").read_text("utf-8")


def test_the_page_for_hosts_names_every_file_and_switch() -> None:
    text = (ROOT / "docs/host.md").read_text("utf-8")
    assert not [path.name for path in DEPLOY.iterdir() if f"deploy/{path.name}" not in text]
    serve, _ = find(["serve"])
    assert not isinstance(serve, str)
    assert not [switch.name for switch in serve.switches if not re.search(rf"`{switch.name}\b", text)]
