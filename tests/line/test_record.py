"""Records: written, read and replayed exactly; broken ones are refused with the move that is wrong."""

from __future__ import annotations

import contextlib

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.line.tables import begun, deck_with, do

from railwright.core.chance import SeededChance
from railwright.core.errors import MalformedError, RailwrightError
from railwright.line.deck_file import standard_deck
from railwright.line.match import Match, Options, SetUp
from railwright.line.record import LARGEST, read_record, write_record

pytestmark = pytest.mark.rules


def played(players: int, sheet: int, seed: int) -> Match:
    """A whole random game."""
    chance = SeededChance(seed)
    match = Match(Options(players, sheet), SetUp.drawn(players, chance))
    while match.decider is not None:
        legal = match.legal_actions()
        match.act(match.decider, legal[chance.below(len(legal))])
    return match


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("sheet", [1, 2])
def test_a_record_replays_exactly(players: int, sheet: int) -> None:
    """The record of a whole game leads to the same table and the same record."""
    match = played(players, sheet, seed=players * 10 + sheet)
    text = write_record(match)
    again = read_record(text)
    assert np.array_equal(again.state, match.state)
    assert write_record(again) == text
    assert again.ranking() == match.ranking()


def test_a_record_of_an_unfinished_game_goes_on() -> None:
    """A record may end anywhere; the match it gives can be played on."""
    match = begun(players=2)
    do(match, "lay A01")
    again = read_record(write_record(match))
    do(again, "pass")
    assert again.decider == 1


def test_a_record_knows_its_deck() -> None:
    """A record carries a deck that is not ours; without that line it needs the deck, and no other one will do."""
    deck = deck_with(B01=[["glass"], [], []])
    text = write_record(begun(players=2, deck=deck))
    assert read_record(text).options.deck.digest == deck.digest
    assert write_record(read_record(text)) == text
    bare = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("faces "))
    for lacking in (None, standard_deck()):
        with pytest.raises(MalformedError, match="another deck"):
            read_record(bare, lacking)
    assert read_record(bare, deck).options.deck == deck
    with pytest.raises(MalformedError, match="another deck"):
        read_record(text, standard_deck())


@pytest.mark.parametrize(("old", "new"), [('"lanes":[["glass"]', '"lanes":[["brass"]'), ("faces {", "faces [")])
def test_a_broken_deck_in_a_record_is_refused(old: str, new: str) -> None:
    """The sentence says that the deck in the record is wrong, and what is."""
    text = write_record(begun(players=2, deck=deck_with(B01=[["glass"], [], []])))
    with pytest.raises(MalformedError, match="The line “faces …” is no deck: "):
        read_record(text.replace(old, new, 1))


def test_our_own_deck_is_not_written_into_records() -> None:
    """Everybody has it."""
    assert "faces" not in write_record(begun(players=2))


def test_the_words_around_a_deck_do_not_change_its_digest() -> None:
    """Name and provenance are words; a face or a value is not."""
    deck = standard_deck()
    assert msgspec.structs.replace(deck, name="Another name").digest == deck.digest
    assert deck_with(B01=[["glass"], [], []]).digest != deck.digest


GOOD = write_record(played(2, 1, seed=4))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("railwright line 1", "railwright line 9", "begins with the line"),
        ("rules 2\n", "", "under version 1 of the rules"),
        ("rules 2", "rules 3", "under version 3 of the rules"),
        ("players 2", "players 9", "2 or 3 players"),
        ("players 2", "players two", "needs a number"),
        ("players 2\n", "", "lacks the line"),
        ("sheet 1", "sheet 1\nsheet 1", "stands twice"),
        ("sheet 1", "sheet 7", "sheet is 1 or 2"),
        ("start 1", "start Ann", "needs a number"),
        ("start 1", "start 3", "cannot start"),
        ("\na ", "\na Z99 ", "does not have"),
        ("\na ", "\na A01 ", "each once"),
        ("score ", "score 9", "lead to score"),
        ("1. seat 1: side", "1. seat 1: slide", "Move 1: .*no action"),
        ("1. seat 1: side", "1. seat 2: side", "Move 1: .*Another player"),
        ("2. seat", "3. seat", "Move 2: it is numbered 3"),
        ("2. seat", "two: seat", "Move 2: .*not written like"),
    ],
)
def test_broken_records_are_refused(old: str, new: str, message: str) -> None:
    """What is wrong is said in a sentence, with the number of the move."""
    assert old in GOOD
    with pytest.raises(RailwrightError, match=message):
        read_record(GOOD.replace(old, new, 1))


def test_a_move_after_the_end_is_refused() -> None:
    """Nothing follows the end of the game."""
    moves = GOOD.count(". seat")
    unscored = GOOD[: GOOD.index("score")]
    assert read_record(unscored).is_over
    with pytest.raises(RailwrightError, match=f"Move {moves + 1}: .*over"):
        read_record(f"{unscored}{moves + 1}. seat 1: pass\n")


def test_a_score_needs_the_end_of_the_game() -> None:
    """A record that claims a score before its end is refused."""
    with pytest.raises(MalformedError, match="no end of the game"):
        read_record(write_record(begun(players=2)) + "score 1 2\n")


def test_a_record_has_a_largest_size() -> None:
    """An endless text is refused before it is read."""
    with pytest.raises(MalformedError, match="at most"):
        read_record("x" * (LARGEST + 1))


@given(st.integers(0, len(GOOD) - 1), st.text(max_size=5))
@settings(max_examples=200)
def test_a_damaged_record_never_breaks_the_reader(place: int, damage: str) -> None:
    """Any change of a record is either read or refused as one of our errors; anything else would fail here."""
    with contextlib.suppress(RailwrightError):
        read_record(GOOD[:place] + damage + GOOD[place + len(damage) :])
