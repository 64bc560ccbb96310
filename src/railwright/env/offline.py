"""From the sheets of a dataset to what the environments show: observations, masks and numbers of actions."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from railwright.env import kernels
from railwright.env.bank import Bank, Terms
from railwright.env.game import Game
from railwright.env.numbering import NumberingName


def shown(
    game: Game, sheets: npt.NDArray[np.int64], numbering: NumberingName = "compact"
) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int8]]:
    """The flat observations and the masks of sheets, one a row, as `railwright dataset` writes them."""
    bank = Bank(game, Terms(numbering=numbering), len(sheets))
    bank.sheets[:] = sheets
    bank.show(np.arange(len(sheets)))
    return bank.seen, bank.mask


def numbered(
    game: Game, sheets: npt.NDArray[np.int64], actions: npt.NDArray[np.int64], numbering: NumberingName = "compact"
) -> npt.NDArray[np.int64]:
    """The engine's actions of a dataset in the numbering of an environment."""
    table = Bank(game, Terms(numbering=numbering), 1).numbering.table
    pairs = zip(sheets, actions, strict=True)
    return np.array([kernels.number_of_engine(sheet, table, int(action)) for sheet, action in pairs], dtype=np.int64)
