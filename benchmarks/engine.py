"""The tables of docs/performance.md: `python benchmarks/engine.py`. Takes about three minutes on an idle machine.

`--starts` measures the starts alone; `--beside PYTHON` takes turns with the interpreter of another checkout.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence

from railwright.cli.bench import measure
from railwright.ink.rules.pieces import PIECES
from railwright.ink.score import quick_total
from railwright.ink.sheet import Sheet

WORST = {
    "49 highway crossings": ["special-hhhh"],
    "49 highway T": ["highway-t"],
    "T and crossings": ["highway-t", "special-hhhh"],
    "double curves and crossings": ["highway-double-curve", "special-hhhh"],
}
SHEETS = 30


def start(python: str, command: Sequence[str], cache: str | None) -> tuple[float, float]:
    """Seconds on the clock and of the processors until a command has ended, or until it serves."""
    fresh = {"RAILWRIGHT_CACHE_DIR": cache, "RAILWRIGHT_DATABASE": f"{cache}/games.db"} if cache else {}
    environment = {**os.environ, **fresh}
    used, began = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime, time.perf_counter()
    with subprocess.Popen(
        [python, "-m", "railwright", *command],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b'{"game": "ink"}\n')
        process.stdin.close()
        assert process.stdout.readline(), "the command failed"
        process.terminate()
    return time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - used


def starts(pythons: Sequence[str], turns: int) -> None:
    """Print how long `score` and `serve` take to start, the best of several turns."""
    serve = ["serve", "--port", "0"]
    rows = {
        "`score`, nothing compiled yet": (["score"], True),
        "`serve`, nothing compiled yet": (serve, True),
        "`score`, compiled": (["score"], False),
    }
    print("\n| start | s | CPU s |" + " before, s | before, CPU s |" * (len(pythons) - 1))
    print("|---|--:|--:|" + "--:|--:|" * (len(pythons) - 1))
    for name, (command, cold) in rows.items():
        found: dict[str, list[tuple[float, float]]] = {python: [] for python in pythons}
        for _ in range(turns):
            for python in pythons:
                with tempfile.TemporaryDirectory() as empty:
                    found[python].append(start(python, command, empty if cold else None))
        best = [min(column) for python in pythons for column in zip(*found[python], strict=True)]
        print(f"| {name} | " + " | ".join(f"{figure:.1f}" if cold else f"{figure:.2f}" for figure in best) + " |")


def worst_sheet(pieces: list[str]) -> float:
    """The longest time, in milliseconds, that a full sheet of these pieces takes to score in either reading."""
    worst = 0.0
    for seed in range(SHEETS):
        lot = random.Random(seed)
        drawn = []
        for space in range(49):
            piece = PIECES[lot.choice(pieces)]
            drawn.append((*divmod(space, 7), piece.name, lot.choice(piece.variants).orientation))
        for longest in ("sections", "spaces"):
            sheet = Sheet.of_pieces(drawn, longest=longest)
            began = time.process_time()
            quick_total(sheet)
            worst = max(worst, time.process_time() - began)
    return worst * 1000


def main() -> None:
    """Measure everything and print it as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", action="store_true", help="measure the starts alone")
    parser.add_argument("--beside", metavar="PYTHON", help="measure the starts of another checkout in turns with these")
    parser.add_argument("--turns", type=int, default=3, help="how often each start is measured")
    chosen = parser.parse_args()
    if not chosen.starts:
        speeds()
    starts([sys.executable, *([chosen.beside] if chosen.beside else [])], chosen.turns)


def speeds() -> None:
    """Print how fast games are played, calls are answered and the worst sheets scored."""
    figures = measure()
    versions = ", ".join(f"{name} {version}" for name, version in figures["versions"].items())
    print(f"Machine: {figures['machine']}. {versions}.\n")
    print("| game | option | random games per second |\n|---|---|--:|")
    for game, by_option in figures["games_per_second"].items():
        for option, speed in by_option.items():
            print(f"| {game} | {option} | {speed:,} |")
    print("\n| call | µs |\n|---|--:|")
    for name, value in figures["calls_us"].items():
        print(f"| {name} | {value} |")
    print(f"\n| worst of {SHEETS} full sheets, both readings | ms |\n|---|--:|")
    for name, pieces in WORST.items():
        print(f"| {name} | {worst_sheet(pieces):.1f} |")


if __name__ == "__main__":
    main()
