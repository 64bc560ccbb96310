"""The games for learning: every edition of Railroad Ink with every expansion."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from itertools import product
from typing import get_args

from railwright.ink.options import Edition, Longest, Options, number_of
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.longest import READINGS
from railwright.ink.rules.sheet import EDITIONS

VERSION = 0
"""Of all environments: it counts up whenever numbers of actions, observations or rewards change their meaning."""
HISTORY = (("v0", "0.1", "the first"),)
"""Of all environments: each version, since when there is it, and what changed."""


@dataclass(frozen=True, slots=True)
class Game:
    """An edition with or without an expansion."""

    edition: Edition = "base"
    expansion: str | None = None
    longest: Longest = "sections"

    def __post_init__(self) -> None:
        _ = self.options  # refuses what the rules do not know

    @property
    def options(self) -> Options:
        """The same for the match of one player."""
        return Options(edition=self.edition, expansion=self.expansion, longest=self.longest)

    @property
    def numbers(self) -> tuple[int, int, int]:
        """Edition, expansion and reading as the kernels know them."""
        return EDITIONS.index(self.edition), number_of(self.expansion), READINGS.index(self.longest)

    @property
    def name(self) -> str:
        """`Ink`, `Challenge`, `InkLava`, …: what stands in the id of an environment."""
        first = "Ink" if self.edition == EDITIONS[0] else self.edition.capitalize()
        return first + (self.expansion or "").capitalize()

    @property
    def id(self) -> str:
        """The id of its Gymnasium environment."""
        return f"railwright/{self.name}-v{VERSION}"


@functools.cache
def games() -> tuple[Game, ...]:
    """Every edition with every expansion, as the records of the rules list them."""
    return tuple(Game(edition, expansion) for edition, expansion in product(get_args(Edition), KEYS))
