"""What can be chosen for everything that is printed; light, so that commands know it without loading the rest."""

from __future__ import annotations

from typing import Literal, get_args

SizeName = Literal["a4", "letter"]
SIZE_NAMES: tuple[SizeName, ...] = get_args(SizeName)
InkName = Literal["black", "light", "colour"]
INK_NAMES: tuple[InkName, ...] = get_args(InkName)
Up = Literal[1, 2, 4]
UPS: tuple[Up, ...] = get_args(Up)
"""How many sheets lie on a page."""
ScoreSheet = Literal[1, 2]
SCORE_SHEETS: tuple[ScoreSheet, ...] = get_args(ScoreSheet)
"""Of Rail Line."""
ALL = "all"
"""Instead of an expansion: a page for each, and for none."""
