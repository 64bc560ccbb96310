"""Rail Line at length: a million random games, and fairness beyond doubt."""

from __future__ import annotations

import pytest
from tests.line import random_checks as check

from railwright.bots.line.trials import fairness
from railwright.line.deck_file import standard_deck
from railwright.line.tables import tables_of

pytestmark = pytest.mark.proof


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("sheet", [1, 2])
def test_a_million_random_games_keep_the_rules(players: int, sheet: int) -> None:
    """RL-2 to RL-5: in 250,000 games of each kind nothing is ever out of order, and both endings are reached."""
    found = check.watch(tables_of(standard_deck(), sheet), players, 250_000, seed=players * 1000 + sheet)
    assert found[: check.BY_LINE].tolist() == [0] * check.BY_LINE
    assert found[check.BY_LINE] > 0
    assert found[check.BY_STACK] > 0


@pytest.mark.parametrize(("bot", "games"), [("random", 200_000), ("casual", 15_000)])
@pytest.mark.parametrize("sheet", [1, 2])
def test_no_track_leads_by_three_points(bot: str, games: int, sheet: int) -> None:
    """With three players the best track is less than three points of win rate ahead of the worst."""
    assert fairness(standard_deck(), 3, sheet, bot, games).lead < 3
