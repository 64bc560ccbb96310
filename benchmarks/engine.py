"""The tables of docs/performance.md: `python benchmarks/engine.py`. Takes about two minutes on an idle machine."""

from __future__ import annotations

import os
import random
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


def seconds(command: Sequence[str], **environment: str) -> float:
    """How long a command of its own process takes."""
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "railwright", *command],
        input=b'{"game": "ink"}\n',
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
    )
    return time.perf_counter() - began


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
    with tempfile.TemporaryDirectory() as empty:
        cold = seconds(["score"], RAILWRIGHT_CACHE_DIR=empty)
    print("\n| start | s |\n|---|--:|")
    print(f"| `score`, nothing compiled yet | {cold:.1f} |")
    print(f"| `score`, compiled | {min(seconds(['score']) for _ in range(3)):.2f} |")


if __name__ == "__main__":
    main()
