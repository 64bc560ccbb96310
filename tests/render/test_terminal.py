"""The canvas of characters: places, colours and widths."""

from __future__ import annotations

import pytest

from railwright.render.terminal import Canvas, Style, colour_number, mixed, wrapped

PAPER = Style("#000000", "#ffffff")


@pytest.mark.parametrize(
    ("colour", "number"),
    [("#000000", 16), ("#ffffff", 231), ("#808080", 244), ("#ff0000", 196), ("#0b5fa5", 25), ("#2f6b43", 29)],
)
def test_nearest_of_the_256_colours(colour: str, number: int) -> None:
    """A colour becomes its nearest in the cube or among the greys, and keeps its hue."""
    assert colour_number(colour) == number


def test_mixed() -> None:
    """A highlighter lets the paper through."""
    assert mixed("#ff0000", "#ffffff", 0.4) == "#ff9999"


def test_lines_plain_and_coloured() -> None:
    """Plain lines carry no escape code; coloured ones start a code where the style changes and end with a reset."""
    canvas = Canvas(1, 4, PAPER)
    canvas.put(0, 0, "ab", "#ff0000", bold=True)
    canvas.fill(0, 1, 1, 1, "#000000")
    assert canvas.lines("plain") == ["ab"]
    assert canvas.lines("256") == [
        "\x1b[0;1;38;5;196;48;5;231ma\x1b[0;1;38;5;196;48;5;16mb\x1b[0;38;5;16;48;5;231m  \x1b[0m"
    ]
    assert canvas.lines("true")[0].startswith("\x1b[0;1;38;2;255;0;0;48;2;255;255;255ma")


def test_wide_and_combining_characters_keep_their_columns() -> None:
    """A wide character takes two columns and a combining mark none."""
    canvas = Canvas(1, 8, PAPER)
    assert canvas.put(0, 0, "漢e\u0301x") == 4
    canvas.put(0, 4, "|")
    assert canvas.lines("plain") == ["漢e\u0301x|"]


def test_wrapped() -> None:
    """Text is broken at spaces, a word that is too long inside, and wide characters count twice."""
    assert wrapped("one two three", 7) == ["one two", "three"]
    assert wrapped("a abcdefgh", 4) == ["a", "abcd", "efgh"]
    assert wrapped("漢漢漢", 4) == ["漢漢", "漢"]
    assert wrapped("  ", 4) == []
