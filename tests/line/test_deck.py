"""Deck files: ours is what it says, and faults of others are named with their line and field."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.line.tables import begun, deck_with, do

from railwright.core.errors import MalformedError
from railwright.core.language import speaker
from railwright.line.deck import SYMBOLS, Card, Deck
from railwright.line.deck_balance import balances
from railwright.line.deck_file import DeckError, read_deck, standard_deck
from railwright.line.json_place import line_of, path_of
from railwright.line.match import Match, Options, SetUp
from railwright.line.tables import tables_of

TEXT = (resources.files("railwright.line") / "data" / "deck.json").read_text("utf-8")


def line_with(part: str) -> int:
    """The number of the first line that holds a text."""
    return next(number for number, line in enumerate(TEXT.splitlines(), 1) if part in line)


def test_our_deck_has_12_a_and_25_b_cards() -> None:
    """RL-1.2: 12 A cards and 25 B cards."""
    deck = standard_deck()
    assert [card.id for card in deck.cards] == [f"A{n:02}" for n in range(1, 13)] + [f"B{n:02}" for n in range(1, 26)]


def test_our_deck_says_that_it_is_a_reconstruction() -> None:
    """The file itself tells what is known and what is ours."""
    provenance = standard_deck().provenance
    assert provenance.note.startswith("RECONSTRUCTION")
    assert any("faces" in part for part in provenance.reconstructed)
    assert any("sheet 2" in part for part in provenance.reconstructed)
    assert "reconstruction" in speaker()("line-reconstruction")


def test_our_lanes_are_exactly_interchangeable() -> None:
    """RL-1.1: shifting every card by one lane gives the same deck, so every track meets the same cards in any row."""

    def faces(cards: list[Card], shift: int) -> list[list[list[str]]]:
        return sorted([[list(card.lanes[(lane + shift) % 3]) for lane in range(3)] for card in cards])

    deck = standard_deck()
    for cards in (deck.a, deck.b):
        assert faces(cards, 0) == faces(cards, 1) == faces(cards, 2)
    assert all(balance.is_even for balance in balances(deck))


def test_a_balance_names_what_is_uneven() -> None:
    """A symbol more on one lane shows in the balance of its group."""
    found = balances(deck_with(B01=[["glass"], ["sawmill"], []]))
    assert [balance.is_even for balance in found] == [True, False, True, True]
    assert found[1].uneven == {"travellers": (3, 4, 4), "post": (2, 3, 3), "glass": (3, 2, 2)}
    assert found[1].double_stations == (2, 3, 3)


@pytest.mark.parametrize(
    ("old", "new", "field", "message"),
    [
        (
            '["travellers", "post"]',
            '["travellers", "cheese"]',
            "b[0].lanes[0][1]",
            "A symbol is one of.*cheese",
        ),
        ('"id": "B02"', '"id": "B01"', "b[1].id", "used twice"),
        ('"id": "A02"', '"id": "two words"', "a[1].id", "regex"),
        ('[["coal"], [], ["post"]]', '[["coal"], ["post"]]', "b[9].lanes", "length"),
        ('["coal", "glass"]', '["coal", "glass", "post"]', "b[3].lanes[0]", "length"),
        ('"name": "Railwright reconstruction",', "", "", "name"),
        ('"full_coins": 2', '"full_coins": -2', "sheets.1.rows.travellers.full_coins", ">= 0"),
        ('"full_coins": 2', '"full_cions": 2', "sheets.1.rows.travellers", "full_cions"),
        ('"1": [["travellers"], ["tr', '"1": [["move_slow"], ["tr', "start.1[0]", "exactly one goods symbol"),
        ('"1": [["travellers"], ["tr', '"1": [[], ["tr', "start.1[0]", "exactly one goods symbol"),
        ('"curve": 2, "lanes": [["move_slow"]', '"curve": 2, "lanes": [["coal"]', "curves[2].lanes[0]", "move_slow"),
        ('"K2", "curve": 1', '"K2", "curve": 2', "curves", "needs two cards"),
        ('1, "lanes": [[]', '1, "lanes": [["coal"]', "curves[0].lanes[2]", "on both of its cards"),
        ('"goal": {"lanes": [[]', '"goal": {"lanes": [["coal"]', "goal.lanes[0]", "no effect"),
        ('"columns": [2, 4]', '"columns": [4, 2]', "sheets.1.rows.iron_ore.columns", "rise"),
        ('"columns": [2, 4]', '"columns": [2]', "sheets.1.rows.iron_ore.columns", "2 boxes, but 1 columns"),
        ('"columns": [2, 4]', '"columns": [2, 9]', "sheets.1.rows.iron_ore.columns[1]", "column 9"),
        ('"below": ["coal"]', '"below": ["iron_ore"]', "sheets.1.rows.iron_ore.below", "below itself"),
        ('"columns": [2, 4], "below": ["coal"]', '"below": ["coal"]', "sheets.1.rows.iron_ore.below", "needs columns"),
        ('"beet_sections": [2, 2, 1]', '"beet_sections": [2, 2]', "sheets.2.beet_sections", "all 5 boxes"),
        ('"beet_sections": [2, 2, 1]', '"beet_sections": [2, 1, 1, 1]', "sheets.2.beet_sections", "opens it"),
        ('"coin_rates": [{"coins": 2, "points_each": 2}, ', '"coin_rates": [', "sheets.2.coin_rates", "each of the 3"),
        ("[2, 6, 11, 17, 25]", "[2, 6]", "sheets.2.rows.sawmill.boxes", "zigzag"),
        ('"glass": {"boxes": [1', '"glas": {"boxes": [1', "sheets.1.rows", "glas"),
    ],
)
def test_faults_are_named_with_line_and_field(old: str, new: str, field: str, message: str) -> None:
    """What is wrong in a deck file is said with the line and the field where it stands."""
    assert old in TEXT
    changed = TEXT.replace(old, new, 1)
    with pytest.raises(DeckError, match=message) as caught:
        read_deck(changed)
    assert caught.value.field == field
    assert f"Line {caught.value.line}" in str(caught.value)
    touched = TEXT[: TEXT.index(old)].count("\n") + 1
    container = field in ("", "curves", "sheets.1.rows", "curves[0].lanes[2]")  # the fault is not where the change is
    assert container or caught.value.line == touched


def test_a_deck_of_the_older_format_says_what_to_change() -> None:
    """A file of format 1, whose cards were turned in row 2, is refused with what to write instead."""
    older = TEXT.replace('"lanes"', '"tracks"').replace("railwright-line-deck-2", "railwright-line-deck-1")
    with pytest.raises(DeckError, match=r"format 1\. Write “lanes” .* railwright-line-deck-2") as caught:
        read_deck(older)
    assert (caught.value.line, caught.value.field) == (2, "format")


def test_a_curve_is_read_through_both_of_its_cards() -> None:
    """RL-1.1: the lower card of a curve continues the upper one upside down: its bottom lane is the upper top lane."""
    data = json.loads(TEXT)
    data["curves"][0]["lanes"] = [[], ["move_slow"], ["move_slow"]]
    data["curves"][1]["lanes"] = [[], [], ["move_slow", "coal"]]
    assert read_deck(json.dumps(data)).curve(1) == [["move_slow", "coal"], ["move_slow"], ["move_slow"]]


def test_a_missing_row_is_named() -> None:
    """A sheet without one of its rows is refused."""
    data = json.loads(TEXT)
    del data["sheets"]["1"]["rows"]["glass"]
    with pytest.raises(DeckError, match="missing required field `glass`"):
        read_deck(json.dumps(data, indent=1))
    del data["start"]["2"]
    with pytest.raises(DeckError, match="missing required field `2`"):
        read_deck(json.dumps(data, indent=1))


def test_broken_json_is_named_with_its_line() -> None:
    """A missing comma is found on its line."""
    changed = TEXT.replace('"curves": [', '"curves" [', 1)
    with pytest.raises(DeckError, match="not JSON") as caught:
        read_deck(changed)
    assert caught.value.line == line_with('"curves": [')


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", "3", '"deck"', "[" * 100_000, "{" * 50, "NaN", "1" * 5000])
def test_anything_else_is_refused(text: str) -> None:
    """Whatever is not a deck is a MalformedError, never a failure."""
    with pytest.raises(MalformedError):
        read_deck(text)


@given(st.data())
def test_a_damaged_deck_is_read_or_refused(data: st.DataObject) -> None:
    """Any change of a deck file is either read or refused with a sentence."""
    place = data.draw(st.integers(0, len(TEXT) - 1))
    damage = data.draw(st.text(max_size=4))
    try:
        deck = read_deck(TEXT[:place] + damage + TEXT[place + len(damage) :])
    except DeckError as error:
        message = str(error)
        line = error.line
    else:
        message, line = deck.name, 1
    assert message
    assert line >= 1


def test_lines_of_fields_are_found() -> None:
    """The place of a field is counted through objects, arrays, texts with brackets, and doubled names."""
    text = '{\n "a": [1,\n  {"b]": "}"\n  }, 3],\n "c": {}, "c": [\n 9]\n}'
    assert line_of(text, ("a", 0)) == 2
    assert line_of(text, ("a", 1, "b]")) == 3
    assert line_of(text, ("a", 2)) == 4
    assert line_of(text, ("c", 0)) == 6
    assert line_of(text, ("nowhere", 1)) == 1
    assert path_of("Expected `int` - at `$.a[0].id`") == ("a", 0, "id")
    assert path_of("Expected") == ()


def test_a_game_can_be_played_with_any_deck() -> None:
    """An owner's cards are used from the first move on."""
    deck = deck_with(B01=[["glass", "move_slow"], ["glass"], ["glass"]])
    match = begun(players=2, deck=deck)
    do(match, "lay B01")
    assert match.phase.name == "WHICH_FIRST"


