"""`railwright calibrate`: measure how the values of an analysis are set right; its options."""

from __future__ import annotations

import argparse

from railwright.cli.train import SETS

GAMES = 100


def register(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("set", choices=SETS, metavar="SET", help="what to measure: " + ", ".join(SETS))
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"games of each player ({GAMES})")
    parser.add_argument(
        "--players", default="master,strong,casual", metavar="…", help="who plays them (master,strong,casual)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same number gives the same games (1)")
    parser.add_argument(
        "--out", default="calibration", metavar="FOLDER", help="where the corrections and the games go (calibration)"
    )
    parser.add_argument("--workers", type=int, default=None, metavar="N", help="processes (one for each core)")
    parser.add_argument(
        "--check", action="store_true", help="measure the corrections of the package on these games instead"
    )


def run(arguments: argparse.Namespace) -> int:
    """Measure with a bar of progress; returns the exit status of the command."""
    from railwright.cli import calibrate_run

    return calibrate_run.run(arguments)
