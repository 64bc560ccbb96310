"""Whether a kept room is whole: its events have no gap, and they lead to a game."""

from __future__ import annotations

import msgspec

from railwright.core.errors import RailwrightError
from railwright.server.head import RULES, Head, PlayedUnder, RoomEvent, new_game, read_event, tell_dice
from railwright.server.store.kept import KeptRoom, UnreadableRoom


def fault(room: KeptRoom | UnreadableRoom) -> RailwrightError | None:
    """What is wrong with a room, as a sentence; None for one that is whole, closed, or of other rules."""
    if isinstance(room, UnreadableRoom):
        return RailwrightError("db_room_unreadable", room=room.id, why=room.why)
    if room.expired is not None:
        return RailwrightError("db_room_not_empty", room=room.id) if room.events else None
    for place, event in enumerate(room.events, 1):
        if event.number != place:
            return RailwrightError("db_room_gap", room=room.id, number=place)
    requests = [event.request for event in room.events if event.request is not None]
    if len(set(requests)) < len(requests):
        return RailwrightError("db_room_twice", room=room.id)
    return _unfoldable(room)


def is_of_other_rules(room: KeptRoom) -> bool:
    """Whether the rules of a game have changed since: such a room is kept, but not played on."""
    played = msgspec.json.decode(room.head, type=PlayedUnder)
    return played.rules != RULES[played.game]


def _unfoldable(room: KeptRoom) -> RailwrightError | None:
    number = 0
    try:
        if is_of_other_rules(room):
            return None
        head = msgspec.json.decode(room.head, type=Head)
        game, dice = new_game(head)
        for event in room.events:
            number = event.number
            told = read_event(head.game, event.body)
            if isinstance(told, RoomEvent):
                tell_dice(dice, told)
            else:
                game.restore(told)
        if game.over and not head.paper:
            game.record(dice.origin(game))
    except Exception as error:  # whatever a damaged body leads to
        return RailwrightError("db_room_broken", room=room.id, number=number, why=str(error) or type(error).__name__)
    return None
