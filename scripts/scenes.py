"""Every screen as its picture shows it: what is played before, and what is done until it looks as it should."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import company
from playwright.sync_api import Browser, BrowserContext, Page, StorageState
from tests.web.drawing import Hand, open_room
from tests.web.laying import Player

from railwright.ink.rules.expansions import NAMES
from railwright.server.bots import BOT_NAMES

BOTS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Mara"}, {"kind": "bot", "name": "Jonas"}]
ALONE = [{"kind": "me", "name": "Ada"}]
PAIR = [*ALONE, {"kind": "bot", "name": "Mara", "bot": "beginner"}]
CROWD = [*ALONE, *({"kind": "bot", "name": name, "bot": "beginner"} for name in BOT_NAMES if name != "Ada")]


class Size(NamedTuple):
    """A window, by its width; fingers are used where there is no mouse."""

    width: int
    height: int
    scale: float
    touch: bool


SIZES = {
    "390": Size(390, 844, 1.5, True),
    "844": Size(844, 390, 1.5, True),
    "820": Size(820, 1180, 1, True),
    "1440": Size(1440, 900, 1, False),
}
ENDS_OF_THE_SCALE = ("390", "1440")


def opened(
    browser: Browser, url: str, size: str, ways: tuple[str, ...], memory: StorageState | None = None
) -> tuple[BrowserContext, Page]:
    """A page of a size, with its start screen."""
    width, height, scale, touch = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
        locale=next((f"{way}-{way.upper()}" for way in ways if way in ("de", "fr")), "en-GB"),
        color_scheme="dark" if "dark" in ways else "light",
        storage_state=memory,
    )
    page = context.new_page()
    page.on("pageerror", lambda error: print(f"  {error}", file=sys.stderr))
    page.goto(url)
    page.wait_for_selector("main > *")
    return context, page


Step = Callable[[Page, Hand], None]


class Scene(NamedTuple):
    """What is to be seen: a game that was played so far, once for all sizes, and what is done before the picture."""

    pose: Step
    prepare: Step | None = None
    sizes: tuple[str, ...] = tuple(SIZES)


def at(path: str, ready: str, sizes: tuple[str, ...] = tuple(SIZES), prepare: Step | None = None) -> Scene:
    """A screen that needs no play, or one of what others have played."""

    def pose(page: Page, _: Hand) -> None:
        page.evaluate("path => { location.hash = path; }", path)
        page.wait_for_selector(ready)

    return Scene(pose, prepare, sizes)


def ready_dice(hand: Hand) -> list[str]:
    """The dice that can still be drawn."""
    seen = hand.until(lambda now: bool(now["dice"]))
    return [die["key"] for die in seen["dice"] if not die["used"] and not die["unfit"]]


def table(rounds: int, seed: str, *, seats: list[dict[str, str]] = BOTS, **options: Any) -> Scene:
    """Some rounds into a game, with a die in hand; with an expansion one of its own."""

    def prepare(page: Page, hand: Hand) -> None:
        open_room(page, options=options, seats=seats, seed=seed)
        for _ in range(rounds):
            hand.hinted_round()
        seen = hand.until(lambda now: bool(now["dice"]))
        if not seen["answers"] and len(dice := ready_dice(hand)) > 1:
            hand.one_die(seen, dice[0])

    def pose(_: Page, hand: Hand) -> None:
        if hand.until(lambda now: bool(now["dice"]))["answers"]:
            return
        if dice := ready_dice(hand):
            wanted = dice[-1 if options.get("expansion") else 0]
            if not any(die["on"] and die["key"] == wanted for die in hand.look()["dice"]):
                hand.choose(wanted)
        fits = hand.until(lambda now: bool(now["fits"]))["fits"]
        space = hand.space(fits[len(fits) // 2])
        if hand.by == "touch":
            space.tap(force=True)
        else:
            space.hover(force=True)

    return Scene(pose, prepare)


def play(hand: Hand) -> None:
    """A whole game as a bot would play it."""
    while not hand.look()["over"]:
        hand.hinted_round()


def begin_challenge(page: Page, hand: Hand) -> None:
    """A round of Challenge is drawn."""
    open_room(page, options={"edition": "challenge"}, seats=BOTS, seed="refused")
    hand.round()


def refused(page: Page, hand: Hand) -> None:
    """A space where the die does not fit, and why."""
    hand.choose(ready_dice(hand)[0])
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


def new_alone(page: Page, _: Hand) -> None:
    """Alone, with the solo challenge."""
    page.evaluate("location.hash = '/new/ink'")
    page.locator('input[name="company"][value="alone"]').check(force=True)


def lobby(page: Page, _: Hand) -> None:
    """Waiting for a friend."""
    open_room(page, seats=[*ALONE, {"kind": "open", "name": ""}, {"kind": "bot", "name": "Jonas"}])
    page.wait_for_selector(".roomcode")


def entrance(page: Page, _: Hand) -> None:
    """Somebody comes by link."""
    room = open_room(page, seats=[*ALONE, {"kind": "open", "name": ""}, {"kind": "bot", "name": "Jonas"}])
    page.wait_for_selector(".roomcode")
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


def help_at_table(page: Page, hand: Hand) -> None:
    """Keys and rules over a table."""
    open_room(page, options={"edition": "challenge", "expansion": "lava"}, seats=ALONE, seed="help")
    hand.until(lambda now: bool(now["dice"]))
    page.keyboard.press("?")
    page.wait_for_selector("dialog.help")


def whole_challenge(page: Page, hand: Hand) -> None:
    """A finished game."""
    open_room(page, options={"edition": "challenge", "goals": True}, seats=BOTS, seed="the end")
    play(hand)


def counted(page: Page, _: Hand) -> None:
    """A finished game, counted."""
    page.wait_for_selector(".end-grid")
    page.wait_for_function("() => document.querySelectorAll('.score tbody tr.lit').length === 0")


def replay(page: Page, _: Hand) -> None:
    """A finished game, step by step."""
    page.locator('a[href^="#/replay"]').click()
    page.wait_for_selector(".replay-bar input")
    page.locator(".replay-bar input").fill("40")


def at_rematch(page: Page, _: Hand) -> None:
    """A finished game that the other one plays again."""
    page.get_by_role("button", name="Play along").wait_for()
    counted(page, _)


def report(page: Page, _: Hand) -> None:
    """The report of a game, for a seat that has something to learn."""
    room = page.url.rsplit("/", 1)[1]
    page.evaluate("path => { location.hash = path; }", f"/report/{room}?seat=2")
    page.wait_for_selector(".insight h1", timeout=300_000)


def whole_base(page: Page, hand: Hand) -> None:
    """A whole game of the base edition beside a casual player."""
    seats = [
        *ALONE,
        {"kind": "bot", "name": "Mara", "bot": "strong"},
        {"kind": "bot", "name": "Jonas", "bot": "casual"},
    ]
    open_room(page, options={"edition": "base"}, seats=seats, seed="report")
    play(hand)


def line_table(decisions: int, seed: str, *, sheet: int = 1) -> Scene:
    """Rail Line for three, after some decisions of one's own, with a card pointed at."""

    def prepare(page: Page, _: Hand) -> None:
        open_room(page, game="line", options={"players": 3, "sheet": sheet}, seats=BOTS, seed=seed)
        player = Player(page, "mouse")
        for _ in range(3000):
            seen = player.look()
            if seen["over"] or (player.decided >= decisions and seen["mine"] and seen["cards"]):
                break
            player.step()
            page.wait_for_timeout(10)

    def pose(page: Page, hand: Hand) -> None:
        page.wait_for_selector(".line-panel .prompt, .line-ending")
        cards = Player(page, "mouse").look()["cards"]
        if cards and hand.by != "touch":
            page.locator(f'[data-key="{cards[0]}"]').first.hover()

    return Scene(pose, prepare)


