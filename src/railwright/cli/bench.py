"""`railwright bench`: the speed of both engines on one core, as a table or as one JSON object."""

from __future__ import annotations

import importlib.metadata
import os
import platform
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from railwright import __version__
from railwright.cli import env_bench, ink_bench, ink_warm_up, line, line_warm_up
from railwright.core.progress import compile_seconds


def bench(*, as_json: bool) -> int:
    """Measure and print."""
    figures = measure()
    if as_json:
        print(msgspec.json.encode(figures).decode())
    else:
        _print_table(figures)
    return 0


def measure() -> dict[str, Any]:
    """All figures."""
    console = Console(stderr=True)
    ink_warm_up.warm_up(bots=True)
    with console.status("Measuring Railroad Ink"):
        games: dict[str, Any] = dict(ink_bench.games_per_second())
        calls = ink_bench.calls_us()
    with console.status("Measuring Rail Line"):
        rail_line = line.bench()
    games["line"] = rail_line["games_per_second"]
    environments = {}
    if env_bench.is_installed():
        with console.status("Measuring the environments"):
            environments = {"env_steps_per_second": env_bench.steps_per_second()}
    calls["line_legal_python"] = rail_line["legal_python_us"]
    packages = (ink_warm_up.RULES, ink_warm_up.BOTS, line_warm_up.RULES, line_warm_up.BOTS, env_bench.PACKAGE)
    return {
        "games_per_second": {
            game: {option: round(speed) for option, speed in by_option.items()} for game, by_option in games.items()
        },
        "calls_us": {name: round(value, 2) for name, value in calls.items()},
        **environments,
        "compile_s": round(sum(compile_seconds(package) for package in packages), 1),
        "machine": machine(),
        "versions": {
            "railwright": __version__,
            "python": platform.python_version(),
            **{package: importlib.metadata.version(package) for package in ("numba", "numpy", "llvmlite")},
        },
    }


def machine() -> str:
    """The processor and the number of cores, in words."""
    name = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.is_file():
        models = [
            line.partition(":")[2].strip() for line in cpus.read_text().splitlines() if line.startswith("model name")
        ]
        name = models[0] if models else name
    return f"{name}, {os.cpu_count()} cores, {platform.system()}"


def _print_table(figures: dict[str, Any]) -> None:
    console = Console(highlight=False)
    table = Table("game", "option", "random games per second", title="One core, reading sections")
    for game, by_option in figures["games_per_second"].items():
        for option, speed in by_option.items():
            table.add_row(game, option, f"{speed:,}")
    console.print(table)
    for name, value in figures["calls_us"].items():
        console.print(f"{name}: {value} us")
    for name, speed in figures.get("env_steps_per_second", {}).items():
        console.print(f"environments, {name.replace('_', ' ')}: {speed:,} steps per second")
    console.print(f"compiled in {figures['compile_s']} s on {figures['machine']}")
