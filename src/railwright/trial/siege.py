"""What a flood from one address costs everybody else: the same load without it and beside it, within the usual limits.

`python -m railwright.trial.siege SECONDS` prints the figures.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from railwright.trial.host import Host, free_port
from railwright.trial.load import Load, Plan

ENEMY = "127.0.0.66"
_ROOMS = 12
_RATE = 2.0
_BEFORE = 2.0
_REFUSALS = 'railwright_refusals_total{reason="'
_FIGURES = ("p50_ms", "p99_ms", "moves_per_second", "refused", "lost_connections", "rss_mb")


def besiege(seconds: float, folder: Path, *, limited: bool = True) -> dict[str, Any]:
    """Figures of honest players at peace and under the flood; what the enemy has tried, and what was refused how often.

    `limited`: whether the server has its usual limits, or none, to see what they are good for.
    """
    metrics = free_port()
    host = Host(str(folder / "games.db"), limited=limited, metrics_port=metrics)
    host.start()
    try:
        host.wait_until_at_rest()
        peace = asyncio.run(Load(host.url, Plan(_ROOMS, 2, seconds, _RATE), host).measure())
        before, began = host.cpu_seconds(), time.monotonic()
        enemy = subprocess.Popen(  # noqa: S603 - our own module
            [sys.executable, "-m", "railwright.trial.flood", host.url, ENEMY, str(seconds + 2 * _BEFORE)],
            stdout=subprocess.PIPE,
            text=True,
        )
        war = asyncio.run(_later(Load(host.url, Plan(_ROOMS, 2, seconds, _RATE), host)))
        told, _ = enemy.communicate()
        refused = _refusals(metrics)
        used, lasted = host.cpu_seconds() - before, time.monotonic() - began
        alive = host.running
    finally:
        host.kill()
    return {
        "peace": {name: peace[name] for name in _FIGURES},
        "flood": {name: war[name] for name in _FIGURES},
        "server_cpu_seconds": round(used, 1),
        "flood_seconds": round(lasted, 1),
        "alive": alive,
        "tried": json.loads(told),
        "refused": refused,
    }


def _refusals(port: int) -> dict[str, int]:
    """What the server has refused so far, by the code."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    told = (line.removeprefix(_REFUSALS).split('"} ') for line in lines if line.startswith(_REFUSALS))
    return {reason: int(float(number)) for reason, number in told}


async def _later(load: Load) -> dict[str, Any]:
    await asyncio.sleep(_BEFORE)
    return await load.measure()


def main(seconds: str) -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(besiege(float(seconds), Path(folder)), indent=2))


if __name__ == "__main__":
    main(*sys.argv[1:])
