"""Take pictures of every screen at both sizes into docs/screens: `python scripts/screenshots.py [screen …]`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.drawing import Hand, open_room  # noqa: E402  # the path comes first
from tests.web.laying import Player  # noqa: E402
from tests.web.serving import Server  # noqa: E402

from railwright.ink.rules.expansions import NAMES  # noqa: E402
from railwright.server.bots import BOT_NAMES  # noqa: E402

FOLDER = ROOT / "docs" / "screens"
SIZES = {"1440": {"width": 1440, "height": 900}, "360": {"width": 360, "height": 740}}
FLAGS = "--no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-sync"
BOTS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Mara"}, {"kind": "bot", "name": "Jonas"}]
ALONE = [{"kind": "me", "name": "Ada"}]
CROWD = [*ALONE, *({"kind": "bot", "name": name, "bot": "beginner"} for name in BOT_NAMES if name != "Ada")]

Scene = Callable[[Page, Hand], None]


def at(path: str, ready: str) -> Scene:
    """A screen that needs no play."""

    def show(page: Page, _: Hand) -> None:
        page.evaluate("path => { location.hash = path; }", path)
        page.wait_for_selector(ready)

    return show


def table(rounds: int, seed: str, *, seats: list[dict[str, str]] = BOTS, **options: Any) -> Scene:
    """Some rounds into a game, with a die in hand."""

    def show(page: Page, hand: Hand) -> None:
        open_room(page, options=options, seats=seats, seed=seed)
        for _ in range(rounds):
            hand.hinted_round()
        seen = hand.until(lambda now: bool(now["dice"]))
        if seen["answers"]:
            return
        open_dice = [die["key"] for die in seen["dice"] if not die["used"] and not die["unfit"]]
        if len(open_dice) > 1:
            hand.one_die(seen, open_dice[0])
            hand.choose(open_dice[1])
        fits = hand.until(lambda now: bool(now["fits"]))["fits"]
        space = hand.space(fits[len(fits) // 2])
        if hand.by == "touch":
            space.tap(force=True)
        else:
            space.hover(force=True)

    return show


def play(hand: Hand) -> None:
    """A whole game as a bot would play it."""
    while not hand.look()["over"]:
        hand.hinted_round()


def refused(page: Page, hand: Hand) -> None:
    """A space where the die does not fit, and why."""
    open_room(page, options={"edition": "challenge"}, seats=BOTS, seed="refused")
    hand.round()
    hand.choose(next(die["key"] for die in hand.until(lambda now: bool(now["dice"]))["dice"] if not die["unfit"]))
    fits = hand.until(lambda now: bool(now["fits"]))["fits"]
    other = next(name for name in ("D4", "C3", "E5", "B1", "C5", "A1") if name not in fits)
    if hand.by == "touch":
        hand.space(other).tap(force=True)
    else:
        hand.space(other).click(force=True)
    page.wait_for_selector(".refused")


def new_seats(page: Page, _: Hand) -> None:
    """Who plays, with one strong opponent and a friend by link."""
    page.evaluate("location.hash = '/new/ink'")
    page.locator('input[name="bot-1"][value="strong"]').check(force=True)
    page.locator(".seat-rows ~ .choices button").nth(1).click()
    page.locator(".seat-rows").evaluate("rows => rows.scrollIntoView({ block: 'center' })")


def lobby(page: Page, _: Hand) -> None:
    """Waiting for a friend."""
    open_room(page, seats=[*ALONE, {"kind": "open", "name": ""}, {"kind": "bot", "name": "Jonas"}])
    page.wait_for_selector(".qr")


def entrance(page: Page, _: Hand) -> None:
    """Somebody comes by link."""
    room = open_room(page, seats=[*ALONE, {"kind": "open", "name": ""}, {"kind": "bot", "name": "Jonas"}])
    page.wait_for_selector(".qr")
    page.evaluate("localStorage.clear()")
    page.goto(page.url.split("/#")[0] + f"/r/{room}")
    page.wait_for_selector(".join-form")


def draft(page: Page, hand: Hand) -> None:
    """One's turn to take a pair, with the one that a bot would take."""
    open_room(page, options={"draft": True}, seats=BOTS, seed="draft")
    hand.until(lambda now: bool(now["pairs"]))
    page.locator('[data-key="hint"]').click()
    page.wait_for_selector(".pair.hinted")


