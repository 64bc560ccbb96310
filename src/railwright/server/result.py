"""What is stored with the last move of a game: results of contests, and what people find in their history."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from railwright.server.store.contest_rows import attempt_ended, master_ended
from railwright.server.store.played_rows import game_played, match_played
from railwright.server.store.records import Statement

if TYPE_CHECKING:
    from railwright.server.room import Room

PLAYER = 0
"""The seat of whoever plays in a contest; all others are bots."""


class BotPlace(msgspec.Struct, frozen=True):
    """A bot at a table, and where it came in."""

    bot: str
    place: int


def result_of(room: Room, now: float) -> tuple[Statement, ...]:
    """What a finished game leaves; nothing where it goes on."""
    if not room.game.over or room.head.paper or room.head.what_if is not None:
        return ()
    return (*_of_contest(room, now), *_of_people(room, now))


def _of_contest(room: Room, now: float) -> tuple[Statement, ...]:
    """The result of an attempt, or of Master's game; nothing of one that does not count."""
    contest = room.head.contest
    if contest is None or not (contest.counted or contest.master):
        return ()
    points = room.game.standing()[PLAYER]
    if contest.master:
        return (master_ended(contest.id, room.id, points, _parts(room, PLAYER)),)
    return attempt_ended(room.id, points, _parts(room, PLAYER), now)


def _of_people(room: Room, now: float) -> list[Statement]:
    """One row for each seat that a person has played to the end; rated where several people met on dice of nobody."""
    head, seats = room.head, room.seats
    people = [number for number, seat in enumerate(seats) if not seat.is_bot]
    points, places = room.game.standing(), room.game.places()
    bots = [BotPlace(seat.bot, places[number]) for number, seat in enumerate(seats) if seat.is_bot and seat.bot]
    variant = (head.game, str(head.options.get("edition") or ""), str(head.options.get("expansion") or ""))
    fair = not head.chosen and (head.contest is None or head.contest.counted)
    table = (len(seats), len(people), msgspec.json.encode(bots).decode())
    match = fair and len(people) > 1
    rows = [
        game_played(
            room.id,
            seat,
            variant,
            now,
            (points[seat], _parts(room, seat), places[seat]),
            table,
            fair=fair,
            rated=match,
        )
        for seat in people
    ]
    return [*rows, match_played(room.id)] if match else rows


def _parts(room: Room, seat: int) -> str:
    return msgspec.json.encode(room.game.parts(seat)).decode()
