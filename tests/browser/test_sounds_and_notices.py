"""Sounds and notices: none unless somebody wants them; then a move is heard, and a turn is told aside."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Faults
from browser.scenes import Scene, table

LISTEN = """
  window.heard = [];
  const start = AudioScheduledSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) { heard.push('rustle'); start.apply(this, when); };
  OscillatorNode.prototype.start = function (...when) { heard.push('tone'); start.apply(this, when); };
"""
ASIDE = """
  window.told = [];
  Object.defineProperty(document, 'hidden', { get: () => true });
  window.Notification = new Proxy(Notification, {
    construct(real, [title, how]) { told.push([title, how.tag]); return new real(title, how); },
  });
"""


def sit(page: Page, house: str, **settings: object) -> Scene:
    scene = table(house, "connect5", ["human", "bot:greedy"])
    scene.visit(page, house, **settings)
    return scene


def place_a_token(page: Page) -> None:
    page.locator("[data-dot='D4']").click()
    page.locator("[data-guide=confirm][aria-disabled=false]").click()
    expect(page.locator("[data-dot='D4']")).to_have_attribute("aria-label", re.compile("D4, circled, your token"))


def test_nothing_is_heard_or_told_unless_it_is_wanted(page: Page, house: str) -> None:
    page.context.grant_permissions(["notifications"])
    page.add_init_script(LISTEN + ASIDE)
    sit(page, house)
    place_a_token(page)
    expect(page.locator(".log li").filter(has_text="Wren")).not_to_have_count(0)
    assert page.evaluate("[heard, told]") == [[], []]


def test_a_move_is_heard(page: Page, house: str, faults: Faults) -> None:
    page.add_init_script(LISTEN)
    sit(page, house, sound=True)
    page.locator("[data-dot]").first.wait_for()
    page.evaluate("heard.length = 0")  # one's turn has its own two notes
    place_a_token(page)
    page.wait_for_function("() => heard.includes('rustle')")
    faults.forgive("AudioContext")  # a machine without a sound card


def test_who_turns_sounds_on_hears_one(page: Page, house: str, faults: Faults) -> None:
    page.add_init_script(LISTEN)
    Scene("/settings", []).visit(page, house)
    page.get_by_role("switch", name="Sounds").click()
    assert page.evaluate("heard") == ["rustle", "rustle"]
    page.get_by_role("switch", name="Sounds").click()
    assert len(page.evaluate("heard")) == 2
    faults.forgive("AudioContext")


@pytest.mark.whole_browser  # the shell never allows notices
def test_one_s_turn_is_told_while_the_page_is_not_in_front(page: Page, house: str) -> None:
    page.context.grant_permissions(["notifications"])
    page.add_init_script(ASIDE)
    scene = sit(page, house, notify=True)
    place_a_token(page)
    page.wait_for_function("() => told.length === 2")  # at the start, and behind the bot's move
    assert page.evaluate("told[1]") == ["Your turn. Connect\u00a05", scene.path.rpartition("/")[2]]
    expect(page).to_have_title("● Your turn. · Connect\u00a05")
