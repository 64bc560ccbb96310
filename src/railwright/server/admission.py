"""Who may look at a room: spectators as long as there is room for them, players always.

A player's place is never taken by anybody: spectators are counted apart, and where one seat has too many connections,
its own oldest ones give way.
"""

from __future__ import annotations

from railwright.server.audience import Audience, Viewer, Watcher
from railwright.server.problems import Problem
from railwright.server.settings import Settings


def admit(audience: Audience, watcher: Watcher, viewers: tuple[Viewer, ...], settings: Settings) -> None:
    """Let somebody look for these seats, or as a spectator, or refuse."""
    others = [other for other in audience.watchers if other is not watcher]
    if None in viewers and sum(None in other.viewers for other in others) >= settings.most_viewers:
        raise Problem("too_many_viewers")
    for seat in viewers:
        connected = [other for other in others if seat is not None and seat in other.viewers]
        for oldest in connected[: max(0, len(connected) + 1 - settings.seat_connections)]:
            audience.leave(oldest)
            oldest.give_way()