def line_first(page: Page, _: Hand) -> None:
    """Rail Line begins with a question."""
    seats = [*ALONE, {"kind": "local", "name": "Mara"}]
    open_room(page, game="line", options={"players": 2, "sheet": 1}, seats=seats, seed="first")
    page.wait_for_selector(".picks.faces")


def guide(name: str, steps: int, die: str | None = None) -> Scene:
    """A step of a guided first game, perhaps with a die in hand."""

    def pose(page: Page, hand: Hand) -> None:
        page.locator(f'[data-guide="{name}"]').first.click()
        for _ in range(steps):
            page.locator(".guide-note .onward").click()
        if die:
            hand.choose(die)
        page.locator(".guide-leads > *").first.wait_for(state="attached")

    return Scene(pose)


def pad(page: Page, _: Hand) -> None:
    """A paper sheet typed in."""
    drawn = "highway-t@A2/0,highway-straight@B2/0,highway-curve@C2/0,overpass@B1/0,railway-t@A4/0,highway-t@C3/2"
    page.evaluate("drawn => { location.hash = `/pad?game=ink&drawn=${drawn}`; }", drawn)
    page.wait_for_selector(".pad-part")


def pad_line(page: Page, _: Hand) -> None:
    """A score sheet of Rail Line typed in."""
    page.evaluate("location.hash = '/pad?game=line'")
    page.wait_for_selector(".pad-part")


