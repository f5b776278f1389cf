"""Speed of the client: time until a page is ready to the eye, time of a tap, layout shift and sizes.

    PYTHONPATH=build/compiled:tests python -m bench.web [--laps 8] [--slower 1,4] [--only home] [--client FOLDER]

Run by `make bench-web`, some two minutes; it prints a table and asserts nothing. What counts is how many times an
empty page's time a page takes: absolute times say little. The empty page comes from the same server, in the same kind
of window, with the same headers. All pages are first visits, one after the other in each lap, each when the machine has
become quiet; printed are medians, and in brackets where nine of ten repeated samples of the laps have it.
`bench/web_thread.py` counts what load does not change.
"""

import argparse
import json
import random
import shutil
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, TypeVar

from bench.devtools import Browser, Window, chromium, settle, window

from browser.running_server import Serving
from browser.scenes import Scene, table
from connectable.server.config import CLIENT_FOLDER

AIM = 3
"""At most so many times the empty page of the same lap."""
WIDTH, HEIGHT = 390, 844
SAMPLES = 2000
WATCH = """((selector) => {
  window.shift = 0; window.shifted = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) {
      shift += entry.value;
      for (const { node } of entry.sources) shifted.push(node?.nodeName + '.' + node?.className);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  window.ready = new Promise(done => {
    const look = () => document.querySelector(selector)
      ? setTimeout(() => done(performance.now())) : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
})"""
"""In the page before anything else of it. `ready` is kept after the frame in which the element appears has been
painted, when a tap would be answered."""
TAP = """(tapped, marked, patience) => new Promise(done => {
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
CALM = "new Promise(done => setTimeout(done, 1000))"
"""Until nothing more comes."""
FETCHED = "performance.getEntriesByType('resource').map(({ name }) => name)"
EMPTY_FILE = "empty.html"
EMPTY = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head>
<body><button>Empty</button></body></html>"""
"""The floor: browser, server and machine alone."""
HOME = ".lid[data-game=connect5] .btn.solid"
TABLES = {"connnect": "[data-space]", "connect5": "[data-dot]", "connections": ".hand .hand-card"}
PAGES = ("empty", "home", *TABLES)
TAPS = {
    "connnect": ("[data-legal]", "[data-space].pending, [data-act=undo], [aria-busy=true]"),
    "connect5": ("[data-dot='D4']", "[data-guide=confirm][aria-disabled=false]"),
    "connections": (".hand .hand-card", ".hand-card.selected, .slip"),
}


Seen = TypeVar("Seen")


class Visit(NamedTuple):
    """One page that was opened, in milliseconds."""

    ready: float
    tap: float | None


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--laps", type=int, default=8)
    arguments.add_argument("--slower", default="1,4", help="how many times slower the processor is made")
    arguments.add_argument("--only", default="", help="pages besides the empty one")
    arguments.add_argument("--browser", default="chromium", help="or chromium-headless-shell, which has no windows")
    arguments.add_argument("--client", type=Path, default=CLIENT_FOLDER, help="the folder of another build of it")
    given = arguments.parse_args()
    names = ["empty", *given.only.split(",")] if given.only else list(PAGES)
    binary = shutil.which(given.browser)
    assert binary, f"there is no {given.browser}: make chromium"
    with served(given.client) as url, chromium(binary) as browser:
        version = browser.call("Browser.getVersion")["product"]
        sizes = {name: weighed(browser, url, name, given.client) for name in names[1:]}
        for slower in map(int, given.slower.split(",")):
            print(f"{version}, processor {slower} × slower, medians of {given.laps} first visits", flush=True)
            report(laps(browser, url, slower, names, given.laps), sizes)


@contextmanager
def served(folder: Path = CLIENT_FOLDER) -> Iterator[str]:
    """A server of our client and of the empty page."""
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as client:
        shutil.copytree(folder, client, dirs_exist_ok=True)
        Path(client, EMPTY_FILE).write_text(EMPTY)
        with Serving(Path(data), client=Path(client)) as server:
            yield server.url


def place(url: str, name: str) -> tuple[Scene, str]:
    """Where a page is, with what its browser holds, and what it shows when it is ready."""
    if name in TABLES:
        return table(url, name, ["human", "bot:greedy"] if name != "connnect" else ["human"]), TABLES[name]
    return (Scene("/", []), HOME) if name == "home" else (Scene(f"/{EMPTY_FILE}", []), "button")


