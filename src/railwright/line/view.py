"""What one seat may see: its own hand, counts of the other hands, and how many cards the stack still has.

Other hands and the order of the stack are not in a view at all. Bots get the same view as people.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from railwright.core.compiled import popcount
from railwright.line.deck import Deck
from railwright.line.rules import layout as at
from railwright.line.rules.legality import legal_actions
from railwright.line.rules.tracks import face_symbol, lane_of, station_ahead, stations_ahead

Ints = NDArray[np.int64]
Station = tuple[str, ...]


class Phase(enum.IntEnum):
    """What is being decided."""

    CHOOSE_SIDE = at.CHOOSE_SIDE
    CHOOSE_TRACK = at.CHOOSE_TRACK
    LAY_CARD = at.LAY_CARD
    EXTRA_ACTION = at.EXTRA_ACTION
    LAST_ACTION = at.LAST_ACTION
    FREE_MOVE = at.FREE_MOVE
    WHICH_FIRST = at.WHICH_FIRST
    WHICH_ONE = at.WHICH_ONE
    MARK_OR_COIN = at.MARK_OR_COIN
    OVER = at.OVER


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player as everybody sees them; `track` is None before it is chosen."""

    track: int | None
    slow: int
    fast: int
    coins: int
    boxes: dict[str, int]
    hand_count: int
    coins_instead: int
    box_bought: bool
    glass_first: bool


@dataclass(frozen=True, slots=True)
class View:
    """A table seen from one seat; `seat` is None for an onlooker. Cards are numbers into `deck.cards`."""

    deck: Deck
    sheet: int
    tables: Ints
    seat: int | None
    observation: Ints
    """The state with all hidden fields blanked (see `rules.observing`)."""

    @property
    def phase(self) -> Phase:
        """What is being decided."""
        return Phase(int(self.observation[at.PHASE]))

    @property
    def decider(self) -> int | None:
        """The seat that must decide; None when the game is over."""
        seat = int(self.observation[at.DECIDER])
        return None if seat < 0 else seat

    @property
    def current(self) -> int:
        """The seat whose turn it is."""
        return int(self.observation[at.CURRENT])

    @property
    def start(self) -> int:
        """The seat that began."""
        return int(self.observation[at.START])

    @property
    def turn(self) -> int:
        """The number of the turn; 0 in the set-up."""
        return int(self.observation[at.TURN])

    @property
    def newest(self) -> int:
        """The position of the newest card, where the fast trains stand."""
        return int(self.observation[at.NEWEST])

    @property
    def cards_laid(self) -> int:
        """How many track cards lie, without curves."""
        return self.newest - (self.newest >= at.FIRST_CURVE) - (self.newest >= at.SECOND_CURVE)

    @property
    def side(self) -> int | None:
        """The chosen side of the start card, 0 or 1."""
        side = int(self.observation[at.SIDE])
        return None if side < 0 else side

    @property
    def stack_count(self) -> int:
        """How many cards are left in the stack."""
        return at.B_CARDS - int(self.observation[at.DRAWN])

    @property
    def display(self) -> tuple[int | None, ...]:
        """The four places of the display."""
        cards = self.observation[at.DISPLAY : at.DISPLAY + at.DISPLAY_SIZE]
        return tuple(int(card) if card >= 0 else None for card in cards)

    @property
    def hand(self) -> tuple[int, ...]:
        """The own hand; empty for an onlooker."""
        if self.seat is None:
            return ()
        mask = int(self.observation[at.SEATS + self.seat * at.SEAT_SIZE + at.HAND])
        return tuple(card for card in range(at.A_CARDS) if mask >> card & 1)

    @property
    def faces(self) -> tuple[int, ...]:
        """The face at each position from the start card to the newest (see `rules.layout`)."""
        if self.side is None:
            return ()
        return tuple(int(face) for face in self.observation[at.LINE : at.LINE + self.newest + 1])

    @property
    def asked(self) -> str | None:
        """The symbol in question when a coin may be taken instead."""
        symbol = int(self.observation[at.ASKED])
        return None if symbol < 0 else at.SYMBOLS[symbol]

    @property
    def players(self) -> tuple[PlayerView, ...]:
        """All players in the order of their seats."""
        return tuple(self._player(seat) for seat in range(int(self.observation[at.PLAYERS])))

    def _player(self, seat: int) -> PlayerView:
        own = self.observation[at.SEATS + seat * at.SEAT_SIZE : at.SEATS + (seat + 1) * at.SEAT_SIZE].tolist()
        return PlayerView(
            track=own[at.TRACK] if own[at.TRACK] >= 0 else None,
            slow=own[at.SLOW],
            fast=self.newest,
            coins=own[at.COINS],
            boxes={name: own[at.BOXES + row] for row, name in enumerate(at.SYMBOLS[: at.GOODS])},
            hand_count=popcount(own[at.HAND]),
            coins_instead=own[at.SWAPPED],
            box_bought=bool(own[at.BOUGHT]),
            glass_first=bool(own[at.GLASS_FIRST]),
        )

    def legal_actions(self) -> list[int]:
        """What this seat may decide now; nothing where another seat decides."""
        if self.seat is None or self.seat != self.decider:
            return []
        out = np.zeros(at.ACTIONS, dtype=np.int64)
        count = legal_actions(self.observation, self.tables, out)
        return [int(action) for action in out[:count]]

    def stations_ahead(self, seat: int) -> list[int]:
        """Positions of the next stations, up to five, that the seat's slow train could reach."""
        count = stations_ahead(self.observation, self.tables, seat)
        return [int(station_ahead(self.observation, self.tables, seat, steps)) for steps in range(1, count + 1)]

    def lanes(self, face: int) -> tuple[Station, Station, Station]:
        """The symbols of a face on its top, middle and bottom lane."""
        return self._lane(face, 0), self._lane(face, 1), self._lane(face, 2)

    def station(self, position: int, track: int) -> Station:
        """The symbols that a track has at a position of the line."""
        return self._lane(self.faces[position], lane_of(position, track))

    def next_station(self, card: int, track: int) -> Station:
        """The symbols that a track would have on this card, laid at the end of the line."""
        return self._lane(card, lane_of(self.newest + 1, track))

    def _lane(self, face: int, lane: int) -> Station:
        symbols = (face_symbol(self.tables, face, lane, which) for which in range(2))
        return tuple(at.SYMBOLS[symbol] for symbol in symbols if symbol >= 0)
