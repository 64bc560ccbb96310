"""Who may think next: addresses take turns, within an address its rooms, so that nobody's bots wait for another's.

One address never has all threads: where there are several, one is left for whoever comes.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from dataclasses import dataclass

Waiting = deque["asyncio.Future[None]"]


@dataclass(frozen=True, slots=True)
class Party:
    """For whom a bot thinks: the address that opened the room or asks for a hint, and the room."""

    address: str
    room: str


class FairQueue:
    """So many places; those who wait get the next free one by turns."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._most_of_one = max(1, places - 1)
        self._busy: Counter[str] = Counter()
        self._queues: OrderedDict[str, OrderedDict[str, Waiting]] = OrderedDict()

    def waiting(self, address: str) -> int:
        """How many of an address wait."""
        return sum(not turn.done() for queue in self._queues.get(address, {}).values() for turn in queue)

    @property
    def all_waiting(self) -> int:
        """How many wait."""
        return sum(self.waiting(address) for address in self._queues)

    @property
    def busy(self) -> int:
        """How many have a place."""
        return self._busy.total()

    async def take(self, party: Party) -> None:
        """Wait for a place; whoever gets one gives it back."""
        turn = asyncio.get_running_loop().create_future()
        rooms = self._queues.setdefault(party.address, OrderedDict())
        rooms.setdefault(party.room, deque()).append(turn)
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(party)
            raise

    def give_back(self, party: Party) -> None:
        """A place is free again."""
        self._free += 1
        self._busy[party.address] -= 1
        if not self._busy[party.address]:
            del self._busy[party.address]
        self._next()

    def _next(self) -> None:
        """Give free places to those whose turn it is."""
        for address in list(self._queues):
            if not self._free:
                return
            if self._busy[address] < self._most_of_one and (turn := self._pop(address)):
                self._free -= 1
                self._busy[address] += 1
                turn.set_result(None)

    def _pop(self, address: str) -> asyncio.Future[None] | None:
        """The next of an address that still waits; the address and its room go to the end of their queues."""
        rooms = self._queues.pop(address)
        found: asyncio.Future[None] | None = None
        while rooms and found is None:
            room, queue = rooms.popitem(last=False)
            while queue and found is None:
                turn = queue.popleft()
                found = None if turn.done() else turn
            if queue:
                rooms[room] = queue
        if rooms:
            self._queues[address] = rooms
        return found
