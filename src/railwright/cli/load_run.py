"""`railwright load` at work: from its options to a server, a measurement and what is printed of it."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from railwright.bots.readiness import all_players
from railwright.cli import ink_bench
from railwright.cli.warm_up import warm_up
from railwright.core.errors import MalformedError, RailwrightError
from railwright.trial.host import Host, raise_file_limit
from railwright.trial.load import Load, Plan, Watched, idle_memory
from railwright.trial.restart import restart_times

_LEAST = {"rooms": 1, "players": 1, "seconds": 0.1, "rate": 0, "idle": 0, "restart": 0}


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    _check(arguments)
    raise_file_limit()
    console = Console(stderr=True, highlight=False)
    try:
        with _ended_by_sigterm():
            figures = asyncio.run(_measure(arguments, console.status))
    except (OSError, TimeoutError) as error:
        raise RailwrightError("trial_unreachable", why=str(error)) from error
    print_figures(figures, as_json=arguments.json)
    return 0


def check_least(arguments: argparse.Namespace, least: Mapping[str, float]) -> None:
    """Refuse numbers that are too small."""
    for name, number in least.items():
        if not getattr(arguments, name) >= number:
            raise MalformedError("setting_least", name=name, least=str(number), value=str(getattr(arguments, name)))


def _check(arguments: argparse.Namespace) -> None:
    check_least(arguments, _LEAST)
    if arguments.url and (arguments.database or arguments.idle or arguments.restart):
        raise MalformedError("trial_own_server")


async def _measure(arguments: argparse.Namespace, watched: Watched) -> dict[str, Any]:
    plan = Plan(
        arguments.rooms, arguments.players, arguments.seconds, arguments.rate, arguments.play, arguments.analyses
    )
    if arguments.url:
        return await Load(arguments.url, plan, None, watched).measure()
    with own_server(arguments.database, watched) as host:
        if arguments.restart:
            return await restart_times(host, arguments.restart, watched)
        idle: dict[str, float] = {}
        if arguments.idle:
            idle = await idle_memory(host, arguments.idle, arguments.players, watched)
        figures = await Load(host.url, plan, host, watched).measure()
    return {**figures, **idle, "random_games_per_second": round(ink_bench.base_games_per_second())}


@contextmanager
def _ended_by_sigterm() -> Iterator[None]:
    """Let SIGTERM end this process as Ctrl-C does: together with the servers that it has started."""
    earlier = signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, earlier)


def compile_all() -> None:
    """Compile visibly what a server would compile beside what is tried."""
    warm_up()
    for players in all_players():
        players.compile()


@contextmanager
def own_server(database: str, watched: Watched) -> Iterator[Host]:
    """A server that is started for this, with a database of its own unless one is named."""
    compile_all()
    with tempfile.TemporaryDirectory() as folder:
        host = Host(database or str(Path(folder) / "games.db"))
        try:
            with watched("Starting a server"):
                host.start()
                host.wait_until_at_rest()
            yield host
        finally:
            host.stop()


def print_figures(figures: dict[str, Any], *, as_json: bool) -> None:
    """As one JSON object, or as a table."""
    if as_json:
        print(msgspec.json.encode(figures).decode())
        return
    table = Table("", "", show_header=False)
    for name, value in figures.items():
        table.add_row(name, "-" if value is None else f"{value:,}" if isinstance(value, int | float) else str(value))
    Console(highlight=False).print(table)
