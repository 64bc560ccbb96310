"""What a page saves as files."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page


def saved(page: Page, button: str, kind: str) -> bytes:
    """The content of the file that a button and a choice in its dialog lead to."""
    page.get_by_role("button", name=button, exact=True).click()
    with page.expect_download() as download:
        page.locator("dialog").get_by_role("button", name=kind).click()
    return Path(download.value.path()).read_bytes()
