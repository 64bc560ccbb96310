"""What a process counts while it works, in plain numbers, and how a Prometheus gets it.

Counting costs a move half a microsecond; everything else is worked out when somebody asks.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from railwright.server.problems import REFUSED

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

    from railwright.server.app import Table
    from railwright.server.settings import Settings

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds."""
_WAIT = 2.0


class Times:
    """How often something happened, and how long it took."""

    __slots__ = ("_counts", "_seconds")

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def took(self, seconds: float) -> None:
        """It happened once more."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    @property
    def number(self) -> int:
        """How often it happened."""
        return sum(self._counts)

    def buckets(self) -> tuple[list[tuple[str, float]], float]:
        """For a histogram: how often it took at most so long; and all seconds together."""
        names = [*map(str, BOUNDS), "+Inf"]
        return list(zip(names, map(float, accumulate(self._counts)), strict=True)), self._seconds


MOVES = Times()
"""Requests of players, from being taken up to being confirmed as stored."""
COMMITS = Times()
"""Commits of the store, each with everything of the moment."""


class Collector:
    """All metrics of a server, asked for in its loop from the thread that answers."""

    def __init__(self, table: Table, loop: asyncio.AbstractEventLoop) -> None:
        self._table = table
        self._loop = loop

    def collect(self) -> Iterable[Metric]:
        """Everything as it is now."""
        return asyncio.run_coroutine_threadsafe(self._now(), self._loop).result(_WAIT)

    async def _now(self) -> list[Metric]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        rooms = self._table.rooms
        told: list[Metric] = []
        for name, text, times in (
            ("railwright_move_seconds", "From taking a request up to confirming it as stored.", MOVES),
            ("railwright_commit_seconds", "Commits, each with everything of the moment.", COMMITS),
        ):
            buckets, seconds = times.buckets()
            told.append(HistogramMetricFamily(name, text, buckets=buckets, sum_value=seconds))
        refusals = CounterMetricFamily("railwright_refusals", "Refusals, by their code.", labels=["reason"])
        for reason, number in sorted(REFUSED.items()):
            refusals.add_metric([reason], number)
        told.append(refusals)
        worker = self._table.worker
        for name, text, value in (
            ("railwright_rooms", "Rooms in memory.", rooms.in_memory),
            ("railwright_connections", "Pages that look at a room here.", rooms.watchers),
            ("railwright_bots_at_work", "Bots that think, or wait for a thread.", rooms.bots_at_work),
            ("railwright_lines", "Connections passed on to or from other workers.", worker.lines if worker else 0),
            ("railwright_ready", "Whether this worker may have rooms.", int(rooms.ready)),
        ):
            told.append(GaugeMetricFamily(name, text, value=value))
        return told


def answer_metrics(settings: Settings, table: Table) -> Any:
    """Answer a Prometheus at a port of its own, from a thread; gives what has to be shut down in the end."""
    from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector, start_http_server

    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    GCCollector(registry=registry)
    registry.register(Collector(table, asyncio.get_running_loop()))
    server, _ = start_http_server(settings.metrics_port, settings.metrics_host, registry)
    return server
