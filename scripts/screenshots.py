"""Take pictures of every screen at both sizes into docs/screens: `python scripts/screenshots.py [screen …]`.

What all expansions have is shown on contact sheets, one for each kind of screen with all expansions beside each other.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

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
PAIR = [*ALONE, {"kind": "bot", "name": "Mara", "bot": "beginner"}]
CROWD = [*ALONE, *({"kind": "bot", "name": name, "bot": "beginner"} for name in BOT_NAMES if name != "Ada")]

Scene = Callable[[Page, Hand], None]


def at(path: str, ready: str) -> Scene:
    """A screen that needs no play."""

    def show(page: Page, _: Hand) -> None:
        page.evaluate("path => { location.hash = path; }", path)
        page.wait_for_selector(ready)

    return show


def table(rounds: int, seed: str, *, seats: list[dict[str, str]] = BOTS, **options: Any) -> Scene:
    """Some rounds into a game, with a die in hand; with an expansion one of its own."""

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
            hand.choose(open_dice[-1] if options.get("expansion") else open_dice[1])
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


class Played:
    """A game with each expansion, played once as a bot would; rooms by the name of the expansion."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self._browser = browser
        self._rooms: dict[str, str] = {}
        self._held: dict[str, str] = {}

    def room(self, name: str) -> str:
        """The finished game with an expansion."""
        if name not in self._rooms:
            context, page = opened(self._browser, self.url, "1440", ())
            options = {"edition": "challenge", "goals": True, "expansion": name}
            self._rooms[name] = open_room(page, options=options, seats=PAIR, seed=f"all of {name}")
            play(Hand(page))
            self._held[name] = page.evaluate("localStorage.getItem('railwright.rooms')")
            context.close()
        return self._rooms[name]

    def sit_down(self, page: Page, name: str) -> str:
        """The same with the seat of whoever has played it."""
        room = self.room(name)
        page.evaluate("held => localStorage.setItem('railwright.rooms', held)", self._held[name])
        return room


Frame = Callable[[Page, str, Played], None]


def show(page: Page, path: str, ready: str) -> None:
    """Go to a screen of the page and wait for it."""
    page.evaluate("path => { location.hash = path; }", path)
    page.wait_for_selector(ready)


def all_ends(page: Page, name: str, played: Played) -> None:
    """The finished game with an expansion, counted."""
    show(page, f"/room/{played.sit_down(page, name)}", ".end-grid")
    page.wait_for_function("document.querySelectorAll('.score tbody tr.lit').length === 0")


def all_replays(page: Page, name: str, played: Played) -> None:
    """The same game half way."""
    show(page, f"/replay/{played.room(name)}", ".replay-bar input")
    last = int(page.locator(".replay-bar input").get_attribute("max") or 0)
    page.locator(".replay-bar input").fill(str(last // 2))


_AS_NOTE = """async ([room, name]) => {
  const told = async path => (await fetch(path)).json();
  const [{ steps }, { ink }] = await Promise.all([told(`/api/rooms/${room}/replay`), told('/api/data')]);
  const { linesOf, lineName } = await import('/js/lines.js');
  const { blank, toQuery } = await import('/pad/note.js');
  const sheet = steps.map(step => step.views.sheets?.[0]).filter(Boolean).at(-1);
  const known = ink.expansions.find(one => one.name === name);
  const note = blank();
  Object.assign(note.ink, {
    edition: 'challenge', expansion: name,
    drawn: Object.fromEntries(sheet.drawn.map(({ space, piece, orientation }) => [space, { piece, orientation }])),
    marks: Object.fromEntries(known.marks.map(mark => [mark, sheet.signs[mark] ?? []])),
    lines: sheet.lines.filter(path => known.lines.includes(path.name)).flatMap(path => linesOf(path).map(lineName)),
  });
  return toQuery(note);
}"""


def all_pads(page: Page, name: str, played: Played) -> None:
    """Its last sheet on the score pad."""
    query = page.evaluate(_AS_NOTE, [played.room(name), name])
    show(page, f"/pad?{query}", ".pad-part")


def all_companions(page: Page, name: str, _: Played) -> None:
    """Its dice for a real table."""
    show(page, "/companion", "main button")
    page.locator(f'input[name="companion-expansion"][value="{name}"]').check(force=True)
    page.locator("main .btn.primary").click()
    page.wait_for_selector(".big-dice.more")


def all_rules(page: Page, name: str, _: Played) -> None:
    """Its page of the rules."""
    show(page, f"/rules/{name}", "article figure svg")


_MIDDLE = (
    "body { margin: 0; height: 100vh; display: grid; place-items: center } svg { max-width: 100%; max-height: 100% }"
)


def all_pictures(page: Page, name: str, played: Played) -> None:
    """Its last sheet as a picture, with its score."""
    path = f"/api/rooms/{played.room(name)}/sheets/0.svg"
    picture = page.evaluate("async path => (await fetch(path)).text()", path)
    page.goto("about:blank")
    page.set_content(f"<style>{_MIDDLE}</style>{picture}")


SHEETS: dict[str, Frame] = {
    "all-ends": all_ends,
    "all-replays": all_replays,
    "all-pads": all_pads,
    "all-companions": all_companions,
    "all-rules": all_rules,
    "all-pictures": all_pictures,
}
"""Contact sheets: one picture with a frame for each expansion."""
COLUMNS, GAP = 4, 12
FRAME_WIDTHS = {"1440": 720, "360": 360}


def opened(browser: Browser, url: str, width: str, ways: tuple[str, ...]) -> tuple[BrowserContext, Page]:
    """A page of a width, with its start screen."""
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
    page.on("pageerror", lambda error: print(f"  {error}", file=sys.stderr))
    page.goto(url)
    page.wait_for_selector("main > *")
    return context, page


def take(browser: Browser, name: str, width: str, played: Played) -> None:
    """One picture, or one contact sheet; the name says which."""
    scene, *ways = name.split("+")
    frames: list[bytes] = []
    for expansion in NAMES if scene in SHEETS else ("",):
        context, page = opened(browser, played.url, width, tuple(ways))
        if scene in SHEETS:
            SHEETS[scene](page, expansion, played)
            page.evaluate("scrollTo(0, 0)")
        else:
            SCENES[scene](page, Hand(page, "touch" if width == "360" else "mouse"))
        page.wait_for_timeout(400)
        frames.append(page.screenshot())
        context.close()
    path = FOLDER / f"{'-'.join((scene, width, *ways))}.png"
    if scene in SHEETS:
        contact_sheet(frames, FRAME_WIDTHS[width]).save(path, optimize=True)
    else:
        path.write_bytes(frames[0])


def contact_sheet(frames: list[bytes], width: int) -> Image.Image:
    """Pictures of one size beside each other, made smaller."""
    images = [Image.open(io.BytesIO(frame)).convert("RGB") for frame in frames]
    height = images[0].height * width // images[0].width
    rows = -(-len(images) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * (width + GAP) - GAP, rows * (height + GAP) - GAP), "#8a8578")
    for number, image in enumerate(images):
        row, column = divmod(number, COLUMNS)
        sheet.paste(
            image.resize((width, height), Image.Resampling.LANCZOS), (column * (width + GAP), row * (height + GAP))
        )
    return sheet


def main() -> None:
    """All screens, or those that are named; a name with `+dark` is taken at night, one with `+de` in German."""
    wanted = sys.argv[1:] or [*SCENES, *SHEETS, "home+dark", "table+dark", "end+dark", "line+dark"]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS.split())
        played = Played(browser, server.url)
        for name in wanted:
            for width in SIZES:
                take(browser, name, width, played)
                print(f"{name} {width}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
