"""No rule is forgotten: every id is cited by a test of Railroad Ink, and every check of the books is a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

POINTS = {1: 3, 2: 3, 3: 4, 4: 5, 5: 6, 6: 5, 7: 4, 8: 2, 9: 3, 10: 3}
"""How many numbered points each chapter of the rules has."""
RULES = [f"RI-{chapter}.{point}" for chapter, points in POINTS.items() for point in range(1, points + 1)]
CHECKS = (
    "networks of 4 and 6 exits: 12 + 20 = 32",
    "networks of 4 and 5 exits: 12 + 16 = 28",
    "a trail network of 5 stations: 16 / 2 = 8",
    "forests of 6, 3, 3, 1, 1 spaces: 12 + 3 = 15",
    "two lava lakes, one closed in a corner, one of 11 spaces with one open side: 5 + 11 and one error",
    "draft sums 8, 6, 6, 6: the last of the three sixes starts",
    "meteor: 3 to the left from column 1, bounce after one space, two to the right, a crater, one further",
    "solo goals met in rounds 2, 4 and the last: 4 + 4 + 1",
)


def sentences() -> Iterator[tuple[str, str]]:
    """Every test of this folder with the sentence it proves."""
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{file.name}::{node.name}", ast.get_docstring(node) or ""


def test_every_rule_is_cited_by_a_test() -> None:
    """Each of the 38 rules is cited by at least one test, and no test cites an id that does not exist."""
    cited = {rule for _, sentence in sentences() for rule in re.findall(r"RI-\d+\.\d+", sentence)}
    assert len(RULES) == 38
    assert [rule for rule in RULES if rule not in cited] == []
    assert sorted(cited - set(RULES)) == []


def test_every_check_of_the_books_is_a_test() -> None:
    """Each check of RI-11 is the sentence of a test of its own."""
    proven = [sentence for _, sentence in sentences()]
    assert [check for check in CHECKS if sum(f"RI-11, {check}." == sentence for sentence in proven) != 1] == []


def test_every_test_says_what_it_proves() -> None:
    """A test without a sentence proves nothing to its reader."""
    assert [name for name, sentence in sentences() if not sentence.endswith(".")] == []
