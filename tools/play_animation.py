"""Write docs/screens/play.webp, a short animation of a game of Connect 5 at the table. Run by `make pictures`.

Two bots play a seeded game through the server, an open page shows it as a seat sees it, and its pictures are taken at
the moments when something moves.
"""

import io
import shutil
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from browser.conftest import FLAGS
from browser.running_server import Serving
from browser.scenes import act_as, table
from connectable.bots.levels import choose
from connectable.generator import Generator
from connectable.registry import game

TARGET = Path(__file__).parent.parent / "docs/screens/play.webp"
WIDTH, HEIGHT = 1200, 750
SHOWN_WIDTH = 800
LEVEL, SEED = "strong", 6
FIRST, LAST = 6, 24
"""The actions that are shown; those before are played at once."""
MOVING_FRAMES, MOVING_MILLIS, STILL_MILLIS = 6, 90, 700


def acts() -> list[tuple[int, str]]:
    """Who does what in the game, up to the last action that is shown."""
    rules, rng = game("connect5"), Generator(SEED)
    state, found = rules.start(2), list[tuple[int, str]]()
    while len(found) < LAST and rules.to_act(state):
        (seat,) = rules.to_act(state)
        action = choose(rules, LEVEL, state, seat, rng)
        found.append((seat, rules.notation(action)))
        state = rules.apply(state, seat, action)
    return found


def film(page: Page, house: str) -> list[tuple[Image.Image, int]]:
    """Pictures with the time that each is shown."""
    scene, played = table(house, "connect5", ["human", "human"]), acts()
    for seat, action in played[:FIRST]:
        act_as(house, scene, seat, action)
    scene.seat(0).visit(page, house, help=False)
    page.wait_for_load_state("networkidle")
    frames = [(picture(page), STILL_MILLIS)]
    for seat, action in played[FIRST:]:
        act_as(house, scene, seat, action)
        frames += [(picture(page), MOVING_MILLIS) for _ in range(MOVING_FRAMES)]
        page.wait_for_timeout(STILL_MILLIS)
        frames.append((picture(page), STILL_MILLIS))
    return frames


def picture(page: Page) -> Image.Image:
    whole = Image.open(io.BytesIO(page.screenshot()))
    return whole.resize((SHOWN_WIDTH, round(HEIGHT * SHOWN_WIDTH / WIDTH)), Image.Resampling.LANCZOS).convert("RGB")


def main() -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data, Serving(Path(data)) as server:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        (first, shown), *rest = film(page, server.url)
        browser.close()
    first.save(
        TARGET,
        save_all=True,
        append_images=[image for image, _ in rest],
        duration=[shown, *(millis for _, millis in rest)],
        loop=0,
        quality=72,
        method=4,
    )
    print(f"{TARGET.name}: {len(rest) + 1} pictures, {TARGET.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