def random_deck(draw: Any) -> Deck:
    """A deck with any faces, also stations with goods and the slow-train symbol."""
    names = list(SYMBOLS)
    station = st.lists(st.sampled_from(names), max_size=2)
    cards = {card.id: draw(st.tuples(station, station, station)) for card in standard_deck().cards}
    return deck_with(**{name: [list(part) for part in tracks] for name, tracks in cards.items()})


@pytest.mark.rules
@given(st.data())
def test_games_with_random_decks_come_to_an_end(data: st.DataObject) -> None:
    """RL-5.1: with any owner's deck every decision has choices, coins stay positive and the game ends."""
    from railwright.core.chance import SeededChance

    deck = random_deck(data.draw)
    players, sheet = data.draw(st.sampled_from([(2, 1), (2, 2), (3, 1), (3, 2)]))
    chance = SeededChance(data.draw(st.integers(0, 10_000)))
    match = Match(Options(players, sheet, deck), SetUp.drawn(players, chance))
    while match.decider is not None:
        legal = match.legal_actions()
        assert len(legal) >= 2
        match.act(match.decider, legal[chance.below(len(legal))])
        assert all(player.coins >= 0 for player in match.view(None).players)
    assert match.ranking()[0].place == 1


def test_decks_are_written_and_read_back() -> None:
    """A deck survives being written as JSON, with the same digest and tables."""
    deck = standard_deck()
    again = read_deck(msgspec.json.format(msgspec.json.encode(deck)).decode())
    assert again == deck
    assert again.digest == deck.digest
    assert np.array_equal(tables_of(again, 2), tables_of(deck, 2))
