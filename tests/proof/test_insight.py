"""A blunder that is planted in a public game is found, in its round and at its price."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from railwright.bots.ink.players import LEVELS, Bot
from railwright.core.chance import SeededChance
from railwright.ink.match import Match, Phase
from railwright.ink.record import write_record
from railwright.ink.university_game import match_of_rounds
from railwright.ink.view import view_of
from railwright.insight.analysis import analyse
from railwright.insight.readiness import get_ready

pytestmark = pytest.mark.proof

ROUND = 3
PLAYOUTS = 60


def played_on(match: Match, seed: int, player: str = "strong") -> Match:
    """The match played to its end by a player, with dice of this seed."""
    match, chance, bot = match.copy(), SeededChance(f"playout {seed}"), Bot(LEVELS[player])
    while match.phase is not Phase.OVER:
        match.deal(chance)
        if match.phase is Phase.DRAWING:
            for action in bot.play_round(view_of(match, 0), seed=seed):
                match.act(0, action)
    return match


def until(match: Match, rounds: int) -> Match:
    """The first rounds of a match, with the dice of the next one."""
    again = Match(match.options)
    for number, log in enumerate(match.rounds[: rounds + 1]):
        again.apply(log.dice)
        for action in log.actions[0] if number < rounds else []:
            again.act(0, action)
    return again


def drawn(match: Match, player: Bot, seed: int) -> Match:
    """The match after a player's part of the running round."""
    match = match.copy()
    for action in player.play_round(view_of(match, 0), seed=seed):
        match.act(0, action)
    return match


@pytest.mark.parametrize("number", [0, 40])
def test_a_planted_blunder_is_found_at_its_price(shared_data: Path, number: int) -> None:
    """Round 3 of a public game is drawn badly, all else as well as Master does: there the loss is greatest.

    It has at least 80 % of its true cost: the difference of many playouts of both sheets on the same dice.
    """
    get_ready()
    games = (shared_data / "games" / "scored_games.jsonl").read_text("utf-8").splitlines()
    public = match_of_rounds(json.loads(games[number])["rounds"], None, "spaces")
    before = until(public, ROUND - 1)
    good = drawn(before, Bot(LEVELS["master"]), 1)
    bad = drawn(before, Bot(LEVELS["beginner"]), 7)
    report = analyse(write_record(played_on(bad, 0, "master"))).seats[0]
    costliest = report.costliest
    assert costliest is not None
    step = report.steps[ROUND - 1]
    cost = np.array(
        [played_on(good, seed).score(0).total - played_on(bad, seed).score(0).total for seed in range(1, PLAYOUTS + 1)]
    )
    later = max(later.loss for later in report.steps[ROUND:])
    assert step.loss > later
    assert step.loss >= 0.8 * cost.mean()
