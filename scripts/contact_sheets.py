"""What all expansions have, on contact sheets: one for each kind of screen, with a frame for each expansion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, StorageState
from scenes import PAIR, Step, opened, play
from tests.web.drawing import Hand, open_room


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
    page.wait_for_function("() => document.querySelectorAll('.score tbody tr.lit').length === 0")


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
    page.set_content(f'<meta name="viewport" content="width=device-width"><style>{_MIDDLE}</style>{picture}')


SHEETS: dict[str, Frame] = {
    "all-ends": all_ends,
    "all-replays": all_replays,
    "all-pads": all_pads,
    "all-companions": all_companions,
    "all-rules": all_rules,
    "all-pictures": all_pictures,
}
"""Contact sheets: one picture with a frame for each expansion."""
