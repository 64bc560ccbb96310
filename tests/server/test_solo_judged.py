"""A solo result is judged by what our players were measured to make."""

from __future__ import annotations

import re
from pathlib import Path

from railwright.ink.rules.expansions import NAMES
from railwright.server.solo_judged import Usual, judged, solo_means

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def test_every_game_has_a_measure_and_it_is_the_published_one() -> None:
    """All editions with all expansions have means, each as docs/bots.md has it, the stronger player the higher."""
    published = {
        (edition, expansion): [float(mean) for mean in re.findall(r"([\d.]+) ± [\d.]+", cells)]
        for edition, expansion, cells in re.findall(
            r"^\| (base|challenge), (\w+) \|(.*± .*)$", PAGE.read_text(), re.MULTILINE
        )
    }
    for edition in ("base", "challenge"):
        for expansion in ("none", *NAMES):
            means = solo_means(edition, None if expansion == "none" else expansion)
            assert list(means.values()) == published[edition, expansion] == sorted(means.values())
            assert list(means) == ["beginner", "casual", "strong", "master"][: len(means)]


def test_a_result_lies_between_those_who_make_less_and_more() -> None:
    """Nobody is praised below the weakest player, and whoever is above all is ahead of nobody."""
    low, middle, high = (judged("base", None, points) for points in (-14, 55, 70))
    assert low is not None
    assert (low.reached, low.ahead) == (None, Usual("beginner", 30))
    assert middle is not None
    assert (middle.reached, middle.ahead) == (Usual("casual", 50), Usual("strong", 63))
    assert high is not None
    assert (high.reached, high.ahead) == (Usual("master", 65), None)
