"""Why an action, or taking one back, is refused: one value for each reason, one sentence for a person."""

from __future__ import annotations

import enum

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
    def sentence(self) -> str:
        """The reason in words."""
        return _SENTENCES[self]

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
_SENTENCES = {
    Refusal.GAME_IS_OVER: "The game is over.",
    Refusal.NOT_NOW: "Something else has to be decided now.",
    Refusal.TRACK_TAKEN: "This track is taken; choose a free one.",
    Refusal.CARD_NOT_THERE: "This card is neither in your hand nor in the display.",
    Refusal.LINE_FULL: "All 24 track cards lie; there is no room for another.",
    Refusal.TOO_FEW_COINS: "You have too few coins for this.",
    Refusal.NOT_IN_HAND: "This card is not in your hand.",
    Refusal.NO_STATION_AHEAD: "Your slow train has no station ahead of it.",
    Refusal.TOO_FAR: "There are not so many stations ahead of your slow train.",
    Refusal.ROW_FULL: "All boxes of this row are marked.",
    Refusal.BOX_LOCKED: "The next sugar beets wait for a sugar factory that opens their section.",
    Refusal.ALREADY_BOUGHT: "You have bought your one box of this game.",
    Refusal.NOT_ON_STATION: "This symbol is not on the station.",
    Refusal.CARD_FIRST: "First lay a track card, from your hand or the display.",
    Refusal.NO_SECOND_CARD_AT_THE_END: "A track card cannot be the last extra action.",
    Refusal.NOT_YOUR_DECISION: "Another player has to decide now.",
}


class TakeBackRefusal(enum.StrEnum):
    """Why a decision cannot be taken back; the value is the sentence."""

    NOTHING_DECIDED = "Nothing has been decided yet."
    DECIDED_SINCE = "Another player has decided since."
    NOT_DECIDED_YET = "You have not decided anything yet."
    TURNED_OVER = "A hidden card has been turned over; that cannot be taken back."
