"""What somebody wants printed: one order for every kind, with what that kind looks at."""

from __future__ import annotations

from datetime import date
from typing import Annotated

import msgspec

from railwright.core.language import LANGUAGES, Language, Speaker, speaker
from railwright.ink.options import Edition
from railwright.paper.choices import InkName, ScoreSheet, SizeName, Up

PlayerName = Annotated[str, msgspec.Meta(max_length=60)]


class Order(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An order; what a kind does not look at stays as it is."""

    kind: str = "sheet"
    size: SizeName = "a4"
    ink: InkName = "black"
    language: Language | None = None
    """The first of ours where nobody asked for one."""
    edition: Edition = "challenge"
    expansion: str | None = None
    """One of them, none, or all."""
    up: Up = 1
    score_sheet: ScoreSheet = 1
    deck: str | None = None
    """The text of a deck file of Rail Line; ours where none is given."""
    record: str | None = None
    """The text of a finished game's record."""
    names: Annotated[tuple[PlayerName, ...], msgspec.Meta(max_length=12)] = ()
    """Of its players, in the order of their seats."""
    day: date | None = None
    """When it was played."""

    @property
    def say(self) -> Speaker:
        """Who speaks on its pages."""
        return speaker(self.language or LANGUAGES[0])
