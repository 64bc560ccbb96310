"""The page "Print": every kind can be looked at and saved, by keys too, and a finished game comes from its room."""

from __future__ import annotations

import io
from pathlib import Path

from playwright.sync_api import Page, expect
from pypdf import PdfReader
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages

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
