"""The accessibility check of axe-core in the page as it stands."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_BAD = ("serious", "critical")


def serious_faults(page: Page) -> list[str]:
    """What axe-core calls serious or critical, with the element where it was found."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found if one["impact"] in _BAD]
