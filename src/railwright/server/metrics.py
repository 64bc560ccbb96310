"""How a Prometheus gets what the server counts; all of it is worked out when somebody asks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from railwright.server.meters import COMMITS, MOVES
from railwright.server.problems import REFUSED

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

    from railwright.server.app import Table
    from railwright.server.settings import Settings

_WAIT = 2.0


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
            ("railwright_bots_thinking", "Bots and hints that think.", self._table.bots.thinking),
            ("railwright_bots_waiting", "Bots and hints that wait for a thread.", self._table.bots.waiting),
            ("railwright_writer_queue", "Writes that wait for the next commit.", rooms.store.waiting),
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
