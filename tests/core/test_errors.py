"""Tests of the three kinds of refusal."""

from __future__ import annotations

import pickle

import pytest

from railwright.core.errors import IllegalError, MalformedError, RailwrightError, TimingError
from railwright.core.language import Name, speaker


@pytest.mark.parametrize("kind", [MalformedError, IllegalError, TimingError])
def test_every_refusal_is_a_code_with_facts(kind: type[RailwrightError]) -> None:
    """Each refusal can be caught as a RailwrightError; its text is the English sentence of its code with its facts."""
    with pytest.raises(RailwrightError) as caught:
        raise kind("seat_unknown", seat=4)
    assert (caught.value.code, caught.value.facts) == ("seat_unknown", {"seat": 4})
    assert str(caught.value) == "There is no seat 4 in this room."
    assert caught.value.said(speaker("de")) == "In diesem Raum gibt es keinen Platz 4."


def test_refusals_are_distinct() -> None:
    """What cannot be read, what is illegal and what is untimely do not catch each other."""
    kinds = (MalformedError, IllegalError, TimingError)
    assert all(not issubclass(one, other) for one in kinds for other in kinds if one is not other)


def test_refusals_travel_between_processes() -> None:
    """A refusal with facts, names and another refusal inside says the same after it was sent."""
    inner = IllegalError("faces_together", faces=[Name("piece", "overpass"), "x"])
    sent = pickle.loads(pickle.dumps(MalformedError("record_line", line=2, why=inner)))
    assert str(sent) == "Line 2: These dice cannot show overpass, x together."
