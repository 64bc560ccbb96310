"""Tests of the sources of randomness."""

from __future__ import annotations

from collections import Counter

import pytest

from railwright.core.chance import ScriptedChance, SeededChance, pick, shuffled
from railwright.core.errors import MalformedError


def test_a_seed_gives_the_same_numbers_forever() -> None:
    """The numbers of a seed are pinned: an old record must roll the same dice in every later version."""
    dice = SeededChance(1)
    assert [dice.below(6) for _ in range(20)] == [1, 5, 4, 5, 0, 5, 3, 1, 2, 4, 4, 5, 0, 3, 5, 1, 4, 2, 0, 0]
    wide = SeededChance("a table")
    assert [wide.below(2**32) for _ in range(4)] == [1611249822, 1740980029, 1631507125, 1013221848]


def test_picking_and_shuffling_are_pinned() -> None:
    """Choices and orders drawn from a seed are pinned like its numbers."""
    assert shuffled(SeededChance(7), range(10)) == [4, 8, 6, 0, 3, 1, 5, 2, 9, 7]
    assert pick(SeededChance(7), "abcdef") == "b"


def test_a_seed_may_be_written_as_text() -> None:
    """The seed 12 and the seed "12" are the same, so that a seed survives being typed in."""
    number, text = SeededChance(12), SeededChance("12")
    assert [number.below(1000) for _ in range(5)] == [text.below(1000) for _ in range(5)]


@pytest.mark.parametrize(("limit", "critical"), [(2, 10.83), (3, 13.82), (6, 20.52), (49, 84.04)])
def test_numbers_are_even(limit: int, critical: float) -> None:
    """All numbers below the limit come about equally often: chi-squared stays below its critical value at 0.1 %."""
    chance = SeededChance(5)
    expected = 1000
    counts = Counter(chance.below(limit) for _ in range(expected * limit))
    assert sorted(counts) == list(range(limit))
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < critical


def test_all_orders_are_equally_likely() -> None:
    """Shuffling three items gives each of the six orders about as often, and keeps the given list as it is."""
    chance = SeededChance(5)
    items = ["a", "b", "c"]
    counts = Counter("".join(shuffled(chance, items)) for _ in range(12_000))
    assert len(counts) == 6
    assert all(abs(count - 2000) < 150 for count in counts.values())
    assert items == ["a", "b", "c"]


def test_a_script_is_followed() -> None:
    """A scripted source gives the numbers written down, in their order."""
    chance = ScriptedChance([3, 0, 5])
    assert [chance.below(6) for _ in range(3)] == [3, 0, 5]


def test_a_script_at_its_end_says_so() -> None:
    """A script with too few numbers is refused with a sentence."""
    with pytest.raises(MalformedError, match=r"^The script of random numbers is at its end\.$"):
        ScriptedChance([]).below(6)


@pytest.mark.parametrize("number", [-1, 6])
def test_a_script_out_of_range_says_so(number: int) -> None:
    """A script with a number that no die can show is refused with a sentence."""
    with pytest.raises(MalformedError, match=rf"^The script says {number}, but a number from 0 to 5 is needed\.$"):
        ScriptedChance([number]).below(6)
