"""What Rail Line says at any table, in English and German."""

from __future__ import annotations

import re

import pytest
from tests.line.tables import begun, give

from railwright.core.chance import SeededChance
from railwright.core.language import LANGUAGES, Language, speaker
from railwright.line.actions import read_action
from railwright.line.choices import choice_words, question, symbol_gain
from railwright.line.deck import SYMBOLS
from railwright.line.events import Happened, event_sentence
from railwright.line.match import Match, Options, SetUp
from railwright.line.picture import table_picture
from railwright.line.refusals import Refusal, TakeBackRefusal
from railwright.line.rules import layout as at
from railwright.line.saying import coins, place
from railwright.line.view import Phase
from railwright.render.line_text import table_text

UNSAID = (Happened.TURN_BEGAN, Happened.FAST_ARRIVED)
"""What goes without saying."""
NAMES = ("Anna", "Bob", "Cid")
ENGLISH_WORDS = re.compile(r"\b(the|and|box|card|coins?|track|lays|train|moves|lost|full|side|hand)\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_is_named(language: Language) -> None:
    """Symbols, parts, events, questions, refusals and short signs all have a text."""
    wanted = {f"symbol-{name}" for name in (*SYMBOLS, *at.PARTS)}
    wanted |= {f"line-short-{symbol}" for symbol in SYMBOLS}
    wanted |= {f"line-log-{kind.name.lower()}" for kind in Happened if kind not in UNSAID}
    wanted |= {f"line-ask-{phase.name.lower()}" for phase in Phase if phase is not Phase.OVER}
    wanted |= {f"refusal-{refusal.code}" for refusal in Refusal}
    wanted |= {f"refusal-{refusal}" for refusal in TakeBackRefusal}
    say = speaker(language)
    assert [key for key in wanted if not say.knows(key)] == []
    short = [say(f"line-short-{symbol}") for symbol in SYMBOLS]
    assert len(set(short)) == len(SYMBOLS)
    assert {len(text) for text in short} == {2}


def test_whole_games_are_told_in_german() -> None:
    """No choice, question, event or drawing of random games has an English word in it."""
    chance, say = SeededChance(4), speaker("de")
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
    view, say = match.view(0), speaker("de")
    assert symbol_gain(view, 0, "coal", say) == "Kohle voll, 2 Münzen"
    assert symbol_gain(view, 0, "sugar_beet", say) == "Zuckerrüben verfallen"
    card = read_action(match.options.deck, "lay B01")
    gains = "Anna: Reisende, Feld 2 und Post, Feld 1; Bob: Sägewerk, Feld 1"
    assert choice_words(view, card, NAMES, say) == f"B01 (Auslage)  {gains}"


def test_places_and_numbers() -> None:
    """Positions count track cards only; one and many differ."""
    say = speaker("en")
    assert [place(position, say) for position in (0, 8, 9, 10, 18, 26)] == [
        *("the start card", "card 8", "the first curve", "card 9", "the second curve", "card 24")
    ]
    assert [coins(number, speaker("de")) for number in (0, 1, 2)] == ["0 Münzen", "1 Münze", "2 Münzen"]
