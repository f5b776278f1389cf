"""A Chromium that is told what to do over its own protocol, with nothing in between that would need a processor, too.

Playwright hears of every request of a page, in two more processes; on two cores a page waits for them.
"""

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect

FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--disable-sync",
    "--hide-scrollbars",
    "--mute-audio",
    "--remote-debugging-port=0",
)
PATIENCE_SECONDS = 30
QUIET_SHARE = 0.1
"""Of all cores: a machine that does less is quiet."""
LOOK_SECONDS = 0.1
LONGEST_WAIT_SECONDS = 2.0


class Browser:
    """The connection to a browser that runs."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.count = 0

    def call(self, method: str, session: str = "", **params: Any) -> dict[str, Any]:
        """What the browser answers; events are not listened to."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": params}
        self.socket.send(json.dumps(message | ({"sessionId": session} if session else {})))
        while True:
            heard = json.loads(self.socket.recv(PATIENCE_SECONDS))
            if heard.get("id") == self.count:
                if "error" in heard:
                    raise RuntimeError(f"{method}: {heard['error']}")
                found: dict[str, Any] = heard["result"]
                return found


class Window(NamedTuple):
    """A window of somebody who has never been here: storage and cache of its own."""

    browser: Browser
    context: str
    target: str
    session: str

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        return self.browser.call(method, self.session, **params)

    def value(self, expression: str) -> Any:
        """What the expression is in the page, once its promise is kept."""
        found = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in found:
            raise RuntimeError(found["exceptionDetails"])
        return found["result"].get("value")

    def close(self) -> None:
        self.browser.call("Target.closeTarget", targetId=self.target)
        self.browser.call("Target.disposeBrowserContext", browserContextId=self.context)


@contextmanager
def chromium(binary: str) -> Iterator[Browser]:
    """A browser with a profile of its own, while it is needed."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [binary, *FLAGS, f"--user-data-dir={profile}", "about:blank"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            with connect(address_in(Path(profile)), max_size=None, compression=None) as socket:
                browser = Browser(socket)
                yield browser
                browser.call("Browser.close")
        finally:
            process.terminate()
            process.wait(PATIENCE_SECONDS)


def address_in(profile: Path) -> str:
    """Where the browser listens: it writes it down when it does."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        file = profile / "DevToolsActivePort"
        if file.exists() and len(found := file.read_text().split()) == 2:
            return f"ws://127.0.0.1:{found[0]}{found[1]}"
        time.sleep(0.05)
    raise TimeoutError("the browser does not listen")


def window(browser: Browser, address: str, width: int, height: int) -> Window:
    """A new window at an address, once that has come."""
    context = browser.call("Target.createBrowserContext")["browserContextId"]
    target = browser.call("Target.createTarget", url=address, browserContextId=context, width=width, height=height)
    session = browser.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
    found = Window(browser, context, target["targetId"], session)
    found.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not found.value(f"document.readyState === 'complete' && location.href === {json.dumps(address)}"):
        assert time.monotonic() < deadline, address
        time.sleep(0.01)
    return found


def settle() -> None:
    """Waits until the machine has nothing else to do: a new window loads things of its own behind its page."""
    deadline = time.monotonic() + LONGEST_WAIT_SECONDS
    while time.monotonic() < deadline and busy_share() > QUIET_SHARE:
        pass


def busy_share() -> float:
    """Of the processors' time, as the system counts it."""
    before = processor_times()
    time.sleep(LOOK_SECONDS)
    busy, idle = (now - then for now, then in zip(processor_times(), before, strict=True))
    return busy / max(1, busy + idle)


def processor_times() -> tuple[int, int]:
    """Busy and idle, in ticks; without such a count (not Linux) two that say half, so that the wait is the longest."""
    if not os.path.exists("/proc/stat"):
        return int(time.monotonic() * 100), int(time.monotonic() * 100)
    times = [int(word) for word in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    idle = times[3] + times[4]
    return sum(times) - idle, idle
