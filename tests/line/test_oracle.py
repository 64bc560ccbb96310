"""The engine against the rules told a second time: the same questions, choices, boxes and coins in random games."""

from __future__ import annotations

import msgspec
import pytest
from tests.line.oracle import game
from tests.line.tables import choices, deck_with, do

from railwright.core.chance import SeededChance
from railwright.core.compiled import INTERPRETED
from railwright.line.deck import SYMBOLS, CurveCard, Deck
from railwright.line.deck_file import standard_deck
from railwright.line.match import Match, Options, SetUp

pytestmark = pytest.mark.rules

GAMES = 8 if INTERPRETED else 150


def compare(deck: Deck, players: int, sheet: int, chance: SeededChance) -> None:
    """Play one random game with both and compare everything that both know."""
    setup = SetUp.drawn(players, chance)
    match = Match(Options(players, sheet, deck), setup)
    told = game(deck, sheet, players, setup)
    question = next(told)
    while match.decider is not None:
        options = choices(match)
        assert (match.decider, options) == question
        decision = options[chance.below(len(options))]
        do(match, decision)
        try:
            question = told.send(decision)
        except StopIteration as end:
            table = end.value
            break
    assert match.is_over
    view = match.view(None)
    for player, seen in zip(table.players, view.players, strict=True):
        assert (seen.boxes, seen.coins, seen.slow) == (player.boxes, player.coins, player.slow)
        assert (seen.hand_count, seen.coins_instead) == (len(player.hand), player.swaps)
    assert (view.cards_laid, view.stack_count) == (table.cards, len(table.stack))


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("sheet", [1, 2])
def test_games_go_as_told(players: int, sheet: int) -> None:
    """RL-1 to RL-7: with our deck every question, every list of choices and every result is the same."""
    chance = SeededChance(f"told {players} {sheet}")
    for _ in range(GAMES):
        compare(standard_deck(), players, sheet, chance)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("sheet", [1, 2])
def test_games_with_any_faces_go_as_told(players: int, sheet: int) -> None:
    """RL-7: the same with random faces, among them curves and stations with goods and the slow-train symbol."""
    chance = SeededChance(f"faces {players} {sheet}")

    def station() -> list[str]:
        return [SYMBOLS[min(chance.below(16), 11)] for _ in range(chance.below(3))]

    def lower(upper: list[list[str]]) -> list[list[str]]:
        """The second card of a curve: a station where the first has none."""
        return [[] if station else ["move_slow", *SYMBOLS[chance.below(11) :][:1]] for station in reversed(upper)]

    def with_curves(deck: Deck) -> Deck:
        uppers = [[["move_slow"] if chance.below(2) else [] for _ in range(3)] for _ in range(2)]
        halves = [half for upper in uppers for half in (upper, lower(upper))]
        cards = [
            msgspec.convert({"id": card.id, "curve": card.curve, "lanes": lanes}, CurveCard)
            for card, lanes in zip(deck.curves, halves, strict=True)
        ]
        return msgspec.structs.replace(deck, curves=cards)

    for _ in range(GAMES):
        faces = {card.id: [station(), station(), station()] for card in standard_deck().cards}
        compare(with_curves(deck_with(**faces)), players, sheet, chance)
