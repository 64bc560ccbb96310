"""Tests of the pages about the environments."""

from __future__ import annotations

from pathlib import Path

from railwright.env.describe import FOLDER, pages

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_every_environment_has_a_page_that_says_what_it_is() -> None:
    """All pages are as they are made from the environments; to renew them: python -m railwright.env.describe docs."""
    made = pages(DOCS)
    assert set((DOCS / FOLDER).iterdir()) == {place for place in made if place.parent.name == FOLDER}
    for place, text in made.items():
        assert place.read_text("utf-8") == text, place.name
