"""The bots of Rail Line by name, random and casual play, and fairness between equal bots."""

from __future__ import annotations

import math

import numpy as np
import pytest
from tests.bots.line.games import played

from railwright.bots.line import BOTS, bot
from railwright.bots.line.trials import Rate, fairness, play_many
from railwright.core.compiled import INTERPRETED
from railwright.core.errors import MalformedError
from railwright.line.deck_file import standard_deck
from railwright.line.record import write_record
from railwright.line.tables import tables_of


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", ["random", "casual"])
def test_bots_play_whole_games(name: str, players: int) -> None:
    """Both bots play legal games to the end on both sheets, the same again with the same seed."""
    for sheet in (1, 2):
        match = played([name] * players, sheet, seed=sheet)
        assert match.is_over
        assert write_record(played([name] * players, sheet, seed=sheet)) == write_record(match)


def test_unknown_bots_are_refused_with_the_names_that_exist() -> None:
    """Asking for another bot tells which ones there are."""
    with pytest.raises(MalformedError, match=", ".join(BOTS)):
        bot("grandmaster")


@pytest.mark.skipif(INTERPRETED, reason="Needs hundreds of games, which only compiled bots play in a moment.")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("sheet", [1, 2])
def test_the_casual_bot_beats_random_play(players: int, sheet: int) -> None:
    """Against random players the casual bot wins more than nine of ten games."""
    kinds = np.array([1] + [0] * (players - 1))
    wins = np.zeros((120, players))
    results = np.zeros((120, players, 3), dtype=np.int64)
    play_many(tables_of(standard_deck(), sheet), kinds, False, 120, 5, wins, results)
    assert wins[:, 0].mean() > 0.9


def test_fairness_counts_every_win_once() -> None:
    """The win rates of seats sum to one game, and shared wins are divided (RL-5.3)."""
    found = fairness(standard_deck(), 3, 1, "random", games=20 if INTERPRETED else 3000)
    assert sum(rate.percent for rate in found.by_seat) == pytest.approx(100)
    assert sum(rate.percent for rate in found.by_track) == pytest.approx(100)
    assert found.lead == max(r.percent for r in found.by_track) - min(r.percent for r in found.by_track)


def test_a_rate_has_its_confidence_interval() -> None:
    """Half of a hundred games won: 50 plus or minus 9.85 percent."""
    rate = Rate.of(np.array([1.0, 0.0] * 50))
    assert (rate.percent, rate.games) == (50.0, 100)
    assert rate.margin == pytest.approx(9.85, abs=0.01)


@pytest.mark.skipif(INTERPRETED, reason="Needs thousands of games, which only compiled bots play in a moment.")
@pytest.mark.parametrize(("bot", "games"), [("random", 40_000), ("casual", 800)])
@pytest.mark.parametrize("sheet", [1, 2])
def test_the_outer_tracks_are_alike_and_the_middle_one_is_behind(bot: str, games: int, sheet: int) -> None:
    """RL-1.1: tracks 1 and 3 change lanes in row 2 and win alike; the middle one keeps its lane and wins less."""
    top, middle, bottom = fairness(standard_deck(), 3, sheet, bot, games).by_track
    assert abs(top.percent - bottom.percent) < 2.05 * math.hypot(top.margin, bottom.margin)
    assert 20 < middle.percent < 100 / 3
