"""Why an action, or taking one back, is refused: one value for each reason. Sentences are in the catalogues."""

from __future__ import annotations

import enum

from railwright.core.errors import IllegalError, RailwrightError, TimingError
from railwright.line.rules import legality


class Refusal(enum.IntEnum):
    """The reasons; the numbers up to 99 are the kernel's own."""

    GAME_IS_OVER = legality.GAME_IS_OVER
    NOT_NOW = legality.NOT_NOW
    TRACK_TAKEN = legality.TRACK_TAKEN
    CARD_NOT_THERE = legality.CARD_NOT_THERE
    LINE_FULL = legality.LINE_FULL
    TOO_FEW_COINS = legality.TOO_FEW_COINS
    NOT_IN_HAND = legality.NOT_IN_HAND
    NO_STATION_AHEAD = legality.NO_STATION_AHEAD
    TOO_FAR = legality.TOO_FAR
    ROW_FULL = legality.ROW_FULL
    BOX_LOCKED = legality.BOX_LOCKED
    ALREADY_BOUGHT = legality.ALREADY_BOUGHT
    NOT_ON_STATION = legality.NOT_ON_STATION
    CARD_FIRST = legality.CARD_FIRST
    NO_SECOND_CARD_AT_THE_END = legality.NO_SECOND_CARD_AT_THE_END
    NOT_YOUR_DECISION = 100

    @property
    def code(self) -> str:
        """Under this code a page knows the reason, and the catalogues have its sentence."""
        return self.name.lower()

    @property
    def error(self) -> RailwrightError:
        """The refusal as an error: one of timing where the same action may be right at another moment."""
        return (TimingError if self.is_timing else IllegalError)(self.code)

    @property
    def is_timing(self) -> bool:
        """Whether the same action may be right at another moment."""
        return self in _TIMING


_TIMING = frozenset(
    {
        Refusal.GAME_IS_OVER,
        Refusal.NOT_NOW,
        Refusal.CARD_FIRST,
        Refusal.NO_SECOND_CARD_AT_THE_END,
        Refusal.NOT_YOUR_DECISION,
    }
)


class TakeBackRefusal(enum.StrEnum):
    """Why a decision cannot be taken back; the value is the code of its sentence."""

    NOTHING_DECIDED = "nothing_decided"
    DECIDED_SINCE = "decided_since"
    NOT_DECIDED_YET = "not_decided_yet"
    TURNED_OVER = "turned_over"
