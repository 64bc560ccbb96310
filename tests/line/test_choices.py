"""What a choice would bring, in words."""

from __future__ import annotations

from tests.line.tables import begun, give

from railwright.core.chance import SeededChance
from railwright.core.language import speaker
from railwright.line.actions import read_action
from railwright.line.choices import card_gains, choice_words, question, symbol_gain
from railwright.line.match import Match, Options, SetUp
from railwright.line.view import Phase

SAY = speaker()
NAMES = ("You", "Bob", "Cid")


def test_a_card_tells_what_everybody_would_get() -> None:
    """Laying B01 shows for each player the boxes that would be marked."""
    match = begun(players=2, b=["B01"])
    view = match.view(0)
    card = read_action(match.options.deck, "lay B01")
    gains = "You: travellers, box 2 and post, box 1; Bob: sawmill, box 1"
    assert choice_words(view, card, NAMES, SAY) == f"B01 (display)  {gains}"
    assert card_gains(view, read_action(match.options.deck, "lay B04") - 5, SAY) == ["coal, box 1 and glass, box 1", ""]


def test_full_rows_and_locked_beets_are_told() -> None:
    """RL-3.2, RL-7.4: coins of a full row and a beet that would be lost show before they happen."""
    match = begun(players=2, sheet=2)
    give(match, 0, coal=6, sugar_beet=2)
    view = match.view(0)
    assert symbol_gain(view, 0, "coal", SAY) == "coal full, 2 coins"
    assert symbol_gain(view, 0, "sugar_beet", SAY) == "sugar beet lost"
    assert symbol_gain(view, 0, "move_slow", SAY) == "slow train moves"


def test_every_choice_of_whole_games_has_words() -> None:
    """Every legal action of random games is told in different words, and every phase has its question."""
    chance = SeededChance(8)
    asked = set()
    for game in range(40):
        players, sheet = 2 + game % 2, 1 + game // 2 % 2
        match = Match(Options(players, sheet), SetUp.drawn(players, chance))
        while match.decider is not None:
            view = match.view(match.decider)
            asked.add(view.phase)
            assert question(view, SAY).endswith("?")
            legal = view.legal_actions()
            words = {choice_words(view, action, NAMES, SAY) for action in legal if action not in range(42, 91)}
            assert len(words) == len([action for action in legal if action not in range(42, 91)])
            match.act(match.decider, legal[chance.below(len(legal))])
    assert asked >= set(Phase) - {Phase.OVER, Phase.WHICH_FIRST}
