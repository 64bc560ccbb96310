"""What the rulebook says of the printed sheet is what the engine plays with."""

from __future__ import annotations

import re

from tests.docs.rulebook import rulebooks

from railwright.ink.actions import space_name
from railwright.ink.rules import board
from railwright.ink.rules.goals import GOAL_NAMES
from railwright.ink.sheet import spaces_of

INK = next(book for book in rulebooks() if book.name == "railroad-ink")


def test_the_table_of_network_points() -> None:
    """RI-4.1: the table in the rulebook has the points of the engine."""
    exits, points = (
        [int(cell) for cell in re.findall(r"\d+", row)]
        for row in re.findall(r"^\| (?:exits|points) \|.*$", INK.text("RI-4.1"), re.MULTILINE)
    )
    assert dict(zip(exits, points, strict=True)) == dict(enumerate(board.NETWORK_POINTS[2:], 2))


def test_the_places_of_the_buildings() -> None:
    """RI-5.1: the rulebook names the spaces in which the engine has its buildings."""
    masks = {"Factory": board.FACTORIES, "Village": board.VILLAGES, "University": board.UNIVERSITIES}
    told = re.findall(r"\*\*(\w+)\*\* \(([A-G\d, ]+)\)", INK.text("RI-5.1"))
    places = {name: ", ".join(space_name(row, col) for row, col in spaces_of(mask)) for name, mask in masks.items()}
    assert dict(told) == places


def test_the_list_of_goals() -> None:
    """RI-5.4, RI-17: the rulebook lists the goals of the engine, each once."""
    tables = (text for id_, text in INK.sections if id_ == "RI-5.4" or id_.startswith("RI-17."))
    listed = [goal for text in tables for goal in re.findall(r"^\| ([A-Z]+) \|", text, re.MULTILINE)]
    assert sorted(listed) == sorted(GOAL_NAMES)
