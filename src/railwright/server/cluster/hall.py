"""The hall of several workers, in Redis: a notice is a key that ends by itself, who waits stands in a list."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from railwright.core.errors import RailwrightError
from railwright.server.hall.hall import LASTS_SECONDS
from railwright.server.hall.notices import Notice

if TYPE_CHECKING:
    from redis.asyncio import Redis

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Notice).decode
_TABLES = "railwright:tables"
_LASTS_MS = int(LASTS_SECONDS * 1000)
_SECONDS = 3.0

# Rooms whose notice is gone are passed over: their worker has died.
_MEET = """
local own = ARGV[1]
local place = own ~= '' and redis.call('LPOS', KEYS[1], own)
if own ~= '' and not place then return false end
local waiting = redis.call('LRANGE', KEYS[1], 0, -1)
for _, room in ipairs(waiting) do
  if room ~= own then
    redis.call('LREM', KEYS[1], 0, room)
    if redis.call('EXISTS', ARGV[2] .. room) == 1 then
      if own ~= '' then redis.call('LREM', KEYS[1], 0, own) end
      return room
    end
  end
end
return false
"""
_WAIT = """
if not redis.call('LPOS', KEYS[1], ARGV[1]) then redis.call('RPUSH', KEYS[1], ARGV[1]) end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return true
"""


class RedisHall:
    """The notices of all workers that share a Redis."""

    def __init__(self, url: str) -> None:
        self._url = url

    async def open(self) -> None:
        """Connect."""
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        self._errors: tuple[type[Exception], ...] = (RedisError, OSError, TimeoutError)
        self._redis: Redis = Redis.from_url(
            self._url, socket_timeout=_SECONDS, socket_connect_timeout=_SECONDS, decode_responses=True
        )
        self._meet = self._redis.register_script(_MEET)
        self._wait = self._redis.register_script(_WAIT)

    async def close(self) -> None:
        """Let go."""
        await self._redis.aclose()

    async def post(self, notice: Notice) -> None:
        """Hang a notice up, or renew it."""
        with self._told():
            await self._redis.set(_key(notice.room), _encode(notice), px=_LASTS_MS)
            if notice.open_to == "anybody":
                await self._call(self._redis.sadd(_TABLES, notice.room))
            else:
                await self._wait(keys=[_line(notice.wish)], args=[notice.room, _LASTS_MS])

    async def withdraw(self, room: str) -> None:
        """Take a notice down."""
        with self._told():
            found = await self._redis.getdel(_key(room))
            await self._call(self._redis.srem(_TABLES, room))
            if found is not None:
                await self._call(self._redis.lrem(_line(_decode(found).wish), 0, room))

    async def tables(self) -> list[Notice]:
        """The tables that are open to anybody."""
        with self._told():
            rooms = sorted(await self._call(self._redis.smembers(_TABLES)))
            found = await self._redis.mget([_key(room) for room in rooms]) if rooms else []
            gone = [room for room, notice in zip(rooms, found, strict=True) if notice is None]
            if gone:
                await self._call(self._redis.srem(_TABLES, *gone))
        return [_decode(notice) for notice in found if notice is not None]

    async def meet(self, wish: str, own: str | None) -> str | None:
        """The room of whoever has waited longest for the same."""
        with self._told():
            found: str | None = await self._meet(keys=[_line(wish)], args=[own or "", _key("")])
        return found

    async def _call(self, answer: Any) -> Any:
        """What a command answers; the client's hints leave open whether it has to be waited for."""
        return await answer

    @contextlib.contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except self._errors as error:
            raise RailwrightError("cluster_redis_unusable", why=str(error)) from error


def _key(room: str) -> str:
    return f"railwright:notice:{room}"


def _line(wish: str) -> str:
    return f"railwright:waiting:{wish}"
