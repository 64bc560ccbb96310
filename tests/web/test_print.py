"""The page "Print": every kind can be looked at and saved, by keys too, and a finished game comes from its room."""

from __future__ import annotations

import io
from datetime import UTC, datetime
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect
from pypdf import PdfReader
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.quick import play_unseen
from tests.web.saving import saved

from railwright.paper.kinds import KINDS

RECORD = Path(__file__).resolve().parents[1] / "ink/golden/challenge-lava-goals.txt"


def made(page: Page, name: str) -> PdfReader:
    """The PDF that the button makes."""
    with page.expect_download() as download:
        page.get_by_role("button", name=name).click()
    return PdfReader(io.BytesIO(Path(download.value.path()).read_bytes()))


def test_every_kind_is_chosen_looked_at_and_saved(pages: Pages) -> None:
    """What the server can print is offered; options change the first page; the PDF is the one that was shown."""
    page = pages("/#/print")
    expect(page.locator(".print-kind")).to_have_count(len(KINDS))
    expect(page.locator(".print-note")).to_have_text("One page.")
    expect(page.locator("img.print-page")).to_have_attribute("alt", "First page: Sheets of Railroad Ink")
    first = page.locator("img.print-page").get_attribute("src")
    page.get_by_label("Canyon").focus()
    page.keyboard.press("Space")
    expect(page.get_by_label("Canyon")).to_be_focused()
    expect(page.locator("img.print-page")).not_to_have_attribute("src", first or "")
    page.get_by_label("4 sheets").check()
    page.get_by_label("Letter", exact=True).check()
    page.get_by_role("radiogroup", name="Language").get_by_label("Deutsch").check()
    sheet = made(page, "Make the PDF").pages[0]
    assert (round(sheet.mediabox.width), round(sheet.mediabox.height)) == (612, 792)
    assert sheet.extract_text().count("Sonderstrecken") == 4
    page.get_by_label("all, a page each").check()
    expect(page.locator(".print-note")).to_contain_text("9 pages")
    assert serious_faults(page) == []
    page.get_by_label("Cards of Rail Line").check()
    expect(page.locator(".print-note")).to_contain_text("4 pages")
    assert serious_faults(page) == []


def test_a_finished_game_is_saved_with_all_sheets_and_printed_from_its_end(pages: Pages) -> None:
    """All sheets are saved in one picture, wider than one alone, and the end leads to the page to hang up."""
    page = pages()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "local", "name": "Mara"}]
    room = play_unseen(page, game="ink", options={"edition": "base"}, seats=seats, seed="hang up")
    page.evaluate("room => { location.hash = `/room/${room}`; }", room)
    one = Image.open(io.BytesIO(saved(page, "Save", "Picture (PNG)")))
    both = Image.open(io.BytesIO(saved(page, "Save", "All sheets")))
    assert both.width / both.height > 1.5 * one.width / one.height
    page.get_by_role("button", name="Save", exact=True).click()
    page.locator("dialog").get_by_role("button", name="To print").click()
    expect(page.locator(".print-note")).to_have_text("One page.")
    words = made(page, "Make the PDF").pages[0].extract_text()
    assert all(word in words for word in ("Ada", "Mara", "Railroad Ink"))
    assert str(datetime.now(UTC).year) in words


def test_a_record_file_becomes_a_page_to_hang_up(pages: Pages) -> None:
    """On a phone: nothing to see until a game is chosen; with the file, its names and its day are on the page."""
    page = pages("/#/print?kind=game", phone=True)
    expect(page.locator(".print-note")).to_contain_text("Choose a finished game")
    expect(page.get_by_role("button", name="Make the PDF")).to_be_disabled()
    page.locator('input[type="file"]').set_input_files(RECORD)
    expect(page.locator(".print-note")).to_have_text("One page.")
    page.get_by_role("textbox", name="Names").fill("Ada, Mara")
    page.get_by_label("Day", exact=True).fill("2026-05-31")
    words = made(page, "Make the PDF").pages[0].extract_text()
    assert all(word in words for word in ("Ada", "Mara", "May 31, 2026", "Railroad Ink Challenge with lava"))
    page.locator('input[type="file"]').set_input_files(Path(__file__))
    expect(page.locator(".print-note")).to_contain_text("A record begins with")
    assert serious_faults(page) == []
