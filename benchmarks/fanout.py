"""What carries messages between workers: Redis pub/sub beside PostgreSQL's LISTEN and NOTIFY.

    python benchmarks/fanout.py --redis redis://127.0.0.1:6379 --postgres postgresql://user@127.0.0.1/name

Messages of the size of a view go from one connection to another at a steady rate, then as fast as they go (everything
of the moment at once, as the server does it). Told are the times on the way, what this process and the carrier's other
end make of it, and what becomes of a message of 20 kB.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable

Send = Callable[[list[str]], Awaitable[None]]
_RATE = 500
_AT_ONCE = 50


class Arrivals:
    """The times at which messages come; each begins with its number."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.sent: dict[str, float] = {}
        self.more = asyncio.Event()

    def take(self, body: str) -> None:
        self.seconds.append(time.perf_counter() - self.sent[body[:10]])
        self.more.set()

    async def until(self, number: int) -> None:
        async with asyncio.timeout(30):
            while len(self.seconds) < number:
                self.more.clear()
                await self.more.wait()


async def measure(name: str, send: Send, arrivals: Arrivals, size: int, seconds: float) -> None:
    numbers = (f"{number:010}" for number in range(10**9))

    def message() -> str:
        number = next(numbers)
        arrivals.sent[number] = time.perf_counter()
        return number + "x" * (size - 10)

    count = int(_RATE * seconds)
    for _ in range(count):
        await send([message()])
        await asyncio.sleep(1 / _RATE)
    await arrivals.until(count)
    steady = sorted(arrivals.seconds)
    arrivals.seconds.clear()
    began, cpu = time.perf_counter(), time.process_time()
    count = 0
    while time.perf_counter() - began < seconds:
        await send([message() for _ in range(_AT_ONCE)])
        count += _AT_ONCE
        await arrivals.until(count - 20 * _AT_ONCE)
    await arrivals.until(count)
    taken, cpu = time.perf_counter() - began, time.process_time() - cpu
    p50, p99 = (steady[int(len(steady) * part)] * 1000 for part in (0.5, 0.99))
    print(
        f"{name}, {size} bytes: {_RATE}/s p50 {p50:.2f} ms, p99 {p99:.2f} ms; full throttle {count / taken:.0f}/s, "
        f"{cpu / count * 1e6:.0f} us of CPU here for each message"
    )


async def over_redis(url: str, size: int, seconds: float) -> None:
    from redis.asyncio import Redis

    async with Redis.from_url(url) as redis, redis.pubsub() as channel:
        await channel.subscribe("railwright:bench")
        arrivals = Arrivals()

        async def listen() -> None:
            while True:
                told = await channel.get_message(ignore_subscribe_messages=True, timeout=None)
                if told:
                    arrivals.take(told["data"].decode())

        async def send(bodies: list[str]) -> None:
            async with redis.pipeline(transaction=False) as pipe:
                for body in bodies:
                    pipe.publish("railwright:bench", body)
                await pipe.execute()

        listening = asyncio.ensure_future(listen())
        await measure("Redis", send, arrivals, size, seconds)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)


async def over_postgres(url: str, size: int, seconds: float) -> None:
    import asyncpg

    writer, reader = await asyncpg.connect(url), await asyncpg.connect(url)
    arrivals = Arrivals()
    await reader.add_listener("railwright_bench", lambda *told: arrivals.take(told[-1]))

    async def send(bodies: list[str]) -> None:
        await writer.execute("SELECT pg_notify('railwright_bench', body) FROM unnest($1::text[]) AS body", bodies)

    try:
        await measure("PostgreSQL", send, arrivals, size, seconds)
    except asyncpg.PostgresError as error:
        print(f"PostgreSQL, {size} bytes: {error}")
    await writer.close()
    await reader.close()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--redis", required=True)
    parser.add_argument("--postgres", required=True)
    parser.add_argument("--seconds", type=float, default=3.0)
    chosen = parser.parse_args()
    for size in (300, 3000, 20_000):
        await over_redis(chosen.redis, size, chosen.seconds)
        await over_postgres(chosen.postgres, size, chosen.seconds)


asyncio.run(main())
