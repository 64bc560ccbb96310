"""Tests of dice that nobody can choose: seals, the chain, the mixture and the way from hashes to faces."""

from __future__ import annotations

import hashlib
import hmac
import itertools
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from railwright.core.chance import NotedChance, ScriptedChance, pick, shuffled, without_bias
from railwright.core.fair import DIGITS, LINKS, Stakes, chain, link_before, new_secret, seal_of

SECRETS = st.binary(min_size=DIGITS // 2, max_size=DIGITS // 2).map(bytes.hex)
LINK = "1a" * 32
STAKES = Stakes("c0" * 32, "ink players=2", (seal_of("aa" * 32), None), ("aa" * 32, None))


def _numbers(stakes: Stakes, link: str = LINK, number: int = 1) -> list[int]:
    chance = stakes.chance(number, link)
    return [chance.below(2**32) for _ in range(4)]


@given(SECRETS)
def test_each_link_leads_to_the_one_that_was_told_before(root: str) -> None:
    """From the commitment on, the hash of each link is the link before; the last one is the secret itself."""
    links = chain(root)
    assert len(links) == LINKS + 1
    assert links[-1] == root
    assert all(link_before(later) == earlier for earlier, later in itertools.pairwise(links))
    assert len(set(links)) == len(links)


def test_secrets_are_new_each_time() -> None:
    """Secrets have all their digits and never come again."""
    drawn = {new_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(secret) for secret in drawn} == {DIGITS}


def test_the_formulas_are_those_of_the_docs() -> None:
    """Hashes are taken of plain texts, so that anybody can recompute them with the tools of any system."""
    assert seal_of("ab") == hashlib.sha256(b"railwright seal ab").hexdigest()
    assert link_before("ab") == hashlib.sha256(b"railwright link ab").hexdigest()
    text = f"railwright draw 1\n{'c0' * 32}\nink players=2\n{seal_of('aa' * 32)} -\n{'aa' * 32} -"
    key = hmac.digest(bytes.fromhex(LINK), text.encode(), "sha256")
    first = int.from_bytes(hmac.digest(key, b"0", "sha256")[:8], "big")
    assert STAKES.chance(1, LINK).below(1000) == first % 1000


@given(SECRETS, SECRETS, SECRETS, SECRETS)
def test_nobody_alone_decides_the_numbers(root: str, mine: str, yours: str, other: str) -> None:
    """Whatever one side changes of its own part, after the others have fixed theirs, all numbers are others."""
    stakes = Stakes(chain(root)[0], "terms", (seal_of(mine), seal_of(yours)), (mine, yours))
    link = chain(root)[1]
    before = _numbers(stakes, link)
    assert before == _numbers(stakes, link)
    assert other in (mine, yours) or _numbers(replace(stakes, contributions=(other, yours)), link) != before
    assert other in (mine, yours) or _numbers(replace(stakes, contributions=(mine, other)), link) != before
    assert other == link or _numbers(stakes, other) != before


def test_equal_contributions_do_not_cancel_out() -> None:
    """Whoever copies another's contribution, or swaps seats with them, gets other numbers and no control."""
    one, other = "aa" * 32, "bb" * 32
    drawn = [
        _numbers(replace(STAKES, contributions=pair))
        for pair in ((one, one), (one, other), (other, one), (one, None), (None, one), (None, None))
    ]
    assert len(set(map(tuple, drawn))) == len(drawn)


def test_everything_that_was_fixed_goes_into_the_numbers() -> None:
    """The terms, the commitment, a seal that stayed shut and the number of the draw change all numbers."""
    changed = [
        _numbers(STAKES),
        _numbers(STAKES, number=2),
        _numbers(replace(STAKES, terms="ink players=3")),
        _numbers(replace(STAKES, commitment="c1" * 32)),
        _numbers(replace(STAKES, seals=(STAKES.seals[0], "5e" * 32))),
    ]
    assert len(set(map(tuple, changed))) == len(changed)


@pytest.mark.parametrize("limit", range(1, 61))
def test_the_way_to_faces_favours_none(limit: int) -> None:
    """Exactly, over all numbers of a byte: each result comes from as many of them, and few are drawn again."""
    results = Counter(without_bias(number, limit, span=256) for number in range(256))
    refused = results.pop(None, 0)
    assert set(results.values()) == {256 // limit}
    assert len(results) == limit
    assert refused == 256 % limit


def test_a_number_at_the_end_of_the_span_is_drawn_again() -> None:
    """Of all 64-bit numbers only the last few are refused, exactly those beyond the last multiple of the limit."""
    last = 2**64 - 1
    assert without_bias(last, 6) is None
    assert without_bias(last - last % 6 - 1, 6) == 5
    assert without_bias(last, 2**32) == 2**32 - 1


@pytest.mark.parametrize(("limit", "critical"), [(2, 10.83), (6, 20.52), (25, 51.18)])
def test_fair_numbers_are_even(limit: int, critical: float) -> None:
    """Over many draws, all numbers come about equally often: chi-squared below its critical value at 0.1 %."""
    chance = STAKES.chance(1, LINK)
    expected = 1000
    counts = Counter(chance.below(limit) for _ in range(expected * limit))
    assert sum((counts[number] - expected) ** 2 / expected for number in range(limit)) < critical


def test_notes_tell_what_numbers_stood_for() -> None:
    """Whoever looks on writes down every number with its limit and the item that it chose."""
    noted = NotedChance(ScriptedChance([2, 0, 1]))
    assert pick(noted, "abc") == "c"
    assert shuffled(noted, [10, 20, 30]) == [30, 20, 10]
    assert noted.notes == [(3, 2, "c"), (3, 0, "10"), (2, 1, "20")]
