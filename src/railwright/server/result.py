"""What is stored with the last move of a game that counts in a contest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from railwright.server.store.contest_rows import attempt_ended, master_ended
from railwright.server.store.records import Statement

if TYPE_CHECKING:
    from railwright.server.room import Room

PLAYER = 0
"""The seat of whoever plays in a contest; all others are bots."""


def result_of(room: Room, now: float) -> tuple[Statement, ...]:
    """The result of an attempt, or of Master's game; nothing where there is none yet, or none that counts."""
    contest = room.head.contest
    if contest is None or not room.game.over or not (contest.counted or contest.master):
        return ()
    points = room.game.standing()[PLAYER]
    if contest.master:
        return (master_ended(contest.id, points),)
    parts = msgspec.json.encode(room.game.parts(PLAYER)).decode()
    return attempt_ended(room.id, points, parts, now)
