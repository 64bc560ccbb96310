"""Take pictures of every screen at every size into docs/screens: `python scripts/screenshots.py [screen …]`.

A game is played once and then shown at all sizes. What all expansions have is shown on contact sheets, one for each
kind of screen with all expansions beside each other.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from contact_sheets import SHEETS, Played  # noqa: E402  # the path comes first
from scenes import ENDS_OF_THE_SCALE, SCENES, SIZES, opened  # noqa: E402
from tests.web.drawing import Hand  # noqa: E402
from tests.web.serving import Server  # noqa: E402

from railwright.ink.rules.expansions import NAMES  # noqa: E402

FOLDER = ROOT / "docs" / "screens"
FLAGS = "--no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-sync"
COLOURS = 256
"""Enough for ink on paper; a picture is a third as large."""
COLUMNS, GAP = 4, 12
FRAME_WIDTHS = {"1440": 600, "390": 300}


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
    few = picture.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
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
