"""From games taken apart to the corrections of a variant: values that are right on average for the best player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from railwright.bots.ink.desk import Doubles
from railwright.insight.ink.calibration import Calibration, Correction
from railwright.insight.ink.sampling import Sample

LEAST_FOR_SLOPE = 8
"""Games of each player below which a slope would be chance."""


def fit(samples: Sequence[Sample]) -> Calibration:
    """The corrections, from the last round to the first: what a sheet is worth is what the best drawing leads to.

    So luck is 0 on average, whoever played, and values say what a player makes who gives nothing away: Master, but
    for a tenth of a point a game.
    """
    values = np.array([sample.values for sample in samples])
    losses = np.array([sample.losses for sample in samples])
    rolled = np.array([sample.rolled for sample in samples])
    totals = np.array([sample.total for sample in samples])
    games = Counter(sample.player for sample in samples)
    best = _best_player(samples)
    sloped = len(games) > 1 and min(games.values()) >= LEAST_FOR_SLOPE
    found: list[Correction] = []
    later, slope = totals, 0.0
    for number in reversed(range(values.shape[1])):
        loss = (1 + slope) * losses[:, number]
        raw = values[:, number]
        centre = float(raw.mean())
        offset, slope = _line(raw - centre, rolled[:, number], later + loss - raw, sloped=sloped and number > 0)
        later = raw + offset + slope * (raw - centre)
        spread = float((totals - later)[best].std())
        found.append(Correction(round(offset, 4), round(slope, 4), round(centre, 3), round(spread, 3)))
    return Calibration(tuple(reversed(found)), dict(sorted(games.items())))


def _best_player(samples: Sequence[Sample]) -> npt.NDArray[np.bool_]:
    """Which of them are of the player that makes most."""
    players = sorted({sample.player for sample in samples})
    means = {name: np.mean([sample.total for sample in samples if sample.player == name]) for name in players}
    best = max(players, key=lambda name: means[name])
    return np.array([sample.player == best for sample in samples])


def _line(above: Doubles, rolled: Doubles, wanted: Doubles, *, sloped: bool) -> tuple[float, float]:
    """Offset and slope of what is wanted, without the part that only the dice of the round explain."""
    columns = [np.ones_like(above), rolled, *([above] if sloped else [])]
    offset, _, *slope = np.linalg.lstsq(np.stack(columns, axis=1), wanted, rcond=None)[0].tolist()
    return offset, slope[0] if slope else 0.0
