"""The colours can be read."""

from __future__ import annotations

import pytest

from railwright.ink.options import MOST_PLAYERS
from railwright.render.theme import DARK, LIGHT, PRINT, Palette


def luminance(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, two: str) -> float:
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK, PRINT])
def test_text_contrast(colours: Palette) -> None:
    """Text, players' ink and marks reach 4.5:1 on the sheet, signs 3:1, and wet ink 4.5:1 on its own wash."""
    marks = (colours.ink, colours.ink_2, colours.ink_3, colours.bad, colours.trace_road, colours.trace_rail)
    for colour in (*marks, *colours.players):
        assert contrast(colour, colours.sheet) >= 4.5
    assert contrast(colours.printed, colours.sheet) >= 3
    for number in range(1, MOST_PLAYERS + 1):
        assert contrast(colours.player(number), colours.wash(number)) >= 4.5


def test_more_players_and_networks_than_colours() -> None:
    """Twelve players have a colour each; a thirteenth begins again with the first, and so does a seventh network."""
    assert len({LIGHT.player(number) for number in range(1, MOST_PLAYERS + 1)}) == MOST_PLAYERS
    assert LIGHT.player(MOST_PLAYERS + 1) == LIGHT.player(1)
    assert LIGHT.network(6) == LIGHT.network(0)
