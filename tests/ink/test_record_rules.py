"""Records carry the version of the rules they were played under."""

from __future__ import annotations

import pytest
from tests.ink.golden_games import FOLDER

from railwright.ink.record import RULES, RecordError, read_record, write_record

PLAIN = (FOLDER / "base-none.txt").read_text("utf-8")
RINGS = (FOLDER / "challenge-trail-goals.txt").read_text("utf-8")


def record_of(golden: str) -> str:
    """The record in a golden file, without what the file tells of its sheets."""
    return golden[: golden.index("\n", golden.index("\nscore") + 1) + 1]


def test_a_record_names_its_rules() -> None:
    """A record says under which version of the rules it was played, and is read back as it was."""
    text = record_of(PLAIN)
    assert f"\nrules {RULES}\n" in text
    assert write_record(read_record(text)) == text


def test_a_record_of_earlier_rules_is_replayed_where_they_agree() -> None:
    """A record that names no rules is of version 1; where today's rules agree to its end it is taken."""
    old = record_of(PLAIN).replace(f"rules {RULES}\n", "")
    assert write_record(read_record(old)) == record_of(PLAIN)


def test_a_record_of_earlier_rules_is_never_misread() -> None:
    """RI-4.2: a game that brought other points under version 1 is refused, and the sentence names both versions."""
    old = record_of(RINGS).replace(f"rules {RULES}\n", "").replace("score -12 16", "score -13 16")
    with pytest.raises(RecordError, match=f"version 1 of the rules; here version {RULES}"):
        read_record(old)


@pytest.mark.parametrize("version", ["3", "0", "two", "9" * 1000])
def test_a_record_of_unknown_rules_is_refused(version: str) -> None:
    """A version that is not known here is refused with a sentence."""
    with pytest.raises(RecordError, match="played under version") as refused:
        read_record(record_of(PLAIN).replace(f"rules {RULES}", f"rules {version}"))
    assert len(str(refused.value)) < 200
