"""What a client needs of the messages of a table: whether its request was stored, and what its seat may do next.

The views are read only as far as that; everything else of them is skipped.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from railwright.ink.actions import all_actions
from railwright.server.patches import patched

Request = dict[str, Any]
"""What a client asks, without id and seat."""


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """Any message of the server, as far as a client looks at it."""

    type: str
    id: str = ""
    seat: int | None = None
    code: str = ""
    version: int = 0
    view: msgspec.Raw = msgspec.Raw()
    changes: msgspec.Raw = msgspec.Raw()
    patch: Said | None = None


class _Seat(msgspec.Struct, frozen=True):
    done: bool


class _Done(msgspec.Struct, frozen=True):
    allowed: bool


class _Draft(msgspec.Struct, frozen=True):
    pairs: list[tuple[str, str]]
    owners: list[tuple[int, int]]
    to_pick: int | None


class _InkScore(msgspec.Struct, frozen=True):
    total: int


class _InkPlace(msgspec.Struct, frozen=True):
    seat: int
    score: _InkScore


class _Part(msgspec.Struct, frozen=True):
    part: str


class _Fair(msgspec.Struct, frozen=True):
    asked: bool
    seats: list[_Part]


class _Ink(msgspec.Struct, frozen=True, tag_field="game", tag="ink"):
    phase: str
    seats: list[_Seat]
    legal: list[int]
    actions: list[str]
    done: _Done
    draft: _Draft | None
    can_undo: bool
    ranking: list[_InkPlace] | None
    fair: _Fair
    take_backs: ClassVar = ("undo", "clear")

    def listed(self, seat: int) -> list[int | str]:
        """What this seat may ask for now, drawings and pairs by their numbers; nothing where it waits for others."""
        if self.phase == "pick" and self.draft is not None:
            if self.draft.to_pick != seat:
                return []
            taken = {pair for pair, _ in self.draft.owners}
            return [pair for pair in range(len(self.draft.pairs)) if pair not in taken]
        if self.phase != "draw" or self.seats[seat].done:
            return []
        return [*self.legal, *self.actions, *(["done"] if self.done.allowed else [])]

    def request(self, chosen: int | str) -> Request:
        """The request for something listed."""
        if self.phase == "pick":
            return {"type": "pick", "pair": chosen}
        return {"type": "do", "action": str(all_actions()[chosen]) if isinstance(chosen, int) else chosen}

    def points(self) -> dict[int, int] | None:
        """The points by seat when the game is over."""
        return None if self.ranking is None else {place.seat: place.score.total for place in self.ranking}


class _LineAction(msgspec.Struct, frozen=True):
    action: str


class _LinePlace(msgspec.Struct, frozen=True):
    seat: int
    points: int


class _Line(msgspec.Struct, frozen=True, tag_field="game", tag="line"):
    phase: str
    decider: int | None
    actions: list[_LineAction]
    can_undo: bool
    ranking: list[_LinePlace] | None
    fair: _Fair
    take_backs: ClassVar = ("undo",)

    def listed(self, seat: int) -> list[int | str]:
        """What this seat may ask for now; nothing where it waits for others."""
        return [listed.action for listed in self.actions] if self.decider == seat else []

    def request(self, chosen: int | str) -> Request:
        """The request for something listed."""
        return {"type": "do", "action": chosen}

    def points(self) -> dict[int, int] | None:
        """The points by seat when the game is over."""
        return None if self.ranking is None else {place.seat: place.points for place in self.ranking}


said = msgspec.json.Decoder(Said).decode
encode = msgspec.json.Encoder().encode


class Seen:
    """What one seat has been shown last."""

    def __init__(self, seat: int, token: str, contribution: str | None = None) -> None:
        self.seat = seat
        self._token = token
        self._contribution = contribution
        self._newest: dict[str, Any] = {}
        self._read: _Ink | _Line | None = None

    def hello(self) -> bytes:
        """The first message of a connection."""
        return encode({"type": "hello", "tokens": [self._token], "patches": True})

    def take(self, message: Said) -> None:
        """Remember the view that came, or change it as told; these clients read all, so that no patch is missing."""
        if message.type == "view":
            self._newest, self._read = msgspec.json.decode(message.view), None
        elif message.patch is not None:
            self.take(message.patch)
        elif message.type == "patch":
            self._newest, self._read = patched(self._newest, msgspec.json.decode(message.changes)), None

    @property
    def shown(self) -> bool:
        """Whether there has been a view."""
        return bool(self._newest)

    def _view(self) -> _Ink | _Line:
        if self._read is None:
            self._read = msgspec.convert(self._newest, _Ink | _Line)
        return self._read

    def choose(self, choice: Callable[[list[int | str]], int | str]) -> Request | None:
        """A request for one of the things that the seat may do now, drawings first; None where it waits for others.

        Before the game it is to tell what the seat has sealed, once it is asked.
        """
        view = self._view()
        if self._contribution and view.fair.asked and view.fair.seats[self.seat].part == "awaited":
            return {"type": "reveal", "contribution": self._contribution}
        listed = view.listed(self.seat)
        return view.request(choice(listed)) if listed else None

    def take_backs(self) -> list[Request]:
        """What the seat may ask for to take something back."""
        view = self._view()
        return [{"type": kind} for kind in view.take_backs] if view.can_undo else []

    def lists(self, request: Request) -> bool:
        """Whether the seat may ask for this now."""
        view = self._view()
        return request in (*self.take_backs(), *map(view.request, view.listed(self.seat)))

    def points(self) -> list[int] | None:
        """The points of all seats when the game is over."""
        by_seat = self._view().points()
        return None if by_seat is None else [by_seat[seat] for seat in sorted(by_seat)]
