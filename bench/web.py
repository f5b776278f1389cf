"""Speed of the client, also on a slow processor: time until a page is ready, time of a tap, layout shift and sizes.

Run by `make bench-web`, a minute or two; it prints a table and asserts nothing. An empty page is measured too, for
comparison: absolute times on a busy machine say little. `bench/web_thread.py` counts what load does not change.
"""

import gzip
import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright

from browser.conftest import FLAGS
from browser.running_server import Serving
from browser.scenes import Scene, table

AIM = 3
"""At most so many times the empty page of the same lap."""
SLOWDOWNS = (1, 4)
"""By how much slower the processor is made."""
RUNS = 7
WATCH_LAYOUT_SHIFT = """
  window.shift = 0; window.shifted = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) {
      shift += entry.value;
      for (const { node } of entry.sources) shifted.push(node?.nodeName + '.' + node?.className);
    }
  }).observe({ type: 'layout-shift', buffered: true });
"""
READY = """selector => new Promise(done => {
  const look = () => document.querySelector(selector)
    ? setTimeout(() => done(performance.now())) : requestAnimationFrame(look);
  requestAnimationFrame(look);
})"""
"""Resolves after the frame in which the element appears has been painted, when a tap would be answered."""
TAP = """([tapped, marked, patience]) => new Promise(done => {
  const start = performance.now();
  const look = () => {
    const passed = performance.now() - start;
    if (document.querySelector(marked)) done(passed);
    else if (passed > patience) done(null);
    else requestAnimationFrame(look);
  };
  document.querySelector(tapped).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  look();
})"""
TAP_MILLIS = 3000
"""A tap that is not marked by then is missed: what stood there may have been somebody else's turn."""
EMPTY = "<!doctype html><title>x</title><body><script>document.body.append(document.createElement('button'))</script>"
HOME = ".lid[data-game=connect5] .btn.solid"
TABLES = {"connnect": "[data-space]", "connect5": "[data-dot]", "connections": ".hand .hand-card"}
TAPS = {
    "connnect": ("[data-legal]", "[data-space].pending, [data-act=undo], [aria-busy=true]"),
    "connect5": ("[data-dot='D4']", "[data-guide=confirm][aria-disabled=false]"),
    "connections": (".hand .hand-card", ".hand-card.selected"),
}


def main() -> None:
    binary = shutil.which("chromium")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data, Serving(Path(data)) as server:
        browser = playwright.chromium.launch(executable_path=binary, args=FLAGS)
        for slowdown in SLOWDOWNS:
            print(
                f"Chromium {browser.version}, processor {slowdown} × slower, medians of {RUNS} first visits", flush=True
            )
            whole = lap(browser, server.url, slowdown, whole=True)
            laps = [lap(browser, server.url, slowdown) for _ in range(RUNS)]
            empty = statistics.median(one["empty"]["ready"] for one in laps)
            print(f"{'empty page':12} ready after {empty:5.0f} ms: browser and machine alone")
            for name in ("home", *TABLES):
                report(name, whole[name], [one[name] | {"empty": one["empty"]["ready"]} for one in laps])
        browser.close()


def lap(browser: Browser, url: str, slowdown: int, *, whole: bool = False) -> dict[str, dict[str, Any]]:
    """Measure every page once; laps are repeated, so that load on the machine affects all pages alike.

    A whole lap also waits until nothing more comes, for bytes and shifts; it is the one that warms up."""
    found = {"empty": bare(browser, url, slowdown)}
    found["home"] = measured(browser, url, slowdown, Scene("/", []), HOME, whole=whole)
    for game, selector in TABLES.items():
        scene = table(url, game, ["human", "bot:greedy"] if game != "connnect" else ["human"])
        found[game] = measured(browser, url, slowdown, scene, selector, TAPS[game], whole=whole)
    return found


def bare(browser: Browser, url: str, slowdown: int) -> dict[str, Any]:
    """Measure the baseline: a page with only a button, made by a script."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    context.route("**/*", lambda route: route.fulfill(content_type="text/html", body=EMPTY))
    page = context.new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto(url, wait_until="commit")
    found = {"ready": page.evaluate(READY, "button")}
    context.close()
    return found


def measured(
    browser: Browser,
    url: str,
    slowdown: int,
    scene: Scene,
    selector: str,
    tap: tuple[str, str] | None = None,
    *,
    whole: bool,
) -> dict[str, Any]:
    """Measure a first visit: nothing is cached, only the stored settings exist."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    context.add_init_script(WATCH_LAYOUT_SHIFT)
    page = context.new_page()
    stored = {"origin": url, "localStorage": [{"name": key, "value": text} for key, text in scene.kept().items()]}
    page.goto(f"{url}/icon.svg")
    page.evaluate(
        "stored => { for (const { name, value } of stored.localStorage) localStorage[name] = value; }", stored
    )
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))  # noqa: PLW0108 Playwright needs a named parameter
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto(f"{url}{scene.path}", wait_until="commit")
    found: dict[str, Any] = {"ready": page.evaluate(READY, selector)}
    if whole:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(300)
        found |= {"shift": page.evaluate("shift"), "shifted": page.evaluate("[...new Set(shifted)].slice(0, 4)")}
        found["bytes"] = sum(len(gzip.compress(one.body(), 9)) for one in responses if is_counted(one))
    if tap:
        found["tap"] = tapped(page, tap)
    context.close()
    return found


def tapped(page: Page, tap: tuple[str, str]) -> float | None:
    """The milliseconds until the tap is marked; None: it never was."""
    page.locator(tap[0]).first.wait_for()
    found: float | None = page.evaluate(TAP, [*tap, TAP_MILLIS])
    return found


def is_counted(response: Response) -> bool:
    kind = response.headers.get("content-type", "")
    return any(name in kind for name in ("javascript", "css", "html"))


def report(name: str, whole: dict[str, Any], runs: list[dict[str, Any]]) -> None:
    ready, times = statistics.median(run["ready"] for run in runs), [run["ready"] / run["empty"] for run in runs]
    moved = f" ({', '.join(whole['shifted'])})" if whole["shift"] else ""
    ratio = f"{statistics.median(times):.1f} × the empty page ({min(times):.1f} to {max(times):.1f}; aim {AIM})"
    print(
        f"{name:12} ready after {ready:5.0f} ms, {ratio}{tap_text(runs)}, {whole['bytes'] / 1000:.0f} kB gzip, "
        f"layout shift {whole['shift']:.3f}{moved}",
        flush=True,
    )


def tap_text(runs: list[dict[str, Any]]) -> str:
    if "tap" not in runs[0]:
        return ""
    marked = [run["tap"] for run in runs if run["tap"] is not None]
    missed = f" ({len(runs) - len(marked)} not marked)" if len(marked) < len(runs) else ""
    return f", tap to mark {statistics.median(marked):.0f} ms{missed}" if marked else ", no tap marked"


if __name__ == "__main__":
    main()