SCENES: dict[str, Scene] = {
    "home": at("/", ".games"),
    "new-ink": at("/new/ink?edition=challenge", ".newgame"),
    "new-alone": Scene(new_alone, sizes=ENDS_OF_THE_SCALE),
    "new-seats": Scene(new_seats, sizes=ENDS_OF_THE_SCALE),
    "new-line": at("/new/line", ".newgame", ENDS_OF_THE_SCALE),
    "lobby": Scene(lobby, sizes=ENDS_OF_THE_SCALE),
    "entrance": Scene(entrance, sizes=ENDS_OF_THE_SCALE),
    "guide-ink": guide("ink", 1, "die-0"),
    "guide-challenge": guide("challenge", 1)._replace(sizes=ENDS_OF_THE_SCALE),
    "guide-line": guide("line", 0)._replace(sizes=ENDS_OF_THE_SCALE),
    "help": Scene(help_at_table),
    "table": table(3, "table", edition="challenge", goals=True),
    "table-first": table(0, "first", edition="base"),
    "refused": Scene(refused, begin_challenge, ENDS_OF_THE_SCALE),
    **{name: table(3, name, edition="base", expansion=name) for name in NAMES},
    "crowd": table(2, "crowd", seats=CROWD, edition="base"),
    "draft": Scene(draft),
    "hand-over": Scene(hand_over, sizes=ENDS_OF_THE_SCALE),
    "end": Scene(counted, whole_challenge),
    "rematch": Scene(at_rematch, company.offered_rematch, ENDS_OF_THE_SCALE),
    "replay": Scene(replay, whole_challenge),
    "report": Scene(report, whole_base),
    "line-first": Scene(line_first),
    "line": line_table(14, "line"),
    "line-end": line_table(10_000, "line end"),
    "daily": at("/daily", ".daily .best", prepare=company.whole_day),
    "standings": at("/standings?kind=base", ".period", ENDS_OF_THE_SCALE, company.whole_day),
    "history": at("/history", ".played li", prepare=company.whole_day),
    "profile": at("/profile", ".profile .option", ENDS_OF_THE_SCALE, company.whole_day),
    "challenge": Scene(company.challenged, company.whole_day, ENDS_OF_THE_SCALE),
    "puzzles": at("/puzzles", ".puzzles h1", ENDS_OF_THE_SCALE),
    "puzzle-before": Scene(company.asked),
    "puzzle-after": Scene(company.answered),
    "tables": at("/tables", ".tables li", ENDS_OF_THE_SCALE, company.open_tables),
    "pad": Scene(pad),
    "pad-line": Scene(pad_line, sizes=ENDS_OF_THE_SCALE),
    "companion": at("/companion", "main button", ENDS_OF_THE_SCALE),
    "rules": at("/rules", "main svg", ENDS_OF_THE_SCALE),
    "rules-ink": at("/rules/ink", "main svg", ENDS_OF_THE_SCALE),
    "rules-line": at("/rules/line", "main svg", ENDS_OF_THE_SCALE),
    "print": at("/print", ".print", ENDS_OF_THE_SCALE),
    "open": at("/open", ".drop", ENDS_OF_THE_SCALE),
    "settings": at("/settings", ".option", ENDS_OF_THE_SCALE),
    "privacy": at("/privacy", ".prose section", ENDS_OF_THE_SCALE),
    "about": at("/about", ".prose", ENDS_OF_THE_SCALE),
}
