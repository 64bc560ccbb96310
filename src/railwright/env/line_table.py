"""A match of Rail Line as a table of the environments."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from railwright.core.chance import SeededChance
from railwright.core.errors import RailwrightError
from railwright.env.table import Part, one_hot
from railwright.line.match import Match, Options, SetUp
from railwright.line.picture import table_picture
from railwright.line.rules import layout as at
from railwright.line.view import View
from railwright.render.line_pixels import table_pixels
from railwright.render.line_svg import table_svg
from railwright.render.line_text import table_text

Bytes = npt.NDArray[np.uint8]
TRACKS = 3


class LineTable:
    """A match whose shuffles follow from a seed. Actions: the engine's 127 numbers, then waiting."""

    actions = at.ACTIONS + 1

    def __init__(self, options: Options, seed: int) -> None:
        self.seats = options.players
        self.match = Match(options, SetUp.drawn(options.players, SeededChance(f"env:{seed}")))

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.match.is_over

    def deciders(self) -> list[int]:
        """The one seat that has to decide."""
        return [] if self.match.decider is None else [self.match.decider]

    @property
    def parts(self) -> tuple[Part, ...]:
        """What lies open, one's own hand, and every seat."""
        symbols = ", ".join(at.SYMBOLS)
        parts = [
            Part("phase", "what is being decided, as in line/rules/layout.py", at.OVER + 1),
            Part("decider", "by seat, oneself first", self.seats),
            Part("current", "by seat, oneself first: whose turn it is", self.seats),
            Part("start", "by seat, oneself first: who began", self.seats),
            Part("side", "of the start card", 2),
            Part("turn, newest, stack", "as numbers: turn, position of the newest card, cards in the stack", 3),
            Part("flags", "a slow-train move is owed, the extra action is used, last actions have begun", 3),
        ]
        questions = ("waiting 1", "waiting 2", "landed 1", "landed 2", "asked")
        parts += [Part(name, f"a symbol in question: {symbols}", len(at.SYMBOLS)) for name in questions]
        parts.append(Part("display", "by B card: lies there", at.B_CARDS))
        parts.append(Part("hand", "by A card: in one's own hand", at.A_CARDS))
        parts.append(Part("line", "by position: 1 + the face that lies there, 0 for none", at.LAST_POSITION + 1))
        for number in range(self.seats):
            parts.append(Part(f"seat {number + 1} track", "of the seats from oneself to the left", TRACKS))
            told = "position of the slow train, coins, cards in hand, coins instead, box bought, glass first, boxes"
            parts.append(Part(f"seat {number + 1} numbers", f"as numbers: {told} by row", 6 + at.GOODS))
        return tuple(parts)

    def observe(self, seat: int) -> Bytes:
        """What a seat may know, in the order of `parts`."""
        return seen_from(self.match.view(seat), seat)

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """What the seat may decide; to wait, if another one decides."""
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[self.match.legal_actions() if seat in self.deciders() else -1] = 1
        return mask

    def act(self, seat: int, action: int) -> str | None:
        """A decision; to wait does nothing."""
        if action == at.ACTIONS and seat not in self.deciders():
            return None
        try:
            self.match.act(seat, action)
        except RailwrightError as error:
            return str(error)
        return None

    def totals(self) -> list[int]:
        """The score of each seat as the table stands."""
        return [score.total for score in self.match.scores()]

    def wins(self) -> list[float]:
        """Who is first shares the win."""
        first = [place.seat for place in self.match.ranking() if place.place == 1]
        return [1 / len(first) if seat in first else 0.0 for seat in range(self.seats)]

    def paint(self, mode: str) -> Any:
        """The table as an onlooker sees it."""
        picture = table_picture(self.match.view(None), [f"player_{seat}" for seat in range(self.seats)])
        if mode == "ansi":
            return table_text(picture)
        return table_svg(picture) if mode == "svg" else table_pixels(picture)

    def copy(self) -> LineTable:
        """The same match, with the same cards to come."""
        other = LineTable.__new__(LineTable)
        other.seats, other.match = self.seats, self.match.copy()
        return other


def seen_from(view: View, seat: int) -> Bytes:
    """What the view of a seat shows, in the order of `LineTable.parts`."""
    seen = view.observation
    seats = len(view.players)
    left = [(seat + number) % seats for number in range(seats)]

    def which(word: int) -> Bytes:
        return one_hot(seats, left.index(int(seen[word])) if seen[word] >= 0 else None)

    def symbol(word: int) -> Bytes:
        return one_hot(len(at.SYMBOLS), int(seen[word]) if seen[word] >= 0 else None)

    shown = [
        one_hot(at.OVER + 1, int(view.phase)),
        which(at.DECIDER),
        which(at.CURRENT),
        which(at.START),
        one_hot(2, view.side),
        _numbers([view.turn, view.newest, view.stack_count]),
        _numbers([int(seen[at.OWED]), int(seen[at.EXTRA_USED]), int(seen[at.LAST_DONE] >= 0)]),
        *(symbol(word) for word in (at.WAITING, at.WAITING + 1, at.LANDED, at.LANDED + 1, at.ASKED)),
        one_hot(at.B_CARDS, *(card - at.A_CARDS for card in view.display if card is not None)),
        one_hot(at.A_CARDS, *view.hand),
        _numbers([int(face) + 1 for face in seen[at.LINE : at.LINE + at.LAST_POSITION + 1]]),
    ]
    for other in left:
        shown += _seat(view, other)
    return np.concatenate(shown)


def _seat(view: View, seat: int) -> list[Bytes]:
    player = view.players[seat]
    flags = (player.box_bought, player.glass_first)
    numbers = [player.slow, player.coins, player.hand_count, player.coins_instead, *flags, *player.boxes.values()]
    return [one_hot(TRACKS, player.track), _numbers([int(number) for number in numbers])]


def _numbers(values: list[int]) -> Bytes:
    return np.array([min(value, 255) for value in values], dtype=np.uint8)