def hand_over(page: Page, hand: Hand) -> None:
    """Two people with one device."""
    open_room(page, seats=[*ALONE, {"kind": "local", "name": "Mara"}])
    hand.round()
    page.wait_for_selector(".center-screen")


def end(page: Page, hand: Hand) -> None:
    """A finished game, counted."""
    open_room(page, options={"edition": "challenge", "goals": True}, seats=BOTS, seed="the end")
    play(hand)


def replay(page: Page, hand: Hand) -> None:
    """A finished game, step by step."""
    open_room(page, options={"edition": "base"}, seats=BOTS, seed="replay")
    play(hand)
    page.locator('a[href^="#/replay"]').click()
    page.wait_for_selector(".replay-bar input")
    page.locator(".replay-bar input").fill("40")


def line_table(decisions: int, seed: str, *, sheet: int = 1) -> Scene:
    """Rail Line for three, after some decisions of one's own, with a card pointed at."""

    def show(page: Page, hand: Hand) -> None:
        open_room(page, game="line", options={"players": 3, "sheet": sheet}, seats=BOTS, seed=seed)
        player = Player(page, "touch" if hand.by == "touch" else "mouse")
        for _ in range(3000):
            seen = player.look()
            if seen["over"] or (player.decided >= decisions and seen["mine"] and seen["cards"]):
                break
            player.step()
            page.wait_for_timeout(10)
        if seen["cards"] and hand.by != "touch":
            page.locator(f'[data-key="{seen["cards"][0]}"]').first.hover()

    return show


def pad(page: Page, _: Hand) -> None:
    """A paper sheet typed in."""
    drawn = "highway-t@A2/0,highway-straight@B2/0,highway-curve@C2/0,overpass@B1/0,railway-t@A4/0,highway-t@C3/2"
    page.evaluate("drawn => { location.hash = `/pad?game=ink&drawn=${drawn}`; }", drawn)
    page.get_by_text("Longest highway").first.wait_for()


SCENES: dict[str, Scene] = {
    "home": at("/", ".games"),
    "new-ink": at("/new/ink?edition=challenge", ".newgame"),
    "new-seats": new_seats,
    "new-line": at("/new/line", ".newgame"),
    "lobby": lobby,
    "entrance": entrance,
    "table": table(3, "table", edition="challenge", goals=True),
    "table-first": table(0, "first", edition="base"),
    "refused": refused,
    **{name: table(3, name, edition="base", expansion=name) for name in NAMES},
    "crowd": table(2, "crowd", seats=CROWD, edition="base"),
    "draft": draft,
    "hand-over": hand_over,
    "end": end,
    "replay": replay,
    "line": line_table(14, "line"),
    "line-end": line_table(10_000, "line end"),
    "pad": pad,
    "companion": at("/companion", "main button"),
    "rules": at("/rules", "main svg"),
    "rules-ink": at("/rules/ink", "main svg"),
    "rules-line": at("/rules/line", "main svg"),
    "settings": at("/settings", ".option"),
    "about": at("/about", ".prose"),
}


def take(browser: Browser, url: str, name: str, width: str) -> None:
    """One picture; the name says which."""
    scene, *ways = name.split("+")
    phone = width == "360"
    context = browser.new_context(
        viewport={"width": int(width), "height": 740 if phone else 900},
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
        locale="de-DE" if "de" in ways else "en-GB",
        color_scheme="dark" if "dark" in ways else "light",
    )
    page = context.new_page()
    page.on("pageerror", lambda error: print(f"  {name}: {error}", file=sys.stderr))
    page.goto(url)
    page.wait_for_selector("main > *")
    SCENES[scene](page, Hand(page, "touch" if phone else "mouse"))
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / f"{'-'.join((scene, width, *ways))}.png")
    context.close()


def main() -> None:
    """All screens, or those that are named; a name with `+dark` is taken at night, one with `+de` in German."""
    wanted = sys.argv[1:] or [*SCENES, "home+dark", "table+dark", "end+dark", "line+dark"]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS.split())
        for name in wanted:
            for width in SIZES:
                take(browser, server.url, name, width)
                print(f"{name} {width}")
        browser.close()


if __name__ == "__main__":
    main()
