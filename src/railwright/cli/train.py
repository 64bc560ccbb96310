"""`railwright train`: teach the players of Railroad Ink one edition and expansion; its options."""

from __future__ import annotations

import argparse
from itertools import product

from railwright.ink.rules.expansions import KEYS

SETS = ["-".join(filter(None, game)) for game in product(("base", "challenge"), KEYS)]
GAMES, GAMES_FROM_BASE = 80_000, 20_000
"""What the weights of the package were trained with: the base game from nothing, the others from the base game."""


def register(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("set", choices=SETS, metavar="SET", help="what to learn: " + ", ".join(SETS))
    parser.add_argument(
        "--games", type=int, metavar="N", help=f"games to play ({GAMES:,} from nothing, else {GAMES_FROM_BASE:,})"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same number gives the same weights (1)")
    parser.add_argument(
        "--start",
        metavar="FILE",
        help="weights to begin with, of the base game without or with this expansion, or `nothing` "
        "(the package's base game; base itself from nothing)",
    )
    parser.add_argument("--out", default="weights", metavar="FOLDER", help="where weights and log go (weights)")
    parser.add_argument("--resume", action="store_true", help="go on where this training was stopped")


def run(arguments: argparse.Namespace) -> int:
    """Train with a bar of progress; returns the exit status of the command."""
    from railwright.cli import train_run

    return train_run.run(arguments)