def laps(browser: Browser, url: str, slower: int, names: list[str], count: int) -> dict[str, list[Visit]]:
    """Every page once in each lap, so that load on the machine affects all alike; the first lap warms up."""
    found: dict[str, list[Visit]] = {name: [] for name in names}
    for number in range(count + 1):
        windows = {name: window(browser, f"{url}/icon.svg", WIDTH, HEIGHT) for name in names}
        for name, opened in windows.items():
            ready = visited(opened, url, name, slower)
            if number:
                found[name].append(Visit(ready, tapped(opened, name)))
            opened.close()
    return found


def visited(opened: Window, url: str, name: str, slower: int) -> float:
    """When the page is ready on a first visit: nothing is cached, only the stored settings exist."""
    scene, selector = place(url, name)
    opened.value(f"void Object.assign(localStorage, {json.dumps(scene.kept())})")
    opened.call("Page.enable")
    opened.call("Page.addScriptToEvaluateOnNewDocument", source=f"{WATCH}({json.dumps(selector)})")
    settle()
    opened.call("Emulation.setCPUThrottlingRate", rate=slower)
    opened.call("Page.navigate", url=f"{url}{scene.path}")
    ready: float = opened.value("ready")
    return ready


def tapped(opened: Window, name: str) -> float | None:
    """How long a tap takes to be marked; None: it never was, or there is nothing to tap."""
    found: float | None = opened.value(f"({TAP})(...{json.dumps([*TAPS[name], TAP_MILLIS])})") if name in TAPS else None
    return found


def weighed(browser: Browser, url: str, name: str, folder: Path) -> str:
    """What a page weighs and by how much it shifts, once everything has come."""
    opened = window(browser, f"{url}/icon.svg", WIDTH, HEIGHT)
    visited(opened, url, name, 1)
    opened.value(CALM)
    files = [Path(one.removeprefix(url)).name for one in opened.value(FETCHED)]
    packed = [folder / "index.html.gz", *(folder / "assets" / f"{file}.gz" for file in files)]
    shift, shifted = opened.value("shift"), opened.value("[...new Set(shifted)].slice(0, 4)")
    opened.close()
    moved = f" ({', '.join(shifted)})" if shift else ""
    size = sum(file.stat().st_size for file in packed if file.exists()) / 1000
    return f"{len(files) + 1} files and calls, {size:.0f} kB gzip, layout shift {shift:.3f}{moved}"


def report(found: dict[str, list[Visit]], sizes: dict[str, str]) -> None:
    empty = [visit.ready for visit in found["empty"]]
    print(f"{'empty page':12} ready after {statistics.median(empty):4.0f} ms {interval(statistics.median, empty)}")
    for name, size in sizes.items():
        visits = found[name]
        ready = [visit.ready for visit in visits]
        pairs = list(zip(ready, empty, strict=True))
        print(
            f"{name:12} ready after {statistics.median(ready):4.0f} ms, {times(pairs):.1f} × the empty page "
            f"{interval(times, pairs)}, aim {AIM}{tap_text(name, visits)}; {size}",
            flush=True,
        )


def times(pairs: list[tuple[float, float]]) -> float:
    """How many times the empty page's median a page's median is."""
    return statistics.median(one for one, _ in pairs) / statistics.median(other for _, other in pairs)


def interval(figure: Callable[[list[Seen]], float], seen: list[Seen]) -> str:
    """Where nine of ten have it, if laps are drawn again and again from those that were seen."""
    rng = random.Random(1)
    drawn = sorted(figure(rng.choices(seen, k=len(seen))) for _ in range(SAMPLES))
    low, high = drawn[SAMPLES // 20], drawn[-SAMPLES // 20]
    return f"({low:.1f} to {high:.1f})" if high < 20 else f"({low:.0f} to {high:.0f})"


def tap_text(name: str, visits: list[Visit]) -> str:
    if name not in TAPS:
        return ""
    marked = [visit.tap for visit in visits if visit.tap is not None]
    missed = f" ({len(visits) - len(marked)} not marked)" if len(marked) < len(visits) else ""
    return f", tap to mark {statistics.median(marked):.0f} ms{missed}" if marked else ", no tap marked"


if __name__ == "__main__":
    main()
