"""Tests of the three kinds of refusal."""

from __future__ import annotations

import pytest

from railwright.core.errors import IllegalError, MalformedError, RailwrightError, TimingError


@pytest.mark.parametrize("kind", [MalformedError, IllegalError, TimingError])
def test_every_refusal_is_a_sentence(kind: type[RailwrightError]) -> None:
    """Each refusal can be caught as a RailwrightError, and its text is the sentence it was given."""
    with pytest.raises(RailwrightError) as caught:
        raise kind("The exit is closed.")
    assert str(caught.value) == "The exit is closed."


def test_refusals_are_distinct() -> None:
    """What cannot be read, what is illegal and what is untimely do not catch each other."""
    kinds = (MalformedError, IllegalError, TimingError)
    assert all(not issubclass(one, other) for one in kinds for other in kinds if one is not other)
