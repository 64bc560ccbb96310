"""Calls players who are away: when their turn comes, once a turn, and when somebody reminds them.

All of it goes on beside the loop: a few threads send, what they cannot manage is left out, and no game waits for it.
"""

from __future__ import annotations

import asyncio
import http.client
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import msgspec

from railwright.core.errors import RailwrightError
from railwright.core.language import Language, Name, speaker
from railwright.server.http_messages import PushSubscription
from railwright.server.push.posting import check_endpoint, post
from railwright.server.push.vapid import PushKey, encrypted
from railwright.server.store import Store
from railwright.server.store.records import Subscribe, Subscription, Unsubscribe

if TYPE_CHECKING:
    from railwright.server.room import Room
    from railwright.server.settings import Settings

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_THREADS = 4
_MOST_UNDERWAY = 500
_MOST_DEVICES = 4
"""Of one seat; a further one takes the place of the oldest."""
_GONE = (404, 410)
_FAULTS = (OSError, http.client.HTTPException, RailwrightError, ValueError)


class Push:
    """Sends messages to the browsers that have subscribed for a seat."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._key = PushKey(settings.push_key, settings.push_contact)
        self._delay = settings.push_delay
        self._stand_in = settings.push_stand_in
        self._store = store
        self._threads = ThreadPoolExecutor(_THREADS, "push")
        self._underway: set[asyncio.Task[None]] = set()

    @property
    def key(self) -> str:
        """The public key, with which browsers subscribe."""
        return self._key.public

    def close(self) -> None:
        """Send nothing more."""
        for task in self._underway:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- who wants messages ---------------------------------------------------------------------------------------
    async def subscribe(self, room: Room, seat: int, told: PushSubscription) -> None:
        """Remember where a seat's browser is reached, or refuse the address."""
        check_endpoint(told.endpoint, self._stand_in)
        new = Subscription(seat, told.endpoint, told.p256dh, told.auth, told.language, time.time())
        known = await self._store.subscriptions(room.id, seat)
        others = [one for one in known if one.endpoint != new.endpoint]
        for oldest in others[: max(0, len(others) - _MOST_DEVICES + 1)]:
            await self._store.write(Unsubscribe(room.id, oldest.endpoint, seat))
        await self._store.write(Subscribe(room.id, new))

    async def unsubscribe(self, room: Room, seat: int, endpoint: str) -> None:
        """Send a seat nothing more to this address."""
        await self._store.write(Unsubscribe(room.id, endpoint, seat))

    # --- messages -------------------------------------------------------------------------------------------------
    def call(self, room: Room, seat: int, by: int | None = None) -> None:
        """A seat's turn has come, or another one reminds it: send a message soon, unless its player is here."""
        if not _is_away(room, seat) or len(self._underway) >= _MOST_UNDERWAY:
            return
        task = asyncio.ensure_future(self._call(room, seat, by, room.game.turn()))
        self._underway.add(task)
        task.add_done_callback(self._underway.discard)

    async def _call(self, room: Room, seat: int, by: int | None, turn: object) -> None:
        await asyncio.sleep(self._delay)
        if not _is_away(room, seat) or room.game.turn() != turn or seat not in room.game.waiting():
            return
        try:
            for subscription in await self._store.subscriptions(room.id, seat):
                await self._send(room, subscription, by)
        except _FAULTS as error:
            _log.warning("Room %s: a message could not be sent: %s", room.id, error)

    async def _send(self, room: Room, subscription: Subscription, by: int | None) -> None:
        message = _encode(_told(room, subscription.seat, by, subscription.language))
        loop = asyncio.get_running_loop()
        try:
            status = await loop.run_in_executor(self._threads, self._post, subscription, message)
        except _FAULTS as error:
            _log.warning("A push service could not be reached: %s", error)
            return
        if status in _GONE:
            await self._store.write(Unsubscribe(room.id, subscription.endpoint, subscription.seat))
        elif status >= http.client.BAD_REQUEST:
            _log.warning("A push service has refused a message: %d", status)

    def _post(self, subscription: Subscription, message: bytes) -> int:
        body = encrypted(subscription, message)
        return post(subscription.endpoint, self._key.headers(subscription.endpoint), body, self._stand_in)


def _is_away(room: Room, seat: int) -> bool:
    return not room.seats[seat].is_bot and not room.audience.has(seat)


def _told(room: Room, seat: int, by: int | None, language: Language) -> dict[str, Any]:
    """What the browser shows, in the player's language."""
    say = speaker(language)
    game = say("push-game", game=Name("game", room.head.options.get("edition", "line")), room=room.id)
    others = [other.shown for number, other in enumerate(room.seats) if number != seat and other.shown]
    title = say("push-turn") if by is None else say("push-nudge", name=room.seats[by].shown)
    body = say("push-with", game=game, others=say.listed(others)) if others else game
    return {"room": room.id, "title": title, "body": body}
