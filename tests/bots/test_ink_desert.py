"""The players of Railroad Ink in the desert: the heat, and the roll after the last round (RI-15)."""

from __future__ import annotations

import numpy as np
import pytest
from tests.bots.ink_tables import play_match, points, small
from tests.bots.last_rounds import expected_points
from tests.ink.sheets import sheet_of

from railwright.bots.ink import NAMES
from railwright.bots.ink.expansions import last_loss
from railwright.bots.ink.expansions.desert import SUNNY
from railwright.bots.ink_greedy import GreedyBot
from railwright.bots.ink_random import RandomBot, play_games
from railwright.bots.registry import InkBot
from railwright.ink.events import Rolled
from railwright.ink.match import Match, Phase, RoundLog
from railwright.ink.options import Options
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.scoring import PARTS
from railwright.ink.rules.sheet import DONE, ROUND, SPECIALS_SPENT, WORDS
from railwright.ink.view import view_of

DESERT = KEYS.index("desert")
BOARD = "desert-highway-straight-oasis@D4 desert-highway-straight-cactus@E4 desert-cacti@D5 desert-cacti@C3"


def after_the_last_round(spent: int) -> Match:
    """A game that waits for its last roll, with two cacti of five in danger, in the centre."""
    match = Match(Options(expansion="desert"))
    sheet = sheet_of(BOARD, expansion="desert")
    sheet.words[ROUND], sheet.words[SPECIALS_SPENT], sheet.words[DONE] = 6, spent, 1
    match.sheets[0].words[:] = sheet.words
    match.rounds = [RoundLog(Rolled(()))] * 6  # only their number matters
    return match


@pytest.mark.parametrize("spent", range(4))
def test_the_last_roll_in_advance(spent: int) -> None:
    """RI-15.6: a sheet is worth the mean of all last rolls, each answered best; who can pay loses nothing."""
    sheet = after_the_last_round(spent).sheets[0].words
    assert pytest.approx(11 / 36) == SUNNY
    assert last_loss(sheet) == pytest.approx(3 * SUNNY if spent == 3 else 0)
    assert points(sheet) - last_loss(sheet) == pytest.approx(expected_points(sheet, 0))


@pytest.mark.parametrize("player", [*(small(name) for name in NAMES), GreedyBot()], ids=[*NAMES, "greedy"])
def test_they_pay_at_the_last_roll(player: InkBot) -> None:
    """RI-15.6: nothing comes after it, so that every level gives a special route for its cacti."""
    match = after_the_last_round(1)
    match.apply(Rolled((), ("arid", "desert-cacti")))
    (action,) = player.play_round(view_of(match, 0), seed=1)
    assert str(action).startswith("shade-")
    match.act(0, action)
    assert match.phase is Phase.OVER


def test_all_levels_play_the_desert() -> None:
    """RI-15: matches of all levels and of random play, with goals and draft, end after the last roll."""
    players: list[InkBot] = [*(small(name) for name in NAMES), RandomBot()]
    for draft in (False, True):
        options = Options(edition="challenge", expansion="desert", players=len(players), goals=True, draft=draft)
        match = play_match(options, players, seed=3)
        assert (match.phase, match.round) == (Phase.OVER, 7)


def test_random_games_have_a_last_roll() -> None:
    """RI-15.6: in some of many random games cacti dry up at the last roll, and no special route is drawn then."""
    sheets, parts = np.zeros((200, WORDS), dtype=np.int64), np.zeros((200, PARTS), dtype=np.int64)
    play_games(1, DESERT, 0, 7, sheets, parts)
    assert (sheets[:, ROUND] == 7).all()
    assert (sheets[:, DONE] == 1).all()
