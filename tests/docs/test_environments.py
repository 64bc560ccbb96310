"""Tests of the page about the environments."""

from __future__ import annotations

from pathlib import Path

from railwright.env.describe import filled_in, tables

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"


def test_the_tables_are_those_of_the_environments() -> None:
    """Every table of the page says what the environments are; to renew them: python -m railwright.env.describe."""
    page = PAGE.read_text("utf-8")
    assert filled_in(page) == page
    assert all(f"<!-- table: {name} -->" in page for name in tables())
