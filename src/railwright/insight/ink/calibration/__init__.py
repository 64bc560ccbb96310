"""How the value of a sheet before a round is set right, as measured by `railwright calibrate`; one file a variant."""

from __future__ import annotations

import functools
from importlib import resources
from typing import TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from railwright.ink.options import Options

T = TypeVar("T", float, npt.NDArray[np.float64])


class Correction(msgspec.Struct, frozen=True):
    """For the value before a round: add `offset`, and `slope` for each point above `centre`."""

    offset: float = 0.0
    slope: float = 0.0
    centre: float = 0.0
    spread: float = 0.0
    """Standard deviation of the final score around the value."""

    def applied(self, raw: T) -> T:
        """The value set right."""
        return raw + self.offset + self.slope * (raw - self.centre)


class Calibration(msgspec.Struct, frozen=True):
    """The corrections of a variant, the first round first, and the games they were measured on."""

    corrections: tuple[Correction, ...]
    games: dict[str, int] = {}
    """By player."""


_STAND_IN = (
    # By rounds to come, one round first: what the base game needs, for variants that nobody has measured yet.
    (0.8, 3.0), (2.0, 3.6), (3.2, 3.9), (4.4, 4.1), (5.4, 4.2), (6.4, 4.3), (7.0, 4.4),
)  # fmt: skip


def variant(options: Options) -> str:
    """What a calibration is kept under."""
    return f"{options.edition}-{options.expansion or 'none'}{'-draft' if options.draft else ''}"


def stand_in(rounds: int) -> Calibration:
    """For a variant that nobody has measured: the corrections of the base game by rounds to come."""
    by_left = [_STAND_IN[min(left, len(_STAND_IN) - 1)] for left in range(rounds)]
    return Calibration(tuple(Correction(offset=offset, spread=spread) for offset, spread in reversed(by_left)))


def uncorrected(rounds: int) -> Calibration:
    """Values as they are."""
    return Calibration((Correction(),) * rounds)


@functools.cache
def measured() -> dict[str, Calibration]:
    """All that comes with the package, by variant."""
    files = (file for file in resources.files(__name__).iterdir() if file.name.endswith(".json"))
    return {file.name.removesuffix(".json"): msgspec.json.decode(file.read_bytes(), type=Calibration) for file in files}


def calibration_for(options: Options) -> tuple[Calibration, bool]:
    """The corrections for a game, and whether they were measured for its variant, on games of Master too.

    A draft that was not measured is corrected like the game without it. Goals come on top of what was measured without.
    """
    own = measured().get(variant(options))
    if own is not None:
        return own, not options.goals and "master" in own.games
    plain = measured().get(f"{options.edition}-{options.expansion or 'none'}")
    return plain or stand_in(options.rounds), False
