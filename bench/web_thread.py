"""Processor time of a page's own thread until the page is ready, from traces: load on the machine changes it little.

    PYTHONPATH=build/compiled:tests python -m bench.web_thread [--visits 7] [--only connect5] [--parts 12]

The pages are those of `bench/web.py`, opened for the first time. Printed are the least and the median of some visits,
and on demand where the time of the best one went, each part without what it calls.
"""

import argparse
import json
import shutil
import statistics
from collections import Counter
from typing import Any, NamedTuple

from bench.web import TABLES, place, served
from playwright.sync_api import Browser, sync_playwright

from browser.conftest import FLAGS

MARKED = """selector => new Promise(done => {
  const look = () => document.querySelector(selector)
    ? setTimeout(() => (performance.mark('ready'), done())) : requestAnimationFrame(look);
  requestAnimationFrame(look);
})"""
"""The mark comes after the frame in which the element appears has been painted."""
TASKS = ["toplevel", "blink.user_timing"]
PARTS = [*TASKS, "devtools.timeline", "v8", "blink", "loading", "cc", "disabled-by-default-v8.compile"]
"""What is traced besides for the parts; it makes the page itself slower."""


class Visit(NamedTuple):
    """One opening of a page."""

    millis: float
    """Of the thread's processor time."""
    tasks: int
    parts: Counter[str]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--visits", type=int, default=7)
    arguments.add_argument("--only", default="", help="one page: empty, home, or a game")
    arguments.add_argument("--parts", type=int, default=0, help="how many of the heaviest parts are printed")
    given = arguments.parse_args()
    with sync_playwright() as playwright, served() as url:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name in ("empty", "home", *TABLES):
            if given.only in ("", name):
                visits = [visited(browser, url, name, given.parts) for _ in range(given.visits + 1)][1:]
                report(name, visits, given.parts)
        browser.close()


def visited(browser: Browser, url: str, name: str, parts: int) -> Visit:
    scene, selector = place(url, name)
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    page = context.new_page()
    page.goto(f"{url}/icon.svg")
    page.evaluate("kept => Object.assign(localStorage, kept)", scene.kept())
    browser.start_tracing(page=page, categories=PARTS if parts else TASKS)
    page.goto(f"{url}{scene.path}", wait_until="commit")
    page.evaluate(MARKED, selector)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return read(events)


def read(events: list[dict[str, Any]]) -> Visit:
    """What the thread did between the start of the navigation and the mark."""
    ready = next(one for one in events if one["name"] == "ready" and "user_timing" in one["cat"])
    same = [one for one in events if one["pid"] == ready["pid"] and one["tid"] == ready["tid"]]
    starts = [one for one in same if one["name"] == "navigationStart" and one["args"]["data"].get("documentLoaderURL")]
    start = max(one["ts"] for one in starts if one["ts"] < ready["ts"])
    timed = [one for one in same if one.get("ph") == "X" and "tdur" in one and start <= one["ts"] < ready["ts"]]
    whole, tasks, parts, inside = 0.0, 0, Counter[str](), list[dict[str, Any]]()
    for one in sorted(timed, key=lambda one: (one["ts"], -one["dur"])):
        while inside and one["ts"] >= inside[-1]["ts"] + inside[-1]["dur"]:
            inside.pop()
        parts[one["name"]] += one["tdur"]
        if inside:
            parts[inside[-1]["name"]] -= one["tdur"]
        else:
            whole, tasks = whole + one["tdur"], tasks + 1
        inside.append(one)
    return Visit(whole / 1e3, tasks, parts)


def report(name: str, visits: list[Visit], parts: int) -> None:
    best = min(visits, key=lambda one: one.millis)
    middle = statistics.median(one.millis for one in visits)
    print(f"{name:12} {best.millis:6.1f} ms at best, {middle:6.1f} at the median, {best.tasks} tasks", flush=True)
    for part, micros in best.parts.most_common(parts):
        print(f"    {micros / 1e3:6.1f}  {part}")


if __name__ == "__main__":
    main()
