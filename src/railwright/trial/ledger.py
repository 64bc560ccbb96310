"""What clients were told is stored, and whether the store has it: each action once, each game to its end, as shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from railwright.core.errors import RailwrightError
from railwright.ink import audit as ink_audit
from railwright.ink import record as ink_record
from railwright.line import audit as line_audit
from railwright.line import record as line_record
from railwright.server.carried_out import stamp
from railwright.server.head import Head, RoomEvent, new_game, read_event, tell_dice
from railwright.server.messages import Change
from railwright.server.store import Store, StoredRoom
from railwright.trial.kinds import Wish
from railwright.trial.table import Request


@dataclass
class Match:
    """A match as its clients have seen it."""

    room: str
    kind: Wish
    acked: dict[str, Request] = field(default_factory=dict)
    """What was confirmed, by the stamp under which the store keeps it."""
    points: dict[int, list[int]] = field(default_factory=dict)
    """The final points of all seats, as each seat was shown them."""
    doubled: int = 0
    """Requests that were confirmed twice, each time as something else."""

    def confirm(self, request: Request) -> None:
        """A request is stored, the server says."""
        self.acked[stamp(msgspec.convert(request, Change)).stored] = request


@dataclass
class Findings:
    """What is wrong with the store; all are zero where it is as it should be."""

    lost: int = 0
    doubled: int = 0
    unfinished: int = 0
    replays_differ: int = 0


async def compare(matches: Iterable[Match], store: Store) -> Findings:
    """Look up every match of the clients."""
    found = Findings()
    for match in matches:
        stored = await store.load(match.room)
        if not isinstance(stored, StoredRoom):
            found.lost += len(match.acked)
            found.unfinished += 1
            continue
        _compare_actions(match, stored, found)
        _compare_end(match, stored, found)
    return found


def _compare_actions(match: Match, stored: StoredRoom, found: Findings) -> None:
    found.doubled += match.doubled
    times = Counter(event.request for event in stored.events if event.request is not None)
    bodies = {event.request: msgspec.json.decode(event.body) for event in stored.events}
    for key, request in match.acked.items():
        if not times[key] or any(
            bodies[key].get(name) != request[name] for name in ("action", "pair", "contribution") if name in request
        ):
            found.lost += 1
    found.doubled += sum(times.values()) - len(times.keys() & match.acked.keys())


def _compare_end(match: Match, stored: StoredRoom, found: Findings) -> None:
    shown = list(match.points.values())
    people = sum(seat["kind"] != "bot" for seat in match.kind["seats"])
    if len(shown) < people:
        found.unfinished += 1
    elif any(points != shown[0] for points in shown) or _replayed(stored) != shown[0]:
        found.replays_differ += 1


def _replayed(stored: StoredRoom) -> list[int] | None:
    """The points of a match that is folded anew from the store, written as a record, verified and read back."""
    head = msgspec.json.decode(stored.record.head, type=Head)
    game, dice = new_game(head)
    try:
        for event in stored.events:
            read = read_event(head.game, event.body)
            if isinstance(read, RoomEvent):
                tell_dice(dice, read)
            else:
                game.restore(read)
        if not game.over:
            return None
        record = game.record(dice.origin(game))
        if head.game == "ink":
            ink_audit.audit_record(record)
            ink = ink_record.read_record(record)
            return [ink.score(seat).total for seat in range(len(head.seats))]
        line_audit.audit_record(record)
        return [score.total for score in line_record.read_record(record, head.deck).scores()]
    except (RailwrightError, msgspec.MsgspecError):
        return None
