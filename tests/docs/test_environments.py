"""Tests of the pages about the environments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from railwright.env.describe import FOLDER, OVERVIEW, pages

DOCS = Path(__file__).resolve().parents[2] / "docs"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", (DOCS / OVERVIEW).read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_every_environment_has_a_page_that_says_what_it_is() -> None:
    """All pages are as they are made from the environments; to renew them: python -m railwright.env.describe docs."""
    made = pages(DOCS)
    assert set((DOCS / FOLDER).iterdir()) == {place for place in made if place.parent.name == FOLDER}
    for place, text in made.items():
        assert place.read_text("utf-8") == text, place.name


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_run_as_they_are_written(example: str) -> None:
    """Whoever copies an example from the page can run it."""
    exec(compile(example, OVERVIEW, "exec"), {})


def test_there_are_examples() -> None:
    """One environment, planning, many environments, matches."""
    assert len(EXAMPLES) == 4
