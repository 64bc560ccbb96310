"""Take pictures of every screen at every size into docs/screens: `python scripts/screenshots.py [screen …]`.

A game is played once and then shown at all sizes. What all expansions have is shown on contact sheets, one for each
kind of screen with all expansions beside each other.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, StorageState, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import company  # noqa: E402  # the path comes first
from tests.web.drawing import Hand, open_room  # noqa: E402
from tests.web.laying import Player  # noqa: E402
from tests.web.serving import Server  # noqa: E402

from railwright.ink.rules.expansions import NAMES  # noqa: E402
from railwright.server.bots import BOT_NAMES  # noqa: E402

FOLDER = ROOT / "docs" / "screens"
FLAGS = "--no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-sync"
BOTS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Mara"}, {"kind": "bot", "name": "Jonas"}]
ALONE = [{"kind": "me", "name": "Ada"}]
PAIR = [*ALONE, {"kind": "bot", "name": "Mara", "bot": "beginner"}]
CROWD = [*ALONE, *({"kind": "bot", "name": name, "bot": "beginner"} for name in BOT_NAMES if name != "Ada")]
COLOURS = 256
"""Enough for ink on paper; a picture is a third as large."""


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
    page.wait_for_function("document.querySelectorAll('.score tbody tr.lit').length === 0")


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


class Played:
    """Games that were played once: what the browser of their player remembers, and where it was."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self._browser = browser
        self._known: dict[Any, tuple[StorageState, str]] = {}

    def game(self, name: Any, prepare: Step) -> tuple[StorageState, str]:
        """What is remembered after a game of this name, and the address where it lies."""
        if name not in self._known:
            context, page = opened(self._browser, self.url, "1440", ())
            prepare(page, Hand(page))
            self._known[name] = context.storage_state(), page.evaluate("location.hash.slice(1)")
            context.close()
        return self._known[name]

    def room(self, name: str) -> str:
        """The finished game with an expansion."""

        def prepare(page: Page, hand: Hand) -> None:
            options = {"edition": "challenge", "goals": True, "expansion": name}
            open_room(page, options=options, seats=PAIR, seed=f"all of {name}")
            play(hand)

        return self.game(("all", name), prepare)[1].split("/")[-1]

    def sit_down(self, page: Page, name: str) -> str:
        """The same with the seat of whoever has played it."""
        room = self.room(name)
        state, _ = self._known["all", name]
        held = next(
            entry["value"] for entry in state["origins"][0]["localStorage"] if entry["name"] == "railwright.rooms"
        )
        page.evaluate("held => localStorage.setItem('railwright.rooms', held)", held)
        return room


Frame = Callable[[Page, str, Played], None]


def show(page: Page, path: str, ready: str) -> None:
    """Go to a screen of the page and wait for it."""
    page.evaluate("path => { location.hash = path; }", path)
    page.wait_for_selector(ready)


def all_ends(page: Page, name: str, played: Played) -> None:
    """The finished game with an expansion, counted; its report has a picture of its own."""
    page.route("**/analysis*", lambda _: None)
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
FRAME_WIDTHS = {"1440": 600, "390": 300}


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


def taken(page: Page) -> Image.Image:
    """What is to be seen now, when the typefaces are there and nothing moves any more."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def take(browser: Browser, name: str, size: str, played: Played) -> None:
    """One picture of a scene; the name says in which way."""
    key, *ways = name.split("+")
    scene = SCENES[key]
    memory, path = played.game(scene.prepare, scene.prepare) if scene.prepare else (None, "")
    context, page = opened(browser, played.url, size, tuple(ways), memory)
    if path:
        page.evaluate("path => { location.hash = path; }", path)
    scene.pose(page, Hand(page, "touch" if SIZES[size].touch else "mouse"))
    save(taken(page), "-".join((key, size, *ways)))
    context.close()


def take_sheet(browser: Browser, name: str, size: str, played: Played) -> None:
    """One contact sheet: a frame for each expansion."""
    frames = []
    for expansion in NAMES:
        context, page = opened(browser, played.url, size, ())
        SHEETS[name](page, expansion, played)
        page.evaluate("scrollTo(0, 0)")
        frames.append(taken(page))
        context.close()
    save(contact_sheet(frames, FRAME_WIDTHS[size]), f"{name}-{size}")


def save(picture: Image.Image, name: str) -> None:
    """Write a picture with few colours."""
    few = picture.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{name}.png", optimize=True)


def contact_sheet(images: list[Image.Image], width: int) -> Image.Image:
    """Pictures of one size beside each other, made smaller."""
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
            sizes = ENDS_OF_THE_SCALE if name in SHEETS else SCENES[name.split("+")[0]].sizes
            for size in sizes:
                (take_sheet if name in SHEETS else take)(browser, name, size, played)
                print(f"{name} {size}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
