"""Tests of how values are set right: what was put into made-up games is found again."""

from __future__ import annotations

import numpy as np
import pytest

from railwright.insight.ink.calibration import uncorrected
from railwright.insight.ink.fitting import fit
from railwright.insight.ink.measures import measure
from railwright.insight.ink.sampling import Sample

ROUNDS = 7
OFFSETS = np.array([7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0])
LOSS = {"master": 0.02, "casual": 1.5}
"""Of a round."""


def made_up(games: int) -> list[Sample]:
    """Games whose true values are known: those that are told are too low by the offsets, and dice scatter widely."""
    chance = np.random.default_rng(4)
    samples = []
    for player, loss in LOSS.items():
        for deal in range(games):
            luck = chance.normal(0.0, 2.0, ROUNDS)
            true = 64.0 + np.concatenate([[0.0], np.cumsum(luck - loss)])
            told = true[:-1] - OFFSETS
            samples.append(Sample(player, deal, tuple(told), (loss,) * ROUNDS, tuple(luck), float(true[-1])))
    return samples


def test_what_a_sheet_is_worth_is_what_the_best_drawing_leads_to() -> None:
    """The offsets come back, whoever played; luck is 0 in each round, losses are told as they are."""
    samples = made_up(40)
    calibration = fit(samples)
    assert calibration.games == {"casual": 40, "master": 40}
    raw = np.array([sample.values for sample in samples])
    for number, correction in enumerate(calibration.corrections):
        assert np.abs(correction.applied(raw[:, number]) - raw[:, number] - OFFSETS[number]).max() < 0.05
    spreads = [correction.spread for correction in calibration.corrections]
    assert spreads == sorted(spreads, reverse=True), "less is to come"
    for one in measure(samples, calibration):
        assert one.loss == pytest.approx(ROUNDS * LOSS[one.player], abs=0.05)
        assert np.abs(one.luck).max() < 0.01
    assert measure(samples, uncorrected(ROUNDS))[0].bias.min() > 2.0, "before, more came than was predicted"
