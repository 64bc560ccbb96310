"""What Rail Line says at any table, in English and German."""

from __future__ import annotations

import re
import string

import pytest
from tests.line.tables import begun, give

from railwright.core.chance import SeededChance
from railwright.core.language import LANGUAGES, Language
from railwright.line.actions import read_action
from railwright.line.choices import choice_words, question, symbol_gain
from railwright.line.deck import SYMBOLS
from railwright.line.events import Happened, event_sentence
from railwright.line.match import Match, Options, SetUp
from railwright.line.picture import table_picture
from railwright.line.refusals import Refusal, TakeBackRefusal
from railwright.line.rules import layout as at
from railwright.line.view import Phase
from railwright.line.words import CATALOGUES, WORDS
from railwright.render.line_picture import Labels
from railwright.render.line_text import table_text

NAMES = ("Anna", "Bob", "Cid")
ENGLISH_WORDS = re.compile(r"\b(the|and|box|card|coins?|track|lays|train|moves|lost|full|side|hand)\b")


def fields(text: str) -> set[str]:
    """The names of the values that a text asks for."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_no_key_is_missing_in_either_language() -> None:
    """English and German have the same keys with the same values to fill in."""
    english, german = CATALOGUES["en"], CATALOGUES["de"]
    assert english.keys() == german.keys()
    for key, text in english.items():
        assert fields(text) == fields(german[key]), key
        assert bool(text) == bool(german[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_is_named(language: Language) -> None:
    """Symbols, parts, events, questions, refusals and short signs all have a text."""
    wanted = {f"symbol.{name}" for name in (*SYMBOLS, *at.PARTS)}
    wanted |= {f"line.short.{symbol}" for symbol in SYMBOLS}
    wanted |= {f"line.log.{kind.name.lower()}" for kind in Happened}
    wanted |= {f"line.ask.{phase.name.lower()}" for phase in Phase if phase is not Phase.OVER}
    wanted |= {f"line.refusal.{refusal.name}" for refusal in Refusal}
    wanted |= {f"line.take_back.{refusal.name}" for refusal in TakeBackRefusal}
    assert wanted <= CATALOGUES[language].keys()
    short = WORDS[language].labels.short
    assert len(set(short.values())) == len(SYMBOLS)
    assert {len(text) for text in short.values()} == {2}


def test_english_labels_are_those_of_drawings_without_a_language() -> None:
    """A picture that nobody translates is labelled in English."""
    assert WORDS["en"].labels == Labels()


def test_whole_games_are_told_in_german() -> None:
    """No choice, question, event or drawing of random games has an English word in it."""
    chance, say = SeededChance(4), WORDS["de"]
    for game in range(8):
        players, sheet = 2 + game % 2, 1 + game // 2 % 2
        match = Match(Options(players, sheet), SetUp.drawn(players, chance))
        while match.decider is not None:
            view = match.view(match.decider)
            legal = view.legal_actions()
            told = [question(view, say), *(choice_words(view, action, NAMES, say) for action in legal)]
            events = match.act(match.decider, legal[chance.below(len(legal))])
            told += [event_sentence(event, NAMES, match.options.deck, say) for event in events]
            assert not ENGLISH_WORDS.search(" ".join(told)), told
        drawn = table_text(table_picture(match.view(0), NAMES, say=say))
        assert "Gleis" in drawn
        assert "Ziel" in drawn
        assert not ENGLISH_WORDS.search(drawn)


def test_gains_in_german() -> None:
    """RL-3.2, RL-7.4: boxes, coins of a full row and beets that would be lost, with the German plural."""
    match = begun(players=2, sheet=2, b=["B01"])
    give(match, 0, coal=6, sugar_beet=2)
    view, say = match.view(0), WORDS["de"]
    assert symbol_gain(view, 0, "coal", say) == "Kohle voll, 2 Münzen"
    assert symbol_gain(view, 0, "sugar_beet", say) == "Zuckerrüben verfallen"
    card = read_action(match.options.deck, "lay B01")
    gains = "Anna: Reisende, Feld 2 und Post, Feld 1; Bob: Sägewerk, Feld 1"
    assert choice_words(view, card, NAMES, say) == f"B01 (Auslage)  {gains}"


def test_places_and_numbers() -> None:
    """Positions count track cards only; one and many differ."""
    say = WORDS["en"]
    assert [say.place(position) for position in (0, 8, 9, 10, 18, 26)] == [
        *("the start card", "card 8", "the first curve", "card 9", "the second curve", "card 24")
    ]
    assert [WORDS["de"].coins(number) for number in (0, 1, 2)] == ["0 Münzen", "1 Münze", "2 Münzen"]
