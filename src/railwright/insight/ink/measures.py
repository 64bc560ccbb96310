"""How good the values of a variant are, measured on games of the players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from railwright.bots.ink.desk import Doubles
from railwright.insight.ink.calibration import Calibration
from railwright.insight.ink.sampling import Sample

FIFTHS = 5


@dataclass(frozen=True, slots=True)
class Measure:
    """What the games of one player say."""

    player: str
    games: int
    total: float
    loss: float
    """Points given away in a game."""
    luck: Doubles
    """Mean of each round, without what the dice of the round explain, which is 0 on average by construction."""
    luck_error: Doubles
    plain_luck: Doubles
    """Mean of each round as it came."""
    bias: Doubles
    """By fifth of the predictions of all rounds, the lowest first: what came less what was predicted."""


def measure(samples: Sequence[Sample], calibration: Calibration) -> list[Measure]:
    """By player, in the order in which they come."""
    players = list(dict.fromkeys(sample.player for sample in samples))
    return [_measured(name, [one for one in samples if one.player == name], calibration) for name in players]


def _measured(player: str, samples: list[Sample], calibration: Calibration) -> Measure:
    corrections = calibration.corrections
    raw = np.array([sample.values for sample in samples])
    totals = np.array([sample.total for sample in samples])
    rolled = np.array([sample.rolled for sample in samples])
    slopes = np.array([*(1 + correction.slope for correction in corrections[1:]), 1.0])
    losses = np.array([sample.losses for sample in samples]) * slopes
    values = np.stack([one.applied(raw[:, number]) for number, one in enumerate(corrections)], axis=1)
    lucks = np.concatenate([values[:, 1:], totals[:, np.newaxis]], axis=1) + losses - values
    calm = lucks - rolled * slopes
    order = np.argsort(values.ravel(), kind="stable")
    ahead = (totals[:, np.newaxis] - values).ravel()[order]
    return Measure(
        player,
        len(samples),
        float(totals.mean()),
        float(losses.sum(axis=1).mean()),
        calm.mean(axis=0),
        calm.std(axis=0) / np.sqrt(len(samples)),
        lucks.mean(axis=0),
        np.array([part.mean() for part in np.array_split(ahead, FIFTHS)]),
    )
