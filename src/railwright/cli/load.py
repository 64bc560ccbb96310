"""`railwright load`: how much a server bears. It imports the rest when it runs."""

from __future__ import annotations

import argparse


def register(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--rooms", type=int, default=200, help="rooms at the same time (200)")
    parser.add_argument("--players", type=int, default=2, help="seats and connections of each room (2)")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long moves are counted (10)")
    parser.add_argument("--rate", type=float, default=0.0, help="moves per second in each room; 0: as fast as it goes")
    parser.add_argument(
        "--play", choices=("undo", "games"), default="undo", help="draw and take back (undo), or whole games"
    )
    parser.add_argument("--analyses", action="store_true", help="let finished games be analysed all the time")
    parser.add_argument("--idle", type=int, default=0, metavar="N", help="memory of N connections that do nothing")
    parser.add_argument(
        "--restart", type=int, default=0, metavar="N", help="instead: the restart with N running matches"
    )
    parser.add_argument("--database", default="", help="a URL postgresql://…; else a SQLite file, removed in the end")
    parser.add_argument("--url", default="", help="a running server instead of one that is started for this")


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    from railwright.cli import load_run

    return load_run.run(arguments)
