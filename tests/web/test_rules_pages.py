"""The rules in short: every page in every language with its pictures, and no text left out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.docs.rulebook import rulebooks
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages

from railwright.core.language import LANGUAGES
from railwright.ink.rules.expansions import NAMES

TOPICS = ("ink", "challenge", "line", *NAMES, "draft", "decisions")
DECISIONS = [decision for book in rulebooks() for decision in book.decisions]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_page(pages: Pages, locale: str) -> None:
    """Every page shows words and pictures, and no key of the catalogue stands where a text should."""
    page = pages("/#/rules", locale=locale, phone=locale != LANGUAGES[0])
    for topic in TOPICS:
        page.evaluate("topic => { location.hash = `/rules/${topic}`; }", topic)
        expect(page.locator(".rules-contents [aria-current]")).to_have_attribute("href", f"#/rules/{topic}")
        expect(page.locator("article h1")).to_be_visible()
        figures = page.locator("figure")
        for index in range(figures.count()):
            expect(figures.nth(index).locator(":scope > *")).to_have_count(1)
        assert "rules." not in page.locator("article").inner_text()
        assert page.evaluate("document.querySelector('.rules').scrollWidth <= innerWidth")
        assert serious_faults(page, colours=locale in LANGUAGES[:2]) == []


def test_reached_from_the_overview(pages: Pages) -> None:
    """The overview leads to each game and each expansion, and to the decisions where the books are silent."""
    page = pages("/#/rules")
    expect(page.locator(".rules-group a")).to_have_count(len(TOPICS))
    page.get_by_role("link", name="Where the books are silent").click()
    expect(page.locator("article li")).to_have_count(len(DECISIONS))
    assert serious_faults(page) == []


def test_the_decisions_are_those_of_the_rulebook(pages: Pages) -> None:
    """The page shows every decision of docs/rules with its id, in the same words, and no other."""
    page = pages("/#/rules/decisions", locale="en-GB")
    expect(page.locator("article li")).to_have_count(len(DECISIONS))
    shown = page.locator("article li").all_inner_texts()
    assert shown == [f"{decision.sentence} {decision.id}" for decision in DECISIONS]
