"""Every kind of view made once before anybody waits for one, so that kernels are compiled and loaded by then."""

from __future__ import annotations

from railwright.ink.options import combinations
from railwright.server.games import Frame
from railwright.server.head import Head, new_game
from railwright.server.seats import Seat


def rehearse() -> None:
    """Begin a game of each kind and look at it."""
    for options in combinations(players=2):
        choice = {"edition": options.edition, "expansion": options.expansion, "draft": options.draft}
        _look(Head("ink", choice, [Seat("open"), Seat("open")], "rehearsal"))
    _look(Head("line", {}, [Seat("open"), Seat("open")], "rehearsal"))


def _look(head: Head) -> None:
    game, dice = new_game(head)
    game.begin()
    for seat in (0, None):
        game.view(seat, Frame("", head.seats, "en", None, None, dice.view(game)))
